/** Reads one text line as exactly N evenly spaced characters. */
import type { Gray, Point } from "../picture/gray.ts";
import type { TextLine } from "./band.ts";
import { classifyStrip, NET_SHAPE, type Net, netColumns } from "./net.ts";
import { cutStrip, type LinePath, normaliseStrip } from "./strip.ts";

const { classes: CLASSES, step: STEP, firstCentre: FIRST_CENTRE, pitch: PITCH } = NET_SHAPE;
/** Characters of the alphabet; the class after them means "not centred". */
const CHARACTERS = CLASSES - 1;
/** Steps of the net to one character. */
const STEPS = PITCH / STEP;
/** Characters of paper read before the first and after the last. */
const MARGIN = 2;
/** How far the first and last character may lie from the ends of the ink, in steps. */
const END_SLACK = 7;

/** Probabilities for N characters of a line, and how well they fit. */
export interface LineReading {
  readonly line: TextLine;
  readonly count: number;
  /** count × 37 log probabilities. */
  readonly logs: Float32Array;
  /** Mean log probability of the likeliest characters; printed zone lines lie above −0.3. */
  readonly score: number;
  /** Middle of character k along the line, in characters of `pitch`: s = start + centre(k)·pitch. */
  readonly grid: Grid;
  /** Probability that a character stands just before the first or just after the last. */
  readonly beyond: number;
}

/** Where characters lie along a line: the middle of character k at s = `first + pitch·k + drift·k·(k − count)`. */
export interface Grid {
  readonly first: number;
  readonly pitch: number;
  readonly drift: number;
}

/** A first reading: finds where the N characters lie between the ends of the ink. */
export function readLine(net: Net, picture: Gray, line: TextLine, count: number): LineReading {
  const pitch = (line.to - line.from) / (count - 0.3);
  const grid = { first: line.from + 0.35 * pitch, pitch, drift: 0 };
  const width = (count + 2 * MARGIN) * PITCH;
  const strip = cutStrip(picture, pathOf(line, grid, count), -MARGIN, width);
  normaliseStrip(strip, width);
  const answers = classifyStrip(net, strip, width);
  const path = bestPath(answers, netColumns(width).answers, count);
  const logs = new Float32Array(count * CHARACTERS);
  path.steps.forEach((at, k) => {
    logs.set(answers.subarray(at * CLASSES, at * CLASSES + CHARACTERS), k * CHARACTERS);
  });
  const centres = path.steps.map((at) => (FIRST_CENTRE + at * STEP) / PITCH - MARGIN - 0.5);
  return {
    line,
    count,
    logs,
    score: path.score,
    grid: fitGrid(grid, centres),
    beyond: Math.max(
      characterAt(answers, (path.steps[0] ?? 0) - STEPS),
      characterAt(answers, (path.steps.at(-1) ?? 0) + STEPS),
    ),
  };
}

/** Slightly different cuts of the same line: shift and stretch across the line, in heights of a capital. */
const CUTS = [
  { shift: 0, stretch: 1 },
  { shift: -0.06, stretch: 1.02 },
  { shift: 0.06, stretch: 0.98 },
  { shift: 0, stretch: 0.92 },
  { shift: 0.01, stretch: 1.09 },
];

/** A second, exact reading on the grid found: five slightly different cuts, whose log probabilities are averaged. */
export function readAgain(net: Net, picture: Gray, reading: LineReading): LineReading {
  const { line, count, grid } = reading;
  const sums = new Float32Array(count * CHARACTERS);
  const readings = CUTS.map((cut) => readOnGrid(net, picture, line, grid, count, cut));
  const best = Math.max(...readings.map(meanOfBest));
  const kept = readings.filter((logs) => meanOfBest(logs) > best - 0.35);
  for (const logs of kept)
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (logs[i] ?? 0) / kept.length;
  normaliseLogs(sums);
  return { ...reading, logs: sums, score: meanOfBest(sums) };
}

function readOnGrid(
  net: Net,
  picture: Gray,
  line: TextLine,
  grid: Grid,
  count: number,
  cut: { shift: number; stretch: number },
): Float32Array {
  // The first answer shall be about the middle of character 0.
  const from = 0.5 - FIRST_CENTRE / PITCH;
  const width = (count - 1) * PITCH + Math.ceil(2 * FIRST_CENTRE) + STEP;
  const strip = cutStrip(picture, pathOf(line, grid, count, cut), from, width);
  normaliseStrip(strip, width);
  const answers = classifyStrip(net, strip, width, STEPS);
  const logs = new Float32Array(count * CHARACTERS);
  for (let k = 0; k < count; k++) {
    logs.set(answers.subarray(k * CLASSES, k * CLASSES + CHARACTERS), k * CHARACTERS);
  }
  return logs;
}

function pathOf(line: TextLine, grid: Grid, count: number, cut = { shift: 0, stretch: 1 }): LinePath {
  const half = (line.capHeight / 2) * cut.stretch;
  const middle = (u: number): Point => {
    const k = u - 0.5;
    const s = grid.first + grid.pitch * k + grid.drift * k * (k - count);
    const t = line.slope * s + line.bend * s * s + cut.shift * line.capHeight;
    return {
      x: line.origin.x + s * line.across.x + t * line.down.x,
      y: line.origin.y + s * line.across.y + t * line.down.y,
    };
  };
  return { middle, halfCap: () => ({ x: line.down.x * half, y: line.down.y * half }) };
}

/** The likeliest N positions, each 0.8 to 1.2 characters after the one before. */
function bestPath(answers: Float32Array, positions: number, count: number): { steps: number[]; score: number } {
  const best = new Float32Array(positions);
  for (let p = 0; p < positions; p++) best[p] = likeliest(answers, p);
  const expected = (k: number) => ((k + 0.5 + MARGIN) * PITCH - FIRST_CENTRE) / STEP;
  let scores = new Float32Array(positions).fill(Number.NEGATIVE_INFINITY);
  const start = Math.round(expected(0));
  for (let p = Math.max(0, start - END_SLACK); p <= start + END_SLACK; p++) scores[p] = best[p] ?? 0;
  const back: Int8Array[] = [];
  for (let k = 1; k < count; k++) {
    const next = new Float32Array(positions).fill(Number.NEGATIVE_INFINITY);
    const chosen = new Int8Array(positions);
    for (let p = STEPS - 1; p < positions; p++) {
      for (let stride = STEPS - 1; stride <= STEPS + 1; stride++) {
        const score = (scores[p - stride] ?? Number.NEGATIVE_INFINITY) + (best[p] ?? 0) - (stride === STEPS ? 0 : 0.08);
        if (score > (next[p] ?? 0)) [next[p], chosen[p]] = [score, stride];
      }
    }
    back.push(chosen);
    scores = next;
  }
  return traceBack(scores, back, Math.round(expected(count - 1)), count);
}

function traceBack(scores: Float32Array, back: readonly Int8Array[], expectedEnd: number, count: number) {
  let end = expectedEnd;
  for (let p = expectedEnd - END_SLACK; p <= expectedEnd + END_SLACK; p++) {
    if ((scores[p] ?? Number.NEGATIVE_INFINITY) > (scores[end] ?? Number.NEGATIVE_INFINITY)) end = p;
  }
  const steps = [end];
  for (const chosen of back.toReversed()) steps.push((steps.at(-1) ?? 0) - (chosen[steps.at(-1) ?? 0] ?? STEPS));
  return { steps: steps.reverse(), score: (scores[end] ?? Number.NEGATIVE_INFINITY) / count };
}

function likeliest(answers: Float32Array, position: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < CHARACTERS; c++) most = Math.max(most, answers[position * CLASSES + c] ?? 0);
  return most;
}

/** Probability that some character is centred within one step of a position. */
function characterAt(answers: Float32Array, position: number): number {
  const present = [-1, 0, 1].map((k) => 1 - Math.exp(answers[(position + k) * CLASSES + CHARACTERS] ?? 0));
  return Math.max(...present);
}

/** Least squares of centres against their numbers: offset, pitch and a slight drift, as perspective makes it. */
function fitGrid(grid: Grid, centres: readonly number[]): Grid {
  const count = centres.length;
  const meanK = (count - 1) / 2;
  const spread = centres.reduce((sum, _, k) => sum + (k - meanK) ** 2, 0);
  const meanC = centres.reduce((sum, c) => sum + c, 0) / count;
  const pitch = centres.reduce((sum, c, k) => sum + (k - meanK) * (c - meanC), 0) / spread;
  const rest = centres.map((c, k) => c - meanC - pitch * (k - meanK));
  const bow = centres.map((_, k) => k * (k - count));
  const meanBow = bow.reduce((sum, b) => sum + b, 0) / count;
  const bowSpread = bow.reduce((sum, b) => sum + (b - meanBow) ** 2, 0);
  const drift = bow.reduce((sum, b, k) => sum + (b - meanBow) * (rest[k] ?? 0), 0) / bowSpread;
  const first = meanC - pitch * meanK - drift * meanBow;
  const driftPitch = drift * count;
  return {
    first: grid.first + first * grid.pitch,
    pitch: pitch * grid.pitch,
    drift: Math.abs(driftPitch) < 0.12 ? drift * grid.pitch : 0,
  };
}

function meanOfBest(logs: Float32Array): number {
  const count = logs.length / CHARACTERS;
  let sum = 0;
  for (let k = 0; k < count; k++) sum += Math.max(...logs.subarray(k * CHARACTERS, (k + 1) * CHARACTERS));
  return sum / count;
}

/** Scales each character's probabilities so that they sum to at most 1: "not centred" is ruled out by the grid. */
function normaliseLogs(logs: Float32Array) {
  for (let at = 0; at < logs.length; at += CHARACTERS) {
    let sum = 0;
    for (let c = 0; c < CHARACTERS; c++) sum += Math.exp(logs[at + c] ?? 0);
    const shift = Math.log(Math.max(sum, 1e-9));
    if (shift > 0) for (let c = 0; c < CHARACTERS; c++) logs[at + c] = (logs[at + c] ?? 0) - shift;
  }
}

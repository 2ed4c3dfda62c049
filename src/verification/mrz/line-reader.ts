/** Reads one text line as exactly N evenly spaced characters. */
import type { Gray } from "../picture/gray.ts";
import type { TextLine } from "./band.ts";
import { classifyStrip } from "./classify-strip.ts";
import { type Grid, linePath } from "./line-path.ts";
import { NET_SHAPE, type Net } from "./net.ts";
import { cutStrip, normaliseStrip } from "./strip.ts";

const { classes: CLASSES, step: STEP, firstCentre: FIRST_CENTRE, pitch: PITCH } = NET_SHAPE;
/** Characters of the alphabet; the class after them means "not centred". */
const CHARACTERS = CLASSES - 1;
/** Steps of the net to one character. */
const STEPS = PITCH / STEP;
/** Characters of paper read before the first and after the last. */
const MARGIN = 2;
/** How far the first and last character may lie from the ends of the ink, in steps. */
const END_SLACK = 7;
/** The same where the ends are known from another line: less than a character. */
export const CLOSE_SLACK = 3;

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
  /** Lowest mean log probability, over four characters in a row, that any character stands there; low where the grid slips. */
  readonly presence: number;
  /** Probability that a character stands just before the first or just after the last. */
  readonly beyond: number;
}

/** Height of a capital in character pitches, as printed: OCR-B has 0.99; worn and bold prints differ by a quarter. */
const CAP_RATIO = 0.99;

/** Numbers of characters a line of this length and height may have, likeliest first. */
export function likelyCounts(line: TextLine): number[] {
  const ratio = (count: number) =>
    Math.abs(Math.log((line.capHeight * (count - 0.3)) / (line.to - line.from) / CAP_RATIO));
  return [44, 36, 30].filter((count) => ratio(count) < 0.42).sort((a, b) => ratio(a) - ratio(b));
}

/** A first reading: finds where the N characters lie between the ends of the ink. */
export function readLine(net: Net, picture: Gray, line: TextLine, count: number, slack = END_SLACK): LineReading {
  const pitch = (line.to - line.from) / (count - 0.3);
  const grid = { first: line.from + 0.35 * pitch, pitch, drift: 0 };
  const answers = classifyAround(net, picture, line, { grid, count, margin: MARGIN });
  const path = bestPath(answers, { count, start: stepOf(0, MARGIN), slack, settle: false });
  return readingOf(line, grid, answers, { path, margin: MARGIN });
}

/** Characters of surroundings looked at when the ends of the ink have misled. */
const WIDE_MARGIN = 10;

/**
 * Where the ends of the ink have misled (a border taken for a letter, a faint end left out), looks at a longer piece of
 * the line in the pitch found, and takes the run of 44, 36 or 30 characters with the least text outside it.
 */
export function settleEnds(net: Net, picture: Gray, reading: LineReading): LineReading {
  const { line, count } = reading;
  // A drift fitted to the wrong characters would run away outside them.
  const grid = { ...reading.grid, drift: 0 };
  const answers = classifyAround(net, picture, line, { grid, count, margin: WIDE_MARGIN });
  const total = count + 2 * WIDE_MARGIN;
  const paths = [44, 36, 30]
    .filter((wanted) => wanted <= total - 2)
    .map((wanted) => {
      const middle = stepOf((count - wanted) / 2, WIDE_MARGIN);
      const slack = Math.floor(((total - wanted) / 2) * STEPS) - STEPS;
      return bestPath(answers, { count: wanted, start: middle, slack, settle: true });
    });
  const best = paths.reduce((top, path) => (path.whole > top.whole ? path : top));
  return readingOf(line, grid, answers, { path: best, margin: WIDE_MARGIN });
}

/** Step of the net nearest to the middle of character `k` when `margin` characters lie before the first. */
function stepOf(k: number, margin: number): number {
  return Math.round(((k + 0.5 + margin) * PITCH - FIRST_CENTRE) / STEP);
}

function classifyAround(
  net: Net,
  picture: Gray,
  line: TextLine,
  { grid, count, margin }: { grid: Grid; count: number; margin: number },
): Float32Array {
  const width = (count + 2 * margin) * PITCH;
  const strip = cutStrip(picture, linePath(line, grid, count), -margin, width);
  normaliseStrip(strip, width);
  return classifyStrip(net, strip, width);
}

function readingOf(
  line: TextLine,
  grid: Grid,
  answers: Float32Array,
  { path, margin }: { path: Path; margin: number },
): LineReading {
  const count = path.steps.length;
  const logs = new Float32Array(count * CHARACTERS);
  path.steps.forEach((at, k) => {
    logs.set(answers.subarray(at * CLASSES, at * CLASSES + CHARACTERS), k * CHARACTERS);
  });
  const centres = path.steps.map((at) => (FIRST_CENTRE + at * STEP) / PITCH - margin - 0.5);
  const [first, last] = [path.steps[0] ?? 0, path.steps.at(-1) ?? 0];
  return {
    line,
    count,
    logs,
    score: path.score,
    presence: lowestPresence(logs),
    grid: fitGrid(grid, centres),
    beyond: Math.max(characterAt(answers, first - STEPS), characterAt(answers, last + STEPS)),
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
  const presence = lowestPresence(sums);
  normaliseLogs(sums);
  return { ...reading, logs: sums, score: meanOfBest(sums), presence };
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
  const strip = cutStrip(picture, linePath(line, grid, count, cut), from, width);
  normaliseStrip(strip, width);
  const answers = classifyStrip(net, strip, width, STEPS);
  const logs = new Float32Array(count * CHARACTERS);
  for (let k = 0; k < count; k++) {
    logs.set(answers.subarray(k * CLASSES, k * CLASSES + CHARACTERS), k * CHARACTERS);
  }
  return logs;
}

interface Path {
  /** Step of the net at each character. */
  readonly steps: readonly number[];
  /** Mean log probability of the characters. */
  readonly score: number;
  /** Log likelihood of the characters and, when settling, of paper everywhere else. */
  readonly whole: number;
}

/**
 * The likeliest N positions, each 0.8 to 1.2 characters after the one before, the first within `slack` of `start`.
 * When settling, text left outside the run counts against it.
 */
function bestPath(
  answers: Float32Array,
  { count, start, slack, settle }: { count: number; start: number; slack: number; settle: boolean },
): Path {
  const positions = answers.length / CLASSES;
  const best = Float32Array.from({ length: positions }, (_, p) => likeliest(answers, p));
  const outside = settle ? paperSums(answers, positions) : null;
  let scores = new Float32Array(positions).fill(Number.NEGATIVE_INFINITY);
  for (let p = Math.max(0, start - slack); p <= Math.min(positions - 1, start + slack); p++) {
    scores[p] = (best[p] ?? 0) + (outside?.before[p] ?? 0);
  }
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
  const end = start + (count - 1) * STEPS;
  const ends = scores.map((score, p) =>
    Math.abs(p - end) <= slack ? score + (outside?.after[p] ?? 0) : Number.NEGATIVE_INFINITY,
  );
  return traceBack(ends, back, best);
}

function traceBack(ends: Float32Array, back: readonly Int8Array[], best: Float32Array): Path {
  const end = ends.reduce((top, score, p) => (score > (ends[top] ?? 0) ? p : top), 0);
  const steps = [end];
  for (const chosen of back.toReversed()) steps.push((steps.at(-1) ?? 0) - (chosen[steps.at(-1) ?? 0] ?? STEPS));
  steps.reverse();
  const sum = steps.reduce((total, p) => total + (best[p] ?? LEAST_PAPER), 0);
  return { steps, score: sum / steps.length, whole: ends[end] ?? Number.NEGATIVE_INFINITY };
}

/** One place outside the run cannot count more than this against it: borders and specks are common. */
const LEAST_PAPER = -4;

/** For a run whose first (last) character is at p: how likely there is only paper before (after) it. */
function paperSums(answers: Float32Array, positions: number) {
  const paper = (p: number) => {
    if (p < 0 || p >= positions) return 0;
    const near = [-1, 0, 1].map((k) => answers[(p + k) * CLASSES + CHARACTERS] ?? LEAST_PAPER);
    return Math.max(LEAST_PAPER, Math.min(...near));
  };
  const before = new Float32Array(positions);
  const after = new Float32Array(positions);
  for (let p = 0; p < positions; p++) before[p] = paper(p - STEPS) + (before[p - STEPS] ?? 0);
  for (let p = positions - 1; p >= 0; p--) after[p] = paper(p + STEPS) + (after[p + STEPS] ?? 0);
  return { before, after };
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
  const free = bow.reduce((sum, b, k) => sum + (b - meanBow) * (rest[k] ?? 0), 0) / bowSpread;
  const drift = Math.max(-MOST_DRIFT, Math.min(MOST_DRIFT, free * count)) / count;
  return {
    first: grid.first + (meanC - pitch * meanK - drift * meanBow) * grid.pitch,
    pitch: pitch * grid.pitch,
    drift: drift * grid.pitch,
  };
}

/** Share by which characters may shrink from one end of a line to the other; more is a wrong fit. */
const MOST_DRIFT = 0.35;

function meanOfBest(logs: Float32Array): number {
  const count = logs.length / CHARACTERS;
  let sum = 0;
  for (let k = 0; k < count; k++) sum += Math.max(...logs.subarray(k * CHARACTERS, (k + 1) * CHARACTERS));
  return sum / count;
}

/** Characters in a row over which presence is averaged: a slipped grid misses several. */
const PRESENCE_RUN = 4;

function lowestPresence(logs: Float32Array): number {
  const present = Array.from({ length: logs.length / CHARACTERS }, (_, k) =>
    Math.log(logs.subarray(k * CHARACTERS, (k + 1) * CHARACTERS).reduce((sum, log) => sum + Math.exp(log), 1e-9)),
  );
  const runs = present.slice(PRESENCE_RUN - 1).map((_, k) => {
    return present.slice(k, k + PRESENCE_RUN).reduce((sum, log) => sum + log, 0) / PRESENCE_RUN;
  });
  return Math.min(0, ...runs);
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

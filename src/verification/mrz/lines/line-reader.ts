/** Reads one text line as exactly N evenly spaced characters. */
import type { Gray } from "../../picture/gray.ts";
import { bestPath, type Path } from "../net/best-path.ts";
import { classifyStrip } from "../net/classify-strip.ts";
import { lowestPresence } from "../net/line-logs.ts";
import { NET_SHAPE, type Net } from "../net/net.ts";
import type { PrintedLine } from "../page/band.ts";
import { fitGrid, type Grid, linePath, placeAt } from "./line-path.ts";
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
  readonly line: PrintedLine;
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
export function likelyCounts(line: PrintedLine): number[] {
  const ratio = (count: number) =>
    Math.abs(Math.log((line.capHeight * (count - 0.3)) / (line.to - line.from) / CAP_RATIO));
  return [44, 36, 30].filter((count) => ratio(count) < 0.42).sort((a, b) => ratio(a) - ratio(b));
}

/** A first reading: finds where the N characters lie between the ends of the ink. */
export function readLine(net: Net, picture: Gray, line: PrintedLine, count: number, slack = END_SLACK): LineReading {
  const pitch = (line.to - line.from) / (count - 0.3);
  const grid = { first: line.from + 0.35 * pitch, pitch, drift: 0 };
  const answers = classifyAround(net, picture, line, { grid, count, margin: MARGIN });
  const path = bestPath(answers, { count, start: stepOf(0, MARGIN), slack, settle: false });
  return readingOf(line, grid, answers, { path, margin: MARGIN, wide: count });
}

/** The same characters looked for again along the grid found, for the first grid knew nothing of perspective. */
export function followGrid(net: Net, picture: Gray, { line, grid, count }: LineReading): LineReading {
  const answers = classifyAround(net, picture, line, { grid, count, margin: MARGIN });
  const path = bestPath(answers, { count, start: stepOf(0, MARGIN), slack: CLOSE_SLACK, settle: false });
  return readingOf(line, grid, answers, { path, margin: MARGIN, wide: count });
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
  return readingOf(line, grid, answers, { path: best, margin: WIDE_MARGIN, wide: count });
}

/** Characters that the net looks along at once, at most. */
const LONGEST_LOOK = 70;

/** How many more characters stand before the first and after the last; one that is missed does not end the walk. */
export function charactersBeyond(net: Net, picture: Gray, { line, grid, count }: LineReading): [number, number] {
  const margin = Math.floor((LONGEST_LOOK - count) / 2);
  const straight = { ...grid, drift: 0 };
  const answers = classifyAround(net, picture, line, { grid: straight, count, margin });
  const walk = (from: number, way: 1 | -1) => {
    let [at, seen] = [stepOf(from, margin), 0];
    for (let walked = 1; walked < margin; walked++) {
      const near = [-1, 0, 1].map((off) => at + way * (STEPS + off));
      at = near.reduce((best, one) => (presentAt(answers, one) > presentAt(answers, best) ? one : best));
      if (presentAt(answers, at) > 0.5) seen = walked;
      else if (walked > seen + 1) break;
    }
    return seen;
  };
  return [walk(0, -1), walk(count - 1, 1)];
}

/** Step of the net nearest to the middle of character `k` when `margin` characters lie before the first. */
function stepOf(k: number, margin: number): number {
  return Math.round(((k + 0.5 + margin) * PITCH - FIRST_CENTRE) / STEP);
}

function classifyAround(
  net: Net,
  picture: Gray,
  line: PrintedLine,
  { grid, count, margin }: { grid: Grid; count: number; margin: number },
): Float32Array {
  const width = (count + 2 * margin) * PITCH;
  const strip = cutStrip(picture, linePath(line, grid, count), -margin, width);
  normaliseStrip(strip, width);
  return classifyStrip(net, strip, width);
}

function readingOf(
  line: PrintedLine,
  grid: Grid,
  answers: Float32Array,
  { path, margin, wide }: { path: Path; margin: number; wide: number },
): LineReading {
  const count = path.steps.length;
  const logs = new Float32Array(count * CHARACTERS);
  path.steps.forEach((at, k) => {
    logs.set(answers.subarray(at * CLASSES, at * CLASSES + CHARACTERS), k * CHARACTERS);
  });
  // `wide` is the number of characters that the grid looked along was made for.
  const places = path.steps.map((at) => placeAt(grid, wide, (FIRST_CENTRE + at * STEP) / PITCH - margin - 0.5));
  const [first, last] = [path.steps[0] ?? 0, path.steps.at(-1) ?? 0];
  return {
    line,
    count,
    logs,
    score: path.score,
    presence: lowestPresence(logs),
    grid: fitGrid(places),
    beyond: Math.max(characterAt(answers, first - STEPS), characterAt(answers, last + STEPS)),
  };
}

/** Probability that some character is centred within one step of a position. */
function characterAt(answers: Float32Array, position: number): number {
  return Math.max(...[-1, 0, 1].map((k) => presentAt(answers, position + k)));
}

function presentAt(answers: Float32Array, position: number): number {
  return 1 - Math.exp(answers[position * CLASSES + CHARACTERS] ?? 0);
}

/** A second reading of a line on the grid found: at the height that the net finds clearest, in five slightly different cuts. */
import type { Gray } from "../../picture/gray.ts";
import { classifyStrip } from "../net/classify-strip.ts";
import { lowestPresence, meanOfBest, normaliseLogs } from "../net/line-logs.ts";
import { NET_SHAPE, type Net } from "../net/net.ts";
import { linePath } from "./line-path.ts";
import { followGrid, type LineReading } from "./line-reader.ts";
import { cutStrip, normaliseStrip } from "./strip.ts";

const { classes: CLASSES, step: STEP, firstCentre: FIRST_CENTRE, pitch: PITCH } = NET_SHAPE;
const CHARACTERS = CLASSES - 1;
const STEPS = PITCH / STEP;

/** A cut of a line: shift and stretch across it, in heights of a capital. */
interface Cut {
  readonly shift: number;
  readonly stretch: number;
}

/** Slightly different cuts of the same line. */
const CUTS: readonly Cut[] = [
  { shift: 0, stretch: 1 },
  { shift: -0.05, stretch: 1.02 },
  { shift: 0.05, stretch: 0.98 },
  { shift: 0, stretch: 0.94 },
  { shift: 0.01, stretch: 1.07 },
];

/** The line read again, its height and middle corrected; log probabilities are averaged over the cuts. */
export function readAgain(net: Net, picture: Gray, reading: LineReading): LineReading {
  const fitted = followGrid(net, picture, { ...reading, line: fitHeight(net, picture, reading) });
  const sums = new Float32Array(reading.count * CHARACTERS);
  const readings = CUTS.map((cut) => readOnGrid(net, picture, fitted, cut));
  const best = Math.max(...readings.map(meanOfBest));
  const kept = readings.filter((logs) => meanOfBest(logs) > best - 0.35);
  for (const logs of kept)
    for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + (logs[i] ?? 0) / kept.length;
  const presence = lowestPresence(sums);
  normaliseLogs(sums);
  return { ...fitted, logs: sums, score: meanOfBest(sums), presence };
}

/** Two readings of the same characters as one: log probabilities are averaged. */
export function averagedReading(a: LineReading, b: LineReading): LineReading {
  const logs = a.logs.map((log, i) => (log + (b.logs[i] ?? log)) / 2);
  normaliseLogs(logs);
  return { ...a, logs, score: meanOfBest(logs), presence: Math.min(a.presence, b.presence) };
}

/** Heights of a capital tried, in character pitches; OCR-B has 0.99, tilted pages look lower or higher. */
const HEIGHTS = [0.83, 0.92, 1.01, 1.11, 1.23];
const SHIFTS = [-0.08, 0.08];
/** What a height costs that differs by a tenth from the usual one, in mean log probability. */
const UNUSUAL = 0.02;

/** Blur and neighbours mislead the eye for tops and feet, and a squeezed 0 is an O: the height is what reads most clearly. */
function fitHeight(net: Net, picture: Gray, reading: LineReading): LineReading["line"] {
  const { line, grid } = reading;
  const clearness = (height: number, shift: number) => {
    const stretch = (height * grid.pitch) / line.capHeight;
    const unusual = UNUSUAL * (Math.log(height / 1) / 0.1) ** 2;
    return meanOfBest(readOnGrid(net, picture, reading, { shift, stretch })) - unusual;
  };
  const best = (options: readonly { height: number; shift: number }[]) =>
    options
      .map((option) => ({ ...option, clear: clearness(option.height, option.shift) }))
      .reduce((top, one) => (one.clear > top.clear ? one : top));
  const level = best(HEIGHTS.map((height) => ({ height, shift: 0 })));
  const shifted = best([0, ...SHIFTS].map((shift) => ({ height: level.height, shift })));
  const finer = best([0.95, 1, 1.05].map((share) => ({ height: level.height * share, shift: shifted.shift })));
  const moved = finer.shift * line.capHeight;
  return {
    ...line,
    origin: { x: line.origin.x + moved * line.down.x, y: line.origin.y + moved * line.down.y },
    capHeight: finer.height * grid.pitch,
  };
}

function readOnGrid(net: Net, picture: Gray, { line, grid, count }: LineReading, cut: Cut): Float32Array {
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

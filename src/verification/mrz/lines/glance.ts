/** A cheap look at a text line: whether a zone's characters may stand there, and which way up. */
import type { Gray, Point } from "../../picture/gray.ts";
import { classifyStrip } from "../net/classify-strip.ts";
import { NET_SHAPE, type Net } from "../net/net.ts";
import type { PrintedLine } from "../page/band.ts";
import { type Grid, linePath } from "./line-path.ts";
import { cutStrip, normaliseStrip } from "./strip.ts";

const { classes: CLASSES, step: STEP, pitch: PITCH } = NET_SHAPE;
const CHARACTERS = CLASSES - 1;
const STEPS = PITCH / STEP;
/** Characters of a piece that is looked at; the net answers for the middle ones. */
const PIECE = 8;
/** Where along the line pieces are looked at: a name has letters first, fillers later. */
const PLACES = [0.22, 0.62];

/** Mean log probability of the characters in two short pieces; printed zone lines lie above −0.5 or so. */
export function glanceAt(net: Net, picture: Gray, line: PrintedLine, counts: readonly number[]): number {
  return counts.reduce((best, count) => {
    const pieces = PLACES.map((place) => pieceScore(net, picture, line, { count, place }));
    return Math.max(best, pieces.reduce((sum, score) => sum + score, 0) / pieces.length);
  }, Number.NEGATIVE_INFINITY);
}

/** The same line seen with the picture upside down. */
export function turnedLine(line: PrintedLine): PrintedLine {
  const back = (point: Point) => ({ x: -point.x, y: -point.y });
  return {
    ...line,
    across: back(line.across),
    down: back(line.down),
    bend: -line.bend,
    from: -line.to,
    to: -line.from,
  };
}

function pieceScore(
  net: Net,
  picture: Gray,
  line: PrintedLine,
  { count, place }: { count: number; place: number },
): number {
  const pitch = (line.to - line.from) / (count - 0.3);
  const grid: Grid = { first: line.from + 0.35 * pitch, pitch, drift: 0 };
  const width = PIECE * PITCH;
  const strip = cutStrip(picture, linePath(line, grid, count), place * count - PIECE / 2, width);
  normaliseStrip(strip, width);
  return likeliestRun(classifyStrip(net, strip, width));
}

/** Mean log probability of the likeliest run of characters 0.8 to 1.2 of a pitch apart, wherever it begins. */
function likeliestRun(answers: Float32Array): number {
  const positions = answers.length / CLASSES;
  const best = Array.from({ length: positions }, (_, p) =>
    Math.max(...answers.subarray(p * CLASSES, p * CLASSES + CHARACTERS)),
  );
  const runs: { sum: number; count: number }[] = [];
  for (let p = 0; p < positions; p++) {
    const before = [STEPS - 1, STEPS, STEPS + 1].flatMap((stride) => runs[p - stride] ?? []);
    const likeliest = before.reduce((top, run) => (run.sum / run.count > top.sum / top.count ? run : top), {
      sum: p <= STEPS ? 0 : Number.NEGATIVE_INFINITY,
      count: p <= STEPS ? 1e-9 : 1,
    });
    runs[p] = { sum: likeliest.sum + (best[p] ?? 0), count: Math.round(likeliest.count) + 1 };
  }
  return Math.max(...runs.slice(-STEPS).map((run) => run.sum / run.count));
}

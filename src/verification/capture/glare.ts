/** Reflections: places so bright that no print shows in them. */
import type { CaptureFacts } from "#domain/documents/seen/facts.ts";
import { linePath } from "../mrz/lines/line-path.ts";
import type { LineReading } from "../mrz/lines/line-reader.ts";
import { cutStrip } from "../mrz/lines/strip.ts";
import { NET_SHAPE } from "../mrz/net/net.ts";
import { type Gray, shrink } from "../picture/gray.ts";

const { pitch: PITCH, stripHeight: ROWS } = NET_SHAPE;

/** So bright is a reflection at least, and so much of a usual character's contrast is left in it at most. */
const BRIGHT = 244;
const LEFT_OVER = 0.35;
/** Characters side by side that a reflection covers at least. */
const LEAST_COVERED = 2;

/** The first stretch of characters of found lines that a reflection covers. */
export function glareOn(picture: Gray, lines: readonly LineReading[]): CaptureFacts["glare"] {
  const found = lines.map((reading, at) => ({ line: at + 1, ...coveredIn(picture, reading) }));
  const widest = found.reduce<(typeof found)[number] | null>(
    (top, one) => (!top || one.covered > top.covered ? one : top),
    null,
  );
  return widest && widest.covered >= LEAST_COVERED ? { line: widest.line, from: widest.from, to: widest.to } : null;
}

function coveredIn(picture: Gray, { line, grid, count }: LineReading): { from: number; to: number; covered: number } {
  const width = count * PITCH;
  const strip = cutStrip(picture, linePath(line, grid, count), 0, width);
  const cells = Array.from({ length: count }, (_, at) => {
    const values = strip.slice(at * PITCH * ROWS, (at + 1) * PITCH * ROWS).sort();
    const share = (of: number) => values[Math.floor(of * (values.length - 1))] ?? 0;
    return { light: share(0.5), contrast: share(0.97) - share(0.03) };
  });
  const usual = cells.map(({ contrast }) => contrast).sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
  let best = { from: 0, to: 0, covered: 0 };
  let run = 0;
  for (const [at, { light, contrast }] of cells.entries()) {
    run = light >= BRIGHT && contrast < LEFT_OVER * usual ? run + 1 : 0;
    if (run > best.covered) best = { from: at - run + 2, to: at + 1, covered: run };
  }
  return best;
}

/** Longer side of the picture in which a reflection is looked for. */
const COMPARED_SIDE = 200;
/** A picture whose paper is as bright itself shows no reflection. */
const MOST_PAPER = 236;
const BLOWN_OUT = 252;
/** Share of the picture that a reflection takes, at least and at most. */
const LEAST_SHARE = 0.004;
const MOST_SHARE = 0.3;

/** Blocks that are pure white where the paper is not. */
export function glareSomewhere(picture: Gray): CaptureFacts["glare"] {
  const { data } = shrink(picture, COMPARED_SIDE).picture;
  const sorted = data.slice().sort();
  const paper = sorted[Math.floor(0.6 * sorted.length)] ?? 0;
  const blown = data.filter((value) => value >= BLOWN_OUT).length / data.length;
  return paper < MOST_PAPER && blown > LEAST_SHARE && blown < MOST_SHARE ? "somewhere" : null;
}

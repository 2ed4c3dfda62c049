/** Measures in the picture why machine-readable lines could not be trusted: cut off, small, dark, blurred, under a reflection, among other print. */
import type { CaptureFacts, Edge } from "#domain/documents/seen/facts.ts";
import { placeAt } from "../mrz/lines/line-path.ts";
import { charactersBeyond, type LineReading } from "../mrz/lines/line-reader.ts";
import type { Net } from "../mrz/net/net.ts";
import { findAnchors } from "../mrz/page/finder.ts";
import type { ZoneSearchResult } from "../mrz/read-zone.ts";
import { type Gray, type Point, shrink } from "../picture/gray.ts";
import { glareOn, glareSomewhere } from "./glare.ts";

/** Height of a capital on a page that fills the picture, as a share of its longer side. Source: docs/sources.md#icao-9303. */
const CAPITAL = 0.02;

export function measureCapture(net: Net, picture: Gray, { zone, nearest }: ZoneSearchResult): CaptureFacts {
  const main = nearest?.main ?? null;
  const lines = zone?.readings ?? (nearest ? [nearest.main, ...companions(nearest.main, nearest.beside)] : []);
  const letters = main?.line.capHeight ?? CAPITAL * Math.max(picture.width, picture.height);
  return {
    cut: main && main.score > LIKE_A_ZONE ? cutAt(net, picture, main, companions(main, nearest?.beside ?? [])) : null,
    letters: Math.round(letters),
    brightness: lightest(picture),
    blur: Math.round(10 * blurOf(picture, main)) / 10,
    glare: glareOn(picture, lines) ?? glareSomewhere(picture),
    print: main ? 0 : printIn(picture),
    isLined: main !== null,
    ink: inkOf(picture),
  };
}

/** Lines that read like one of a zone have at least this mean log probability. */
const LIKE_A_ZONE = -0.6;

/** The lines above and below a line that can belong to the same zone. */
function companions(main: LineReading, beside: readonly LineReading[]): LineReading[] {
  return beside.filter((other) => {
    const steps = Math.abs(stepsBelow(main, other));
    return other.score > LIKE_A_ZONE && steps > 1.4 && steps < 7.6;
  });
}

/** How far a line lies below another, in heights of a capital. */
function stepsBelow({ line }: LineReading, { line: other }: LineReading): number {
  const [x, y] = [other.origin.x - line.origin.x, other.origin.y - line.origin.y];
  return (x * line.down.x + y * line.down.y) / line.capHeight;
}

/** Characters that the last one in the picture may lie from its edge. */
const AT_THE_EDGE = 1;
/** The same where the characters make a whole line of a smaller document already, and where there cannot be more. */
const ON_THE_EDGE = 0.4;
const PAST_THE_EDGE = 0.25;
const WHOLE_LINES = [36, 30];
const LONGEST = 44;

function cutAt(net: Net, picture: Gray, main: LineReading, others: readonly LineReading[]): Edge | null {
  const [before, after] = charactersBeyond(net, picture, main);
  const total = before + main.count + after;
  const { line, grid, count } = main;
  const back = { x: -line.across.x, y: -line.across.y };
  const ends = [
    { at: pointAt(main, placeAt(grid, count, -before - 0.5)), along: back },
    { at: pointAt(main, placeAt(grid, count, count - 0.5 + after)), along: line.across },
  ].map(({ at, along }) => toEdge(picture, at, along));
  const nearest = ends.reduce((top, end) => (end.away < top.away ? end : top));
  const most = total >= LONGEST ? PAST_THE_EDGE : WHOLE_LINES.includes(total) ? ON_THE_EDGE : AT_THE_EDGE;
  if (nearest.away < most * grid.pitch) return nearest.edge;
  return missingLine(picture, main, others);
}

/** Heights of a capital from the middle of one line past the foot of the next. */
const NEXT_LINE = 3;

/** A line of the zone that can only lie outside the picture, or half of it. */
function missingLine(picture: Gray, main: LineReading, others: readonly LineReading[]): Edge | null {
  const { down, capHeight } = main.line;
  const all = [main, ...others].toSorted((a, b) => stepsBelow(b, a));
  const [first = main, last = main] = [all[0], all.at(-1)];
  const up = { x: -down.x, y: -down.y };
  const ends = [toEdge(picture, pointAt(first, 0), up), toEdge(picture, pointAt(last, 0), down)];
  const nearest = ends.reduce((top, end) => (end.away < top.away ? end : top));
  const isWhole = all.length > 1;
  return nearest.away < capHeight * (isWhole ? 0.45 : NEXT_LINE) ? nearest.edge : null;
}

function pointAt({ line }: LineReading, s: number): Point {
  const t = line.slope * s + line.bend * s * s;
  return {
    x: line.origin.x + s * line.across.x + t * line.down.x,
    y: line.origin.y + s * line.across.y + t * line.down.y,
  };
}

/** The edge of the picture that a ray meets first, and how far away it is; less than 0 beyond it. */
function toEdge({ width, height }: Gray, at: Point, along: Point): { edge: Edge; away: number } {
  const level = Math.abs(along.x) > Math.abs(along.y);
  if (level) return along.x > 0 ? { edge: "right", away: width - at.x } : { edge: "left", away: at.x };
  return along.y > 0 ? { edge: "bottom", away: height - at.y } : { edge: "top", away: at.y };
}

/** The share of the picture that its lightest part is. */
const LIGHTEST = 0.05;

function lightest({ data }: Gray): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let left = data.length * LIGHTEST;
  for (let value = 255; value > 0; value--) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 0;
}

/** A picture in which no line was found is compared at this longer side. */
const COMPARED_SIDE = 1000;

/** How many eighths of a capital the edges of strokes take, on the line that was found, else in the whole picture: 1 is sharp. */
function blurOf(picture: Gray, main: LineReading | null): number {
  if (!main) {
    const { picture: small } = shrink(picture, COMPARED_SIDE);
    return edgesIn(small, { left: 0, right: small.width, top: 0, foot: small.height }, CAPITAL * COMPARED_SIDE);
  }
  const { capHeight, across } = main.line;
  const half = (main.grid.pitch * main.count) / 2;
  const middle = pointAt(main, placeAt(main.grid, main.count, main.count / 2));
  const [w, h] = Math.abs(across.x) > 0.5 ? [half, capHeight] : [capHeight, half];
  const around = { left: middle.x - w, right: middle.x + w, top: middle.y - h, foot: middle.y + h };
  return edgesIn(picture, around, capHeight);
}

/** Of the steepest steps one in so many is looked at: noise alone makes the very steepest. */
const STEEP = 0.99;

interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** Two lines of print already take so much of a page. */
const LEAST_INKED = 0.001;

function inkOf(picture: Gray): number {
  const { picture: small } = shrink(picture, COMPARED_SIDE);
  const whole = { left: 0, right: small.width, top: 0, foot: small.height };
  return stepsIn(small, whole, { pixels: (CAPITAL * COMPARED_SIDE) / 2, share: 1 - LEAST_INKED });
}

/** How much brightness changes within half a capital, for one that it changes within an eighth: across or down, whichever is softer, since a hand that moves leaves the edges along its way sharp. */
function edgesIn(picture: Gray, part: Part, capital: number): number {
  const softness = (direction: Direction) => {
    const steps = (pixels: number) => stepsIn(picture, part, { pixels, share: STEEP, direction });
    return steps(capital / 2) / Math.max(1, steps(capital / 8));
  };
  return Math.max(softness("across"), softness("down"));
}

type Direction = "across" | "down";

interface Steps {
  readonly pixels: number;
  readonly share: number;
  /** Left out: the steeper of both. */
  readonly direction?: Direction;
}

/** How much brightness changes within so many pixels where it changes most. */
function stepsIn(
  { width, height, data }: Gray,
  { left, right, top, foot }: Part,
  { pixels, share, direction }: Steps,
): number {
  const by = Math.max(1, Math.round(pixels));
  const steps = new Uint32Array(256);
  let count = 0;
  for (let y = Math.max(0, Math.round(top)); y < Math.min(height - by, foot); y++) {
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width - by, right); x++, count++) {
      const at = y * width + x;
      const value = data[at] ?? 0;
      const across = direction === "down" ? 0 : Math.abs((data[at + by] ?? 0) - value);
      const down = direction === "across" ? 0 : Math.abs((data[at + by * width] ?? 0) - value);
      const step = Math.max(across, down);
      steps[step] = (steps[step] ?? 0) + 1;
    }
  }
  return quantile(steps, count * share);
}

function quantile(counts: Uint32Array, rank: number): number {
  let seen = 0;
  const at = counts.findIndex((count) => {
    seen += count;
    return seen >= rank;
  });
  return Math.max(0, at);
}

/** Slopes in steps of the search at which a page lies that somebody holds or lays down. */
const SLOPES = [0, -1, 1, -2, 2, -3, 3];

/** Lines of print of any kind, level or on their side, at the slope at which most are seen. */
function printIn(picture: Gray): number {
  const { picture: small } = shrink(picture, COMPARED_SIDE);
  const counts = SLOPES.flatMap((slope) =>
    (["upright", "sideways"] as const).map((hold) => findAnchors(small, hold, [slope]).length),
  );
  return Math.max(...counts);
}

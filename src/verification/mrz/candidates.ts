/** Where in a picture a zone may be: text lines that a glance finds likely, upright first, then at other angles. */
import { type Gray, reduced, shrink } from "../picture/gray.ts";
import { glanceAt, turnedLine } from "./lines/glance.ts";
import { likelyCounts } from "./lines/line-reader.ts";
import type { Net } from "./net/net.ts";
import { linesNear, type PrintedLine } from "./page/band.ts";
import { type Anchor, findAnchors } from "./page/finder.ts";

/** A line that may belong to a zone, with the lines near it from the top, all the same way up. */
export interface Candidate {
  readonly line: PrintedLine;
  readonly lines: readonly PrintedLine[];
  /** Mean log probability at a glance. */
  readonly promise: number;
}

/** Longer sides of the pictures in which lines are looked for; noise and blur hide less in the second. */
const SEARCH_SIDE = 1000;
const COARSE_SIDE = 560;
/** Angles looked along, in the finder's steps of 3.4 degrees: almost level first, for most pictures are. */
const LEVEL = [-1, 0, 1];
const SLANTED = [-6, -5, -4, -3, -2, 2, 3, 4, 5, 6];
/** Lines that are looked at of those found together, clearest first. */
const MOST_LINES = 20;

/** Clear lines as the picture stands, on its side and slanted; then coarser. */
const LOOKS = [
  { side: SEARCH_SIDE, hold: "upright", shears: LEVEL },
  { side: SEARCH_SIDE, hold: "sideways", shears: LEVEL },
  { side: SEARCH_SIDE, hold: "upright", shears: SLANTED },
  { side: COARSE_SIDE, hold: "upright", shears: [...LEVEL, ...SLANTED] },
  { side: SEARCH_SIDE, hold: "sideways", shears: SLANTED },
  { side: COARSE_SIDE, hold: "sideways", shears: [...LEVEL, ...SLANTED] },
] as const;
/** At last the clearest of all with other heights of letters. */
const OTHER_HEIGHTS = [0.68, 1.45];

/** Zone lines look at least this likely in good pictures: they are read at once. */
const PROMISING = -0.4;
/** Less likely ones wait until everything at their angle has been looked at; below this they are no zone lines. */
const LEAST_PROMISE = -1.7;
const MOST_WAITING = 3;

/** Candidates in the order in which they are worth reading; asks `inTime` before each piece of work. */
export function* candidates(net: Net, picture: Gray, inTime: () => boolean): Generator<Candidate> {
  const seen: PrintedLine[] = [];
  for (const anchors of stages(picture)) {
    const waiting: Candidate[] = [];
    for (const anchor of anchors) {
      if (!inTime()) break;
      for (const candidate of lookAt(net, picture, anchor, seen)) {
        if (candidate.promise > PROMISING) yield candidate;
        else if (candidate.promise > LEAST_PROMISE) waiting.push(candidate);
      }
    }
    yield* waiting.sort((a, b) => b.promise - a.promise).slice(0, MOST_WAITING);
    if (!inTime()) return;
  }
}

function* stages(picture: Gray): Generator<Anchor[]> {
  const seen: Anchor[] = [];
  for (const { side, hold, shears } of LOOKS) {
    const finer = reduced(picture, Math.max(picture.width, picture.height) / side);
    const { picture: small, factor } = shrink(finer.picture, side);
    const anchors = findAnchors(small, hold, shears)
      .slice(0, MOST_LINES)
      .map((anchor) => enlarge(anchor, factor * finer.factor));
    seen.push(...anchors);
    yield anchors;
  }
  const clearest = seen.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_LINES);
  for (const share of OTHER_HEIGHTS) yield clearest.map((anchor) => ({ ...anchor, height: anchor.height * share }));
}

/** A line seen upside down has to look this much likelier to be taken for turned: fillers look like Z and 5. */
const TURN_GAIN = 0.02;

function lookAt(net: Net, picture: Gray, anchor: Anchor, seen: PrintedLine[]): Candidate[] {
  const lines = linesNear(picture, anchor).filter((line) => line.to - line.from > anchor.length * 0.4);
  const fresh = lines.filter((line) => !seen.some((other) => isSame(line, other)));
  seen.push(...fresh);
  const glance = (line: PrintedLine) => glanceAt(net, picture, line, likelyCounts(line));
  const upright = likeliest(lines, fresh, glance);
  const back = lines.toReversed().map((line) => ({ line, turned: turnedLine(line) }));
  const turned = likeliest(
    back.map((one) => one.turned),
    back.filter(({ line }) => fresh.includes(line)).map((one) => one.turned),
    glance,
  );
  if (!upright || !turned) return [];
  return turned.promise > upright.promise + TURN_GAIN ? [turned, upright] : [upright, turned];
}

function likeliest(
  lines: readonly PrintedLine[],
  fresh: readonly PrintedLine[],
  promiseOf: (line: PrintedLine) => number,
): Candidate | null {
  return fresh
    .map((line) => ({ line, lines, promise: promiseOf(line) }))
    .reduce<Candidate | null>((top, one) => (!top || one.promise > top.promise ? one : top), null);
}

/** Whether two lines are one line of print, cut out alike. */
function isSame(a: PrintedLine, b: PrintedLine): boolean {
  const [p, q] = [middleOf(a), middleOf(b)];
  const near = Math.hypot(p.x - q.x, p.y - q.y) < 0.5 * a.capHeight;
  const alike = (x: number, y: number, share: number) => Math.abs(Math.log(x / y)) < share;
  return near && alike(a.capHeight, b.capHeight, 0.15) && alike(a.to - a.from, b.to - b.from, 0.08);
}

function middleOf({ origin, across, down, slope, bend, from, to }: PrintedLine) {
  const s = (from + to) / 2;
  const t = slope * s + bend * s * s;
  return { x: origin.x + s * across.x + t * down.x, y: origin.y + s * across.y + t * down.y };
}

function enlarge(anchor: Anchor, factor: number): Anchor {
  return {
    ...anchor,
    start: { x: anchor.start.x * factor, y: anchor.start.y * factor },
    length: anchor.length * factor,
    height: anchor.height * factor,
  };
}

/** Where in a picture a zone may be: text lines that a glance finds likely, upright first, then at other angles. */
import { type Gray, shrink } from "../picture/gray.ts";
import { linesNear, type TextLine } from "./band.ts";
import { type Anchor, densityAt, findAnchors } from "./finder.ts";
import { glanceAt, turnedLine } from "./glance.ts";
import { likelyCounts } from "./line-reader.ts";
import type { Net } from "./net.ts";

/** A line that may belong to a zone, with the lines near it from the top, all the same way up. */
export interface Candidate {
  readonly line: TextLine;
  readonly lines: readonly TextLine[];
  /** Mean log probability at a glance. */
  readonly promise: number;
}

/** Longer side of the picture in which lines are looked for. */
const SEARCH_SIDE = 900;
/** Longer side of the picture in which angles are compared. */
const ANGLE_SIDE = 420;
/** Every second degree within reach of each upright and sideways hold. */
const COMPARED = [0, 90].flatMap((base) => Array.from({ length: 23 }, (_, i) => base + 2 * (i - 11)));
const MOST_ANGLES = 6;

/** Zone lines look at least this likely in good pictures: they are read at once. */
const PROMISING = -0.4;
/** Less likely ones wait until everything at their angle has been looked at; below this they are no zone lines. */
const LEAST_PROMISE = -1.7;
const MOST_WAITING = 3;

/** Candidates in the order in which they are worth reading; asks `inTime` before each piece of work. */
export function* candidates(net: Net, picture: Gray, inTime: () => boolean): Generator<Candidate> {
  const seen: TextLine[] = [];
  for (const anchors of stages(picture)) {
    const waiting: Candidate[] = [];
    for (const anchor of anchors) {
      if (!inTime()) break;
      for (const candidate of lookAround(net, picture, anchor, seen)) {
        if (candidate.promise > PROMISING) yield candidate;
        else if (candidate.promise > LEAST_PROMISE) waiting.push(candidate);
      }
    }
    yield* waiting.sort((a, b) => b.promise - a.promise).slice(0, MOST_WAITING);
    if (!inTime()) return;
  }
}

/** Dense rows as the picture stands, for most stand upright; then at the angles at which text lies most level. */
function* stages(picture: Gray): Generator<Anchor[]> {
  const { picture: small, factor } = shrink(picture, SEARCH_SIDE);
  const anchorsAt = (degrees: number) => findAnchors(small, degrees).map((anchor) => enlarge(anchor, factor));
  yield anchorsAt(0);
  for (const degrees of levelAngles(picture)) yield anchorsAt(degrees);
}

function levelAngles(picture: Gray): number[] {
  const { picture: tiny } = shrink(picture, ANGLE_SIDE);
  const ranked = COMPARED.map((degrees) => ({ degrees, density: densityAt(tiny, degrees) })).sort(
    (a, b) => b.density - a.density,
  );
  const chosen: number[] = [];
  for (const { degrees } of ranked) {
    if (chosen.length < MOST_ANGLES && chosen.every((other) => Math.abs(other - degrees) > 2)) chosen.push(degrees);
  }
  return chosen;
}

/** The likeliest line near an anchor; when none is likely, with letters two thirds as high, as patterned paper needs. */
function lookAround(net: Net, picture: Gray, anchor: Anchor, seen: TextLine[]): Candidate[] {
  const found = lookAt(net, picture, anchor, seen);
  if (found.some((candidate) => candidate.promise > PROMISING)) return found;
  return [...found, ...lookAt(net, picture, { ...anchor, height: anchor.height * FINER }, seen)];
}

const FINER = 0.62;
/** A line seen upside down has to look this much likelier to be taken for turned: fillers look like Z and 5. */
const TURN_GAIN = 0.1;

function lookAt(net: Net, picture: Gray, anchor: Anchor, seen: TextLine[]): Candidate[] {
  const lines = linesNear(picture, anchor).filter((line) => line.to - line.from > anchor.length * 0.4);
  const fresh = lines.filter((line) => !seen.some((other) => isSame(line, other)));
  seen.push(...fresh);
  const glance = (line: TextLine) => glanceAt(net, picture, line, likelyCounts(line));
  const upright = likeliest(lines, fresh, glance);
  if (!upright || upright.promise > -0.02) return upright ? [upright] : [];
  const back = lines.toReversed().map((line) => ({ line, turned: turnedLine(line) }));
  const freshBack = back.filter(({ line }) => fresh.includes(line)).map(({ turned }) => turned);
  const turned = likeliest(
    back.map((one) => one.turned),
    freshBack,
    glance,
  );
  if (!turned) return [upright];
  return turned.promise > upright.promise + TURN_GAIN ? [turned, upright] : [upright, turned];
}

function likeliest(
  lines: readonly TextLine[],
  fresh: readonly TextLine[],
  promiseOf: (line: TextLine) => number,
): Candidate | null {
  return fresh
    .map((line) => ({ line, lines, promise: promiseOf(line) }))
    .reduce<Candidate | null>((top, one) => (!top || one.promise > top.promise ? one : top), null);
}

/** Whether two lines are one line of print, cut out alike. */
function isSame(a: TextLine, b: TextLine): boolean {
  const [p, q] = [middleOf(a), middleOf(b)];
  const near = Math.hypot(p.x - q.x, p.y - q.y) < 0.5 * a.capHeight;
  const alike = (x: number, y: number, share: number) => Math.abs(Math.log(x / y)) < share;
  return near && alike(a.capHeight, b.capHeight, 0.15) && alike(a.to - a.from, b.to - b.from, 0.08);
}

function middleOf({ origin, across, down, slope, bend, from, to }: TextLine) {
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

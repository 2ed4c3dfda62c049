/** The search for a machine-readable zone: angles in stages, anchors by density, lines, grammar, and whether to trust it. */
import { mrzDoubts } from "#domain/documents/mrz.ts";
import { LAYOUTS, type Layout, MRZ_FORMATS } from "#domain/documents/mrz-format.ts";
import { type Gray, type Point, shrink } from "../picture/gray.ts";
import { linesNear, type TextLine } from "./band.ts";
import { type Decoded, decodeZone, readAsPrinted } from "./decode.ts";
import { type Anchor, densityAt, findAnchors } from "./finder.ts";
import { CLOSE_SLACK, type LineReading, readAgain, readLine, settleEnds } from "./line-reader.ts";
import type { Net } from "./net.ts";
import { CUT_OFF, trustDoubts } from "./trust.ts";

/** A zone as read; `doubts` is empty when it may be trusted. */
export interface ZoneReading {
  readonly decoded: Decoded;
  /** The lines to show: the decoded ones when trusted, else as printed. */
  readonly lines: readonly string[];
  readonly readings: readonly LineReading[];
  /** Mean log probability over all characters. */
  readonly score: number;
  readonly doubts: readonly string[];
}

export interface SearchLimits {
  /** The search stops at the first angle begun after so many milliseconds. */
  readonly searchMs: number;
  /** Milliseconds now, from any fixed moment. */
  readonly now: () => number;
}

/** Longer side of the picture in which lines are looked for. */
const SEARCH_SIDE = 900;
/** Longer side of the picture in which angles are compared. */
const ANGLE_SIDE = 420;
/** Every second degree within reach of each upright and sideways hold. */
const COMPARED = [0, 90].flatMap((base) => Array.from({ length: 23 }, (_, i) => base + 2 * (i - 11)));
const MOST_ANGLES = 6;

/** First readings below this mean log probability are not printed zone lines. */
const LINE_SCORE = -1.1;
/** First readings below this are no text of the wanted letters at all, however the ends are moved. */
const TEXT_SCORE = -2.6;

/** Searches a picture for a zone. The first trusted one ends the search; else the likeliest found, or null. */
export function readZone(net: Net, picture: Gray, limits: SearchLimits): ZoneReading | null {
  const began = limits.now();
  let best: ZoneReading | null = null;
  for (const anchor of places(picture)) {
    if (limits.now() - began > limits.searchMs) return best;
    const zone = readAt(net, picture, anchor);
    if (zone?.doubts.length === 0) return zone;
    if (zone && (!best || fitOf(zone) > fitOf(best))) best = zone;
  }
  return best;
}

/** Densest rows tried of an upright picture before angles are compared. */
const FIRST_ANCHORS = 4;

/** Where lines may be, likeliest first: upright, for most pictures are; then at the angles at which text lies most level. */
function* places(picture: Gray): Generator<Anchor> {
  const { picture: small, factor } = shrink(picture, SEARCH_SIDE);
  for (const anchor of findAnchors(small, 0).slice(0, FIRST_ANCHORS)) yield enlarge(anchor, factor);
  for (const degrees of levelAngles(picture)) {
    for (const anchor of findAnchors(small, degrees)) {
      yield enlarge(anchor, factor);
      yield enlarge(finer(anchor), factor);
    }
  }
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

/** How well a zone fits: its mean log probability less what the grammar cost, by character. */
function fitOf(zone: ZoneReading): number {
  return zone.score - zone.decoded.cost / (zone.decoded.layout.lines * zone.decoded.layout.length);
}

/** The same place with letters two thirds as high, for a row that has run on into patterned paper. */
function finer(anchor: Anchor): Anchor {
  return { ...anchor, height: anchor.height * 0.62 };
}

function enlarge(anchor: Anchor, factor: number): Anchor {
  return {
    ...anchor,
    start: { x: anchor.start.x * factor, y: anchor.start.y * factor },
    length: anchor.length * factor,
    height: anchor.height * factor,
  };
}

/** Reads the lines around an anchor, and again upside down when they cannot be trusted and read better so. */
function readAt(net: Net, picture: Gray, anchor: Anchor): ZoneReading | null {
  const upright = readUpright(net, picture, anchor);
  if (!upright) return null;
  const { zone, line, main } = upright;
  if (zone?.doubts.length === 0 || !standsOnHead(net, picture, line, main)) return zone;
  return readUpright(net, picture, turnedRound(anchor))?.zone ?? zone;
}

function readUpright(net: Net, picture: Gray, anchor: Anchor) {
  const lines = linesNear(picture, anchor).filter((line) => line.to - line.from > anchor.length * 0.4);
  const line = nearest(lines, anchor);
  if (!line) return null;
  const main = readMain(net, picture, line);
  const zone = main && readAround(net, picture, lines, { line, main });
  return { line, main, zone: zone && completed(net, picture, lines, zone) };
}

/** A zone with text left outside is read again in the length that its longest line turns out to have. */
function completed(net: Net, picture: Gray, lines: readonly TextLine[], zone: ZoneReading): ZoneReading {
  if (!zone.doubts.includes(CUT_OFF)) return zone;
  const cut = zone.readings.reduce((most, reading) => (reading.beyond > most.beyond ? reading : most));
  const main = settleEnds(net, picture, cut);
  if (main.count === cut.count) return zone;
  return readAround(net, picture, lines, { line: cut.line, main }) ?? zone;
}

/** Reads the neighbours of the main line and decodes all under each layout they could be. */
function readAround(
  net: Net,
  picture: Gray,
  lines: readonly TextLine[],
  { line, main }: { line: TextLine; main: LineReading },
): ZoneReading | null {
  const readings = lines
    .map((other) => (other === line ? main : readNeighbour(net, picture, other, main)))
    .map((reading) => (reading.score < LINE_SCORE ? null : readAgain(net, picture, reading)));
  return zonesOf(main.count, readings).reduce<ZoneReading | null>(
    (best, zone) => (!best || fitOf(zone) > fitOf(best) ? zone : best),
    null,
  );
}

/** Upside down, fillers look like Z and 5: a line has to read this much better to be turned. */
const TURN_GAIN = 0.02;

/** Whether a line reads better upside down than it did upright. */
function standsOnHead(net: Net, picture: Gray, line: TextLine, upright: LineReading | null): boolean {
  const counts = new Set([...(upright ? [upright.count] : []), ...likelyCounts(line)]);
  const back = (point: Point) => ({ x: -point.x, y: -point.y });
  const turned = {
    ...line,
    across: back(line.across),
    down: back(line.down),
    bend: -line.bend,
    from: -line.to,
    to: -line.from,
  };
  const least = upright ? upright.score + TURN_GAIN : LINE_SCORE;
  return [...counts].some((count) => readLine(net, picture, turned, count).score > least);
}

function turnedRound(anchor: Anchor): Anchor {
  const { start, direction, length } = anchor;
  return {
    ...anchor,
    start: { x: start.x + length * direction.x, y: start.y + length * direction.y },
    direction: { x: -direction.x, y: -direction.y },
  };
}

/** A line read this well, with only paper beside it, has the right ends. */
const CLEAR_SCORE = -0.12;
const CLEAR_BEYOND = 0.3;

function isClear({ score, beyond }: LineReading): boolean {
  return score > CLEAR_SCORE && beyond < CLEAR_BEYOND;
}

/** The line under the anchor in the number of characters that fits it best; null when it is no zone line. */
function readMain(net: Net, picture: Gray, line: TextLine): LineReading | null {
  let best: LineReading | null = null;
  for (const count of likelyCounts(line)) {
    const reading = readLine(net, picture, line, count);
    if (isClear(reading)) return reading;
    if (!best || reading.score > best.score) best = reading;
  }
  if (!best || best.score < TEXT_SCORE) return null;
  const settled = settleEnds(net, picture, best);
  return settled.score < LINE_SCORE ? null : settled;
}

/** A neighbour between the main line's ends, for the lines of a zone begin below each other; else between its own. */
function readNeighbour(net: Net, picture: Gray, line: TextLine, main: LineReading): LineReading {
  const { first, pitch } = main.grid;
  const ends = { from: first - 0.35 * pitch, to: first + (main.count - 0.65) * pitch };
  const shared = readLine(net, picture, { ...line, ...ends }, main.count, CLOSE_SLACK);
  if (isClear(shared)) return shared;
  const { slope, bend, capHeight } = main.line;
  const parallel = readLine(net, picture, { ...line, ...ends, slope, bend, capHeight }, main.count, CLOSE_SLACK);
  if (isClear(parallel)) return parallel;
  const own = readLine(net, picture, line, main.count);
  const best = parallel.score > shared.score ? parallel : shared;
  return own.score > best.score + 0.1 && own.beyond <= best.beyond ? own : best;
}

function nearest(lines: readonly TextLine[], anchor: Anchor): TextLine | null {
  const down = { x: -anchor.direction.y, y: anchor.direction.x };
  const distance = (line: TextLine) =>
    Math.abs((line.origin.x - anchor.start.x) * down.x + (line.origin.y - anchor.start.y) * down.y);
  return lines.reduce<TextLine | null>((top, line) => (!top || distance(line) < distance(top) ? line : top), null);
}

/** Height of a capital in character pitches, as printed: OCR-B has 0.99; worn and bold prints differ by a quarter. */
const CAP_RATIO = 0.99;

/** Numbers of characters a line of this length and height may have, likeliest first. */
function likelyCounts(line: TextLine): number[] {
  const ratio = (count: number) =>
    Math.abs(Math.log((line.capHeight * (count - 0.3)) / (line.to - line.from) / CAP_RATIO));
  return [44, 36, 30].filter((count) => ratio(count) < 0.42).sort((a, b) => ratio(a) - ratio(b));
}

/** Neighbouring lines taken together under every layout with this number of characters. */
function zonesOf(count: number, readings: readonly (LineReading | null)[]): ZoneReading[] {
  return MRZ_FORMATS.map((format) => LAYOUTS[format])
    .filter((layout) => layout.length === count)
    .flatMap((layout) =>
      readings.flatMap((_, start) => {
        const group = readings.slice(start, start + layout.lines).filter((reading) => reading !== null);
        return group.length === layout.lines && evenlySpaced(group) ? zoneOf(layout, group) : [];
      }),
    );
}

function zoneOf(layout: Layout, readings: readonly LineReading[]): ZoneReading[] {
  const logs = readings.map((reading) => reading.logs);
  const decoded = decodeZone(layout, logs);
  if (!decoded) return [];
  const characters = layout.lines * layout.length;
  const zone = { decoded, readings, score: (decoded.likelihood + decoded.cost) / characters };
  const doubts = trustDoubts(zone);
  if (doubts.length === 0) return [{ ...zone, lines: decoded.lines, doubts }];
  const lines = readAsPrinted(layout, logs);
  const printed = mrzDoubts(lines).filter((doubt) => !doubt.startsWith("state:"));
  const againstGrammar = printed.length > 0 ? doubts.filter((doubt) => doubt !== "reading:against_grammar") : doubts;
  return [{ ...zone, lines, doubts: [...new Set([...printed, ...againstGrammar])] }];
}

/** Lines of a zone follow each other at 1.5 to 3.6 heights of a capital. */
function evenlySpaced(readings: readonly LineReading[]): boolean {
  return readings.slice(1).every((reading, i) => {
    const before = readings[i]?.line;
    if (!before) return false;
    const { origin, down, capHeight } = reading.line;
    const step = (origin.x - before.origin.x) * down.x + (origin.y - before.origin.y) * down.y;
    return step > 1.4 * capHeight && step < 3.8 * capHeight;
  });
}

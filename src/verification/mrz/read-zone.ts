/** The search for a machine-readable zone: angles in stages, anchors by density, lines, grammar, and whether to trust it. */
import { mrzDoubts } from "#domain/documents/mrz.ts";
import { LAYOUTS, type Layout, MRZ_FORMATS } from "#domain/documents/mrz-format.ts";
import type { Gray } from "../picture/gray.ts";
import type { TextLine } from "./band.ts";
import { candidates } from "./candidates.ts";
import { type Decoded, decodeZone, readAsPrinted } from "./decode.ts";
import { CLOSE_SLACK, type LineReading, likelyCounts, readLine, settleEnds } from "./line-reader.ts";
import type { Net } from "./net.ts";
import { readAgain } from "./read-again.ts";
import { CUT_OFF, OVERRULED_COST, trustDoubts } from "./trust.ts";

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

/** First readings below this mean log probability are not printed zone lines. */
const LINE_SCORE = -1.1;
/** First readings below this are no text of the wanted letters at all, however the ends are moved. */
const TEXT_SCORE = -2.6;

/** Fits above this are plain readings: when such lines cannot be trusted, what is printed is wrong. */
const PLAIN_FIT = -0.04;

function isPlain(zone: ZoneReading): boolean {
  return fitOf(zone) > PLAIN_FIT && zone.doubts.every((doubt) => doubt.startsWith("check_digit:"));
}

/** Searches a picture for a zone. The first trusted one ends the search; else the likeliest found, or null. */
export function readZone(net: Net, picture: Gray, limits: SearchLimits): ZoneReading | null {
  const began = limits.now();
  const inTime = () => limits.now() - began < limits.searchMs;
  let best: ZoneReading | null = null;
  for (const { line, lines } of candidates(net, picture, inTime)) {
    const main = readMain(net, picture, line);
    const read = main && readAround(net, picture, lines, { line, main });
    const zone = read && completed(net, picture, lines, read);
    if (zone?.doubts.length === 0) return zone;
    if (zone && (!best || fitOf(zone) > fitOf(best))) best = zone;
    if (best && isPlain(best)) return best;
    if (!inTime()) return best;
  }
  return best;
}

/** How well a zone fits: its mean log probability less what the grammar cost, by character. */
function fitOf(zone: ZoneReading): number {
  return zone.score - zone.decoded.cost / (zone.decoded.layout.lines * zone.decoded.layout.length);
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
  // A text that the grammar hardly touched is what is printed, trusted or not.
  if (doubts.length === 0 || decoded.cost <= OVERRULED_COST) return [{ ...zone, lines: decoded.lines, doubts }];
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

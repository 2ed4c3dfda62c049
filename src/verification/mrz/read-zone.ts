/** The search for a machine-readable zone: angles in stages, anchors by density, lines, grammar, and whether to trust it. */
import { type Gray, inverted, isDark } from "../picture/gray.ts";
import { candidates } from "./candidates.ts";
import { CLOSE_SLACK, type LineReading, likelyCounts, readLine, settleEnds } from "./lines/line-reader.ts";
import { readAgain } from "./lines/read-again.ts";
import { lookAgain } from "./look-again.ts";
import type { Net } from "./net/net.ts";
import type { PrintedLine } from "./page/band.ts";
import { CUT_OFF } from "./trust.ts";
import { likeliest, type ZoneReading, zoneFit, zonesOf } from "./zone-reading.ts";

export interface SearchLimits {
  /** The search stops at the first angle begun after so many milliseconds. */
  readonly searchMs: number;
  /** Milliseconds now, from any fixed moment. */
  readonly now: () => number;
  /** The same picture with colours faded, for another look at lines that were found and not trusted. */
  readonly faded?: () => Gray | null;
  /** Whether a trusted zone is the one that is looked for; another one is the answer only where this one is nowhere. */
  readonly isWanted?: (lines: readonly string[]) => boolean;
}

/** First readings below this mean log probability are not printed zone lines. */
const LINE_SCORE = -1.1;
/** First readings below this are no text of the wanted letters at all, however the ends are moved. */
const TEXT_SCORE = -2.6;

/** Scores above this are plain readings: when such lines cannot be trusted, what is printed is wrong. */
const PLAIN = -0.04;

/** Fits below this are other print that happens to have the shape of a zone. */
const LIKELY_FIT = -0.6;

function isPlain(zone: ZoneReading): boolean {
  return zone.score > PLAIN && zone.doubts.every((doubt) => doubt.startsWith("check_digit:"));
}

/** A line that reads like one of a zone, and those near it that do so too. */
export interface NearestLine {
  readonly main: LineReading;
  readonly beside: readonly LineReading[];
}

export interface ZoneSearchResult {
  readonly zone: ZoneReading | null;
  /** What says why there is no trusted zone; null where no line reads like one of a zone. */
  readonly nearest: NearestLine | null;
}

const NOTHING: ZoneSearchResult = { zone: null, nearest: null };

/**
 * Searches a picture for a zone, dark on light and then, in a dark picture with nothing of one, light on dark. The first
 * trusted one ends the search; else the likeliest found, or null.
 */
export function readZone(net: Net, picture: Gray, limits: SearchLimits): ZoneSearchResult {
  const began = limits.now();
  const inTime = () => limits.now() - began < limits.searchMs;
  let kept: Gray | null | undefined;
  const faded = () => {
    kept ??= limits.faded?.() ?? null;
    return kept;
  };
  const { isWanted = () => true } = limits;
  const found = search(net, picture, { inTime, faded, isWanted });
  if (!isDark(picture) || (found.zone && zoneFit(found.zone) > LIKELY_FIT)) return found;
  const light = search(net, inverted(picture), { inTime, faded: () => null, isWanted });
  return light.zone ? light : found;
}

/** Fits above this are zones, whatever else there is to doubt about them. */
const ZONE_FIT = -0.25;

function isUnsure(zone: ZoneReading): boolean {
  return zone.doubts.length > 0 && zoneFit(zone) > ZONE_FIT && !isPlain(zone);
}

interface Search {
  readonly inTime: () => boolean;
  readonly faded: () => Gray | null;
  readonly isWanted: (lines: readonly string[]) => boolean;
}

function search(net: Net, picture: Gray, { inTime, faded, isWanted }: Search): ZoneSearchResult {
  let found = NOTHING;
  let other: ZoneSearchResult | null = null;
  for (const { line, lines } of candidates(net, picture, inTime)) {
    const main = readMain(net, picture, line);
    if (!main) continue;
    const { zone: read, beside } = readAround(net, picture, lines, { line, main });
    const whole = read && completed(net, picture, lines, read);
    const zone = whole && isUnsure(whole) ? lookAgain(net, picture, faded(), whole) : whole;
    if (zone?.doubts.length === 0) {
      if (isWanted(zone.lines)) return { zone, nearest: null };
      other ??= { zone, nearest: null };
    } else found = better(found, { zone, nearest: { main, beside } });
    if (found.zone && isPlain(found.zone)) break;
    if (!inTime()) break;
  }
  return other ?? found;
}

/** The zone that fits better, and the line that reads better. */
function better(one: ZoneSearchResult, other: ZoneSearchResult): ZoneSearchResult {
  const fitting = ({ zone }: ZoneSearchResult) => (zone ? zoneFit(zone) : Number.NEGATIVE_INFINITY);
  const score = ({ nearest }: ZoneSearchResult) => nearest?.main.score ?? Number.NEGATIVE_INFINITY;
  return {
    zone: fitting(other) > fitting(one) ? other.zone : one.zone,
    nearest: score(other) > score(one) ? other.nearest : one.nearest,
  };
}

/** A zone with text left outside is read again in the length that its longest line turns out to have. */
function completed(net: Net, picture: Gray, lines: readonly PrintedLine[], zone: ZoneReading): ZoneReading {
  if (!zone.doubts.includes(CUT_OFF)) return zone;
  const cut = zone.readings.reduce((most, reading) => (reading.beyond > most.beyond ? reading : most));
  const main = settleEnds(net, picture, cut);
  if (main.count === cut.count) return zone;
  return readAround(net, picture, lines, { line: cut.line, main }).zone ?? zone;
}

/** Reads the neighbours of the main line and decodes all under each layout they could be. */
function readAround(
  net: Net,
  picture: Gray,
  lines: readonly PrintedLine[],
  { line, main }: { line: PrintedLine; main: LineReading },
): { zone: ZoneReading | null; beside: readonly LineReading[] } {
  const readings = lines
    .map((other) => (other === line ? main : readNeighbour(net, picture, other, main)))
    .map((reading) => (reading.score < LINE_SCORE ? null : readAgain(net, picture, reading)));
  const beside = readings.flatMap((reading) => (reading && reading.line !== line ? [reading] : []));
  return { zone: likeliest(zonesOf(main.count, readings)), beside };
}

/** A line read this well, with only paper beside it, has the right ends. */
const CLEAR_SCORE = -0.12;
const CLEAR_BEYOND = 0.3;

function isClear({ score, beyond }: LineReading): boolean {
  return score > CLEAR_SCORE && beyond < CLEAR_BEYOND;
}

/** Read this well there is no need to try another number of characters: 30 large ones may pass for 44 small ones. */
const PLAIN_SCORE = -0.02;

/** The line under the anchor in the number of characters that fits it best; null when it is no zone line. */
function readMain(net: Net, picture: Gray, line: PrintedLine): LineReading | null {
  let best: LineReading | null = null;
  for (const count of likelyCounts(line)) {
    const reading = readLine(net, picture, line, count);
    if (isClear(reading) && reading.score > PLAIN_SCORE) return reading;
    if (!best || reading.score > best.score) best = reading;
  }
  if (!best || best.score < TEXT_SCORE) return null;
  if (isClear(best)) return best;
  const settled = settleEnds(net, picture, best);
  return settled.score < LINE_SCORE ? null : settled;
}

/** A neighbour between the main line's ends, for the lines of a zone begin below each other; else between its own. */
function readNeighbour(net: Net, picture: Gray, line: PrintedLine, main: LineReading): LineReading {
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

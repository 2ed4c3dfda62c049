/** Lines read below each other as a zone: decoded under a layout, with what speaks against trusting it. */
import { mrzDoubts } from "#domain/documents/lines/mrz.ts";
import { LAYOUTS, type Layout, MRZ_FORMATS } from "#domain/documents/lines/mrz-format.ts";
import { readAsPrinted } from "./decoding/as-printed.ts";
import { type Decoded, decodeZone } from "./decoding/decode.ts";
import { twinShare } from "./decoding/twins.ts";
import type { LineReading } from "./lines/line-reader.ts";
import { OVERRULED_COST, trustDoubts } from "./trust.ts";

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

/** What the grammar may count against a zone at most, by character: lines of a layout of its own are printed lines, too. */
const MOST_AGAINST = 0.3;

/** How well a zone fits: its mean log probability less what the grammar cost, by character. */
export function zoneFit({ score, decoded: { cost, layout } }: ZoneReading): number {
  const given = cost / (layout.lines * layout.length);
  return score - MOST_AGAINST * Math.tanh(given / MOST_AGAINST);
}

/** The zone that fits best; null when there is none. */
export function likeliest(zones: readonly ZoneReading[]): ZoneReading | null {
  return zones.reduce<ZoneReading | null>((best, zone) => (!best || zoneFit(zone) > zoneFit(best) ? zone : best), null);
}

/** Neighbouring lines taken together under every layout with this number of characters. */
export function zonesOf(count: number, readings: readonly (LineReading | null)[]): ZoneReading[] {
  return MRZ_FORMATS.map((format) => LAYOUTS[format])
    .filter((layout) => layout.length === count)
    .flatMap((layout) =>
      readings.flatMap((_, start) => {
        const group = readings.slice(start, start + layout.lines).filter((reading) => reading !== null);
        return group.length === layout.lines && evenlySpaced(group) ? zoneOf(layout, group) : [];
      }),
    );
}

/** Check digits that cost more than this are wrong on the page, not misread: drawn misprints cost 8 and more where they are sharp. */
const CONTRADICTION = 6;
const ABOUT_GRAMMAR = ["reading:against_grammar"];
const ABOUT_REPAIRS = [...ABOUT_GRAMMAR, "reading:ambiguous", "reading:twin"];

/** The zone that lines make under a layout; none where its grammar leaves no text. */
export function zoneOf(layout: Layout, readings: readonly LineReading[]): ZoneReading[] {
  const logs = readings.map((reading) => reading.logs);
  const decoded = decodeZone(layout, logs);
  if (!decoded) return [];
  const characters = layout.lines * layout.length;
  const zone = { decoded, readings, score: (decoded.likelihood + decoded.cost) / characters };
  const doubts = trustDoubts({ ...zone, twins: twinShare(decoded, logs) });
  // A text that the grammar hardly touched is what is printed, trusted or not.
  if (doubts.length === 0 || decoded.cost <= OVERRULED_COST) return [{ ...zone, lines: decoded.lines, doubts }];
  const lines = readAsPrinted(layout, logs);
  const printed = mrzDoubts(lines).filter((doubt) => !doubt.startsWith("state:"));
  // Where the print contradicts itself, how sure its likeliest repair would be says nothing.
  const idle = decoded.forced > CONTRADICTION ? ABOUT_REPAIRS : ABOUT_GRAMMAR;
  const others = printed.length > 0 ? doubts.filter((doubt) => !idle.includes(doubt)) : doubts;
  return [{ ...zone, lines, doubts: [...new Set([...printed, ...others])] }];
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

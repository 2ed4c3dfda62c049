/** Series of drawn documents with known truth. Each purpose has its own seeds, so that tuning never sees the test set. */
import { MRZ_FORMATS, type MrzFormat } from "#domain/documents/lines/mrz-format.ts";
import { drawContent } from "./content.ts";
import { drawPage, type PageStyle } from "./drawing/page.ts";
import { CONDITION_KINDS, type ConditionKind, drawConditions, photograph } from "./drawing/photograph.ts";
import { type Random, seededRandom } from "./random.ts";

/** First seed of each series; training of the net draws its own lines from seeds below all of these. */
export const SERIES_SEEDS = { tune: 1_000_000, test: 5_000_000 } as const;

export interface SeriesDocument {
  readonly format: MrzFormat;
  readonly kind: ConditionKind;
  readonly lines: readonly string[];
  readonly jpeg: Buffer;
}

/** The document number `index` of a series: formats and conditions take turns. */
export async function seriesDocument(series: keyof typeof SERIES_SEEDS, index: number): Promise<SeriesDocument> {
  const random = seededRandom(SERIES_SEEDS[series] + index * 7919);
  const format = MRZ_FORMATS[index % MRZ_FORMATS.length] ?? "TD3";
  const kind = CONDITION_KINDS[Math.floor(index / MRZ_FORMATS.length) % CONDITION_KINDS.length] ?? "scan";
  const page = drawPage(drawContent(random, format), drawStyle(random));
  const jpeg = await photograph(page, drawConditions(random, kind));
  return { format, kind, lines: page.lines, jpeg };
}

function drawStyle(random: Random): PageStyle {
  const light = random.chance(0.3);
  return {
    seed: random.below(1e9),
    overprint: random.chance(0.5) ? "SPECIMEN" : "",
    font: random.pick(["ocr-b", "ocr-b", "ocr-b-sharp", "ocr-b"]),
    zoneInk: light
      ? random.pick(["#5a5a5e", "#6b5d50", "#4b5568", "#777"])
      : random.pick(["#111", "#222228", "#1a1a40"]),
    zoneSpread: random.chance(0.4) ? random.between(0, 55) : 0,
    zonePattern: random.chance(0.5) ? random.between(0, 1) : 0.1,
    pattern: random.between(0.2, 1),
    borders: random.chance(0.3),
    hologram: random.chance(0.5),
    hue: random.below(360),
  };
}

/** Passports with printed parts in many layouts, photographed as pilgrims do it: what is printed and what the lines say is known. */
import type { MrzContent } from "#domain/documents/lines/mrz.ts";
import { drawContent } from "../content.ts";
import { type ConditionKind, drawConditions, photograph } from "../drawing/photograph.ts";
import { seededRandom } from "../random.ts";
import { type PrintedLayout, TEST_LAYOUTS, TUNING_LAYOUTS } from "./layouts.ts";
import { drawPrintedPage } from "./printed-page.ts";

/** First seeds of the two series; rules are tuned on the first alone. */
export const PRINTED_SEEDS = { tune: 40_000_000, test: 74_000_000 } as const;

const LAYOUTS = { tune: TUNING_LAYOUTS, test: TEST_LAYOUTS };
const KINDS = [
  "scan",
  "photo",
  "tilted",
  "glare",
  "poor",
  "faint",
  "small",
  "turned",
] as const satisfies ConditionKind[];

export interface PrintedDocument {
  readonly kind: ConditionKind;
  readonly layout: PrintedLayout;
  readonly content: MrzContent;
  readonly jpeg: Buffer;
}

/** The right passport number `index` of a series: layouts and kinds of pictures take turns. */
export async function printedDocument(series: keyof typeof PRINTED_SEEDS, index: number): Promise<PrintedDocument> {
  const seed = PRINTED_SEEDS[series] + index * 7919;
  const random = seededRandom(seed);
  const layouts = LAYOUTS[series];
  const layout = layouts[index % layouts.length] ?? layouts[0];
  const kind = KINDS[Math.floor(index / layouts.length) % KINDS.length] ?? "scan";
  const content = drawContent(random, "TD3");
  const page = drawPrintedPage(content, content, { seed, layout, wear: random.next() });
  return { kind, layout, content, jpeg: await photograph(page, drawConditions(random, kind)) };
}

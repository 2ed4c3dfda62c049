/** A screen that shows a passport, and a copy of a copy, beside the passport itself. */
import { expect, it } from "vitest";
import { checkOriginal } from "#domain/documents/rules/passport.ts";
import { series } from "../../../test/series.ts";
import { openFile } from "../picture/open.ts";
import { drawContent } from "../specimens/content.ts";
import { copyOfCopy, photographedScreen } from "../specimens/copies.ts";
import type { DrawnPage } from "../specimens/drawing/page.ts";
import { drawConditions, photograph } from "../specimens/drawing/photograph.ts";
import { TUNING_LAYOUTS } from "../specimens/printed/layouts.ts";
import { drawPrintedPage } from "../specimens/printed/printed-page.ts";
import { type Random, seededRandom } from "../specimens/random.ts";
import { findZone } from "../verify.ts";
import { measureCopy } from "./copy.ts";

const TIMEOUT_MS = 120_000;
/** Of what the bounds were set on; they were measured on 76,000,000 and following. */
const SEEDS = 45_000_000;

async function signOf(index: number, take: (page: DrawnPage, random: Random) => Promise<Buffer>) {
  const seed = SEEDS + index * 7919;
  const random = seededRandom(seed);
  const content = drawContent(random, "TD3");
  const layout = TUNING_LAYOUTS[index % TUNING_LAYOUTS.length] ?? TUNING_LAYOUTS[0];
  const page = drawPrintedPage(content, content, { seed, layout, wear: random.next() });
  const file = await openFile(new Uint8Array(await take(page, random)));
  const { found } = findZone(file, "passport");
  const copy = found && measureCopy(file.read[0].colour, found.zone);
  return checkOriginal({ copy })[0]?.evidence.sign ?? null;
}

const indexes = Array.from({ length: series(1, 24) }, (_, at) => at + 1);
const most = series(1, 12) * TIMEOUT_MS;

it(
  "a photographed screen is told by its dots",
  async () => {
    const signs = await Promise.all(indexes.map((at) => signOf(at, photographedScreen)));

    // Of dots finer than what the camera sees nothing is left.
    expect(signs.filter((sign) => sign === "screen").length).toBeGreaterThanOrEqual(signs.length * 0.6);
  },
  most,
);

it(
  "a copy of a copy is told by its lack of colour",
  async () => {
    const signs = await Promise.all(indexes.map((at) => signOf(at, copyOfCopy)));

    expect(new Set(signs)).toEqual(new Set(["grey"]));
  },
  most,
);

it(
  "the passport itself is neither, in whatever light",
  async () => {
    const kinds = ["scan", "photo", "small", "poor", "glare", "faint", "turned", "tilted"] as const;
    for (const at of indexes) {
      const kind = kinds[at % kinds.length] ?? "scan";
      const sign = await signOf(at, (page, random) => photograph(page, drawConditions(random, kind)));
      expect(sign, `${at} ${kind}`).toBeNull();
    }
  },
  most,
);

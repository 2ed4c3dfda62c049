/** Nobody is verified as somebody else, and the right ones who come nearest to it are. The pictures of the series are read by the bench. */
import { expect, it } from "vitest";
import type { DocumentFacts } from "#domain/documents/facts.ts";
import { judgeDocument } from "#domain/documents/judge.ts";
import { makeMrz } from "#domain/documents/mrz.ts";
import { series } from "../../test/series.ts";
import { type DrawnPair, drawPair, IMPOSTOR_KINDS, type ImpostorKind, PAIR_SEEDS } from "./specimens/impostors.ts";
import { paperText } from "./specimens/papers/paper.ts";
import { TEST_LAYOUTS } from "./specimens/printed/layouts.ts";
import { printedText } from "./specimens/printed/printed-page.ts";

const PAIRS = series(12, 200);

/** As a reading that is beyond doubt gives it. */
function factsOf({ page, printed, paper }: DrawnPair, seed: number): DocumentFacts {
  const lines = page && makeMrz(page);
  const [layout] = TEST_LAYOUTS.slice(seed % TEST_LAYOUTS.length);
  const above =
    printed && layout ? { printed: printedText(printed, { seed, layout, wear: 0 }), face: 0.8 } : { face: 0 };
  return {
    file: { type: "image/jpeg", width: 1400, height: 1000, pages: 1, pagesRead: 1, scripts: false },
    ...{ sharpness: 300, portrait: null, textFrom: "file", text: paper ? paperText(paper) : [] },
    zone: lines && { lines, doubts: [], score: -0.01, posterior: 0.999, page: 1, places: {}, ...above },
  };
}

const statuses = (kind: ImpostorKind, isImpostor: boolean) =>
  Array.from({ length: PAIRS }, (_, at) => {
    const seed = PAIR_SEEDS.test + at * 7919;
    const pair = drawPair(seed, kind, isImpostor);
    return judgeDocument(factsOf(pair, seed), pair.context).status;
  });

it.each(IMPOSTOR_KINDS)("%s: no impostor is verified, no right one refused", (kind) => {
  expect(statuses(kind, true)).not.toContain("verified");
  expect(statuses(kind, false)).not.toContain("rejected");
});

it("sends at most one in twenty of the right ones to a person", () => {
  const right = IMPOSTOR_KINDS.flatMap((kind) => statuses(kind, false));

  expect(right.filter((status) => status === "pending").length).toBeLessThanOrEqual(right.length / 20);
});

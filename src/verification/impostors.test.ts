/** Nobody is verified as somebody else, and the right ones who come nearest to it are. The pictures of the series are read by the bench. */
import { expect, it } from "vitest";
import { judgeDocument } from "#domain/documents/rules/judge.ts";
import { series } from "../../test/series.ts";
import { drawPair, factsOfPair, IMPOSTOR_KINDS, type ImpostorKind, PAIR_SEEDS } from "./specimens/impostors.ts";

const PAIRS = series(12, 200);

const statuses = (kind: ImpostorKind, isImpostor: boolean) =>
  Array.from({ length: PAIRS }, (_, at) => {
    const seed = PAIR_SEEDS.test + at * 7919;
    const pair = drawPair(seed, kind, isImpostor);
    return judgeDocument(factsOfPair(pair, seed), pair.context).status;
  });

it.each(IMPOSTOR_KINDS)("%s: no impostor is verified, no right one refused", (kind) => {
  expect(statuses(kind, true)).not.toContain("verified");
  expect(statuses(kind, false)).not.toContain("rejected");
});

it("sends at most one in twenty of the right ones to a person", () => {
  const right = IMPOSTOR_KINDS.flatMap((kind) => statuses(kind, false));

  expect(right.filter((status) => status === "pending").length).toBeLessThanOrEqual(right.length / 20);
});

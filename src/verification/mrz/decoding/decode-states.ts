/** Decoding of issuing state and nationality together: known codes are likelier, and so is the same code twice. */
import type { FieldLayout } from "#domain/documents/lines/mrz-format.ts";
import { PRINTED_STATES } from "#domain/documents/lines/states.ts";
import { addLogs, type DecodedPart, logOfKind, type PlacedCharacter, sumLogs, type ZoneLogs } from "./zone-logs.ts";

/** Log of how rarely a document carries a code that is on no list: such documents exist. */
const UNKNOWN_PRIOR = -4;
/** Log of how rarely issuing state and nationality differ, except on visas. */
const DIFFERENT_PRIOR = -1.5;
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ<"];

interface Scored {
  readonly code: string;
  /** Log likelihood in the picture. */
  readonly seen: number;
  /** The same with how rare the code is. */
  readonly score: number;
}

export function decodeStates(logs: ZoneLogs, fields: readonly FieldLayout[], mayDiffer: boolean): DecodedPart {
  const [first, second] = fields.map((field) => ({ field, codes: scoredCodes(logs, field) }));
  if (!first || !second) return { characters: [], likelihood: 0, logPosterior: 0 };
  const different = mayDiffer ? 0 : DIFFERENT_PRIOR;
  const bestOf = (codes: readonly Scored[]) => codes.reduce((top, one) => (one.score > top.score ? one : top));
  const massOf = (codes: readonly Scored[]) => sumLogs(codes.map((one) => one.score));
  const seconds = new Map(second.codes.map(({ code, seen }) => [code, seen]));
  const same = first.codes.map(({ code, seen, score }) => {
    const other = seconds.get(code) ?? Number.NEGATIVE_INFINITY;
    return { code, seen: seen + other, score: score + other };
  });
  const [bestSame, bestFirst, bestSecond] = [bestOf(same), bestOf(first.codes), bestOf(second.codes)];
  const apart = bestFirst.score + bestSecond.score + different;
  const together = bestSame.score >= apart;
  const allApart = lessLogs(massOf(first.codes) + massOf(second.codes), massOf(same));
  const mass = addLogs(massOf(same), allApart + different);
  const chosen = together ? bestSame.score : apart;
  return {
    characters: [
      ...placed(first.field, together ? bestSame.code : bestFirst.code),
      ...placed(second.field, together ? bestSame.code : bestSecond.code),
    ],
    likelihood: together ? bestSame.seen : bestFirst.seen + bestSecond.seen,
    logPosterior: Math.min(0, chosen - mass),
  };
}

/** Every known code, and the likeliest letters whatever they spell. */
function scoredCodes(logs: ZoneLogs, field: FieldLayout): Scored[] {
  const seen = (code: string) =>
    [...code].reduce((sum, character, i) => sum + logOfKind(logs, field.line, field.from + i, character), 0);
  const scored = (code: string, prior: number) => ({ code, seen: seen(code), score: seen(code) + prior });
  const known = PRINTED_STATES.map((code) => scored(code, 0));
  const free = [0, 1, 2].map((i) =>
    LETTERS.reduce((top, letter) =>
      logOfKind(logs, field.line, field.from + i, letter) > logOfKind(logs, field.line, field.from + i, top)
        ? letter
        : top,
    ),
  );
  const code = free.join("");
  if (PRINTED_STATES.includes(code)) return known;
  return [...known, scored(code, UNKNOWN_PRIOR)];
}

/** Log of the difference of two numbers given by their logs, the second not the larger. */
function lessLogs(a: number, b: number): number {
  return a + Math.log(Math.max(1e-12, 1 - Math.exp(Math.min(0, b - a))));
}

function placed(field: FieldLayout, code: string): PlacedCharacter[] {
  return [...code].map((character, i) => ({ line: field.line, at: field.from + i, character }));
}

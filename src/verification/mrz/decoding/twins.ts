/** Characters that a check digit cannot tell from each other: their values are equal modulo 10, as those of 1 and L or 6 and G. */
import { MRZ_ALPHABET, mrzValue } from "#domain/documents/lines/mrz-alphabet.ts";
import { textAt } from "#domain/documents/lines/mrz-format.ts";
import type { Decoded } from "./decode.ts";
import { logAt, type ZoneLogs } from "./zone-logs.ts";

const TWINS = new Map(
  [...MRZ_ALPHABET].map((character) => [
    character,
    [...MRZ_ALPHABET].filter((other) => other !== character && lastDigit(other) === lastDigit(character)),
  ]),
);

function lastDigit(character: string): number {
  return (mrzValue(character) ?? 0) % 10;
}

/** The largest share that a character's twin has in its place in the picture, over all places where both may stand. */
export function twinShare({ layout, lines }: Decoded, logs: ZoneLogs): number {
  const shares = layout.fields
    .filter(({ kind }) => kind === "text")
    .flatMap((field) =>
      [...textAt(lines, field)].map((character, i) => {
        const seen = (other: string) => Math.exp(logAt(logs, field.line, field.from + i, other));
        const twin = Math.max(...(TWINS.get(character) ?? []).map(seen));
        return twin / (twin + seen(character));
      }),
    );
  return Math.max(0, ...shares);
}

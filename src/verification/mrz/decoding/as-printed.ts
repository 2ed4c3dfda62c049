/** A zone's lines as they are printed, right or wrong: what a refused reading is shown with. */
import { MRZ_ALPHABET } from "#domain/documents/lines/mrz-alphabet.ts";
import type { Layout, MrzFieldKind } from "#domain/documents/lines/mrz-format.ts";
import { hasTwin, logAt, rarityOf, type ZoneLogs } from "./zone-logs.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ<";
const DIGITS = "0123456789<";

/** What the standard lets stand in a field; null: anything. */
const ALPHABETS: Readonly<Record<MrzFieldKind, string | null>> = {
  code: null,
  text: null,
  state: LETTERS,
  name: LETTERS,
  birth: DIGITS,
  expiry: DIGITS,
  check: DIGITS,
  sex: "MF<X",
};

/** How much clearer a character has to be than any that its field allows; look-alikes of the other kind more. */
const STRAY = -2;
const TWIN_STRAY = -3;

/** Each character by itself, check digits not asked; what its field does not allow only where it is seen clearly. */
export function readAsPrinted(layout: Layout, logs: ZoneLogs): string[] {
  return logs.map((_, line) =>
    Array.from({ length: layout.length }, (_, at) => {
      // Without a first letter of its layout a text would have no fields.
      const letters = line === 0 && at === 0 ? layout.firstLetters : MRZ_ALPHABET;
      const allowed = alphabetAt(layout, line, at);
      const scored = [...letters].map((text) => ({ text, score: scoreAt(logs, { line, at, allowed }, text) }));
      return scored.reduce((top, one) => (one.score > top.score ? one : top)).text;
    }).join(""),
  );
}

function scoreAt(
  logs: ZoneLogs,
  { line, at, allowed }: { line: number; at: number; allowed: string | null },
  character: string,
): number {
  if (allowed === null) return logAt(logs, line, at, character) + rarityOf(character);
  if (allowed.includes(character)) return logAt(logs, line, at, character);
  return logAt(logs, line, at, character) + (hasTwin(character) ? TWIN_STRAY : STRAY);
}

function alphabetAt({ checks, fields }: Layout, line: number, at: number): string | null {
  if (checks.some((check) => check.line === line && check.at === at)) return ALPHABETS.check;
  const field = fields.find((one) => one.line === line && one.from <= at && at < one.to);
  return field ? ALPHABETS[field.kind] : null;
}

/**
 * The official number of an application: how it is read, and what is done with it. No pattern of a Nusuk reference is
 * published, so little is refused, and what is unusual is asked about (docs/sources.md#nusuk-number).
 */
import type { IsoDate } from "../../calendar.ts";
import { plainFigure } from "../../latin-digits.ts";

export const LONGEST_NUMBER = 100;

/** Letters and digits that a number usually has; outside of it one is asked about. */
const USUAL_LENGTH = { least: 5, most: 30 } as const;

const DASHES = /[\p{Pd}\u2212]/gu;
const SLASHES = /[\u2044\u2215]/gu;

const ALLOWED = /^[\p{L}\p{M}\d /-]+$/u;
const LATIN = /^[A-Za-z\d /-]+$/;

export type ReadNumber =
  /** No digit in it, or a sign that stands in no number; too long. */
  { readonly state: "refused" } | { readonly state: "usual" | "unusual"; readonly number: string };

/**
 * What somebody typed or pasted, as it is kept: digits and signs of other keyboards as Latin ones, nothing unseen, one
 * space between groups. `unusual`: very short or long, one digit alone, one sign all along, or letters that are not Latin.
 */
export function readOfficialNumber(typed: string): ReadNumber {
  const number = plainFigure(typed.normalize("NFKC")).replace(DASHES, "-").replace(SLASHES, "/").replace(/\s+/gu, " ");
  if (number.length > LONGEST_NUMBER || !ALLOWED.test(number) || !/\d/.test(number)) return { state: "refused" };
  return { state: isUsual(number) ? "usual" : "unusual", number };
}

function isUsual(number: string): boolean {
  const signs = number.replace(/[ /-]/g, "").toUpperCase();
  const digits = signs.replace(/\D/g, "");
  return (
    LATIN.test(number) &&
    signs.length >= USUAL_LENGTH.least &&
    signs.length <= USUAL_LENGTH.most &&
    digits.length > 1 &&
    new Set(signs).size > 1
  );
}

/** What happens to a number: the pilgrim of Nusuk reports it, the operator sees it; either puts it right or takes it back. */
export const NUMBER_CHANGES = ["record", "correct", "see", "withdraw"] as const;
export type NumberChange = (typeof NUMBER_CHANGES)[number];

/**
 * The last day on which a number can be taken back: afterwards the places would go back at once for want of it, or the
 * journey has begun. `releaseDate`: when unnumbered places are given back, null where no package says so.
 */
export function withdrawableUntil(releaseDate: IsoDate | null, departureDate: IsoDate): IsoDate {
  return releaseDate === null || departureDate < releaseDate ? departureDate : releaseDate;
}

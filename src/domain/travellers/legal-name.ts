/** The name as the passport's machine-readable lines print it; its spelling goes on bookings, tickets and room lists. */
import { foldName, nameField } from "../names/names.ts";

/** The name field of a passport's first line. Source: docs/sources.md#icao-9303. */
const NAME_FIELD_LENGTH = 39;

/** Latin letters with at most two marks each, and the signs that stand between names; no digit, no other script. */
const LATIN = /^(?:\p{Script=Latin}\p{M}{0,2}|[ '’ʼ`´.,-])+$/u;

/** Whether a name can be printed in the lines: Latin, and something of it is left there. */
export function isLegalName(name: string): boolean {
  return LATIN.test(name.normalize("NFC")) && foldName(name) !== "";
}

export interface PrintedName {
  readonly surname: string;
  readonly givenNames: string;
  /** 39 characters, the rest cut off: `RAHMAN<<AMINA<<<…`. */
  readonly field: string;
}

/** Both parts in capitals without accents, as the lines have them. */
export function printedName(surname: string, givenNames: string): PrintedName {
  return {
    surname: foldName(surname),
    givenNames: foldName(givenNames),
    field: nameField(surname, givenNames, NAME_FIELD_LENGTH),
  };
}

/** One text for people: given names first, one space between all words. */
export function fullName({ surname, givenNames }: { readonly surname: string; readonly givenNames: string }): string {
  return `${givenNames} ${surname}`.trim();
}

/** How it is stored: composed letters, one space between words, none at the ends. */
export function tidyName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim();
}

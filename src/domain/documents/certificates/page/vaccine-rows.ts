/** Rows of a table by what they tell of: the dose that is asked for, another vaccine, or one whose batch had run out. */

import type { CertificateField } from "../forms/languages/form.ts";
import type { ParsedRow } from "../layout/parts.ts";
import { type DateStyle, datesIn } from "../words/dates.ts";
import { againstOf } from "../words/vaccines.ts";

/** The batch had run out when it was given. */
export function isExpired({ entries }: ParsedRow, style: DateStyle): boolean {
  const days = (fields: readonly CertificateField[]) =>
    entries.flatMap(({ field, value }) => (fields.includes(field) ? datesIn(value, style).flat() : []));
  const [expiry, given] = [days(["expiry"]), days(["given_on", "date"])];
  return expiry.length > 0 && given.some((day) => expiry.every((end) => end < day));
}

const MOST_CELL_WORDS = 6;

/** How long another vaccine counts, and what became of it, says nothing of this one. */
export const OF_OTHER: readonly CertificateField[] = [
  "valid_from",
  "valid_until",
  "next_dose",
  "state",
  "expiry",
  "dose",
  "how",
  "remarks",
];

/** It names this vaccine, or one of which it does not say which. */
export function isOfDose({ entries, loose }: ParsedRow): boolean {
  const against = againstOf([...entries.map(({ value }) => value), ...loose.map(({ text }) => text)].join(" "));
  return against === "four" || against === "unsaid";
}

const MOST_OTHER_WORDS = 9;

export function isOfOther({ entries, header }: ParsedRow): boolean {
  const telling = header.includes("vaccine") ? entries.filter(({ field }) => field === "vaccine") : entries;
  const named = telling.map(({ value }) => value).join(" ");
  const against = againstOf(named);
  return (
    (against === "other" || against === "fewer") &&
    entries.every(({ value }) => value.split(/\s+/).length <= MOST_OTHER_WORDS)
  );
}

/** A row of another vaccine without any date says nothing of this one. */
export function isOfOtherNeverGiven({ entries }: ParsedRow, style: DateStyle): boolean {
  const against = againstOf(entries.flatMap(({ field, value }) => (field === "vaccine" ? [value] : [])).join(" "));
  return (
    (against === "other" || against === "fewer") &&
    entries.every(({ value }) => datesIn(value, style).length === 0 && value.split(/\s+/).length <= MOST_CELL_WORDS)
  );
}

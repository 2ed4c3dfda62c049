/** Gregorian dates of a printed part, as the six digits that lines have of a date. */
import { datesIn } from "../certificates/dates.ts";
import type { Cell } from "./cells.ts";

export interface PrintedDate {
  readonly cell: Cell;
  /** As printed. */
  readonly written: string;
  /** YYYY-MM-DD; two where day and month can be told apart by nothing. */
  readonly days: readonly string[];
}

/** A month in two languages, of which either is enough, and the stroke between them at times read as a letter. */
const TWO_MONTHS = /(\p{L}{3,10})\.?\s*[/|]\s*(\p{L}{3,10})\.?/gu;
const RUN_TOGETHER = /(\d\s*)(\p{L}{3})\p{L}{1,7}(?:\s*[/|]\s*\p{L}{3,10})?\.?(?=\s*\d)/gu;
/** Years of other calendars, with the numbers beside them. */
const OTHER_CALENDAR =
  /(?<!\d)(?:1[345]\d{2}|2[45]\d{2})\s?[-/.]\s?\d{1,2}\s?[-/.]\s?\d{1,2}|\d{1,2}\s?[-/.]\s?\d{1,2}\s?[-/.]\s?(?:1[345]\d{2}|2[45]\d{2})(?!\d)/g;

export function printedDates(cells: readonly Cell[]): PrintedDate[] {
  return cells.flatMap((cell) => {
    const text = cell.text.replace(OTHER_CALENDAR, " ");
    const ways = [text.replace(TWO_MONTHS, "$1"), text.replace(TWO_MONTHS, "$2"), text.replace(RUN_TOGETHER, "$1$2")];
    const [days] = ways.flatMap((one) => datesIn(one));
    return days ? [{ cell, written: cell.text, days }] : [];
  });
}

/** As lines have it: YYMMDD. */
export function sixDigits(day: string): string {
  return day.slice(2).replaceAll("-", "");
}

/** Gregorian dates of a printed part, as the six digits that lines have of a date. */

import { foldPrinted } from "../certificates/fold.ts";
import { GREGORIAN_MONTHS } from "../certificates/forms/months.ts";
import { datesIn } from "../certificates/words/dates.ts";
import type { PrintedCell } from "./cells.ts";

export interface PrintedDate {
  readonly cell: PrintedCell;
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

export function printedDates(cells: readonly PrintedCell[]): PrintedDate[] {
  return cells.flatMap((cell) => {
    const [days] = possibleDates(cell.text);
    return days ? [{ cell, written: cell.text, days }] : [];
  });
}

/** Every date that a cell may mean; of one in two languages the same more than once. */
export function possibleDates(cell: string): (readonly string[])[] {
  const text = cell.replace(OTHER_CALENDAR, " ");
  const ways = [text.replace(TWO_MONTHS, "$1"), text.replace(TWO_MONTHS, "$2"), text.replace(RUN_TOGETHER, "$1$2")];
  return ways.flatMap((one) => datesIn(one));
}

/** As lines have it: YYMMDD. */
export function sixDigits(day: string): string {
  return day.slice(2).replaceAll("-", "");
}

/** Whether a cell says this day (YYMMDD): as a date, or in its digits and the beginning of its month, whatever was read between. */
export function saysDay(cell: string, six: string): boolean {
  if (
    possibleDates(cell)
      .flat()
      .some((day) => sixDigits(day) === six)
  )
    return true;
  const [year, month, day] = [six.slice(0, 2), six.slice(2, 4), six.slice(4)];
  const text = foldPrinted(cell);
  const inDigits = new RegExp(`${day}${month}(?:19|20)${year}|(?:19|20)${year}${month}${day}`);
  const inWords = new RegExp(
    String.raw`(?<!\d)0?${Number(day)}[^\p{L}\d]{0,3}(?:${beginningsOf(month)})\D{0,14}(?:19|20)?${year}(?!\d)`,
    "u",
  );
  return inDigits.test(text.replace(/\D/g, "")) || inWords.test(text);
}

/** Three letters tell months apart but for June and July in French. */
function beginningsOf(month: string): string {
  const names = (GREGORIAN_MONTHS[Number(month) - 1] ?? []).map(foldPrinted).filter((name) => /^[a-z]{3}/.test(name));
  const beginnings = names.map((name) => name.slice(0, name.startsWith("jui") ? 4 : 3));
  return beginnings.length > 0 ? [...new Set(beginnings)].join("|") : "(?!)";
}

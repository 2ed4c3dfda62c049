/** Compares what was read of a passport's printed part with its lines, field by field; what was not read is no agreement. */

import { foldPrinted } from "../certificates/fold.ts";
import { foldedAlike } from "../seen/alike.ts";
import type { TextLine } from "../seen/facts.ts";
import { UNREAD } from "../seen/unread.ts";
import { isLevel, levelled, type PrintedCell, valuesBy } from "./cells.ts";
import { LABEL_OF, OF_ANOTHER } from "./labels.ts";
import { fieldsOf, isFar, isSimilarText, type LineFields, nameWords, replaced } from "./line-fields.ts";
import { type PrintedDate, printedDates, sixDigits } from "./printed-dates.ts";

/** One field of the page, where something was read of it. */
export interface ComparedField {
  readonly field: "documentNumber" | "surname" | "givenNames" | "name" | "dateOfBirth" | "expiryDate" | "issuedOn";
  readonly read: string;
  readonly agrees: boolean;
  readonly line: TextLine;
}

/** `cells`: what was read above the lines of a TD3 zone, one cell each, unread words marked. */
export function againstLines(lines: readonly string[], printed: readonly TextLine[]): ComparedField[] {
  const page = { cells: levelled(printed), lines: fieldsOf(lines) };
  return [...numbers(page), ...names(page), ...days(page)];
}

interface Page {
  readonly cells: readonly PrintedCell[];
  readonly lines: LineFields;
}

/** What the cells with a label may name. `isSure`: nothing was left unread before or beside the label that could make it another's. */
function namedBy(
  { cells }: Page,
  label: RegExp,
  isSure: (cell: PrintedCell, before: string) => boolean,
): PrintedCell[] {
  return cells.flatMap((cell) => {
    const text = foldPrinted(cell.text);
    const match = label.exec(text);
    const isOwn = match !== null && !OF_ANOTHER.test(text) && isSure(cell, text.slice(0, match.index));
    return isOwn ? valuesBy(cell, cells) : [];
  });
}

function isRead(text: string): boolean {
  return !text.includes(UNREAD);
}

/** Characters in which a number that is another one differs at least. */
const LEAST_DIFFERENT = 2;

function numbers(page: Page): ComparedField[] {
  const { number, optional } = page.lines;
  const wanted = foldedAlike(number);
  const seen = page.cells.find(({ text }) => foldedAlike(text).includes(wanted));
  if (seen) return [{ field: "documentNumber", read: seen.text, agrees: true, line: seen.line }];
  const isTop = isAtTop(page);
  const named = namedBy(page, LABEL_OF.number, (cell, before) => isTop(cell) || isRead(before));
  const places = [...named, ...besideType(page, isTop)];
  const others = places.flatMap((cell) => numbersIn(cell.text).map((read) => ({ cell, read })));
  const other = others.find(
    ({ read }) =>
      replaced(foldedAlike(read), wanted) >= LEAST_DIFFERENT && !foldedAlike(optional).includes(foldedAlike(read)),
  );
  return other ? [{ field: "documentNumber", read: other.read, agrees: false, line: other.cell.line }] : [];
}

/** As numbers of passports are: letters and digits, three digits at least. */
function numbersIn(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => /^(?=(?:.*\d){3})[A-Z0-9]{6,9}$/.test(word));
}

/** Of the height of all that was read: where type, state and number stand, and no other paper's number. */
const TOP_SHARE = 0.3;

function isAtTop({ cells }: Page): (cell: PrintedCell) => boolean {
  const tops = cells.map(({ y }) => y);
  const most = Math.min(...tops) + TOP_SHARE * (Math.max(...tops) - Math.min(...tops));
  return ({ y }) => y < most;
}

/** Cells in the row of the document's type or state. */
function besideType({ cells, lines }: Page, isTop: (cell: PrintedCell) => boolean): PrintedCell[] {
  const heads = cells.filter((cell) => isTop(cell) && (/^P[A-Z]?$/.test(cell.text) || cell.text === lines.state));
  return heads.flatMap((head) => cells.filter((cell) => isLevel(head, cell)));
}

function days(page: Page): ComparedField[] {
  const dates = printedDates(page.cells);
  const says = (six: string) => (date: PrintedDate) => date.days.some((day) => sixDigits(day) === six);
  const birth = dates.find(says(page.lines.birth));
  const expiry = dates.find(says(page.lines.expiry));
  const strange = dates.filter((date) => !says(page.lines.birth)(date) && !says(page.lines.expiry)(date));
  const fields = strangeFields(page, strange);
  return [
    ...(birth ? [asCompared("dateOfBirth", birth, true)] : fields.dateOfBirth),
    ...(expiry ? [asCompared("expiryDate", expiry, true)] : fields.expiryDate),
    ...fields.issuedOn,
  ];
}

function asCompared(field: ComparedField["field"], { written, cell }: PrintedDate, agrees: boolean): ComparedField {
  return { field, read: written, agrees, line: cell.line };
}

type DateField = "dateOfBirth" | "expiryDate" | "issuedOn";

/** Dates that are none of the lines', by their labels, else by their order: nothing on a page is later than its expiry, and only a birth is long before. */
function strangeFields(page: Page, strange: readonly PrintedDate[]): Readonly<Record<DateField, ComparedField[]>> {
  const expiry = dayOf(page.lines.expiry);
  const longBefore = yearsBefore(expiry, LONGEST_VALID_YEARS);
  const isLate = ({ days: readings }: PrintedDate) => readings.every((day) => day > expiry);
  const isOld = ({ days: readings }: PrintedDate) => readings.every((day) => day < longBefore);
  const named = (name: "birth" | "expiry" | "issue") => {
    const cells = namedBy(page, LABEL_OF[name], () => true);
    return strange.filter(({ cell }) => cells.includes(cell));
  };
  const [births, expiries, issues] = [named("birth"), named("expiry"), named("issue")];
  const recent = distinct(strange.filter((date) => !isLate(date) && !isOld(date) && !births.includes(date)));
  const first = (field: DateField, ...found: readonly (PrintedDate | undefined)[]) => {
    const date = found.find((one) => one !== undefined);
    return date ? [asCompared(field, date, false)] : [];
  };
  return {
    dateOfBirth: first(
      "dateOfBirth",
      ...births,
      strange.find((date) => isOld(date) && !issues.includes(date)),
    ),
    // One of two is the day of issue.
    expiryDate: first("expiryDate", ...expiries, strange.find(isLate), recent.length > 1 ? latest(recent) : undefined),
    issuedOn: first("issuedOn", ...issues.filter((date) => isLate(date) || isOld(date))),
  };
}

function distinct(dates: readonly PrintedDate[]): PrintedDate[] {
  return dates.filter((date, at) => dates.findIndex(({ days: [day] }) => day === date.days[0]) === at);
}

function latest(dates: readonly PrintedDate[]): PrintedDate | undefined {
  return dates.toSorted((one, other) => ((one.days[0] ?? "") < (other.days[0] ?? "") ? 1 : -1))[0];
}

/** No passport is valid for longer. */
const LONGEST_VALID_YEARS = 15;

/** Six digits as a day of this century, which an expiry is of. */
function dayOf(six: string): string {
  return `20${six.slice(0, 2)}-${six.slice(2, 4)}-${six.slice(4)}`;
}

function yearsBefore(day: string, years: number): string {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
}

function names(page: Page): ComparedField[] {
  const { surname, given } = page.lines;
  const all = [...surname, ...given];
  return (["surname", "given", "whole"] as const).flatMap((name): ComparedField[] => {
    const field = ({ surname: "surname", given: "givenNames", whole: "name" } as const)[name];
    const own = name === "whole" ? all : name === "given" ? given : surname;
    const seen = page.cells.find(({ text }) =>
      nameWords(text).some((word) => own.some((one) => isSimilarText(one, word))),
    );
    if (seen) return [{ field, read: seen.text, agrees: true, line: seen.line }];
    const other = namedBy(page, LABEL_OF[name], ({ text }) => isRead(text)).find(({ text }) => {
      const words = nameWords(text);
      return words.length > 0 && words.every((word) => all.every((one) => isFar(one, word)));
    });
    return other && own.length > 0 ? [{ field, read: other.text, agrees: false, line: other.line }] : [];
  });
}

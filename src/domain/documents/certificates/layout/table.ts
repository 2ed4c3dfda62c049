/** Tables of papers: headers and cells that wrap, rows with cells left out. */
import { latinDigits } from "#domain/latin-digits.ts";
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted } from "../fold.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { ILLNESS } from "../forms/values.ts";
import { labelOf } from "../words/lexicon.ts";
import { againstOf } from "../words/vaccines.ts";
import type { CertificatePage, Fits, Free, LabelledValue, ParsedRow } from "./parts.ts";

export const LONGEST_HEADER = 6;
const LEAST_COLUMNS = 3;

/** Labels that go on in the next lines of their cells: all columns must be labels in the end. */
export function wrappedHeader(lines: readonly TextLine[]): { fields: CertificateField[]; lines: number } | null {
  const rows = lines.map(({ text }) => text.split("\t").map((cell) => cell.trim()));
  const columns = rows[0]?.length ?? 0;
  if (columns < LEAST_COLUMNS) return null;
  for (let count = 2; count <= rows.length; count++) {
    const part = rows.slice(0, count);
    if (part.some((row) => row.length > columns) || part.slice(1).some((row) => row.length < 2)) return null;
    // An answer, or an illness, is no head of a column.
    if (part.flat().some((cell) => /^(?:yes|no)$|[:：]\s*\S/i.test(cell) || ILLNESS.test(foldPrinted(cell))))
      return null;
    const fields = Array.from({ length: columns }, (_, column) =>
      labelOf(
        part
          .map((row) => row[column] ?? "")
          .join(" ")
          .replaceAll(":", " "),
        true,
      ),
    );
    const goesOn = rows[count]?.[0] === "" && rows[count]?.length === columns;
    if (!goesOn && fields.every((field) => field !== null)) return { fields, lines: count };
  }
  return null;
}

/** The rest of cells that wrapped, column by column; what names another vaccine is a row of its own. */
function goesOn(row: ParsedRow, header: readonly CertificateField[], cells: readonly string[]): ParsedRow | null {
  if (row.entries.length !== header.length || !cells.includes("") || cells.length > header.length) return null;
  const isEmpty = (fields: readonly CertificateField[]) =>
    header.every((field, at) => !fields.includes(field) || (cells[at] ?? "") === "");
  const named = row.entries.find(({ field }) => field === "vaccine")?.value ?? "";
  const more = cells[header.indexOf("vaccine")] ?? "";
  const [of, further] = [againstOf(named), againstOf(more)];
  const isOther =
    further !== null && !((of === "unsaid" || of === null) && (further === "four" || further === "unsaid"));
  if (
    isOther ||
    !(cells[0] === "" || isEmpty(header.includes("date") || header.includes("given_on") ? OF_DOSES : OF_DATES))
  )
    return null;
  return {
    ...row,
    entries: row.entries.map((entry, at) => ({ ...entry, value: `${entry.value} ${cells[at] ?? ""}`.trim() })),
  };
}

interface Cells {
  readonly header: readonly CertificateField[];
  readonly cells: readonly string[];
  readonly line: TextLine;
}

/** A line with cells enough begins a row; one with fewer goes on with the row above. False: it belongs to no table. */
export function addToTable(rows: ParsedRow[], { header, cells, line }: Cells, fits: Fits): boolean {
  const before = rows.at(-1);
  const further = before && before.line.page === line.page ? goesOn(before, header, cells) : null;
  if (further) {
    rows.splice(-1, 1, further);
    return true;
  }
  const own = cells.length > header.length && /^\d{1,2}\.?$/.test(cells[0] ?? "") ? cells.slice(1) : cells;
  if (own.length > header.length) return false;
  const row = rows.at(-1);
  const follows = row !== undefined && row.line.page === line.page;
  if (own.length > 1 && own.length * 2 > header.length) {
    rows.push(aligned({ header, cells: own, line }, fits));
    return true;
  }
  if (!follows || own.some((cell) => cell.split(/\s+/).length > MOST_WORDS)) return false;
  rows.splice(
    -1,
    1,
    withLoose(
      row,
      own.map((text) => ({ text, line })),
    ),
  );
  return true;
}

const YEAR = /^(?:19|20)\d\d$/;
/** A day and a month whose year has gone into the cell's next line. */
const WITHOUT_YEAR = /^\d{1,2}(?:st|nd|rd|th)?[\s.-]\p{L}+\.?$/u;

/** A year ends the date that lacks one; all else under a row belongs to no certain column. */
function withLoose(row: ParsedRow, parts: readonly Free[]): ParsedRow {
  const open = row.entries.filter(({ field, value }) => OF_DATES.includes(field) && WITHOUT_YEAR.test(value));
  const years = parts.filter(({ text }) => YEAR.test(latinDigits(text)));
  const [begun] = open;
  if (!begun || open.length > 1 || years.length !== 1) return { ...row, loose: [...row.loose, ...parts] };
  const whole = { ...begun, value: `${begun.value} ${years[0]?.text ?? ""}` };
  return {
    ...row,
    entries: row.entries.map((entry) => (entry === begun ? whole : entry)),
    loose: [...row.loose, ...parts.filter((part) => part !== years[0])],
  };
}

/** More words in a cell's further line are a sentence under the table. */
const MOST_WORDS = 5;

/** The day of a dose; without it a line under a row begins no other. */
const OF_DOSES: readonly CertificateField[] = ["date", "given_on"];

const OF_DATES: readonly CertificateField[] = [
  "date",
  "given_on",
  "next_dose",
  "valid_from",
  "valid_until",
  "expiry",
  "issued",
  "examined",
];

function isBegun(field: CertificateField, value: string): boolean {
  return OF_DATES.includes(field) && WITHOUT_YEAR.test(value);
}

/** Each cell under its header; with fewer cells than headers, under the next that it fits. */
function aligned({ header, cells, line }: Cells, fits: Fits): ParsedRow {
  if (cells.length === header.length) {
    return {
      entries: header.map((field, at) => ({ field, value: cells[at] ?? "", line })),
      loose: [],
      line,
      header,
      unsure: false,
    };
  }
  const entries: LabelledValue[] = [];
  let column = 0;
  for (const value of cells) {
    const at = header.findIndex((field, index) => index >= column && (fits(field, value) || isBegun(field, value)));
    const field = header[at >= 0 ? at : column];
    if (field) entries.push({ field, value, line });
    column = (at >= 0 ? at : column) + 1;
  }
  const dated = (fields: readonly CertificateField[]) => fields.filter((field) => OF_DATES.includes(field)).length;
  return { entries, loose: [], line, header, unsure: dated(header) > dated(entries.map(({ field }) => field)) };
}

/** A form with its values under their labels is no table: one row to a header, and no vaccine in it. */
export function withoutForms(page: CertificatePage): CertificatePage {
  const isOfForm = (row: ParsedRow) =>
    !row.header.includes("vaccine") &&
    !row.unsure &&
    row.loose.length === 0 &&
    page.rows.filter(({ header }) => header === row.header).length === 1;
  const forms = page.rows.filter(isOfForm);
  return {
    ...page,
    entries: [...page.entries, ...forms.flatMap(({ entries }) => entries)],
    rows: page.rows.filter((row) => !forms.includes(row)),
  };
}

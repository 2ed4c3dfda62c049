/** A paper taken apart: values after their labels, rows of tables, and free text. */

import { daysBetween } from "#domain/calendar.ts";
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted } from "../fold.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { isHarmless } from "../holder/values.ts";
import type { CertificatePage, Fits, Free, LabelledValue, ParsedRow } from "../layout/parts.ts";
import { addToTable, LONGEST_HEADER, withoutForms, wrappedHeader } from "../layout/table.ts";
import { isMeasured } from "../words/clinical.ts";
import { datesIn, MOST_DAYS_APART } from "../words/dates.ts";
import { labelOf } from "../words/lexicon.ts";
import { againstOf } from "../words/vaccines.ts";
import { isOfTest, linked, piecesOf, withValueBefore } from "./pieces.ts";

export function readPage(lines: readonly TextLine[], fits: Fits): CertificatePage {
  const page = { entries: [] as LabelledValue[], rows: [] as ParsedRow[], free: [] as Free[] };
  let header: readonly CertificateField[] = [];
  let open: LabelledValue | null = null;
  /** The lines before this one were read with an earlier one. */
  let after = 0;
  for (const [at, line] of lines.entries()) {
    if (at < after) continue;
    const columns = measured(unpaired(line.text.split(/\t| [·•|] | {3,}/).map((cell) => cell.trim())));
    const filled = columns.filter((cell) => cell !== "");
    const cells = header.length === 0 && isNumbered(filled) ? filled.slice(1) : filled;
    if (columns[0] === "" && header.length === 0 && goesOn(page.entries, { cells, line, above: lines[at - 1] }))
      continue;
    const wrapped = wrappedHeader(lines.slice(at, at + LONGEST_HEADER));
    if (wrapped) {
      [header, open, after] = [wrapped.fields, null, at + wrapped.lines];
      continue;
    }
    const fields = columnsOf(cells);
    if (cells.length > 1 && fields.every((field) => field !== null)) {
      [header, open] = [ofExamination(fields), null];
      continue;
    }
    const pieces = linked(
      cells.flatMap((cell) => piecesOf(cell, fits, cells.length > 1)),
      fits,
    );
    // A word in a cell of a table may be a label elsewhere.
    const isRow = header.includes("vaccine") && isAligned(columns, header) && !/[:：]/.test(line.text);
    if (
      header.length > 0 &&
      (isRow || pieces.every(({ field }) => field === null)) &&
      cells.length <= header.length + 1
    ) {
      if (addToTable(page.rows, { header, cells: columns.includes("") ? columns : cells, line }, fits)) continue;
    }
    header = [];
    const [first] = pieces;
    if (
      open &&
      BELOW.includes(open.field) &&
      pieces.length === 1 &&
      first?.field === null &&
      fits(open.field, first.text)
    ) {
      page.entries.splice(-1, 1, { ...open, value: first.text, line });
      open = null;
      continue;
    }
    // The conclusion stands under its heading: "Conclusion:", "FIT FOR HAJJ".
    if (open?.field === "fit" && pieces.length === 1 && first?.field === "fit" && first.text === "") {
      page.entries.splice(-1, 1, { ...open, value: line.text.trim(), line });
      open = null;
      continue;
    }
    for (const { field, text } of withValueBefore(pieces)) {
      if (field === null || (TOLD.includes(field) && isSentence(text) && !fits(field, text)))
        page.free.push({ text, line });
      else page.entries.push({ field, value: text, line }, ...endOf({ field, value: text, line }));
    }
    open = pieces.length === 1 && first?.field && first.text === "" ? (page.entries.at(-1) ?? null) : null;
  }
  return withoutForms(page);
}

/** Fields whose values may stand in the line under their label. */
const BELOW: readonly CertificateField[] = [
  ...(["name", "surname", "given", "birth", "sex", "passport", "issued", "examined", "date", "given_on"] as const),
  ...(["valid_from", "valid_until", "registration", "reference", "id", "batch"] as const),
];

/** The fields that a line of headers names; in a table of vaccines a column may have a name that no list has. */
function columnsOf(cells: readonly string[]): (CertificateField | null)[] {
  const fields = cells.map((cell) => labelOf(cell, cells.length > 1));
  const isOfVaccines = fields.includes("vaccine") && DATED.some((field) => fields.includes(field));
  const isOther = (cell: string) =>
    !/[\d:]/.test(cell) && cell.split(/\s+/).length <= MOST_HEADER_WORDS && isHarmless(cell);
  if (!isOfVaccines) return fields;
  return fields.map(
    (field, at) => field ?? (SIGNED.test(cells[at] ?? "") ? "signature" : isOther(cells[at] ?? "") ? "column" : null),
  );
}

/** Where whoever gave a dose puts a mark, as tables of vaccines call it and no other paper. */
const SIGNED =
  /^(?:visas?|paraf|parap|paraphe|parafe|[ée]margement|sign|initiales|initials|inisial|ttd|t\.t|подпись|роспись)\.?$/iu;
const DATED: readonly CertificateField[] = ["given_on", "date"];
const MOST_HEADER_WORDS = 4;

/** A first day with the last one behind it tells of both; the same day in another calendar is no other. */
function endOf(entry: LabelledValue): LabelledValue[] {
  const [first = [], ...others] = datesIn(entry.value.replace(/\([^)]*\)/g, " "));
  const isLater = (days: readonly string[]) =>
    days.every((day) => first.every((start) => Math.abs(daysBetween(start, day)) > MOST_DAYS_APART));
  return entry.field === "valid_from" && others.some(isLater) ? [{ ...entry, field: "valid_until" }] : [];
}

/** What is measured with its value in the next cell; the bounds that a laboratory prints behind it say nothing. */
function measured(cells: readonly string[]): readonly string[] {
  const [label = "", value = "", ...rest] = cells;
  if (isOfTest(label, value)) return [`${label}: ${value}`, ...rest.filter((cell) => !isOfTest(label, cell))];
  const [whole, bounds] = [`${label} ${value}`, rest.find((cell) => OF_BOUNDS.test(cell)) ?? ""];
  const told = [whole, `${whole} (${bounds.replace(/[()]/g, "").replace(/^\s*[<≤]\s?/, "0 - ")})`];
  const found = value === "" ? undefined : told.find((one) => isMeasured(foldPrinted(one)));
  return found === undefined ? cells : [found, ...rest.filter((cell) => !OF_BOUNDS.test(cell))];
}

const OF_BOUNDS =
  /^\(?[<≤]\s?\d{2,3}\s?\/\s?\d{2,3}(?: ?mm ?hg)?\)?$|^\(?[<>≤≥]?\s?\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?(?:\s?[\p{L}%µ][\p{L}/%\d]*)?\)?$/u;

/** Two labels in one cell, with their values in the next. */
function unpaired(cells: readonly string[]): readonly string[] {
  const [label = "", value = "", ...rest] = cells;
  const labels = label.split(/\s*\/\s*/);
  const values = value.split(/\s*\/\s*/);
  const fields = labels.map((one) => labelOf(one, true));
  if (labels.length < 2 || values.length !== labels.length || rest.length > 0) return cells;
  if (fields.includes(null) || new Set(fields).size < labels.length) return cells;
  return labels.flatMap((one, at) => [one, values[at] ?? ""]);
}

/** In a table of what was examined the first column asks and the others must say that all is well. */
function ofExamination(fields: readonly CertificateField[]): readonly CertificateField[] {
  if (!fields.includes("organ") || fields.includes("vaccine")) return fields;
  return fields.map((field) => (field === "organ" ? "asked" : ANSWERS.includes(field) ? "organ" : field));
}

const ANSWERS: readonly CertificateField[] = ["fit", "state", "remarks", "condition"];

/** Cells left empty keep the others in their columns; the last ones may be missing. */
function isAligned(columns: readonly string[], header: readonly CertificateField[]): boolean {
  return (
    columns.length === header.length || (columns.length > 2 && columns.length < header.length && columns.includes(""))
  );
}

/** A number of its own before a label. */
function isNumbered([number = "", label = ""]: readonly string[]): boolean {
  return (
    /^\(?\d{1,2}[.)]?$/.test(number) &&
    (labelOf(label, true) !== null || /[:：]/u.test(label) || againstOf(label) !== null)
  );
}

interface Below {
  readonly cells: readonly string[];
  readonly line: TextLine;
  readonly above: TextLine | undefined;
}

/** A cell under the value of the line above goes on with it; in another script it says the same again. */
function goesOn(entries: LabelledValue[], { cells, line, above }: Below): boolean {
  const before = entries.at(-1);
  const [text = ""] = cells;
  if (cells.length !== 1 || !before || before.line !== above || before.value === "" || /[:：]/u.test(text))
    return false;
  const isOtherScript = /\p{Script=Arabic}/u.test(text) !== /\p{Script=Arabic}/u.test(before.value);
  if (isOtherScript) entries.push({ ...before, value: text, line });
  else entries.splice(-1, 1, { ...before, value: `${before.value} ${text}`, line });
  return true;
}

/** Fields after whose labels a sentence may stand. */
const TOLD: readonly CertificateField[] = ["fit", "remarks", "state"];

/** Words enough after a label to be read as a sentence of their own. */
const SENTENCE_WORDS = 4;

function isSentence(text: string): boolean {
  return text.split(/\s+/).length >= SENTENCE_WORDS;
}

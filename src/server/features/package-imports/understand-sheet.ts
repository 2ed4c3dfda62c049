/** From rows of cells to drafts: heads, columns, what the file leaves open, and each row's own problems. */
import { z } from "zod";
import { PackageDraft } from "#contract/packages.ts";
import { type Cell, textOf } from "#domain/imports/cell.ts";
import {
  type ColumnMap,
  guessColumns,
  headRow,
  IMPORT_FIELDS,
  type ImportField,
  missingFields,
  READ_TWO_WAYS,
} from "#domain/imports/columns.ts";
import { type FormatQuestion, understandRows } from "#domain/imports/questions.ts";
import { DATE_ORDERS } from "#domain/imports/read-date.ts";
import { DECIMAL_SIGNS } from "#domain/imports/read-number.ts";
import { type ImportFieldProblem, readRow } from "#domain/imports/read-row.ts";
import { ENCODINGS, type SheetFile, UnreadableSheet } from "#server/platform/spreadsheets/reading/read-file.ts";

/** Rows above the heads: a title, a date, an address. */
const HEADS_WITHIN = 15;

/** What the operator has said about the file. */
export const ImportAnswers = z.object({
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()).nullable(),
  dateOrder: z.enum(DATE_ORDERS).nullable(),
  decimal: z.enum(DECIMAL_SIGNS).nullable(),
  encoding: z.enum(ENCODINGS).nullable(),
});
export type ImportAnswers = z.output<typeof ImportAnswers>;

export interface UnderstoodRow {
  readonly row: number;
  /** As they stand in the file, by place. */
  readonly texts: readonly string[];
  /** Null where something is wrong. */
  readonly draft: PackageDraft | null;
  /** Which of the terms stand in the row; the draft has the usual ones for the others. */
  readonly givenTerms: readonly GivenTerm[];
  readonly problems: readonly RowProblem[];
}

export const GIVEN_TERMS = ["approval", "cancellation"] as const;
export type GivenTerm = (typeof GIVEN_TERMS)[number];

export interface RowProblem {
  readonly field: ImportField;
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface UnderstoodSheet {
  readonly file: Omit<SheetFile, "rows">;
  readonly headRow: number;
  readonly heads: readonly string[];
  readonly columns: ColumnMap;
  readonly missing: readonly ImportField[];
  readonly questions: readonly FormatQuestion[];
  readonly rows: readonly UnderstoodRow[];
}

/** Throws UnreadableSheet where there is nothing below the heads. */
export function understandSheet({ rows, ...file }: SheetFile, answers: ImportAnswers): UnderstoodSheet {
  const at = headRow(rows.slice(0, HEADS_WITHIN).map(({ cells }) => cells));
  const head = rows[at];
  const below = rows.slice(at + 1);
  if (!head || below.length === 0) throw new UnreadableSheet("no_rows");
  const columns = columnsOf(head.cells, below, answers.columns);
  const missing = missingFields(columns);
  const { reading, questions } = understandRows(
    below.map(({ cells }) => cells),
    columns,
    answers,
    READ_TWO_WAYS,
  );
  const heads = columns.map((_, place) => textOf(head.cells[place] ?? null));
  const read = missing.length > 0 ? [] : below.map(({ row, cells }) => understoodRow(row, cells, columns, reading));
  return { file, headRow: head.row, heads, columns, missing, questions, rows: read };
}

/** The operator's own map where it has the file's width; else the guess. */
function columnsOf(heads: readonly Cell[], rows: SheetFile["rows"], chosen: ColumnMap | null): ColumnMap {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), heads.length);
  const wide = Array.from({ length: width }, (_, place) => heads[place] ?? null);
  return chosen?.length === width ? chosen : guessColumns(wide);
}

function understoodRow(
  row: number,
  cells: readonly Cell[],
  columns: ColumnMap,
  reading: Parameters<typeof readRow>[2],
): UnderstoodRow {
  const texts = columns.map((_, place) => textOf(cells[place] ?? null));
  const givenTerms = GIVEN_TERMS.filter((term) =>
    columns.some((field, place) => field === term && texts[place] !== ""),
  );
  const { draft, problems } = readRow(cells, columns, reading);
  if (problems.length > 0) return { row, texts, givenTerms, draft: null, problems };
  const parsed = PackageDraft.safeParse(draft);
  if (parsed.success) return { row, texts, givenTerms, draft: parsed.data, problems: [] };
  return { row, texts, givenTerms, draft: null, problems: parsed.error.issues.map(problemOf) };
}

/** The form's own limits, at the column that they are about. */
function problemOf(issue: z.core.$ZodIssue): ImportFieldProblem | RowProblem {
  return { field: fieldOf(issue.path), ...sentenceOf(issue) };
}

/** Rooms and terms are several columns; the room is named in what was read, the ladder has one of its own. */
function fieldOf([name]: readonly PropertyKey[]): ImportField {
  if (name === "roomTypes") return "quad";
  if (name === "terms") return "cancellation";
  return IMPORT_FIELDS.find((field) => field === name) ?? "title";
}

function sentenceOf(issue: z.core.$ZodIssue): Pick<RowProblem, "key" | "params"> {
  const limit = (value: number | bigint) => Number(value);
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string") return { key: "required" };
      return { key: issue.origin === "array" ? "too_few" : "too_small", params: { min: limit(issue.minimum) } };
    case "too_big":
      if (issue.origin === "string") return { key: "too_long", params: { max: limit(issue.maximum) } };
      return { key: issue.origin === "array" ? "too_many" : "too_big", params: { max: limit(issue.maximum) } };
    case "not_multiple_of":
      return { key: "two_decimals" };
    case "invalid_type":
      return { key: issue.expected === "int" ? "not_whole" : "wrong_type" };
    default:
      return { key: "wrong_format" };
  }
}

/** One row of a spreadsheet as a package's form, or what is wrong in which of its cells. */
import { daysBetween, nextHajj } from "../calendar.ts";
import { ROOM_TYPES, STANDARD_TERMS } from "../packages/package.ts";
import { type Cell, type CellProblem, type Read, textOf, unreadable } from "./cell.ts";
import { type ColumnMap, type ImportField, NEEDED_FIELDS } from "./columns.ts";
import {
  readApproval,
  readCampClass,
  readChannels,
  readDiscounts,
  readLadder,
  readLanguages,
  readStay,
  readYesNo,
} from "./read-choice.ts";
import { type DateOrder, readDate } from "./read-date.ts";
import { type DecimalSign, readAmount, readWhole } from "./read-number.ts";

/** What the operator has said about the whole file; null: not asked or not answered yet. */
export interface CellFormats {
  readonly dateOrder: DateOrder | null;
  readonly decimal: DecimalSign | null;
}

export interface ImportFieldProblem extends CellProblem {
  readonly field: ImportField;
}

export interface ReadRow {
  /** Values by the names of the package's form; only what stands in the row. */
  readonly draft: Readonly<Record<string, unknown>>;
  readonly problems: readonly ImportFieldProblem[];
}

type Reader = (cell: Cell, reading: CellFormats) => Read<unknown>;

const text: Reader = (cell) => ({ value: textOf(cell) || null });
const amount: Reader = (cell, { decimal }) => readAmount(cell, decimal);
const date: Reader = (cell, { dateOrder }) => readDate(cell, dateOrder);

const READERS: Record<ImportField, Reader> = {
  operatorReference: text,
  title: text,
  price: amount,
  departureCity: text,
  departureDate: date,
  returnDate: date,
  accommodationType: readStay,
  distanceFromHaram: readWhole,
  capacity: readWhole,
  duration: readWhole,
  hijriYear: readWhole,
  description: text,
  makkahHotel: text,
  madinahHotel: text,
  minaCamp: text,
  campClass: readCampClass,
  shifting: readYesNo,
  accessible: readYesNo,
  flights: readYesNo,
  meals: text,
  guideLanguages: readLanguages,
  channels: readChannels,
  releaseDate: date,
  quad: amount,
  triple: amount,
  double: amount,
  groupDiscounts: readDiscounts,
  approval: readApproval,
  cancellation: readLadder,
};

const NEEDED = new Set<ImportField>(NEEDED_FIELDS);

export function readRow(cells: readonly Cell[], columns: ColumnMap, reading: CellFormats): ReadRow {
  const values: Partial<Record<ImportField, unknown>> = {};
  const problems: ImportFieldProblem[] = [];
  columns.forEach((field, column) => {
    if (field === null) return;
    const read = READERS[field](cells[column] ?? null, reading);
    const problem = problemOf(read, field);
    if (problem) problems.push({ field, ...problem });
    else if ("value" in read && read.value !== null) values[field] = read.value;
  });
  return { draft: draftOf(values), problems };
}

function problemOf(read: Read<unknown>, field: ImportField): CellProblem | null {
  if ("problem" in read) return read.problem;
  return read.value === null && NEEDED.has(field) ? unreadable("required").problem : null;
}

/** Nights and the Hijri year follow from the dates, rooms and terms from several columns. */
function draftOf(values: Partial<Record<ImportField, unknown>>): Record<string, unknown> {
  const { quad, triple, double, approval, cancellation, ...same } = values;
  const supplements: Record<string, unknown> = { quad, triple, double };
  const rooms = ROOM_TYPES.flatMap((type) =>
    supplements[type] === undefined ? [] : [{ type, supplement: supplements[type] }],
  );
  const terms = {
    approval: approval ?? STANDARD_TERMS.approval,
    cancellation: cancellation ?? STANDARD_TERMS.cancellation,
  };
  return {
    ...derived(values),
    ...same,
    ...(rooms.length > 0 && { roomTypes: rooms }),
    ...((approval ?? cancellation) !== undefined && { terms }),
  };
}

function derived({ departureDate, returnDate }: Partial<Record<ImportField, unknown>>): Record<string, unknown> {
  if (typeof departureDate !== "string") return {};
  const { hijriYear } = nextHajj(departureDate);
  return typeof returnDate === "string"
    ? { hijriYear, duration: daysBetween(departureDate, returnDate) }
    : { hijriYear };
}

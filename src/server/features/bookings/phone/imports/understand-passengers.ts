/** From rows of cells to people: heads, columns, what the file leaves open, and each row's own problems. */
import { z } from "zod";
import { textOf } from "#domain/imports/cell.ts";
import {
  PASSENGER_FIELDS,
  PASSENGERS_READ_TWO_WAYS,
  type PassengerColumns,
  passengerSheet,
} from "#domain/imports/passengers/columns.ts";
import { readPassenger } from "#domain/imports/passengers/read-passenger.ts";
import { understandRows } from "#domain/imports/questions.ts";
import { DATE_ORDERS } from "#domain/imports/read-date.ts";
import { DECIMAL_SIGNS } from "#domain/imports/read-number.ts";
import { ROOM_TYPES } from "#domain/packages/package.ts";
import { SEXES } from "#domain/travellers/traveller.ts";
import { ENCODINGS, type SheetFile, UnreadableSheet } from "#server/platform/spreadsheets/reading/read-file.ts";

/** Rows above the heads: a title, a date, an address. */
const HEADS_WITHIN = 15;

const Field = z.enum(PASSENGER_FIELDS);

/** What the operator has said about the file, and the day that it is read on. */
export const PassengerQuestions = z.object({
  columns: z.array(Field.nullable()).nullable(),
  dateOrder: z.enum(DATE_ORDERS).nullable(),
  decimal: z.enum(DECIMAL_SIGNS).nullable(),
  encoding: z.enum(ENCODINGS).nullable(),
  today: z.string(),
});
export type PassengerQuestions = z.output<typeof PassengerQuestions>;

const said = z.string().nullable();

const UnderstoodRow = z.object({
  row: z.int(),
  /** As they stand in the file, by place. */
  texts: z.array(z.string()),
  passenger: z
    .object({
      bookingReference: z.string(),
      packageReference: z.string(),
      surname: z.string(),
      givenNames: z.string(),
      country: z.string(),
      birthDate: said,
      sex: z.enum(SEXES).nullable(),
      nationality: said,
      roomType: z.enum(ROOM_TYPES).nullable(),
      email: said,
      phone: said,
      language: said,
      officialNumber: said,
      paidMinor: z.number().nullable(),
      paidReference: said,
    })
    .nullable(),
  problems: z.array(
    z.object({
      field: Field,
      key: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
});

/** Plain data between the processes. */
export const UnderstoodPassengers = z.object({
  file: z.object({
    kind: z.enum(["csv", "xlsx"]),
    encoding: z.enum(ENCODINGS).nullable(),
    delimiter: said,
    hasMacros: z.boolean(),
  }),
  headRow: z.int(),
  heads: z.array(z.string()),
  columns: z.array(Field.nullable()),
  missing: z.array(Field),
  questions: z.array(z.object({ about: z.enum(["dateOrder", "decimal"]), example: z.string() })),
  rows: z.array(UnderstoodRow),
});
export type UnderstoodPassengers = z.output<typeof UnderstoodPassengers>;

/** Throws UnreadableSheet where there is nothing below the heads. */
export function understandPassengers(
  { rows, ...file }: SheetFile,
  answers: PassengerQuestions,
): z.input<typeof UnderstoodPassengers> {
  const at = passengerSheet.headRow(rows.slice(0, HEADS_WITHIN).map(({ cells }) => cells));
  const head = rows[at];
  const below = rows.slice(at + 1);
  if (!head || below.length === 0) throw new UnreadableSheet("no_rows");
  const columns = columnsOf(head.cells, below, answers.columns);
  const missing = passengerSheet.missingFields(columns);
  const cells = below.map((one) => one.cells);
  const { reading, questions } = understandRows(cells, columns, answers, PASSENGERS_READ_TWO_WAYS);
  const understood = (one: SheetFile["rows"][number]) => {
    const read = readPassenger(one.cells, columns, { ...reading, today: answers.today });
    const texts = columns.map((_, place) => textOf(one.cells[place] ?? null));
    const found = "problems" in read ? { passenger: null, problems: read.problems } : { ...read, problems: [] };
    return { row: one.row, texts, passenger: found.passenger, problems: [...found.problems] };
  };
  return {
    ...{ file, headRow: head.row, missing, questions: [...questions], columns: [...columns] },
    heads: columns.map((_, place) => textOf(head.cells[place] ?? null)),
    rows: missing.length > 0 ? [] : below.map(understood),
  };
}

/** The operator's own map where it has the file's width; else the guess. */
function columnsOf(
  heads: SheetFile["rows"][number]["cells"],
  rows: SheetFile["rows"],
  chosen: PassengerColumns | null,
): PassengerColumns {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), heads.length);
  const wide = Array.from({ length: width }, (_, place) => heads[place] ?? null);
  return chosen?.length === width ? chosen : passengerSheet.guessColumns(wide);
}

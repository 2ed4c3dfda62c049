/** Rows as a CSV or XLSX file, written while they are read: memory does not grow with their number. */
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { writeCsvStream } from "hucre/csv";
import { writeXlsxStream } from "hucre/xlsx";
import { type CellKind, type SheetCell, type SheetColumn, type SheetFormat, safeText } from "#domain/exports/cell.ts";
import { toDecimal, toMajor } from "#domain/money.ts";
import type { FileAnswer } from "../http/answers/file-answer.ts";

const CONTENT_TYPE: Record<SheetFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** What a program shows of a value; the value itself is a number, a date or a text. */
const NUMBER_FORMAT: Record<CellKind, string | null> = {
  text: null,
  count: "0",
  amount: "#,##0.00",
  percent: "0.0",
  date: "yyyy-mm-dd",
  moment: "yyyy-mm-dd hh:mm",
};

const WIDTH: Record<CellKind, number> = { text: 24, count: 10, amount: 14, percent: 10, date: 12, moment: 17 };

type Row = readonly SheetCell[];

export interface Sheet {
  /** Without its ending: `bookings-2026-11-20`. */
  readonly fileName: string;
  /** On the tab of the workbook, in the reader's language; at most 31 characters. */
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** One cell a column. Pulled as the reader takes the file; what it throws ends the download. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

/** The sheet as a download. CSV begins with the mark by which Excel reads UTF-8; XLSX holds real numbers and dates. */
export function sheetFile(format: SheetFormat, sheet: Sheet): FileAnswer {
  const content = format === "csv" ? csvStream(sheet) : xlsxStream(sheet);
  return {
    contentType: CONTENT_TYPE[format],
    // The library speaks of the browser's stream, Node of its own; they are one and the same at run time.
    content: Readable.fromWeb(content as NodeStream<Uint8Array>),
    fileName: `${sheet.fileName}.${format}`,
  };
}

function csvStream({ columns, rows }: Sheet): ReadableStream<Uint8Array> {
  const head = columns.map((column) => safeText(column.head));
  return writeCsvStream(withHead(head, cellsOf(columns, rows, csvCell)), { bom: true });
}

function xlsxStream({ title, columns, rows }: Sheet): ReadableStream<Uint8Array> {
  return writeXlsxStream(cellsOf(columns, rows, xlsxCell), {
    name: title,
    columns: columns.map(({ head, kind, width = WIDTH[kind] }) => ({
      header: safeText(head),
      width,
      ...shownAs(kind),
    })),
    freezePane: { rows: 1 },
  });
}

function shownAs(kind: CellKind): { numFmt?: string } {
  const numFmt = NUMBER_FORMAT[kind];
  return numFmt === null ? {} : { numFmt };
}

async function* withHead<Cell>(head: Cell[], rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  yield head;
  yield* rows;
}

type Written = string | number | Date | null;

async function* cellsOf<Cell extends Written>(
  columns: readonly SheetColumn[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  written: (kind: CellKind, cell: SheetCell) => Cell,
): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map(({ kind }, index) => written(kind, row[index] ?? null));
}

function csvCell(kind: CellKind, cell: SheetCell): string | number | null {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace("T", " ");
  if (typeof cell === "number") return kind === "amount" ? toDecimal(cell) : cell;
  return cell === null ? null : safeText(cell);
}

function xlsxCell(kind: CellKind, cell: SheetCell): Written {
  if (cell === null || cell instanceof Date) return cell;
  if (typeof cell === "number") return kind === "amount" ? toMajor(cell) : cell;
  return kind === "date" ? new Date(`${cell}T00:00:00Z`) : safeText(cell);
}

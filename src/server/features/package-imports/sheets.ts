/** The sheets that we write: the empty template, and the rows that have to be mended. Nothing in them is a formula. */
import { writeCsv } from "hucre/csv";
import { writeXlsx } from "hucre/xlsx";
import { addDays, type HajjDays, nextHajj } from "#domain/calendar.ts";
import { headOf, IMPORT_FIELDS, type ImportField } from "#domain/imports/columns.ts";
import { type Locale, translated } from "#i18n/locales.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { importSentences, type JudgedRow } from "./present-import.ts";

const CSV = "text/csv; charset=utf-8";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const COLUMN_WIDTH = 22;

/** Headed in the reader's language, with one row that shows how each column is written. */
export async function templateSheet(format: "csv" | "xlsx", locale: Locale, today: string): Promise<FileAnswer> {
  const language = translated(locale);
  const heads = IMPORT_FIELDS.map((field) => headOf(field, language));
  const example = exampleRow(nextHajj(addDays(today, 30)));
  const row = IMPORT_FIELDS.map((field) => example[field]);
  if (format === "csv") return csvFile("packages.csv", [heads, row]);
  const columns = heads.map(() => ({ width: COLUMN_WIDTH }));
  const bytes = await writeXlsx({ sheets: [{ name: "Packages", columns, rows: [heads, row] }] });
  return { contentType: XLSX, content: Buffer.from(bytes), fileName: "packages.xlsx" };
}

/** As they stand in the file, with what is wrong in a last column, which an import passes over. */
export function rowsToMendSheet(heads: readonly string[], rows: readonly JudgedRow[], locale: Locale): FileAnswer {
  const t = translator(locale, "imports");
  const language = translated(locale);
  const lines = rows.map((row) => {
    const said = importSentences(row, locale).map(({ field, text }) => `${headOf(field, language)}: ${text}`);
    return [...row.cells, t("mend.line", { row: row.row, said: said.join(" ") })];
  });
  return csvFile("rows-to-mend.csv", [[...heads, t("mend.head")], ...lines]);
}

/** With the mark that lets Excel read it as UTF-8, and an apostrophe before what it would take for a formula. */
function csvFile(fileName: string, rows: (string | number)[][]): FileAnswer {
  const text = writeCsv(rows, { bom: true, escapeFormulae: true });
  return { contentType: CSV, content: Buffer.from(text, "utf8"), fileName };
}

function exampleRow({ hijriYear, arafah }: HajjDays): Record<ImportField, string | number> {
  const departureDate = addDays(arafah, -12);
  return {
    operatorReference: "LON-FAMILY-1",
    title: "Example: Family Comfort",
    price: 7950,
    departureCity: "London",
    departureDate,
    returnDate: addDays(departureDate, 20),
    accommodationType: "Deluxe",
    distanceFromHaram: 800,
    capacity: 40,
    duration: 20,
    hijriYear,
    description: "Half board, guide from London, two nights in Madinah",
    makkahHotel: "Dar Sakinah Hotel",
    madinahHotel: "Taybah Courtyard",
    minaCamp: "Camp 47",
    campClass: "B",
    shifting: "no",
    accessible: "yes",
    flights: "yes",
    meals: "Half board",
    guideLanguages: "en, ar",
    channels: "nusuk, operator",
    releaseDate: addDays(departureDate, -45),
    quad: 0,
    triple: 600,
    double: 880,
    groupDiscounts: "5:3; 10:5",
    approval: "approval",
    cancellation: "60:90; 30:50; 14:25",
  };
}

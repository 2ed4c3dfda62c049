/** The sheets that we write for an import of passengers: the template, and the rows to mend. Nothing in them is a formula. */
import type { SheetFormat } from "#domain/exports/cell.ts";
import { PASSENGER_FIELDS, type PassengerField, passengerSheet } from "#domain/imports/passengers/columns.ts";
import { type Locale, translated } from "#i18n/locales.ts";
import type { FileAnswer } from "#server/platform/http/answers/file-answer.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { sheetFile } from "#server/platform/spreadsheets/sheet-file.ts";
import { type JudgedPassengerRow, passengerSentences } from "./present.ts";

const EXAMPLE: Record<PassengerField, string> = {
  bookingReference: "FILE-1001",
  packageReference: "LON-FAMILY-1",
  surname: "EXAMPLE",
  givenNames: "HAFSA",
  country: "GB",
  birthDate: "1990-02-03",
  sex: "F",
  nationality: "GB",
  roomType: "quad",
  email: "hafsa@example.org",
  phone: "00442079460018",
  language: "English",
  officialNumber: "",
  paid: "",
  paidReference: "",
};

/** Headed in the reader's language, with one row that shows how each column is written. */
export function passengerTemplateSheet(format: SheetFormat, locale: Locale): FileAnswer {
  const language = translated(locale);
  const columns = PASSENGER_FIELDS.map((field) => ({
    head: passengerSheet.headOf(field, language),
    kind: "text" as const,
  }));
  const rows = [PASSENGER_FIELDS.map((field) => EXAMPLE[field])];
  const title = translator(locale, "passengers")("sheetTitle");
  return sheetFile(format, { fileName: "passengers", title, columns, rows });
}

/** As they stand in the file, with what is wrong in a last column, which an import passes over. */
export function passengersToMendSheet(
  heads: readonly string[],
  wrong: readonly JudgedPassengerRow[],
  locale: Locale,
): FileAnswer {
  const t = translator(locale, "imports");
  const language = translated(locale);
  const columns = [...heads, t("mend.head")].map((head) => ({ head, kind: "text" as const }));
  const rows = wrong.map((row) => {
    const said = passengerSentences(row, locale).map(
      ({ field, text }) => `${passengerSheet.headOf(field, language)}: ${text}`,
    );
    return [...heads.map((_, place) => row.cells[place] ?? ""), t("mend.line", { row: row.row, said: said.join(" ") })];
  });
  return sheetFile("csv", { fileName: "rows-to-mend", title: "rows", columns, rows });
}

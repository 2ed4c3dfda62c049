/** Spreadsheets of packages as operators send them. */
import { writeCsv } from "hucre/csv";
import { writeXlsx } from "hucre/xlsx";
import { addDays, dateOf, nextHajj } from "#domain/calendar.ts";

export const SHEET_HEADS = [
  "Reference",
  "Package name",
  "Price per person USD",
  "Departure city",
  "Departure date",
  "Return date",
  "Accommodation",
  "Metres to the Haram",
  "Seats",
];

type Value = string | number | Date | null;

/** A sound row under `SHEET_HEADS`; `changes` by head. */
export function sheetRow(today: Date, number: number, changes: Readonly<Record<string, Value>> = {}): Value[] {
  const { arafah } = nextHajj(addDays(dateOf(today), 30));
  const departure = addDays(arafah, -12);
  const row: Record<string, Value> = {
    Reference: `SHEET-${number}`,
    "Package name": `Sheet package ${number}`,
    "Price per person USD": 7000 + (number % 2500),
    "Departure city": "London",
    "Departure date": departure,
    "Return date": addDays(departure, 20),
    Accommodation: "Deluxe",
    "Metres to the Haram": 800,
    Seats: 40,
    ...changes,
  };
  return SHEET_HEADS.map((head) => row[head] ?? null);
}

export function csvSheet(rows: readonly Value[][], delimiter = ",", heads = SHEET_HEADS): Buffer {
  return Buffer.from(writeCsv([heads, ...rows], { delimiter }), "utf8");
}

export async function xlsxSheet(rows: readonly Value[][], heads = SHEET_HEADS): Promise<Buffer> {
  return Buffer.from(await writeXlsx({ sheets: [{ name: "Packages", rows: [heads, ...rows] }] }));
}

/** Spreadsheets of passengers as operators send them. */
import { writeCsv } from "hucre/csv";

export const PASSENGER_HEADS = [
  "Booking reference",
  "Package reference",
  "Surname",
  "Given names",
  "Country of residence",
  "Date of birth",
  "Sex",
  "Room",
  "Email",
  "Language",
  "Nusuk or visa number",
  "Paid so far",
  "Payment reference",
];

type Value = string | number | null;

/** A sound row under `PASSENGER_HEADS` of somebody who lives where Nusuk sells; `changes` by head. */
export function passengerRow(booking: string, name: string, changes: Readonly<Record<string, Value>> = {}): Value[] {
  const row: Record<string, Value> = {
    "Booking reference": booking,
    "Package reference": "PKG-1",
    Surname: name,
    "Given names": "Hafsa",
    "Country of residence": "GB",
    "Date of birth": "1990-02-03",
    Sex: "F",
    ...changes,
  };
  return PASSENGER_HEADS.map((head) => row[head] ?? null);
}

export function passengerSheetOf(rows: readonly Value[][], heads = PASSENGER_HEADS): Buffer {
  return Buffer.from(writeCsv([heads, ...rows]), "utf8");
}

/** Dates as people write them: 2027-05-09, 9.5.2027, 5/9/27, 9 May 2027, a workbook's serial number, a Hijri date. */
import { addDays, gregorianOf, type IsoDate, isIsoDate } from "../calendar.ts";
import { latinDigits } from "../latin-digits.ts";
import { type Cell, EMPTY, plainWord, type Read, textOf, unreadable } from "./cell.ts";

/** What comes first in 3/5/2027. */
export const DATE_ORDERS = ["day_first", "month_first"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** Days of a workbook count from here; 60 is a day that never was, so what we take lies after it. */
const SERIAL_START = "1899-12-30";
/** 2009 to 2173: a number outside is no date of a journey. */
const SERIALS = { from: 40_000, to: 100_000 };
const HIJRI_YEARS = { from: 1400, to: 1600 };
const CENTURY = 2000;

const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "يناير", "كانون الثاني"],
  ["february", "feb", "فبراير", "شباط"],
  ["march", "mar", "مارس", "اذار"],
  ["april", "apr", "ابريل", "نيسان"],
  ["may", "مايو", "ايار"],
  ["june", "jun", "يونيو", "حزيران"],
  ["july", "jul", "يوليو", "تموز"],
  ["august", "aug", "اغسطس", "اب"],
  ["september", "sep", "sept", "سبتمبر", "ايلول"],
  ["october", "oct", "اكتوبر", "تشرين الاول"],
  ["november", "nov", "نوفمبر", "تشرين الثاني"],
  ["december", "dec", "ديسمبر", "كانون الاول"],
];

/** What reads two ways is read by `order`, and refused while that is null. */
export function readDate(cell: Cell, order: DateOrder | null): Read<IsoDate> {
  if (cell instanceof Date) return dated(textOf(cell));
  if (typeof cell === "number") return serialDate(cell);
  const text = latinDigits(textOf(cell)).replace(/(?<!\s)\s+00:00(:00)?(\.0+)?$/, "");
  if (text === "") return EMPTY;
  if (/^\d{5}$/.test(text)) return serialDate(Number(text));
  const parts = numbersOf(text);
  if (!parts) return wordedDate(text);
  const { year, first, second } = parts;
  const said = orderSaid(parts) ?? order;
  if (said === null && first !== second) return unreadable("reads_two_ways");
  const [day, month] = said === "month_first" ? [second, first] : [first, second];
  return dayOf(year, month, day);
}

/** The order that a date settles for others too; null for one that could mean two days, begins with the year, or is none. */
export function orderSaidBy(cell: Cell): DateOrder | null {
  const text = typeof cell === "string" ? latinDigits(textOf(cell)) : "";
  const parts = /^\d{4}/.test(text) ? null : numbersOf(text);
  return parts && orderSaid(parts);
}

/** Whether a date could mean two days. */
export function dateReadsTwoWays(cell: Cell): boolean {
  const parts = typeof cell === "string" ? numbersOf(latinDigits(textOf(cell))) : null;
  return parts !== null && orderSaid(parts) === null && parts.first !== parts.second;
}

interface Numbers {
  readonly year: number;
  readonly first: number;
  readonly second: number;
  readonly settled: DateOrder | null;
}

/** Three numbers with one kind of sign between; the year first, which settles the order, or last. */
function numbersOf(text: string): Numbers | null {
  const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:T00:00.*)?$/.exec(text);
  if (yearFirst) {
    const [, year, , month, day] = yearFirst.map(Number);
    return numbers(year, month, day, "month_first");
  }
  const yearLast = /^(\d{1,2})([-/.\s])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/.exec(text);
  if (!yearLast) return null;
  const [, first, , second, year = 0] = yearLast.map(Number);
  // Whoever writes points writes the day first.
  return numbers(year < 100 ? year + CENTURY : year, first, second, yearLast[2] === "." ? "day_first" : null);
}

function numbers(year = 0, first = 0, second = 0, settled: DateOrder | null): Numbers {
  return { year, first, second, settled };
}

function orderSaid({ first, second, settled }: Numbers): DateOrder | null {
  if (settled) return settled;
  if (first > 12 && second <= 12) return "day_first";
  return second > 12 && first <= 12 ? "month_first" : null;
}

function wordedDate(text: string): Read<IsoDate> {
  const words = plainWord(text).split(" ");
  const figures = words.filter((word) => /^\d+(st|nd|rd|th)?$/.test(word)).map((word) => Number.parseInt(word, 10));
  const name = words.filter((word) => /^\D+$/.test(word) && !["of", "من"].includes(word)).join(" ");
  const month = MONTHS.findIndex((names) => names.includes(name)) + 1;
  const [day = 0, year = 0, ...more] = figures;
  if (month === 0 || more.length > 0) return unreadable("not_a_date");
  return dayOf(year < 100 ? year + CENTURY : year, month, day);
}

function dayOf(year: number, month: number, day: number): Read<IsoDate> {
  if (year >= HIJRI_YEARS.from && year <= HIJRI_YEARS.to) return dated(gregorianOf({ year, month, day }) ?? "");
  const pad = (value: number) => String(value).padStart(2, "0");
  return dated(`${String(year).padStart(4, "0")}-${pad(month)}-${pad(day)}`);
}

function serialDate(serial: number): Read<IsoDate> {
  if (!(serial >= SERIALS.from && serial < SERIALS.to)) return unreadable("not_a_date");
  return dated(addDays(SERIAL_START, Math.floor(serial)));
}

function dated(text: string): Read<IsoDate> {
  return isIsoDate(text) ? { value: text } : unreadable("not_a_date");
}

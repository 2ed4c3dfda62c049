/** Dates as certificates write them: in numbers, with names of months in English or Arabic, Gregorian or Hijri. */
import { gregorianOf, type IsoDate, isIsoDate } from "../../calendar.ts";
import { latinDigits } from "../../latin-digits.ts";

/** What a written date can mean: one day, or two where day and month can be told apart by nothing. */
export type DateReadings = readonly IsoDate[];

const MONTHS: readonly (readonly string[])[] = [
  ["january", "jan", "يناير", "كانون الثاني"],
  ["february", "feb", "فبراير", "شباط"],
  ["march", "mar", "مارس", "آذار"],
  ["april", "apr", "أبريل", "ابريل", "نيسان"],
  ["may", "مايو", "أيار"],
  ["june", "jun", "يونيو", "يونيه", "حزيران"],
  ["july", "jul", "يوليو", "يوليه", "تموز"],
  ["august", "aug", "أغسطس", "اغسطس", "آب"],
  ["september", "sept", "sep", "سبتمبر", "أيلول"],
  ["october", "oct", "أكتوبر", "اكتوبر", "تشرين الأول"],
  ["november", "nov", "نوفمبر", "تشرين الثاني"],
  ["december", "dec", "ديسمبر", "كانون الأول"],
];

const MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const GAP = String.raw`[\s.,\-/]*`;
const ORDINAL = "(?:st|nd|rd|th)?";

/** Every way to write a date, each with its parts by name; a longer number beside it is no date. */
const WRITTEN = new RegExp(
  [
    String.raw`(?<!\d)(?<y1>\d{4})[-/.](?<m1>\d{1,2})[-/.](?<d1>\d{1,2})(?!\d)`,
    String.raw`(?<!\d)(?<a2>\d{1,2})[-/.\s](?<b2>\d{1,2})[-/.\s](?<y2>\d{4})(?!\d)`,
    String.raw`(?<!\d)(?<d3>\d{1,2})${ORDINAL}${GAP}(?<m3>${MONTH})${GAP}(?<y3>\d{4})(?!\d)`,
    String.raw`(?<![a-z])(?<m4>${MONTH})${GAP}(?<d4>\d{1,2})${ORDINAL}${GAP}(?<y4>\d{4})(?!\d)`,
  ].join("|"),
  "gu",
);

/** The dates in a text, in order; what is no day of a calendar is left out. */
export function datesIn(text: string): DateReadings[] {
  return [...latinDigits(text).toLowerCase().matchAll(WRITTEN)].flatMap(({ groups = {} }) => {
    const readings = readingsOf(groups);
    return readings.length > 0 ? [readings] : [];
  });
}

function readingsOf(parts: Record<string, string | undefined>): IsoDate[] {
  if (parts.y1) return day(parts.y1, parts.m1, parts.d1);
  if (parts.y2) return [...new Set([...day(parts.y2, parts.b2, parts.a2), ...day(parts.y2, parts.a2, parts.b2)])];
  if (parts.y3) return day(parts.y3, monthNumber(parts.m3), parts.d3);
  return day(parts.y4, monthNumber(parts.m4), parts.d4);
}

function monthNumber(name = ""): string {
  return String(1 + MONTHS.findIndex((names) => names.includes(name)));
}

/** Hijri years of the living; a certificate's other years are Gregorian. */
const HIJRI_YEARS = { from: 1300, to: 1500 };

function day(year = "", month = "", date = ""): IsoDate[] {
  const hijri = Number(year) >= HIJRI_YEARS.from && Number(year) <= HIJRI_YEARS.to;
  const text = hijri
    ? gregorianOf({ year: Number(year), month: Number(month), day: Number(date) })
    : `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return text !== null && isIsoDate(text) ? [text] : [];
}

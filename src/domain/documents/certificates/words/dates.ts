/** Dates as papers write them: in numbers or with names of months in eleven languages, Gregorian, Hijri or Persian. */
import { addDays, daysBetween, gregorianOf, type IsoDate, isIsoDate } from "#domain/calendar.ts";
import { foldPrinted } from "../fold.ts";
import { GREGORIAN_MONTHS, HIJRI_MONTHS, SOLAR_MONTHS } from "../forms/months.ts";

/** What a written date can mean: one day, or two where day and month can be told apart by nothing. */
export type DateReadings = readonly IsoDate[];

/** What the rest of a page says about how its dates are meant. */
export interface DateStyle {
  /** Which of the two numbers before a year comes first. */
  readonly first?: "day" | "month";
  /** Years about 1400 count from the Hijra by the sun, as in Iran. */
  readonly solar?: boolean;
}

const CALENDARS = { gregorian: GREGORIAN_MONTHS, lunar: HIJRI_MONTHS, solar: SOLAR_MONTHS };
type Calendar = keyof typeof CALENDARS;

const NAMED = new Map(
  (Object.keys(CALENDARS) as Calendar[]).flatMap((calendar) =>
    CALENDARS[calendar].flatMap((names, at) =>
      names.map((name) => [foldPrinted(name), { calendar, month: at + 1 }] as const),
    ),
  ),
);

const MONTH = [...NAMED.keys()].toSorted((a, b) => b.length - a.length).join("|");
const GAP = String.raw`[\s.,\-/]*`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th|er)?(?:\s+day)?(?:\s+of)?`;
const END = String.raw`(?![\d:])`;
const ALONE = String.raw`(?<![\p{L}\p{M}])`;
const WORD_END = String.raw`(?![\p{L}\p{M}])`;

/** Every way to write a date, each with its parts by name; a longer number beside it is no date. */
const WRITTEN = new RegExp(
  [
    String.raw`(?<!\d)(?<y1>\d{4})\s?[-/.]\s?(?<m1>\d{1,2})\s?[-/.]\s?(?<d1>\d{1,2})(?!\d)`,
    String.raw`(?<!\d)(?<a2>\d{1,2})\s?(?<dot>[-/.\s])\s?(?<b2>\d{1,2})\s?[-/.\s]\s?(?<y2>\d{4})(?!\d)`,
    String.raw`(?<!\d)(?<d3>${DAY})${GAP}(?<m3>${MONTH})${WORD_END}${GAP}(?<y3>\d{4}|'?\d{2})${END}`,
    String.raw`${ALONE}(?<m4>${MONTH})${WORD_END}${GAP}(?<d4>${DAY})${GAP}(?<y4>\d{4})${END}`,
    String.raw`(?<!\d)(?<y5>\d{4})${GAP}(?<m5>${MONTH})${WORD_END}${GAP}(?<d5>\d{1,2})(?!\d)`,
    String.raw`(?<![\d/.-])(?<a6>\d{1,2})(?<gap>[-/.])(?<b6>\d{1,2})\k<gap>(?<y6>\d{2})(?![\d/.:-])`,
  ].join("|"),
  "gu",
);

/** The dates in a text, in order; what is no day of a calendar is left out. */
export function datesIn(text: string, style: DateStyle = {}): DateReadings[] {
  return [...foldPrinted(text).matchAll(WRITTEN)].flatMap(({ groups = {} }) => {
    const readings = readingsOf(groups, style);
    return readings.length > 0 ? [readings] : [];
  });
}

export interface WrittenDay {
  readonly readings: DateReadings;
  readonly written: string;
}

/** The folded text taken apart into its dates and what stands between them. */
export function partedByDates(folded: string, style: DateStyle = {}): (string | WrittenDay)[] {
  const parts: (string | WrittenDay)[] = [];
  let end = 0;
  for (const { 0: written, index, groups = {} } of folded.matchAll(WRITTEN)) {
    const readings = readingsOf(groups, style);
    if (readings.length === 0) continue;
    parts.push(folded.slice(end, index), { readings, written });
    end = index + written.length;
  }
  return [...parts, folded.slice(end)];
}

/** The folded text with a blank for each date, and nothing in place of the one that is told apart. */
export function withoutDates(folded: string, blank = " ", apart: string | null = null): string {
  return folded.replace(WRITTEN, (written) => {
    const days = datesIn(written);
    if (days.length === 0) return written;
    return apart !== null && days.some((readings) => readings.includes(apart)) ? " " : blank;
  });
}

type Parts = Record<string, string | undefined>;

function readingsOf(parts: Parts, style: DateStyle): IsoDate[] {
  if (parts.y1) return day(parts.y1, parts.m1, parts.d1, style);
  if (parts.y2) return inEitherOrder(parts.y2, [parts.a2, parts.b2], style);
  if (parts.y6) return inEitherOrder(parts.y6, [parts.a6, parts.b6], style);
  if (parts.y3) return namedDay(parts.y3, parts.m3, parts.d3);
  if (parts.y4) return namedDay(parts.y4, parts.m4, parts.d4);
  return namedDay(parts.y5, parts.m5, parts.d5);
}

function inEitherOrder(year: string, [a, b]: readonly (string | undefined)[], style: DateStyle): IsoDate[] {
  const dayFirst = style.first === "month" ? [] : day(year, b, a, style);
  const monthFirst = style.first === "day" ? [] : day(year, a, b, style);
  return [...new Set([...dayFirst, ...monthFirst])];
}

/** Whether dates are one day, perhaps told in several calendars. */
export function isOneDay(dates: readonly DateReadings[]): boolean {
  const [first = []] = dates;
  const isSame = (day: IsoDate) => first.some((one) => Math.abs(daysBetween(one, day)) <= 1);
  return first.length > 0 && dates.every((readings) => readings.some(isSame));
}

/** Which order a date proves by itself: only one of its numbers can be a month. */
export function orderProved(text: string): DateStyle["first"][] {
  return [...foldPrinted(text).matchAll(WRITTEN)].flatMap(({ groups = {} }) => {
    const [a, b] = [Number(groups.a2 ?? groups.a6), Number(groups.b2 ?? groups.b6)];
    // Nobody writes the month first before a full stop.
    if (a > 0 && groups.dot === ".") return ["day" as const];
    if (a > MONTHS_A_YEAR && b <= MONTHS_A_YEAR) return ["day" as const];
    return b > MONTHS_A_YEAR && a <= MONTHS_A_YEAR ? ["month" as const] : [];
  });
}

/** Calendars by the moon differ by so much. */
export const MOST_DAYS_APART = 2;

const MONTHS_A_YEAR = 12;

function namedDay(year = "", name = "", date = ""): IsoDate[] {
  const named = NAMED.get(name);
  if (!named) return [];
  return dayOf(named.calendar, fullYear(year.replace("'", "")), named.month, Number.parseInt(date, 10));
}

/** Years about 1400 are Hijri: a certificate's other years are Gregorian. */
const HIJRI_YEARS = { from: 1300, to: 1500 };
/** Two digits up to this are of this century. */
const LAST_YEAR = 50;

function fullYear(year: string): number {
  if (year.length > 2) return Number(year);
  return Number(year) + (Number(year) <= LAST_YEAR ? 2000 : 1900);
}

function day(written = "", month = "", date = "", { solar = false }: DateStyle = {}): IsoDate[] {
  const year = fullYear(written);
  const isHijri = year >= HIJRI_YEARS.from && year <= HIJRI_YEARS.to;
  const calendar = isHijri ? (solar ? "solar" : "lunar") : "gregorian";
  return dayOf(calendar, year, Number(month), Number(date));
}

function dayOf(calendar: Calendar, year: number, month: number, date: number): IsoDate[] {
  if (calendar === "lunar") return listed(gregorianOf({ year, month, day: date }));
  if (calendar === "solar") return listed(ofSolar(year, month, date));
  const text = `${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
  return isIsoDate(text) ? [text] : [];
}

function listed(date: IsoDate | null): IsoDate[] {
  return date === null ? [] : [date];
}

const persian = new Intl.DateTimeFormat("en-u-ca-persian-nu-latn", {
  ...{ timeZone: "UTC", year: "numeric", month: "numeric", day: "numeric" },
});
/** A Persian year begins in March of the year so many later. */
const SOLAR_YEARS = 621;

/** The Gregorian date of a Persian one; null when there is none. The search starts too early and walks. */
function ofSolar(year: number, month: number, date: number): IsoDate | null {
  const start = addDays(`${year + SOLAR_YEARS}-03-15`, (month - 1) * 30);
  const wanted = [year, month, date];
  for (let step = 0; step < 50; step += 1) {
    const at = addDays(start, step);
    const parts = persian.formatToParts(new Date(`${at}T00:00:00Z`));
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    if ([part("year"), part("month"), part("day")].every((value, index) => value === wanted[index])) return at;
  }
  return null;
}

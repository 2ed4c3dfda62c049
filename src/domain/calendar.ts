/** Dates as `YYYY-MM-DD` and the days of Hajj by the Umm al-Qura calendar; always "subject to moon sighting". */
import { DAY_MS } from "./durations.ts";

/** A calendar date without a zone, `YYYY-MM-DD`. */
export type IsoDate = string;

const DHUL_HIJJAH = 12;

const umalqura = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura-nu-latn", {
  timeZone: "UTC",
  year: "numeric",
  month: "numeric",
  day: "numeric",
});

export interface HijriDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Whether a text is a real date of the calendar, written `YYYY-MM-DD`; the year 0000 is none, as in the database. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith("0000")) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** The UTC date of an instant. */
export function dateOf(instant: Date): IsoDate {
  return instant.toISOString().slice(0, 10);
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return dateOf(new Date(Date.parse(date) + days * DAY_MS));
}

/** Whole days from `from` to `to`; negative when `to` lies before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The same day `months` later; the last day of the month where that day does not exist (31 Aug + 6 → 28 Feb). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateOf(new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))));
}

/** Full years between a birthday and a date. */
export function ageOn(birth: IsoDate, date: IsoDate): number {
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4));
  return date.slice(5) < birth.slice(5) ? years - 1 : years;
}

export function hijriOf(date: IsoDate): HijriDate {
  const parts = umalqura.formatToParts(new Date(`${date}T00:00:00Z`));
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
}

/** Days of a Hijri year, on average. */
const LUNAR_YEAR = 354.367;
const LUNAR_EPOCH = { year: 1400, date: "1979-11-21" } as const;

/** The Gregorian date of a Hijri one; null when that month has no such day. The search starts too early and walks. */
export function gregorianOf(wanted: HijriDate): IsoDate | null {
  const yearsIn = wanted.year - LUNAR_EPOCH.year + (wanted.month - 1) / 12;
  let date = addDays(LUNAR_EPOCH.date, Math.floor(yearsIn * LUNAR_YEAR) - 5);
  for (let step = 0; step < 60; step += 1) {
    const at = hijriOf(date);
    if (at.year === wanted.year && at.month === wanted.month && at.day === wanted.day) return date;
    date = addDays(date, 1);
  }
  return null;
}

export interface HajjDays {
  readonly hijriYear: number;
  /** 8 Dhul Hijjah, the first day. */
  readonly tarwiyah: IsoDate;
  /** 9 Dhul Hijjah. */
  readonly arafah: IsoDate;
  /** 10 Dhul Hijjah. */
  readonly eid: IsoDate;
  /** 13 Dhul Hijjah, the last day for those who stay. */
  readonly lastDay: IsoDate;
}

/** A year's days are walked to once: each step asks the calendar, and a screen asks for them some ten times. */
const walkedTo = new Map<number, HajjDays>();

/** The days of Hajj of a Hijri year. Source: docs/sources.md#hajj-days. */
export function hajjDays(hijriYear: number): HajjDays {
  const days = walkedTo.get(hijriYear) ?? walkToHajj(hijriYear);
  walkedTo.set(hijriYear, days);
  return days;
}

function walkToHajj(hijriYear: number): HajjDays {
  const tarwiyah = gregorianOf({ year: hijriYear, month: DHUL_HIJJAH, day: 8 });
  if (tarwiyah === null) throw new Error(`The calendar does not know the year ${hijriYear}.`);
  return {
    hijriYear,
    tarwiyah,
    arafah: addDays(tarwiyah, 1),
    eid: addDays(tarwiyah, 2),
    lastDay: addDays(tarwiyah, 5),
  };
}

/** The Hajj that is running or comes next on a date. The search starts a year too early: a calendar is asked for more dearly than a year's days. */
export function nextHajj(today: IsoDate): HajjDays {
  let year = LUNAR_EPOCH.year - 1 + Math.floor(daysBetween(LUNAR_EPOCH.date, today) / LUNAR_YEAR);
  while (hajjDays(year).lastDay < today) year += 1;
  return hajjDays(year);
}

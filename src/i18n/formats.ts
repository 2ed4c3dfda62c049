/** Numbers, money, dates and times in a reader's language: Gregorian and Hijri calendars, always with Latin digits. */
import { directionOf, type Locale, translated } from "./locales.ts";

/** Plain English would write dates in the American order, which most of our readers do not use. */
const BRITISH = "en-GB";

/** The tag for `Intl`: without `nu` Persian, Bengali and some Arabic regions would change the digits of prices and dates. */
export function intlTag(locale: Locale): string {
  return `${locale === "en" ? BRITISH : locale}-u-ca-gregory-nu-latn`;
}

export interface Formats {
  /** Exactly `decimals` of them when given. */
  number(value: number, decimals?: number): string;
  /** `value` is 0–100. Exactly `decimals` of them when given, at most one otherwise. */
  percent(value: number, decimals?: number): string;
  /** Major units, as the calls of the contract carry them; whole amounts without decimals. */
  money(amount: number | string, currency: string): string;
  /** A calendar day `YYYY-MM-DD`, independent of the reader's time zone. */
  date(day: string): string;
  dateRange(from: string, to: string): string;
  /** A last day as `date`, the instant of an end as `dateTime`. */
  due(dayOrInstant: string): string;
  /** An instant in the reader's own zone. */
  dateTime(instant: string | number | Date): string;
  time(instant: string | number | Date): string;
  /** A clock time `HH:MM` of no zone in 12-hour form (SPEC §2). */
  clock(time: string): string;
  /** The Umm al-Qura day of a Gregorian `YYYY-MM-DD`. */
  hijri(day: string): string;
  list(items: readonly string[]): string;
}

/** The narrow symbol: prices say beside them that they are US dollars, and "US$" in every line would only be noise. */
const MONEY = { style: "currency", currencyDisplay: "narrowSymbol", trailingZeroDisplay: "stripIfInteger" } as const;

function exactly(decimals: number | undefined): Intl.NumberFormatOptions {
  return decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

const asDay = (day: string) => new Date(`${day}T00:00:00Z`);

function isRightToLeft(tag: string): boolean {
  return directionOf(translated(new Intl.Locale(tag).language)) === "rtl";
}

/** In right-to-left text an amount keeps the Latin order, symbol first, as one isolated piece; Arabic's own form would turn "US$" round. */
function moneyFormat(tag: string): Formats["money"] {
  const isolated = isRightToLeft(tag);
  const write = (amount: number | string, currency: string) =>
    new Intl.NumberFormat(isolated ? intlTag("en") : tag, { ...MONEY, currency }).format(Number(amount));
  return isolated ? (amount, currency) => `\u2066${write(amount, currency)}\u2069` : write;
}

/** One clock for all that is read: in 12-hour form, as SPEC has it in the header. */
const CLOCK = { hour: "numeric", minute: "2-digit", hour12: true } as const;
const DAY = { day: "numeric", month: "short", year: "numeric" } as const;

/** Some languages would write "pm" small; SPEC shows it in capitals. The space inside a time stays whole. */
function writeTime(format: Intl.DateTimeFormat, instant: Date): string {
  const parts = format.formatToParts(instant);
  const isInTime = (at: number) => [parts[at - 1], parts[at + 1]].some((beside) => beside?.type === "dayPeriod");
  return parts
    .map(({ type, value }, at) => {
      if (type === "dayPeriod") return value.toUpperCase();
      return type === "literal" && isInTime(at) ? value.replace(/^\s$/, "\u00a0") : value;
    })
    .join("");
}

/** A clock time `HH:MM` of no zone. */
export function clockFormat(tag: string): Formats["clock"] {
  const format = new Intl.DateTimeFormat(tag, { ...CLOCK, timeZone: "UTC" });
  return (time) => writeTime(format, new Date(`1970-01-01T${time}:00Z`));
}

/** An instant with its day, in the reader's own zone or in `zone`. */
export function momentFormat(tag: string, zone: Intl.DateTimeFormatOptions = {}): Formats["dateTime"] {
  const format = new Intl.DateTimeFormat(tag, { ...DAY, ...CLOCK, ...zone });
  return (instant) => writeTime(format, new Date(instant));
}

/** The months of Hajj as `Intl` spells them, and as our own sentences do. */
const SPELLINGS = [
  ["Dhuʻl-", "Dhul "],
  ["ۃ", "ہ"],
  ["जिल्-हिज्जाह", "ज़ुलहिज्जा"],
  ["জ্বিলহজ্জ", "যিলহজ"],
  ["ذیحجه", "ذی\u200cالحجه"],
  ["хиджжа", "хиджа"],
] as const;

/** Writes a Gregorian `YYYY-MM-DD` as a day of the Umm al-Qura calendar. */
export function hijriFormat(tag: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  const hijri = new Intl.Locale(tag, { calendar: "islamic-umalqura" });
  const format = new Intl.DateTimeFormat(hijri, { ...options, timeZone: "UTC" });
  return (day) => SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), format.format(asDay(day)));
}

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Formats for one `Intl` tag; `timeZone` is the reader's when left out. */
export function formatsFor(tag: string, timeZone?: string): Formats {
  const dayOptions = { dateStyle: "long", timeZone: "UTC" } as const;
  const zone = timeZone === undefined ? {} : { timeZone };
  // A format takes longer to make than to use, and most who ask for these use one of them or none.
  const day = once(() => new Intl.DateTimeFormat(tag, dayOptions));
  const clock = once(() => clockFormat(tag));
  const money = once(() => moneyFormat(tag));
  const date = (value: string) => day().format(asDay(value));
  const dateTime: Formats["dateTime"] = (value) => momentFormat(tag, zone)(value);
  return {
    number: (value, decimals) => new Intl.NumberFormat(tag, exactly(decimals)).format(value),
    percent: (value, decimals) =>
      new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1, ...exactly(decimals) }).format(
        value / 100,
      ),
    money: (amount, currency) => money()(amount, currency),
    date,
    dateRange: (from, to) => day().formatRange(asDay(from), asDay(to)),
    due: (value) => (value.includes("T") ? dateTime(value) : date(value)),
    dateTime,
    time: (value) => writeTime(new Intl.DateTimeFormat(tag, { ...CLOCK, ...zone }), new Date(value)),
    clock: (value) => clock()(value),
    hijri: (value) => hijriFormat(tag, { dateStyle: "long" })(value),
    // In right-to-left text each name keeps its own direction, so that the words between them stay between them.
    list: (items) =>
      new Intl.ListFormat(tag, { type: "conjunction" }).format(
        isRightToLeft(tag) ? items.map((item) => `\u2068${item}\u2069`) : items,
      ),
  };
}

/** Values on their way into a sentence: money in the reader's form, foreign names kept in one piece. */
import { formatsFor, intlTag } from "./formats.ts";
import { directionOf, type Locale } from "./locales.ts";

type Values = Readonly<Record<string, string | number>>;

/** A name in its own direction, and a sentence of the page's language that begins with one in the page's. */
const ISOLATE = "\u2068";
const ISOLATE_RIGHT_TO_LEFT = "\u2067";
const END_OF_ISOLATE = "\u2069";

/** Values that are major units of the `currency` beside them. */
const AMOUNTS = ["amount", "shortfall"];

/** An amount is written with its `currency`, a date in the reader's form; in right-to-left text every name keeps its own direction. */
export function sentenceValues(locale: Locale, values: Values): Record<string, string | number> {
  const { money, date } = formatsFor(intlTag(locale), "UTC");
  const { currency } = values;
  const written = Object.entries(values).map(([name, value]) => {
    const isAmount = AMOUNTS.includes(name) && typeof currency === "string";
    return [name, isAmount ? money(value, currency) : isolated(locale, dated(date, value))] as const;
  });
  return Object.fromEntries(written);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function dated(date: (isoDate: string) => string, value: string | number): string | number {
  return typeof value === "string" && DAY.test(value) ? date(value) : value;
}

/** One plain word keeps its direction by itself, and a sentence may choose by it: `{type, select, passport {…} …}`. */
const PLAIN_WORD = /^[A-Za-z_]+$/;

function isolated(locale: Locale, value: string | number): string | number {
  if (typeof value === "number" || directionOf(locale) === "ltr" || PLAIN_WORD.test(value)) return value;
  return `${/\p{Script=Arabic}/u.test(value) ? ISOLATE_RIGHT_TO_LEFT : ISOLATE}${value}${END_OF_ISOLATE}`;
}

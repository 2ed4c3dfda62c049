/** Writes sentences in a language, and keeps what every number and name in them was taken from. */
import { type Formats, formatsFor, intlTag } from "#i18n/formats.ts";
import { directionOf, type Locale } from "#i18n/locales.ts";
import type { Sentence, Value } from "./reply.ts";

/**
 * The catalogue areas that answers are written with: what became of a place in line is said in the queue page's own words,
 * prayers and their methods are called as the prayer page calls them.
 */
export const WORD_AREAS = ["assistant", "facts", "line", "prayer"] as const;

/** Sentences of one language. Throws on a key that is not there. */
export type Words = (
  area: (typeof WORD_AREAS)[number],
  key: string,
  values?: Record<string, string | number>,
) => string;

export interface Written {
  readonly text: string;
  /** Values as they were written, and the sentence's own words without any digit: a number can only come from a value. */
  readonly evidence: readonly string[];
}

const ISOLATE = "\u2068";
const END_OF_ISOLATE = "\u2069";

export interface Writer {
  readonly locale: Locale;
  readonly words: Words;
  readonly formats: Formats;
}

/** `timeZone`: the reader's, for instants. */
export function writerOf(locale: Locale, words: Words, timeZone: string): Writer {
  return { locale, words, formats: formatsFor(intlTag(locale), timeZone) };
}

export function write(writer: Writer, sentence: Sentence): Written {
  const evidence: string[] = [];
  const values = Object.fromEntries(
    Object.entries(sentence.values ?? {}).map(([name, value]) => {
      const written = writtenValue(writer, value);
      evidence.push(writeValue(writer, value));
      return [name, typeof written === "number" ? written : isolated(writer.locale, written)];
    }),
  );
  const said = sentence.isOfLine
    ? writer.words("line", sentence.key, values)
    : writer.words("assistant", `say.${sentence.key}`, values);
  // A Russian date ends in a full stop of its own.
  const text = said.replace(/(?<!\.)\.\.(?!\.)/g, ".");
  return { text, evidence: [...evidence, text.replace(/\d/g, "")] };
}

/** A value alone, as it stands in a sentence. */
export function writeValue(writer: Writer, value: Value): string {
  const written = writtenValue(writer, value);
  return typeof written === "number" ? writer.formats.number(written) : written;
}

/** Numbers stay numbers, so that a sentence may take their plural. */
function writtenValue(writer: Writer, value: Value): string | number {
  if (typeof value !== "object") return value;
  const { formats } = writer;
  if ("date" in value) return formats.due(value.date);
  if ("dateTime" in value) return formats.dateTime(value.dateTime);
  if ("time" in value) return formats.time(value.time);
  if ("clock" in value) return formats.clock(value.clock);
  if ("prayer" in value) {
    const name = writer.words("prayer", `names.${value.prayer}`);
    return value.at === undefined ? name : `${name} ${formats.clock(value.at)}`;
  }
  if ("method" in value) return writer.words("prayer", `methods.${value.method}`);
  // Readers of its script are told the Arabic name.
  if ("city" in value) return directionOf(writer.locale) === "rtl" ? value.arabic : value.city;
  if ("money" in value) return formats.money(value.money, value.currency);
  if ("country" in value)
    return new Intl.DisplayNames(intlTag(writer.locale), { type: "region" }).of(value.country) ?? value.country;
  if ("language" in value)
    return new Intl.DisplayNames(intlTag(writer.locale), { type: "language" }).of(value.language) ?? value.language;
  if ("month" in value) return monthName(writer.locale, value.month, value.year);
  if ("said" in value) return write(writer, value.said).text;
  if ("percent" in value) return formats.percent(value.percent, value.decimals);
  if ("word" in value) return writer.words("assistant", `words.${value.word}`);
  return formats.list(value.list.map((item) => String(writtenValue(writer, item))));
}

function monthName(locale: Locale, month: number, year?: number): string {
  const whole = year === undefined ? {} : { year: "numeric" as const };
  const format = new Intl.DateTimeFormat(intlTag(locale), { month: "long", ...whole, timeZone: "UTC" });
  return format.format(new Date(Date.UTC(year ?? 2027, month - 1, 1)));
}

/** In right-to-left text a name or date keeps its own direction. */
export function isolated(locale: Locale, text: string): string {
  return directionOf(locale) === "rtl" ? `${ISOLATE}${text}${END_OF_ISOLATE}` : text;
}

/**
 * The electronic visa of the Kingdom, which has one form: labels in English and Arabic, each with its value in one language
 * or in both. It is read whole or not at all. Where every word of the page is a label, a value that its label may have, or a
 * line of the form, and what is said twice agrees, the page is given to the rules as one row a field; every other page stays
 * as it is.
 */
import { daysBetween } from "#domain/calendar.ts";
import { foldPrinted } from "../certificates/fold.ts";
import { compact, dateStyleOf, type HolderFacts } from "../certificates/holder/about.ts";
import { countryCalled } from "../certificates/holder/nationality.ts";
import {
  type DateReadings,
  type DateStyle,
  datesIn,
  MOST_DAYS_APART,
  withoutDates,
} from "../certificates/words/dates.ts";
import { codeOfCountry } from "../lines/nationality.ts";
import type { TextLine } from "../seen/facts.ts";
import { ARABIC, isSameName, nameIn } from "./names.ts";
import {
  CALLED,
  HAJJ_LINE,
  HAJJ_VALUE,
  HEAD_PHRASES,
  LABEL_FIELDS,
  meaningIn,
  NO_REMARKS,
  NOTICE_PHRASES,
  phraseOf,
  type VisaField,
} from "./words.ts";
import { isOtherZone, isZone } from "./zone.ts";

interface Reader {
  readonly about: HolderFacts;
  readonly style: DateStyle;
}

/** A value as it is printed and what it means, for which both languages have one word. */
interface Value {
  readonly printed: string;
  readonly meant: string | DateReadings;
  readonly line: TextLine;
}

export interface ElectronicVisa {
  /** One row a field where the page was read whole, else the page as it is. */
  readonly lines: readonly TextLine[];
  /** On a page of that form, the first line that is not understood; a person looks. */
  readonly unread: TextLine | null;
}

export function readElectronicVisa(lines: readonly TextLine[], about: HolderFacts): ElectronicVisa {
  const style = dateStyleOf(
    lines.map(({ text }) => text),
    about,
  );
  const read = readForm(lines, { about, style });
  if (!(read instanceof Map)) return { lines, unread: isOfForm(lines) ? read : null };
  const rows = [...read].flatMap(([field, values]) => {
    const told = values.find(({ printed }) => !ARABIC.test(printed)) ?? values[0];
    return told && TOLD.includes(field) ? [{ ...told.line, text: `${CALLED.get(field)}: ${told.printed}` }] : [];
  });
  return { lines: rows, unread: null };
}

/** Labels of several fields in Arabic: no other visa has them. */
function isOfForm(lines: readonly TextLine[]): boolean {
  const fields = lines.flatMap(({ text }) => {
    const words = wordsIn(text);
    return words.flatMap((word, at) => (ARABIC.test(word) ? (labelAt(words, at)?.field ?? []) : []));
  });
  return new Set(fields).size >= LEAST_LABELS;
}
const LEAST_LABELS = 3;

/** Fields that the rules compare; the others say nothing about whose visa it is, what for or how long. */
const TOLD: readonly VisaField[] = [
  ...(["visa", "type", "purpose", "name", "surname", "given", "passport", "nationality", "birth", "sex"] as const),
  ...(["issued", "from", "until", "stay", "entries", "season"] as const),
];

type Values = Map<VisaField, Value[]>;

/** What the page says of each field, or the first line of which a word is none of the form's. */
function readForm(lines: readonly TextLine[], reader: Reader): Values | TextLine | null {
  const values: Values = new Map();
  const zones: TextLine[] = [];
  let open: VisaField | null = null;
  let columns: readonly VisaField[] | null = null;
  for (const line of lines) {
    const words = wordsIn(line.text);
    const isDue: boolean = open !== null && !values.has(open);
    // What a label asks for may look like a line of the form.
    const said: readonly string[] | null = isDue ? null : isNumberAlone(words) ? [] : linesIn(words, reader.about);
    const header = headerOf(line.text);
    if (isZone(line.text)) zones.push(line);
    else if (header) {
      if (isDue) return line;
      // The same labels again, in the other language or below their values, ask for nothing more.
      if (columns && !isEqual(columns, header)) return line;
      columns = header.every((field) => values.has(field)) ? null : header;
      open = null;
    } else if (columns) {
      if (!readColumns(columns, line, { values, reader })) return line;
      columns = null;
    } else if (said) {
      if (said.includes(HAJJ_LINE) && !values.has("type"))
        values.set("type", [{ printed: HAJJ_LINE, meant: HAJJ_VALUE, line }]);
    } else {
      const ended = readRow(words, line, { values, open, reader });
      if (ended === undefined) return line;
      open = ended;
    }
  }
  if (columns || !isWhole(values, open)) return lines.at(-1) ?? null;
  const meant = (field: VisaField) => (values.get(field) ?? []).map((value) => value.meant);
  const until = meant("until").flatMap((days) => (typeof days === "string" ? [] : [days]));
  const countries = meant("nationality").flatMap((country) => (typeof country === "string" ? [country] : []));
  return zones.find((zone) => isOtherZone(zone.text, reader.about, { until, countries })) ?? values;
}

const isEqual = (one: readonly VisaField[], other: readonly VisaField[]) => one.join() === other.join();

/** Values under labels, cell by cell. */
function readColumns(columns: readonly VisaField[], line: TextLine, row: Omit<Row, "open">): boolean {
  const cells = cellsOf(line.text);
  return (
    cells.length === columns.length &&
    columns.every((field, column) => readRow(wordsIn(cells[column] ?? ""), line, { ...row, open: field }) === field)
  );
}

function isWhole(values: Values, open: VisaField | null): boolean {
  const isNamed = values.has("name") || (values.has("surname") && values.has("given"));
  const proving: readonly VisaField[] = ["visa", "type", "passport", "until"];
  return isNamed && proving.every((field) => values.has(field)) && (open === null || values.has(open));
}

const OF_ITS_TIME: readonly VisaField[] = ["issued", "from", "until"];

interface Row {
  readonly values: Values;
  readonly open: VisaField | null;
  readonly reader: Reader;
}

/** The field whose label or value came last; undefined where something is neither. */
function readRow(
  words: readonly string[],
  line: TextLine,
  { values, open, reader }: Row,
): VisaField | null | undefined {
  if (!isPlain(words)) return undefined;
  let field = open;
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const { field: next, count: label = 0 } = labelAt(words, at) ?? {};
    // Behind a label stands its value, though the word may be a label elsewhere; behind a value the next label.
    const isDue = field !== null && !values.has(field);
    const count: number = field && (isDue || !next) ? takeValue(rest, field, line, { values, reader }) : 0;
    if (count < 0) return undefined;
    const before = count === 0 && !next && !isDue ? valueBefore(rest, line, { values, reader }) : null;
    if (before) {
      [field, at] = [before.field, at + before.count];
      continue;
    }
    if (count === 0 && (!next || (isDue && field !== next))) return undefined;
    // Beside a passport's number "valid until" is said of the passport.
    if (count === 0 && at > 0 && next && field === "passport" && OF_ITS_TIME.includes(next)) return undefined;
    if (count === 0 && next) field = next;
    at += count || label;
  }
  return field;
}

/** A value that stands before its label, as columns from right to left have it. */
function valueBefore(
  words: readonly string[],
  line: TextLine,
  row: Pick<Row, "values" | "reader">,
): { field: VisaField; count: number } | null {
  const count = words.findIndex((_, at) => labelAt(words, at) !== null);
  const label = labelAt(words, Math.max(count, 0));
  if (count < 1 || !label || takeValue(words.slice(0, count), label.field, line, row) !== count) return null;
  return { field: label.field, count: count + label.count };
}

/** How many words are the field's value; -1 where it contradicts what was said before. */
function takeValue(
  words: readonly string[],
  field: VisaField,
  line: TextLine,
  { values, reader }: Pick<Row, "values" | "reader">,
): number {
  const said = values.get(field) ?? [];
  for (let count = Math.min(words.length, LONGEST); count > 0; count -= 1) {
    const printed = words.slice(0, count).join(" ");
    // Of a name the words run on to the next label.
    if (NAMES.includes(field) && words.slice(0, count).some((_, at) => labelAt(words, at))) continue;
    const meant = meaningOf(field, printed, reader);
    if (meant === null) continue;
    const isOther = (one: Value) =>
      NAMES.includes(field) ? !isSameName(one.printed, printed) : !isSame(one.meant, meant);
    if (said.some(isOther)) return -1;
    values.set(field, [...said, { printed, meant, line }]);
    return count;
  }
  return 0;
}
const LONGEST = 24;
const NAMES: readonly VisaField[] = ["name", "surname", "given"];

/** The longest label that begins at a word. */
function labelAt(words: readonly string[], at: number): { field: VisaField; count: number } | null {
  const count = longest(words.slice(at), (phrase) => LABEL_FIELDS.has(phrase));
  const field = LABEL_FIELDS.get(phraseOf(words.slice(at, at + count).join(" ")));
  return field ? { field, count } : null;
}

function isSame(one: Value["meant"], other: Value["meant"]): boolean {
  if (typeof one === "string" || typeof other === "string") return one === other;
  return one.some((day) => other.some((told) => Math.abs(daysBetween(day, told)) <= MOST_DAYS_APART));
}

/** What a text means as a field's value; null where it is none. */
function meaningOf(field: VisaField, printed: string, reader: Reader): Value["meant"] | null {
  const phrase = phraseOf(printed);
  switch (field) {
    case "visa":
    case "number":
    case "passport":
      return isNumber(foldPrinted(printed)) ? compact(printed) : null;
    case "name":
    case "surname":
    case "given":
      return nameIn(printed);
    case "nationality":
    case "residence":
      return countryIn(printed);
    case "birth":
    case "issued":
    case "from":
    case "until":
    case "passportIssued":
    case "printed":
    case "passportUntil":
      return dayIn(field, printed, reader);
    case "stay":
      return /^(\d{1,3})(?: ?(?:days?|يوم|يوما|ايام))+$/u.exec(foldPrinted(printed))?.[1] ?? null;
    case "season":
      return isSeason(phrase, reader.about) ? "season" : null;
    case "fees":
      return /^(?:sar \d{1,5}|\d{1,5} (?:sar|ريال))$/.test(phrase) ? "fees" : null;
    case "remarks":
      return remarksIn(phrase, reader.about);
    case "place":
      return meaningIn(field, phrase.replace(OF_OFFICE, ""));
    case "type":
    case "purpose":
      return meaningIn(field, withoutYear(phrase, reader.about));
    default:
      return meaningIn(field, phrase);
  }
}

/** What a remark of the form says; one that says nothing stands alone. */
function remarksIn(phrase: string, about: HolderFacts): string | null {
  if (NO_REMARKS.has(phrase)) return "none";
  const told = withoutYear(phrase, about);
  return NOTICE_PHRASES.has(told) || HEAD_PHRASES.get(told) === HAJJ_LINE ? "remarks" : null;
}

/** Digits with few letters among them: a word in capitals is no number. */
const isNumber = (folded: string) =>
  /^[a-z\d-]{5,20}$/.test(folded) &&
  (folded.match(/\d/g)?.length ?? 0) >= LEAST_DIGITS &&
  !/[a-z]{3}/.test(folded) &&
  (folded.match(/[a-z]/g)?.length ?? 0) <= MOST_LETTERS;
const [LEAST_DIGITS, MOST_LETTERS] = [5, 4];

const isSeason = (phrase: string, about: HolderFacts) =>
  /^\d{4}/.test(phrase) && phrase.split(" ").every((word) => isYear(word, about));
const withoutYear = (phrase: string, { years }: HolderFacts) =>
  phrase.replace(/(?: عام)? (\d{4})(?: ?(?:h|ah|ه))?$/, (year, digits) => (years.includes(Number(digits)) ? "" : year));

/** A country, perhaps behind its code. */
function countryIn(printed: string): string | null {
  const [, code, name = printed] = /^([A-Z]{3}) (\p{L}{4}.*)$/u.exec(printed) ?? [];
  const country = countryCalled(name);
  return country !== null && (code === undefined || codeOfCountry(country) === code) ? country : null;
}

/** The house of the Kingdom in a city that gives the visa. */
const OF_OFFICE =
  /^(?:embassy|consulate|consulate general) (?:in|of saudi arabia in) |^(?:ال)?(?:سفاره|قنصليه)(?: العامه)? في /u;
/** One day, in one or two calendars; a passport must last longer than the journey. */
function dayIn(field: VisaField, printed: string, { about, style }: Reader): DateReadings | null {
  const days = datesIn(printed, style);
  const [first] = days;
  const left = withoutDates(foldPrinted(printed)).trim();
  if (!first || days.length > 1 || !/^(?:h|ه|م|ad|ah)?$/.test(left)) return null;
  if (PAST.includes(field) && first.some((day) => day > about.today)) return null;
  // A passport's end, or nobody's.
  if (field === "until" && about.arrival !== "" && first.some((day) => daysBetween(about.arrival, day) > DAYS_OF_VISAS))
    return null;
  const ends = field === "passportUntil" && about.arrival !== "";
  return ends && first.some((day) => daysBetween(about.arrival, day) < about.nights + DAYS_OF_PASSPORTS) ? null : first;
}

const PAST: readonly VisaField[] = ["issued", "printed", "passportIssued"];
const DAYS_OF_VISAS = 370;
/** Six months beyond the journey are asked for; what is nearer is for a person. */
const DAYS_OF_PASSPORTS = 180;

/** Words without signs of direction and of tables; a sign that means something stays, and is none of the form's. */
const wordsIn = (text: string) =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[|\t:：()]|\.{3,}|\s[-–—/•]\s|(?<=\p{L})\/(?=\p{L})/gu, " ")
    .split(/\s+/)
    .filter((word) => !/^[-–—/.,،;]*$/u.test(word));

/** Every sign of a word is of a word, a number or a day; what is asked, starred or struck out is another matter. */
const isPlain = (words: readonly string[]) =>
  words.every((word) => !/[\u0335-\u0338]/.test(word) && /^[\p{L}\p{M}\p{N}'’"&.,،;/–—-]+$/u.test(word));

const cellsOf = (text: string) =>
  text
    .split(/\t| {3,}|\|/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");

/** Cells that are labels alone, of different fields. */
function headerOf(text: string): readonly VisaField[] | null {
  const fields = cellsOf(text).map((cell) => {
    const words = wordsIn(cell);
    let field: VisaField | null = null;
    for (let at = 0; at < words.length; ) {
      const next = labelAt(words, at);
      if (!next || (field !== null && field !== next.field)) return null;
      field = next.field;
      at += next.count;
    }
    return field;
  });
  const known = fields.flatMap((field) => field ?? []);
  return known.length === fields.length && known.length > 1 && new Set(known).size === known.length ? known : null;
}

/** How many words make the longest phrase that is one. */
function longest(words: readonly string[], is: (phrase: string) => boolean): number {
  for (let count = Math.min(words.length, LONGEST); count > 0; count -= 1)
    if (is(phraseOf(words.slice(0, count).join(" ")))) return count;
  return 0;
}

/** What the lines of the form that stand in one mean, perhaps with the year of the Hajj; null where a word is of none. */
function linesIn(words: readonly string[], about: HolderFacts): string[] | null {
  return isPlain(words) ? (phrasesIn(words, HEAD_PHRASES, about) ?? phrasesIn(words, NOTICE_PHRASES, about)) : null;
}

function phrasesIn(
  words: readonly string[],
  phrases: ReadonlyMap<string, string>,
  about: HolderFacts,
): string[] | null {
  const said: string[] = [];
  for (let at = 0; at < words.length; ) {
    const count = longest(words.slice(at), (phrase) => phrases.has(phrase));
    if (count === 0 && !(at > 0 && isYear(words[at] ?? "", about))) return null;
    const meant = phrases.get(phraseOf(words.slice(at, at + count).join(" ")));
    if (meant !== undefined) said.push(meant);
    at += Math.max(count, 1);
  }
  return said;
}
/** A year of the Hajj that is meant, or the letter for its calendar. */
const isYear = (word: string, { years }: HolderFacts) =>
  /^(?:h|ah|ه)$/.test(phraseOf(word)) || years.includes(Number(/^(\d{4})(?:h|ah|ه)?$/.exec(phraseOf(word))?.[1]));

const isNumberAlone = (words: readonly string[]) => words.length === 1 && /^[E*]?\d{10}\*?$/.test(words[0] ?? "");

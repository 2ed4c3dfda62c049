/**
 * Whole lines of records whose letters have no capitals: nothing but words of one closed list, or names where a list says
 * what they are there for. A line with any other word is for the rules of every paper.
 */
import { foldPrinted, wordsOf } from "../fold.ts";
import { PART_OF_DOSE } from "../forms/health/given.ts";
import type { CaselessForms } from "../forms/languages/form.ts";
import { GREGORIAN_MONTHS } from "../forms/months.ts";
import {
  DENIED_VERB,
  HOUSE,
  LATIN_BESIDE,
  OF_BIRTHS,
  OF_DOSES,
  OF_ENDS,
  OF_HAJJ,
  OF_PASSPORTS,
  OF_TIME,
  OF_UMRAH,
  PARENT,
  RECORDS,
  TITLE,
} from "../forms/records/caseless.ts";
import { DENYING } from "../forms/values.ts";
import { hasBirthDate, hasPassport, hasWholeName, holderNameWords } from "../holder/about.ts";
import { withHolder } from "../holder/people.ts";
import { AMOUNT, HALF, isWholeDose } from "../holder/values.ts";
import { BESIDE, CASELESS, type ReadingContext } from "../sentences/strange.ts";
import { datesIn, withoutDates } from "../words/dates.ts";
import { isKnownWord } from "../words/lexicon.ts";
import { matters, SPOKEN } from "../words/risks.ts";
import { isTurning } from "../words/turning.ts";
import { withoutVaccines } from "../words/vaccines.ts";

const isPhrase = (one: string) => one.includes("_");
const partsOf = (text: string) => text.split(/\s+/).filter((one) => one !== "");

interface Listed {
  /** Of houses and places. */
  readonly placed: ReadonlySet<string>;
  readonly givers: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly told: ReadonlySet<string>;
  readonly notices: ReadonlySet<string>;
  readonly phrases: RegExp;
  readonly men: ReadonlySet<string>;
  readonly women: ReadonlySet<string>;
}

const wordsIn = (...texts: readonly string[]) =>
  new Set(
    texts
      .flatMap(partsOf)
      .filter((one) => !isPhrase(one))
      .flatMap(wordsOf),
  );

/** The phrases of a list, which count only as a whole. */
export function phrasesOf(list: readonly string[]): RegExp {
  const phrases = list
    .filter(isPhrase)
    .map((one) => wordsOf(one.replaceAll("_", " ")).join("[\\s.,:-]+"))
    .toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${phrases.join("|")})(?![\\p{L}\\p{M}\\d])`, "gu");
}

function listed(forms: CaselessForms): Listed {
  const { houses, places, givers, names, told, papers, vaccine, notices, men, women } = forms;
  return {
    ...{ placed: wordsIn(houses, places), givers: wordsIn(givers), names: wordsIn(names) },
    told: wordsIn(told, papers, vaccine, houses, places),
    ...{ notices: wordsIn(notices), men: wordsIn(men), women: wordsIn(women) },
    phrases: phrasesOf([houses, places, givers, told, papers, vaccine, notices].flatMap(partsOf)),
  };
}

const LISTS = RECORDS.map(listed);
const LATIN = new Set(wordsOf(LATIN_BESIDE));
const PLAIN_SIGNS = /^[\p{L}\p{M}\p{N}\s.,:;()[\]/&'"«»·•|،؛।۔_+₹#-]*$/u;
/** A month in which a batch ends. */
const MONTH_OF_YEAR =
  /(?<![\d./-])(\d{1,2}) ?[./-] ?(20\d\d)(?![\d./-])|(?<![\d./-])(20\d\d) ?[./-] ?(\d{1,2})(?![\d./-])/gu;
const NAMED_MONTH = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:${GREGORIAN_MONTHS.flat().map(foldPrinted).join("|")})[ ,.-]{0,2}(20\\d\\d)(?![\\d./-])`,
  "gu",
);
const YEAR = /(?<![\d./-])(?:20|14)\d\d(?![\d./-])/gu;
/** A number in a list. */
const ITEM = /^\s*\(?\d{1,2}\s?[-.)۔:]*(?=\s)/u;

/** Whether a line of a record, among the houses that head it or below, says nothing but what such lines say. */
export function isRecordLine(text: string, reader: ReadingContext, isHead: boolean): boolean {
  return (
    CASELESS.test(text) &&
    isOfHolder(text, reader) &&
    LISTS.some((lists) => cellsOf(text).every((cell) => isClosed(cell, { lists, reader, isHead })))
  );
}

const cellsOf = (text: string) => text.split(/\t| {3,}| \| /u).filter((cell) => /[\p{L}\d]/u.test(cell));

/** Numbers and days of the line are the holder's, and none of them ends what should last. */
function isOfHolder(text: string, { about, style }: ReadingContext): boolean {
  const folded = foldPrinted(text);
  const days = datesIn(text, style);
  const last = days.at(-1) ?? [];
  if (days.some((readings) => readings.some((day) => day > about.today && day < about.arrival))) return false;
  if (OF_ENDS.test(folded) && days.length > 0 && !last.every((day) => day >= about.arrival)) return false;
  if (OF_BIRTHS.test(folded) && days.length > 0 && !hasBirthDate(text, about, style)) return false;
  if (OF_PASSPORTS.test(folded) && NUMBER.test(folded) && !hasPassport(text, about)) return false;
  return true;
}
/** As passports have them. */
const NUMBER = /(?<![\p{L}\d])[a-z]{0,3}\d{6,9}(?![\p{L}\d])/u;

interface Ground {
  readonly lists: Listed;
  readonly reader: ReadingContext;
  readonly isHead: boolean;
}

function isClosed(cell: string, { lists, reader, isHead }: Ground): boolean {
  const written = foldPrinted(withHolder(cell.replace(ITEM, " "), reader.about, " "));
  const folded = written.replace(lists.phrases, " ");
  if (!PLAIN_SIGNS.test(folded) || DENYING.test(withoutDates(folded)) || !isWholeDose(folded)) return false;
  if (OF_TIME.test(folded) || (OF_UMRAH.test(folded) && !OF_HAJJ.test(folded))) return false;
  if (PART_OF_DOSE.test(withoutDates(folded).replace(CODES, " "))) return false;
  const own = holderNameWords(reader.about);
  const left = withoutNumbers(withoutDates(folded), reader);
  if (/\d ?\/ ?\d/.test(left.replace(CODES, " "))) return false;
  const words = wordsOf(withoutVaccines(left)).filter((word) => !isCode(word) && !isLatin(word) && !own.has(word));
  const { sex } = reader.about;
  const others = sex === "M" ? lists.women : sex === "F" ? lists.men : new Set<string>();
  const all = (...sets: readonly ReadonlySet<string>[]) => words.filter((word) => !sets.some((set) => isIn(word, set)));
  if (all(lists.notices).length === 0) return true;
  if (isTurning(folded, "vaccination")) return false;
  if (isOfParent(words, lists)) return true;
  const untold = all(lists.told);
  const isTold = untold.length === 0 || (hasWholeName(cell, reader.about) && isNameAmong(untold, words, lists));
  return (
    (isTold && !words.some((word) => others.has(word))) ||
    (isHead && words.some((word) => HOUSE.test(word)) && isOfNames(all(lists.placed), MOST_OF_HOUSE)) ||
    isOfGiver(words, lists)
  );
}

/** The holder's name in its own letters, beside the same in Latin ones. */
function isNameAmong(strange: readonly string[], words: readonly string[], { names }: Listed): boolean {
  const at = words.indexOf(strange[0] ?? "");
  return (
    strange.length <= MOST_NAMES &&
    strange.every((word, index) => words[at + index] === word && (isIn(word, names) || isName(word)))
  );
}

/** Whose child or wife the holder is. */
function isOfParent(words: readonly string[], lists: Listed): boolean {
  const [first = "", ...rest] = words;
  const named = rest.filter((word) => !PARENT_BESIDE.has(word));
  return (
    PARENT.test(first) &&
    named.length > 0 &&
    named.length <= MOST_NAMES &&
    named.every((word) => isIn(word, lists.names) || isName(word)) &&
    named.some((word) => isIn(word, lists.names))
  );
}
const PARENT_BESIDE = new Set(wordsOf("का की के नाम نام کا کے এর নাম"));
const MOST_NAMES = 5;

const [MOST_OF_HOUSE, MOST_OF_GIVER] = [3, 2];

/** A title, and behind it nothing but callings, houses and a name, of which few words are in no list. */
function isOfGiver(words: readonly string[], { givers, placed, names }: Listed): boolean {
  const isListed = (word: string) => [givers, placed, names].some((set) => isIn(word, set));
  const strange = words.filter((word) => !isListed(word) && word.length > 1);
  const isBehind = (before = "") =>
    TITLE.test(before) || names.has(before) || strange.includes(before) || before.length === 1;
  return (
    words.some((word) => isIn(word, givers)) &&
    isOfNames(strange, MOST_OF_GIVER) &&
    words.every((word, at) => isListed(word) || word.length === 1 || isBehind(words[at - 1]))
  );
}

const isOfNames = (strange: readonly string[], most: number) => strange.length <= most && strange.every(isName);

const isName = (word: string) =>
  word.length === 1 ||
  (word.length > 2 &&
    !/\d/.test(word) &&
    !DENIED_VERB.test(word) &&
    !isKnownWord(word) &&
    !matters(word, SPOKEN, true));

/** Numbers of papers, batches and telephones, with the signs within them. */
const CODES = /(?<![\p{L}\d])(?=[\p{L}/.-]*\d)(?=(?:[^\s]*[\p{L}\d]){4})[\p{L}\d]+(?:[/.-][\p{L}\d]+)+(?![\p{L}\d])/gu;
const isCode = (word: string) =>
  /^(?=\p{L}*\d)[a-z\d]{3,}$/u.test(word) || /^\d{3,}$/.test(word) || word === "1" || word === "135";
const isLatin = (word: string) => /^\p{Script=Latin}+$/u.test(word) && (LATIN.has(word) || BESIDE.has(word));

/** Without amounts of a dose, months in which a batch ends and years of the season. */
function withoutNumbers(folded: string, { about, years }: ReadingContext): string {
  return folded
    .replace(AMOUNT, " ")
    .replace(HALF, " ")
    .replace(NAMED_MONTH, (whole, year: string) => (year > about.today.slice(0, 4) ? " " : whole))
    .replace(MONTH_OF_YEAR, (whole, m1?: string, y1?: string, y2?: string, m2?: string) =>
      `${y1 ?? y2}-${(m1 ?? m2 ?? "").padStart(2, "0")}` > about.today.slice(0, 7) ? " " : whole,
    )
    .replace(YEAR, (year) => (years.includes(Number(year)) ? " " : `${year} ✗`));
}

/** With the small words that Arabic joins to the next. */
function isIn(word: string, set: ReadonlySet<string>): boolean {
  if (set.has(word)) return true;
  if (!/^\p{Script=Arabic}+$/u.test(word)) return false;
  const stem = word.replace(/^[وف](?=.{3})/u, "");
  const bare = [stem, stem.replace(/^[بلك](?=.{3})/u, ""), stem.replace(/^(?:[بلك]?ال|لل)(?=.{3})/u, "")];
  return bare.some((one) => set.has(one) || set.has(`ال${one}`));
}

/** Whether what stands behind a label of whoever gives a dose is a title, a calling or a name, and nothing else. */
export function isNamedGiver(value: string): boolean {
  const words = wordsOf(value).filter((word) => !isCode(word) && !isLatin(word));
  return (
    CASELESS.test(value) &&
    PLAIN_SIGNS.test(foldPrinted(value)) &&
    LISTS.some(({ givers, placed, names }) => {
      const strange = words.filter((word) => ![givers, placed, names].some((set) => isIn(word, set)));
      return words.some((word) => isIn(word, givers) || isIn(word, names)) && isOfNames(strange, MOST_OF_NAME);
    })
  );
}
const MOST_OF_NAME = 2;

/** Whether a line of the head, where names of houses are in no list, denies something, tells a time or speaks of a dose. */
export function isStrangeAtHead(text: string): boolean {
  const folded = foldPrinted(text);
  return wordsOf(text).some((word) => DENIED_VERB.test(word)) || OF_TIME.test(folded) || OF_DOSES.test(folded);
}

/** Whether a text has a letter of a script without capitals. */
export const isCaseless = (text: string) =>
  /(?=\p{L})[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u.test(text);

/** What the words of a text that nobody explains could hide: whether they matter decides who reads the paper. */
import type { DocumentType } from "../../document.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { BESIDE_DAYS_GIVEN } from "../forms/health/given.ts";
import { BESIDE_VACCINES } from "../forms/health/vaccines.ts";
import { PLAIN } from "../forms/sentences/plain.ts";
import type { HolderFacts } from "../holder/about.ts";
import { BEYOND_BOUNDS, withoutWell } from "../words/clinical.ts";
import { type DateStyle, withoutDates } from "../words/dates.ts";
import { countOf, isKnownWord, withoutPhrases } from "../words/lexicon.ts";
import { isIll, isNeutral, isOfBodyAlone, isOrgan, isSoft, type Language, matters, speaks } from "../words/risks.ts";
import { isTurning } from "../words/turning.ts";
import { withoutVaccines } from "../words/vaccines.ts";

export interface ReadingContext {
  readonly about: HolderFacts;
  readonly style: DateStyle;
  /** Hijri and Gregorian years of the Hajj that is meant. */
  readonly years: readonly number[];
  /** What the paper is written in. */
  readonly languages: readonly Language[];
  readonly kind: DocumentType;
  /** Names of vaccines say nothing against a record of vaccination. */
  readonly ofVaccines: boolean;
  /** Surnames that stand behind a doctor's or a nurse's title somewhere on the paper. */
  readonly signers: ReadonlySet<string>;
}

/** Whether words that nobody knows could change what the paper says; so could a text in a language that nobody knows. */
export function isOfMatter(
  text: string,
  strange: readonly string[],
  words: readonly string[],
  paper: ReadingContext,
): boolean {
  const [reader, names] = [readerOf(text, paper), namesIn(text)];
  if (
    OTHER_SCRIPT.test(text) ||
    strange.some((word) => word === BEYOND_BOUNDS || isRisk(word, reader, names.has(word)))
  )
    return true;
  // Beside unknown words a known one of illness, or of somebody, may mean another thing.
  if (words.some((word) => isIll(word) && !reader.ofVaccines) || FOR_SOMEBODY.test(text)) return true;
  const small = new Set(
    (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => !/^\p{Lu}/u.test(word)).flatMap(wordsOf),
  );
  const unknown = strange.filter((word) => small.has(word) && /\p{L}/u.test(word));
  // Line by line: what stands beside it in another language makes it no other.
  const told = new Set(text.split("\n").flatMap((line) => (isEnglish(line, reader) ? wordsOf(line) : [])));
  const isListed = (word: string) => isNeutral(word) || (paper.kind !== "health_certificate" && PLAINS.has(word));
  if (unknown.some((word) => told.has(word) && !isListed(word))) return true;
  const known = words.filter((word) => isKnownWord(word) && word.length > 1 && !OF_NEIGHBOURS.has(word)).length;
  if (!CASELESS.test(text) && known === 0 && unknown.length > 1) return true;
  if (unknown.length > 0 && !speaks(text, reader.languages)) return true;
  if (unknown.filter((word) => OF_NEIGHBOURS.has(word)).length > 1) return true;
  return unknown.length >= (CASELESS.test(text) ? MOST_CASELESS : MOST_SMALL) && unknown.length > known * FOREIGN_SHARE;
}

/** What records and visas say below their heads. */
export const PLAINS = new Set(wordsOf(`${PLAIN} ${BESIDE_DAYS_GIVEN}`));

/** Whether a text can be of no language but English: what nobody has listed there is for a person. */
function isEnglish(text: string, { languages }: ReadingContext): boolean {
  if (/[^\p{Script=Latin}\P{L}]/u.test(text)) return false;
  const others = languages.filter((one) => OF_LATIN.includes(one));
  return others.length === 0 || others.every((one) => countOf("en", text, [one]) > countOf(one, text, ["en"]));
}
const OF_LATIN: readonly Language[] = ["fr", "id", "ms", "tr"];

/** Scripts without large letters: no name in them can be told from a word. */
export const CASELESS = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}]/u;
/** So many unknown words, and so many to each known one, are of another language. */
const MOST_SMALL = 3;
const MOST_CASELESS = 6;
const FOREIGN_SHARE = 2;
const OTHER_SCRIPT =
  /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Bengali}\P{L}]/u;
/** Small words of German, Spanish, Portuguese, Italian, Dutch, Swahili, Hausa, Somali, Uzbek and their like. */
const OF_NEIGHBOURS = new Set(
  "der das und ist nicht mit auf ein eine wird hat el los las una por sin del que padece tiene com sem uma nao il della gli het een niet ana hana wa ya kwa si ba yi masa an aan waa iyo leh lama bor yoq va uchun bilan emas".split(
    " ",
  ),
);

/** The body says nothing of a visa, and its parts nothing of a dose; so do names in a language that a paper does not speak. */
function isRisk(word: string, { languages, kind }: ReadingContext, isName = false): boolean {
  if (isNeutral(word) || !matters(word, languages, isName)) return false;
  if (kind === "visa") return !isOfBodyAlone(word);
  if (kind === "health_certificate" && isSoft(word)) return false;
  return kind === "health_certificate" || !isOrgan(word);
}

/** Folded words that are written as names are, none of them the first of its line. */
function namesIn(text: string): Set<string> {
  const large = text.match(/(?<=[^\s.!?:] *[ ,] *)\p{Lu}[\p{Ll}'’-]+(?!\p{L})/gu) ?? [];
  return new Set(large.flatMap(wordsOf));
}

/** Whom a line may be meant for, and names that nobody knows after it. */
const FOR_SOMEBODY =
  /(?:^|\n)\s*(?:[Rr][Ee]|F(?:or|OR)|[Aa]ttn|T(?:o|O)|Passenger|Patient|Pilgrim|Holder|Client|Person|Guest|Name|Applicant|Dear)\b[\s.:\d-]*\p{Lu}|(?<!\p{L})(?:Mr|Mrs|Ms|Miss|MR|MRS|MS|Mme|Bapak|Ibu|Encik|Puan|Sayın|Гражданин|Гражданка)\b|(?<!\p{L})(?:السيد|السيدة|المريض|المريضة|المواطن|المواطنة|محترمہ|آقای|خانم|श्री|श्रीमती|জনাব)(?!\p{L})/u;

/** The reader with the languages whose letters a text has, though the paper speaks none of them elsewhere. */
function readerOf(text: string, reader: ReadingContext): ReadingContext {
  const more = OF_LETTERS.flatMap(({ letters, languages }) => (letters.test(text) ? languages : []));
  return more.length === 0 ? reader : { ...reader, languages: [...reader.languages, ...more] };
}

const OF_LETTERS: readonly { letters: RegExp; languages: readonly Language[] }[] = [
  { letters: /[پچژگٹڈڑںےھکیہ]/u, languages: ["ur", "fa"] },
  { letters: /[ةىأإ]|(?<!\p{L})(?:لا|لم|لن|هذا|هذه|في|على|عن)(?!\p{L})/u, languages: ["ar"] },
  { letters: /[ışğİŞĞ]/u, languages: ["tr"] },
  { letters: /[éèêàçœ]/iu, languages: ["fr"] },
];

/** Whether a value of names and numbers says more than that. */
export function saysOfMatter(value: string, reader: ReadingContext): boolean {
  if (OTHER_SCRIPT.test(value) || /[?؟☐□]/.test(value)) return true;
  const words = wordsOf(withoutPhrases(withoutWell(withoutDates(foldPrinted(value)))));
  const names = namesIn(value);
  return (
    words.length > MOST_OF_VALUE ||
    words.some((word) => !isKnownWord(word) && isRisk(word, readerOf(value, reader), names.has(word)))
  );
}

const MOST_OF_VALUE = 12;

/** Whether what stands for a vaccine says more than a vaccine and what it is against. */
export function saysMore(value: string, { languages, ofVaccines }: ReadingContext): boolean {
  if (!ofVaccines || OTHER_SCRIPT.test(value) || /[?؟]/.test(value)) return true;
  return wordsOf(withoutVaccines(foldPrinted(value))).some(
    (word) => !BESIDE.has(word) && !isIll(word) && !isKnownWord(word) && matters(word, languages),
  );
}

/** Whether a line alone names another purpose or another kind of paper, in words that papers are made of. */
export function isTurned(text: string, { kind }: ReadingContext): boolean {
  const folded = foldPrinted(text);
  if (kind === "health_certificate" && FOR_A_WHILE.test(folded)) return true;
  const count = wordsOf(text).length;
  return (count <= MOST_TURNED && TURNED.test(folded)) || (count <= MOST_TURNING && isTurning(folded, kind));
}

/** Longer lines are turned by what their known phrases leave. */
const MOST_TURNING = 6;

const TURNED =
  /(?<!\p{L})(?:visit(?! date)|umrah|umra|umre|umroh|omrah?|copy(?! (?:to|given|sent|kept|retained|for)\b| of (?:the |his |her )?(?:passport|id)\b)|request|requested|schedule|(?<!رد )(?:ال|لل)?(?:عمره|زياره|موعد|عمل)|ziyaret|kunjungan|lawatan|عمرہ)(?!\p{L})(?!.*haj|.*حج)/u;
const MOST_TURNED = 4;
/** How long a statement of health holds is for a person. */
const FOR_A_WHILE =
  /\bvalid for (?!(?:a period of )?(?:three|six|twelve|3|6|12|ninety|90|180)\b)[^.]{0,20}\b(?:days?|weeks?|months?)\b|\b(?:valid\p{L}*|expir\p{L}*|lapses|lasts)(?:[: ]+(?:for|after|period|of|is|in|within))*[: ]+(?:an?|one|two|four|five|[1245]|(?!90|180)\d{2,3})(?: \p{L}+)? (?:days?|weeks?|months?)\b|(?:صالح|ساري)\p{L}* لمده (?!(?:ثلاثه|سته|3|6|12) (?:اشهر|شهور))(?:\d+ |\p{L}+ )?(?:يوم|ايام|اسبوع|اسابيع|شهر|شهرين|اشهر)(?!\p{L})/u;

/** Folded words that stand beside the names of vaccines. */
export const BESIDE = new Set(wordsOf(BESIDE_VACCINES));

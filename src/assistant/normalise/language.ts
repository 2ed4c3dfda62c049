/** The language that a question is asked in: by its script; in Latin letters by what was learnt, and by its commonest words; where these do not tell, the account's. */
import type { Locale } from "#i18n/locales.ts";
import { collapse, fold } from "./fold.ts";
import { HINDUSTANI, LEANING, MALAY_WORLD, SMALL_WORDS } from "./small-words.ts";

const wordSet = (words: string) => new Set(words.split(" ").map(fold));
const WORDS_OF = new Map<string, ReadonlySet<string>>(
  Object.entries(SMALL_WORDS).map(([locale, words]) => [locale, wordSet(words)]),
);
const LEANS_TO = new Map<string, ReadonlySet<string>>(
  Object.entries(LEANING).map(([locale, words]) => [locale, wordSet(words)]),
);
/** Where a doubled letter tells languages apart: "ammi" is a mother in Urdu, "ami" I in Bengali. */
const DOUBLED = new Set([
  // With one s it is the Malay word.
  "passport",
  ...[...WORDS_OF.values()].flatMap((words) => [...words].filter((word) => collapse(word) !== word)),
]);
const URDU_WORDS = new Set(
  "ہے ہیں کا کی کے کو میں کب کیا کیوں کیسے میرا میری ہمارا ہماری نہیں سے اور پر گیا گئی ہو تھا والد والدہ کتنا کتنے چاہیے تو تک کون کتنی باری ابو امی کرنی دینی لینی جانا لیا دیا اپنا اپنی"
    .split(" ")
    .map((word) => collapse(fold(word))),
);

/** Letters that stand in one language of a script alone. */
const URDU_LETTERS = /[ٹڈڑےہھں]/;
const PERSIAN_LETTERS = /[پچژگ]|\u200c/;
/** Keyboards of Persia and of the Arabs have a kaf and a ya of their own. */
const PERSIAN_KEYBOARD = /[\u06a9\u06cc]/;
const ARABIC_KEYBOARD = /[\u0643\u064a\u0629\u0649\u0623\u0625]/;
const TURKISH_LETTERS = /[ğışİöü]/;
const FRENCH_LETTERS = /[éèêàùœ]|\b[ldjnsc]['’]/i;
/** Digits for the letters that Latin script has not: `7aj`, `ta3meem`. */
const ARABIC_DIGITS = /\p{Script=Latin}(?:[3579]|2(?!nya))\p{Script=Latin}|\b[37]\p{Script=Latin}{2}/u;

/** Names within a sentence and booking numbers are in the letters of any language. */
const NAMES = /\b[A-Z]{2}-[A-Z0-9]{4,}\b|(?<=\p{L}\p{P}*\s)\p{Lu}[\p{L}\p{M}]+/gu;

const ONE_LANGUAGE_SCRIPTS: readonly (readonly [RegExp, Locale])[] = [
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Cyrillic}/gu, "ru"],
];
/** Languages in Latin letters; neighbours that share most of their words are one at first. Of two that are as likely the first. */
const LATIN: readonly Family[] = [
  { locales: ["en"] },
  { locales: ["tr"] },
  { locales: ["fr"] },
  { locales: ["id", "ms"], shared: wordSet(MALAY_WORLD) },
  { locales: ["ur", "hi"], shared: wordSet(HINDUSTANI) },
  { locales: ["ar"] },
  { locales: ["fa"] },
  { locales: ["bn"] },
  { locales: ["ru"] },
];

/** Of these the lists hold less of what they write, and hardly anything that another language writes too. */
const RARE: readonly Locale[] = ["ar", "fa", "bn", "ru"];
const RARE_WORD = 2.1;

interface Family {
  readonly locales: readonly [Locale, ...Locale[]];
  readonly shared?: ReadonlySet<string>;
}

/** The account's language, or that of the turn before, weighs as much of a word; more where there are hardly any. */
const OWN = 0.75;
const OWN_OF_FEW = 1.25;
const FEW_WORDS = 3;

/** How likely each language is of what is written in Latin letters, as it was learnt. */
export type Likely = (text: string) => ReadonlyMap<string, number>;

/**
 * Never null: a question without letters is in the account's language. `isSpoken`: that is the language of the turn before;
 * `earlier`: what else was written there, which tells neighbours apart; `likely` goes before the lists of words where it is sure.
 */
export function languageOf(
  text: string,
  account: Locale,
  { isSpoken = false, earlier = "", likely = null }: Partial<Omit<Turn, "text" | "account">> = {},
): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const arabic = count(/\p{Script=Arabic}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  const [most, locale] = ONE_LANGUAGE_SCRIPTS.map(([script, tag]) => [count(script), tag] as const).reduce(
    (best, other) => (other[0] > best[0] ? other : best),
  );
  if (most > 0 && most >= arabic && most * 2 >= latin) return locale;
  if (arabic > 0 && arabic * 2 >= latin) return arabicLanguage(text, account, isSpoken);
  return latin > 0 ? latinLanguage({ text, account, isSpoken, earlier, likely }) : account;
}

function arabicLanguage(text: string, account: Locale, isSpoken: boolean): Locale {
  const words = wordsOf(text);
  const isUrdu = URDU_LETTERS.test(text);
  const weigh = (test: RegExp, weight: number) => (!isUrdu && test.test(text) ? weight : 0);
  const ofPersia = weigh(PERSIAN_LETTERS, 2) + weigh(PERSIAN_KEYBOARD, 1);
  const isOfUrdu = isSpoken && account === "ur";
  return best(
    [
      ["ar", 0.1 + score("ar", words) + weigh(ARABIC_KEYBOARD, 1) + words.filter(hasArticle).length],
      ["fa", score("fa", words) + ofPersia],
      // Whoever has spoken Urdu has these letters too.
      ["ur", words.filter((word) => URDU_WORDS.has(word)).length + (isUrdu ? 3 : isOfUrdu ? ofPersia : 0)],
    ],
    account,
    isSpoken && words.length <= FEW_WORDS ? OWN_OF_FEW : OWN,
  );
}

function hasArticle(word: string): boolean {
  return /^(ال|وال|بال)\S{2}/.test(word);
}

/** Endings of verbs and of many that hardly another language has. */
const ENDINGS: Readonly<Partial<Record<Locale, RegExp>>> = {
  tr: /^.{2,}(?:iyor|uyor|yorum|imler|imlerim|acak|ecek|mistim|mustum|madi|medi|ildik|tildik)$/,
  bn: /^.{1,}(?:(?:iye|ie|ye)ch(?:e|i|en)|chh(?:e|i|en)|[eo]chil[eoi]|tes(?:e|i|en)|tech(?:e|i|en)|gul[oi]|[ior]lam|[rieao]ben|[rieao]bo|bona|bena)$/,
  ur: /^.{2,}(?:enge|unga|ungi|oonga|iyega|iyay)$/,
};

/** A question, with the language it is thought to be in before it is read. */
interface Turn {
  readonly text: string;
  readonly account: Locale;
  readonly isSpoken: boolean;
  readonly earlier: string;
  readonly likely: Likely | null;
}

/** So likely a language must be, and of so many words, to be taken for the one that is written. */
const SURE = 0.6;
const WORDS_OF_SURE = 3;
const BEYOND_DOUBT = 0.9;
/** What the logarithm of a likelihood is worth in words. */
const LEARNT = 0.3;
const LEAST = 0.001;

/** What was learnt of longer texts. */
function learntLanguage(turn: Turn): Locale | null {
  const said = turn.text.replace(NAMES, "");
  if (!turn.likely || (said.match(/\p{L}+/gu) ?? []).length < WORDS_OF_SURE) return null;
  const likely = turn.likely(said);
  const of = (locale: Locale) => likely.get(locale) ?? 0;
  const all = ({ locales }: Family) => locales.reduce((sum, locale) => sum + of(locale), 0);
  const family = LATIN.find((one) => all(one) >= SURE);
  // Names that no capital tells are of no language: a word of its own must stand there, or hardly another be likely.
  if (!family || (all(family) < BEYOND_DOUBT && !wordsOf(said).some((word) => isOf(family, word)))) return null;
  const { locales } = family;
  // What lists of words say of neighbours counts beside what was learnt.
  const weigh = (locale: Locale) => telling(locale, turn.text) + LEARNT * Math.log(of(locale) + LEAST);
  return best(
    locales.map((locale) => [locale, weigh(locale)] as const),
    turn.account,
    turn.isSpoken ? OWN_OF_FEW : OWN,
  );
}

function latinLanguage(turn: Turn): Locale {
  const learnt = learntLanguage(turn);
  if (learnt) return learnt;
  const { text, account, isSpoken } = turn;
  const words = [...new Set(wordsOf(text))];
  const said = text.replace(NAMES, "");
  const marks: Readonly<Partial<Record<Locale, number>>> = {
    en: 0.1,
    tr: TURKISH_LETTERS.test(said) ? 3 : 0,
    fr: FRENCH_LETTERS.test(said) ? 2 : 0,
    ar: ARABIC_DIGITS.test(said) ? 2 : 0,
  };
  const own = isSpoken && words.length <= FEW_WORDS ? OWN_OF_FEW : OWN;
  const families = LATIN.map((family) => {
    const [first] = family.locales;
    const score =
      words.filter((word) => isOf(family, word)).length * (RARE.includes(first) ? RARE_WORD : 1) + (marks[first] ?? 0);
    return [family, family.locales.includes(account) ? score + own : score] as const;
  });
  const [family] = families.reduce((most, other) => (other[1] > most[1] ? other : most));
  return family.locales.length > 1 ? neighbourOf(family.locales, turn) : family.locales[0];
}

function isOf({ locales, shared }: Family, word: string): boolean {
  return shared?.has(word) || locales.some((locale) => WORDS_OF.get(locale)?.has(word) || ENDINGS[locale]?.test(word));
}

/** What one of two neighbours alone writes so: "karu" and "karun", "ke" at the end of a question. */
const TELLING: Readonly<Partial<Record<Locale, RegExp>>> = {
  ms: /\b(?:ke|tak|ye)\s*\??$|\b(?:x|dah|sape|camne|kenape|bape)\b/gu,
  ur: /\b(?!qu|qib|qir|qr)[a-z]*q[a-z]*|\b[a-z]*[abdghjlmrst](?:u|oo)n\b(?<!sabun|khoon|khun|kaun)|\b(?!hain|main|mein|brit)[a-z]+(?:ein|[hjklrt]ain|[ay]en)\b|\b(?:kr|kar|bhej|rakh|chal|sak|rah|d|l)en\b|\bsab se\b|\b(?:pare?(?:g|ng|h|ta|te|ti)|thor[aie]|lark|bheer)[a-z]*/gu,
  hi: /\b[a-z]*[dghjklnrst]u\b(?<!shuru|urdu|bahu|ullu|khushbu)|te hai\b|\bkya\W*$|\bhai kya\b|\bkaunse\b|\b(?:pade?(?:g|ng|h|ta|te|ti)|thod[aie]|ladk|bheed|gaadi|gadi|chh?od[aeno]|jud[en])[a-z]*/gu,
};
/** In Malay too, but seldom. */
const INDONESIAN_ENDING = /.{3}nya$/;
/** A word of both, by how much it says. */
const LEAN = 0.4;
/** Whoever has spoken the one is not taken for the other by a word. */
const LEAD_OF_NEIGHBOUR = 1;

function neighbourOf(family: Family["locales"], { text, account, isSpoken, earlier }: Turn): Locale {
  const lead = family.map((locale) => [locale, telling(locale, text)] as const);
  const now = best(lead, account, OWN);
  if (!isSpoken || !family.includes(account)) return now;
  const most = best(
    family.map((locale) => [locale, telling(locale, `${earlier} ${text}`)] as const),
    account,
    OWN,
  );
  const of = (wanted: Locale) => lead.find(([locale]) => locale === wanted)?.[1] ?? 0;
  return now !== most && of(now) - of(most) <= LEAD_OF_NEIGHBOUR ? most : now;
}

function telling(locale: Locale, text: string): number {
  const pattern = TELLING[locale];
  const words = wordsOf(text);
  const leaning = words.filter(
    (word) => LEANS_TO.get(locale)?.has(word) || (locale === "id" && INDONESIAN_ENDING.test(word)),
  ).length;
  return score(locale, words) + LEAN * leaning + (pattern ? (fold(text).match(pattern) ?? []).length : 0);
}

/** The account's language wins a tie, and wherever nothing speaks for another. */
function best(scores: readonly (readonly [Locale, number])[], account: Locale, own: number): Locale {
  const weighed = scores.map(([locale, value]) => [locale, locale === account ? value + own : value] as const);
  return weighed.reduce((most, other) => (other[1] > most[1] ? other : most))[0];
}

function score(locale: Locale, words: readonly string[]): number {
  const known = WORDS_OF.get(locale);
  return words.filter((word) => known?.has(word)).length;
}

/** "£20k": a thousand in every language, and a word of Urdu. */
const THOUSANDS = /(?<=\d)k\b/giu;

/** A word with digits for letters is one; what is left of it without them would be a word of another language. */
function partsOf(word: string): string[] {
  return ARABIC_DIGITS.test(word) ? [word] : (word.match(/[\p{L}\p{M}]+/gu) ?? []);
}

function wordsOf(text: string): string[] {
  return (fold(text.replace(THOUSANDS, "")).match(/[\p{L}\p{M}\d]+/gu) ?? [])
    .flatMap(partsOf)
    .map((word) => (DOUBLED.has(word) ? word : collapse(word)));
}

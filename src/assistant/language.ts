/** The language that a question is asked in: by its script, then by its commonest words; where these do not tell, the account's. */
import type { Locale } from "#i18n/locales.ts";
import { collapse, fold } from "./normalise/fold.ts";

/** Small words that one language has and its neighbours in the same script have not. */
const SMALL_WORDS: Readonly<Partial<Record<Locale, string>>> = {
  en: "the is are my our when what how where why do does did can could i we it of to for have has will should and you me in on yet please who which much many need want",
  tr: "ne nasil icin var mi mı mu benim bizim kac zaman nerede hangi bir ve bu olarak lazim gerekli miyim misin musun neden degil ile kadar daha sonra bana annemin babamin nereden istiyorum oldu oluyor",
  fr: "le la les des du un une est sont mon ma mes notre nos quand comment pourquoi combien ou je nous il elle pour avec dans sur pas que qui quel quelle ai avons dois peut puis faut et mais",
  id: "saya kami kapan bagaimana apa apakah berapa dimana yang dan sudah belum bisa untuk dengan kenapa gimana nggak tidak aku dong sih udah gak mau ada ini itu kalau ke dari ayah",
  ms: "saya kami bila bagaimana apa adakah berapa mana yang dan sudah belum boleh untuk dengan kenapa macam tak nak awak encik puan dah ke lagi ada ini itu kalau daripada ialah mak ayah",
  ur: "mera meri mere hamara hamari humara kab kya kia kaise kese kahan hai hain ho gaya gayi nahi nahin aur ka ki ke ko se main mein mujhe kitna kitne kyun abba ammi walid walida sahab janab wapas chahiye karun raha rahi tha kar",
  hi: "mera meri mere hamara hamari kab kya kaise kahan hai hain ho gaya gayi nahi nahin aur ka ki ke ko se mai mein mujhe kitna kitne kyu kyon papa mummy pitaji mata ji vapas chahiye karu raha rahi tha kar",
  ar: "متى هل كيف اين لماذا ما ماذا من في على الى عن هذا هذه انا نحن لي هو هي متی وین شو ایش وش لیش کم عندی ابی ابغی عاوز ازای امتی فین علاش شنو وقتاش دیال الی التی الذی",
  fa: "است هست چه چی چرا چطور چگونه کی کجا من ما را برای با از می شود میشه شده کنم کنید باید آیا هم ایا چند این ان خود مادرم پدرم کی رو تو نشده دارم داریم",
};
const WORDS_OF = new Map<Locale, ReadonlySet<string>>();
for (const locale of ["en", "tr", "fr", "id", "ms", "ur", "hi", "ar", "fa"] as const) {
  WORDS_OF.set(locale, new Set((SMALL_WORDS[locale] ?? "").split(" ").map((word) => collapse(fold(word)))));
}
const URDU_WORDS =
  "ہے ہیں کا کی کے کو میں کب کیا کیوں کیسے میرا میری ہمارا ہماری نہیں سے اور پر گیا گئی ہو تھا والد والدہ کتنا کتنے چاہیے";

/** Letters that stand in one language of a script alone. */
const URDU_LETTERS = /[ٹڈڑےہھں]/;
const PERSIAN_LETTERS = /[ژ]|[پچگ](?!.*[ٹڈڑے])/;
const TURKISH_LETTERS = /[ğışİ]/;
const FRENCH_LETTERS = /[éèêàùœ]|\b[ldjnsc]['’]/i;

const ONE_LANGUAGE_SCRIPTS: readonly (readonly [RegExp, Locale])[] = [
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Cyrillic}/gu, "ru"],
];
const LATIN: readonly Locale[] = ["en", "tr", "fr", "id", "ms", "ur", "hi"];

/** Never null: a question without letters is in the account's language. */
export function languageOf(text: string, account: Locale): Locale {
  const count = (script: RegExp) => text.match(script)?.length ?? 0;
  const arabic = count(/\p{Script=Arabic}/gu);
  const latin = count(/\p{Script=Latin}/gu);
  const [most, locale] = ONE_LANGUAGE_SCRIPTS.map(([script, tag]) => [count(script), tag] as const).reduce(
    (best, other) => (other[0] > best[0] ? other : best),
  );
  if (most > 0 && most >= arabic && most * 2 >= latin) return locale;
  if (arabic > 0 && arabic * 2 >= latin) return arabicLanguage(text, account);
  return latin > 0 ? latinLanguage(text, account) : account;
}

function arabicLanguage(text: string, account: Locale): Locale {
  const words = wordsOf(text);
  const urdu = countIn(new Set(URDU_WORDS.split(" ").map(fold)), words) + (URDU_LETTERS.test(text) ? 3 : 0);
  const persian = score("fa", words) + (PERSIAN_LETTERS.test(text) && !URDU_LETTERS.test(text) ? 2 : 0);
  const arabic = score("ar", words) + words.filter((word) => /^(ال|وال|بال)\S{2}/.test(word)).length;
  return best({ ur: urdu, fa: persian, ar: arabic + 0.1 }, account);
}

function latinLanguage(text: string, account: Locale): Locale {
  const words = wordsOf(text);
  const scores = Object.fromEntries(LATIN.map((locale) => [locale, score(locale, words)]));
  if (TURKISH_LETTERS.test(text)) scores.tr = (scores.tr ?? 0) + 3;
  if (FRENCH_LETTERS.test(text)) scores.fr = (scores.fr ?? 0) + 2;
  scores.en = (scores.en ?? 0) + 0.1;
  return best(scores, account);
}

/** The account's language wins a tie, and wherever nothing speaks for another. */
function best(scores: Readonly<Partial<Record<string, number>>>, account: Locale): Locale {
  const own = scores[account];
  let found: Locale = account;
  let most = own === undefined ? 0 : own + 0.5;
  for (const locale of [...LATIN, "ar", "fa"] as const) {
    const value = scores[locale] ?? 0;
    if (value > most) {
      found = locale;
      most = value;
    }
  }
  return own === undefined && most === 0 ? (scores.ar === undefined ? "en" : "ar") : found;
}

function score(locale: Locale, words: readonly string[]): number {
  return countIn(WORDS_OF.get(locale) ?? new Set(), words);
}

function countIn(known: ReadonlySet<string>, words: readonly string[]): number {
  return words.filter((word) => known.has(word)).length;
}

function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{M}]+/gu) ?? []).map(collapse);
}

/** What each number of a question counts: told by the words beside it, never by its place among the others. */
import { CURRENCIES, type Currency } from "#domain/money.ts";
import { fold } from "../normalise/fold.ts";
import { monthIn } from "../slots/months.ts";
import {
  countInWords,
  isBesideHalf,
  isDay,
  isGrown,
  isHalf,
  isHalfMore,
  isHundred,
  isInAll,
  isKid,
  isKilometre,
  isLakh,
  isMetre,
  isMillion,
  isMinute,
  isOne,
  isParty,
  isPercent,
  isPerson,
  isStar,
  isThousand,
  isUs,
  isYear,
  mixedInWords,
  peopleInOneWord,
  wordMatcher,
} from "./words/number-words.ts";
import type { Token } from "./words/tokens.ts";

/** Sum of money, major units. `currency` null: none is named, or one that is not reckoned with here. */
export interface Sum {
  readonly amount: number;
  readonly currency: Currency | null;
  /** A currency that is named and not reckoned with here, as it is written; else null. */
  readonly foreign: string | null;
}

export interface Numbers {
  readonly sums: readonly Sum[];
  /** People who travel. */
  readonly people: number | null;
  /** Years of life. */
  readonly age: number | null;
  /** Metres. */
  readonly metres: number | null;
  readonly minutes: number | null;
  readonly days: number | null;
  readonly stars: number | null;
  /** Day of the month that is named beside it. */
  readonly dayOfMonth: number | null;
  /** A number beside nothing that tells what it counts. */
  readonly bare: readonly number[];
}

const LARGEST_PARTY = 60;
const OLDEST = 110;
/** A bare number from here on is money: nothing else that people ask about is so large, years aside. */
const SMALLEST_BARE_SUM = 1000;
const METRES_PER_KM = 1000;

const CURRENCY_OF: Readonly<Record<Currency, (word: string) => boolean>> = {
  GBP: wordMatcher(
    "£ gbp pound* sterling quid paun paund* sterlin باوند جنيه* استرليني پاؤنڈ* پاونڈ پوند पाउंड* पौंड* পাউন্ড* фунт* pon livre livres",
  ),
  SAR: wordMatcher("sar riyal* rial* ريال* ریال* रियाल* রিয়াল* риял* риал* sr"),
  USD: wordMatcher("$ usd dolar* دولار* ڈالر* دلار* डॉलर* डालर* ডলার* доллар* баксов bucks"),
  EUR: wordMatcher("€ eur euro* avro* یورو* اليورو यूरो* ইউরো* евро"),
  AED: wordMatcher("aed dirham* درهم* درہم* दिरहम* দিরহাম* дирхам*"),
};
const isForeign = wordMatcher(
  "rupee* rupe rupes rupiah rupiya rupay* rs inr pkr idr روپے روپیہ روپی روبيه रुपए* रुपये* रुपया* টাকা* taka tk bdt lira* tl ringgit rm myr تومان toman тенге рубл* руб rub naira ngn yen cad aud franc francs mad egp",
);

/** Arabic writes "in" and the article before it as one word with it. */
export function currencyOf(word: string): Currency | null {
  const bare = word.replace(/^(?:بال|لل|ال|ب)(?=\S{4})/u, "");
  return CURRENCIES.find((currency) => CURRENCY_OF[currency](word) || CURRENCY_OF[currency](bare)) ?? null;
}

/** The words of currencies that are not reckoned with here. */
export function foreignCurrencyIn(tokens: readonly Token[]): string | null {
  return tokens.find(({ text }) => isForeign(text))?.text ?? null;
}

interface Beside {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly value: number;
  readonly isInWords: boolean;
  readonly isMultiplied: boolean;
  /** What it is written as says for whom: "لاثنين", "à deux". */
  readonly isFor: boolean;
  /** A number of one language that is a small word of another: Turkish "on", Urdu "do". */
  readonly isSmallWord: boolean;
}

export function numbersIn(tokens: readonly Token[]): Numbers {
  const found = { sums: [] as Sum[], bare: [] as number[] };
  const told: { -readonly [Name in Exclude<keyof Numbers, "sums" | "bare">]: number | null } = {
    ...{ people: null, age: null, metres: null, minutes: null, days: null, stars: null, dayOfMonth: null },
  };
  let kids = 0;
  let areGrown = false;
  for (const beside of numbersBeside(tokens)) {
    const { value } = beside;
    const role = roleOf(beside);
    if (role === "sum") found.sums.push({ amount: value, ...currencyBeside(beside) });
    else if (role === "kilometres") told.metres ??= value * METRES_PER_KM;
    else if (role === "bare") found.bare.push(value);
    else if (role === "kids") kids += value;
    else if (role === "people") {
      areGrown ||= told.people === null && isGrown(beside.after[0] ?? "");
      told.people ??= value;
    } else if (role !== null) told[role] ??= value;
  }
  told.minutes ??= minutesInWords(tokens);
  kids += tokens.filter(({ text }, at) => isOne(text) && isKid(tokens[at + 1]?.text ?? "")).length;
  told.metres ??= kilometreInWords(tokens);
  // "2 adults and 2 children", not "4 of us with 2 children".
  if (told.people !== null && areGrown) told.people += kids;
  told.people ??= tokens.flatMap(({ text }) => peopleInOneWord(text) ?? [])[0] ?? null;
  return { ...told, ...found };
}

/** "A quarter of an hour", "half an hour". */
function minutesInWords(tokens: readonly Token[]): number | null {
  const text = tokens.map((token) => token.text).join(" ");
  if (QUARTER.test(text)) return 15;
  return HALF_HOUR.test(text) ? 30 : null;
}

const QUARTER = new RegExp(
  fold("ربع ساعه|quarter (?:of an )?hour|quart d? ?heure|четверть часа|ceyrek saat|seperempat jam|پندره منٹ"),
  "u",
);
const HALF_HOUR = new RegExp(
  fold("نص ساعه|نصف ساعه|half (?:an )?hour|demi heure|полчаса|yarim saat|setengah jam|نیم ساعت|adha ghanta"),
  "u",
);

/** "Half a kilometre", "not further than a kilometre" name no number. */
function kilometreInWords(tokens: readonly Token[]): number | null {
  const isNamed = tokens.some(
    ({ text }, at) =>
      text.startsWith("полкилом") ||
      (isHalf(text) && tokens.slice(at + 1, at + 3).some((next) => isKilometre(next.text))),
  );
  if (isNamed) return METRES_PER_KM / 2;
  const isWhole = tokens.some(
    ({ text }, at) =>
      isKilometre(text) &&
      (isOne(tokens[at - 1]?.text ?? "") ||
        tokens.slice(Math.max(0, at - 2), at).some(({ text: before }) => isAtMost(before))),
  );
  return isWhole ? METRES_PER_KM : null;
}

const isAll = wordMatcher("all سب सब সবাই كلنا hepimiz tous semua все sab");

const isAtMost = wordMatcher(
  "within under less dal дальше до ближе меньше менее اقل تحت ضمن دون moins kurang dalam bawah کمتر زیر",
);

type Role = "sum" | "kilometres" | "bare" | "kids" | Exclude<keyof Numbers, "sums" | "bare"> | null;

function roleOf(beside: Beside): Role {
  const { before, after, value, isInWords, isMultiplied, isFor, isSmallWord } = beside;
  const [next = "", second = ""] = after;
  const [last = "", lastButOne = ""] = before.toReversed();
  if (isPercent(next)) return null;
  const asSum = isInWords && !isMultiplied ? null : "sum";
  if (isMoney(next)) return asSum;
  // "700 thousand a person" counts money.
  if (isPerson(next) || (isPerson(second) && !isDay(next) && !isSmallWord) || (next === "of" && second === "us"))
    return isPartySize(value) ? "people" : isMultiplied || value >= SMALLEST_BARE_SUM ? asSum : null;
  if (isKid(next)) return party(value) && "kids";
  // Urdu and Hindi say for whom behind the number.
  if (isOfBehind(next) && isForBehind(second) && isPartySize(value) && !isMultiplied) return "people";
  if (isStar(next) || (isStar(last) && value <= MOST_STARS)) return "stars";
  // In Arabic "how much" is written as kilometres are cut short: "for five how much".
  if (isKilometre(next) && !isFor) return "kilometres";
  if (isMetre(next) || (next === "an" && isMetre(second))) return isMultiplied ? null : "metres";
  if (isMinute(next)) return "minutes";
  if (isYear(next) || isYear(second) || isYear(last)) return value <= OLDEST && !isCalendarYear(value) ? "age" : null;
  if (monthIn([next]) !== null || monthIn([last]) !== null) return value <= 31 && !isInWords ? "dayOfMonth" : null;
  if (isDay(next)) return "days";
  if (isInAll(last) && isPartySize(value) && !isMultiplied && !isSmallWord && !isOffer(next)) return "people";
  if (isMultiplied || isMoney(last)) return asSum;
  // "Total for all 5", and not "all 3 packages".
  const isOfAll = isAll(last) && next === "";
  const isOurs =
    isOfAll ||
    isUs(last.replace(/^و/u, "")) ||
    (isBeing(last) && isUs(lastButOne)) ||
    (lastButOne === "on" && /^(?:est|sera)$/.test(last));
  if (isInWords) return (isOurs && !isSmallWord) || isFor || isParty(last) || isParty(lastButOne) ? party(value) : null;
  if (isOurs || isParty(last) || (/^(of|из|de)$/.test(last) && isParty(lastButOne))) return party(value);
  if (isCalendarYear(value)) return null;
  return value >= SMALLEST_BARE_SUM ? "sum" : "bare";
}

const isOfBehind = wordMatcher("کے के ke");
const isForBehind = wordMatcher("لیے لئے लिए लिये liye lie liay");
/** Between those who travel and how many they are. */
const isBeing = wordMatcher("are r re were will be the these of sommes serons les ada adalah لوگ लोग log هم ما");

/** "Total 3 packages" counts no people. */
const isOffer = wordMatcher(
  "package packages paket pakets باقات باقه پیکج पैकेज প্যাকেজ forfait forfaits pakej بسته пакет*",
);

const MOST_STARS = 5;

function isMoney(word: string): boolean {
  return currencyOf(word) !== null || isForeign(word);
}

function party(value: number): Role {
  return isPartySize(value) ? "people" : null;
}

/** So many people may travel together. */
export function isPartySize(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= LARGEST_PARTY;
}

/** Of the Hijri or of the common era, where a year is likelier than a sum. */
function isCalendarYear(value: number): boolean {
  return (value >= 1440 && value <= 1460) || (value >= 2020 && value <= 2040);
}

/** Right behind the number, or right before it. */
function currencyBeside({ before, after }: Beside): Pick<Sum, "currency" | "foreign"> {
  for (const word of [after[0] ?? "", before.at(-1) ?? ""]) {
    const currency = currencyOf(word);
    if (currency) return { currency, foreign: null };
  }
  const near = [after[0] ?? "", before.at(-1) ?? ""].find((word) => isForeign(word));
  return { currency: null, foreign: near ?? null };
}

const HALF = 0.5;

/** Where "… and a half" ends, before thousands or lakhs; null: no half is named. */
function endOfHalf(tokens: readonly Token[], at: number): number | null {
  const between = tokens.slice(at + 1, at + 4).findIndex(({ text }) => !isBesideHalf(text));
  const half = at + 1 + between;
  return between >= 0 && isHalf(tokens[half]?.text ?? "") && isMultiplier(tokens[half + 1]?.text) ? half + 1 : null;
}

function isMultiplier(word = ""): boolean {
  return isThousand(word) || isLakh(word) || isMillion(word) || isHundred(word);
}

function isForSoMany(tokens: readonly Token[], at: number): boolean {
  const [before = "", word = ""] = [tokens[at - 1]?.text, tokens[at]?.text];
  const isArabic = /^ل\S{3}/u.test(word) && countInWords(word.slice(1)) !== null && !isDay(before);
  return isArabic || (before === "a" && /^(?:deux|trois|quatre|cinq|sept|huit|neuf|dix)$/.test(word));
}

/** "Do an extra tawaf": no two in Urdu. */
const isBehindVerb = wordMatcher("a an the it this that we i you they he she");

/** Each number with its multiplier taken in: `6 thousand`, `30k`, `2 lakh`. */
function numbersBeside(tokens: readonly Token[]): Beside[] {
  return tokens.flatMap(({ text, value: written }, at) => {
    const whole = written ?? countInWords(text) ?? countInWords(text.replace(/^[لبو](?=\S{3})/u, ""));
    const mixed = whole === null && isMultiplier(tokens[at + 1]?.text) ? mixedInWords(text) : null;
    const value = whole ?? mixed;
    if (value === null || (text === "do" && isBehindVerb(tokens[at + 1]?.text ?? ""))) return [];
    const half = endOfHalf(tokens, at);
    let result = half === null && !isHalfMore(tokens[at - 1]?.text ?? "") ? value : value + HALF;
    let end = half ?? at + 1;
    for (let word = tokens[end]?.text; word !== undefined; word = tokens[++end]?.text) {
      if (isThousand(word)) result *= 1000;
      else if (isLakh(word)) result *= 100_000;
      else if (isMillion(word)) result *= 1_000_000;
      else if (isHundred(word)) result *= 100;
      else break;
    }
    const words = (from: number, to: number) => tokens.slice(Math.max(0, from), to).map((token) => token.text);
    return [
      {
        ...{ value: result, isInWords: written === null, isMultiplied: end > at + 1 },
        isFor: isForSoMany(tokens, at),
        isSmallWord: /^(?:on|do)$/.test(text),
        ...{ before: words(at - 3, at), after: words(end, end + 3) },
      },
    ];
  });
}

/** Nobody asks whether a grown person is old enough. */
export const OF_AGE = 18;

/** "My daughter is 14": null, there is no number; undefined, it counts something else. */
export function bareAge([age, more]: readonly number[]): number | null | undefined {
  if (age === undefined) return null;
  return more === undefined && age < OF_AGE ? age : undefined;
}

/** What is said of packages and was not used: it is told, so that nobody believes it was. */
import { conceptsIn } from "../../concepts/concepts.ts";
import { isCommon } from "../../facts/common-words.ts";
import { monthIn } from "../../slots/months.ts";
import { currencyOf, type Numbers, type Sum } from "../numbers.ts";
import {
  countInWords,
  isHalf,
  isHalfMore,
  isHundred,
  isKilometre,
  isLakh,
  isMetre,
  isMillion,
  isPerson,
  isThousand,
  mixedInWords,
  peopleInOneWord,
  wordMatcher,
} from "./number-words.ts";
import { isPlain } from "./offer-words.ts";
import type { Token } from "./tokens.ts";

const LONG_ENOUGH = 4;
const MOST_UNUSED = 4;
const isOfSteps = wordMatcher(
  "stairs stair steps step درج سلالم سلم سیڑھی* सीढ़ी* सीढ़* সিঁড়ি* merdiven* basamak* marche marches escalier escaliers tangga پله ступен* лестниц*",
);

export const namesGuide = (word: string) => conceptsIn([word]).includes("guide");

/** Words that say something, and that nothing above has taken; neighbours stand together. `open`: what names a condition that was not understood. */
export function unusedIn(
  tokens: readonly Token[],
  numbers: Numbers,
  used: ReadonlySet<number>,
  sum: Sum | null,
  open: readonly ((word: string) => boolean)[],
): string[] {
  const phrases: string[][] = [];
  let last = -2;
  const isOpen = ({ text }: Token) => open.some((is) => is(text));
  const isTaken = (token: Token, at: number) =>
    (used.has(at) && !isOpen(token)) || (isPlainWord(token) && !isOpen(token)) || isOfSteps(token.text);
  tokens.forEach((token, at) => {
    if (isTaken(token, at)) return;
    if (token.value !== null && !isUnusedNumber(token, numbers)) return;
    if (at === last + 1) phrases.at(-1)?.push(token.raw);
    else phrases.push([token.raw]);
    last = at;
  });
  const isUnread = sum !== null && (sum.foreign !== null || isOfOtherMoney(sum));
  const foreign = isUnread ? [sumAsWritten(tokens, sum)] : [];
  const stars = numbers.stars !== null && !phrases.flat().some((raw) => raw.includes(String(numbers.stars)));
  return [...foreign, ...(stars ? [`${numbers.stars} ★`] : []), ...phrases.map((phrase) => phrase.join(" "))].slice(
    0,
    MOST_UNUSED,
  );
}

/** Without a currency so much is meant in rupees, roubles or another money that is not reckoned with here. */
export function isOfOtherMoney({ amount, currency }: Sum): boolean {
  return currency === null && amount >= NEVER_A_PRICE;
}

const NEVER_A_PRICE = 100_000;

/** The number with what makes it thousands or lakhs, and its money. */
function sumAsWritten(tokens: readonly Token[], { amount, foreign }: Sum): string {
  const at = tokens.findIndex(({ value, text }, place) => {
    const written = value ?? countInWords(text);
    return written !== null && written * timesOf(tokens[place + 1]) === amount;
  });
  const [number, next] = at < 0 ? [] : tokens.slice(at, at + 2);
  return [number?.raw, timesOf(next) > 1 ? next?.raw : "", foreign ?? ""].filter((one) => one).join(" ");
}

function timesOf(token: Token | undefined): number {
  const [, times] = MULTIPLIERS.find(([is]) => token !== undefined && is(token.text)) ?? [];
  return times ?? 1;
}

const MULTIPLIERS = [
  [isThousand, 1000],
  [isLakh, 100_000],
  [isMillion, 1_000_000],
] as const;

/** Stars and minutes: the market's search has no such condition. */
function isUnusedNumber({ value }: Token, { stars, minutes }: Numbers): boolean {
  return value !== null && [stars, minutes].includes(value);
}

const PLAIN_CONCEPTS = new Set([
  ...[
    "package",
    "price",
    "money",
    "cheap",
    "search",
    "need",
    "seat",
    "family_group",
    "everyone",
    "below",
    "each_person",
  ],
  ...[
    "from_here",
    "when",
    "which",
    "how_many",
    "who",
    "booking",
    "compare",
    "hotel",
    "camp",
    "father",
    "mother",
    "wife",
  ],
  ...["husband", "son", "daughter", "guide", "currency_rate", "hello", "thanks", "distance"],
]);

function isPlainWord({ text, raw, value }: Token): boolean {
  if (value !== null) return false;
  if (isPlain(text) || isCommon(text) || raw.length < LONG_ENOUGH) return true;
  if (COUNTING.some((counts) => counts(text))) return true;
  return monthIn([text]) !== null || conceptsIn([text]).some((concept) => PLAIN_CONCEPTS.has(concept));
}

/** Multipliers, currencies and counts: they were read with their numbers. */
const COUNTING: readonly ((word: string) => boolean)[] = [
  ...[isThousand, isLakh, isMillion, isHundred, isPerson, isKilometre, isMetre],
  (word) => currencyOf(word) !== null,
  (word) => isHalf(word) || isHalfMore(word) || mixedInWords(word) !== null,
  // Arabic writes "for" and a count as one word.
  (word) => countInWords(word) !== null || countInWords(word.replace(/^ل(?=\S{3})/u, "")) !== null,
  (word) => peopleInOneWord(word) !== null,
];

/** What is said of packages and was not used: it is told, so that nobody believes it was. */
import { conceptsIn } from "../../concepts/concepts.ts";
import { isCommon } from "../../facts/common-words.ts";
import { monthIn } from "../../slots/months.ts";
import type { Numbers, Sum } from "../numbers.ts";
import { countInWords, isLakh, isMillion, isMinute, isStar, isThousand, wordMatcher } from "./number-words.ts";
import type { Token } from "./tokens.ts";

const MOST_UNUSED = 4;
/** What a hotel, a journey or a booking may have and no search knows of: nothing else that is said can be a condition. */
const isFeature = wordMatcher(
  "pool swimming balcony view lift elevator wifi kitchen laundry business direct nonstop bus train private breakfast smoking vegetarian insurance visa ziyarah ziyarat women ladies phone unclaimed" +
    " مسبح شرفه مطله مصعد مطبخ مباشر باص قطار نسائي تامين زياره هاتف بالکونی لفٹ کچن ڈائریکٹ ٹرین خواتین انشورنس فون" +
    " पूल बालकनी लिफ्ट रसोई डायरेक्ट ट्रेन महिला* बीमा फोन পুল বারান্দা লিফট রান্নাঘর সরাসরি ট্রেন মহিলা* বীমা ফোন" +
    " havuz* balkon* manzara* asansor* mutfak* aktarmasiz direkt otobus* tren kadin* sigorta* telefon*" +
    " piscine vue ascenseur cuisine navette femmes assurance telephone kolam renang lif dapur kereta wanita asuransi insurans telepon diklaim" +
    " استخر بالکن اسانسور مستقیم اتوبوس بانوان بیمه تلفن бассейн* балкон* видом лифт* кухн* прямой прямым автобус* поезд* женщин* страхов* телефон*",
);
/** Before the name of a place. */
const isIn = wordMatcher("in at from near a de depuis chez dari di из в на");

export const namesGuide = (word: string) => conceptsIn([word]).includes("guide");

/** Words that say something, and that nothing above has taken; neighbours stand together. `open`: what names a condition that was not understood. */
export function unusedIn(
  tokens: readonly Token[],
  numbers: Numbers,
  /** Where cities and countries stand that were heard. */
  placed: readonly number[],
  sum: Sum | null,
  open: readonly ((word: string) => boolean)[],
): string[] {
  const phrases: string[][] = [];
  let last = -2;
  const isOpen = ({ text }: Token) => open.some((is) => is(text));
  const isTaken = (token: Token, at: number) =>
    !isOpen(token) && (placed.includes(at) || (token.value === null && !isCondition(tokens, at, numbers)));
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

function isCondition(tokens: readonly Token[], at: number, { stars, minutes }: Numbers): boolean {
  const word = tokens[at]?.text ?? "";
  return (
    isFeature(word) || isPlace(tokens, at) || (stars !== null && isStar(word)) || (minutes !== null && isMinute(word))
  );
}

/** A name behind the word for in or from, which no city of the market was heard in. */
function isPlace(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || !token || !isIn(before.text) || !/^\p{Lu}\p{Ll}{3}/u.test(token.raw) || NOT_FROM.has(token.text))
    return false;
  return monthIn([token.text]) === null && !isCommon(token.text) && conceptsIn([token.text]).length === 0;
}

/** Whither all packages lead. */
const NOT_FROM = new Set(
  "haj haji haram harem kaba kabe kaaba mecca meca makka makah mekke mekkah mecque saudi хадж хадже мекку мекке харам".split(
    " ",
  ),
);

/** A text typed in Latin letters, in its language's own: the likeliest words, by how they are typed and by what follows what. */
import { SOUNDS, type Typed } from "./sounds.ts";
import { BEGINNING, firstConsonant, lastConsonant, type Spelling, type Spellings } from "./spellings.ts";
import { typingCost } from "./typing-cost.ts";

interface Beam {
  readonly score: number;
  /** The plain word before, `BEGINNING` where there is none, "" after what stayed as it was. */
  readonly last: string;
  readonly words: readonly string[];
}

interface Candidate {
  readonly word: Spelling;
  readonly cost: number;
}

/** A word may cost so much, and so much more for each letter that was typed. */
const MOST_COST = 0.85;
const MOST_COST_OF_LETTER = 0.17;
const MOST_CANDIDATES = 12;
const BEAMS = 12;
/** What leaving a word as it was typed takes off; less where it is an English one. */
const KEPT = -9;
const KEPT_ENGLISH = -5.5;
const COST_WEIGHT = 6;
const LANGUAGE_WEIGHT = 0.55;
const PAIR_SHARE = 0.6;
const SHORTEST_ENGLISH = 4;
/** What is typed for a whole word, and words that two are typed alike of: a son and a father, thirst and fire. */
const OF_HINDUSTANI: Readonly<Record<string, string>> = {
  ...{ q: "kyun", h: "hai", k: "ke", m: "mein", nhi: "nahi", ni: "nahi" },
};
const SHORT: Readonly<Partial<Record<Typed, Readonly<Record<string, string>>>>> = {
  hi: OF_HINDUSTANI,
  ur: OF_HINDUSTANI,
  ar: { waladi: "wldi", waladak: "wldak" },
  fa: { atash: "3atash" },
};
/** Months, currencies and measures are known as they are typed in every language. */
const KNOWN =
  /^(?:\d+(?:k|km|m|kg|st|nd|rd|th)|usd|eur|gbp|sar|euros?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const OF_BOTH = /^(?:may|mar|sar|jan)$/;
/** Longer runs of letters are no word. */
const LONGEST_WORD = 24;
/** Longer texts are told by their beginning. */
const MOST_WORDS = 60;

/** `isName`: a word that stays as it was typed, as do codes, numbers, marks, letters of other scripts and what has a capital within the text. */
export function inOwnLetters(text: string, spellings: Spellings, isName: (word: string) => boolean): string {
  let beams: readonly Beam[] = [{ score: 0, last: BEGINNING, words: [] }];
  let left = MOST_WORDS;
  const parts = partsOf(text, spellings);
  const isCapital = capitalsIn(parts);
  for (const [at, part] of parts.entries()) {
    const isWord = WHOLE_WORD.test(part);
    left -= isWord ? 1 : 0;
    if (!isWord || left < 0) {
      beams = beams.map((beam) => ({ ...beam, words: [...beam.words, part] }));
      continue;
    }
    const said = part.toLowerCase();
    const typed = SHORT[spellings.locale]?.[said] ?? said;
    const isKept =
      typed.length > LONGEST_WORD || isCapital(at) || isKnown(said, parts, at) || isNo(said, spellings) || isName(said);
    const candidates = isKept ? [] : candidatesFor(typed, spellings);
    beams = beams
      .flatMap((beam) => nextOf(beam, { part, typed, candidates }, spellings))
      .sort((one, other) => other.score - one.score)
      .slice(0, BEAMS);
  }
  return beams[0]?.words.join("") ?? text;
}

/** A month, a currency or a measure; "may" and "sar" are words of these languages too, unless a number stands beside them. */
function isKnown(said: string, parts: readonly string[], at: number): boolean {
  const isBesideNumber = [parts[at - 1], parts[at + 1]].some((part) => /\d/.test(part ?? ""));
  return KNOWN.test(said) && (isBesideNumber || !OF_BOTH.test(said));
}

/** In Persian the word for no is nine as well. */
const isNo = (said: string, { locale }: Spellings) => locale === "fa" && said === "na";

/** Addresses, numbers of bookings, and words with the digits that stand for letters. */
const PARTS =
  /(\S*(?:@|[\p{L}\d]\.\p{L})\S*|\b[A-Z]{2}-[A-Z0-9]{4,}\b|\b[a-z]{2}-(?=[a-z]*\d)[a-z0-9]{6}\b|(?:\p{Script=Latin}|\d+(?=[a-z]))[\p{Script=Latin}\p{M}\d']*)/iu;
const WHOLE_WORD = /^(?=.*[a-z])[a-z\d']+$/i;

/** Words and what is between them. */
function partsOf(text: string, { locale, english }: Spellings): string[] {
  const whole = locale === "ar" ? withArticles(text, english) : text;
  return whole.split(PARTS).filter((part) => part !== "");
}

/** Whether a part is written as a name: with a capital within the text, or before another one. Who writes most words so names nothing by it. */
function capitalsIn(parts: readonly string[]): (at: number) => boolean {
  const words = parts.flatMap((part, at) => (WHOLE_WORD.test(part) ? [at] : []));
  const isCapital = (at: number | undefined) => at !== undefined && /^[A-Z]/.test(parts[at] ?? "");
  const named = words.filter((at, place) => isCapital(at) && (place > 0 || isCapital(words[place + 1])));
  const names = new Set(named.length * 2 > words.length && words.length > FEW_WORDS ? [] : named);
  return (at) => names.has(at);
}

const FEW_WORDS = 3;

/** The Arabic article, and what stands before it, are of one word with what follows; before an English word or a number it says nothing. */
function withArticles(text: string, english: ReadonlySet<string>): string {
  return text.replace(WITH_ARTICLE, (_, before: string, next: string) =>
    /^\d+$/.test(next) || isEnglish(next.toLowerCase(), english) ? "" : (ARTICLES[before.toLowerCase()] ?? "al"),
  );
}

const WITH_ARTICLE = /\b([fblw][ei]l|3al|[eai]?l)[\s-]+(?=([a-z\d][a-z0-9']*))/gi;
const ARTICLES: Readonly<Record<string, string>> = {
  ...{ fel: "fi al", fil: "fi al", lel: "ll", lil: "ll", bel: "bal", bil: "bal", wel: "wal", wil: "wal" },
  "3al": "3ala al",
};

function isEnglish(word: string, english: ReadonlySet<string>): boolean {
  return word.length >= SHORTEST_ENGLISH && english.has(word);
}

function nextOf(
  beam: Beam,
  { part, typed, candidates }: { part: string; typed: string; candidates: readonly Candidate[] },
  { english, counts, pairs, total }: Spellings,
): Beam[] {
  const kept = isEnglish(typed, english) ? KEPT_ENGLISH : KEPT;
  const asTyped = { score: beam.score + kept, last: "", words: [...beam.words, part] };
  const own = candidates.map(({ word, cost }): Beam => {
    const follows = (pairs.get(`${beam.last} ${word.plain}`) ?? 0) / (counts.get(beam.last) ?? 1);
    const likely = PAIR_SHARE * follows + (1 - PAIR_SHARE) * ((word.count + 0.5) / total);
    return {
      score: beam.score + LANGUAGE_WEIGHT * Math.log(likely) - COST_WEIGHT * cost,
      last: word.plain,
      words: [...beam.words, word.written],
    };
  });
  return [asTyped, ...own];
}

function candidatesFor(typed: string, spellings: Spellings): readonly Candidate[] {
  const known = remembered.get(spellings) ?? new Map<string, readonly Candidate[]>();
  remembered.set(spellings, known);
  const before = known.get(typed);
  if (before) return before;
  const found = candidatesIn(typed, spellings);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(typed, found);
  return found;
}

/** What was found for a word that was typed; the same words are typed again and again. */
const remembered = new WeakMap<Spellings, Map<string, readonly Candidate[]>>();
const MOST_REMEMBERED = 5000;

function candidatesIn(typed: string, { byFirst, locale }: Spellings): readonly Candidate[] {
  const most = MOST_COST + MOST_COST_OF_LETTER * typed.length;
  const last = lastConsonant(typed);
  const found: Candidate[] = [];
  for (const word of byFirst.get(firstConsonant(typed)) ?? []) {
    const { length } = word.plain;
    if (length > typed.length + 3 || typed.length > length * 2.6 + 2) continue;
    if (!LOOSE_END.test(last) && !word.lasts.has(last)) continue;
    const cost = typingCost(word.plain, typed, SOUNDS[locale], most);
    if (cost <= most) found.push({ word, cost });
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, MOST_CANDIDATES);
}

/** What may be typed at an end and stands for nothing of the word. */
const LOOSE_END = /^[hny]?$/;

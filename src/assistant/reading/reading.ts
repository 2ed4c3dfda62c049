/** What a question says beside what it asks for, read once: people, numbers, papers, packages and conditions. */
import { isCommon } from "../facts/common-words.ts";
import type { Known, KnownBooking, KnownPackage } from "../known.ts";
import { type Slots, slotsIn } from "../slots/slots.ts";
import { bookedIn } from "./booked.ts";
import { type DeskReading, deskIn } from "./desk.ts";
import { type Numbers, numbersIn } from "./numbers.ts";
import { type OfferWishes, type Order, wishesIn } from "./offers.ts";
import { type People, peopleIn } from "./people.ts";
import { namesPeriod } from "./periods.ts";
import { isNamed, isSpelled, signsOf } from "./words/signs.ts";
import { type Token, tokensOf } from "./words/tokens.ts";

export interface Reading {
  readonly tokens: readonly Token[];
  readonly numbers: Numbers;
  readonly people: People;
  readonly slots: Slots;
  readonly wishes: OfferWishes;
  /** Whoever asks has people entered: what is asked of papers is asked of theirs. */
  readonly hasTravellers: boolean;
  /** Operators whose name stands in the question. */
  readonly operators: readonly string[];
  /** The words of the question that names days; empty: none does. */
  readonly when: readonly Token[];
  /** What is named of an operator's own desk; null: nobody's desk is known. */
  readonly desk: DeskReading | null;
  readonly hasBookings: boolean;
  /** The asker's own bookings that are named; empty: none is told from the others. */
  readonly booked: readonly KnownBooking[];
  /** How many further of what comes one after the other: "and after that?". */
  readonly steps: number;
  /** Packages whose name stands in the question, those of one name together. */
  readonly titled: readonly (readonly KnownPackage[])[];
  /** The packages are those of the list before, in the order that the question asks for; left out: they were named. */
  readonly list?: {
    readonly order: Order | null;
    /** One that was not in it is asked for. */
    readonly isShort?: boolean;
    /** What is asked of them; left out: what their words say. */
    readonly asks?: AskedOfShown;
  };
}

/** By how much one is dearer, what they do not have alike, how one books, who guides or sells them, whether one climbs no steps, whether so many fit. */
export type AskedOfShown = "difference" | "apart" | "booking" | "guide" | "operator" | "steps" | "seats";

const NAMES = ["travellers", "packages", "deskBookings", "bookings"] as const satisfies readonly (keyof Known)[];

/** Needs of what is known what names are looked up in alone; where these are null, no name is recognised. */
export function readingOf(text: string, known: Pick<Known, (typeof NAMES)[number]>): Reading {
  const { travellers, packages, deskBookings, bookings } = known;
  const tokens = tokensOf(text);
  const numbers = numbersIn(tokens);
  const operators = operatorsIn(tokens, packages ?? []);
  const wishes = { ...wishesIn(tokens, numbers, packages ?? []), operators };
  return {
    hasTravellers: (travellers?.length ?? 0) > 0,
    ...{ tokens, numbers, wishes, slots: slotsIn(text, numbers) },
    people: peopleIn(tokens, travellers ?? []),
    desk: deskBookings && deskIn(text, tokens, deskBookings),
    hasBookings: (bookings?.length ?? 0) > 0,
    booked: bookedIn(text, tokens, bookings ?? []),
    steps: 0,
    when: namesPeriod(tokens) ? tokens : [],
    operators,
    titled: titledIn(tokens, packages ?? [], { cities: wishes.search.departureCity ?? [], operators }),
  };
}

/** Every word of a title, side by side, in the order in which they are said. Of several cities or sellers the one that is named. */
function titledIn(
  tokens: readonly Token[],
  packages: readonly KnownPackage[],
  { cities, operators }: { readonly cities: readonly string[]; readonly operators: readonly string[] },
): KnownPackage[][] {
  const titles = [...new Set(packages.map(({ title }) => title))];
  const found = titles.flatMap((title) => {
    const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
    const at = words.length < 2 ? -1 : placeOf(tokens, words, isHeard);
    if (at < 0 || !isHeardWhole(tokens, words)) return [];
    const offers = packages.filter((offer) => offer.title === title);
    const there = offers.filter(({ departureCity }) => cities.includes(departureCity));
    const left = there.length > 0 ? there : offers;
    const sold = left.filter(({ operatorName }) => operators.includes(operatorName));
    return [{ at, offers: sold.length > 0 ? sold : left }];
  });
  return found.toSorted((one, other) => one.at - other.at).map(({ offers }) => offers);
}

/** In another script a title is known by its sounds: by few of them any two words may be one, unless the second is what packages are called. */
function isHeardWhole(tokens: readonly Token[], words: readonly string[]): boolean {
  if (words.every((word) => tokens.some(({ raw }) => isSpelled(raw, word)))) return true;
  const sounds = words.map((word) => signsOf(word).replace(/[@y+]/g, ""));
  if (sounds.join("").length >= FEWEST_SOUNDS) return true;
  const [name = "", kind = ""] = sounds;
  const isCommonWord = tokens.some(({ raw, text }) => signsOf(raw) === signsOf(words[0] ?? "") && isCommon(text));
  return words.length === 2 && name.length > 0 && kind.length >= FEWEST_OF_KIND && !isCommonWord;
}

const FEWEST_SOUNDS = 6;
const FEWEST_OF_KIND = 3;

/** By the words of the name that are its own: "Al-Safa Travel" is named by "al safa". */
function operatorsIn(tokens: readonly Token[], packages: readonly KnownPackage[]): string[] {
  const names = [...new Set(packages.map(({ operatorName }) => operatorName))];
  return names.filter((name) => {
    const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length < 2) return false;
    // Arabic and Urdu write the article as one word with what it stands before.
    const [article = "", own = "", ...rest] = words;
    const joined = /^al$/i.test(article) && rest.length > 0 ? [[article + own, ...rest]] : [];
    return [words, ...(words.length > 2 ? [words.slice(0, 2)] : []), ...joined].some(
      (said) => standsIn(tokens, said) || (placeOf(tokens, said, isHeard) >= 0 && isHeardWhole(tokens, said)),
    );
  });
}

function standsIn(tokens: readonly Token[], words: readonly string[]): boolean {
  return placeOf(tokens, words, isNamed) >= 0;
}

/** Less than 0: they do not stand there. */
function placeOf(
  tokens: readonly Token[],
  words: readonly string[],
  isWord: (said: string, word: string) => boolean,
): number {
  return tokens.findIndex((_, at) =>
    words.every((word, i) => {
      const token = tokens[at + i];
      return token !== undefined && token.value === null && isWord(token.raw, word);
    }),
  );
}

/** Within a title that is heard whole even a short word counts by its sounds. */
function isHeard(said: string, word: string): boolean {
  if (isNamed(said, word)) return true;
  if (/^[a-z]/i.test(said)) return false;
  const heard = signsOf(said);
  return soundsOf(word).some((wanted) => isHeardAsSigns(heard, wanted));
}

/** As it is written, and as French and English speak it: a silent e, a soft g, a v that others write as w. */
function soundsOf(word: string): string[] {
  const silent = word.replace(/e$/i, "");
  return [...new Set([word, silent, silent.replace(/g$/i, "j"), word.replace(/v/gi, "w")])].map(signsOf);
}

function isHeardAsSigns(heard: string, wanted: string): boolean {
  return heard === wanted || (wanted.length >= LONG_NAME && isNearly(heard.replace("+", ""), wanted.replace("+", "")));
}

/** "Signature" is written as each tongue hears its middle: one sound more, one less, or another. */
function isNearly(heard: string, wanted: string): boolean {
  const at = [...wanted].findIndex((sign, place) => heard[place] !== sign);
  if (at < 1) return false;
  const [rest, next] = [wanted.slice(at), wanted.slice(at + 1)];
  return heard.slice(at + 1) === rest || heard.slice(at + 1) === next || heard.slice(at) === next;
}

const LONG_NAME = 5;

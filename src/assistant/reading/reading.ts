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
  const wishes = wishesIn(tokens, numbers, packages ?? []);
  return {
    hasTravellers: (travellers?.length ?? 0) > 0,
    ...{ tokens, numbers, wishes, slots: slotsIn(text, numbers) },
    people: peopleIn(tokens, travellers ?? []),
    desk: deskBookings && deskIn(text, tokens, deskBookings),
    hasBookings: (bookings?.length ?? 0) > 0,
    booked: bookedIn(text, tokens, bookings ?? []),
    steps: 0,
    when: namesPeriod(tokens) ? tokens : [],
    operators: operatorsIn(tokens, packages ?? []),
    titled: titledIn(tokens, packages ?? [], wishes.search.departureCity ?? []),
  };
}

/** Every word of a title, side by side. Of several cities the one that is named. */
function titledIn(
  tokens: readonly Token[],
  packages: readonly KnownPackage[],
  cities: readonly string[],
): KnownPackage[][] {
  const titles = [...new Set(packages.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length < 2 || !standsIn(tokens, words, isHeard) || !isHeardWhole(tokens, words)) return [];
    const offers = packages.filter((offer) => offer.title === title);
    const there = offers.filter(({ departureCity }) => cities.includes(departureCity));
    return [there.length > 0 ? there : offers];
  });
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
    return words.length > 1 && (standsIn(tokens, words) || (words.length > 2 && standsIn(tokens, words.slice(0, 2))));
  });
}

function standsIn(tokens: readonly Token[], words: readonly string[], isWord = isNamed): boolean {
  return tokens.some((_, at) =>
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
  const [heard, wanted] = [signsOf(said), signsOf(word)];
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

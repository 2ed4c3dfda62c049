/** A line of a visa in tokens: none where a word is not a visa's own. */
import { foldName } from "#domain/names/names.ts";
import { foldPrinted, wordsOf } from "../certificates/fold.ts";
import { compact, type HolderFacts, withoutPassport } from "../certificates/holder/about.ts";
import { isCountryName } from "../certificates/holder/nationality.ts";
import { withoutSpelled } from "../certificates/holder/people.ts";
import { type DateReadings, type DateStyle, partedByDates } from "../certificates/words/dates.ts";
import { beginsAlike, spells } from "../certificates/words/skeleton.ts";
import { CUES, type Cue, PEOPLES, TOWNS } from "./words.ts";

export type Token =
  | { readonly kind: "day"; readonly text: string; readonly readings: DateReadings }
  | {
      readonly kind: "name" | "part" | "passport" | "year" | "code" | "town" | "people" | "sign";
      readonly text: string;
    }
  | { readonly kind: "cue"; readonly text: string; readonly cue: Cue }
  /** The end of a cell. */
  | { readonly kind: "gap"; readonly text: string };

interface Reader {
  readonly about: HolderFacts;
  readonly style: DateStyle;
}

const keyOf = (phrase: string) => wordsOf(phrase.replaceAll("_", " ")).join(" ");
const keysOf = (list: string) =>
  list
    .split(/\s+/)
    .map(keyOf)
    .filter((key) => key !== "");
/** The first list that has a phrase says what it means. */
const MEANINGS = new Map<string, Cue | "town" | "people">([
  ...keysOf(PEOPLES).map((key) => [key, "people"] as const),
  ...keysOf(TOWNS).map((key) => [key, "town"] as const),
  ...(Object.entries(CUES) as [Cue, string][])
    .toReversed()
    .flatMap(([cue, list]) => keysOf(list).map((key) => [key, cue] as const)),
]);
const WORDS = new Set([...MEANINGS.keys()].flatMap((key) => key.split(" ")));
/** Whether a folded word is one that visas are made of. */
export const isVisaWord = (word: string) => WORDS.has(word);
/** Whether a label asks for the kind of a visa. */
export const isTypeLabel = (text: string) =>
  text.split(/[/|()]/u).some((part) => MEANINGS.get(wordsOf(part).join(" ")) === "type");
const MOST_OF_PHRASE = Math.max(...[...MEANINGS.keys()].map((key) => key.split(" ").length));

/** Signs of what was found before words are looked at; of the private use, so that no text has them. */
const [NAME, PASSPORT] = ["\uE000", "\uE001"];

/** Offices that look after both journeys. */
const BOTH_JOURNEYS =
  /(?<!\p{L})(?:ministry|board|commission|council|mission|office|bureau|department|authority|affairs|directorate|organi[sz]ation|committee|ministere|kementerian|kementrian|министерство)(?: (?:of|for|de|du|the|urusan|affairs|by|по|делам)){0,4} (?:hajj?|hadj|haji|хаджа|хаджу) (?:and|&|et|dan|и) (?:la )?(?:[ou]mrah?|umroh|умры|умре)(?!\p{L})|(?<!\p{L})(?:hac|hajj?) (?:ve|and|&) umra?[eh]?h? (?:bakanligi|genel mudurlugu|ministry|office|authority|commission|mission|board)(?!\p{L})|(?<!\p{L})(?:ل?وزاره|ال?هييه|ديوان|الديوان|بعثه|لجنه|مكتب|شوون|اداره|موسسه|منظمه|مجلس)(?: \p{L}+){0,2} (?:ال|لل)حج وال?عمره(?!\p{L})|وزارت حج و ?عمره/gu;

const LEAD = /^\s*(?:\(?(?:\d{1,2}|[a-h])[.)]\s+(?=\p{L})|[-–•*▪·]+\s+)/u;
const PLURALS = /(?<=\p{L})\((?:s|e|es|a)\)/gu;
/** The hour behind a day. */
const HOURS = /(?<=\d)(?:[ ,]+(?:at )?)\d{1,2}:\d{2}(?::\d{2})?(?: ?(?:am|pm))?(?![\d:])/gu;
const PORTALS =
  /(?<![\p{L}\d])(?:https?:\/\/)?(?:(?:no-?reply|info|visa)(?:@| at | \[at\] ))?(?:[a-z\d-]+\.)+sa(?:\/[\w/.-]*)?(?![\p{L}\d])/gu;
/** The year of a first day stands with the last one. */
const SHORT_RANGE =
  /(?<!\d)(\d{1,2}) ([\p{L}\p{M}]{3,12})( ?(?:to|until|till|through|and|au|sampai|hingga|до|по|حتي|الي|لغايه|-) ?)(?=\d{1,2} [\p{L}\p{M}]{3,12},? (20\d\d)(?!\d))/gu;

const isSpelled = (spelled: string, name: string) => spells(spelled, name) && beginsAlike(spelled, name);

function plainOf(text: string, { about }: Reader): string {
  const folded = withoutPassport(
    foldPrinted(withoutSpelled(text, about, ` ${NAME} `, isSpelled)),
    about,
    ` ${PASSPORT} `,
  );
  return folded
    .replace(LEAD, "")
    .replace(BOTH_JOURNEYS, " nusuk ")
    .replace(PORTALS, " nusuk ")
    .replace(PLURALS, "")
    .replace(SHORT_RANGE, "$1 $2 $4$3")
    .replace(HOURS, " ");
}

type Raw = { readonly kind: "word" | "code" | "sign" | "gap"; readonly text: string } | Extract<Token, { kind: "day" }>;

const PARTS =
  /(?<code>(?=(?:(?!(?:hajj?|haji|hac|visa|no|nr|dob|pp|ppt|from|to|m|f|born|male)[-/.])\p{L}{1,4}[-/.]){0,2}\p{L}*\p{N})[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)*)|(?<word>[\p{L}\p{M}]+)|(?<gap>\t| {3,}|[|·•;])|(?<sign>[^\s\p{L}\p{M}\p{N}])/gu;

function rawOf(plain: string, style: DateStyle): Raw[] {
  return partedByDates(plain, style).flatMap((part): Raw[] => {
    if (typeof part !== "string") return [{ kind: "day", text: part.written, readings: part.readings }];
    return [...part.matchAll(PARTS)].map(({ 0: text, groups = {} }): Raw => {
      const kind = (["code", "word", "gap"] as const).find((one) => groups[one] !== undefined) ?? "sign";
      return { kind, text };
    });
  });
}

/** Signs that stand within a phrase, and within a name. */
const OF_PHRASES = /^[.'’°/_&-]$/u;
const OF_NAMES = /^[.'’,()-]$/u;

/** So many words from here on, with the place behind the last one; fewer where they end. */
function wordsFrom(raw: readonly Raw[], from: number, most: number, soft: RegExp): { words: string[]; ends: number[] } {
  const [words, ends]: [string[], number[]] = [[], []];
  for (let at = from; at < raw.length && words.length < most; at += 1) {
    const { kind, text } = raw[at] ?? { kind: "gap", text: "" };
    if (kind === "word") {
      words.push(text);
      ends.push(at + 1);
    } else if (kind !== "sign" || !soft.test(text)) break;
  }
  return { words, ends };
}

interface Known {
  readonly names: readonly string[][];
  readonly parts: ReadonlySet<string>;
}

function knownOf({ names }: HolderFacts): Known {
  const spelled = names.flatMap((name) => [wordsOf(name), wordsOf(foldName(name))]);
  return { names: spelled, parts: new Set(spelled.flat()) };
}

const sorted = (words: readonly string[]) => words.toSorted().join(" ");

/** What begins here, with the place behind it. */
function tokenAt(raw: readonly Raw[], at: number, known: Known): { token: Token; end: number } | null {
  const ofName = wordsFrom(raw, at, Math.max(1, ...known.names.map((name) => name.length)), OF_NAMES);
  const named = known.names.find(
    (name) => name.length > 1 && sorted(ofName.words.slice(0, name.length)) === sorted(name),
  );
  if (named) {
    const text = ofName.words.slice(0, named.length).join(" ");
    return { token: { kind: "name", text }, end: ofName.ends[named.length - 1] ?? at + 1 };
  }
  const { words, ends } = wordsFrom(raw, at, MOST_OF_PHRASE, OF_PHRASES);
  for (let count = words.length; count > 0; count -= 1) {
    const text = words.slice(0, count).join(" ");
    const meaning = MEANINGS.get(text) ?? (count === 1 ? prefixed(text) : null);
    const token: Token | null =
      meaning === "people" || meaning === "town"
        ? { kind: meaning, text }
        : meaning
          ? { kind: "cue", cue: meaning, text }
          : isCountryName(text) && text.length > LONGEST_CODE
            ? { kind: "people", text }
            : null;
    if (token) return { token, end: ends[count - 1] ?? at + 1 };
  }
  const [word = ""] = words;
  return known.parts.has(word) ? { token: { kind: "part", text: word }, end: at + 1 } : null;
}
const LONGEST_CODE = 3;

/** Arabic words with what is written in one with them. */
function prefixed(word: string): Cue | "town" | "people" | null {
  const [, bare = ""] = /^(?:و|وال|ال|لل|بال|ل|ب)(\p{Script=Arabic}{3,})$/u.exec(word) ?? [];
  return (bare === "" ? undefined : (MEANINGS.get(bare) ?? MEANINGS.get(`ال${bare}`))) ?? null;
}

/** Letters that stand for a country or for the sex, where they are large. */
function lettersOf(word: string, text: string): Token | null {
  if (!new RegExp(`(?<![\\p{L}\\d])${word.toUpperCase()}(?![\\p{L}\\d])`, "u").test(text)) return null;
  if (word === "m" || word === "f") return { kind: "cue", cue: word === "m" ? "male" : "female", text: word };
  return word.length === LONGEST_CODE && isCountryName(word) ? { kind: "people", text: word } : null;
}

/** A year of either calendar, and signs for the calendar. */
const YEAR = /^(?:20\d\d|1[34]\d\d)(?:h|ah|ه|م|g|r|г|ce)?$/u;

/** A number, a year of the Hajj that is meant, or neither. */
function codeOf(text: string, { about }: Reader): Token[] | null {
  if (about.passportNumber !== null && compact(text) === compact(about.passportNumber))
    return [{ kind: "passport", text }];
  const parts = text.split(/[-/.]/);
  const isOwn = (part: string) => about.years.includes(Number.parseInt(part, 10));
  const years = parts.filter((part) => YEAR.test(part));
  if (years.length === parts.length)
    return years.every(isOwn) ? years.map((year) => ({ kind: "year", text: year })) : null;
  // A reference may have the year in which it was given.
  const isKnown = (part: string) => isOwn(part) || part === about.today.slice(0, 4);
  if (parts.length > 1 && !years.every(isKnown)) return null;
  return /\p{L}{6,}|umr|\p{L}{2,}.*\p{L}{5,}/u.test(text) ? null : [{ kind: "code", text }];
}

/** Null where a word, a year or a sign is none of a visa's. */
export function tokensOf(text: string, reader: Reader): Token[] | null {
  const raw = rawOf(plainOf(text, reader), reader.style);
  const known = knownOf(reader.about);
  const tokens: Token[] = [];
  for (let at = 0; at < raw.length; ) {
    const part = raw[at];
    if (!part) break;
    if (part.kind === "day") tokens.push(part);
    else if (part.kind === "gap") tokens.push({ kind: "gap", text: part.text });
    else if (part.kind === "sign") {
      if (part.text === NAME) tokens.push({ kind: "name", text: "" });
      else if (part.text === PASSPORT) tokens.push({ kind: "passport", text: reader.about.passportNumber ?? "" });
      else if (SIGNS.test(part.text)) tokens.push({ kind: "sign", text: part.text });
      else return null;
    } else if (part.kind === "code") {
      const codes = codeOf(part.text, reader);
      if (!codes) return null;
      tokens.push(...codes);
    } else {
      const found = tokenAt(raw, at, known);
      const token = found?.token ?? lettersOf(part.text, text);
      // A letter that begins a number.
      const isOfCode = /^\p{L}$/u.test(part.text) && raw[at + 1]?.kind === "code";
      if (token) tokens.push(token);
      else if (!isOfCode) return null;
      at = (found?.end ?? at + 1) - 1;
    }
    at += 1;
  }
  return tokens;
}
const SIGNS = /^[\p{Pd}.,:()[\]'’"«»“”/&°#+→>!*_،]$/u;

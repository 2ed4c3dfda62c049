/** Makes one reading of several: a word stands only where two say the same and none says otherwise; every other is marked. */
import { UNREAD } from "#domain/documents/seen/unread.ts";
import type { TextPiece } from "./rows.ts";
import type { ReadWord } from "./tesseract.ts";

/** Of 100; measured on drawn papers (docs/documents.md). No dictionary helps with numbers, so they must be clearer. */
const LEAST_CONFIDENCE = { word: 50, number: 70 } as const;
/** A word that is so sure speaks against two others that agree. */
const CONTRADICTS = 85;
/** What only one reading sees must be this clear and, but for numbers, so long to count as writing that was not read. */
const LEAST_SEEN = { confidence: 60, letters: 3 } as const;
/** Share of the smaller word that two readings must have in common. */
const SAME_PLACE = 0.5;

/** What each reading sees at one place: nothing, one word, or several where another has one. */
interface Place {
  readonly words: ReadWord[][];
}

/** All readings in the pixels of one picture. */
export function agree(readings: readonly (readonly ReadWord[])[]): TextPiece[] {
  const places: Place[] = [];
  for (const [at, words] of readings.entries()) {
    for (const word of words.filter(isWord)) placeOf(places, word, readings.length).words[at]?.push(word);
  }
  return places.flatMap(pieceOf);
}

function isWord({ text }: ReadWord): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function placeOf(places: Place[], word: ReadWord, readings: number): Place {
  const found = places.find(({ words }) => words.some((seen) => seen.some((other) => covers(word, other))));
  if (found) return found;
  const place = { words: Array.from({ length: readings }, () => []) };
  places.push(place);
  return place;
}

function covers(one: ReadWord, other: ReadWord): boolean {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const tall = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (wide <= 0 || tall <= 0) return false;
  return (
    wide >= SAME_PLACE * Math.min(one.width, other.width) && tall >= SAME_PLACE * Math.min(one.height, other.height)
  );
}

function pieceOf({ words }: Place): TextPiece[] {
  const all = words.flat();
  const [first] = all;
  if (!first) return [];
  const agreed = agreedWord(words);
  if (agreed) return [{ ...boxOf([agreed]), text: agreed.text }];
  const isSeen = words.filter((seen) => seen.length > 0).length > 1 || all.some(isPlain);
  return isSeen ? [{ ...boxOf(all), text: UNREAD }] : [];
}

/** The word as the first of two that agree has it. */
function agreedWord(words: readonly ReadWord[][]): ReadWord | null {
  const single = words.flatMap((seen) => (seen.length === 1 ? seen : []));
  const clear = single.filter(isClear);
  const agreed = clear.find((one) => clear.some((other) => other !== one && saysTheSame(one, other)));
  if (!agreed) return null;
  const against = words.flat().some((word) => word.confidence >= CONTRADICTS && !saysTheSame(word, agreed));
  return against ? null : agreed;
}

function isClear({ text, confidence }: ReadWord): boolean {
  return confidence >= (isNumber(text) ? LEAST_CONFIDENCE.number : LEAST_CONFIDENCE.word);
}

/** A date or a count; the number of a paper begins with letters, and is only ever compared with a known one. */
function isNumber(text: string): boolean {
  return /\p{N}/u.test(text) && !/^\p{L}{1,3}\p{N}{4,}\p{L}?$/u.test(text);
}

function isPlain({ text, confidence }: ReadWord): boolean {
  return confidence >= LEAST_SEEN.confidence && (/\p{N}/u.test(text) || bare(text).length >= LEAST_SEEN.letters);
}

function saysTheSame(one: ReadWord, other: ReadWord): boolean {
  return bare(one.text) === bare(other.text);
}

/** Without the marks at its ends, which are lost first and mean least. */
function bare(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").replace(/[’‘`]/g, "'");
}

function boxOf(words: readonly ReadWord[]): Omit<TextPiece, "text"> {
  const [x, y] = [Math.min(...words.map((word) => word.x)), Math.min(...words.map((word) => word.y))];
  return {
    ...{ x, y },
    width: Math.max(...words.map((word) => word.x + word.width)) - x,
    height: Math.max(...words.map((word) => word.y + word.height)) - y,
  };
}

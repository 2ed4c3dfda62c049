/** Reads the printed words of a picture two or three times, in other sizes and another light, and keeps what agrees. */
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { isWhole } from "#domain/documents/seen/unread.ts";
import type { Gray } from "../picture/gray.ts";
import { agree } from "./agree.ts";
import { evenLight } from "./even-light.ts";
import { linesOfPieces } from "./rows.ts";
import { turnsToTry } from "./slope.ts";
import { cropped, type PixelArea, type Straight, straighten } from "./straighten.ts";
import { type ReadWord, readWords } from "./tesseract.ts";

/** How thoroughly a picture is read. */
export interface Thoroughness {
  /** Longer side of the page in each reading, in pixels; the last only while words are left. */
  readonly sides: readonly [number, number, number];
  /** Also pages that are held askew, sideways or upside down. */
  readonly anyTurn: boolean;
}

export const READING = {
  whole: { sides: [1800, 2200, 2500], anyTurn: true },
  /** Enough to tell that there is text. */
  glance: { sides: [1000, 800, 1200], anyTurn: false },
} as const satisfies Record<string, Thoroughness>;

/** How much darker ink is made where the light is made even. */
const CONTRAST = 1.3;

interface Work extends Thoroughness {
  /** Milliseconds of work until the reading is given up. */
  readonly msLeft: () => number;
}

interface FirstReading {
  readonly straight: Straight;
  readonly words: readonly ReadWord[];
  readonly degrees: number;
}

/** Lines in reading order with their places, words without agreement marked; `page` counts from 1. Null without time. */
export async function readText(gray: Gray, page: number, work: Work): Promise<TextLine[] | null> {
  const first = await firstReading(gray, work);
  if (!first) return null;
  const linesOf = (further: readonly (readonly ReadWord[])[]) =>
    linesOfPieces(agree([first.words, ...further]), page).map((line) => onPage(line, first.straight));
  const { sides, msLeft } = work;
  const second = await readAgain(gray, first, { side: sides[1], light: evened, msLeft });
  if (!second) return null;
  const lines = linesOf([second]);
  if (lines.every(isWhole)) return lines;
  const third = await readAgain(gray, first, { side: sides[2], light: asItIs, msLeft });
  return third ? linesOf([second, third]) : lines;
}

function asItIs(picture: Gray): Gray {
  return picture;
}

function evened(picture: Gray): Gray {
  return evenLight(picture, CONTRAST);
}

/** Upright first; the other ways to hold the page only while nothing can be read. */
async function firstReading(gray: Gray, { sides, anyTurn, msLeft }: Work): Promise<FirstReading | null> {
  let best: FirstReading | null = null;
  for (const degrees of anyTurn ? turnsToTry(gray) : [0]) {
    const straight = straighten(gray, degrees, sides[0]);
    const words = await readWords(straight.picture, { language: "eng", msLeft });
    if (!words) return best;
    if (!best || clearLetters(words) > clearLetters(best.words)) best = { straight, words, degrees };
    if (isReadable(words)) break;
  }
  return best;
}

interface Again {
  readonly side: number;
  readonly light: (picture: Gray) => Gray;
  readonly msLeft: () => number;
}

/** Only where writing was seen, so that a table's grain is not taken for letters; in the first reading's pixels. */
async function readAgain(
  gray: Gray,
  { straight, words, degrees }: FirstReading,
  { side, light, msLeft }: Again,
): Promise<ReadWord[] | null> {
  const whole = straighten(gray, degrees, side).picture;
  const scale = straight.picture.width / whole.width;
  const area = writtenArea(words, straight.picture, 1 / scale);
  const read = await readWords(light(cropped(whole, area)), { language: "eng", msLeft });
  return (
    read?.map(({ text, confidence, x, y, width, height }) => ({
      ...{ text, confidence, width: width * scale, height: height * scale },
      ...{ x: (x + area.left) * scale, y: (y + area.top) * scale },
    })) ?? null
  );
}

/** Ground kept around all that was seen, as a share of the picture's sides. */
const AROUND = 0.06;

function writtenArea(words: readonly ReadWord[], { width, height }: Gray, scale: number): PixelArea {
  const seen = words.filter(isClear);
  const edge = (values: readonly number[], by: number, otherwise: number) =>
    values.length === 0 ? otherwise : (by < 0 ? Math.min(...values) : Math.max(...values)) + by;
  const left = Math.max(
    0,
    edge(
      seen.map(({ x }) => x),
      -AROUND * width,
      0,
    ),
  );
  const top = Math.max(
    0,
    edge(
      seen.map(({ y }) => y),
      -AROUND * height,
      0,
    ),
  );
  const right = Math.min(
    width,
    edge(
      seen.map((word) => word.x + word.width),
      AROUND * width,
      width,
    ),
  );
  const foot = Math.min(
    height,
    edge(
      seen.map((word) => word.y + word.height),
      AROUND * height,
      height,
    ),
  );
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)];
  return { left: x, top: y, width: Math.floor(right * scale) - x, height: Math.floor(foot * scale) - y };
}

const CLEAR = 75;
/** Letters of clear words that a page held the right way has at least, and their share of all that was seen. */
const LEAST_CLEAR = 25;
const LEAST_CLEAR_SHARE = 0.5;

function isReadable(words: readonly ReadWord[]): boolean {
  const all = words.reduce((sum, { text }) => sum + text.length, 0);
  return clearLetters(words) >= Math.max(LEAST_CLEAR, LEAST_CLEAR_SHARE * all);
}

function clearLetters(words: readonly ReadWord[]): number {
  return words.filter(isClear).reduce((sum, { text }) => sum + text.length, 0);
}

function isClear({ text, confidence }: ReadWord): boolean {
  return confidence >= CLEAR && /[\p{L}\p{N}]{3}/u.test(text);
}

function onPage(line: TextLine, { toPage }: Straight): TextLine {
  const box = line.box.map(toPage).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return { ...line, box };
}

/** Reads what is printed above the lines of a passport: once, and again in other sizes and lights until it agrees with them or surely does not. */
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { boxOf } from "../mrz/lines/zone-box.ts";
import type { ZoneReading } from "../mrz/zone-reading.ts";
import { cutOut, type Gray, type Point, reduced } from "../picture/gray.ts";
import { lightest } from "../picture/lightest.ts";
import type { OpenPage } from "../picture/open.ts";
import { agree } from "./agree.ts";
import { evenLight } from "./even-light.ts";
import { cellsOfPieces } from "./rows.ts";
import { type ReadWord, readWords } from "./tesseract.ts";

/** Of the length of the lines: room beside them, and the height of a page above them. */
const BESIDE = 0.05;
const TALL = 0.63;
/** Pixels across in which places are given. */
const ACROSS = 1500;
/** Letters of a value are 22 to 46 pixels high in each. Patterns in colour fade in the first two, so that most pages are read at once. */
const READINGS = [
  { across: 2100, isFaded: true, contrast: 1.6 },
  { across: 1650, isFaded: true, contrast: 1.3 },
  { across: ACROSS, isFaded: false, contrast: null },
  { across: 2100, isFaded: false, contrast: 1.6 },
] as const;
/** Twice the words of a page: patterns were taken for letters, which is slow and no clearer the next time. Time would not do, as it depends on what else is read. */
const MOST_WORDS = 130;

interface Work {
  /** From 1. */
  readonly page: number;
  /** How what was read stands to the lines; a contradiction is only to count when two readings say it. */
  standing(printed: PrintedPart): "agrees" | "contradicts" | "open";
  /** Milliseconds of work until the reading is given up. */
  readonly msLeft: () => number;
}

export interface PrintedPart {
  /** One cell each with its place on the page, words without agreement marked. */
  readonly cells: readonly TextLine[];
  /** The cells of each reading as it has them. */
  readonly glimpsed: readonly string[];
}

/** Null without time. */
export async function readPrinted(
  { gray, colour }: Pick<OpenPage, "gray" | "colour">,
  zone: ZoneReading,
  { page, standing, msLeft }: Work,
): Promise<PrintedPart | null> {
  const readings: ReadWord[][] = [];
  let printed: PrintedPart = { cells: [], glimpsed: [] };
  const faded = lightest(colour) ?? gray;
  for (const { across, isFaded, contrast } of READINGS) {
    const part = partAbove(isFaded ? faded : gray, zone, across);
    const lit = part && (contrast === null ? part.picture : evenLight(part.picture, contrast));
    const words = lit && (await readWords(lit, { language: "eng", msLeft }));
    if (!part || !words) return null;
    readings.push(words.map((word) => scaled(word, ACROSS / across)));
    printed = {
      cells: cellsOf(readings, page).map((cell) => ({ ...cell, box: cell.box.map(part.toPage) })),
      glimpsed: [
        ...new Set(readings.flatMap((seen) => cellsOfPieces(seen.filter(isText), page).map(({ text }) => text))),
      ],
    };
    const stands = standing(printed);
    if (stands === "agrees" || (stands === "contradicts" && readings.length > 1)) break;
    if (words.length > MOST_WORDS) break;
  }
  return printed;
}

function isText({ text }: ReadWord): boolean {
  return text !== "";
}

/** A single reading is taken to agree with itself: what it saw unclearly is marked all the same. */
function cellsOf(readings: readonly ReadWord[][], page: number): TextLine[] {
  const [first = []] = readings;
  return cellsOfPieces(agree(readings.length > 1 ? readings : [first, first.map((word) => ({ ...word }))]), page);
}

interface Part {
  readonly picture: Gray;
  /** From a place in a copy of `ACROSS` pixels. */
  toPage(place: Point): Point;
}

/** A level copy of what lies above the upper line, so many pixels across. */
function partAbove(gray: Gray, { readings: [line] }: ZoneReading, across: number): Part | null {
  const [left, right] = line ? boxOf(line, 0, line.count) : [];
  if (!left || !right) return null;
  const length = Math.hypot(right.x - left.x, right.y - left.y);
  const step = (length * (1 + 2 * BESIDE)) / across;
  const [cos, sin] = [(right.x - left.x) / length, (right.y - left.y) / length];
  const [beside, tall] = [BESIDE * length, TALL * length];
  const origin = { x: left.x - beside * cos + tall * sin, y: left.y - beside * sin - tall * cos };
  const { picture, factor } = reduced(gray, step);
  const along = (by: number) => ({ across: { x: cos * by, y: sin * by }, down: { x: -sin * by, y: cos * by } });
  const size = { width: across, height: Math.round(tall / step) };
  const place = along((step * across) / ACROSS);
  return {
    picture: cutOut(picture, {
      origin: { x: origin.x / factor, y: origin.y / factor },
      ...along(step / factor),
      ...size,
    }),
    toPage: ({ x, y }) => ({
      x: Math.round(origin.x + x * place.across.x + y * place.down.x),
      y: Math.round(origin.y + x * place.across.y + y * place.down.y),
    }),
  };
}

function scaled({ text, confidence, x, y, width, height }: ReadWord, by: number): ReadWord {
  return { text, confidence, x: x * by, y: y * by, width: width * by, height: height * by };
}

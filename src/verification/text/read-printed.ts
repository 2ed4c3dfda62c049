/** Reads what is printed above the lines of a passport: once, and again in other sizes where it seems to contradict them. */
import type { TextLine } from "#domain/documents/facts.ts";
import { boxOf } from "../mrz/zone-box.ts";
import type { ZoneReading } from "../mrz/zone-reading.ts";
import { cutOut, type Gray, type Point, reduced } from "../picture/gray.ts";
import { agree } from "./agree.ts";
import { evenLight } from "./even-light.ts";
import { cellsOfPieces } from "./rows.ts";
import { type ReadWord, readWords } from "./tesseract.ts";

/** Of the length of the lines: room beside them, and the height of a page above them. */
const BESIDE = 0.05;
const TALL = 0.63;
/** Pixels across in which places are given. */
const ACROSS = 1500;
const CONTRAST = 1.3;
const evened = (picture: Gray) => evenLight(picture, CONTRAST);
/** Letters of a value are 22 to 40 pixels high in each. */
const READINGS = [
  { across: ACROSS, light: (picture: Gray) => picture },
  { across: 1800, light: (picture: Gray) => picture },
  { across: 1650, light: evened },
] as const;

interface Work {
  /** From 1. */
  readonly page: number;
  /** Whether what was read is only to count when two readings say it. */
  isDoubtful(cells: readonly TextLine[]): boolean;
  /** Milliseconds of work until the reading is given up. */
  readonly msLeft: () => number;
}

/** One cell each with its place on the page, words without agreement marked. Null without time. */
export async function readPrinted(
  gray: Gray,
  zone: ZoneReading,
  { page, isDoubtful, msLeft }: Work,
): Promise<TextLine[] | null> {
  const readings: ReadWord[][] = [];
  let cells: TextLine[] = [];
  for (const { across, light } of READINGS) {
    const part = partAbove(gray, zone, across);
    const words = part && (await readWords(light(part.picture), { language: "eng", msLeft }));
    if (!words) return null;
    readings.push(words.map((word) => scaled(word, ACROSS / across)));
    cells = cellsOf(readings, page).map((cell) => ({ ...cell, box: cell.box.map(part.toPage) }));
    const isConfirmed = readings.length > 1;
    if (isDoubtful(cells) === isConfirmed) break;
  }
  return cells;
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

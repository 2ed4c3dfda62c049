/** Puts pieces of text together into lines with their places, as a reader of the page would. */
import type { TextLine } from "#domain/documents/seen/facts.ts";
import { UNREAD, unreadPage } from "#domain/documents/seen/unread.ts";

/** Lines and characters of one page that are kept: a certificate has a tenth of it. */
const MOST_LINES = 300;
const LONGEST_LINE = 300;

/** One piece of text in pixels of the page. */
export interface TextPiece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `page` counts from 1. Pieces are ordered by the script of their line. */
export function linesOfPieces(pieces: readonly TextPiece[], page: number): TextLine[] {
  return linesOfRows(rowsOf(pieces), page);
}

/** The same, each cell of a line by itself. */
export function cellsOfPieces(pieces: readonly TextPiece[], page: number): TextLine[] {
  const cells = rowsOf(pieces).flatMap((row) => partedAtGaps(row.toSorted((one, other) => one.x - other.x)));
  return linesOfRows(cells, page);
}

/** What is cut off is said not to have been read. */
function linesOfRows(rows: readonly TextPiece[][], page: number): TextLine[] {
  const lines = rows.slice(0, MOST_LINES).map((row) => lineOf(row, page));
  return rows.length > MOST_LINES ? [...lines, unreadPage(page)] : lines;
}

function partedAtGaps(row: readonly TextPiece[]): TextPiece[][] {
  const cells: TextPiece[][] = [];
  for (const [at, piece] of row.entries()) {
    const cell = cells.at(-1);
    if (!cell || gapBefore(row[at - 1], piece) === CELL) cells.push([piece]);
    else cell.push(piece);
  }
  return cells;
}

/** Pieces whose middles lie at one height, from top to bottom. */
function rowsOf(pieces: readonly TextPiece[]): TextPiece[][] {
  const rows: TextPiece[][] = [];
  for (const piece of pieces.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1);
    if (row && isLevelWith(row, piece)) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/** Against the middle of all: a line that is still a little askew drifts away from its first piece. */
function isLevelWith(row: readonly TextPiece[], piece: TextPiece): boolean {
  const middle = row.reduce((sum, one) => sum + middleOf(one), 0) / row.length;
  const height = Math.min(piece.height, ...row.map((one) => one.height));
  return Math.abs(middle - middleOf(piece)) < height / 2;
}

function middleOf({ y, height }: TextPiece): number {
  return y + height / 2;
}

/** Gaps in heights of the letters: a word's, and one that parts cells. */
const WORD_GAP = 0.12;
const CELL_GAP = 1.3;

function lineOf(row: readonly TextPiece[], page: number): TextLine {
  const cells = cellsOf(row.toSorted((one, other) => one.x - other.x));
  const runsToLeft = isRightToLeft(row.map(({ text }) => text).join(""));
  const text = (runsToLeft ? cells.toReversed() : cells).map(asRead).join(CELL);
  const [x0, x1] = [Math.min(...row.map(({ x }) => x)), Math.max(...row.map(({ x, width }) => x + width))];
  const [y0, y1] = [Math.min(...row.map(({ y }) => y)), Math.max(...row.map(({ y, height }) => y + height))];
  const box = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const kept = text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)} ${UNREAD}` : text;
  return { text: kept, box, page };
}

const CELL = "\t";

/** What stands in each cell from left to right, with the spaces between. */
function cellsOf(row: readonly TextPiece[]): string[][] {
  const cells: string[][] = [];
  for (const [at, piece] of row.entries()) {
    const gap = gapBefore(row[at - 1], piece);
    const cell = cells.at(-1);
    if (!cell || gap === CELL) cells.push([piece.text]);
    else cell.push(...(gap === "" ? [] : [gap]), piece.text);
  }
  return cells;
}

function gapBefore(before: TextPiece | undefined, piece: TextPiece): string {
  if (!before) return "";
  const gap = piece.x - before.x - before.width;
  const height = Math.min(before.height, piece.height);
  if (gap > CELL_GAP * height) return CELL;
  return gap > WORD_GAP * height && !before.text.endsWith(" ") && !piece.text.startsWith(" ") ? " " : "";
}

/** By most of its letters; by its label where that stands at the right end, as its value may be of another script. */
function isRightToLeft(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (
    arabic * 2 > letters ||
    /(?:[:：]\s*\p{Script=Arabic}[\p{Script=Arabic}\s]*|\p{Script=Arabic}\s*[:：]\s*)$/u.test(text)
  );
}

/** Texts that stand from left to right in the order in which they are read: Arabic from the right, all else from the left. */
function asRead(texts: readonly string[]): string {
  const toLeft = isRightToLeft(texts.join(""));
  const runs: { toLeft: boolean; texts: string[] }[] = [];
  for (const [at, text] of texts.entries()) {
    const direction = directionOf(text) ?? between(texts, at) ?? toLeft;
    const run = runs.at(-1);
    if (run?.toLeft === direction) run.texts.push(text);
    else runs.push({ toLeft: direction, texts: [text] });
  }
  return (toLeft ? runs.toReversed() : runs)
    .flatMap((run) => (run.toLeft ? run.texts.toReversed() : run.texts))
    .join("");
}

/** True for Arabic; null for what has no letter and no digit. */
function directionOf(text: string): boolean | null {
  if (/\p{Script=Arabic}/u.test(text)) return true;
  return /[\p{L}\p{N}]/u.test(text) ? false : null;
}

/** The direction of both neighbours, where they have the same. */
function between(texts: readonly string[], at: number): boolean | null {
  const before = texts
    .slice(0, at)
    .map(directionOf)
    .findLast((direction) => direction !== null);
  const after = texts
    .slice(at + 1)
    .map(directionOf)
    .find((direction) => direction !== null);
  return before === after ? (before ?? null) : null;
}

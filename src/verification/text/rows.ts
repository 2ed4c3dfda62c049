/** Puts pieces of text together into lines with their places, as a reader of the page would. */
import type { TextLine } from "#domain/documents/facts.ts";

/** Lines and characters of one page that are kept: a certificate has a tenth of it. */
const MOST_LINES = 300;
const LONGEST_LINE = 300;

/** One piece of text in pixels of the page. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `page` counts from 1. Pieces are ordered by the script of their line. */
export function linesOfPieces(pieces: readonly Piece[], page: number): TextLine[] {
  return rowsOf(pieces)
    .slice(0, MOST_LINES)
    .map((row) => lineOf(row, page));
}

/** Pieces whose middles lie at one height, from top to bottom. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const row = rows.at(-1);
    if (row && isLevelWith(row, piece)) row.push(piece);
    else rows.push([piece]);
  }
  return rows;
}

/** Against the middle of all: a line that is still a little askew drifts away from its first piece. */
function isLevelWith(row: readonly Piece[], piece: Piece): boolean {
  const middle = row.reduce((sum, one) => sum + middleOf(one), 0) / row.length;
  const height = Math.min(piece.height, ...row.map((one) => one.height));
  return Math.abs(middle - middleOf(piece)) < height / 2;
}

function middleOf({ y, height }: Piece): number {
  return y + height / 2;
}

/** Gaps in heights of the letters: a word's, and one that parts cells. */
const WORD_GAP = 0.12;
const CELL_GAP = 1.3;

function lineOf(row: readonly Piece[], page: number): TextLine {
  const whole = row.map(({ text }) => text).join("");
  const arabic = whole.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const letters = whole.match(/\p{L}/gu)?.length ?? 0;
  const fromStart = row.toSorted((one, other) => one.x - other.x);
  const ordered = arabic * 2 > letters ? fromStart.toReversed() : fromStart;
  const text = ordered.map((piece, at) => `${gapBefore(ordered[at - 1], piece)}${piece.text}`).join("");
  const [x0, x1] = [Math.min(...row.map(({ x }) => x)), Math.max(...row.map(({ x, width }) => x + width))];
  const [y0, y1] = [Math.min(...row.map(({ y }) => y)), Math.max(...row.map(({ y, height }) => y + height))];
  const box = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  return { text: text.slice(0, LONGEST_LINE), box, page };
}

function gapBefore(before: Piece | undefined, piece: Piece): string {
  if (!before) return "";
  const gap = before.x < piece.x ? piece.x - before.x - before.width : before.x - piece.x - piece.width;
  const height = Math.min(before.height, piece.height);
  if (gap > CELL_GAP * height) return "\t";
  return gap > WORD_GAP * height && !before.text.endsWith(" ") && !piece.text.startsWith(" ") ? " " : "";
}

/** Where the cells of a page's printed part lie to each other, as its lines run, and which of them a label names. */
import type { TextLine } from "../seen/facts.ts";

/** One cell; place and size in pixels, level with the page's lines. */
export interface PrintedCell {
  readonly line: TextLine;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The cells of one page, each with its corners clockwise from its own top start. */
export function levelled(cells: readonly TextLine[]): PrintedCell[] {
  const [first] = cells;
  const [start, end] = first?.box ?? [];
  if (!start || !end) return [];
  const length = Math.max(1, Math.hypot(end.x - start.x, end.y - start.y));
  const [cos, sin] = [(end.x - start.x) / length, (end.y - start.y) / length];
  return cells.flatMap((line) => {
    const corners = line.box.map(({ x, y }) => ({ x: x * cos + y * sin, y: y * cos - x * sin }));
    if (corners.length === 0) return [];
    const [x, y] = [Math.min(...corners.map((corner) => corner.x)), Math.min(...corners.map((corner) => corner.y))];
    const width = Math.max(...corners.map((corner) => corner.x)) - x;
    return [{ line, text: line.text, x, y, width, height: Math.max(...corners.map((corner) => corner.y)) - y }];
  });
}

/** How far a value stands under its label at most, from middle to middle, in heights of the two. */
const MOST_UNDER = 2.2;
const LEAST_UNDER = 0.5;

/** What the label of a cell may name: the cell itself, the next one to the right, the nearest one under it. */
export function valuesBy(label: PrintedCell, cells: readonly PrintedCell[]): PrintedCell[] {
  const right = nearest(cells, (cell) => (isLevel(label, cell) ? cell.x - label.x - label.width / 2 : null));
  const under = nearest(cells, (cell) => downTo(label, cell));
  return [label, right, under].filter((cell) => cell !== null);
}

function nearest(cells: readonly PrintedCell[], distanceOf: (cell: PrintedCell) => number | null): PrintedCell | null {
  let best: { cell: PrintedCell; distance: number } | null = null;
  for (const cell of cells) {
    const distance = distanceOf(cell);
    if (distance !== null && distance > 0 && (!best || distance < best.distance)) best = { cell, distance };
  }
  return best?.cell ?? null;
}

/** Two cells of one row, which a tilted page lets fall a little. */
export function isLevel(one: PrintedCell, other: PrintedCell): boolean {
  return one !== other && Math.abs(middle(one) - middle(other)) < Math.max(one.height, other.height) / 2;
}

/** Null for a cell that does not stand under the label. */
function downTo(label: PrintedCell, cell: PrintedCell): number | null {
  const down = middle(cell) - middle(label);
  const height = (label.height + cell.height) / 2;
  const isUnder = cell.x < label.x + label.width && cell.x + cell.width > label.x;
  return isUnder && down > LEAST_UNDER * height && down < MOST_UNDER * height ? down : null;
}

function middle({ y, height }: PrintedCell): number {
  return y + height / 2;
}

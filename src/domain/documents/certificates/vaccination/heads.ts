/** Rows under columns whose names no list has: what their days are of nobody knows. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted } from "../fold.ts";
import type { Paper } from "../page/understood.ts";
import { datesIn } from "../words/dates.ts";
import { againstOf } from "../words/vaccines.ts";

export const cellsOf = (text: string) =>
  text
    .split(/\t| {3,}/u)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");

/** Whether the names of columns stand above a line, perhaps with other rows of theirs between them. */
export function isUnderHeads(line: TextLine, { lines, style }: Paper): boolean {
  const isRow = ({ text }: TextLine) => datesIn(text, style).length > 0 || againstOf(text) !== null;
  const above = lines.slice(0, lines.indexOf(line)).findLast((one) => !isRow(one));
  return above !== undefined && above.page === line.page && cellsOf(line.text).length > 1 && isHead(above.text);
}

/** Several cells of words alone. */
const isHead = (text: string) =>
  cellsOf(text).length > 1 && cellsOf(text).every((cell) => /\p{L}/u.test(cell) && !/[\d:]/.test(foldPrinted(cell)));

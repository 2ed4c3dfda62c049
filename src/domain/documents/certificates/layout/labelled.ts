/** Finds what stands after a label: on its line, in the next cell, or under it. */
import type { TextLine } from "../../seen/facts.ts";

export interface Labelled {
  readonly value: string;
  readonly line: TextLine;
}

const CELL = "\t";

/**
 * Every value whose label matches and that `excluding` does not match, from top to bottom. A label that ends its cell has
 * its value in the next cell of the line, else in the same cell of the next line.
 */
export function labelledValues(lines: readonly TextLine[], label: RegExp, excluding?: RegExp): Labelled[] {
  return lines.flatMap((line, at) =>
    line.text.split(CELL).flatMap((cell, column, cells) => {
      const match = label.exec(cell);
      if (!match || excluding?.test(cell)) return [];
      const own = clean(cell.slice(match.index + match[0].length));
      if (own !== "") return [{ value: own, line }];
      const next = clean(cells[column + 1] ?? "");
      if (next !== "" && !isLabel(cells[column + 1] ?? "")) return [{ value: next, line }];
      const below = lines[at + 1];
      const cellBelow = below?.text.split(CELL)[column] ?? "";
      const under = isLabel(cellBelow) ? "" : clean(cellBelow);
      return below && under !== "" && below.page === line.page ? [{ value: under, line: below }] : [];
    }),
  );
}

/** Headers of the columns beside a label, which are nobody's name and no number. */
const HEADERS =
  /^\s*(?:(?:(?:full |given |first |last |family )?(?:sur)?names?|gender|sex|nationality|religion|occupation|profession|(?:passport|document|visa|registration|application|reference|file|border|id) (?:no\.?|number)|date of (?:birth|issue|expiry)|(?:birth|issue|expiry) date|place of (?:birth|issue))[\s/|.]*)+$/i;

/** Whether a cell names what stands in another. */
export function isLabel(cell: string): boolean {
  return /[:：]\s*$/.test(cell) || HEADERS.test(cell);
}

/** Without the marks that part a label from its value. */
function clean(text: string): string {
  return text.replace(/^[\s:：.\-–—/|)]+/, "").trim();
}

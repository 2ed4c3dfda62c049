/** Boxes to tick, read as the answers that they give: what is ticked stays, what is not was not said. */
import type { TextLine } from "../../seen/facts.ts";

const TICKED = String.raw`[☒☑✓✔√]|\[\s*[xX/✓✔√]\s*\]|\(\s*[xX/✓✔√]\s*\)`;
const EMPTY = String.raw`[☐□]|\[\s*\]|\(\s+\)`;
/** A box that nobody ticked. */
export const EMPTY_BOX = new RegExp(EMPTY, "u");
const BOX = new RegExp(`(${TICKED})|${EMPTY}`, "gu");

interface Option {
  readonly text: string;
  readonly isTicked: boolean;
}

interface Boxes {
  /** What stands before the first option. */
  readonly head: string;
  readonly options: readonly Option[];
}

/**
 * The lines with their ticks read. A line without any tick among its boxes is left as it is, and so is one whose
 * options nobody can tell apart: the empty boxes on it then send it to a person.
 */
export function answered(lines: readonly TextLine[]): TextLine[] {
  // A cross means yes on one paper and no on another; beside a check mark nobody can tell.
  const whole = lines.map(({ text }) => text).join("\n");
  if (/☒/u.test(whole) && /[☑✓✔√]/u.test(whole)) return [...lines];
  const answers = lines.map(({ text }, at) => answeredLine(text, columnsAbove(lines, at)) ?? crossed(lines, at));
  return lines.flatMap((line, at) => {
    const answer = answers[at];
    if (answer) return [{ ...line, text: answer }];
    if (!isOptions(line.text)) return [line];
    const group = groupOf(lines, at);
    if (!group.some(({ text: one }) => isTicked(one))) return [line];
    return isTicked(line.text) ? [{ ...line, text: line.text.replace(BOX, "").trim() }] : [];
  });
}

/** A cross under a column of answers; the line of their names is then no answer itself. */
function crossed(lines: readonly TextLine[], at: number): string | null {
  const cells = (lines[at]?.text ?? "").split("\t").map((cell) => cell.trim());
  if (isOfAnswers(cells))
    return lines.some((_, row) => row > at && (answerUnder(cells, lines[row]) !== null || isColumnsOf(lines[row])))
      ? (cells[0] ?? "")
      : null;
  const above = lines
    .slice(Math.max(0, at - MOST_ABOVE), at)
    .findLast(({ text }) => isOfAnswers(text.split("\t").map((cell) => cell.trim())));
  return above
    ? answerUnder(
        above.text.split("\t").map((cell) => cell.trim()),
        lines[at],
      )
    : null;
}

/** Boxes alone, two of them, after what they answer. */
function isColumnsOf(line: TextLine | undefined): boolean {
  const options = boxesOf(line?.text ?? "")?.options ?? [];
  return options.length === 2 && options.every(({ text }) => text === "");
}

function isOfAnswers(cells: readonly string[]): boolean {
  const [, ...names] = cells;
  return names.length === 2 && names.every((name) => /^(?:yes|no|نعم|لا)$/iu.test(name));
}

function answerUnder(columns: readonly string[], line: TextLine | undefined): string | null {
  const [label = "", ...marks] = (line?.text ?? "").split("\t").map((cell) => cell.trim());
  const crosses = marks.flatMap((mark, at) => (mark === "" ? [] : [{ mark, at }]));
  const [only] = crosses;
  if (!only || crosses.length > 1 || label === "" || !/^[xX×✓✔√]$/u.test(only.mark)) return null;
  return `${label}: ${columns[only.at + 1] ?? ""}`;
}

const isTicked = (text: string) => new RegExp(TICKED, "u").test(text);

/** One option a line, its box before it. */
function isLoneOption(text: string): boolean {
  return isOptions(text) && [...text.matchAll(BOX)].length === 1;
}

/** Options alone, each behind its box. */
function isOptions(text: string): boolean {
  const [first] = text.matchAll(BOX);
  return first?.index === text.length - text.trimStart().length && /\p{L}/u.test(text);
}

/** Options in the lines beside this one. */
function groupOf(lines: readonly TextLine[], at: number): TextLine[] {
  let [from, to] = [at, at];
  while (isOptions(lines[from - 1]?.text ?? "")) from -= 1;
  while (isOptions(lines[to + 1]?.text ?? "")) to += 1;
  return lines.slice(from, to + 1);
}

function answeredLine(text: string, columns: readonly string[]): string | null {
  if (isLoneOption(text)) return null;
  const boxes = boxesOf(text);
  if (!boxes) return null;
  const ticked = boxes.options.filter((option) => option.isTicked);
  if (ticked.length === 0) return null;
  const named = boxes.options.every((option) => option.text !== "");
  if (named) return joined(boxes.head, ticked);
  // Boxes alone stand in columns whose names are above.
  if (boxes.options.some((option) => option.text !== "") || columns.length !== boxes.options.length) return null;
  return joined(
    boxes.head,
    columns.flatMap((column, index) => (boxes.options[index]?.isTicked ? [{ text: column, isTicked: true }] : [])),
  );
}

function joined(head: string, ticked: readonly Option[]): string {
  const before = head.replace(/[\s:：?؟]+$/u, "").trim();
  const answer = ticked.map(({ text }) => text).join(", ");
  return before === "" ? answer : `${before}: ${answer}`;
}

/** Boxes follow their options where the line ends with one, else they stand before them. */
function boxesOf(text: string): Boxes | null {
  const found = [...text.matchAll(BOX)];
  const [first] = found;
  if (!first) return null;
  const parts = text.split(new RegExp(`${TICKED}|${EMPTY}`, "u")).map(trimmed);
  const tail = parts.at(-1) ?? "";
  const before = text.slice(0, first.index);
  // Beside a yes or a no that stands before its box, what ends the line is a remark.
  const follow = tail === "" || /(?:^|[\s/|:])(?:yes|no|نعم|لا|fit|unfit)\s*$/iu.test(before);
  const ticks = found.map(([, ticked]) => ticked !== undefined);
  if (!follow)
    return { head: parts[0] ?? "", options: ticks.map((one, at) => ({ text: parts[at + 1] ?? "", isTicked: one })) };
  // The first option ends what stands before it.
  const { head, last } = lastOption(before);
  return {
    head,
    options: [
      ...ticks.map((one, at) => ({ text: at === 0 ? last : (parts[at] ?? ""), isTicked: one })),
      ...(tail === "" ? [] : [{ text: tail, isTicked: true }]),
    ],
  };
}

function lastOption(text: string): { head: string; last: string } {
  const isBare = /[\t:：?؟]\s*$/u.test(text);
  if (isBare) return { head: text, last: "" };
  const [, head = "", last = ""] = /^(.*[\t:：?؟])([^\t:：?؟]*)$/u.exec(text) ?? ["", "", text];
  return { head, last: trimmed(last) };
}

function trimmed(text: string): string {
  return text.replace(/^[\s/|,;]+|[\s/|,;]+$/g, "");
}

const MOST_ABOVE = 20;

/** The last cells of the nearest line above that has no boxes and ends in short cells: the names of the columns. */
function columnsAbove(lines: readonly TextLine[], at: number): string[] {
  for (let above = at - 1; above >= Math.max(0, at - MOST_ABOVE); above -= 1) {
    const cells = (lines[above]?.text ?? "").split("\t").map((cell) => cell.trim());
    const ends = cells.slice(1).filter((cell) => cell !== "");
    if (ends.length > 0 && !/[☐☒□☑✓✔√[]/u.test(lines[above]?.text ?? "") && ends.every((cell) => cell.length <= 12))
      return ends;
  }
  return [];
}

/** Closed lists of illnesses that a paper denies: each answered with no, or all of them under one heading. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { DENYING_ANSWER, NONE_OF } from "../forms/health/answers.ts";
import { isIllness } from "../words/clinical.ts";
import { turnsAnswer } from "../words/risks.ts";

/** What a denied line is read as: a label and an answer that every list of forms has. */
const DENIED = "Chronic diseases: none";
const MOST_WORDS = 16;

/** Whether a text names an illness and says nothing of it: what can be denied by an answer. */
export function isDeniable(text: string): boolean {
  const bare = foldPrinted(text)
    .replace(/^\s*(?:[-–•*·]|\(?(?:q ?)?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|q ?\d{1,2}[.):]?(?=\s))\s*/u, "")
    .replace(/\b(?:for |more than |over )+\d{1,2} (?:days?|weeks?|months?)\b/gu, " ")
    // Illnesses of the same list, none that something is told apart from.
    .replace(/\b(?:or|and|any|or any|and any) other (?!than\b)/gu, " ")
    .replace(/\btype (?:[12]|i{1,2})\b|\bcovid-19\b/gu, " ");
  const words = wordsOf(bare);
  if (words.length === 0 || words.length > MOST_WORDS || /[\d:;%؟?☐☒]/u.test(bare.replace(/[?؟:\s]+$/u, "")))
    return false;
  return words.some(isIllness) && !words.some(turnsAnswer) && !OF_HEALTH.test(bare);
}

/** How the mind and the body are (folded): none of it is no denial of an illness. */
const OF_HEALTH =
  /\b(?:state|status|function\p{L}*|fitness|capacity|abilit\p{L}*|faculties)\b|\bhealth\b(?! (?:problem|issue|condition|disorder|concern|illness))/u;

/** The lines with what they deny taken for said; a list with one line that nobody understands stays as it is. */
export function withDenied(lines: readonly TextLine[]): TextLine[] {
  return listed(lines).map((line, at, all) => {
    const text = answeredLine(line.text);
    return text === null || isUnderTurning(all, at) ? line : { ...line, text };
  });
}

/** Cells of a question and its "no", and nothing else; null for any other line. */
function answeredLine(text: string): string | null {
  const cells = text
    .split(/\t| {3,}|[;|•]|(?<=\b(?:no|nil|none)),|(?<=\sلا)[,،]/iu)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
  const left: string[] = [];
  for (const cell of cells) {
    if (isAnswered(cell)) continue;
    // In the next column "none" may speak of something else: of limits, of treatment.
    if (isNo(cell) && !/^(?:none|nil)\b/iu.test(cell) && isDeniable(left.at(-1) ?? "")) left.pop();
    else left.push(cell);
  }
  return cells.length > 0 && left.length === 0 ? DENIED : null;
}

/** In one language, or in each of several. */
const isNo = (text: string) =>
  foldPrinted(text)
    .replace(/^[\s:：–-]+/u, "")
    .split("/")
    .every((part) => DENYING_ANSWER.test(part.trim()));

/** "Heart failure: no", "Dialysis NO". */
function isAnswered(cell: string): boolean {
  const [, question = "", answer = ""] =
    /^(.{3,}?)\s*(?:[:：?؟]+|\s[–-]|\.{2,}|_{2,}|\s)\s*([\p{L} ]{1,12}(?:\/[\p{L} ]{1,12})?\.?)$/u.exec(cell) ?? [];
  return question !== "" && isNo(answer) && isDeniable(question);
}

/** The line above the list may ask for the good, or the columns may. */
function isUnderTurning(lines: readonly TextLine[], at: number): boolean {
  let above = at - 1;
  while (above >= 0 && answeredLine(lines[above]?.text ?? "") !== null) above -= 1;
  return (
    above >= 0 && isHeadingOfList(lines[above]?.text ?? "") && wordsOf(lines[above]?.text ?? "").some(turnsHeading)
  );
}

/** Heads of columns and of lists: short cells, or a text that announces what follows. */
function isHeadingOfList(text: string): boolean {
  return /[:：?؟]\s*$/u.test(text) || text.split(/\t| {3,}/u).filter((cell) => cell.trim() !== "").length > 1;
}

/** Of whom a heading asks, and the columns of the answers themselves, turn nothing round. */
const turnsHeading = (word: string) => turnsAnswer(word) && !OF_HEADINGS.has(word);
const OF_HEADINGS = new Set(
  "has had is he she his her yes no true complete completed examin examined examination examining used if accompan".split(
    " ",
  ),
);

/** Items under a heading that denies them; where one of them is none, nobody can tell where the list ends. */
function listed(lines: readonly TextLine[]): TextLine[] {
  const read = [...lines];
  for (const [at, line] of lines.entries()) {
    const head = NONE_OF.exec(foldPrinted(line.text))?.groups?.head;
    if (head === undefined || wordsOf(head).filter(isDenial).length > 1) continue;
    const items = itemsBelow(lines, at);
    if (items === 0) continue;
    read[at] = { ...line, text: `${head}any disease` };
    for (let item = at + 1; item <= at + items; item += 1) read[item] = { ...(lines[item] ?? line), text: DENIED };
  }
  return read;
}

const isDenial = (word: string) =>
  /^(?:not|no|never|without|neither|nor|free|negative|خال\p{L}*|لا|عدم|غير|خلو\p{L}*)$/u.test(word);

const BULLET = /^\s*(?:[-–•*·]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s/iu;

function itemsBelow(lines: readonly TextLine[], at: number): number {
  let count = 0;
  while (isDeniable(lines[at + count + 1]?.text ?? "") && !isAnswered(lines[at + count + 1]?.text ?? "")) count += 1;
  const after = lines[at + count + 1]?.text ?? "";
  const isBulleted = BULLET.test(lines[at + 1]?.text ?? "");
  // The next item says more than an illness: nobody can tell what is denied.
  return isBulleted && BULLET.test(after) ? 0 : count;
}

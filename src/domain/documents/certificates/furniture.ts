/** What papers print of themselves, sentence by sentence, taken off before they are read: it is about nobody. */
import type { DocumentType } from "../document.ts";
import type { TextLine } from "../facts.ts";
import { fold, plainIndic, wordsOf } from "./fold.ts";
import type { Field } from "./forms/form.ts";
import {
  FURNITURE,
  FURNITURE_OF_HEALTH,
  FURNITURE_OF_VACCINES,
  FURNITURE_OF_VISAS,
  WORDED,
} from "./forms/furniture.ts";
import { WELL_BESIDE } from "./forms/well-beside.ts";
import { labelOf } from "./lexicon.ts";

const whole = (forms: readonly string[]) => forms.map((form) => new RegExp(`^(?:${plainIndic(form)})$`, "u"));
const OF_ALL = whole(FURNITURE);
const OF_KIND: Readonly<Partial<Record<DocumentType, readonly RegExp[]>>> = {
  health_certificate: whole([...FURNITURE_OF_HEALTH, ...WELL_BESIDE]),
  vaccination: whole(FURNITURE_OF_VACCINES),
  visa: whole(FURNITURE_OF_VISAS),
};
const WORDS = WORDED.map(({ tells, words, never }) => ({
  tells: new RegExp(plainIndic(tells.source), "u"),
  never: never ? new RegExp(plainIndic(never.source), "u") : null,
  words: new Set(wordsOf(words)),
}));

/** Longer ones say more than a paper's furniture does. */
const LONGEST = 240;

/** Whether a sentence, whatever marks stand around it, is one of those forms and nothing else. */
function isFurniture(sentence: string, kind: DocumentType): boolean {
  if (sentence.length > LONGEST || /[?؟☐□☒☑]|\[ ?x? ?\]/iu.test(sentence)) return false;
  const bare = fold(sentence)
    .replace(/\s+/g, " ")
    .replace(/^[\s*•·–-]+|[\s.!।۔*]+$/gu, "");
  if (!/\p{L}/u.test(bare)) return false;
  return (
    [...OF_ALL, ...(OF_KIND[kind] ?? [])].some((form) => form.test(bare)) ||
    WORDS.some(
      ({ tells, words, never }) =>
        tells.test(bare) && !never?.test(bare) && wordsOf(bare).every((word) => words.has(word)),
    )
  );
}

const PAIR = 2;

/** The lines without such sentences; a line that has nothing else is none. */
export function withoutFurniture(lines: readonly TextLine[], kind: DocumentType): TextLine[] {
  return lines.flatMap((line) => {
    const cells = line.text.split("\t");
    const left = cells.map((cell) => withoutSentences(cell, kind));
    if (left.every((cell, at) => cell === cells[at])) return [line];
    // In a row of a table what goes leaves its column.
    const kept = cells.length > PAIR ? left : left.filter((cell, at) => cell !== "" || cells[at]?.trim() === "");
    return kept.every((cell) => cell.trim() === "") ? [] : [{ ...line, text: kept.join("\t") }];
  });
}

/** Sentences end with a stop behind a word; two languages say the same on both sides of a stroke. */
const STOPS = /(?<=[\p{L}\p{M}\d)]{2}[.!।۔;])\s+|\s+\/\s+/gu;

/** What an examination found, and what follows from it, may be told in such sentences. */
const TOLD: readonly Field[] = ["fit", "state", "organ", "remarks"];

function withoutSentences(cell: string, kind: DocumentType): string {
  // A label is nothing without its value.
  if (labelOf(cell.replace(/[:：.\s]+$/u, ""), true) !== null) return cell;
  if (isFurniture(cell, kind)) return "";
  const [label = "", value = ""] = /^([^:：]{2,60}[:：]\s+)(\S.*)$/u.exec(cell)?.slice(1) ?? [];
  const field = label === "" ? null : labelOf(label.replace(/[:：\s]+$/u, ""), true);
  if (field !== null && TOLD.includes(field)) {
    const left = withoutSentences(value, kind);
    return left === "" ? "" : `${label}${left}`;
  }
  const sentences = cell.split(STOPS);
  if (sentences.length < 2) return cell;
  const kept = sentences.filter((sentence) => !isFurniture(sentence, kind));
  return kept.length === sentences.length ? cell : kept.join(" ");
}

/** The closed list of forms in which a paper says that somebody is fit for the journey. */
import type { TextLine } from "../seen/facts.ts";
import { foldPrinted } from "./fold.ts";
import { ABLE, FIT_LOOSELY, FIT_TO_GO } from "./forms/health/fitness.ts";
import { isFit } from "./holder/values.ts";
import { type Paper, paragraphs } from "./page/understood.ts";
import { labelOf } from "./words/lexicon.ts";

interface Said {
  readonly read: string;
  readonly line: TextLine;
}

/** The first place where it is said, after its label or in a sentence. */
export function fitnessOf({ page, lines }: Pick<Paper, "page" | "lines">): Said | null {
  const [labelled] = page.entries.filter(
    ({ field, value }) =>
      ((field === "fit" && value.trim() !== "") || (field === "state" && saysFit(value))) &&
      isFit(foldPrinted(value).trim()),
  );
  if (labelled) return { read: labelled.line.text, line: labelled.line };
  for (const { entries } of page.rows) {
    const asks = entries.some(({ field, value }) => field === "asked" && labelOf(value, true) === "fit");
    const says = asks ? entries.find(({ value }) => isFit(foldPrinted(value).trim())) : undefined;
    if (says) return { read: says.line.text, line: says.line };
  }
  for (const parts of paragraphs(page.free, lines)) {
    const alone = parts.find(({ text }) => saysFit(text));
    if (alone) return { read: alone.text, line: alone.line };
    const text = parts.map((part) => part.text).join(" ");
    const [first] = parts;
    const near = parts.find((part) => /fit\b|لايق|able|قادر/u.test(foldPrinted(part.text))) ?? first;
    if (near && saysFit(text)) return { read: text, line: near.line };
  }
  return null;
}

function saysFit(text: string): boolean {
  const folded = foldPrinted(text);
  if (OF_PAPERS.test(folded) && !ASSERTS.test(folded)) return false;
  if (FIT_TO_GO.test(folded) || ABLE.test(folded)) return true;
  return folded.split(/(?<=\p{L}{2})\.\s/u).some((sentence) => FIT_LOOSELY.test(sentence));
}

/** What a paper calls itself says nothing of anybody. */
const OF_PAPERS = /\b(?:certificate|letter|form|report|statement|clearance|assessment)\b/;
const ASSERTS =
  /\b(?:is|are|be|been|he|she|him|her|his|found|declared?|certif(?:y|ied)|confirm(?:ed)?|i|we|result|conclusion|opinion|decision)\b|\p{Script=Arabic}/u;

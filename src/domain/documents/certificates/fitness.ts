/** The closed list of forms in which a paper says that somebody is fit for the journey. */
import type { TextLine } from "../seen/facts.ts";
import { foldPrinted, wordsOf } from "./fold.ts";
import { ABLE, FIT_LOOSELY, FIT_TO_GO, HOUSES_OF_HAJJ, OF_HAJJ } from "./forms/health/fitness.ts";
import { isFit } from "./holder/values.ts";
import type { Free } from "./layout/parts.ts";
import { paragraphs } from "./page/paragraphs.ts";
import type { Paper } from "./page/understood.ts";
import { doubtOfProse, isBareValue, standsAlone } from "./sentences/prose.ts";
import { isStatedFit, tellsOfOther } from "./sentences/stated-fit.ts";
import { labelOf, withoutPhrases } from "./words/lexicon.ts";

export interface Said {
  readonly read: string;
  readonly line: TextLine;
}

/** The first place where it is said, after its label or in a sentence. */
export function fitnessOf(paper: Paper): Said | null {
  const { page, about } = paper;
  const [labelled] = page.entries.filter(
    ({ field, value, line }) =>
      ((field === "fit" && value.trim() !== "") || (field === "state" && saysFit(value))) &&
      isFit(foldPrinted(value).trim(), about) &&
      (!isSentence(value, line) || isStatedFit(line.text, about)),
  );
  if (labelled) return { read: labelled.line.text, line: labelled.line };
  for (const { entries } of page.rows) {
    const asks = entries.some(({ field, value }) => field === "asked" && labelOf(value, true) === "fit");
    const says = asks ? entries.find(({ value }) => isFit(foldPrinted(value).trim(), about)) : undefined;
    if (says) return { read: says.line.text, line: says.line };
  }
  return sentencesOf(paper).find(({ read }) => saysFit(read) && isStatedFit(read, about)) ?? null;
}

/** Whether the statement, a title or another line of the paper names the Hajj; who is fit for a flight alone is not said to be for the rites. */
export function isForHajj({ read }: Said, { lines }: Paper): boolean {
  const told = foldPrinted(read);
  if (OF_HAJJ.test(told)) return true;
  return !FLIGHT_ALONE.test(told) && lines.map(({ text }) => foldPrinted(text)).some(namesHajj);
}
const namesHajj = (folded: string) => OF_HAJJ.test(folded) && !HOUSES_OF_HAJJ.test(folded);
const FLIGHT_ALONE = /^(?!.*(?:travel|journey|trip|سفر)).*(?:\bfl(?:y|ying|ight)\b|طيران)/u;

/** Words that nothing parts from their label may be a sentence with it. */
const isSentence = (value: string, { text }: TextLine) => !/[:：?؟\t]/u.test(text) && wordsOf(value).length > 2;

/** The first sentence that says so of somebody or something else, or with more than that. */
export function doubtedFitness(paper: Paper): Said | undefined {
  return sentencesOf(paper).find(
    ({ read }) => (saysFit(read) && !isStatedFit(read, paper.about)) || tellsOfOther(read, paper.about),
  );
}

/** The free texts of a paper, sentence by sentence: each goes on over its lines up to a stop, or to a line that is no part of one. */
export function sentencesOf(paper: Paper, isOwn: (part: Free) => boolean = () => false): Said[] {
  const { page, lines } = paper;
  return paragraphs(page.free, lines).flatMap((told) => {
    const parts = [...told, ...goingOn(told.at(-1), lines)];
    const runs: Free[][] = [[]];
    for (const [at, part] of parts.entries()) {
      const before = parts[at - 1];
      if (isAlone(part, paper) || isOwn(part)) runs.push([part], []);
      else if (before && beginsAnew(part, before, paper)) runs.push([part]);
      else runs.at(-1)?.push(part);
    }
    return runs.flatMap(sentencesIn);
  });
}

/** The line below that begins small, though it was taken for something of its own. */
function goingOn(last: Free | undefined, lines: readonly TextLine[]): Free[] {
  const below = last && lines[lines.indexOf(last.line) + 1];
  const goesOn = below !== undefined && below.page === last?.line.page && /^\s*\p{Ll}/u.test(below.text);
  return goesOn && !/[.:;]\s*$/.test(last?.text ?? "") ? [{ text: below.text, line: below }] : [];
}

function sentencesIn(run: readonly Free[]): Said[] {
  const whole = run.map(({ text }) => text.trim()).join("\n");
  return whole.split(STOPS).flatMap((sentence) => {
    const near = run.find(({ text }) => sentence.includes(text.trim()) && NAMES_FIT.test(foldPrinted(text)));
    const line = (near ?? run.find(({ text }) => text.includes(sentence.split("\n")[0] ?? "")) ?? run[0])?.line;
    return line && /\p{L}/u.test(sentence) ? [{ read: sentence.replaceAll("\n", " ").trim(), line }] : [];
  });
}

/** At stops that end no title, no initial and no number. */
const STOPS =
  /(?<=(?:\p{L}{3}|[\d)])[.!;]|[؛।۔])(?<!\b(?:Mrs|Prof|Smt|Hon|Reg|Cad|Mah|Sok|Sk|Jln|Ave|Blvd|T[eé]l|Fax|Uzm|Govt)\.)\s+/u;
const NAMES_FIT = /fit\b|لايق|able|قادر/u;

/** A line that is no part of a sentence; what begins small goes on. */
const isAlone = ({ text }: Free, paper: Paper) =>
  !saysFit(text) &&
  !/^\s*\p{Ll}/u.test(text) &&
  (standsAlone(text, paper) || isBareValue(text, paper) || !/\p{L}/u.test(withoutPhrases(foldPrinted(text))));

/** A statement with a capital below a line that is understood without it, and does not end within a sentence. */
const beginsAnew = (part: Free, before: Free, paper: Paper) =>
  (/^\s*[\p{Lu}\d]/u.test(part.text) || ARABIC_TITLE.test(foldPrinted(before.text))) &&
  saysFit(part.text) &&
  !saysFit(before.text) &&
  !GOES_ON.test(before.text) &&
  doubtOfProse(before.text, paper) === null;

/** No capital tells in Arabic where a sentence begins below what the paper calls itself. */
const ARABIC_TITLE = /^\s*(?:ال)?(?:شهاده|تقرير|افاده|استماره)(?: \p{Script=Arabic}+){0,6}\s*$/u;
const GOES_ON = /(?:,|(?<!\p{L})(?:\p{Script=Latin}{1,4}|[Tt]heir|[Aa]bove|[Nn]amed|[Nn]ever|[Cc]annot|[Tt]hese))\s*$/u;

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

/** Whether a line tells a doctor who can have examined somebody: none who signs for one, is of another art, or is the holder. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { DEGREE, LEADS, TITLES } from "../forms/givers.ts";
import {
  FOR_ANOTHER,
  NO_EXAMINER,
  OF_DOCTORS,
  OF_MEDICINE,
  OF_OTHER_STUDIES,
  TITLE,
  UNDERSIGNED,
} from "../forms/health/examiners.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { labelOf } from "../words/lexicon.ts";
import { type HolderFacts, holderNameWords } from "./about.ts";

export function isExaminer(text: string, about: HolderFacts): boolean {
  const folded = foldPrinted(text).trim();
  if (FOR_ANOTHER.test(folded) || isOfOther(folded)) return false;
  // A label that nobody stands behind is nobody.
  if (labelOf(text.replace(/[:：.\s]+$/u, ""), true) !== null) return false;
  const cell = folded.split("\t").find((part) => TITLE.test(part)) ?? folded;
  const at = TITLE.exec(cell)?.index ?? 0;
  const named = cell.slice(at);
  return isLead(cell.slice(0, at)) && isRoled(text) && !isHolder(named, about);
}

/** Of a register for another art, or of a doctor who may not work. */
export function isOfOther(folded: string): boolean {
  return NO_EXAMINER.test(folded) || (OF_OTHER_STUDIES.test(folded) && !OF_MEDICINE.test(folded));
}

/** What may stand before a doctor's title: nothing, a label, a word of signing, another title. */
function isLead(before: string): boolean {
  const bare = before.replace(/^[\s(*•–-]+|[\s),.*/:：–-]+$/g, "");
  const field = labelOf(bare, true);
  if (bare === "" || LEADS.exec(`${bare} x`)?.[0].trim() === bare) return true;
  if (field !== null) return OF_SIGNING.includes(field);
  return wordsOf(bare).every((word) => TITLES.has(word) || UNDERSIGNED.has(word));
}

/** Behind the name stand degrees, titles and what a doctor is: a doctor who is an engineer is one of engineering. */
function isRoled(text: string): boolean {
  if (/['’]s\s+\p{L}/u.test(text)) return false;
  const parts = text.split(/[,،()–—\t]|\s-\s/u);
  const name = Math.max(
    0,
    parts.findLastIndex((part) => TITLE.test(foldPrinted(part))),
  );
  return parts.slice(name + 1).every((part) => OF_DOCTORS.test(foldPrinted(part)) || isDegrees(part));
}

const isDegrees = (part: string) =>
  part
    .split(/\s+/)
    .filter((word) => word !== "")
    .every((word) => DEGREE.test(word) || TITLES.has(foldPrinted(word).replace(/\.$/, "")));

const OF_SIGNING: readonly CertificateField[] = ["doctor", "signature", "name", "examined", "registration"];

/** Nobody examines themselves: every word of the doctor's name is one of the holder's. */
function isHolder(named: string, about: HolderFacts): boolean {
  const own = holderNameWords(about);
  const words = wordsOf(named.split(/[,;(–]/u)[0] ?? "").filter((word) => word.length > 2 && !TITLES.has(word));
  const names = words.filter((word) => !OF_MEDICINE.test(word));
  return names.length > 0 && names.every((word) => own.has(word));
}

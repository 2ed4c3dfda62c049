/** Whether what signs a certificate is a doctor who can have examined its holder, by closed lists, and nothing else stands there. */
import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { OF_NAMES, plainWord } from "../forms/health/doctors.ts";
import { FOR_ANOTHER, NO_EXAMINER, OF_SIGNATURES } from "../forms/health/examiners.ts";
import { WRITTEN_TO } from "../forms/health/said.ts";
import type { CertificateField } from "../forms/languages/form.ts";
import { isSaid } from "../page/said-of-health.ts";
import type { Paper } from "../page/understood.ts";
import { isHeading } from "../sentences/headings.ts";
import { isContact, isPlaceLine } from "../sentences/places.ts";
import { doubtOfProse } from "../sentences/prose.ts";
import { withoutWell } from "../words/clinical.ts";
import { datesIn, withoutDates } from "../words/dates.ts";
import { withoutPhrases } from "../words/lexicon.ts";
import { isTitled } from "../words/titled.ts";
import { type HolderFacts, holderNameWords } from "./about.ts";
import { OF_THEIR_CALLING, type Signing, signingOf } from "./signing.ts";
import { isHarmless } from "./values.ts";

export interface Signed {
  readonly doctor: TextLine | undefined;
  readonly registration: TextLine | undefined;
  /** The first line of the signature, or about one, that is of no list. */
  readonly doubtful: TextLine | undefined;
}

/** So far below a doctor's name stands what belongs to it. */
const LINES_BELOW = 3;
/** A line of more words is a sentence, which is understood or not. */
const MOST_WORDS = 14;
/** Above the name a sentence may end. */
const MOST_ABOVE = 6;
/** Fewer are no sentence that anybody understands by its words. */
const FEW_WORDS = 4;

export function signedOn(paper: Paper): Signed {
  const { lines, about } = paper;
  const told = lines.map((line) => ({ line, signing: signingOf(line.text) }));
  const doctors = told.flatMap(({ signing }, at) => (isDoctor(signing, about) ? [at] : []));
  const names = new Set(doctors.flatMap((at) => told[at]?.signing?.doctor ?? []));
  const anchors = doctors.filter((at) => told[at]?.signing?.goesOn === false);
  const isBelow = (at: number, lines = LINES_BELOW) => doctors.some((one) => at >= one && at <= one + lines);
  const isNear = (at: number) =>
    anchors.some((one) => at >= one && at <= one + LINES_BELOW) ||
    (anchors.includes(at + 1) && wordsOf(lines[at]?.text ?? "").length <= MOST_ABOVE);
  const registered = told.findIndex(
    ({ signing }, at) => signing?.isRegistered === true && (signing.isCouncils || isBelow(at) || isBelow(at + 2, 2)),
  );
  /** From the line above the name to the number is nothing else; below, what tells of it as well. */
  const isWithin = (at: number) =>
    isNear(at) &&
    (doctors.includes(at) ||
      doctors.includes(at + 1) ||
      told.slice(at).some(({ signing }, below) => below > 0 && signing?.isRegistered && isNear(at + below)));
  const isDoubtful = ({ line, signing }: (typeof told)[number], at: number) => {
    const folded = foldPrinted(line.text);
    if (signing) return isNear(at) && signing.named.some((word) => word.length > 2 && !names.has(word));
    const tells = OF_SIGNATURES.test(folded) || (isNear(at) && (NO_EXAMINER.test(folded) || FOR_ANOTHER.test(folded)));
    return (tells || isWithin(at)) && !isTold(line, paper);
  };
  return {
    doctor: told[doctors[0] ?? -1]?.line,
    registration: told[registered]?.line,
    doubtful: told.find(isDoubtful)?.line,
  };
}

/** Nobody examines themselves: every word of the doctor's name is one of the holder's. */
function isDoctor(signing: Signing | null, about: HolderFacts): boolean {
  const own = holderNameWords(about);
  const names = signing?.doctor.filter((word) => word.length > 2 && !OF_NAMES.has(plainWord(word))) ?? [];
  return names.length > 0 && !names.every((word) => own.has(word));
}

/** Whether a line is judged by its fields, is printed on such papers, tells a place, or is a sentence that is understood. */
function isTold(line: TextLine, paper: Paper): boolean {
  const folded = foldPrinted(line.text);
  const words = wordsOf(withoutDates(folded));
  const fields = paper.page.entries.filter((entry) => entry.line === line).map(({ field }) => field);
  if (words.length > MOST_WORDS || words.length === 0) return true;
  const left = withoutPhrases(withoutWell(folded));
  if (isHeading(line.text) || isContact(folded) || !/\p{L}/u.test(left)) return true;
  if (OF_SIGNATURES.test(left) || OF_THEIR_CALLING.test(folded)) return false;
  if (fields.length > 0 && !paper.page.free.some((one) => one.line === line)) return !fields.some(isOfSigner);
  if (NO_EXAMINER.test(folded)) return false;
  if (WRITTEN_TO.test(folded.trim()) || isPlaceLine(line.text) || isPlaceAndDay(line.text) || isSaid(line.text, paper))
    return true;
  return words.length > FEW_WORDS && doubtOfProse(line.text, paper) === null;
}

/** "Lyon, 13/11/2026" */
function isPlaceAndDay(text: string): boolean {
  const names = withoutDates(foldPrinted(text)).match(/[\p{L}\p{M}]+/gu) ?? [];
  return datesIn(text).length > 0 && names.length <= MOST_PLACES && isTitled(text) && isHarmless(text);
}
const MOST_PLACES = 3;

const isOfSigner = (field: CertificateField) => ["doctor", "signature", "registration"].includes(field);

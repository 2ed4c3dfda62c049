/** What a certificate of health says in free words: nothing but its statement, the examination, denials, findings and what papers print of themselves. */
import type { TextLine } from "../../seen/facts.ts";
import { UNREAD } from "../../seen/unread.ts";
import { sentencesOf } from "../fitness.ts";
import { foldPrinted, wordsOf } from "../fold.ts";
import { REGISTER } from "../forms/givers.ts";
import {
  BESIDE_SAID,
  DOCTOR_NAMED,
  MARKED,
  OF_MAKING,
  OF_TITLE,
  OF_VACCINES,
  PRACTISED,
  SAID_ELSEWHERE,
  SAID_WHOLE,
  SAYING,
  WRITTEN_TO,
} from "../forms/health/said.ts";
import { BEFORE_FIT, FREELY, LEADS, WHOM } from "../forms/health/statements.ts";
import { holderNameWords } from "../holder/about.ts";
import { isGiver } from "../holder/givers.ts";
import { withoutPersonNames } from "../holder/people.ts";
import { signingOf } from "../holder/signing.ts";
import { isHarmless } from "../holder/values.ts";
import type { Free } from "../layout/parts.ts";
import { isLetterhead, isPlaceLine } from "../sentences/places.ts";
import { isBareValue, standsAlone, withoutPrinted } from "../sentences/prose.ts";
import { isStatedFit } from "../sentences/stated-fit.ts";
import { isYard } from "../sentences/unknown-lines.ts";
import { withoutWell } from "../words/clinical.ts";
import { withoutDates } from "../words/dates.ts";
import { isKnownWord, withoutPhrases } from "../words/lexicon.ts";
import { isIll, matters, SPOKEN } from "../words/risks.ts";
import { isTitled } from "../words/titled.ts";
import { withoutVaccines } from "../words/vaccines.ts";
import { headOf, type Paper } from "./understood.ts";

const listed = (...texts: readonly string[]) => new Set(texts.flatMap(wordsOf));
const SAID = listed(BEFORE_FIT, WHOM, BESIDE_SAID);
const TITLE = listed(OF_TITLE);
const [ELSEWHERE, MAKING, VACCINES] = [listed(SAID_ELSEWHERE), listed(OF_MAKING), listed(OF_VACCINES)];

/** The first line that says something else. */
export function saysElse(paper: Paper): TextLine | undefined {
  const head = headOf(paper);
  const parts = new Set(paper.page.free.map(({ text }) => text.trim()));
  const isOwn = ({ text, line }: Free) => isSigning(text) || (head.has(line) && isOfHouse(text));
  return sentencesOf(paper, isOwn).find(({ read, line }) => {
    const text = read.replaceAll(UNREAD, " ").trim();
    // What goes on over several lines is no name and no address as a whole.
    const isAlone = parts.has(read) && (standsAlone(text, paper) || isBareValue(text, paper) || isOwn({ text, line }));
    return !isAlone && !isSaid(text, paper);
  })?.line;
}

/** Whether a sentence is made of the lists of what certificates say. */
export function isSaid(text: string, paper: Paper): boolean {
  if (isStatedFit(text, paper.about)) return true;
  const bare = foldPrinted(withoutPersonNames(withoutPrinted(text, paper), paper.about));
  const told = withoutDates(bare).replaceAll(OF_DAY, "").replaceAll(SAID_WHOLE, " ");
  const left = withoutPhrases(withoutWell(told)).replaceAll(LEADS, " ").replaceAll(FREELY, " ");
  const own = holderNameWords(paper.about);
  const words = wordsOf(left).filter((word) => word.length > 1 && !/\d/.test(word) && !own.has(word));
  if (words.length === 0) return true;
  const isOf = (list: ReadonlySet<string>) => words.every((word) => list.has(word));
  if ([TITLE, ELSEWHERE, MAKING].some(isOf) || isMeasure(told, left)) return true;
  if (wordsOf(withoutVaccines(left)).every((word) => VACCINES.has(word) || word.length === 1)) return true;
  return isOf(SAID) && (SAYING.test(told) || left.length < told.length - 1);
}

/** A number within its bounds, whatever is measured. */
const isMeasure = (told: string, left: string) =>
  /\d/.test(told) &&
  !/\d/.test(left) &&
  wordsOf(left).length <= MOST_NAMES &&
  !wordsOf(left).some((word) => isIll(word));
const MOST_NAMES = 2;

/** What stood before the day of a finding. */
const OF_DAY = /\s(?:of|on|dated)(?=\s+:)/gu;

/** Where the house stands, who signed, perhaps with the hour, what the doctor practises, or a number of a register. */
const isSigning = (text: string) =>
  isOfSigner(text) ||
  [MARKED, WRITTEN_TO, DOCTOR_NAMED].some((form) => form.test(foldPrinted(text).trim())) ||
  isYard(text) ||
  isGiver(text.replace(HOUR, "")) ||
  isRegistered(text) ||
  PRACTISED.test(foldPrinted(text).trim());
const HOUR = /\s+on\s+\d[\d/.-]+(?:\s+at\s+[\d:]+(?:\s*[AP]M)?)?$/iu;

/** All of it listed; a name alone may be a word of any language. */
function isOfSigner(text: string): boolean {
  const signing = signingOf(text);
  return signing !== null && (signing.doctor.length > 0 || signing.isRegistered || signing.named.length === 0);
}

/** A register, a state and a number long enough to be one of a register's. */
function isRegistered(text: string): boolean {
  const name = text.replace(REGISTER, "").replace(/\bMedical and Dental\b/iu, "Medical");
  return name !== text && isTitled(name) && isHarmless(name) && !wordsOf(name).some((word) => matters(word, ["en"]));
}

/** Names of a house or a place at the head, in large letters where the script has them: no word or two that may be one of any language. */
const isOfHouse = (text: string) =>
  isLetterhead(text) &&
  !/(?<![\p{L}\p{M}'’.])\p{Ll}{4,}/u.test(text) &&
  (isPlaceLine(text) ||
    wordsOf(text).every((word) => isKnownWord(word) || !matters(word, /,/.test(text) ? ["en", "ar"] : SPOKEN, true))) &&
  (wordsOf(text).length > 1 || wordsOf(text).every(isKnownWord));

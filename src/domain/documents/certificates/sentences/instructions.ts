/** Sentences that tell whoever holds a paper what to do with it: they are about nobody's health, dose or standing. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { ANNOUNCING, NEVER_TOLD, SOFT, STARTS } from "../forms/sentences/instructions.ts";
import { datesIn } from "../words/dates.ts";
import { isKnownWord } from "../words/lexicon.ts";
import { isIll, isOrgan, type Language, matters, stemsOf } from "../words/risks.ts";

const STARTING = new RegExp(`^\\s*${ANNOUNCING}(?:${STARTS.join("|")})`, "u");
const ANNOUNCED = new RegExp(`^\\s*${ANNOUNCING}(?<=[:：]\\s*)(?=\\p{L})`, "u");
const [isSoft, isNever] = [stemsOf(SOFT), stemsOf(NEVER_TOLD)];
const MOST_WORDS = 32;
/** A number of so many digits may be somebody's passport; a shorter one with its unit is a stay. */
const NUMBERED =
  /\b(?=[\p{L}\d]*\d)(?:\p{Lu}{1,2}\d{6,}|\d{8,})\b|\d+ (?:days?|weeks?|months?|hours?|hari|jours?|gun|يوم\p{L}*|дн\p{L}*)/u;

/** Whether a sentence is one. Vaccination is nothing against a visa, which says that its holder has a record of it. */
export function isInstruction(text: string, languages: readonly Language[], ofVisa: boolean): boolean {
  const folded = foldPrinted(text);
  if (!STARTING.test(folded) || datesIn(text).length > 0 || NUMBERED.test(text) || /[؟?]/u.test(text)) return false;
  const words = wordsOf(folded.replace(new RegExp(`^\\s*${ANNOUNCING}`, "u"), ""));
  if (words.length > MOST_WORDS) return false;
  const isOfBody = (word: string) => (isIll(word) || isOrgan(word)) && !isSoft(word);
  const never = (word: string) =>
    (isNever(word) || isOfBody(word)) && !(ofVisa && /^(?:vacc|immun|health|medic)/.test(word));
  return words.every((word) => !never(word) && (isKnownWord(word) || isSoft(word) || !matters(word, languages)));
}

/** Whether a text is announced as one, before a colon that is no label's. */
export function announcesInstruction(text: string): boolean {
  const folded = foldPrinted(text);
  return ANNOUNCED.test(folded) && STARTING.test(folded);
}

/** The text without its sentences that are instructions. */
export function withoutInstructions(text: string, languages: readonly Language[], ofVisa: boolean): string {
  return text
    .split(/(?<=[.!;।۔])(?=\s)|(?<=\n)(?=\p{Lu}|[-–•*])/u)
    .map((sentence) => without(sentence, (one) => isInstruction(one, languages, ofVisa)))
    .join("");
}

/** A sentence over several lines ends with its stop; without one each line is a text of its own. */
function without(sentence: string, is: (text: string) => boolean): string {
  const isWhole = !sentence.trim().includes("\n") || /[.!;।۔]\s*$/u.test(sentence);
  if (isWhole && is(sentence.replace(/\s+/g, " "))) return " ";
  return isWhole ? sentence : sentence.replace(/[^\n]+/gu, (line) => (is(line) ? " " : line));
}

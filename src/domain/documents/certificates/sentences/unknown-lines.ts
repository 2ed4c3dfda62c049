/** Lines that nobody explains: a label that no list has, or a few words of which most are unknown. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { NOT_THERE } from "../forms/values.ts";
import { withoutPersonNames } from "../holder/people.ts";
import { isHarmless } from "../holder/values.ts";
import { BEYOND_BOUNDS, withoutWell } from "../words/clinical.ts";
import { withoutDates } from "../words/dates.ts";
import { isKnownWord, withoutPhrases } from "../words/lexicon.ts";
import { isNeutral, matters, SPOKEN } from "../words/risks.ts";
import { isTitled } from "../words/titled.ts";
import { isUnderstood, standsAlone } from "./prose.ts";
import { PLAINS, type ReadingContext } from "./strange.ts";

const LABEL = /^\s*([^:：\t]{2,40}?)\s*[:：]\s*(\S.*)$/u;

/** Longer lines are judged by their sentences. */
const MOST_WORDS = 6;
const FEW_WORDS = 2;

const isPlain = (word: string) => isKnownWord(word) || isNeutral(word) || PLAINS.has(word) || /\d/.test(word);

/** Whether a label is made of words that papers are made of, though no list has it whole. */
export function isPlainLabel(label: string): boolean {
  const words = wordsOf(label).filter((word) => word.length > 1);
  return (words.length > 0 && words.every(isPlain)) || isPlaceBefore(foldPrinted(label).trim());
}
/** "Oran, on", before the day of a letter: one word that is no risk in any language. */
const isPlaceBefore = (folded: string) =>
  /^\p{Script=Arabic}+ في$/u.test(folded) && !matters(folded.slice(0, -3), SPOKEN);

/** Whether what a free line says hangs on words that nobody knows, however they are written. */
export function isUnknownLine(text: string, reader: ReadingContext): boolean {
  if (isOfOffice(text, reader)) return false;
  const folded = foldPrinted(withoutPersonNames(text, reader.about));
  const left = withoutWell(withoutDates(folded));
  if (isUnknownLabel(text, reader)) return true;
  // A measure within its bounds, whatever it is called.
  if (/\d/.test(withoutDates(folded)) && !/\d/.test(left)) return false;
  // Of a sentence that goes on over several lines a good finding may leave a word or two.
  if (toldIn(folded).length > MOST_WORDS) return false;
  const told = toldIn(left);
  const strange = told.filter((word) => isStrange(word, reader)).length;
  if (told.length <= FEW_WORDS) return strange > 0 && strange * 2 >= told.length;
  return strange * 2 > told.length;
}

/** The same of a line among the names that head a paper: a word or two, or an answer under a label. */
export function isUnknownAtHead(text: string, reader: ReadingContext): boolean {
  if (isOfOffice(text, reader)) return false;
  const words = wordsOf(text);
  const isMark = words.length <= FEW_WORDS && !/\d/.test(text) && words.some((word) => matters(word, SPOKEN));
  return isMark || isUnknownLabel(text, reader);
}

/** Whether a line answers under a label that nobody knows, or says no to what is no illness. */
export function isUnknownLabel(text: string, reader: ReadingContext): boolean {
  if (isOfOffice(text, reader)) return false;
  const folded = foldPrinted(withoutPersonNames(text, reader.about));
  const left = withoutWell(folded);
  if (left.includes(BEYOND_BOUNDS)) return true;
  const [, label = "", value = ""] = LABEL.exec(left) ?? [];
  if (label === "") return false;
  return NOT_THERE.test(value.trim()) || wordsOf(label).some((word) => word.length > 1 && isStrange(word, reader));
}

function toldIn(folded: string): string[] {
  return wordsOf(withoutPhrases(folded)).filter((word) => word.length > 1 && !/\d/.test(word));
}

/** Names of places and houses; what visas say has rules of its own. */
function isOfOffice(text: string, reader: ReadingContext): boolean {
  if (reader.kind === "visa" || standsAlone(text, reader)) return true;
  return isYard(text) || (isHarmless(text) && isTitled(text) && OF_HOSPITAL.test(foldPrinted(text)));
}
/** An address of names alone. */
export const isYard = (text: string) => isHarmless(text) && isTitled(text) && OF_YARD.test(foldPrinted(text));
const OF_YARD =
  /\b(?:house|yard|market|court|lodge|mews|mill|gate|quay)\b.*,|,.*\b(?:house|yard|market|court|lodge|mews)\b/u;
const OF_HOSPITAL = /^(?:مستشفي|مستوصف|عياده|وزاره|مديريه) (?!.*(?:بدون|غير|لم))/u;

const isStrange = (word: string, reader: ReadingContext) => !isUnderstood(word, reader) && !isPlain(word);

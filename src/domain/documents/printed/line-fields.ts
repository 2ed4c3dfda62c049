/** The fields of a passport's lines as a page prints them, and how far words that were read are from them. */

import { foldName, splitName } from "../../names/names.ts";
import { type FieldName, LAYOUTS, textAt } from "../lines/mrz-format.ts";
import { NO_NAME } from "./labels.ts";

export interface LineFields {
  readonly number: string;
  readonly state: string;
  readonly optional: string;
  readonly birth: string;
  readonly expiry: string;
  readonly surname: readonly string[];
  readonly given: readonly string[];
}

/** `lines` of a TD3 zone. */
export function fieldsOf(lines: readonly string[]): LineFields {
  const text = (name: FieldName) => {
    const field = LAYOUTS.TD3.fields.find((one) => one.name === name);
    return field ? textAt(lines, field) : "";
  };
  const { surname, givenNames } = splitName(text("name"));
  const words = (name: string) => name.split(" ").filter((word) => word.length > 1);
  return {
    ...{ number: text("documentNumber").replace(/<+$/, ""), optional: text("optional") },
    state: text("issuingCountry").replace(/<+$/, ""),
    ...{ birth: text("dateOfBirth"), expiry: text("expiryDate") },
    ...{ surname: words(surname), given: words(givenNames) },
  };
}

export const LEAST_LETTERS = 4;

/** Words in capitals, as names are printed, without those of labels and short ones. */
export function nameWords(text: string): string[] {
  return capitalWords(text).filter((word) => word.length >= LEAST_LETTERS && !NO_NAME.test(word.toLowerCase()));
}

/** All words in capitals, in the letters of lines. */
export function capitalWords(text: string): string[] {
  const words = text.split(/[^\p{L}'’-]+/u).filter((word) => /^\p{Lu}[\p{Lu}'’-]*$/u.test(word));
  return words.flatMap((word) => foldName(word).split(" "));
}

/** Shares of the longer word in which two spellings of a name, or two readings of it, differ at most, the same with little doubt, and two names at least. */
const NEAR = 0.34;
const CLOSE = 0.25;
const FAR = 0.5;

export function isSimilarText(one: string, other: string): boolean {
  return apart(one, other) <= NEAR * Math.max(one.length, other.length);
}

export function isClose(one: string, other: string): boolean {
  return apart(one, other) <= CLOSE * Math.max(one.length, other.length);
}

/** A part of a word is not another word. */
export function isFar(one: string, other: string): boolean {
  return !one.includes(other) && apart(one, other) > FAR * Math.max(one.length, other.length);
}

/** The same without what one has more: the end of a number is at times not seen. */
export function replaced(one: string, other: string): number {
  return apart(one, other) - Math.abs(one.length - other.length);
}

/** How many letters are replaced, missing or too many. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      const swapped = (row[j] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

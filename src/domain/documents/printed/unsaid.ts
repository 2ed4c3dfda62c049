/** Which fields of a passport's lines no reading of its printed part says: what was not read is no agreement. */
import { foldedAlike } from "../seen/alike.ts";
import type { ComparedField } from "./against-lines.ts";
import { capitalWords, fieldsOf, isClose, LEAST_LETTERS, nameWords } from "./line-fields.ts";
import { saysDay } from "./printed-dates.ts";

type NeededField = Extract<
  ComparedField["field"],
  "documentNumber" | "surname" | "givenNames" | "dateOfBirth" | "expiryDate"
>;

/** `texts`: the cells of every reading as they came, however unclear: whoever reads exactly what the lines say has not guessed it. */
export function unsaidFields(lines: readonly string[], texts: readonly string[]): NeededField[] {
  const { number, surname, given, birth, expiry } = fieldsOf(lines);
  const said: Readonly<Record<NeededField, boolean>> = {
    documentNumber: texts.some((text) => saysNumber(text, number)),
    surname: saysName(texts, surname),
    givenNames: saysName(texts, given),
    dateOfBirth: isDaySaid(texts, birth),
    expiryDate: isDaySaid(texts, expiry),
  };
  return NEEDED.filter((field) => !said[field]);
}

const NEEDED = ["documentNumber", "dateOfBirth", "expiryDate", "surname", "givenNames"] as const;

/** Characters of a number that tell it alone. */
const TELLING = 7;

/** Of a number that begins with a letter the rest is enough, as readers take a C or a G before digits for a mark. */
function saysNumber(text: string, number: string): boolean {
  const wanted = foldedAlike(number);
  if (foldedAlike(text).includes(wanted)) return true;
  const isLettered = /^[A-Z]\d/.test(number) && wanted.length > TELLING;
  return isLettered && text.split(/[^\p{L}\p{N}]+/u).some((word) => foldedAlike(word) === wanted.slice(1));
}

/** One of its words is enough, as lines may have fewer of them than the page; a name of short ones alone must be the same to the letter. Of single letters nothing can be asked. */
function saysName(texts: readonly string[], name: readonly string[]): boolean {
  const long = name.filter((word) => word.length >= LEAST_LETTERS);
  const isSaid = (text: string) =>
    long.length > 0
      ? nameWords(text).some((word) => long.some((one) => isClose(one, word)))
      : capitalWords(text).some((word) => name.includes(word));
  return name.length === 0 || texts.some(isSaid);
}

/** Of a date with unknown parts nothing can be asked. */
function isDaySaid(texts: readonly string[], six: string): boolean {
  return !/^\d{6}$/.test(six) || texts.some((text) => saysDay(text, six));
}

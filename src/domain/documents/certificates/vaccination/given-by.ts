/** Who stands where whoever gave a dose should: the holder, or somebody of another calling. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { NURSES, TITLES } from "../forms/givers.ts";
import { NO_HEALTH_WORKER, OF_HOLDERS } from "../forms/otherwise.ts";
import { type HolderFacts, holderNameWords } from "../holder/about.ts";
import { isDegree } from "../holder/givers.ts";
import type { LabelledValue } from "../layout/parts.ts";

/** Whether a value names nobody who gives vaccines. */
export function isNoGiver({ field, value, line }: LabelledValue, about: HolderFacts): boolean {
  if (field !== "doctor" && field !== "signature") return false;
  if (field === "signature" && OF_HOLDERS.test(beforeSign(line.text))) return false;
  return isOwnName(value, about) || (!isQualified(value) && NO_HEALTH_WORKER.test(foldPrinted(value)));
}

const beforeSign = (text: string) => foldPrinted(text.split(/[:：\t]/u)[0] ?? "");
const wordsAsWritten = (value: string) => value.split(/[\s,()]+/u).filter((word) => /[\p{L}\d]/u.test(word));

/** A title, or the capitals of a degree beside a name that is not all of capitals. */
function isQualified(value: string): boolean {
  const words = wordsAsWritten(value);
  const isShouted = words.every((word) => word === word.toUpperCase());
  return words.some((word) => TITLES.has(foldPrinted(word).replace(/\.$/, "")) || (!isShouted && isDegree(word)));
}

/** The holder's own name: two of its words, or one and the first letters of others, which beside a title may be a relation's. */
function isOwnName(value: string, about: HolderFacts): boolean {
  const own = holderNameWords(about);
  const isBeside = (word: string) => TITLES.has(foldPrinted(word).replace(/\.$/, "")) || NURSES.has(foldPrinted(word));
  const written = wordsAsWritten(value);
  const words = wordsOf(written.filter((word) => !isBeside(word)).join(" "));
  const named = words.filter((word) => own.has(word));
  const others = [...own].filter((word) => !named.includes(word));
  const letters = words.filter((word) => !own.has(word));
  const isInitials = (word: string) =>
    word.length <= 2 && [...word].every((letter) => others.some((other) => other.startsWith(letter)));
  if (!letters.every(isInitials)) return false;
  return named.length > 1 || (named.length === 1 && letters.length > 0 && !written.some(isBeside));
}

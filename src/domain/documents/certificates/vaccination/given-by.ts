/** Who stands where whoever gave a dose should: the holder, somebody of another calling, or words that may be no name. */
import { foldPrinted, wordsOf } from "../fold.ts";
import { TITLES } from "../forms/givers.ts";
import { NO_HEALTH_WORKER, OF_HEALTH_WORKERS, OF_HOLDERS } from "../forms/otherwise.ts";
import { type HolderFacts, holderNameWords } from "../holder/about.ts";
import { isDegree } from "../holder/givers.ts";
import type { LabelledValue } from "../layout/parts.ts";

/** Whether a value names nobody who gives vaccines. */
export function isNoGiver({ field, value, line }: LabelledValue, about: HolderFacts): boolean {
  if (field !== "doctor" && field !== "signature") return false;
  if (field === "signature" && OF_HOLDERS.test(labelOf(line.text))) return false;
  return isOwnName(value, about) || (!isQualified(value) && NO_HEALTH_WORKER.test(foldPrinted(value)));
}

/** Under a label that names no calling two words in capitals are a name as little as anything else: a title, a degree, a letter or a number beside them says so. */
export function isUntitled({ field, value, line }: LabelledValue): boolean {
  if (field !== "doctor" || OF_HEALTH_WORKERS.test(labelOf(line.text)) || !LATIN.test(value)) return false;
  const isTold = (word: string) => /\d|^\p{L}\.?$/u.test(word) || OF_HEALTH_WORKERS.test(foldPrinted(word));
  return !isQualified(value) && !wordsAsWritten(value).some(isTold);
}
const LATIN = /^(?=.*\p{L})[\p{Script=Latin}\P{L}]+$/u;

const labelOf = (text: string) => foldPrinted(text.split(/[:：\t]/u)[0] ?? "");
const wordsAsWritten = (value: string) => value.split(/[\s,()]+/u).filter((word) => /[\p{L}\d]/u.test(word));

/** A title, or the capitals of a degree beside a name that is not all of capitals. */
function isQualified(value: string): boolean {
  const words = wordsAsWritten(value);
  const isShouted = words.every((word) => word === word.toUpperCase());
  return words.some((word) => TITLES.has(foldPrinted(word).replace(/\.$/, "")) || (!isShouted && isDegree(word)));
}

/** The holder's own name and no title. */
function isOwnName(value: string, about: HolderFacts): boolean {
  const own = holderNameWords(about);
  const words = wordsOf(value);
  const isLong = (word: string) => word.length > 1;
  return words.length > 1 && words.some(isLong) && words.filter(isLong).every((word) => own.has(word));
}

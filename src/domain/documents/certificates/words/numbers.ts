/** Numbers that nothing explains: a score, a measure or a count in words that no list has may say anything. */
import type { DocumentType } from "../../document.ts";
import { EXPLAINED } from "../forms/numbers.ts";

/** Of a visa also how often and how long one may enter: that has rules of its own. */
const OF_STAYS =
  /(?<![\p{L}\d])\d{1,3} ?(?:days?|nights?|d|jours?|hari|gun|يوم\p{L}*|ايام|дн\p{L}*|сут\p{L}*|دن|روز|दिन|দিন)(?!\p{L})|(?:entries|entry|giris|masuk)[ :]{0,4}\d(?!\d)/gu;

/** Groups of pilgrims, flights and camps. */
const OF_GROUPS = /(?<![\p{L}\d])[a-z]{1,4}-\d{1,4}(?![\p{L}\d])/gu;

/** Whether a folded text, of which all that is understood was taken away, still has such a number. */
export function tellsNumber(left: string, kind?: DocumentType): boolean {
  return /\d|[\p{L}\s]\+{1,4}(?![\d+\p{L}])/u.test(
    (kind === "visa" ? left.replace(OF_STAYS, " ").replace(OF_GROUPS, " ") : left).replace(EXPLAINED, " "),
  );
}

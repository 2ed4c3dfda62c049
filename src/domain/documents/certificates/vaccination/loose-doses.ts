/** A dose that no row and no label tells of: a line that names the vaccine, and the one day on it or under it. */

import type { TextLine } from "../../seen/facts.ts";
import { foldPrinted } from "../fold.ts";
import type { Paper } from "../page/understood.ts";
import { withoutExpiry } from "../sentences/batches.ts";
import { type DateReadings, datesIn, isOneDay } from "../words/dates.ts";
import { isTurning } from "../words/turning.ts";
import { againstOf, vaccineKindOf } from "../words/vaccines.ts";
import { isDoseText } from "./closed.ts";
import { isUnderHeads } from "./heads.ts";

/** Where the day of a vaccine may stand: on its own line, or on the next ones that name no other vaccine. */
const MOST_LINES_BELOW = 2;

/** Put together, where no dose is told by its own row, labels or sentence, from lines that tell of nothing but one. */
export function looseDoses(paper: Paper) {
  const { lines, page } = paper;
  // What a row tells is told by its columns.
  const ofRows = new Set(page.rows.flatMap((row) => [row.line, ...row.loose.map(({ line }) => line)]));
  const isLoose = (line: TextLine) => !ofRows.has(line) && !isUnderHeads(line, paper) && isOfDose(line.text, paper);
  return lines.flatMap((line, at) => {
    if (againstOf(line.text) !== "four" || !isLoose(line)) return [];
    const below = lines.slice(at + 1, at + 1 + MOST_LINES_BELOW);
    const end = below.findIndex((one) => againstOf(one.text) !== null || !isLoose(one));
    const near = [line, ...(end < 0 ? below : below.slice(0, end))].find(
      ({ text }) => daysGiven(text, paper).length > 0,
    );
    const days = near ? daysGiven(near.text, paper) : [];
    return near && isOneDay(days)
      ? [
          {
            against: "four" as const,
            kind: vaccineKindOf(line.text),
            read: line.text.trim(),
            line,
            days,
            dated: near,
            isLoose: true as const,
          },
        ]
      : [];
  });
}

const toldIn = (text: string) => withoutExpiry(foldPrinted(text)).replace(OF_VALIDITY, " ");

/** Nothing of it turns, plans or denies the dose, or tells of another thing. */
const isOfDose = (text: string, { about }: Paper) =>
  isDoseText(toldIn(text), about) && !isTurning(foldPrinted(text), "vaccination");

/** The days of a line of a dose that are no birth and stand behind no word of a validity. */
function daysGiven(text: string, { style, about }: Paper): DateReadings[] {
  return datesIn(toldIn(text), style).filter(
    (readings) => !readings.includes(about.birthDate ?? "") && readings.every((day) => day <= about.today),
  );
}

/** A day that ends something, with its words. */
export const OF_VALIDITY =
  /(?<!\p{L})(?:exp\p{L}*|e\.?d|valid\p{L}*|until|due|next|peremption|valable|kadaluarsa|berlaku|luput|skt|son kullanma|годен|срок|انتهاء|صالح\p{L}*|حتي|ميعاد|تاريخ انقضا|ساري\p{L}*|انقضا\p{L}*|معتبر|اعتبار|كارآمد|मान्य|वैध\p{M}*|সমাপ্তি|মেযাদ)[^\d\n]{0,25}\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?/gu;

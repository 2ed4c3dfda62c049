/** A dose that no row and no label tells of: a line that names the vaccine, and the one day on it or under it. */

import { foldPrinted, wordsOf } from "../fold.ts";
import { BESIDE_DAYS_GIVEN } from "../forms/health/given.ts";
import { BESIDE_VACCINES, CONJUGATE, POLYSACCHARIDE } from "../forms/health/vaccines.ts";
import { GREGORIAN_MONTHS } from "../forms/months.ts";
import { DENYING } from "../forms/values.ts";
import { holderNameWords } from "../holder/about.ts";
import type { Paper } from "../page/understood.ts";
import { type DateReadings, datesIn, withoutDates } from "../words/dates.ts";
import { isTurning } from "../words/turning.ts";
import { againstOf, vaccineKindOf, withoutVaccines } from "../words/vaccines.ts";

/** Where the day of a vaccine may stand: on its own line, or on the next ones that name no other vaccine. */
const MOST_LINES_BELOW = 2;

/** Put together, where no dose is told by its own row, labels or sentence. */
export function looseDoses(paper: Paper) {
  const { lines } = paper;
  return lines.flatMap((line, at) => {
    if (againstOf(line.text) !== "four" || isDenied(line.text)) return [];
    const below = lines.slice(at + 1, at + 1 + MOST_LINES_BELOW);
    const end = below.findIndex(({ text }) => againstOf(text) !== null);
    const near = [line, ...(end < 0 ? below : below.slice(0, end))].find(
      ({ text }) => !isDenied(text) && daysGiven(text, paper).length > 0,
    );
    const days = near ? daysGiven(near.text, paper) : [];
    return near && days.length === 1
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

const isDenied = (text: string) =>
  DENYING.test(withoutDates(foldPrinted(text))) || isTurning(foldPrinted(text), "vaccination");

const BESIDE = new Set(wordsOf(`${BESIDE_VACCINES} ${BESIDE_DAYS_GIVEN} ${GREGORIAN_MONTHS.flat().join(" ")}`));

/** The days of a line of a dose that are no birth and stand behind no word of a validity: of an issue or a print it is none. */
function daysGiven(text: string, { style, about }: Paper): DateReadings[] {
  const told = foldPrinted(text).replace(OF_VALIDITY, " ");
  const names = holderNameWords(about);
  const beside = wordsOf(withoutVaccines(withoutDates(told)));
  if (
    !beside.every(
      (word) => word.length === 1 || /\d/.test(word) || BESIDE.has(word) || isOfKind(word) || names.has(word),
    )
  )
    return [];
  return datesIn(told, style).filter(
    (readings) => !readings.includes(about.birthDate ?? "") && readings.every((day) => day <= about.today),
  );
}

const isOfKind = (word: string) => CONJUGATE.test(word) || POLYSACCHARIDE.test(word);

/** A day that ends something, with its words. */
const OF_VALIDITY =
  /(?<!\p{L})(?:exp\p{L}*|e\.?d|valid\p{L}*|until|due|next|peremption|valable|kadaluarsa|berlaku|luput|skt|son kullanma|годен|срок|انتهاء|صالح\p{L}*|حتي|ميعاد|تاريخ انقضا)[^\d\n]{0,25}\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?/gu;

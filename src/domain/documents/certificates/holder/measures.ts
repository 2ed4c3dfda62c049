/** Whether what was measured is ordinary: by the measure that its label names, for a pulse of 28 is none though a weight by height may be. */
import { foldPrinted } from "../fold.ts";
import { BLOOD_GROUP, VITALS } from "../forms/health/vitals.ts";
import { isWell } from "../words/clinical.ts";

type Measure = (typeof VITALS)[number];

/** `label`: what stands before the value; without one any measure will do. */
export function isOrdinary(value: string, label?: string): boolean {
  const text = foldPrinted(value).trim();
  if (BLOOD_GROUP.test(text)) return true;
  const measures = label === undefined ? VITALS : [lastNamed(foldPrinted(label))].flatMap((one) => one ?? []);
  return measures.some(({ as }) => as.some((one) => isWithin(text, one)));
}

function isWithin(text: string, { written, from, to }: Measure["as"][number]): boolean {
  const numbers = written
    .exec(text)
    ?.slice(1)
    .map((digits) => Number(digits.replace(",", ".")));
  return numbers?.every((number, at) => number >= (from[at] ?? 0) && number <= (to[at] ?? 0)) ?? false;
}

/** The measure that is named nearest before the value. */
function lastNamed(label: string): Measure | undefined {
  const ends = VITALS.map((measure) => ({ measure, at: [...label.matchAll(measure.named)].at(-1)?.index ?? -1 }));
  return ends.filter(({ at }) => at >= 0).toSorted((one, other) => other.at - one.at)[0]?.measure;
}

/** Whether a value of such a label, as it stands on its line, is beyond what is ordinary; a column names no measure on its rows. */
export function isBeyond(value: string, written: string): boolean {
  const at = written.lastIndexOf(value);
  if (!/\d/.test(foldPrinted(value)) || at < 0 || isWell(foldPrinted(value).trim())) return false;
  const before = written.slice(0, at);
  return /\p{L}/u.test(before) && !isOrdinary(value, before) && !isWell(foldPrinted(`${before} ${value}`));
}

/** The day a paper is about, found by its label; the days of birth and of expiry are never taken for it. */
import type { TextLine } from "../../seen/facts.ts";
import { type DateReadings, type DateStyle, datesIn } from "../words/dates.ts";
import { labelledValues } from "./labelled.ts";

export interface DatedLine {
  readonly readings: DateReadings;
  readonly line: TextLine;
}

const OTHER_DAYS =
  /birth|\bd\.?o\.?b\b|born|expir|valid (?:until|to|till|through)|best before|next|appointment|travel|departure|arrival|return|الميلاد|انتهاء|صالح|السفر|الوصول/i;

/** Labels in order of preference; the first that has a date wins. Without any, a date that is the only one left. */
export function dayOf(lines: readonly TextLine[], labels: readonly RegExp[], style: DateStyle = {}): DatedLine | null {
  for (const label of labels) {
    for (const { value, line } of labelledValues(lines, label, OTHER_DAYS)) {
      const [readings] = datesIn(value, style);
      if (readings) return { readings, line };
    }
  }
  return onlyDay(lines, style);
}

/** A date that stands after one of the other labels is not counted. */
function onlyDay(lines: readonly TextLine[], style: DateStyle): DatedLine | null {
  const spoken = new Set(labelledValues(lines, OTHER_DAYS).flatMap(({ value }) => datesIn(value, style).map(String)));
  const free = lines
    .filter(({ text }) => !OTHER_DAYS.test(text))
    .flatMap((line) => datesIn(line.text, style).map((readings) => ({ readings, line })))
    .filter(({ readings }) => !spoken.has(String(readings)));
  const days = new Set(free.map(({ readings }) => String(readings)));
  return days.size === 1 ? (free[0] ?? null) : null;
}

/** The one outcome that every reading of a date leads to; null when day and month in doubt change it. */
export function settled<T extends string>(readings: DateReadings, judge: (day: string) => T): T | null {
  const outcomes = new Set(readings.map(judge));
  const [only] = outcomes;
  return outcomes.size === 1 && only !== undefined ? only : null;
}

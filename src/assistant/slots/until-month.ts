/** Until which month somebody's paper holds, as a question says it: "is a passport until October 2027 enough". */
import type { Reading } from "../reading/reading.ts";
import { wordMatcher } from "../reading/words/number-words.ts";
import { HELD } from "../reading/words/record-words.ts";
import { isBackHome } from "../reading/words/turn-words.ts";
import { monthIn } from "./months.ts";

const isUntil = wordMatcher(
  `${HELD} till to expiring ends end runs حتى لغايه لحد بينتهي تک तक ख़त्म समाप्त পর্যন্ত kadar dolacak bitecek jusqu jusque finit sampai hingga mati تا до заканчивается действителен tak porjonto`,
);

/** Of two digits: "27". */
const CENTURY = 2000;
const FIRST_YEAR = 26;
const LAST_YEAR = 45;

/** The first and the last day of that month, or the day that is named; null: no month with its year is named. */
export function untilMonth({
  tokens,
  slots: { month },
}: Reading): { readonly from: string; readonly to: string } | null {
  if (month === null || !tokens.some(({ text }) => isUntil(text))) return null;
  // "28 October 2027" has two numbers that could be years: what stands before the month is its day.
  const years = tokens.flatMap(({ value }, at) =>
    value === null || monthIn([tokens[at + 1]?.text ?? ""]) !== null ? [] : [value, value + CENTURY],
  );
  const year = years.find(isYearOf);
  if (year === undefined) return null;
  const day = daysNamed(tokens).find((one) => one.month === month)?.day;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day !== undefined && day <= last) return { from: dayOf(year, month, day), to: dayOf(year, month, day) };
  return { from: dayOf(year, month, 1), to: dayOf(year, month, last) };
}

/** The day on which one comes home, of the year that is given, where another one stands beside the month of the passport. */
export function returnNamed({ tokens, slots: { month } }: Reading, year: number): string | null {
  if (!tokens.some(({ text }) => isBackHome(text))) return null;
  const other = daysNamed(tokens).find((one) => one.month !== month);
  return other ? dayOf(year, other.month, other.day) : null;
}

/** Days of a month that stand before its name. */
function daysNamed(tokens: Reading["tokens"]): { readonly day: number; readonly month: number }[] {
  return tokens.flatMap(({ text }, at) => {
    const month = monthIn([text]);
    const day = tokens[at - 1]?.value ?? null;
    return month !== null && day !== null && Number.isInteger(day) && day >= 1 && day <= MOST_DAYS
      ? [{ day, month }]
      : [];
  });
}

function dayOf(year: number, month: number, day: number): string {
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

const MOST_DAYS = 31;

const isYearOf = (value: number) =>
  Number.isInteger(value) && value >= CENTURY + FIRST_YEAR && value <= CENTURY + LAST_YEAR;

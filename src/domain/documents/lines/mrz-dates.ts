/** Six-digit dates of machine-readable zones as full dates: which century follows from what is possible. Source: docs/sources.md#icao-9303. */
import { addMonths, ageOn, daysBetween, type IsoDate, isIsoDate } from "../../calendar.ts";

/** No paper is issued for longer: an expiry further ahead lies in the last century. */
const LONGEST_VALID_MONTHS = 15 * 12;
/** Nobody who travels is older: a birth that would make them so lies in this century. */
const OLDEST_YEARS = 110;

/** What decides which century a date belongs to. */
export interface CenturyGround {
  readonly today: IsoDate;
  /** What the traveller's record says; null when it says nothing. */
  readonly recordedBirth?: IsoDate | null;
}

/** Expiry in 20YY, in 19YY where that lies too far ahead. Null when the digits are no day. */
export function expiryDate(digits: string, { today }: Pick<CenturyGround, "today">): IsoDate | null {
  const thisCentury = dayIn("20", digits);
  const possible = thisCentury !== null && thisCentury <= addMonths(today, LONGEST_VALID_MONTHS);
  return possible ? thisCentury : dayIn("19", digits);
}

/**
 * The days of birth that the digits may mean, the later first: none when they are no day (an unknown month or day is
 * printed as fillers), two for a child who could as well be a hundred years older.
 */
export function birthDates(digits: string, { today, recordedBirth = null }: CenturyGround): IsoDate[] {
  const days = ["20", "19"].map((century) => dayIn(century, digits)).filter((day) => day !== null);
  const possible = days.filter((day) => day <= today && ageOn(day, today) < OLDEST_YEARS);
  if (recordedBirth === null || possible.length < 2) return possible;
  const apart = (day: IsoDate) => Math.abs(daysBetween(day, recordedBirth));
  return possible.toSorted((one, other) => apart(one) - apart(other)).slice(0, 1);
}

function dayIn(century: string, digits: string): IsoDate | null {
  const date = `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
  return isIsoDate(date) ? date : null;
}

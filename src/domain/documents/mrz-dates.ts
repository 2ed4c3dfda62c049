/** Six-digit dates of machine-readable zones as full dates. Source: docs/sources.md#icao-9303. */
import { ageOn, type IsoDate, isIsoDate } from "../calendar.ts";

/** A traveller to Hajj is at least this old on the 8th of Dhul Hijjah. Source: docs/sources.md#hajj-age. */
export const MIN_AGE_YEARS = 12;

/** The days that decide which century a birth belongs to. */
export interface CenturyDays {
  readonly today: IsoDate;
  /** 8 Dhul Hijjah of the Hajj travelled to. */
  readonly firstHajjDay: IsoDate;
}

/** Expiry is always in this century. Null when the digits are no day. */
export function expiryDate(digits: string): IsoDate | null {
  return dayIn("20", digits);
}

/**
 * Birth in 20YY when that lies not in the future and makes the person at least `MIN_AGE_YEARS` on the first day of Hajj,
 * else in 19YY. Null when the digits are no day (an unknown month or day is printed as fillers).
 */
export function birthDate(digits: string, { today, firstHajjDay }: CenturyDays): IsoDate | null {
  const recent = dayIn("20", digits);
  if (recent !== null && recent <= today && ageOn(recent, firstHajjDay) >= MIN_AGE_YEARS) return recent;
  return dayIn("19", digits);
}

function dayIn(century: string, digits: string): IsoDate | null {
  const date = `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
  return isIsoDate(date) ? date : null;
}

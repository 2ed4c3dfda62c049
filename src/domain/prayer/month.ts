/** The days of a month of the Gregorian calendar. */
import { addDays, type IsoDate } from "../calendar.ts";

/** Every day of the month that `date` lies in, in order. */
export function daysOfMonth(date: IsoDate): IsoDate[] {
  const first = `${date.slice(0, 7)}-01`;
  const longest = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return longest.filter((day) => day.slice(0, 7) === date.slice(0, 7));
}

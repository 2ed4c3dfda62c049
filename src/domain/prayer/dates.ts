/** Which days prayer times can be asked for. */
import type { IsoDate } from "../calendar.ts";

/** The formulas of the sun and the Umm al-Qura tables hold in these years, with room at both ends. */
export function isPrayerDate(date: IsoDate): boolean {
  return date >= "1900-01-01" && date <= "2100-12-31";
}

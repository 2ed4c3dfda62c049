/** A passport's validity as dots: one a week from the day of the check to the day it must reach. */
import { daysBetween, type IsoDate } from "#domain/calendar.ts";

export interface ExpiryDates {
  readonly checkedOn: IsoDate;
  readonly expiresOn: IsoDate;
  readonly needed: IsoDate;
  readonly lastHajjDay: IsoDate;
}

export interface ExpiryWeeks {
  readonly total: number;
  /** Weeks in which the passport is valid; a week that it covers only in part is missing. */
  readonly covered: number;
  /** Index of the dot that holds the last day of Hajj. */
  readonly hajjWeek: number;
}

const DAYS = 7;

export function expiryWeeks({ checkedOn, expiresOn, needed, lastHajjDay }: ExpiryDates): ExpiryWeeks {
  const total = Math.max(1, Math.ceil(daysBetween(checkedOn, needed) / DAYS));
  const whole = Math.floor(daysBetween(checkedOn, expiresOn) / DAYS);
  const enough = expiresOn >= needed;
  const covered = enough ? total : Math.min(total - 1, Math.max(0, whole));
  const hajjWeek = Math.min(total - 1, Math.max(0, Math.floor(daysBetween(checkedOn, lastHajjDay) / DAYS)));
  return { total, covered, hajjWeek };
}

/** The dates that a Hajj asks of each document. All are subject to moon sighting. */
import { addDays, addMonths, type IsoDate, nextHajj } from "../calendar.ts";
import { HEALTH_MONTHS } from "./certificates/health-certificate.ts";
import { VACCINE_DAYS_BEFORE } from "./certificates/vaccination.ts";
import { MIN_MONTHS_VALID } from "./passport.ts";

export interface RequirementDates {
  readonly hijriYear: number;
  /** 8 Dhul Hijjah. */
  readonly firstDay: IsoDate;
  /** 13 Dhul Hijjah. */
  readonly lastDay: IsoDate;
  /** For who returns on the last day of Hajj or before; a later return moves it. */
  readonly passportValidUntil: IsoDate;
  /** Earliest date of a health certificate for arrival on the first day. */
  readonly healthFrom: IsoDate;
  /** Latest dose for arrival on the first day. */
  readonly vaccinateBy: IsoDate;
}

/** For the Hajj that is running or comes next. */
export function requirementDates(today: IsoDate): RequirementDates {
  const { hijriYear, tarwiyah, lastDay } = nextHajj(today);
  return {
    hijriYear,
    firstDay: tarwiyah,
    lastDay,
    passportValidUntil: addMonths(lastDay, MIN_MONTHS_VALID),
    healthFrom: addMonths(tarwiyah, -HEALTH_MONTHS),
    vaccinateBy: addDays(tarwiyah, -VACCINE_DAYS_BEFORE),
  };
}

/** The dates that a Hajj asks of each document. All are subject to moon sighting. */
import { addDays, addMonths, type IsoDate, nextHajj } from "../calendar.ts";
import { HEALTH_MONTHS } from "./certificates/health-certificate.ts";
import { VACCINE_DAYS_BEFORE } from "./certificates/vaccination.ts";
import { passportNeededUntil } from "./passport.ts";

/** The booked journey, as far as there is one. */
export interface BookedJourney {
  readonly departsOn: IsoDate;
  readonly returnsOn: IsoDate;
}

export interface RequirementDates {
  readonly hijriYear: number;
  /** 8 Dhul Hijjah. */
  readonly firstDay: IsoDate;
  /** 13 Dhul Hijjah. */
  readonly lastDay: IsoDate;
  /** The day that papers of travel are counted for: the departure, without one the first day of Hajj. */
  readonly travelOn: IsoDate;
  /** Six months past the later of the last day of Hajj and the return, where it is known. */
  readonly passportValidUntil: IsoDate;
  /** Earliest date of a health certificate. */
  readonly healthFrom: IsoDate;
  /** Latest dose. */
  readonly vaccinateBy: IsoDate;
}

/** For the Hajj that is running or comes next. */
export function requirementDates(today: IsoDate, journey: BookedJourney | null = null): RequirementDates {
  const { hijriYear, tarwiyah, lastDay } = nextHajj(today);
  const travelOn = journey?.departsOn ?? tarwiyah;
  return {
    hijriYear,
    firstDay: tarwiyah,
    lastDay,
    travelOn,
    passportValidUntil: passportNeededUntil({ lastHajjDay: lastDay, returnsOn: journey?.returnsOn ?? null }),
    healthFrom: addMonths(travelOn, -HEALTH_MONTHS),
    vaccinateBy: addDays(travelOn, -VACCINE_DAYS_BEFORE),
  };
}

/** The dates that a Hajj asks of each document. All are subject to moon sighting. */
import { addMonths, type IsoDate, nextHajj } from "../../calendar.ts";
import { HEALTH_MONTHS, lastDose } from "../../documents/certificates/windows.ts";
import { passportNeededUntil } from "../../documents/rules/passport.ts";
import type { JourneyBooking } from "./facts.ts";

/** The booked journey, as far as there is one. */
export interface BookedJourney {
  readonly departsOn: IsoDate;
  readonly returnsOn: IsoDate;
}

type Listed = Pick<JourneyBooking, "isMine"> & {
  /** Papers are told of people whom the reader keeps them for. */
  readonly parts: readonly { readonly travellers: readonly { readonly papers: object | null }[] }[];
};

/** Made by the reader, or naming somebody whose papers the reader keeps, the reader first of all. */
export function isTheirs({ isMine, parts }: Listed): boolean {
  return isMine || parts.some(({ travellers }) => travellers.some(({ papers }) => papers !== null));
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

/** For the Hajj of the journey, on its way home too; without one for the Hajj that is running or comes next. */
export function requirementDates(today: IsoDate, journey: BookedJourney | null = null): RequirementDates {
  const { hijriYear, tarwiyah, lastDay } = nextHajj(journey?.departsOn ?? today);
  const travelOn = journey?.departsOn ?? tarwiyah;
  return {
    hijriYear,
    firstDay: tarwiyah,
    lastDay,
    travelOn,
    passportValidUntil: passportNeededUntil({ lastHajjDay: lastDay, returnsOn: journey?.returnsOn ?? null }),
    healthFrom: addMonths(travelOn, -HEALTH_MONTHS),
    vaccinateBy: lastDose(travelOn),
  };
}

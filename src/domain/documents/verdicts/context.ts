/** What a document is judged against: the day, the journey, the traveller and their other papers. */
import { addDays, type IsoDate } from "../../calendar.ts";
import type { Sex } from "../../travellers/traveller.ts";
import type { DocumentType } from "../document.ts";

/** By which of these a person's approval holds no longer. */
export type Ended = "person" | "passport" | "hajj";

/** From 8 to 13 Dhul Hijjah. */
const HAJJ_DAYS_AFTER_FIRST = 5;

export interface JourneyDates {
  /** 13 Dhul Hijjah. */
  readonly lastHajjDay: IsoDate;
  /** Planned return; null when no journey is booked. */
  readonly returnsOn: IsoDate | null;
}

export interface JudgedTraveller {
  /** Names the document may carry, Latin script; the first is the one to show. */
  readonly fullNames: readonly string[];
  /** ISO 3166-1 alpha-2; null when it was never said. */
  readonly nationality?: string | null;
  /** Null when their record does not say it; left out where there is no record, and the name is an account's own. */
  readonly birthDate?: IsoDate | null;
  /** Null when it was never said. */
  readonly sex?: Sex | null;
}

/** Of the same traveller's passport, whose lines were trusted. */
export interface KnownPassport {
  readonly documentNumber: string;
  readonly fullName: string;
}

/** Somebody else has the same passport before this traveller: one of the account's own by name, or, with null, nobody of whom anything may be told. */
export interface SamePassport {
  readonly whose: string | null;
}

export interface JudgeContext extends JourneyDates {
  readonly chosenType: DocumentType;
  /** The day of the check. */
  readonly today: IsoDate;
  readonly traveller: JudgedTraveller | null;
  /** True in the demo only: the specimen state UTO counts as known. */
  readonly allowSpecimens: boolean;
  /** Planned arrival; null or left out when no journey is booked. */
  readonly arrivesOn?: IsoDate | null;
  readonly passport?: KnownPassport | null;
  readonly samePassport?: SamePassport | null;
  /** Another traveller of the account, by name, who had the very same file as a photo before; null for nobody. */
  readonly samePhotoOf?: string | null;
  /** Since a person approved it, what they approved it for has become another; null for what nobody has approved, or still holds. */
  readonly approvalEnded?: Ended | null;
  /** A standing booking has its Nusuk or contract number, so that a visa can be there. */
  readonly visaDue?: boolean;
}

/** 8 Dhul Hijjah, the first day of Hajj. */
export function firstHajjDay(lastHajjDay: IsoDate): IsoDate {
  return addDays(lastHajjDay, -HAJJ_DAYS_AFTER_FIRST);
}

/** When the traveller comes to Saudi Arabia: as booked, else on the first day of Hajj. */
export function arrivalOf({ arrivesOn, lastHajjDay }: Pick<JudgeContext, "arrivesOn" | "lastHajjDay">): IsoDate {
  return arrivesOn ?? firstHajjDay(lastHajjDay);
}

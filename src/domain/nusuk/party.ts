/** What the official platform says to a household as it is: said before anybody plans with it. */
import type { IsoDate } from "../calendar.ts";
import { isTooYoung } from "../travellers/traveller.ts";
import { applicationCount } from "./applications.ts";

export interface PartyMember {
  readonly id: string;
  readonly birthDate: IsoDate | null;
  readonly countryOfResidence: string | null;
}

export interface PartyLimits {
  /** Of those who can come: 1, or 2 for nine and ten people. */
  readonly applications: number;
  /** Under the least age on 8 Dhul Hijjah. */
  readonly tooYoung: readonly string[];
  /** Of those who can come some live in several countries: one application takes residents of one. */
  readonly isMixed: boolean;
}

/** Those who are old enough for the next Hajj: nothing is asked of the others, and nobody waits for them. */
export function whoCanCome<M extends Pick<PartyMember, "birthDate">>(members: readonly M[], today: IsoDate): M[] {
  return members.filter(({ birthDate }) => !isTooYoung(birthDate, today));
}

/** Source: docs/sources.md#household and #hajj-age. `today` decides which Hajj is the next. */
export function partyLimits(members: readonly PartyMember[], today: IsoDate): PartyLimits {
  const coming = whoCanCome(members, today);
  const countries = new Set(coming.flatMap(({ countryOfResidence }) => countryOfResidence ?? []));
  return {
    applications: applicationCount(coming.length),
    tooYoung: members.filter(({ birthDate }) => isTooYoung(birthDate, today)).map(({ id }) => id),
    isMixed: countries.size > 1,
  };
}

/** Whether all who can come have told the same country: a country that nobody told is not known to be the same. */
export function areOfOneCountry(members: readonly PartyMember[], today: IsoDate): boolean {
  const countries = new Set(whoCanCome(members, today).map(({ countryOfResidence }) => countryOfResidence));
  return countries.size === 1 && !countries.has(null);
}

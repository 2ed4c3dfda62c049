/** Facts of the official platform that a booking has to fit. */
import { ageOn, type IsoDate } from "#domain/calendar.ts";

/** People in one family application, the administrator included; a larger party makes two. Source: docs/sources.md#household. */
export const MAX_ONE_APPLICATION = 8;
/** Nobody is sent alone into the second application where two can go. */
const SMALLEST_SECOND = 2;
const ADULT_YEARS = 18;

export interface Applicant {
  readonly id: string;
  /** Null: unknown, and taken for an adult until told. */
  readonly birthDate: IsoDate | null;
}

/**
 * Who goes into which family application, the payer first: one for up to eight people, else two that each have an adult.
 * The second is as small as it may be and takes grown-ups before minors, so that children stay with the payer. Empty for
 * nobody. `on` is the day of departure, `YYYY-MM-DD`.
 */
export function applicationsOf<Person extends Applicant>(people: readonly Person[], on: IsoDate): Person[][] {
  if (people.length <= MAX_ONE_APPLICATION) return people.length === 0 ? [] : [[...people]];
  const others = people.slice(1);
  const size = Math.max(SMALLEST_SECOND, people.length - MAX_ONE_APPLICATION);
  const adultsLast = others.toSorted((a, b) => Number(isAdult(a, on)) - Number(isAdult(b, on)));
  const second = new Set(adultsLast.slice(-size));
  return [people.filter((person) => !second.has(person)), people.filter((person) => second.has(person))];
}

function isAdult({ birthDate }: Applicant, on: IsoDate): boolean {
  return birthDate === null || ageOn(birthDate, on) >= ADULT_YEARS;
}

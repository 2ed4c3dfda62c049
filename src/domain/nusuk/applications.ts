/** Facts of the official platform that a booking has to fit. */
import { ageOn, type IsoDate } from "#domain/calendar.ts";

/** People in one family application, the administrator included; a larger party makes two. Source: docs/sources.md#household. */
export const MAX_ONE_APPLICATION = 8;
/** Nobody is sent alone into the second application where two can go. */
const SMALLEST_SECOND = 2;
const ADULT_YEARS = 18;

/** How many applications a party of so many people makes, each with an official number of its own. */
export function applicationCount(seats: number): number {
  return seats > MAX_ONE_APPLICATION ? 2 : 1;
}

export interface Numbered {
  /** 0, 1: which of the applications. */
  readonly application: number;
  readonly reference: string;
}

/**
 * The number of each application in order; null for one that has none yet. An application that was made on Nusuk stays one
 * with its number, also where a party that has become smaller would fit into the other.
 */
export function referencesOf(seats: number, recorded: readonly Numbered[]): (string | null)[] {
  const made = recorded.map(({ application }) => application + 1);
  return Array.from(
    { length: Math.max(applicationCount(seats), ...made) },
    (_, application) => recorded.find((one) => one.application === application)?.reference ?? null,
  );
}

interface Unnumbered {
  /** Until when Nusuk sells the places; null: no package says so. */
  readonly referenceDueOn: IsoDate | null;
  readonly references: readonly (string | null)[];
}

/** The day after which a booking ends that still has no number; null where none is named, or Nusuk has sold places of it. */
export function endsWithoutNumber({ referenceDueOn, references }: Unnumbered): IsoDate | null {
  return references.every((reference) => reference === null) ? referenceDueOn : null;
}

/** All numbers as one text, once none is missing; null until then. */
export function wholeReference(references: readonly (string | null)[]): string | null {
  return references.includes(null) ? null : references.join(", ");
}

export interface Applicant {
  readonly id: string;
  /** Null: unknown, and taken for an adult until told. */
  readonly birthDate: IsoDate | null;
}

/**
 * Who goes into which family application, the payer first: one for up to eight people, else two that each have an adult.
 * The second is as small as it may be and takes grown-ups before minors, so that children stay with the payer. Empty for
 * nobody. `on` is the day of departure, `YYYY-MM-DD`; `made`: how many have been made already.
 */
export function applicationsOf<Person extends Applicant>(people: readonly Person[], on: IsoDate, made = 1): Person[][] {
  if (people.length === 0) return [];
  if (Math.max(made, applicationCount(people.length)) === 1 || people.length === 1) return [[...people]];
  const others = people.slice(1);
  const size = Math.max(SMALLEST_SECOND, people.length - MAX_ONE_APPLICATION);
  const adultsLast = others.toSorted((a, b) => Number(isAdult(a, on)) - Number(isAdult(b, on)));
  const second = new Set(adultsLast.slice(-size));
  return [people.filter((person) => !second.has(person)), people.filter((person) => second.has(person))];
}

function isAdult({ birthDate }: Applicant, on: IsoDate): boolean {
  return birthDate === null || ageOn(birthDate, on) >= ADULT_YEARS;
}

/** A person who travels: the account's owner or somebody they add; limits, lists and what is wrong with a field. */
import { addDays, ageOn, type IsoDate, nextHajj } from "../calendar.ts";
import { isCountry } from "../countries.ts";
import { MIN_AGE_YEARS } from "../documents/mrz-dates.ts";
import { isLegalName } from "./legal-name.ts";
import { phoneOf } from "./phone.ts";

/** Fair use: two large households (docs/sources.md#household). */
export const MAX_TRAVELLERS = 20;
/** Longest name part, in characters; a zone prints 39 of both together. */
export const MAX_NAME = 100;
export const MAX_PHONE = 40;
export const MAX_NEEDS_NOTE = 1000;
/** Nobody who travels is older; a wrong century is. */
const MAX_AGE_YEARS = 120;

/** The app is younger: an earlier day is a slip of the pen. */
const FIRST_BIOMETRICS = "2015-01-01";

/** To the account's owner; `self` is the owner. */
export const RELATIONSHIPS = [
  "self",
  "spouse",
  "mother",
  "father",
  "daughter",
  "son",
  "sister",
  "brother",
  "grandmother",
  "grandfather",
  "other",
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** As passports print it; X is unspecified. */
export const SEXES = ["F", "M", "X"] as const;
export type Sex = (typeof SEXES)[number];

/** What somebody may need on the way. */
export const AIDS = ["step_free", "wheelchair", "oxygen", "hearing", "sight", "medicine_cold"] as const;
export type Aid = (typeof AIDS)[number];

/** The version of the consent text beside the special needs (messages `travellers.needs.consent`): a new text, a new version. */
export const NEEDS_CONSENT_VERSION = "2026-11-20";
/** The same for telling them to the operator of a journey (messages `shared.consent`). */
export const OPERATOR_NEEDS_CONSENT_VERSION = "2026-11-20";

/** The fields that have rules beyond their length. */
export interface TravellerFacts {
  readonly surname: string;
  /** Empty for people with one name. */
  readonly givenNames: string;
  readonly birthDate: IsoDate | null;
  readonly nationality: string | null;
  readonly countryOfResidence: string | null;
  readonly phone: string | null;
  readonly emergencyContact: { readonly phone: string } | null;
  readonly biometricsDoneOn: IsoDate | null;
}

export interface TravellerProblem {
  /** The field's path, parts joined with dots. */
  readonly field: string;
  /** A sentence of the catalogue `fields`. */
  readonly key: "not_latin" | "in_the_future" | "too_long_ago" | "not_offered" | "not_a_phone";
}

/** Everything that is wrong, in the order of the form; empty when nothing is. `today` is `YYYY-MM-DD`. */
export function travellerProblems(facts: TravellerFacts, today: IsoDate): TravellerProblem[] {
  const { surname, givenNames, birthDate, nationality, countryOfResidence, biometricsDoneOn } = facts;
  const rules: [boolean, string, TravellerProblem["key"]][] = [
    [!isLegalName(surname), "surname", "not_latin"],
    [givenNames !== "" && !isLegalName(givenNames), "givenNames", "not_latin"],
    [birthDate !== null && birthDate > today, "birthDate", "in_the_future"],
    [birthDate !== null && ageOn(birthDate, today) > MAX_AGE_YEARS, "birthDate", "too_long_ago"],
    [nationality !== null && !isCountry(nationality), "nationality", "not_offered"],
    [countryOfResidence !== null && !isCountry(countryOfResidence), "countryOfResidence", "not_offered"],
    [isWrongPhone(facts.phone, countryOfResidence), "phone", "not_a_phone"],
    [isWrongPhone(facts.emergencyContact?.phone ?? null, countryOfResidence), "emergencyContact.phone", "not_a_phone"],
    // A day ahead of ours may have begun where the person is.
    [biometricsDoneOn !== null && biometricsDoneOn > addDays(today, 1), "biometricsDoneOn", "in_the_future"],
    [biometricsDoneOn !== null && biometricsDoneOn < FIRST_BIOMETRICS, "biometricsDoneOn", "too_long_ago"],
  ];
  return rules.flatMap(([isWrong, field, key]) => (isWrong ? [{ field, key }] : []));
}

function isWrongPhone(typed: string | null, country: string | null): boolean {
  return typed !== null && phoneOf(typed, country) === null;
}

/**
 * Whether somebody is under the age of Hajj on the 8th of Dhul Hijjah of the journey that leaves on `departure`.
 * False while the birth date is unknown. Source: docs/sources.md#hajj-age.
 */
export function isTooYoung(birthDate: IsoDate | null, departure: IsoDate): boolean {
  return birthDate !== null && ageOn(birthDate, nextHajj(departure).tarwiyah) < MIN_AGE_YEARS;
}

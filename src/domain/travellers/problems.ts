/** What is wrong with a field of somebody who travels. */
import { addDays, ageOn, type IsoDate } from "../calendar.ts";
import { isCountry } from "../countries.ts";
import { isLegalName } from "./legal-name.ts";
import { phoneOf } from "./phone.ts";

/** Nobody who travels is older; a wrong century is. */
const MAX_AGE_YEARS = 120;

/** The app is younger, and no older injection protects anybody: an earlier day is a slip of the pen. */
const FIRST_DONE = "2015-01-01";

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
  readonly vaccinatedOn: IsoDate | null;
}

export interface TravellerProblem {
  /** The field's path, parts joined with dots. */
  readonly field: string;
  /** A sentence of the catalogue `fields`. */
  readonly key: "not_latin" | "in_the_future" | "too_long_ago" | "not_offered" | "not_a_phone";
}

/** Everything that is wrong, in the order of the form; empty when nothing is. `today` is `YYYY-MM-DD`. */
export function travellerProblems(facts: TravellerFacts, today: IsoDate): TravellerProblem[] {
  const { surname, givenNames, birthDate, nationality, countryOfResidence, biometricsDoneOn, vaccinatedOn } = facts;
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
    [biometricsDoneOn !== null && biometricsDoneOn < FIRST_DONE, "biometricsDoneOn", "too_long_ago"],
    [vaccinatedOn !== null && vaccinatedOn > addDays(today, 1), "vaccinatedOn", "in_the_future"],
    [vaccinatedOn !== null && vaccinatedOn < FIRST_DONE, "vaccinatedOn", "too_long_ago"],
  ];
  return rules.flatMap(([isWrong, field, key]) => (isWrong ? [{ field, key }] : []));
}

function isWrongPhone(typed: string | null, country: string | null): boolean {
  return typed !== null && phoneOf(typed, country) === null;
}

/** Who can sign in to the demonstration, and the owners of its companies. */
import type { Insertable } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { approvedAt, registerUrl, validUntil } from "../market/licences.ts";
import { AL_SAFA, type DemoOperator, OTHER_OPERATORS } from "../market/operators.ts";
import { departureCityOf } from "../market/places.ts";

/** Older than every past booking of the world. */
const OPERATOR_AGE_DAYS = 2200;
/** Older than the bookings of the two households. */
const HOUSEHOLD_AGE_DAYS = 40;
/** Older than any booking of the season that is over. */
const HOME_AGE_DAYS = 700;

export interface Secrets {
  /** Hash of the demonstration's password. */
  readonly demo: string;
  /** Hash of the password that the first start prints. */
  readonly staff: string;
  /** Hash of a password that nobody knows. */
  readonly unusable: string;
}

const person = (username: string, firstName: string, lastName: string) => ({
  id: `demo-${firstName.toLowerCase()}`,
  username,
  email: `${firstName.toLowerCase()}@example.org`,
  firstName,
  lastName,
});

export const AMINA = person("pilgrim_demo", "Amina", "Rahman");
export const SITI = person("pilgrim_demo_id", "Siti", "Rahmawati");
/** Came home last season and may review her journey. */
export const ZAYNAB = person("pilgrim_demo_home", "Zaynab", "Karim");
export const STAFF = person("staff_demo", "Nadia", "Osman");
const OPERATOR_USERNAME = "operator_demo";

export type DemoUserRow = Insertable<Database["users"]>;

/** The five who can sign in, then the owners of the other companies, who cannot. */
export function accountRows(secrets: Secrets, now: Date): DemoUserRow[] {
  const createdAt = new Date(now.getTime() - HOUSEHOLD_AGE_DAYS * DAY_MS);
  const homeSince = new Date(now.getTime() - HOME_AGE_DAYS * DAY_MS);
  const known = { passwordHash: secrets.demo, demo: true, createdAt };
  return [
    { ...known, ...AMINA, role: "pilgrim", preferredLanguage: "en", countryOfResidence: "GB", travelsAlone: false },
    { ...known, ...SITI, role: "pilgrim", preferredLanguage: "id", countryOfResidence: "ID", travelsAlone: false },
    { ...known, ...ZAYNAB, createdAt: homeSince, role: "pilgrim", countryOfResidence: "GB", travelsAlone: true },
    { ...known, ...STAFF, passwordHash: secrets.staff, role: "staff", countryOfResidence: null },
    { ...ownerRow(AL_SAFA, secrets.demo, now), username: OPERATOR_USERNAME },
    ...OTHER_OPERATORS.map((operator) => ownerRow(operator, secrets.unusable, now)),
  ];
}

function ownerRow({ id, firstName, lastName, cities }: DemoOperator, passwordHash: string, now: Date): DemoUserRow {
  return {
    id,
    username: id,
    email: `office@${id}.example.org`,
    passwordHash,
    firstName,
    lastName,
    role: "operator",
    countryOfResidence: departureCityOf(cities[0] ?? "London").country,
    demo: true,
    createdAt: new Date(now.getTime() - OPERATOR_AGE_DAYS * DAY_MS),
  };
}

export function operatorRows(now: Date): Insertable<Database["operators"]>[] {
  return [AL_SAFA, ...OTHER_OPERATORS].map((operator) => ({
    userId: operator.id,
    companyName: operator.company,
    ...(operator.licence.verified ? holdingLicence(operator, now) : { licenceVerifiedAt: null }),
  }));
}

/** What was approved; whoever waits has nothing of it yet. */
function holdingLicence(operator: DemoOperator, now: Date) {
  const { scheme, party, number } = operator.licence;
  return {
    licenceScheme: scheme,
    licenceParty: party,
    licenceNumber: number,
    licenceRegisterUrl: registerUrl(operator),
    licenceValidUntil: validUntil(operator, now),
    licenceVerifiedAt: approvedAt(operator, now),
  };
}

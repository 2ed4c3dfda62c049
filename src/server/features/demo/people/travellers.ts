/** The people of the demonstration households. */
import type { Insertable } from "kysely";
import { MINUTE_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { AMINA, SITI, ZAYNAB } from "./accounts.ts";

type Person = Pick<
  Insertable<Database["travellers"]>,
  "relationship" | "surname" | "givenNames" | "birthDate" | "sex" | "phone"
> & { readonly id: string };

const emergency = { emergencyName: "Bilal Karim", emergencyPhone: "+442079460991" };
const rahman = (
  givenNames: string,
  relationship: Person["relationship"],
  sex: "F" | "M",
  birthDate: string,
): Person => ({
  id: `demo-traveller-${givenNames.toLowerCase()}`,
  relationship,
  surname: "Rahman",
  givenNames,
  birthDate,
  sex,
  phone: "+442079460990",
});

/** Amina, her husband, her parents and her daughter. */
export const RAHMANS = {
  amina: { ...rahman("Amina", "self", "F", "1988-03-12"), surname: AMINA.lastName },
  yusuf: rahman("Yusuf", "spouse", "M", "1985-11-02"),
  khadija: rahman("Khadija", "mother", "F", "1958-06-21"),
  ibrahim: rahman("Ibrahim", "father", "M", "1954-01-17"),
  maryam: rahman("Maryam", "daughter", "F", "2012-09-05"),
} as const;

const fromJakarta = { phone: "+62215550190" };

export const RAHMAWATIS = {
  siti: { ...rahman(SITI.firstName, "self", "F", "1979-08-30"), surname: SITI.lastName, ...fromJakarta },
  agus: { ...rahman("Agus", "spouse", "M", "1976-04-09"), surname: "Santoso", ...fromJakarta },
  dewi: { ...rahman("Dewi", "mother", "F", "1955-12-01"), surname: "Lestari", ...fromJakarta },
} as const;

/** Home since last season, alone: named on that journey, so that its ticket can be looked at. */
export const KARIM = {
  ...rahman(ZAYNAB.firstName, "self", "F", "1969-02-14"),
  surname: ZAYNAB.lastName,
  phone: "+442079460992",
};

export function travellerRows(now: Date): Insertable<Database["travellers"]>[] {
  return [
    ...householdRows(AMINA.id, "GB", Object.values(RAHMANS), now),
    ...householdRows(SITI.id, "ID", Object.values(RAHMAWATIS), now),
    ...householdRows(ZAYNAB.id, "GB", [KARIM], now),
  ];
}

/** One after the other, so that they stand in this order. */
function householdRows(userId: string, country: string, people: readonly Person[], now: Date) {
  return people.map((person, i) => ({
    ...person,
    ...emergency,
    userId,
    nationality: country,
    countryOfResidence: country,
    createdAt: new Date(now.getTime() + (i - people.length) * MINUTE_MS),
  }));
}

/** A traveller as its account sees it. */
import type { Traveller } from "#contract/travellers.ts";
import { printedName } from "#domain/travellers/legal-name.ts";
import type { MasterKeys } from "#server/platform/secrets/keys.ts";
import type { TravellerRow } from "./repository.ts";
import { openNeeds } from "./special-needs.ts";

export function presentTraveller(keys: MasterKeys, row: TravellerRow): Traveller {
  const { id, relationship, surname, givenNames, emergencyName, emergencyPhone } = row;
  return {
    id,
    relationship,
    isSelf: relationship === "self",
    surname,
    givenNames,
    printedName: printedName(surname, givenNames).field,
    birthDate: row.birthDate,
    sex: row.sex,
    nationality: row.nationality,
    countryOfResidence: row.countryOfResidence,
    phone: row.phone,
    emergencyContact: emergencyName && emergencyPhone ? { name: emergencyName, phone: emergencyPhone } : null,
    specialNeeds: openNeeds(keys, row),
    biometricsDoneOn: row.biometricsDoneOn,
    vaccinatedOn: row.vaccinatedOn,
  };
}

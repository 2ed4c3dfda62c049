/** Travellers, as types. */
import type { Generated } from "kysely";
import type { Relationship, Sex } from "#domain/travellers/traveller.ts";
import type { DefaultInstant, NullableInstant } from "#server/platform/database/schema/columns.ts";

export interface TravellersTable {
  id: Generated<string>;
  userId: string;
  relationship: Relationship;
  surname: string;
  givenNames: Generated<string>;
  birthDate: string | null;
  sex: Sex | null;
  nationality: string | null;
  countryOfResidence: string | null;
  phone: string | null;
  emergencyName: string | null;
  emergencyPhone: string | null;
  sealedNeeds: Buffer | null;
  needsConsentVersion: string | null;
  needsConsentedAt: NullableInstant;
  biometricsDoneOn: string | null;
  vaccinatedOn: string | null;
  deleteAt: NullableInstant;
  createdAt: DefaultInstant;
}

declare module "#server/platform/database/schema/schema.ts" {
  interface Database {
    travellers: TravellersTable;
  }
}

/** What the operator of the demonstration tells of itself, and the terms that its next packages begin with. */
import type { Insertable } from "kysely";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { demoOperatorCities } from "../market/demo-operator-packages.ts";
import { AL_SAFA } from "../market/operators.ts";

export interface BusinessRows {
  readonly profile: Insertable<Database["companyProfiles"]>;
  readonly terms: Insertable<Database["standardTerms"]>;
}

/** Numbers that Ofcom keeps for drama: nobody's. */
const PHONES = ["+44 20 7946 0148", "+44 20 7946 0149"];

const LIST = new Intl.ListFormat("en-GB");

export function businessRows(): BusinessRows {
  const operatorId = AL_SAFA.id;
  const about = [
    `Small groups from ${LIST.format(demoOperatorCities())}, each with a scholar and a nurse.`,
    "Our guides speak Arabic and the languages that each package names, and stay with you from the airport to the last rite.",
  ].join("\n\n");
  return {
    profile: {
      ...{ operatorId, address: "14 Lantern Court\nLondon E1 0ZZ\nUnited Kingdom", phones: PHONES },
      ...{ email: `hajj@${operatorId}.example.org`, about, version: 1 },
    },
    terms: { operatorId, terms: JSON.stringify(STANDARD_TERMS), version: 1 },
  };
}

/** From the form to the columns of a row, refused where a field cannot stand as it is. */
import type { TravellerChanges } from "#contract/travellers.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { tidyName } from "#domain/travellers/legal-name.ts";
import { phoneOf } from "#domain/travellers/phone.ts";
import { type TravellerFacts, travellerProblems } from "#domain/travellers/problems.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { TravellerFields } from "./repository.ts";

const NOTHING_SENT: TravellerFacts = {
  surname: "X",
  givenNames: "",
  birthDate: null,
  nationality: null,
  countryOfResidence: null,
  phone: null,
  emergencyContact: null,
  biometricsDoneOn: null,
  vaccinatedOn: null,
};

/**
 * Looks at the fields that were sent alone; numbers without a code are of `country`. Throws AppError `unacceptable` that names
 * them. `today` is `YYYY-MM-DD`.
 */
export function requireAcceptable(sent: TravellerChanges, country: string | null, today: IsoDate): void {
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const problems = travellerProblems({ ...NOTHING_SENT, countryOfResidence: country, ...given }, today);
  if (problems.length === 0) return;
  // Of several at one field the first is named.
  const named = problems.toReversed().map(({ field, key }) => [field, { key }]);
  throw new AppError("unacceptable", {}, Object.fromEntries(named));
}

/** The columns of what was sent, special needs apart; numbers without a code are of `country`. */
export function travellerColumns(sent: TravellerChanges, country: string | null): TravellerFields {
  const { surname, givenNames, phone, emergencyContact, specialNeeds: _sealedApart, ...same } = sent;
  return {
    ...same,
    ...(surname !== undefined && { surname: tidyName(surname) }),
    ...(givenNames !== undefined && { givenNames: tidyName(givenNames) }),
    ...(phone !== undefined && { phone: phone && phoneOf(phone, country) }),
    ...(emergencyContact !== undefined && {
      emergencyName: emergencyContact && tidyName(emergencyContact.name),
      emergencyPhone: emergencyContact && phoneOf(emergencyContact.phone, country),
    }),
  };
}

/** Checked passports of the groups' people, as rows and as what would have been read from each. */
import type { Insertable } from "kysely";
import { codeOfCountry } from "#domain/documents/lines/nationality.ts";
import { DAY_MS } from "#domain/durations.ts";
import { printedName } from "#domain/travellers/legal-name.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { RandomSource } from "../random.ts";

const CHECKED_DAYS_AGO = 9;
/** Of a page that a telephone photographs. */
const SIZE_BYTES = 184_320;
/** Of so many, one was accepted by a person, and its lines were not read. */
const UNREAD_EVERY = 12;

export interface DemoPassport {
  readonly row: Insertable<Database["documents"]> & { readonly id: string };
  /** Null where nothing was read. */
  readonly read: Readonly<Record<string, string>> | null;
}

type Person = Insertable<Database["travellers"]> & { readonly id: string };

export function passportsOf(people: readonly Person[], random: RandomSource, now: Date): DemoPassport[] {
  return people.map((person, at) => {
    const passport = passportOf(person, random, now);
    return at % UNREAD_EVERY === UNREAD_EVERY - 1 ? { ...passport, read: null } : passport;
  });
}

function passportOf(person: Person, random: RandomSource, now: Date): DemoPassport {
  const country = codeOfCountry(person.nationality ?? "") ?? "UTO";
  const at = new Date(now.getTime() - CHECKED_DAYS_AGO * DAY_MS);
  const { surname, givenNames } = printedName(person.surname, person.givenNames ?? "");
  return {
    row: {
      id: random.uuid(),
      userId: person.userId,
      travellerId: person.id,
      type: "passport",
      status: "verified",
      stage: "done",
      fileName: "specimen-passport.jpg",
      contentType: "image/jpeg",
      sizeBytes: SIZE_BYTES,
      uploadedAt: at,
      processedAt: at,
    },
    read: {
      ...{ surname, givenNames, nationality: country, issuingCountry: country },
      documentNumber: `${random.pick(["K", "L", "N", "P"])}${random.int(1_000_000, 9_999_999)}`,
      dateOfBirth: person.birthDate ?? "",
      sex: person.sex ?? "X",
      expiryDate: `${now.getUTCFullYear() + random.int(3, 8)}-0${random.int(1, 9)}-1${random.int(0, 9)}`,
    },
  };
}

/** Travellers whom nobody has entered yet, as their passports' lines have them. */
import type { IsoDate } from "../../calendar.ts";
import type { Sex } from "../../travellers/traveller.ts";
import type { MrzFields } from "../lines/mrz.ts";
import { countryOfCode } from "../lines/nationality.ts";
import { birthsOf, type IntakeCandidate } from "./person.ts";

export interface Newcomer {
  /** The id of the first paper that names them. */
  readonly key: string;
  /** The account's owner, by the account's name. */
  readonly isOwner: boolean;
  /** Something speaks for somebody who is known already: a person says which it is. */
  readonly isDoubtful: boolean;
  /** As the lines have it, but for the capitals. */
  readonly surname: string;
  readonly givenNames: string;
  /** The name fills its field, so that its end may be cut off. */
  readonly nameCut: boolean;
  /** Null where the lines leave it open. */
  readonly birthDate: IsoDate | null;
  /** Both days that a birth may mean, the later first: a child, or somebody a hundred years older; else empty. */
  readonly birthEither: readonly IsoDate[];
  readonly sex: Sex | null;
  /** ISO 3166-1 alpha-2; null for a code that no country has. */
  readonly nationality: string | null;
  readonly passportNumber: string;
  readonly issuingCountry: string;
  readonly passportExpiry: IsoDate | null;
}

type Standing = Pick<Newcomer, "key" | "isOwner" | "isDoubtful">;

export function newcomerOf(lines: MrzFields, standing: Standing): Newcomer {
  return {
    ...{ ...standing, nameCut: lines.nameTruncated },
    surname: inWords(lines.surname),
    givenNames: inWords(lines.givenNames),
    birthDate: lines.dateOfBirth,
    birthEither: lines.birthEither ?? [],
    sex: lines.sex === "X" ? null : lines.sex,
    nationality: countryOfCode(lines.nationality),
    passportNumber: lines.documentNumber,
    issuingCountry: lines.issuingCountry,
    passportExpiry: lines.expiryDate,
  };
}

/** The same person twice: one passport in two pictures, or the old and the new one. */
export function isSamePerson(one: MrzFields, other: MrzFields): boolean {
  if (one.documentNumber === other.documentNumber && one.issuingCountry === other.issuingCountry) return true;
  const facts = (lines: MrzFields) => JSON.stringify([lines.surname, lines.givenNames, lines.sex, birthsOf(lines)]);
  return birthsOf(one).length > 0 && facts(one) === facts(other);
}

export function personOf({ key, ...known }: Newcomer): IntakeCandidate {
  const { surname, givenNames, birthDate, sex, nationality, passportNumber, issuingCountry } = known;
  const fullName = `${givenNames} ${surname}`.trim();
  return {
    ref: { kind: "newcomer", key },
    ...{ fullName, birthDate, sex, nationality },
    passports: [{ documentNumber: passportNumber, issuingCountry, fullName }],
  };
}

function inWords(capitals: string): string {
  return capitals.toLowerCase().replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
}

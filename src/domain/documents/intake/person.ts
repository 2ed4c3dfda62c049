/** People to whom a paper may belong, and how well what was read agrees with each of them. */
import type { IsoDate } from "../../calendar.ts";
import { agrees, compareNames } from "../../names/names.ts";
import type { Sex } from "../../travellers/traveller.ts";
import type { MrzFields } from "../lines/mrz.ts";
import { codeOfCountry } from "../lines/nationality.ts";

/** `owner`: the account's, who is not among the travellers yet. `newcomer`: somebody whose passport is among these papers. */
export type PersonRef =
  | { readonly kind: "owner" }
  | { readonly kind: "traveller"; readonly id: string }
  | { readonly kind: "newcomer"; readonly key: string };

export interface HouseholdPassport {
  readonly documentNumber: string;
  readonly issuingCountry: string;
  readonly fullName: string;
}

export interface IntakeCandidate {
  readonly ref: PersonRef;
  readonly fullName: string;
  /** Null when it was never said, like the two after it. */
  readonly birthDate: IsoDate | null;
  readonly sex: Sex | null;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string | null;
  /** Those that stand, whose lines were trusted. */
  readonly passports: readonly HouseholdPassport[];
}

/** By what somebody was recognised, the surest first. */
export const RECOGNISED_BY = ["number", "birth_date", "name", "only"] as const;
export type RecognisedBy = (typeof RECOGNISED_BY)[number];

/** `doubt`: something speaks for the person and something against. */
type Fit = Exclude<RecognisedBy, "only"> | "doubt" | "no";

/** The days of birth that the lines may mean. */
export function birthsOf({ dateOfBirth, birthEither = [] }: MrzFields): readonly IsoDate[] {
  return dateOfBirth === null ? birthEither : [dateOfBirth];
}

export function fitOf(lines: MrzFields, person: IntakeCandidate): Fit {
  const same = (passport: HouseholdPassport) =>
    passport.documentNumber === lines.documentNumber && passport.issuingCountry === lines.issuingCountry;
  if (person.passports.some(same)) return "number";
  const read = { name: `${lines.givenNames} ${lines.surname}`, truncated: lines.nameTruncated };
  const match = compareNames(read, [person.fullName, ...person.passports.map(({ fullName }) => fullName)]);
  const births = birthsOf(lines);
  const against = isOtherwise(lines, person);
  if (person.birthDate === null || births.length === 0) {
    if (!agrees(match)) return "no";
    return against ? "doubt" : "name";
  }
  if (births.includes(person.birthDate)) {
    if (match === "different") return "no";
    return agrees(match) && !against ? "birth_date" : "doubt";
  }
  return agrees(match) ? "doubt" : "no";
}

/** Another sex or nationality than the record has. */
function isOtherwise(lines: MrzFields, { sex, nationality }: IntakeCandidate): boolean {
  const bySex = sex !== null && sex !== "X" && lines.sex !== "X" && sex !== lines.sex;
  const code = nationality === null ? null : codeOfCountry(nationality);
  return bySex || (code !== null && code !== lines.nationality);
}

/** Whose it is: the one whom the surest sign points at; `doubt` where two are meant alike or a sign speaks against. */
export function holderOf(
  lines: MrzFields,
  people: readonly IntakeCandidate[],
): { readonly person: IntakeCandidate; readonly by: RecognisedBy } | "doubt" | "nobody" {
  const fits = people.map((person) => ({ person, fit: fitOf(lines, person) }));
  for (const by of ["number", "birth_date", "name"] as const) {
    const [first, second] = fits.filter(({ fit }) => fit === by);
    if (first) return second ? "doubt" : { person: first.person, by };
  }
  return fits.some(({ fit }) => fit === "doubt") ? "doubt" : "nobody";
}

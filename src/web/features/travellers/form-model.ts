/** A traveller as the form holds it, in texts, and back as the call takes it. */
import type { NewTraveller, Traveller, TravellerChanges } from "#contract/travellers.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { fullName } from "#domain/travellers/legal-name.ts";
import {
  type Aid,
  isTooYoung,
  NEEDS_CONSENT_VERSION,
  RELATIONSHIPS,
  type Relationship,
  SEXES,
} from "#domain/travellers/traveller.ts";

export interface TravellerForm {
  readonly relationship: Relationship;
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string;
  readonly sex: string;
  readonly nationality: string;
  readonly countryOfResidence: string;
  readonly phone: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly biometricsDoneOn: string;
  readonly vaccinatedOn: string;
  /** Consent to keep the special needs. */
  readonly consents: boolean;
  readonly aids: readonly Aid[];
  readonly note: string;
}

export type SpecialNeedsFields = Pick<TravellerForm, "consents" | "aids" | "note">;

export function specialNeedsOf({ consents, aids, note }: TravellerForm): SpecialNeedsFields {
  return { consents, aids, note };
}

/** All but the special needs. */
export function travellerTexts({
  consents,
  aids,
  note,
  ...texts
}: TravellerForm): Omit<TravellerForm, keyof SpecialNeedsFields> {
  return texts;
}

export const EMPTY_FORM: TravellerForm = {
  relationship: "spouse",
  surname: "",
  givenNames: "",
  birthDate: "",
  sex: "",
  nationality: "",
  countryOfResidence: "",
  phone: "",
  contactName: "",
  contactPhone: "",
  biometricsDoneOn: "",
  vaccinatedOn: "",
  consents: false,
  aids: [],
  note: "",
};

export function travellerFormOf(traveller: Traveller): TravellerForm {
  const { relationship, surname, givenNames, emergencyContact, specialNeeds } = traveller;
  return {
    relationship,
    surname,
    givenNames,
    birthDate: traveller.birthDate ?? "",
    sex: traveller.sex ?? "",
    nationality: traveller.nationality ?? "",
    countryOfResidence: traveller.countryOfResidence ?? "",
    phone: traveller.phone ?? "",
    contactName: emergencyContact?.name ?? "",
    contactPhone: emergencyContact?.phone ?? "",
    biometricsDoneOn: traveller.biometricsDoneOn ?? "",
    vaccinatedOn: traveller.vaccinatedOn ?? "",
    consents: specialNeeds !== null,
    aids: specialNeeds?.aids ?? [],
    note: specialNeeds?.note ?? "",
  };
}

/** What the people of a household mostly share. */
export const SHARED = ["nationality", "emergencyContact"] as const;
type Shared = (typeof SHARED)[number];

/** What of a form tells a shared fact. */
const TEXTS: Record<Shared, readonly (keyof TravellerForm)[]> = {
  nationality: ["nationality"],
  emergencyContact: ["contactName", "contactPhone"],
};

/** Of the others, the one asked last whose emergency contact is known and somebody else, or else whose nationality is. */
export function carrierFor(traveller: Traveller | null, known: readonly Traveller[]): Traveller | null {
  const others = known.filter(({ id }) => id !== traveller?.id);
  const isCalled = ({ emergencyContact }: Traveller) =>
    emergencyContact !== null && !(traveller && isSameName(emergencyContact.name, fullName(traveller)));
  return others.findLast(isCalled) ?? others.findLast(({ nationality }) => nationality !== null) ?? null;
}

/** The shared facts that `form` does not tell and the carrier does. */
export function missingIn(form: TravellerForm, carrier: Traveller): Shared[] {
  const told = travellerFormOf(carrier);
  return SHARED.filter((fact) => isEmpty(form, fact) && !isEmpty(told, fact));
}

/** `form` with some facts as the carrier's are. */
export function carriedOver(form: TravellerForm, carrier: Traveller, facts: readonly Shared[]): TravellerForm {
  const told = travellerFormOf(carrier);
  const texts = facts.flatMap((fact) => TEXTS[fact]).map((text) => [text, told[text]]);
  return { ...form, ...Object.fromEntries(texts) };
}

/** Whether a fact stands as the carrier told it. */
export function isCarried(form: TravellerForm, carrier: Traveller, fact: Shared): boolean {
  const told = travellerFormOf(carrier);
  return TEXTS[fact].every((text) => form[text] === told[text]);
}

function isEmpty(form: TravellerForm, fact: Shared): boolean {
  return TEXTS[fact].every((text) => form[text] === "");
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

/** What stands empty is told as unknown; without consent the special needs are erased. */
export function travellerBody(form: TravellerForm): NewTraveller {
  const { contactName, contactPhone } = form;
  const isContactEmpty = contactName.trim() === "" && contactPhone.trim() === "";
  return {
    relationship: form.relationship,
    surname: form.surname,
    givenNames: form.givenNames,
    birthDate: filled(form.birthDate),
    sex: SEXES.find((sex) => sex === form.sex) ?? null,
    nationality: filled(form.nationality),
    countryOfResidence: filled(form.countryOfResidence),
    phone: filled(form.phone),
    emergencyContact: isContactEmpty ? null : { name: contactName, phone: contactPhone },
    biometricsDoneOn: filled(form.biometricsDoneOn),
    vaccinatedOn: filled(form.vaccinatedOn),
    specialNeeds: form.consents
      ? { aids: [...form.aids], note: form.note, consentVersion: NEEDS_CONSENT_VERSION }
      : null,
  };
}

/** As `bodyOf`, but special needs that stay as they are keep the time of their consent. */
export function changesOf(traveller: Traveller, form: TravellerForm): TravellerChanges {
  const { specialNeeds, ...others } = travellerBody(form);
  const before = travellerBody(travellerFormOf(traveller)).specialNeeds;
  return JSON.stringify(before) === JSON.stringify(specialNeeds) ? others : { ...others, specialNeeds };
}

function filled(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}

/** A browser without a field for dates gives what was typed. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether whoever was typed is under the age of the next Hajj: kept, and not travelling. */
export function staysAtHome({ birthDate }: Pick<TravellerForm, "birthDate">, today: IsoDate): boolean {
  return DAY.test(birthDate) && isTooYoung(birthDate, today);
}

/** Whom somebody new can be, and whom a known person can become: the owner is there once and stays it. */
export function relationshipsFor(form: TravellerForm, hasSelf: boolean, isNew: boolean): readonly Relationship[] {
  if (!isNew && form.relationship === "self") return ["self"];
  return RELATIONSHIPS.filter((relationship) => relationship !== "self" || (isNew && !hasSelf));
}

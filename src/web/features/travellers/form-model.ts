/** A traveller as the form holds it, in texts, and back as the call takes it. */
import type { NewTraveller, Traveller, TravellerChanges } from "#contract/travellers.ts";
import type { IsoDate } from "#domain/calendar.ts";
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
  /** Consent to keep the special needs. */
  readonly consents: boolean;
  readonly aids: readonly Aid[];
  readonly note: string;
}

export type Needs = Pick<TravellerForm, "consents" | "aids" | "note">;

export function needsOf({ consents, aids, note }: TravellerForm): Needs {
  return { consents, aids, note };
}

/** All but the special needs. */
export function textsOf({ consents, aids, note, ...texts }: TravellerForm): Omit<TravellerForm, keyof Needs> {
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
  consents: false,
  aids: [],
  note: "",
};

export function formOf(traveller: Traveller): TravellerForm {
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
    consents: specialNeeds !== null,
    aids: specialNeeds?.aids ?? [],
    note: specialNeeds?.note ?? "",
  };
}

type Shared = Pick<TravellerForm, "nationality" | "contactName" | "contactPhone">;

/** What the person added last shares with the next of the household, as far as it was told. */
export function carriedOver(known: readonly Traveller[]): Shared {
  const { nationality, contactName, contactPhone } = known.map(formOf).at(-1) ?? EMPTY_FORM;
  return { nationality, contactName, contactPhone };
}

/** Whose facts the form of somebody new still holds; null where there are none or they were changed. */
export function carrierOf(known: readonly Traveller[], form: TravellerForm): Traveller | null {
  const shared = carriedOver(known);
  const isCarried =
    shared.nationality + shared.contactName !== "" &&
    form.nationality === shared.nationality &&
    form.contactName === shared.contactName &&
    form.contactPhone === shared.contactPhone;
  return isCarried ? (known.at(-1) ?? null) : null;
}

/** What stands empty is told as unknown; without consent the special needs are erased. */
export function bodyOf(form: TravellerForm): NewTraveller {
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
    specialNeeds: form.consents
      ? { aids: [...form.aids], note: form.note, consentVersion: NEEDS_CONSENT_VERSION }
      : null,
  };
}

/** As `bodyOf`, but special needs that stay as they are keep the time of their consent. */
export function changesOf(traveller: Traveller, form: TravellerForm): TravellerChanges {
  const { specialNeeds, ...others } = bodyOf(form);
  const before = bodyOf(formOf(traveller)).specialNeeds;
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

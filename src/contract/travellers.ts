/** Travellers: the people who travel, each entered once and named on bookings and documents. */
import { z } from "zod";
import {
  AIDS,
  MAX_NAME,
  MAX_NEEDS_NOTE,
  MAX_PHONE,
  NEEDS_CONSENT_VERSION,
  RELATIONSHIPS,
  SEXES,
} from "#domain/travellers/traveller.ts";
import { IdParams, Instant } from "./amounts.ts";
import { defineRoute } from "./route.ts";
import { filledText, textUpTo } from "./text.ts";

const aids = z.array(z.enum(AIDS)).max(AIDS.length);
/** ISO 3166-1 alpha-2. */
const country = z.string().length(2);

export const Traveller = z
  .object({
    id: z.string(),
    relationship: z.enum(RELATIONSHIPS),
    /** The account's owner. */
    isSelf: z.boolean(),
    surname: z.string(),
    givenNames: z.string(),
    /** The 39 characters of the passport's name field. */
    printedName: z.string(),
    birthDate: z.string().nullable(),
    sex: z.enum(SEXES).nullable(),
    nationality: country.nullable(),
    countryOfResidence: country.nullable(),
    phone: z.string().nullable(),
    emergencyContact: z.object({ name: z.string(), phone: z.string() }).nullable(),
    specialNeeds: z.object({ aids, note: z.string(), consentVersion: z.string(), consentedAt: Instant }).nullable(),
    biometricsDoneOn: z.string().nullable(),
    vaccinatedOn: z.string().nullable(),
  })
  .meta({ id: "Traveller" });
export type Traveller = z.output<typeof Traveller>;

/** What a person may leave out is unknown until told; null takes it away again. */
const fields = {
  surname: filledText(MAX_NAME),
  /** Empty for people with one name. */
  givenNames: textUpTo(MAX_NAME),
  birthDate: z.iso.date().nullable().optional(),
  sex: z.enum(SEXES).nullable().optional(),
  nationality: country.nullable().optional(),
  countryOfResidence: country.nullable().optional(),
  phone: filledText(MAX_PHONE).nullable().optional(),
  emergencyContact: z
    .object({ name: filledText(MAX_NAME), phone: filledText(MAX_PHONE) })
    .nullable()
    .optional(),
  /** Kept only with consent to the text of this version; null withdraws the consent and erases what was told. */
  specialNeeds: z
    .object({ aids, note: textUpTo(MAX_NEEDS_NOTE), consentVersion: z.literal(NEEDS_CONSENT_VERSION) })
    .nullable()
    .optional(),
  biometricsDoneOn: z.iso.date().nullable().optional(),
  /** The last meningitis injection. */
  vaccinatedOn: z.iso.date().nullable().optional(),
};

export const NewTraveller = z.object({ relationship: z.enum(RELATIONSHIPS), ...fields });
export type NewTraveller = z.output<typeof NewTraveller>;

export const TravellerChanges = NewTraveller.partial();
export type TravellerChanges = z.output<typeof TravellerChanges>;

export const listTravellers = defineRoute({
  method: "GET",
  path: "/api/travellers",
  who: ["pilgrim"],
  summary: "The people that the signed-in user travels with, the user first, then as they were added.",
  response: z.array(Traveller),
});

export const addTraveller = defineRoute({
  method: "POST",
  path: "/api/travellers",
  once: "kept",
  who: ["pilgrim"],
  summary: "Adds a person who travels; documents without a person become those of `self`.",
  body: NewTraveller,
  response: Traveller,
  status: 201,
  errors: ["too_many_travellers", "unacceptable"],
});

export const changeTraveller = defineRoute({
  method: "PATCH",
  path: "/api/travellers/:id",
  who: ["pilgrim"],
  summary: "Changes what is sent and leaves the rest; null takes a fact away.",
  params: IdParams,
  body: TravellerChanges,
  response: Traveller,
  errors: ["unacceptable"],
});

export const deleteTraveller = defineRoute({
  method: "DELETE",
  path: "/api/travellers/:id",
  once: "kept",
  who: ["pilgrim"],
  summary: "Erases a person and their documents; those of the account's owner stay with the account.",
  params: IdParams,
  response: "empty",
  errors: ["traveller_is_booked"],
});

/** A person who travels: the account's owner or somebody they add; limits and lists. */
import { ageOn, type IsoDate, nextHajj } from "../calendar.ts";

/** A traveller to Hajj is at least this old on the 8th of Dhul Hijjah. Source: docs/sources.md#hajj-age. */
export const MIN_AGE_YEARS = 12;

/** Fair use: two large households (docs/sources.md#household). */
export const MAX_TRAVELLERS = 20;
/** Longest name part, in characters; a zone prints 39 of both together. */
export const MAX_NAME = 100;
export const MAX_PHONE = 40;
export const MAX_NEEDS_NOTE = 1000;

/** To the account's owner; `self` is the owner. */
export const RELATIONSHIPS = [
  "self",
  "spouse",
  "mother",
  "father",
  "daughter",
  "son",
  "sister",
  "brother",
  "grandmother",
  "grandfather",
  "other",
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** As passports print it; X is unspecified. */
export const SEXES = ["F", "M", "X"] as const;
export type Sex = (typeof SEXES)[number];

/** What somebody may need on the way. */
export const AIDS = ["step_free", "wheelchair", "oxygen", "hearing", "sight", "medicine_cold"] as const;
export type Aid = (typeof AIDS)[number];

/** The version of the consent text beside the special needs (messages `travellers.needs.consent`): a new text, a new version. */
export const NEEDS_CONSENT_VERSION = "2026-11-20";
/** The same for telling them to the operator of a journey (messages `shared.consent`). */
export const OPERATOR_NEEDS_CONSENT_VERSION = "2026-11-20";

/**
 * Whether somebody is under the age of Hajj on the 8th of Dhul Hijjah of the journey that leaves on `departure`.
 * False while the birth date is unknown. Source: docs/sources.md#hajj-age.
 */
export function isTooYoung(birthDate: IsoDate | null, departure: IsoDate): boolean {
  return birthDate !== null && ageOn(birthDate, nextHajj(departure).tarwiyah) < MIN_AGE_YEARS;
}

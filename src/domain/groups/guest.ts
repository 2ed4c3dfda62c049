/** Somebody who needs a bed, and whether they may be without their family. */
import { ageOn, type IsoDate } from "#domain/calendar.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Aid, Sex } from "#domain/travellers/traveller.ts";

const ADULT_YEARS = 18;
/** From here on somebody shares with their family where they have one. */
const ELDER_YEARS = 65;

export interface Guest {
  readonly id: string;
  /** Null: not told. Only women among women and men among men share with other families. */
  readonly sex: Sex | null;
  readonly household: string;
  /** The kind of room that was booked. */
  readonly roomType: RoomTypeName;
  /** Guests of one key booked one room together; null: the operator arranges it. */
  readonly bookedRoom: string | null;
  readonly age: "minor" | "adult" | "elder";
  readonly needsStepFree: boolean;
}

/** Aids for which a room without steps is needed. */
const STEP_FREE: readonly Aid[] = ["step_free", "wheelchair"];

export function needsStepFree(aids: readonly Aid[]): boolean {
  return aids.some((aid) => STEP_FREE.includes(aid));
}

/** Full years on the day of departure; null while the birth date is not told. */
export function yearsOn(birthDate: IsoDate | null, departure: IsoDate): number | null {
  return birthDate === null ? null : ageOn(birthDate, departure);
}

/** Who has not told counts as adult. */
export function ageGroup(years: number | null): Guest["age"] {
  if (years === null) return "adult";
  if (years < ADULT_YEARS) return "minor";
  return years >= ELDER_YEARS ? "elder" : "adult";
}

/** The one sex of all of these people; null where they differ or somebody's is not known. */
export function commonSex(guests: readonly Pick<Guest, "sex">[]): "F" | "M" | null {
  const [first] = guests;
  if (first?.sex !== "F" && first?.sex !== "M") return null;
  return guests.every(({ sex }) => sex === first.sex) ? first.sex : null;
}

export function isOneHousehold(guests: readonly Pick<Guest, "household">[]): boolean {
  return guests.every(({ household }) => household === guests[0]?.household);
}

/** Minors and elders share with a grown-up of their own household. */
export function hasCompany(guest: Guest, roommates: readonly Guest[]): boolean {
  if (guest.age === "adult") return true;
  return roommates.some(
    ({ id, household, age }) => id !== guest.id && household === guest.household && age !== "minor",
  );
}

/** People may share a room: of one household, or all women, or all men. */
export function mayShare(guests: readonly Guest[]): boolean {
  return isOneHousehold(guests) || commonSex(guests) !== null;
}

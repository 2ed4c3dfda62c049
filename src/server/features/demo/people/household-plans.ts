/** What Amina's household has planned together: her list of packages, the rooms they would share, the shared list. */
import type { Insertable } from "kysely";
import { addDays, dateOf, nextHajj } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { DEFAULT_TODOS, type DefaultTodo, defaultDue } from "#domain/households/checklist.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { Offer } from "../market/offers.ts";
import { AMINA } from "./accounts.ts";
import { memberIdOf, RAHMAN_FAMILY } from "./families.ts";
import { RAHMANS } from "./travellers.ts";

const PREFERRED = 4;

/** From London by Nusuk, with a place for all five: those nearest to the Haram first. */
export function preferredBy(offers: readonly Offer[]): Offer[] {
  const people = Object.keys(RAHMANS).length;
  return offers
    .filter(({ status, city, channels, freeSeats }) => {
      return status === "listed" && city === "London" && channels.includes("nusuk") && freeSeats >= people;
    })
    .toSorted((a, b) => a.distanceMetres - b.distanceMetres || (a.id < b.id ? -1 : 1))
    .slice(0, PREFERRED);
}

export function familyPreferenceRows(offers: readonly Offer[]): Insertable<Database["familyPreferences"]>[] {
  return preferredBy(offers).map(({ id: packageId }, position) => ({
    ...{ groupId: RAHMAN_FAMILY, userId: AMINA.id, position, packageId },
  }));
}

const DONE: readonly DefaultTodo[] = ["packages"];
const WHOSE: Partial<Record<DefaultTodo, string>> = {
  bank: RAHMANS.amina.id,
  medicines: RAHMANS.khadija.id,
  rites: RAHMANS.yusuf.id,
  meeting_point: RAHMANS.yusuf.id,
};

/** Our list for Hajj, partly given to somebody and begun, and two things of their own. */
export function familyTodoRows(now: Date): Insertable<Database["familyTodos"]>[] {
  const hajj = nextHajj(dateOf(now));
  const common = { groupId: RAHMAN_FAMILY, createdBy: AMINA.id };
  const ours = DEFAULT_TODOS.map((defaultKey, at) => ({
    ...common,
    defaultKey,
    memberId: WHOSE[defaultKey] ? memberIdOf(WHOSE[defaultKey]) : null,
    dueOn: defaultDue(defaultKey, hajj, dateOf(now)),
    ...(DONE.includes(defaultKey) && { doneAt: before(now, 2), doneBy: AMINA.id }),
    createdAt: new Date(before(now, 200).getTime() + at),
  }));
  const own = [
    { text: "Passport office with Ibrahim", memberId: memberIdOf(RAHMANS.ibrahim.id), days: 9 },
    { text: "A new photo of Maryam, white wall", memberId: memberIdOf(RAHMANS.maryam.id), days: 4 },
  ].map(({ days, ...todo }) => ({ ...common, ...todo, dueOn: addDays(dateOf(now), days), createdAt: before(now, 26) }));
  return [...ours, ...own];
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS);
}

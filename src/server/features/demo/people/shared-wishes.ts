/** Wishes that the groups' customers let operators count: they have an own checked passport, so they are ready. */
import type { Insertable } from "kysely";
import { DAY_MS } from "#domain/durations.ts";
import type { StatedWishes } from "#domain/packages/match.ts";
import { WISHES_CONSENT_VERSION } from "#domain/packages/wish-count.ts";
import type { TravellersTable } from "#server/platform/schema.ts";
import type { SharedWishesTable } from "#server/platform/schema-wishes.ts";

const SHARED_DAYS_AGO = 2;

/** In turns: what people of different means ask for. */
const WISHES: readonly StatedWishes[] = [
  { budget: 7000, people: 2 },
  { budget: 9000, distance: 800, people: 4 },
  { budget: 12_000, distance: 500, stay: "Deluxe", people: 2 },
  { budget: 18_000, distance: 300, people: 3 },
];

export function sharedWishRows(
  people: readonly Insertable<TravellersTable>[],
  now: Date,
): Insertable<SharedWishesTable>[] {
  const updatedAt = new Date(now.getTime() - SHARED_DAYS_AGO * DAY_MS);
  return people
    .filter(({ relationship }) => relationship === "self")
    .map(({ userId }, at) => ({
      userId,
      wishes: JSON.stringify(WISHES[at % WISHES.length]),
      consentVersion: WISHES_CONSENT_VERSION,
      updatedAt,
    }));
}

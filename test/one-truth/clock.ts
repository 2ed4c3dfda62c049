/** A clock that stands until a world sets it. */
import type { TestApp } from "../app.ts";
import type { standingClock } from "../factories/bookings.ts";

const DAY_MS = 86_400_000;

export interface WorldClock extends ReturnType<typeof standingClock> {
  set(instant: string): void;
  addDays(days: number): void;
}

export function worldClock(): WorldClock {
  let now = Date.parse("2026-11-20T09:00:00.000Z");
  return {
    clock: () => new Date(now),
    set: (instant) => {
      now = Date.parse(instant);
    },
    addDays: (days) => {
      now += days * DAY_MS;
    },
    move: ({ seconds = 0, minutes = 0, hours = 0, days = 0 }) => {
      now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

/** Nobody is signed out by days that pass. */
export async function lastingSessions({ platform: { db } }: TestApp): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ expiresAt: new Date("2040-01-01") })
    .execute();
}

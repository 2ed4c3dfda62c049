/** Where a booking stands in its reader's list. */
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import type { BookingPhase } from "./booking.ts";

export const SHELVES = ["upcoming", "past", "cancelled"] as const;
export type Shelf = (typeof SHELVES)[number];

interface Shelved {
  readonly phase: BookingPhase;
  /** A UTC instant, ISO 8601. */
  readonly holdExpiresAt: string | null;
  readonly returnDate: IsoDate;
}

/** Whether the time of a hold is over. */
export function hasRunOut({ holdExpiresAt }: Pick<Shelved, "holdExpiresAt">, now: Date): boolean {
  return holdExpiresAt === null || Date.parse(holdExpiresAt) <= now.getTime();
}

/** A hold that ran out counts as cancelled from that moment, whether or not anybody has swept it. */
export function shelfOf({ phase, holdExpiresAt, returnDate }: Shelved, now: Date): Shelf {
  if (phase === "cancelled" || (phase === "held" && hasRunOut({ holdExpiresAt }, now))) return "cancelled";
  return returnDate < dateOf(now) ? "past" : "upcoming";
}

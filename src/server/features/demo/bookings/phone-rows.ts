/** Which of the demonstration operator's bookings came by phone: most are claimed, one still waits for its caller. */
import type { Insertable } from "kysely";
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { BookingRows } from "./booking-rows.ts";

const SHOWN = 6;

type UserRow = Insertable<Database["users"]>;

export interface PhoneRows {
  readonly rows: readonly Insertable<Database["phoneBookings"]>[];
  /** The unclaimed booking and its caller, for whom an account of their own stands in. */
  readonly unclaimed: { readonly bookingId: string; readonly callerId: string; readonly standInId: string } | null;
}

/** The newest that stand and whose first source is the phone. Nothing of them changes but whose the unclaimed one is. */
export function phoneRows(bookings: readonly BookingRows[], operatorId: string, now: Date): PhoneRows {
  const byPhone = bookings
    .map(({ booking }) => booking)
    .filter((booking) => booking.operatorId === operatorId && booking.source === "phone")
    .filter(({ phase, departureDate }) => STATUS_OF_PHASE[phase] === "confirmed" && departureDate > dateOf(now))
    .toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt))
    .slice(0, SHOWN);
  const [waiting, ...claimed] = byPhone;
  if (!waiting) return { rows: [], unclaimed: null };
  const standInId = `demo-caller-${waiting.id}`;
  const rows = claimed.map(({ id: bookingId, createdAt = now }) => {
    return { bookingId, operatorId, claimedAt: new Date(Math.min(Number(createdAt) + DAY_MS, now.getTime())) };
  });
  const caller = { bookingId: waiting.id, operatorId, standInId, contactPhone: "+442079460164" };
  return { rows: [caller, ...rows], unclaimed: { bookingId: waiting.id, callerId: waiting.userId, standInId } };
}

/** With the caller's stand-in, whom nobody signs in as. */
export function withStandIn(users: readonly UserRow[], { unclaimed }: PhoneRows): UserRow[] {
  const standIns = users
    .filter(({ id }) => id === unclaimed?.callerId)
    .map((caller) => ({ ...caller, ...namesOf(unclaimed?.standInId ?? ""), standsIn: true }));
  return [...users, ...standIns];
}

function namesOf(id: string) {
  return { id, username: id, email: `${id}@phone.invalid` };
}

/** The unclaimed booking is the stand-in's. */
export function ownedBy<Row extends { id: string; userId: string }>(booking: Row, { unclaimed }: PhoneRows): Row {
  return booking.id === unclaimed?.bookingId ? { ...booking, userId: unclaimed.standInId } : booking;
}

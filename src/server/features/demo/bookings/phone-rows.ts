/** Which of the demonstration operator's bookings came by phone: most are claimed, one still waits for its caller. */
import type { Insertable } from "kysely";
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { dateOf } from "#domain/calendar.ts";
import type { UsersTable } from "#server/platform/schema.ts";
import type { PhoneBookingsTable } from "#server/platform/schema-phone.ts";
import type { BookingRows } from "./booking-rows.ts";

const SHOWN = 6;
const DAY_MS = 86_400_000;

interface PhoneRows {
  readonly rows: readonly Insertable<PhoneBookingsTable>[];
  /** The account that stands in for the caller of the unclaimed one. */
  readonly standInId: string | null;
}

/** The newest that stand and whose first source is the phone; the bookings themselves stay as they are. */
export function phoneRows(bookings: readonly BookingRows[], operatorId: string, now: Date): PhoneRows {
  const all = bookings.map(({ booking }) => booking);
  const byPhone = all
    .filter((booking) => booking.operatorId === operatorId && booking.source === "phone")
    .filter(({ phase }) => STATUS_OF_PHASE[phase] === "confirmed")
    .toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt));
  const unclaimed = byPhone.find(
    ({ userId, departureDate }) =>
      departureDate > dateOf(now) && all.filter((other) => other.userId === userId).length === 1,
  );
  const shown = new Set([...(unclaimed ? [unclaimed] : []), ...byPhone].slice(0, SHOWN));
  const rows = [...shown].map(({ id: bookingId, userId, createdAt = now }) => {
    if (bookingId === unclaimed?.id) return { bookingId, operatorId, standInId: userId, contactPhone: "+442079460164" };
    return { bookingId, operatorId, claimedAt: new Date(Math.min(Number(createdAt) + DAY_MS, now.getTime())) };
  });
  return { rows, standInId: unclaimed?.userId ?? null };
}

/** Nobody signs in to the account that stands in. */
export function withStandIn<User extends Insertable<UsersTable>>(
  users: readonly User[],
  { standInId }: PhoneRows,
): Insertable<UsersTable>[] {
  return users.map((user) => (user.id === standInId ? { ...user, standsIn: true } : user));
}

/** The pilgrim's bookings by where they stand, each shelf in the order in which it is read. */
import { type Shelf, shelfOf } from "#domain/bookings/shelf.ts";
import { type DueView, duesOf } from "#domain/obligations/due/due.ts";

type Shelved = DueView & { readonly createdAt: string };

/** Ahead: what is due first, first; behind: the last journey first; cancelled: the newest first. */
export function byShelf<Booking extends Shelved>(
  bookings: readonly Booking[],
  now: Date,
): Readonly<Record<Shelf, readonly Booking[]>> {
  const on = (shelf: Shelf) => bookings.filter((booking) => shelfOf(booking, now) === shelf);
  const dueBy = (booking: Booking) => duesOf(booking, now)[0]?.until ?? booking.departureDate;
  return {
    upcoming: on("upcoming").sort((a, b) => order(dueBy(a), dueBy(b))),
    past: on("past").sort((a, b) => order(b.returnDate, a.returnDate)),
    cancelled: on("cancelled").sort((a, b) => order(b.createdAt, a.createdAt)),
  };
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Whether it is paid in several amounts of which one is still open. */
export function isInInstalments({ schedule }: Pick<DueView, "schedule">): boolean {
  return schedule.length > 1 && schedule.some(({ state }) => state !== "paid");
}

/** The calls of the operator's desk, each handed to its service. */
import * as desk from "#contract/booking-desk.ts";
import * as thread from "#contract/booking-messages.ts";
import * as table from "#contract/booking-table.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { BookingDesk } from "./service.ts";

export function bookingDeskRoutes(app: App, bookings: BookingDesk): void {
  handle(app, table.bookingTable, ({ user, query }) => bookings.table(user, query));
  handle(app, table.bookingCounts, ({ user, query }) => bookings.counts(user, query));
  handle(app, table.bookingCustomers, ({ user, query }) => bookings.customers(user, query));
  handle(app, table.exportBookings, ({ user, query, locale }) => bookings.export(user, query, locale));
  handle(app, desk.approveBookings, async ({ user, body }) => {
    const outcomes = await bookings.approveMany(user, body.bookingIds);
    return outcomes.map(({ until, ...outcome }) => ({ ...outcome, until: until?.toISOString() ?? null }));
  });
  oneBookingRoutes(app, bookings);
  handle(app, thread.bookingMessages, ({ user, params }) => bookings.thread(user, params.id));
  handle(app, thread.writeMessage, ({ user, params, body }) => bookings.write(user, params.id, body.body));
  handle(app, thread.readMessages, ({ user, params }) => bookings.open(user, params.id));
}

function oneBookingRoutes(app: App, bookings: BookingDesk): void {
  handle(app, desk.deskBooking, ({ user, params }) => bookings.whole(user, params.id));
  handle(app, desk.answerBooking, async ({ user, params, body }) => {
    const { kind, until } = await bookings.answer(user, params.id, body);
    return { kind, until: until.toISOString() };
  });
  handle(app, desk.undoAnswer, ({ user, params }) => bookings.undo(user, params.id));
  handle(app, desk.refundBooking, ({ user, params, body }) => bookings.refund(user, params.id, body));
  handle(app, desk.releaseSeat, ({ user, params, body }) => bookings.releaseSeat(user, params.id, body));
  handle(app, desk.assignBooking, ({ user, params, body }) => bookings.assign(user, params.id, body.userId));
  handle(app, desk.noteBooking, ({ user, params, body }) => bookings.note(user, params.id, body.body));
}

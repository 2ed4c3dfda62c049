/** The calls of src/contract/bookings.ts and booking-payments.ts, each handed to the service. */
import * as payments from "#contract/booking-payments.ts";
import * as contract from "#contract/bookings.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { nextLink } from "#server/platform/http/answers/next-link.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { BookingService } from "./service.ts";

export function bookingRoutes(app: App, bookings: BookingService): void {
  handle(app, contract.createBooking, ({ user, body, headers }) =>
    bookings.hold(user, body, headers["idempotency-key"] ?? null),
  );
  readingRoutes(app, bookings);
  pilgrimRoutes(app, bookings);
  operatorRoutes(app, bookings);
}

function readingRoutes(app: App, bookings: BookingService): void {
  handle(app, contract.listMyBookings, ({ user }) => bookings.madeBy(user.id));
  handle(app, contract.listBookings, async ({ user, query, reply }) => {
    const page = await bookings.list(user, query);
    if (page.nextCursor)
      reply.header("link", nextLink(contract.listBookings.path, { ...query, cursor: page.nextCursor }));
    return page.bookings;
  });
  handle(app, contract.getBooking, ({ user, params }) => bookings.get(user, params.id));
  handle(app, payments.paymentGateway, ({ query }) => bookings.gateway(query.bookingId));
  handle(app, payments.returnFromPayment, ({ user, params }) => comeBack(bookings, user, params.id));
}

/** Whoever is no longer signed in is asked to; the outcome does not hang on the way back. */
async function comeBack(bookings: BookingService, user: SessionUser | null, id: string): Promise<string> {
  const path = `/bookings/${id}`;
  if (!user) return `/auth?next=${encodeURIComponent(path)}`;
  try {
    if (await bookings.settlePart(user.id, id)) return "/payments?tab=split";
    await bookings.askPayment(user, id);
  } catch (error) {
    // The page that is shown says what is wrong; a bare answer would end the way.
    if (!(error instanceof AppError)) throw error;
  }
  return path;
}

function pilgrimRoutes(app: App, bookings: BookingService): void {
  handle(app, contract.nameTravellers, ({ user, params, body }) =>
    bookings.nameTravellers(
      user,
      params.id,
      body.parts.map(({ travellerIds }) => travellerIds),
    ),
  );
  handle(app, contract.confirmBooking, ({ user, params }) => bookings.confirm(user, params.id));
  handle(app, payments.payBooking, ({ user, params, body, headers }) =>
    bookings.pay(user, params.id, { ...body, idempotencyKey: headers["idempotency-key"] ?? null }),
  );
  handle(app, payments.askPayment, ({ user, params }) => bookings.askPayment(user, params.id));
  handle(app, payments.withdrawPayment, ({ user, params }) => bookings.withdrawPayment(user, params.id));
  handle(app, contract.cancelBooking, ({ user, params, query, body }) =>
    query.preview === undefined
      ? bookings.cancel(user, params.id, body ?? {})
      : bookings.previewCancel(user, params.id),
  );
}

function operatorRoutes(app: App, bookings: BookingService): void {
  handle(app, contract.approveBooking, ({ user, params }) => bookings.approve(user, params.id));
  handle(app, contract.declineBooking, ({ user, params, body }) => bookings.decline(user, params.id, body.reason));
  handle(app, contract.recordNusuk, ({ user, params, body }) => bookings.recordReference(user, params.id, body));
}

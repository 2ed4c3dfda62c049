/** The calls of src/contract/booking-changes.ts, each handed to the service. */
import * as contract from "#contract/booking-changes.ts";
import { fromDecimal } from "#domain/money.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { BookingChangeService } from "./service.ts";

export function bookingChangeRoutes(app: App, changes: BookingChangeService): void {
  handle(app, contract.swapTraveller, ({ user, params, body }) => changes.swap(user, params.id, body));
  handle(app, contract.changeRooms, ({ user, params, query, body, headers }) => {
    const { parts, difference, card } = body;
    if (query.preview !== undefined) return changes.previewRooms(user, params.id, parts);
    return changes.changeRooms(user, params.id, {
      parts,
      expectedMinor: difference === undefined ? null : fromDecimal(difference),
      card: card ?? null,
      idempotencyKey: headers["idempotency-key"] ?? null,
    });
  });
  handle(app, contract.leaveBooking, ({ user, params, query, body }) => {
    const { refund, kept, ...who } = body;
    return query.preview === undefined
      ? changes.leave(user, params.id, who, { refund, kept })
      : changes.previewLeave(user, params.id, who);
  });
}

/** The calls of src/contract/phone-bookings.ts, each handed to the service. */
import * as contract from "#contract/phone-bookings.ts";
import { fromDecimal } from "#domain/money.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { PhoneBookings } from "./service.ts";

export function phoneBookingRoutes(app: App, phone: PhoneBookings): void {
  handle(app, contract.createPhoneBooking, ({ user, body, headers }) =>
    phone.create(user, body, headers["idempotency-key"] ?? null),
  );
  handle(app, contract.listPhoneBookings, ({ user }) => phone.list(user.operatorId));
  handle(app, contract.namePhoneTravellers, ({ user, params, body }) => phone.name(user, params.id, body.parts));
  handle(app, contract.extendPhoneHold, ({ user, params, body }) =>
    phone.extend(user, params.id, new Date(body.heldUntil)),
  );
  handle(app, contract.replaceClaimLink, ({ user, params, body }) => phone.replaceLink(user, params.id, body.sendMail));
  handle(app, contract.cancelPhoneBooking, ({ user, params }) => phone.cancel(user, params.id));
  handle(app, contract.confirmPhoneBooking, ({ user, params }) => phone.confirm(user, params.id));
  handle(app, contract.recordDirectPayment, ({ user, params, body, headers }) => {
    const { amount, reference, movedOn } = body;
    const { currency } = amount;
    const idempotencyKey = headers["idempotency-key"] ?? null;
    const payment = { amountMinor: fromDecimal(amount.amount), currency, reference, movedOn, idempotencyKey };
    return phone.pay(user, params.id, payment);
  });
  handle(app, contract.recordDirectRefund, ({ user, params, body }) => phone.giveBack(user, params.id, body));
  handle(app, contract.viewClaim, ({ user, body }) => phone.view(user, body.code));
  handle(app, contract.claimBooking, ({ user, body }) => phone.claim(user, body.code, body.selfId));
}

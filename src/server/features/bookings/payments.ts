/** Paying a held booking in the channel `operator`: open a charge, ask the gateway, write down its answer. */
import { CHARGE_SHELTERS_MINUTES } from "#domain/bookings/booking.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { cancelReasonOf, type LockedBooking, updateBooking } from "./bookings.repository.ts";
import type { Dependencies } from "./dependencies.ts";
import { findCharge, findPayment, insertPayment, isMoneyMoving } from "./payments.repository.ts";
import { makeRoom, requireChannel, requireSeats, requireSecurable } from "./securing.ts";
import { settle } from "./settlement.ts";
import type { Actor } from "./side.ts";
import { lockOwn } from "./transition.ts";

const MINUTE_MS = 60_000;

interface PaymentRequest {
  /** A card of the gateway, by its token. */
  readonly card: string;
  readonly idempotencyKey: string | null;
}

/**
 * Pays the whole price. The gateway is asked between two transactions; should this process end there, `settleForgotten`
 * asks again with the same payment id. Throws AppError `payment_refused`, `already_paid`, `in_progress`, `hold_expired`,
 * and what `requireChannel` throws.
 */
export async function pay(deps: Dependencies, user: Actor, id: string, request: PaymentRequest): Promise<void> {
  if (!deps.gateway.cards.some(({ token }) => token === request.card)) {
    throw new AppError("invalid_input", {}, { card: { key: "not_offered" } });
  }
  const packageIds = await makeRoom(deps, id);
  const paymentId = await deps.db.transaction().execute(async (tx) => {
    return openCharge(deps, tx, await lockOwn(tx, id, user), request);
  });
  deps.packages.seatsChanged(packageIds);
  await settle(deps, paymentId);
  await requireSuccess(deps.db, paymentId);
}

/** The id of a charge under way: a new one, or that of the same attempt before. The seats wait for its outcome. */
async function openCharge(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { card: cardToken, idempotencyKey }: PaymentRequest,
): Promise<string> {
  const now = deps.clock();
  const earlier = idempotencyKey === null ? null : await findCharge(tx, booking.id, idempotencyKey);
  if (earlier && earlier.cardToken !== cardToken) throw new AppError("idempotency_key_reused");
  if (earlier) return earlier.id;
  requireSecurable(booking);
  if (await isMoneyMoving(tx, booking.id)) throw new AppError("in_progress");
  await requireChannel(tx, booking, "operator");

  const { id: bookingId, currency, totalMinor: amountMinor } = await requireSeats(deps, tx, booking);
  const shelteredUntil = new Date(now.getTime() + CHARGE_SHELTERS_MINUTES * MINUTE_MS);
  await updateBooking(tx, bookingId, { channel: "operator", shelteredUntil }, now);
  const charge = { bookingId, currency, amountMinor, cardToken, idempotencyKey };
  const gateway = deps.gateway.kind;
  const paymentId = await insertPayment(tx, { ...charge, kind: "charge", gateway, refundsPaymentId: null }, now);
  const subject = { subjectType: "payment", subjectId: paymentId };
  const details = { bookingId, amountMinor };
  await recordAudit(tx, { ...subject, actorId: booking.userId, action: "payment.charge_opened", details });
  return paymentId;
}

/** Throws AppError for a charge that was refused, or that came too late and goes back. */
async function requireSuccess(db: Db, paymentId: string): Promise<void> {
  const charge = await findPayment(db, paymentId);
  if (!charge) throw new Error(`charge ${paymentId} is gone`);
  if (charge.status === "failed") throw new AppError("payment_refused", { reason: charge.failure });
  if ((await cancelReasonOf(db, charge.bookingId)) === "hold_expired") throw new AppError("hold_expired");
}

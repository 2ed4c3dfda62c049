/** Paying in the channel `operator`: open a charge, ask the gateway, write down its answer. */
import type { PayRequest } from "#contract/booking-payments.ts";
import { CHARGE_SHELTERS_MINUTES } from "#domain/bookings/booking.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { percentOf } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { requireRunning } from "#server/platform/records/measures.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { makeRoom, requireChannel, requireSeats, requireSecurable } from "../holds/securing.ts";
import { lockOwn } from "../phases/transition.ts";
import { cancelReasonOf, type LockedBooking, operatorOf, updateBooking } from "../records/bookings.repository.ts";
import {
  findCharge,
  findOpenCharge,
  findPayment,
  insertPayment,
  isMoneyMoving,
  type NewPayment,
} from "../records/money/payments.repository.ts";
import { requireShown } from "../records/money/shown.ts";
import type { Actor } from "../records/side.ts";
import { payoutAccountOf } from "./gateways/payout-accounts.repository.ts";
import { firstAmount, furtherAmount } from "./instalments/amount-due.ts";
import { settle, withdrawCharge } from "./settlement.ts";

interface PaymentRequest extends PayRequest {
  readonly idempotencyKey: string | null;
}

/**
 * Pays the next amount or all that is open; of a hold the next one is the deposit. The gateway is asked between two
 * transactions; should this process end there, `settleForgotten` asks again with the same payment id. Throws AppError
 * `payment_refused`, `already_paid`, `in_progress`, `hold_expired`, `amount_changed`, and what `requireChannel` throws.
 */
export async function pay(deps: Dependencies, user: Actor, id: string, request: PaymentRequest): Promise<void> {
  requireKnownCard(deps, request.card);
  const packageIds = await makeRoom(deps, id);
  const paymentId = await deps.db.transaction().execute(async (tx) => {
    return openCharge(deps, tx, await lockOwn(tx, id, user), request);
  });
  deps.packages.seatsChanged(packageIds);
  await settle(deps, paymentId);
  await requireSuccess(deps.db, paymentId);
}

/** Asks the gateway how the open payment of a booking stands; nothing where there is none. */
export async function askForOutcome(deps: Dependencies, user: Actor, id: string): Promise<void> {
  await requireOwn(deps, user, id);
  const charge = await findOpenCharge(deps.db, id);
  if (charge) await settle(deps, charge.id);
}

/** Ends the open payment of a booking, unless it has been made meanwhile; nothing where there is none. */
export async function withdrawPayment(deps: Dependencies, user: Actor, id: string): Promise<void> {
  await requireOwn(deps, user, id);
  const charge = await findOpenCharge(deps.db, id);
  if (charge) await withdrawCharge(deps, charge.id);
}

async function requireOwn(deps: Dependencies, user: Actor, id: string): Promise<void> {
  await deps.db.transaction().execute((tx) => lockOwn(tx, id, user));
}

/** One of the gateway's own, where cards are not named on its page. Throws AppError `invalid_input`. */
export function requireKnownCard({ gateway }: Pick<Dependencies, "gateway">, card: string | undefined): void {
  if (gateway.cards.length === 0 || gateway.cards.some(({ token }) => token === card)) return;
  throw new AppError("invalid_input", {}, { card: { key: card === undefined ? "required" : "not_offered" } });
}

/** The id of a charge under way: a new one, or that of the same attempt before. */
async function openCharge(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  request: PaymentRequest,
): Promise<string> {
  const { card: cardToken = null, scope, idempotencyKey } = request;
  const earlier = idempotencyKey === null ? null : await findCharge(tx, booking.id, idempotencyKey);
  // One without a scope pays for something else than the booking's next amount: other rooms, a part, cash.
  const isSame = earlier?.cardToken === cardToken && earlier.scope === scope;
  if (earlier && !isSame) throw new AppError("idempotency_key_reused");
  if (earlier) return earlier.id;
  const amountMinor = await amountOf(deps, tx, booking, request);
  return writeCharge(deps, tx, booking, { amountMinor, cardToken, scope, idempotencyKey });
}

type NewCharge = Pick<NewPayment, "amountMinor" | "cardToken" | "scope" | "idempotencyKey" | "payerId" | "stepId">;

/** The id of a new charge of this booking, about which the gateway is asked next. Throws AppError `business_suspended`, `operator_without_account`. */
export async function writeCharge(
  deps: Dependencies,
  tx: Db,
  { id: bookingId, userId, operatorId, currency }: LockedBooking,
  charge: NewCharge,
): Promise<string> {
  const { amountMinor, payerId } = charge;
  await requireRunning(tx, operatorId, "take_money");
  const gatewayAccount = await requireAccount(deps, tx, operatorId);
  const feeMinor = percentOf(amountMinor, deps.config.serviceFeePercent);
  const order = { bookingId, currency, feeMinor, gateway: deps.gateway.kind, gatewayAccount, refundsPaymentId: null };
  const paymentId = await insertPayment(tx, { ...charge, ...order, kind: "charge" }, deps.clock());
  const subject = { subjectType: "payment", subjectId: paymentId };
  const details = { bookingId, amountMinor };
  await recordAudit(tx, { ...subject, actorId: payerId ?? userId, action: "payment.charge_opened", details });
  return paymentId;
}

/** Nobody but the operator may take the money. */
async function requireAccount({ gateway }: Dependencies, tx: Db, operatorId: string): Promise<string | null> {
  if (!gateway.needsAccount) return null;
  const account = await payoutAccountOf(tx, operatorId);
  if (account === null) throw new AppError("operator_without_account");
  return account;
}

/** Minor units that this request pays; the booking is made ready for them. */
async function amountOf(deps: Dependencies, tx: Db, booking: LockedBooking, request: PaymentRequest): Promise<number> {
  const isFurther = booking.phase === "awaiting_balance";
  if (!isFurther) requireSecurable(booking);
  if (await isMoneyMoving(tx, booking.id)) throw new AppError("in_progress");
  const amountMinor = isFurther
    ? await furtherAmount(tx, booking, request.scope, deps.clock())
    : await shelterHold(deps, tx, booking, request);
  requireExpected(booking, request, amountMinor);
  return amountMinor;
}

/** The seats of a hold wait for the outcome of its first payment. */
export async function shelterHold(
  deps: Dependencies,
  tx: Db,
  booking: LockedBooking,
  { scope }: Pick<PaymentRequest, "scope">,
): Promise<number> {
  const now = deps.clock();
  await requireChannel(tx, booking, "operator");
  const held = await requireSeats(deps, tx, booking, "operator");
  // Counted from the end of the hold: opening one payment after another does not keep seats from others.
  const from = Math.min(now.getTime(), held.holdExpiresAt?.getTime() ?? now.getTime());
  const shelteredUntil = new Date(from + CHARGE_SHELTERS_MINUTES * MINUTE_MS);
  if (shelteredUntil <= now) throw new AppError("hold_expired");
  await updateBooking(tx, held.id, { shelteredUntil }, now);
  return firstAmount(tx, held, scope, now);
}

/** What was shown is what is charged: of two payers of the same instalment the second must not pay the next one unawares. */
function requireExpected({ phase, currency }: LockedBooking, { amount }: PaymentRequest, amountMinor: number): void {
  if (!amount) {
    if (phase === "awaiting_balance") throw new AppError("invalid_input", {}, { amount: { key: "required" } });
    return;
  }
  requireShown({ amount }, { amount: amountMinor }, currency);
}

/** Throws AppError for a charge that was refused, or that came too late and goes back; one that is open is none. */
export async function requireSuccess(db: Db, paymentId: string): Promise<void> {
  const charge = await findPayment(db, paymentId);
  if (!charge) throw new Error(`charge ${paymentId} is gone`);
  if (charge.status === "failed") throw new AppError("payment_refused", { reason: charge.failure });
  if ((await cancelReasonOf(db, charge.bookingId)) === "hold_expired") throw new AppError("hold_expired");
}

/** The gateway as payers see it; with a booking, whether its operator can be paid there. */
export async function gatewayFor({ db, gateway }: Dependencies, bookingId: string | undefined) {
  const operatorId = bookingId === undefined ? null : await operatorOf(db, bookingId);
  const ready = !gateway.needsAccount || operatorId === null || (await payoutAccountOf(db, operatorId)) !== null;
  return { kind: gateway.kind, ready, cards: [...gateway.cards] };
}

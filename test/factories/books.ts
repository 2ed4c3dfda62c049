/** The ledger of a drawn world: what its payments moved, posted as the product posts it. */
import { CURRENCIES } from "#domain/money.ts";
import {
  chargePosting,
  directPosting,
  directRefundPosting,
  feeBack,
  refundPosting,
} from "#domain/payments/books/posting.ts";
import { post } from "#server/features/bookings/records/money/ledger.repository.ts";
import type { Db } from "#server/platform/database/database.ts";

interface Kept {
  /** Tenths of a percent of what comes by the gateway. */
  readonly feePermille: number;
  /** By turns, so that several currencies and ways stand side by side. */
  readonly turn: number;
}

/** Every third booking was paid by hand; each is in one of the five currencies. */
export async function givenBooks(db: Db, operatorId: string, { feePermille, turn }: Kept): Promise<void> {
  const bookings = await db.selectFrom("bookings").select("id").where("operatorId", "=", operatorId).execute();
  for (const [i, { id }] of bookings.entries()) {
    const isByHand = (i + turn) % 3 === 0;
    const currency = CURRENCIES[(i + turn) % CURRENCIES.length] ?? "USD";
    const gateway = isByHand ? "direct" : "sandbox";
    await db.updateTable("payments").set({ currency, gateway }).where("bookingId", "=", id).execute();
    await postBooking(db, { operatorId, bookingId: id, feePermille: isByHand ? 0 : feePermille });
  }
}

interface Owner {
  readonly operatorId: string;
  readonly bookingId: string;
  readonly feePermille: number;
}

/** A drawn charge goes back at most once: its fee goes back by the share. */
async function postBooking(db: Db, { operatorId, bookingId, feePermille }: Owner): Promise<void> {
  const payments = await db
    .selectFrom("payments")
    .selectAll()
    .where("bookingId", "=", bookingId)
    .where("status", "=", "completed")
    .orderBy("settledAt")
    .orderBy("kind")
    .execute();
  for (const { id, kind, amountMinor, currency, gateway, settledAt, refundsPaymentId } of payments) {
    const feeOf = (minor: number) => Math.round((minor * feePermille) / 1000);
    const whole = payments.find((charge) => charge.id === refundsPaymentId)?.amountMinor ?? amountMinor;
    const charged = { amountMinor: whole, feeMinor: feeOf(whole) };
    const feeMinor = kind === "charge" ? feeOf(amountMinor) : feeBack(charged, 0, amountMinor);
    const byGateway = kind === "charge" ? chargePosting : refundPosting;
    const byHand = kind === "charge" ? directPosting : directRefundPosting;
    const entries = (gateway === "direct" ? byHand : byGateway)({ bookingId, operatorId, amountMinor, feeMinor });
    await db.updateTable("payments").set({ feeMinor }).where("id", "=", id).execute();
    await db
      .transaction()
      .execute((tx) => post(tx, { kind, bookingId, paymentId: id, currency, entries }, settledAt ?? new Date(0)));
  }
}

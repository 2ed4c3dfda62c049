/** The money of a planned booking: payments, their postings in the ledger, and the sandbox gateway's own books. */
import type { Insertable } from "kysely";
import { chargePosting, type Entry, refundPosting } from "#domain/payments/books/posting.ts";
import { spreadRefund } from "#domain/payments/books/refund-spread.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { RandomSource } from "../random.ts";

/** Packages are priced in it. */
export const CURRENCY = "USD";

/** One transaction of the ledger, with its payment. */
export interface DemoPosting {
  readonly kind: "charge" | "refund";
  readonly at: Date;
  readonly bookingId: string;
  readonly paymentId: string;
  readonly entries: readonly Entry[];
}

export interface DemoMovement {
  readonly amountMinor: number;
  readonly at: Date;
}

interface BookingMoney {
  readonly bookingId: string;
  readonly operatorId: string;
  readonly charges: readonly DemoMovement[];
  /** Of 0: nothing came back. */
  readonly refund: DemoMovement;
}

export interface MoneyRows {
  readonly payments: readonly Insertable<Database["payments"]>[];
  readonly postings: readonly DemoPosting[];
  readonly movements: readonly Insertable<Database["sandboxMovements"]>[];
}

interface Movement extends DemoMovement {
  readonly id: string;
  /** Of a refund: the charge that it gives back. */
  readonly chargeId: string | null;
}

export function moneyRows({ bookingId, operatorId, charges, refund }: BookingMoney, random: RandomSource): MoneyRows {
  const charged = charges.map((charge): Movement => ({ ...charge, id: random.uuid(), chargeId: null }));
  const newestFirst = charged.toReversed().map(({ id, amountMinor }) => ({ id, leftMinor: amountMinor }));
  const returned = spreadRefund(newestFirst, refund.amountMinor).map(
    ({ chargeId, amountMinor }): Movement => ({ id: random.uuid(), chargeId, amountMinor, at: refund.at }),
  );
  const moved = [...charged, ...returned];
  return {
    payments: moved.map((movement) => paymentRow(bookingId, movement)),
    postings: moved.map((movement) => posting({ bookingId, operatorId }, movement)),
    movements: moved.map(({ at, ...movement }) => ({
      ...movement,
      outcome: "succeeded",
      currency: CURRENCY,
      createdAt: at,
    })),
  };
}

function posting(
  { bookingId, operatorId }: Pick<BookingMoney, "bookingId" | "operatorId">,
  { id, at, amountMinor, chargeId }: Movement,
): DemoPosting {
  const movement = { bookingId, operatorId, amountMinor, feeMinor: 0 };
  const entries = chargeId === null ? chargePosting(movement) : refundPosting(movement);
  return { kind: chargeId === null ? "charge" : "refund", at, bookingId, paymentId: id, entries };
}

function paymentRow(bookingId: string, { id, amountMinor, at, chargeId }: Movement): Insertable<Database["payments"]> {
  return {
    id,
    bookingId,
    amountMinor,
    currency: CURRENCY,
    status: "completed",
    kind: chargeId ? "refund" : "charge",
    cardToken: chargeId ? null : "sandbox_visa",
    gateway: "sandbox",
    gatewayReference: null,
    failure: null,
    refundsPaymentId: chargeId,
    idempotencyKey: null,
    createdAt: at,
    settledAt: at,
  };
}

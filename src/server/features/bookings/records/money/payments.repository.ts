/** SQL of payments: charges and refunds with their outcomes. */
import { randomUUID } from "node:crypto";
import { expressionBuilder, sql } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { PaymentScope } from "#domain/payments/schedules/standing.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { paidAtHome } from "./part-payments.repository.ts";

const COLUMNS = [
  "id",
  "bookingId",
  "kind",
  "status",
  "amountMinor",
  "currency",
  "cardToken",
  "failure",
  "refundsPaymentId",
  "feeMinor",
  "scope",
  "gateway",
  "gatewayAccount",
  "gatewayReference",
  "gatewayPage",
  "gatewayMovement",
  "payerId",
  "stepId",
  "createdAt",
] as const;

export interface Payment {
  readonly id: string;
  readonly bookingId: string;
  readonly kind: "charge" | "refund";
  /** `held`: money came that is not what was asked for; a person looks at it. */
  readonly status: "pending" | "completed" | "failed" | "held";
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly cardToken: string | null;
  readonly failure: string | null;
  readonly refundsPaymentId: string | null;
  /** The service fee: of a charge what it brings, of a refund what comes back with it. */
  readonly feeMinor: number;
  /** Of a charge: what its payer chose to pay. */
  readonly scope: PaymentScope | null;
  readonly gateway: string;
  /** The operator's account there. */
  readonly gatewayAccount: string | null;
  /** What the gateway calls the order, and then the money that moved. */
  readonly gatewayReference: string | null;
  readonly gatewayMovement: string | null;
  readonly gatewayPage: string | null;
  /** Who pays; null: whoever made the booking, or an account that is gone. */
  readonly payerId: string | null;
  /** Of a saved plan. */
  readonly stepId: string | null;
  readonly createdAt: Date;
}

export async function findPayment(db: Db, id: string): Promise<Payment | null> {
  return (await db.selectFrom("payments").select(COLUMNS).where("id", "=", id).executeTakeFirst()) ?? null;
}

/** The charge of an earlier attempt with this key. */
export async function findCharge(tx: Db, bookingId: string, key: string): Promise<Payment | null> {
  const charge = await tx
    .selectFrom("payments")
    .select(COLUMNS)
    .where("bookingId", "=", bookingId)
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
  return charge ?? null;
}

/** The charge of a booking whose outcome is not known yet. */
export async function findOpenCharge(db: Db, bookingId: string): Promise<Payment | null> {
  const charge = await db
    .selectFrom("payments")
    .select(COLUMNS)
    .where("bookingId", "=", bookingId)
    .where("kind", "=", "charge")
    .where("status", "=", "pending")
    .executeTakeFirst();
  return charge ?? null;
}

/** Keeps where an open payment stands at the gateway. */
export async function keepReference(
  db: Db,
  id: string,
  { reference, page }: { readonly reference: string; readonly page: string | null },
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ gatewayReference: reference, gatewayPage: page })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .execute();
}

/** The gateway of money that goes from hand to hand: nobody is asked for its outcome, an operator writes it down. */
export const DIRECT = "direct";
/** Gateway of a refund that its own could not make and that staff have brought another way. */
export const BY_HAND = "by_hand";

/** A payment that is on its way, or held for a person to look at; what an operator still has to hand back holds nothing up. */
export function isMoving() {
  const eb = expressionBuilder<Database, "payments">();
  const isHandedBack = eb.and([eb("payments.gateway", "=", DIRECT), eb("payments.kind", "=", "refund")]);
  return eb.and([eb("payments.status", "in", ["pending", "held"]), eb.not(isHandedBack)]);
}

/** Whether money of this booking is on its way in either direction, or held for a person to look at. */
export async function isMoneyMoving(tx: Db, bookingId: string): Promise<boolean> {
  const moving = await tx
    .selectFrom("payments")
    .select("id")
    .where("bookingId", "=", bookingId)
    .where(isMoving())
    .limit(1)
    .executeTakeFirst();
  return moving !== undefined;
}

export interface PaidCharge extends Payment {
  /** Minor units of it that have not been and are not being given back, by hand or by staff either, above 0. */
  readonly leftMinor: number;
}

/** Charges of these bookings that were paid and are not wholly given back, the newest first. */
export async function paidCharges(tx: Db, bookingIds: readonly string[]): Promise<PaidCharge[]> {
  const charges = await tx
    .selectFrom("payments as charge")
    .select(COLUMNS.map((column) => `charge.${column}` as const))
    .select(leftMinor.as("leftMinor"))
    .where("charge.bookingId", "in", bookingIds)
    .where("charge.kind", "=", "charge")
    .where("charge.status", "=", "completed")
    .orderBy("charge.createdAt", "desc")
    .orderBy("charge.id")
    .execute();
  return charges.filter((charge) => charge.leftMinor > 0);
}

// What a gateway could not give back is staff's to bring another way until they have closed it: not ordered again.
const leftMinor = sql<number>`charge.amount_minor - (
  select coalesce(sum(refund.amount_minor), 0) from payments refund
  where refund.refunds_payment_id = charge.id and (refund.status <> 'failed' or exists (
    select from payment_differences difference
    where difference.payment_id = refund.id and difference.kind = 'refund_failed' and difference.resolved_at is null
  ))
)::bigint`;

/** Minor units that charges as `paidCharges` answers them have left. */
export function leftIn(charges: readonly Pick<PaidCharge, "leftMinor">[]): number {
  return charges.reduce((sum, charge) => sum + charge.leftMinor, 0);
}

/** What was paid for a booking and neither has come back nor is on its way back, minor units. */
export async function leftFor(tx: Db, bookingId: string): Promise<number> {
  return leftIn(await paidCharges(tx, [bookingId]));
}

/** Completed charges less completed refunds of `bookings`, for statements that read that table. */
export const paidMinor = sql<number>`(
  select coalesce(sum(case kind when 'charge' then amount_minor else -amount_minor end), 0)::bigint
  from payments where payments.booking_id = bookings.id and payments.status = 'completed'
)`;

export interface PaidByAccount {
  readonly userId: string;
  readonly minor: number;
}

/** The same by who paid; what nobody else did, and what an account that is gone did, is whoever's made the booking. */
export const paidByAccount = sql<PaidByAccount[]>`(
  select coalesce(json_agg(json_build_object('userId', "userId", 'minor', minor)), '[]') from (
    select coalesce(payer_id, bookings.user_id) as "userId",
      sum(case kind when 'charge' then amount_minor else -amount_minor end) as minor
    from payments where payments.booking_id = bookings.id and payments.status = 'completed' group by 1
  ) by_account where minor <> 0
)`;

/** What has been paid for a booking and not come back, minor units. */
export async function paidFor(tx: Db, bookingId: string): Promise<number> {
  const { paid } = await tx
    .selectFrom("bookings")
    .select(paidMinor.as("paid"))
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  return paid;
}

export interface NewPayment {
  readonly bookingId: string;
  readonly kind: "charge" | "refund";
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly gateway: string;
  readonly cardToken: string | null;
  readonly idempotencyKey: string | null;
  readonly refundsPaymentId: string | null;
  readonly feeMinor: number;
  readonly scope: PaymentScope | null;
  readonly gatewayAccount: string | null;
  readonly payerId?: string | null;
  readonly stepId?: string | null;
}

/** A payment whose outcome is not known yet. */
export async function insertPayment(tx: Db, payment: NewPayment, now: Date): Promise<string> {
  const id = randomUUID();
  const home = await paidAtHome(tx, payment);
  await tx
    .insertInto("payments")
    .values({ ...payment, id, status: "pending", createdAt: now, home: home && JSON.stringify(home) })
    .execute();
  return id;
}

export interface PaymentOutcome {
  readonly status: Exclude<Payment["status"], "pending">;
  readonly failure: string | null;
  readonly movement: string | null;
}

/** Keeps the outcome; false when it was known already. */
export async function settlePayment(
  tx: Db,
  id: string,
  { status, failure, movement }: PaymentOutcome,
  now: Date,
): Promise<boolean> {
  const settled = await tx
    .updateTable("payments")
    .set({ status, failure, gatewayMovement: movement, gatewayPage: null, settledAt: now })
    .where("id", "=", id)
    .where("status", "=", "pending")
    .executeTakeFirst();
  return settled.numUpdatedRows === 1n;
}

/** A refund that its gateway could not make, or that came back from the payer's bank, and went another way; null where it is none. */
export async function completeByHand(tx: Db, id: string, now: Date): Promise<Payment | null> {
  const done = await tx
    .updateTable("payments")
    .set({ status: "completed", failure: null, gateway: BY_HAND, gatewayMovement: null, settledAt: now })
    .where("id", "=", id)
    .where("kind", "=", "refund")
    .where("status", "in", ["failed", "completed"])
    .returning("id")
    .executeTakeFirst();
  return done ? findPayment(tx, id) : null;
}

/** Payments whose outcome has not come since `before`, in no order: those that stay open do not keep the others out. */
export async function findUnsettled(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("payments")
    .select("id")
    .where("status", "=", "pending")
    .where(isMoving())
    .where("createdAt", "<=", before)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

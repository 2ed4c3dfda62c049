/** SQL of payments by several payers: whose currency they are told in, and whether a step of a plan is taken. */
import type { Currency } from "#domain/money.ts";
import { homeCurrency } from "#domain/payments/rates/home-currency.ts";
import { type Conversion, convert } from "#domain/payments/rates/rates.ts";
import type { Db } from "#server/platform/database/database.ts";
import { currentRates } from "#server/platform/records/rates.ts";

interface Paid {
  readonly bookingId: string;
  /** Null or left out: whoever made the booking. */
  readonly payerId?: string | null;
  readonly amountMinor: number;
  readonly currency: Currency;
}

/** In the payer's currency, at the reference rate of this moment: kept, because rates move. */
export async function paidAtHome(
  tx: Db,
  { bookingId, payerId, amountMinor, currency }: Paid,
): Promise<Conversion | null> {
  const payer = await tx
    .selectFrom("bookings")
    .innerJoin("users", (join) =>
      join.on((eb) => eb("users.id", "=", payerId ? eb.val(payerId) : eb.ref("bookings.userId"))),
    )
    .select("users.countryOfResidence")
    .where("bookings.id", "=", bookingId)
    .executeTakeFirst();
  return convert(amountMinor, currency, homeCurrency(payer?.countryOfResidence ?? null), await currentRates(tx));
}

/** Whether a step of a plan has been paid, or is being paid. */
export async function isStepTaken(tx: Db, stepId: string): Promise<boolean> {
  const charge = await tx
    .selectFrom("payments")
    .select("id")
    .where("stepId", "=", stepId)
    .where("kind", "=", "charge")
    .where("status", "<>", "failed")
    .executeTakeFirst();
  return charge !== undefined;
}

/** The charge of a step that this account has begun and whose outcome is not known yet. */
export async function findOpenPart(db: Db, payerId: string, stepId: string) {
  return db
    .selectFrom("payments")
    .select("id")
    .where("payerId", "=", payerId)
    .where("stepId", "=", stepId)
    .where("kind", "=", "charge")
    .where("status", "=", "pending")
    .executeTakeFirst();
}

/** What this account has last paid, or begun to pay, of a booking; of its own booking also for no step. */
export async function newestChargeOf(db: Db, payerId: string, bookingId: string) {
  return db
    .selectFrom("payments")
    .innerJoin("bookings", "bookings.id", "payments.bookingId")
    .select(["payments.id", "payments.payerId"])
    .where("bookings.id", "=", bookingId)
    .where("payments.kind", "=", "charge")
    .where((eb) =>
      eb.or([
        eb("payments.payerId", "=", payerId),
        eb.and([eb("payments.payerId", "is", null), eb("bookings.userId", "=", payerId)]),
      ]),
    )
    .orderBy("payments.createdAt", "desc")
    .executeTakeFirst();
}

/** SQL of payment schedules and of the dates that come near or pass. */
import { expressionBuilder, type SqlBool, sql } from "kysely";
import { addDays, type IsoDate } from "#domain/calendar.ts";
import type { ScheduledAmount } from "#domain/payments/schedules/schedule.ts";
import { REMIND_DAYS } from "#domain/payments/schedules/standing.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import { accountRuns, operatorRuns } from "#server/platform/records/measures.ts";
import type { Overdue } from "../overdue.repository.ts";
import { isMoving, paidMinor } from "./payments.repository.ts";

export interface Instalment extends ScheduledAmount {
  /** The last day on which the places wait for it. */
  readonly keptUntil: IsoDate;
}

/** Puts a schedule in the place of the one before; none for a price that is paid at once. What was told of an amount that stays is not told again. */
export async function agreeSchedule(tx: Db, bookingId: string, schedule: readonly Instalment[]): Promise<void> {
  const former = await tx
    .deleteFrom("instalments")
    .where("bookingId", "=", bookingId)
    .returning(["dueOn", "keptUntil", "amountMinor", "reminded"])
    .execute();
  if (schedule.length === 0) return;
  const rows = schedule.map(({ dueOn, keptUntil, amountMinor }, position) => {
    const same = former.find(
      (one) => one.dueOn === dueOn && one.keptUntil === keptUntil && one.amountMinor === amountMinor,
    );
    return { bookingId, position, dueOn, keptUntil, amountMinor, reminded: same?.reminded ?? null };
  });
  await tx.insertInto("instalments").values(rows).execute();
}

/** In order; empty where the price was paid at once, or nothing has been agreed yet. */
export function instalmentsOf(db: Db, bookingId: string): Promise<Instalment[]> {
  return db
    .selectFrom("instalments")
    .select(["dueOn", "keptUntil", "amountMinor"])
    .where("bookingId", "=", bookingId)
    .orderBy("position")
    .execute();
}

/** What is missing of all amounts up to and with `instalments`: above 0 as long as this one is open. */
const missingMinor = sql<number>`(
  select sum(amount_minor)::bigint from instalments earlier
  where earlier.booking_id = instalments.booking_id and earlier.position <= instalments.position
) - ${paidMinor}`;
const isOpen = sql<SqlBool>`${missingMinor} > 0`;
/** What is missing of this one alone. */
const openMinor = sql<number>`least(instalments.amount_minor, ${missingMinor})`;

/** Whether an amount is open of which the pilgrim has been told. */
export async function isToldOpen(tx: Db, bookingId: string): Promise<boolean> {
  const told = tx
    .selectFrom("instalments")
    .innerJoin("bookings", "bookings.id", "instalments.bookingId")
    .select("position")
    .where("bookingId", "=", bookingId)
    .where("reminded", "is not", null)
    .where(isOpen);
  return (await told.executeTakeFirst()) !== undefined;
}

export interface DueAmount extends Omit<Instalment, "amountMinor"> {
  /** What is missing of it. */
  readonly openMinor: number;
  readonly bookingId: string;
  readonly position: number;
  /** Of its booking. */
  readonly currency: string;
}

/**
 * Open amounts that are due by `soon` and of which the pilgrim has not been told, or are overdue since; locked with their
 * bookings, so that none is ended or paid meanwhile. Of a booking that is about to end for an amount nothing is told any more.
 */
export async function pickUntold(
  tx: Db,
  { today, soon, limit }: { readonly today: IsoDate; readonly soon: IsoDate; readonly limit: number },
): Promise<DueAmount[]> {
  return tx
    .selectFrom("instalments")
    .innerJoin("bookings", "bookings.id", "instalments.bookingId")
    .select(["bookingId", "position", "dueOn", "keptUntil", "currency"])
    .select(openMinor.as("openMinor"))
    .where("bookings.phase", "=", "awaiting_balance")
    .where("dueOn", "<=", soon)
    .where((eb) => eb.or([eb("reminded", "is", null), eb.and([eb("dueOn", "<", today), eb("reminded", "=", "ahead")])]))
    .where(isOpen)
    .where(accountRuns(today))
    .where((eb) => eb.not(isUnpayable))
    .where((eb) => eb.not(eb.exists(lateOn(today))))
    .orderBy("bookingId")
    .orderBy("position")
    .limit(limit)
    .forNoKeyUpdate(["bookings", "instalments"])
    .skipLocked()
    .execute();
}

/** Remembers what the pilgrim was told of these amounts. */
export async function markTold(
  tx: Db,
  told: readonly Pick<DueAmount, "bookingId" | "position">[],
  reminded: "ahead" | "overdue",
): Promise<void> {
  for (const { bookingId, position } of told) {
    const row = tx.updateTable("instalments").set({ reminded });
    await row.where("bookingId", "=", bookingId).where("position", "=", position).execute();
  }
}

/** For statements that read `bookings`: its amounts that are open after their last day. */
function lateOn(today: IsoDate) {
  const eb = expressionBuilder<Database, "bookings">();
  const late = eb.selectFrom("instalments").select("position").where("keptUntil", "<", today).where(isOpen);
  return late.whereRef("instalments.bookingId", "=", "bookings.id");
}

/**
 * Open amounts of bookings that wait for the balance could not be paid until `today`: they are due, and their places kept, as
 * many days longer at the least as a payer is told ahead, and never past the day before the departure. Of new days is told anew.
 */
export async function postponeOpen(tx: Db, whose: Whose, today: IsoDate): Promise<void> {
  const [column, id] =
    "id" in whose
      ? ["id", whose.id]
      : "userId" in whose
        ? ["user_id", whose.userId]
        : ["operator_id", whose.operatorId];
  const earliest = sql`least(${addDays(today, REMIND_DAYS)}::date, bookings.departure_date - 1)`;
  await sql`
    update instalments set due_on = greatest(due_on, ${earliest}), kept_until = greatest(kept_until, ${earliest}),
      reminded = case when kept_until < ${earliest} then null else reminded end
    from bookings
    where bookings.id = instalments.booking_id and ${sql.ref(`bookings.${column}`)} = ${id}
      and bookings.phase = 'awaiting_balance' and ${isOpen}
  `.execute(tx);
}

/** Of one booking, or of all that an account has made or an operator has. */
type Whose = { readonly id: string } | { readonly userId: string } | { readonly operatorId: string };

/** The operator has taken back the account to which the booking was paid so far. */
const isUnpayable = sql<SqlBool>`exists (
  select from operators join payments on payments.booking_id = bookings.id and payments.gateway_account is not null
  where operators.user_id = bookings.operator_id and operators.stripe_account is null
)`;

/**
 * Bookings of which an amount is still open after its last day although it could be paid, whose journey has not begun, and of
 * which no money is on its way or held for a person to look at.
 */
export function selectOverdue(db: Db, today: IsoDate): Overdue {
  return db
    .selectFrom("bookings")
    .select("bookings.id")
    .where("phase", "=", "awaiting_balance")
    .where("departureDate", ">=", today)
    .where(operatorRuns())
    .where(accountRuns(today))
    .where((eb) => eb.not(isUnpayable))
    .where((eb) => eb.exists(lateOn(today)))
    .where((eb) => {
      const moving = eb.selectFrom("payments").select("payments.id").where(isMoving());
      return eb.not(eb.exists(moving.whereRef("payments.bookingId", "=", "bookings.id")));
    });
}

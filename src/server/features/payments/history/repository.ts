/** SQL of the history: payments that the reader made or that were made for the reader's bookings, and steps checked off. */
import { type Selectable, sql } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";

export interface HistoryEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: "payment" | "refund" | "check_off";
  readonly status: "pending" | "completed" | "failed" | "held";
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly home: Selectable<Database["payments"]>["home"];
  readonly bookingId: string | null;
  readonly reference: string | null;
  readonly packageName: string | null;
  readonly isOwnBooking: boolean;
  readonly title: string | null;
  readonly payerId: string;
  readonly payerName: string;
  readonly way: string;
  readonly cardToken: string | null;
  readonly failure: string | null;
}

/** Where the page before ended. */
export interface HistoryCursor {
  readonly at: Date;
  readonly id: string;
}

/** The newest first. */
export async function historyOf(
  db: Db,
  readerId: string,
  after: HistoryCursor | null,
  limit: number,
): Promise<HistoryEntry[]> {
  const later = after ? sql`where (at, id) < (${after.at}, ${after.id})` : sql``;
  const { rows } = await sql<HistoryEntry>`
    select * from (${payments(readerId)} union all ${checkedOff(readerId)}) as entry ${later}
    order by at desc, id desc limit ${limit}
  `.execute(db);
  return rows;
}

function payments(readerId: string) {
  return sql`
    select payment.id, coalesce(payment.settled_at, payment.created_at) as at,
      case payment.kind when 'charge' then 'payment' else 'refund' end as kind, payment.status,
      case payment.kind when 'charge' then payment.amount_minor else -payment.amount_minor end as "amountMinor",
      payment.currency, payment.home, booking.id as "bookingId", booking.reference,
      (select packages.title from booking_parts part join packages on packages.id = part.package_id
        where part.booking_id = booking.id order by part.position limit 1) as "packageName",
      booking.user_id = ${readerId} as "isOwnBooking", plan.title, payer.id as "payerId",
      payer.first_name as "payerName", payment.gateway as way,
      coalesce(payment.card_token, source.card_token) as "cardToken", payment.failure
    from payments payment
      join bookings booking on booking.id = payment.booking_id
      join users payer on payer.id = coalesce(payment.payer_id, booking.user_id)
      left join payments source on source.id = payment.refunds_payment_id
      left join payment_plan_steps step on step.id = payment.step_id
      left join payment_plans plan on plan.id = step.plan_id
    where payment.payer_id = ${readerId} or booking.user_id = ${readerId}`;
}

function checkedOff(readerId: string) {
  return sql`
    select step.id, step.done_at, 'check_off', 'completed', step.amount_minor, step.currency,
      case when step.currency = plan.home_currency then null else jsonb_build_object('minor', step.cost_minor,
        'currency', plan.home_currency, 'rate', round(step.cost_minor::numeric / step.amount_minor, 6),
        'asOf', coalesce(plan.rates_as_of, step.done_at::date)::text) end,
      null, null, null, false, plan.title, payer.id, coalesce(step.payer_name, payer.first_name), plan.target, null, null
    from payment_plan_steps step
      join payment_plans plan on plan.id = step.plan_id
      join users payer on payer.id = coalesce(step.payer_id, plan.user_id)
    where step.done_at is not null and (plan.user_id = ${readerId} or step.payer_id = ${readerId})`;
}

/** An operator's statements counted again: from the payments, and from the other side of the ledger, written unlike the product's. */
import { sql } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Minor units of one month and currency. */
export interface MonthRecount {
  readonly month: string;
  readonly currency: Currency;
  readonly paid: number;
  readonly refunded: number;
  readonly fee: number;
  /** What customers and we gave to the operator, by the ledger. */
  readonly net: number;
  readonly movements: number;
}

/** The newest month first, in it the currencies backwards. */
export async function recountMonths(db: Db, operatorId: string): Promise<MonthRecount[]> {
  const { rows } = await sql<MonthRecount>`
    with money as (
      select date_trunc('month', p.settled_at, 'UTC') as month, p.currency, p.kind = 'refund' as back,
        p.amount_minor as minor, p.fee_minor as fee
      from payments p, bookings b
      where p.booking_id = b.id and b.operator_id = ${operatorId} and p.status = 'completed'
    ), theirs as (
      select date_trunc('month', t.at, 'UTC') as month, e.currency, sum(-e.amount_minor) as net
      from bookings b, ledger_transactions t, ledger_entries e
      where b.operator_id = ${operatorId} and t.booking_id = b.id and e.transaction_id = t.id
        and (e.account = 'fees' or e.account = 'customer:' || b.id)
      group by 1, 2
    )
    select to_char(month at time zone 'UTC', 'YYYY-MM') as month, currency,
      sum(case when back then 0 else minor end)::bigint as paid,
      sum(case when back then minor else 0 end)::bigint as refunded,
      sum(case when back then -fee else fee end)::bigint as fee,
      min(net)::bigint as net,
      sum(case when fee > 0 then 2 else 1 end)::bigint as movements
    from money full join theirs using (month, currency)
    group by month, currency order by month desc, currency desc
  `.execute(db);
  return rows;
}

/** What the operator's accounts hold by now, by currency. */
export async function balancesOf(db: Db, operatorId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ currency: string; minor: number }>`
    select currency, sum(amount_minor)::bigint as minor from ledger_entries
    where account = 'operator:' || ${operatorId} or account = 'direct:' || ${operatorId}
    group by currency
  `.execute(db);
  return Object.fromEntries(rows.map(({ currency, minor }) => [currency, minor]));
}

/**
 * Bookings whose fee is not `percent` of what the operator keeps of the gateway's money, to a minor unit a payment: one that
 * came to nothing, or was paid by hand, owes none.
 */
export async function bookingsWithWrongFee(db: Db, percent: number) {
  const { rows } = await sql`
    with kept as (
      select booking_id, count(*) as payments,
        sum(case when gateway = 'direct' then 0 when kind = 'refund' then -amount_minor else amount_minor end) as minor
      from payments where status = 'completed' group by booking_id
    ), charged as (
      select t.booking_id, sum(e.amount_minor) as fee
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.account = 'fees'
      group by t.booking_id
    )
    select booking_id, minor, fee from kept full join charged using (booking_id)
    where (coalesce(minor, 0) = 0 and coalesce(fee, 0) <> 0)
      or abs(coalesce(fee, 0) - coalesce(minor, 0) * ${percent}::numeric / 100) > coalesce(payments, 0)
  `.execute(db);
  return rows;
}

/** The ledger as one operator sees it: the entries on its own accounts. */
import { sql } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { MonthSums } from "#domain/payments/books/statement.ts";
import type { Db } from "#server/platform/database/database.ts";

/** By the gateway, and by hand. */
const accountsOf = (operatorId: string) => [`operator:${operatorId}`, `direct:${operatorId}`];

/** In no order. */
export async function monthSums(db: Db, operatorId: string): Promise<MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select to_char(posting.at at time zone 'UTC', 'YYYY-MM') as month, entry.currency,
      coalesce(sum(entry.amount_minor) filter (where posting.kind = 'charge' and entry.amount_minor > 0), 0)::bigint as "paidMinor",
      coalesce(-sum(entry.amount_minor) filter (where posting.kind = 'refund' and entry.amount_minor < 0), 0)::bigint as "refundedMinor",
      coalesce(-sum(entry.amount_minor) filter (where posting.kind = 'charge' and entry.amount_minor < 0), 0)::bigint as "feeMinor",
      coalesce(sum(entry.amount_minor) filter (where posting.kind = 'refund' and entry.amount_minor > 0), 0)::bigint as "feeReturnedMinor",
      count(*) as movements
    from ledger_entries entry join ledger_transactions posting on posting.id = entry.transaction_id
    where entry.account = any(${accountsOf(operatorId)})
    group by 1, 2
  `.execute(db);
  return rows;
}

export interface StatementRequest {
  readonly operatorId: string;
  /** Instants from and before which it is. */
  readonly from: Date;
  readonly until: Date;
  readonly currency: Currency;
}

/** Where the page before ended. */
export interface StatementCursor {
  readonly transactionId: number;
  readonly position: number;
}

/** In the order in which they were booked. */
export function listStatementMovements(
  db: Db,
  { operatorId, from, until, currency }: StatementRequest,
  after: StatementCursor | null,
  limit: number,
) {
  return db
    .selectFrom("ledgerEntries as entry")
    .innerJoin("ledgerTransactions as posting", "posting.id", "entry.transactionId")
    .innerJoin("bookings", "bookings.id", "posting.bookingId")
    .select([
      "entry.transactionId",
      "entry.position",
      "posting.at",
      "posting.kind",
      "bookings.reference",
      "entry.amountMinor",
      "entry.account",
    ])
    .where("entry.account", "in", accountsOf(operatorId))
    .where("entry.currency", "=", currency)
    .where("posting.at", ">=", from)
    .where("posting.at", "<", until)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(entry.transaction_id, entry.position) > (${after?.transactionId ?? 0}, ${after?.position ?? 0})`,
      ),
    )
    .orderBy("entry.transactionId")
    .orderBy("entry.position")
    .limit(limit)
    .execute();
}

export async function companyNameOf(db: Db, operatorId: string): Promise<string> {
  const { companyName } = await db
    .selectFrom("operators")
    .select("companyName")
    .where("userId", "=", operatorId)
    .executeTakeFirstOrThrow();
  return companyName;
}

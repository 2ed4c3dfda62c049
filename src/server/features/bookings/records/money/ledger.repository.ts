/** The ledger: double entry in two append-only tables, written by one function. */
import type { Currency } from "#domain/money.ts";
import type { Entry } from "#domain/payments/books/posting.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface Posting {
  readonly kind: "charge" | "refund";
  readonly bookingId: string;
  /** The payment whose outcome this is; the database takes one posting for each. */
  readonly paymentId: string;
  readonly currency: Currency;
  /** Sums to zero (src/domain/payments/books/posting.ts). */
  readonly entries: readonly Entry[];
}

/** Writes a movement of money, in the transaction that settles its payment. */
export async function post(tx: Db, { entries, currency, ...posting }: Posting, now: Date): Promise<void> {
  const { id } = await tx
    .insertInto("ledgerTransactions")
    .values({ ...posting, at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("ledgerEntries")
    .values(entries.map((entry, position) => ({ ...entry, transactionId: id, position, currency })))
    .execute();
}

/** Compares our payments with the ledger and with the gateway, and lists for staff what differs. */
import { HOUR_MS } from "#domain/durations.ts";
import { type Difference, differencesOf } from "#domain/payments/books/proof.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { allPayoutAccounts } from "../gateways/payout-accounts.repository.ts";
import { completedPayments, keepDifferences, postingsOf, unsettledOf } from "./proof.repository.ts";

/** A night that was missed is made up for by the next ones. */
const LOOK_BACK_HOURS = 7 * 24;
/** What moved just now may still be on its way into our books. */
const SETTLED_AFTER_HOURS = 1;
/** The gateway counts from the order, we from the outcome: an order can be this much older. */
const ORDER_BEFORE_HOURS = 48;

/** The differences that were found. Those of the gateway that takes payments now; nothing is changed but the list. */
export async function proveBooks(deps: Dependencies): Promise<readonly Difference[]> {
  const { db, gateway } = deps;
  const now = deps.clock();
  const hoursBefore = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const from = hoursBefore(LOOK_BACK_HOURS);
  const moved = await gateway.moved(await allPayoutAccounts(db), hoursBefore(LOOK_BACK_HOURS + ORDER_BEFORE_HOURS));
  const ids = moved.map(({ paymentId }) => paymentId);
  const payments = await completedPayments(db, { gateway: gateway.kind, from, moved: ids });
  const postings = await postingsOf(
    db,
    payments.map(({ paymentId }) => paymentId),
  );
  const found = differencesOf({ payments, postings, moved });
  const settled = await withoutUnsettled(deps, found, hoursBefore(SETTLED_AFTER_HOURS));
  await db.transaction().execute(async (tx) => {
    await keepDifferences(tx, gateway.kind, settled, now);
    const subject = { subjectType: "books", subjectId: gateway.kind };
    const details = { payments: payments.length, differences: settled.length };
    await recordAudit(tx, { actorId: null, action: "books.proved", ...subject, details });
  });
  return settled;
}

/** What the gateway has moved and a payment of ours is still being settled for, or stands in the list, is nothing new. */
async function withoutUnsettled(
  { db }: Dependencies,
  found: readonly Difference[],
  since: Date,
): Promise<Difference[]> {
  const missing = found.filter(({ kind }) => kind === "missing_here").map(({ paymentId }) => paymentId);
  const unsettled = new Set(await unsettledOf(db, missing, since));
  return found.filter(({ kind, paymentId }) => kind !== "missing_here" || !unsettled.has(paymentId));
}

/** What ends by itself: expired holds, bookings without an answer, seats without their Nusuk reference. */
import { dateOf } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database.ts";
import { announceEvent } from "./announcing.ts";
import type { Dependencies } from "./dependencies.ts";
import { pickUnpaid } from "./instalments/instalments.repository.ts";
import {
  cancelAll,
  type Ending,
  lockExpiredHoldsOn,
  type OverdueBooking,
  pickExpiredHolds,
  pickUnanswered,
  pickWithoutReference,
  seatsOf,
} from "./overdue.repository.ts";
import { refundByTerms, refundInFull } from "./refunds.ts";

/** So many end in one transaction: small enough that nobody waits long behind it. */
const BATCH = 200;

const EXPIRED: Ending = { event: "expire", reason: "hold_expired" };
const UNANSWERED: Ending = { event: "lapse", reason: "approval_overdue" };
const WITHOUT_REFERENCE: Ending = { event: "release", reason: "nusuk_reference_missing" };
const UNPAID: Ending = { event: "leave_unpaid", reason: "payment_overdue" };

type Pick = (tx: Db) => Promise<OverdueBooking[]>;

/**
 * Ends everything whose time is over; what somebody is working on is left to the next round. A kind that fails does not keep
 * the others waiting.
 */
export async function endOverdue(deps: Dependencies): Promise<void> {
  const now = deps.clock();
  const rounds: readonly [Ending, Pick][] = [
    [EXPIRED, (tx) => pickExpiredHolds(tx, now, BATCH)],
    [UNANSWERED, (tx) => pickUnanswered(tx, now, BATCH)],
    [WITHOUT_REFERENCE, (tx) => pickWithoutReference(tx, dateOf(now), BATCH)],
    [UNPAID, (tx) => pickUnpaid(tx, dateOf(now), BATCH)],
  ];
  const failures: unknown[] = [];
  for (const [ending, pick] of rounds) {
    await endAll(deps, ending, pick).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, "bookings could not be ended");
}

/** Gives back the seats of every hold on these packages that has run out. */
export async function endExpiredHoldsOn(deps: Dependencies, packageIds: readonly string[]): Promise<void> {
  await endBatch(deps, EXPIRED, (tx) => lockExpiredHoldsOn(tx, packageIds, deps.clock()));
}

async function endAll(deps: Dependencies, ending: Ending, pick: Pick): Promise<void> {
  let ended = BATCH;
  while (ended === BATCH) ended = await endBatch(deps, ending, pick);
}

/**
 * How many were ended, together: bookings are locked first, then the union of their packages in id order, and the seats
 * go back in one statement. One by one in a transaction, two rounds would lock each other out.
 */
async function endBatch(deps: Dependencies, ending: Ending, pick: Pick): Promise<number> {
  const { count, packageIds } = await deps.db.transaction().execute(async (tx) => {
    const picked = await pick(tx);
    if (picked.length === 0) return { count: 0, packageIds: [] };
    const ids = picked.map(({ id }) => id);
    const lines = await seatsOf(tx, ids);
    await deps.packages.giveBackSeats(tx, lines);
    // The operator had accepted, so a missed payment is a cancellation by the terms (docs/decisions/0023-a-price-in-parts.md).
    if (ending === UNPAID) await refundByTerms(deps, tx, ids);
    else await refundInFull(deps, tx, ids);
    await cancelAll(tx, ids, ending, deps.clock());
    await announceEvent(deps, tx, ids, ending.event);
    return { count: ids.length, packageIds: lines.map(({ packageId }) => packageId) };
  });
  if (packageIds.length > 0) deps.packages.seatsChanged(packageIds);
  return count;
}

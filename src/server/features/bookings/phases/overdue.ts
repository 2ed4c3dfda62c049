/** What ends by itself: expired holds, bookings without an answer, seats without their Nusuk reference, or of who cannot be reached. */
import { sql } from "kysely";
import { dateOf } from "#domain/calendar.ts";
import { type Db, isDatabaseAway } from "#server/platform/database/database.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { announceEvent } from "../notices/announcing.ts";
import { selectOverdue } from "../records/money/instalments.repository.ts";
import { refundByTerms, refundInFull } from "../records/money/refunds.ts";
import { forgetNetworks } from "../records/networks.repository.ts";
import {
  cancelAll,
  type Ending,
  expiredHolds,
  lockExpiredHoldsOn,
  lockOverdue,
  nextOverdue,
  type Overdue,
  type OverdueBooking,
  seatsOf,
  unanswered,
  withoutReference,
  yielding,
} from "../records/overdue.repository.ts";
import { restOffers } from "./stopped.repository.ts";

/** So many end in one transaction: small enough that nobody waits long behind it. */
const BATCH = 200;

const EXPIRED: Ending = { event: "expire", reason: "hold_expired" };
const UNANSWERED: Ending = { event: "lapse", reason: "approval_overdue" };
const WITHOUT_REFERENCE: Ending = { event: "release", reason: "nusuk_reference_missing" };
const YIELDED: Ending = { event: "yield", reason: "address_unconfirmed" };
const UNPAID: Ending = { event: "leave_unpaid", reason: "payment_overdue" };

/** What ends in one way, and which bookings those are at the moment. */
interface Kind {
  readonly ending: Ending;
  readonly overdue: (db: Db) => Overdue;
}

/**
 * Ends everything whose time is over; what somebody is working on is left to the next round. A booking that fails does not
 * keep others waiting, of its kind or of another.
 */
export async function endOverdue(deps: Dependencies): Promise<void> {
  const now = deps.clock();
  const kinds: readonly Kind[] = [
    { ending: EXPIRED, overdue: (db) => expiredHolds(db, now) },
    { ending: UNANSWERED, overdue: (db) => unanswered(db, now) },
    { ending: WITHOUT_REFERENCE, overdue: (db) => withoutReference(db, dateOf(now)) },
    ...(deps.config.mail ? [{ ending: YIELDED, overdue: (db: Db) => yielding(db, now) }] : []),
    { ending: UNPAID, overdue: (db) => selectOverdue(db, dateOf(now)) },
  ];
  await forgetNetworks(deps.db, now);
  // Before anything ends: what nobody could take runs out no more.
  await restOffers(deps.db, now, null);
  const failures: unknown[] = [];
  for (const kind of kinds) failures.push(...(await endAll(deps, kind).catch((error: unknown) => [error])));
  if (failures.length > 0) throw new AggregateError(failures, "bookings could not be ended");
}

/** Ends those of these holds that have run out at `now`; what somebody is working on is left to the next round. */
export async function endRunOut(deps: Dependencies, ids: readonly string[], now: Date): Promise<void> {
  const among = sql<string>`any(${ids}::text[])`;
  const overdue = (db: Db) => expiredHolds(db, now).where("bookings.id", "=", among);
  const failures = await endAll(deps, { ending: EXPIRED, overdue });
  if (failures.length > 0) throw new AggregateError(failures, "holds could not be ended");
}

/** Gives back the seats of every hold on these packages that has run out. */
export async function endExpiredHoldsOn(deps: Dependencies, packageIds: readonly string[]): Promise<void> {
  await endBatch(deps, EXPIRED, (tx) => lockExpiredHoldsOn(tx, packageIds, deps.clock()));
}

/** Answers what failed. */
async function endAll(deps: Dependencies, kind: Kind): Promise<unknown[]> {
  const failures: unknown[] = [];
  const after = (id: string) => nextOverdue(kind.overdue(deps.db), id, BATCH);
  for (let ids = await after(""); ids.length > 0; ids = await after(ids.at(-1) ?? ""))
    failures.push(...(await endThose(deps, kind, ids)));
  return failures;
}

/** Together; where that fails, each half by itself, until whatever cannot be ended stands alone. Answers what failed. */
async function endThose(deps: Dependencies, kind: Kind, ids: readonly string[]): Promise<unknown[]> {
  try {
    await endBatch(deps, kind.ending, (tx) => lockOverdue(kind.overdue(tx), ids));
    return [];
  } catch (error) {
    if (ids.length === 1 || isDatabaseAway(error)) return [error];
    const half = Math.ceil(ids.length / 2);
    const first = await endThose(deps, kind, ids.slice(0, half));
    return [...first, ...(await endThose(deps, kind, ids.slice(half)))];
  }
}

/**
 * All of them or none: bookings are locked first, then the union of their packages in id order, and the seats
 * go back in one statement; their places in line are free once their turns are over. One by one in a transaction, two
 * rounds would lock each other out.
 */
async function endBatch(
  deps: Dependencies,
  ending: Ending,
  lock: (tx: Db) => Promise<OverdueBooking[]>,
): Promise<void> {
  const packageIds = await deps.db.transaction().execute(async (tx) => {
    const ids = (await lock(tx)).map(({ id }) => id);
    if (ids.length === 0) return [];
    const lines = await seatsOf(tx, ids);
    await deps.packages.giveBackSeats(tx, lines);
    await deps.queue.freePlacesOver(tx, ids, deps.clock());
    // The operator had accepted, so a missed payment is a cancellation by the terms (docs/decisions/0023-a-price-in-parts.md).
    if (ending === UNPAID) await refundByTerms(deps, tx, ids);
    else await refundInFull(deps, tx, ids);
    await cancelAll(tx, ids, ending, deps.clock());
    await announceEvent(deps, tx, ids, ending.event);
    return lines.map(({ packageId }) => packageId);
  });
  if (packageIds.length > 0) deps.packages.seatsChanged(packageIds);
}

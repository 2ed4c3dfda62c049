/** What an operator does with packages of its own; another's are not there. */
import { randomUUID } from "node:crypto";
import type { Package, PackageDraft } from "#contract/packages.ts";
import { dateOf } from "#domain/calendar.ts";
import { changeProblems, packageProblems, publishProblems } from "#domain/packages/check.ts";
import { afterPackageAction, type PackageAction } from "#domain/packages/package.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import type { Catalogue } from "./catalogue.ts";
import { changedFields, type DraftChanges, fieldsOfDraft } from "./package-fields.ts";
import { toPackage } from "./present-package.ts";
import { refuseProblems, throwNamed } from "./refusals.ts";
import * as rows from "./repository.ts";
import { serveWaitlist } from "./serve-waitlist.job.ts";

export function ownPackages(
  { db, clock, jobs }: Pick<Platform, "db" | "clock" | "jobs">,
  catalogue: Pick<Catalogue, "changed">,
) {
  const today = () => dateOf(clock());

  async function list(operatorId: string): Promise<Package[]> {
    return (await rows.packagesOfOperator(db, operatorId)).map(toPackage);
  }

  async function create(operatorId: string, draft: PackageDraft): Promise<Package> {
    const id = randomUUID();
    const fields = fieldsOfDraft(draft);
    refuseProblems(packageProblems(fields));
    return saved(id, (tx) => rows.insertDraft(tx, id, operatorId, fields));
  }

  function update(operatorId: string, id: string, changes: DraftChanges): Promise<Package> {
    return saved(id, async (tx) => {
      const before = await lockOwn(tx, id, operatorId);
      if (before.status === "closed") throw new AppError("illegal_transition");
      const fields = changedFields(changes);
      const after = { ...before, ...fields };
      const seatsTaken = before.capacity - before.availableSlots;
      const problems = after.status === "listed" ? publishProblems(after, today()) : packageProblems(after);
      refuseProblems([...changeProblems(before, after, seatsTaken), ...problems]);
      await rows.updatePackage(tx, id, { ...fields, ...seatsAfter(before, after.capacity), updatedAt: clock() });
      if (before.waitingParties > 0) await jobs.enqueue(tx, serveWaitlist, { packageId: id });
    });
  }

  /** Throws AppError `illegal_transition`; and for the market `licence_needed` and `unacceptable`. */
  function act(operatorId: string, id: string, action: PackageAction): Promise<Package> {
    return saved(id, async (tx) => {
      const offer = await lockOwn(tx, id, operatorId);
      const status = afterPackageAction(offer.status, action);
      if (!status) throw new AppError("illegal_transition");
      if (status === "listed") requireReadyForMarket(offer, today());
      await rows.updatePackage(tx, id, { status, updatedAt: clock() });
      if (offer.waitingParties > 0) await jobs.enqueue(tx, serveWaitlist, { packageId: id });
    });
  }

  async function remove(operatorId: string, id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { status } = await lockOwn(tx, id, operatorId);
      if (status !== "draft") throw new AppError("illegal_transition");
      await rows.deletePackage(tx, id);
    });
  }

  async function saved(id: string, work: (tx: Db) => Promise<void>): Promise<Package> {
    await db.transaction().execute(work).catch(throwNamed);
    catalogue.changed([id]);
    const row = await rows.findPackage(db, id);
    if (!row) throw new AppError("not_found");
    return toPackage(row);
  }

  return { list, create, update, act, remove };
}

/** Seats that a larger package has more are the waitlist's where somebody waits; a smaller one keeps what is left of them. */
function seatsAfter({ capacity, availableSlots, keptSeats, waitingParties }: rows.LockedPackage, newCapacity: number) {
  const more = newCapacity - capacity;
  const free = availableSlots + more;
  const kept = waitingParties > 0 && more > 0 ? keptSeats + more : keptSeats;
  return { availableSlots: free, keptSeats: Math.max(0, Math.min(kept, free)) };
}

async function lockOwn(tx: Db, packageId: string, operatorId: string): Promise<rows.LockedPackage> {
  const offer = await rows.lockOwnPackage(tx, packageId, operatorId);
  if (!offer) throw new AppError("not_found");
  return offer;
}

function requireReadyForMarket(offer: rows.LockedPackage, today: string): void {
  if (offer.licenceVerifiedAt === null) throw new AppError("licence_needed");
  refuseProblems(publishProblems(offer, today));
}

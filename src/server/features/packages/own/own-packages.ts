/** What an operator does with packages of its own; another's are not there. */
import { randomUUID } from "node:crypto";
import type { Package, PackageDraft } from "#contract/packages.ts";
import { dateOf } from "#domain/calendar.ts";
import { changedNames } from "#domain/packages/changes.ts";
import { changeProblems, packageProblems, publishProblems } from "#domain/packages/check.ts";
import { afterPackageAction, type PackageAction } from "#domain/packages/package.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { requireRunning } from "#server/platform/records/measures.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { showPackage, toPackage } from "../present-package.ts";
import * as rows from "../repository.ts";
import { serveWaitlist } from "../seats/serve-waitlist.job.ts";
import { seatsAfter } from "../seats/waiting-seats.ts";
import { changesSince, insertChanges, type NewChange } from "./changes.repository.ts";
import { requireNoneTakenDown } from "./off-market.repository.ts";
import { copyImages } from "./own-images.ts";
import { changedFields, type DraftChanges, fieldsOfDraft, formName } from "./package-fields.ts";
import { refusePackageProblems, throwNamed } from "./refusals.ts";
import { standardTermsOf } from "./standard-terms.ts";
import { readStanding, toChange } from "./standing.ts";

/** What a refusal tells of the changes that came between. */
const MOST_TOLD = 20;

type Deps = Pick<Platform, "db" | "clock" | "config" | "files" | "jobs">;

/** A change by the form, and the version of the package that its author had in sight; null when that was not said. */
interface Edit {
  readonly id: string;
  readonly changes: DraftChanges;
  readonly seenVersion: number | null;
}

export function ownPackages(deps: Deps, catalogue: Pick<Catalogue, "changed">) {
  const { db, clock, files, jobs } = deps;
  const today = () => dateOf(clock());

  async function list(operatorId: string): Promise<ReturnType<typeof showPackage>[]> {
    return (await rows.packagesOfOperator(db, operatorId)).map(showPackage);
  }

  async function create({ id: actorId, operatorId }: BusinessActor, draft: PackageDraft): Promise<Package> {
    const id = randomUUID();
    const fields = fieldsOfDraft(draft, await standardTermsOf(db, operatorId));
    refusePackageProblems(packageProblems(fields));
    return saved(id, async (tx) => {
      await rows.insertDraft(tx, { id, operatorId, seriesId: id, fields });
      await noted(tx, { packageId: id, version: 1, actorId, action: "create" });
    });
  }

  /** The same content, pictures and series; the reference names the original alone. Throws AppError `package_taken_down`. */
  async function duplicate({ id: actorId, operatorId }: BusinessActor, originalId: string): Promise<Package> {
    const id = randomUUID();
    return saved(id, async (tx) => {
      const { seriesId, ...original } = await lockOwn(tx, originalId, operatorId);
      // Else its copy would be on sale in its place.
      await requireNoneTakenDown(tx, [originalId]);
      const fields = { ...rows.fieldsOfRow(original), operatorReference: null };
      await rows.insertDraft(tx, { id, operatorId, seriesId, fields });
      await copyImages(files, tx, { from: originalId, to: id, at: clock() });
      await noted(tx, { packageId: id, version: 1, actorId, action: "duplicate" });
    });
  }

  /** Throws AppError `changed_meanwhile` with the changes since the version that its author saw. */
  function update({ id: actorId, operatorId }: BusinessActor, { id, changes, seenVersion }: Edit): Promise<Package> {
    return saved(id, async (tx) => {
      const before = await lockOwn(tx, id, operatorId);
      const fields = changedFields(changes, before.terms);
      const names = changedNames(before, fields).map(formName);
      // Also what is sent again because its answer was lost: nobody else has changed it meanwhile.
      if (names.length === 0 && before.status !== "closed") return;
      await requireUnchanged(tx, before, seenVersion);
      if (before.status === "closed") throw new AppError("illegal_transition");
      const after = { ...before, ...fields };
      const seatsTaken = before.capacity - before.availableSlots;
      const problems = after.status === "listed" ? publishProblems(after, today()) : packageProblems(after);
      const taken = { seatsTaken, awaitsNumbers: before.awaitsNumbers, today: today() };
      refusePackageProblems([...changeProblems(before, after, taken), ...problems]);
      const version = before.version + 1;
      const left = seatsAfter(before, after.capacity);
      await rows.updatePackageRow(tx, id, { ...fields, ...left, version, updatedAt: clock() });
      if (before.waitingParties > 0) await jobs.enqueue(tx, serveWaitlist, { packageId: id });
      const seats = after.capacity === before.capacity ? null : { from: before.capacity, to: after.capacity };
      await noted(tx, { packageId: id, version, actorId, action: "change", fields: names, seats });
    });
  }

  /** Throws AppError `illegal_transition`; and for the market `licence_needed`, `business_suspended`, `package_taken_down` and `unacceptable`. */
  function act({ id: actorId, operatorId }: BusinessActor, id: string, action: PackageAction): Promise<Package> {
    return saved(id, async (tx) => {
      const offer = await lockOwn(tx, id, operatorId);
      const status = afterPackageAction(offer.status, action);
      if (!status) throw new AppError("illegal_transition");
      if (status === "listed") {
        requireReadyForMarket(offer, today());
        await requireRunning(tx, operatorId, "sell");
        await requireNoneTakenDown(tx, [id]);
      }
      const version = offer.version + 1;
      await rows.updatePackageRow(tx, id, { status, version, updatedAt: clock() });
      await noted(tx, { packageId: id, version, actorId, action });
      if (offer.waitingParties > 0) await jobs.enqueue(tx, serveWaitlist, { packageId: id });
    });
  }

  async function remove(operatorId: string, id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const { status } = await lockOwn(tx, id, operatorId);
      if (status !== "draft") throw new AppError("illegal_transition");
      await rows.deletePackageRow(tx, id);
    });
  }

  async function saved(id: string, work: (tx: Db) => Promise<void>): Promise<Package> {
    await db.transaction().execute(work).catch(throwNamed);
    catalogue.changed([id]);
    const row = await rows.findPackage(db, id);
    if (!row) throw new AppError("not_found");
    return toPackage(row);
  }

  function noted(tx: Db, change: Omit<NewChange, "at">): Promise<void> {
    return insertChanges(tx, [{ ...change, at: clock() }]);
  }

  return {
    ...{ list, create, duplicate, update, act, remove },
    standing: (operatorId: string, id: string) => readStanding(deps, operatorId, id),
  };
}

/** Nobody writes over what somebody else has changed in between: they are told what, and by whom. */
async function requireUnchanged(tx: Db, { id, version }: rows.LockedPackage, seen: number | null): Promise<void> {
  if (seen === null || seen === version) return;
  const changes = (await changesSince(tx, id, seen, MOST_TOLD)).map(toChange);
  throw new AppError("changed_meanwhile", { version, changes });
}

async function lockOwn(tx: Db, packageId: string, operatorId: string): Promise<rows.LockedPackage> {
  const offer = await rows.lockOwnPackage(tx, packageId, operatorId);
  if (!offer) throw new AppError("not_found");
  return offer;
}

function requireReadyForMarket(offer: rows.LockedPackage, today: string): void {
  if (offer.licenceVerifiedAt === null) throw new AppError("licence_needed");
  refusePackageProblems(publishProblems(offer, today));
}

/** Packages out of a spreadsheet: what they would do, and all of it or nothing done. */
import { randomUUID } from "node:crypto";
import { dateOf } from "#domain/calendar.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import { requireRunning } from "#server/platform/records/measures.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { insertChanges, type NewChange } from "../own/changes.repository.ts";
import { requireNoneTakenDown } from "../own/off-market.repository.ts";
import { formName } from "../own/package-fields.ts";
import { throwNamed } from "../own/refusals.ts";
import { standardTermsOf } from "../own/standard-terms.ts";
import { hasLicence, type OwnRow } from "../repository.ts";
import { serveWaitlist } from "../seats/serve-waitlist.job.ts";
import { seatsAfter } from "../seats/waiting-seats.ts";
import * as many from "./import.repository.ts";
import { type ImportedRow, planImport, type RowPlan } from "./import-plan.ts";

export interface ImportOrder {
  readonly agent: BusinessActor;
  readonly rows: readonly ImportedRow[];
  /** New packages and drafts go on sale. */
  readonly listed: boolean;
}

type Progress = (done: number, total: number) => void;
type NewPlan = Extract<RowPlan, { state: "new" }>;
type UpdatePlan = Extract<RowPlan, { state: "update" }>;

/** What one import writes. */
interface Written {
  readonly made: readonly many.WrittenPackage[];
  readonly changed: readonly many.WrittenPackage[];
  readonly changes: readonly Omit<NewChange, "at">[];
}

type Deps = Pick<Platform, "db" | "clock" | "jobs">;

export function importedPackages({ db, clock, jobs }: Deps, catalogue: Pick<Catalogue, "changed">) {
  const wishOf = async (tx: Db, { listed, agent }: ImportOrder) => {
    const standard = await standardTermsOf(tx, agent.operatorId);
    return { listed, today: dateOf(clock()), standard };
  };

  /**
   * What saving would do now. Throws AppError `licence_needed`, `business_suspended` and `package_taken_down` where that alone
   * would keep it from being saved.
   */
  async function plan(order: ImportOrder): Promise<RowPlan[]> {
    return planOn(db, order, await many.readAllOwn(db, order.agent.operatorId));
  }

  async function planOn(tx: Db, order: ImportOrder, own: readonly OwnRow[]): Promise<RowPlan[]> {
    const plans = planImport(own, order.rows, await wishOf(tx, order));
    const isSound = plans.every(({ state }) => state !== "wrong");
    if (isSound && order.listed) await requireMarket(tx, order.agent.operatorId, plans);
    return plans;
  }

  /** Saves every row or none. A plan with a wrong row is answered as it is, and nothing is saved. */
  async function commit(order: ImportOrder, progress: Progress): Promise<RowPlan[]> {
    const { plans, ids } = await db
      .transaction()
      .execute((tx) => commitIn(tx, order, progress))
      .catch(throwNamed);
    if (ids.length > 0) catalogue.changed(ids);
    return plans;
  }

  async function commitIn(tx: Db, order: ImportOrder, progress: Progress) {
    const { id, operatorId } = order.agent;
    await many.lockPackageImports(tx, operatorId);
    const plans = await planOn(tx, order, await many.lockAllOwn(tx, operatorId));
    if (plans.some(({ state }) => state === "wrong")) return { plans, ids: [] };
    const written = writtenBy(plans, id);
    await save(tx, operatorId, written, progress);
    for (const waited of plans.flatMap(waitedFor)) await jobs.enqueue(tx, serveWaitlist, { packageId: waited.id });
    return { plans, ids: [...written.made, ...written.changed].map((one) => one.id) };
  }

  async function save(tx: Db, operatorId: string, { made, changed, changes }: Written, progress: Progress) {
    const total = made.length + changed.length;
    let done = 0;
    const count = (batch: number) => {
      done += batch;
      progress(done, total);
    };
    await many.insertImportedPackages(tx, operatorId, clock(), made, count);
    await many.updateMany(tx, clock(), changed, count);
    await insertChanges(
      tx,
      changes.map((change) => ({ ...change, at: clock() })),
    );
  }

  return { plan, commit };
}

/** As for a package that is put on the market by itself. */
async function requireMarket(tx: Db, operatorId: string, plans: readonly RowPlan[]): Promise<void> {
  if (!(await hasLicence(tx, operatorId))) throw new AppError("licence_needed");
  await requireRunning(tx, operatorId, "sell");
  const goingOnSale = plans.flatMap((plan) => (plan.state === "update" && plan.listed ? [plan.before.id] : []));
  await requireNoneTakenDown(tx, goingOnSale);
}

function writtenBy(plans: readonly RowPlan[], actorId: string): Written {
  const made = plans.filter((plan) => plan.state === "new").map(newRow);
  const updates = plans.filter((plan) => plan.state === "update");
  const news = made.map(({ id }) => ({ packageId: id, version: 1, actorId, action: "import" as const }));
  return {
    made,
    changed: updates.map(changedRow),
    changes: [...news, ...updates.map((plan) => changeOf(plan, actorId))],
  };
}

/** Changed packages that somebody waits for: there may be more seats now. */
function waitedFor(plan: RowPlan) {
  return plan.state === "update" && plan.before.waitingParties > 0 ? [plan.before] : [];
}

function newRow({ fields, listed }: NewPlan): many.WrittenPackage {
  const status = listed ? "listed" : "draft";
  return { ...fields, id: randomUUID(), status, availableSlots: fields.capacity, keptSeats: 0, version: 1 };
}

function changedRow({ before, fields, listed }: UpdatePlan): many.WrittenPackage {
  const after = { ...before, ...fields };
  const status = listed ? "listed" : before.status;
  return { ...after, ...seatsAfter(before, after.capacity), status, version: before.version + 1 };
}

function changeOf({ before, fields, names }: UpdatePlan, actorId: string): Omit<NewChange, "at"> {
  const to = fields.capacity ?? before.capacity;
  return {
    ...{ packageId: before.id, version: before.version + 1, actorId, action: "import" },
    fields: names.map(formName),
    seats: to === before.capacity ? null : { from: before.capacity, to },
  };
}

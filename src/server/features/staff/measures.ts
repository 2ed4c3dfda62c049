/** Staff stop somebody, confirm it and undo it; everybody concerned is told, and every act is recorded. */

import type { callOffForOperator, takeMeasure } from "#contract/measures.ts";
import type { RouteInput } from "#contract/route.ts";
import { confirmBy, hasLapsed, isStopped, type MeasureKind } from "#domain/operators/measure.ts";
import type { Platform } from "#server/platform/context.ts";
import { type Db, isUniqueViolation } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { holdBusiness } from "#server/platform/records/measures.ts";
import type { AccountService } from "../accounts/service.ts";
import type { BookingService } from "../bookings/service.ts";
import type { LicenceService } from "../licences/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PackageService } from "../packages/service.ts";
import type { QueueService } from "../queue/service.ts";
import type { WaitlistService } from "../waitlist/service.ts";
import { endUnconfirmed, tellCustomers } from "./measures.job.ts";
import * as rows from "./measures.repository.ts";
import { subjectsFor } from "./subjects.ts";

export type MeasureService = ReturnType<typeof measureService>;

interface Deps extends Pick<Platform, "db" | "clock" | "jobs"> {
  readonly accounts: Pick<AccountService, "sessions">;
  readonly bookings: Pick<BookingService, "stopped" | "desk">;
  readonly licences: Pick<LicenceService, "desk">;
  readonly notifications: Pick<NotificationService, "notify">;
  readonly packages: Pick<PackageService, "pauseAll" | "pauseOne" | "backOnMarket" | "operatorChanged">;
  readonly queue: Pick<QueueService, "standingAt">;
  readonly waitlist: Pick<WaitlistService, "waitingAt">;
}

/** Where an appeal is handed in. */
const APPEAL = "/contact";

type Order = RouteInput<typeof takeMeasure>["body"];
type CallingOff = RouteInput<typeof callOffForOperator>["body"];

export function measureService(deps: Deps) {
  const { db, clock, jobs, accounts, bookings, licences, notifications, packages, queue, waitlist } = deps;

  /** Throws AppError `not_found`, `forbidden` against oneself, `illegal_transition` where one stands already. */
  async function take(staffId: string, { kind, subjectId, reason }: Order): Promise<void> {
    const ownerId = await db
      .transaction()
      .execute(async (tx) => {
        const owner = await rows.findMeasureSubject(tx, kind, subjectId);
        if (!owner) throw new AppError("not_found");
        if (owner.ownerId === staffId) throw new AppError("forbidden");
        const pausedPackages = await stop(tx, kind, subjectId, owner.ownerId);
        const madeAt = clock();
        const made = { kind, subjectId, concerns: owner.ownerId, reason, madeBy: staffId, madeAt };
        const until = confirmBy(madeAt, await rows.couldBeConfirmed(tx, made));
        const id = await rows.insertMeasure(tx, { ...made, pausedPackages, confirmBy: until });
        await recordAudit(tx, audited(staffId, `${kind}.stopped`, kind, subjectId));
        const params = { what: kind, name: owner.name, reason };
        await notifications.notify(tx, { userId: owner.ownerId, kind: "measure_taken", params, link: APPEAL });
        if (stopsSales(kind)) await jobs.enqueue(tx, tellCustomers, { measureId: id, kind: "operator_stopped" });
        return owner.ownerId;
      })
      .catch((error: unknown) => {
        throw isUniqueViolation(error, "one_measure_stands") ? new AppError("illegal_transition") : error;
      });
    await packages.operatorChanged(ownerId);
  }

  /** What the measure ends at once; the packages that it took off the market. */
  async function stop(tx: Db, kind: MeasureKind, subjectId: string, ownerId: string): Promise<string[]> {
    if (kind === "account") {
      await accounts.sessions.endAll(tx, ownerId);
      return [];
    }
    if (kind === "package") return packages.pauseOne(tx, subjectId);
    const paused = await packages.pauseAll(tx, ownerId);
    if (kind === "licence") await licences.desk.withdraw(tx, subjectId);
    else await holdBusiness(tx, ownerId);
    return paused;
  }

  /** By somebody else than who took it. Throws AppError `not_found`, `forbidden`, `illegal_transition`. */
  async function confirm(staffId: string, id: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const measure = await lockStanding(tx, id);
      if (measure.madeBy === staffId || measure.concerns === staffId) throw new AppError("forbidden");
      const open = measure.confirmBy !== null && measure.confirmedAt === null && !hasLapsed(measure, clock());
      if (!open) throw new AppError("illegal_transition");
      await rows.updateMeasure(tx, id, { confirmedBy: staffId, confirmedAt: clock() });
      await recordAudit(tx, audited(staffId, `${measure.kind}.stop_confirmed`, measure.kind, measure.subjectId));
    });
  }

  /** Throws AppError `not_found`, `forbidden` for whom it concerns, `illegal_transition` where it has ended. */
  async function end(staffId: string, id: string): Promise<void> {
    const concerns = await db.transaction().execute(async (tx) => {
      const measure = await lockStanding(tx, id);
      if (measure.concerns === staffId) throw new AppError("forbidden");
      return endAs(tx, staffId, measure);
    });
    await packages.operatorChanged(concerns);
  }

  /** Ends by itself, unconfirmed; where nobody is left who could have confirmed it, it stands. */
  async function lapse(id: string): Promise<void> {
    const concerns = await db.transaction().execute(async (tx) => {
      const measure = await lockStanding(tx, id);
      if (!hasLapsed(measure, clock())) return null;
      if (await rows.couldBeConfirmed(tx, measure)) return endAs(tx, null, measure);
      await rows.updateMeasure(tx, id, { confirmBy: null });
      return null;
    });
    if (concerns !== null) await packages.operatorChanged(concerns);
  }

  /** Whom it concerned. `endedBy`: null where it ends by itself. */
  async function endAs(tx: Db, endedBy: string | null, measure: rows.MeasureRow): Promise<string> {
    const { id, kind, subjectId, concerns: ownerId } = measure;
    const owner = await rows.findMeasureSubject(tx, kind, subjectId);
    await rows.updateMeasure(tx, id, { endedBy, endedAt: clock() });
    if (kind === "licence" && owner) await licences.desk.reinstate(tx, subjectId);
    await packages.backOnMarket(tx, measure.pausedPackages);
    await rows.handOver(tx, measure);
    if (kind === "account") await bookings.stopped.letPay(tx, subjectId);
    if (stopsSales(kind)) {
      await bookings.stopped.giveTimeBack(tx, subjectId, measure.madeAt);
      await jobs.enqueue(tx, tellCustomers, { measureId: id, kind: "operator_back" });
    }
    await recordAudit(tx, audited(endedBy, `${kind}.stop_ended`, kind, subjectId));
    const params = { what: kind, name: owner?.name ?? "" };
    await notifications.notify(tx, { userId: ownerId, kind: "measure_ended", params, link: APPEAL });
    return ownerId;
  }

  async function lockStanding(tx: Db, id: string): Promise<rows.MeasureRow> {
    const measure = await rows.lockMeasure(tx, id);
    if (!measure) throw new AppError("not_found");
    if (measure.endedAt !== null) throw new AppError("illegal_transition");
    return measure;
  }

  /** Throws AppError `not_found`, `forbidden` for one's own, which are ended in the settings. */
  async function endSessions(staffId: string, userId: string, reason: string): Promise<void> {
    if (userId === staffId) throw new AppError("forbidden");
    await db.transaction().execute(async (tx) => {
      if (!(await rows.findMeasureSubject(tx, "account", userId))) throw new AppError("not_found");
      await accounts.sessions.endAll(tx, userId);
      await recordAudit(tx, audited(staffId, "account.sessions_ended", "account", userId));
      await notifications.notify(tx, { userId, kind: "sessions_ended", params: { reason }, link: "/auth" });
    });
  }

  /** Throws AppError `not_found` for anything but an operator that is suspended. */
  async function suspendedOperator(id: string): Promise<string> {
    const measure = await rows.findMeasure(db, id);
    if (measure?.kind !== "operator" || measure.endedAt !== null) throw new AppError("not_found");
    return measure.subjectId;
  }

  const standing = async (id: string) => bookings.stopped.standing(await suspendedOperator(id));

  /** Everything goes back, and the booking tells that it was us. Throws AppError as `callOffByStaff`. */
  async function callOff(
    staffId: string,
    id: string,
    bookingId: string,
    { reason, refund }: CallingOff,
  ): Promise<void> {
    const operatorId = await suspendedOperator(id);
    await bookings.desk.callOff({ id: staffId, operatorId }, bookingId, { refund, reason });
  }

  async function tell({ measureId, kind }: { measureId: string; kind: "operator_stopped" | "operator_back" }) {
    await db.transaction().execute(async (tx) => {
      const measure = await rows.findMeasure(tx, measureId);
      const owner = measure && (await rows.findMeasureSubject(tx, "operator", measure.subjectId));
      if (!measure || !owner) return;
      const customers = await bookings.stopped.customers(tx, measure.subjectId);
      const about = customers.map(({ id, userId, reference, channel }) => ({
        ...{ userId, kind, namesId: measure.subjectId, link: `/bookings/${id}` },
        params: { operator: owner.name, reference, channel: channel ?? "any" },
      }));
      await notifications.notify(
        tx,
        ...about,
        ...(await tellWaiting(tx, measure.subjectId, { kind, operator: owner.name })),
      );
    });
  }

  /** Of a place, once to each, whose sale stands still or goes on. */
  async function tellWaiting(
    tx: Db,
    operatorId: string,
    { kind, operator }: { readonly kind: "operator_stopped" | "operator_back"; readonly operator: string },
  ) {
    const inLine = await queue.standingAt(tx, operatorId);
    const onWaitlist = (await waitlist.waitingAt(tx, operatorId)).filter((userId) => !inLine.includes(userId));
    const placed = kind === "operator_stopped" ? ("places_stopped" as const) : ("places_back" as const);
    const told = (link: string) => (userId: string) => {
      return { userId, kind: placed, params: { operator }, namesId: operatorId, link };
    };
    return [...new Set(inLine)].map(told("/queue")).concat([...new Set(onWaitlist)].map(told("/bookings")));
  }

  function work(): void {
    jobs.work(tellCustomers, tell);
    jobs.work(endUnconfirmed, async () => {
      for (const id of await rows.unconfirmed(db, clock())) await lapse(id);
    });
  }

  return { subjects: subjectsFor(db), take, confirm, end, endSessions, standing, callOff, work };
}

function stopsSales(kind: MeasureKind): boolean {
  return isStopped([kind], "sell");
}

function audited(actorId: string | null, action: string, subjectType: string, subjectId: string) {
  return { actorId, action, subjectType, subjectId };
}

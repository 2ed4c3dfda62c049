/** Staff stop somebody, confirm it and undo it; everybody concerned is told, and every act is recorded. */

import type { z } from "zod";
import type { callOffForOperator, takeMeasure } from "#contract/measures.ts";
import type { RouteInput } from "#contract/route.ts";
import { confirmBy, hasLapsed, isStopped, type MeasureKind } from "#domain/operators/measure.ts";
import type { Platform } from "#server/platform/context.ts";
import { type Db, isUniqueViolation } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/records/audit.ts";
import { holdBusiness, isBusinessStopped } from "#server/platform/records/measures.ts";
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

/** The operator that customers are told of. */
interface Told {
  readonly operatorId: string;
  readonly operator: string;
}

type Word = z.output<typeof tellCustomers.data>;
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
    await saleChanged(ownerId);
  }

  /** After the commit, because bookings are locked before packages: what was offered there, or to them, stands still or goes on. */
  async function saleChanged(concerns: string): Promise<void> {
    await bookings.stopped.restOffers(concerns);
    await packages.operatorChanged(concerns);
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
    await saleChanged(concerns);
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
    if (concerns !== null) await saleChanged(concerns);
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
    } else if (kind !== "account") await jobs.enqueue(tx, tellCustomers, { measureId: id, kind: "sale_back" });
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

  async function tell({ measureId, kind }: Word) {
    await db.transaction().execute(async (tx) => {
      const measure = await rows.findMeasure(tx, measureId);
      const owner = measure && (await rows.findMeasureSubject(tx, "operator", measure.concerns));
      if (!measure || !owner) return;
      const about = { operatorId: measure.concerns, operator: owner.name };
      const toCustomers = kind === "sale_back" ? [] : await noticesToCustomers(tx, kind, about);
      const toWaiting = kind === "operator_stopped" ? await noticesOfStop(tx, about) : await noticesOfReturn(tx, about);
      await notifications.notify(tx, ...toCustomers, ...toWaiting);
    });
  }

  async function noticesToCustomers(
    tx: Db,
    kind: "operator_stopped" | "operator_back",
    { operatorId, operator }: Told,
  ) {
    const customers = await bookings.stopped.customers(tx, operatorId);
    return customers.map(({ id, userId, reference, channel }) => ({
      ...{ userId, kind, namesId: operatorId, link: `/bookings/${id}` },
      params: { operator, reference, channel: channel ?? "any" },
    }));
  }

  async function noticesOfStop(tx: Db, told: Told) {
    return noticesToPlaces("places_stopped", told, await placesAt(tx, told.operatorId, "all"));
  }

  /** To whoever was told that it stands still, once what their place is for may be sold. */
  async function noticesOfReturn(tx: Db, told: Told) {
    if (await isBusinessStopped(tx, told.operatorId, "sell")) return [];
    const waits = await rows.toldOfStop(tx, told.operatorId);
    const places = await placesAt(tx, told.operatorId, "sold");
    return noticesToPlaces("places_back", told, new Map([...places].filter(([userId]) => waits.has(userId))));
  }

  /** Who stands in line or waits, once each, with the page that shows it. */
  async function placesAt(tx: Db, operatorId: string, whose: "all" | "sold"): Promise<Map<string, string>> {
    const onWaitlist = await waitlist.waitingAt(tx, operatorId, whose);
    const inLine = await queue.standingAt(tx, operatorId, whose);
    return new Map([
      ...onWaitlist.map((userId) => [userId, "/bookings"] as const),
      ...inLine.map((userId) => [userId, "/queue"] as const),
    ]);
  }

  function work(): void {
    jobs.work(tellCustomers, tell);
    jobs.work(endUnconfirmed, async () => {
      for (const id of await rows.unconfirmed(db, clock())) await lapse(id);
    });
  }

  return { subjects: subjectsFor(db), take, confirm, end, endSessions, standing, callOff, work };
}

function noticesToPlaces(
  kind: "places_stopped" | "places_back",
  { operatorId, operator }: Told,
  places: ReadonlyMap<string, string>,
) {
  return [...places].map(([userId, link]) => ({ userId, kind, params: { operator }, namesId: operatorId, link }));
}

function stopsSales(kind: MeasureKind): boolean {
  return isStopped([kind], "sell");
}

function audited(actorId: string | null, action: string, subjectType: string, subjectId: string) {
  return { actorId, action, subjectType, subjectId };
}

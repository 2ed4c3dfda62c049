/** The rows of sale windows and of the packages sold in them. */
import { sql } from "kysely";
import type { CloseReason, WindowState } from "#domain/queue/window.ts";
import type { Db } from "#server/platform/database/database.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";
import { sellInWindow } from "../../packages/service.ts";

export type WindowRow = NonNullable<Awaited<ReturnType<typeof findWindow>>>;

const COLUMNS = [
  "saleWindows.id",
  "saleWindows.operatorId",
  "saleWindows.state",
  "saleWindows.closeReason",
  "saleWindows.opensAt",
  "saleWindows.openedAt",
  "saleWindows.entriesFixedAt",
  "saleWindows.pausedAt",
  "saleWindows.pausedSeconds",
  "saleWindows.restsSince",
  "saleWindows.closedAt",
  "saleWindows.admitPerMinute",
  "saleWindows.admittedMinutes",
  "saleWindows.stepFreeEvery",
  "saleWindows.commitment",
  "saleWindows.sealedSeed",
  "saleWindows.beaconRound",
  "saleWindows.serverSeed",
  "saleWindows.ticketRoot",
  "saleWindows.beacon",
  "saleWindows.seed",
  "saleWindows.drawn",
  "saleWindows.lastRank",
  "saleWindows.lastArrivalAt",
  "saleWindows.admitted",
  "saleWindows.simulated",
  "operators.companyName as operatorName",
] as const;

function windows(db: Db) {
  return db
    .selectFrom("saleWindows")
    .innerJoin("operators", "operators.userId", "saleWindows.operatorId")
    .select(COLUMNS)
    .select(operatorStopped("saleWindows.operatorId").as("operatorStopped"));
}

export async function findWindow(db: Db, id: string) {
  return windows(db).where("saleWindows.id", "=", id).executeTakeFirst();
}

/** Announced or going on, the next first; then those that closed since `since`, the newest first. */
export async function listWindows(db: Db, since: Date, limit: number): Promise<WindowRow[]> {
  return windows(db)
    .where((eb) => eb.or([eb("saleWindows.state", "<>", "closed"), eb("saleWindows.closedAt", ">", since)]))
    .orderBy((eb) => eb("saleWindows.state", "=", "closed"))
    .orderBy((eb) => eb.case().when("saleWindows.state", "=", "closed").then(null).else(eb.ref("opensAt")).end())
    .orderBy("saleWindows.closedAt", "desc")
    .orderBy("saleWindows.id")
    .limit(limit)
    .execute();
}

/** Windows in which something may happen by itself at `now`. */
export async function windowsAtWork(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("saleWindows")
    .select("id")
    .where("state", "<>", "closed")
    .where("opensAt", "<=", now)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** With its row locked against other changes of its state. */
export async function lockWindow(tx: Db, id: string): Promise<WindowRow | undefined> {
  return windows(tx).where("saleWindows.id", "=", id).forNoKeyUpdate("saleWindows").executeTakeFirst();
}

export interface NewWindow {
  readonly id: string;
  readonly operatorId: string;
  readonly opensAt: Date;
  readonly admitPerMinute: number;
  readonly admittedMinutes: number;
  readonly stepFreeEvery: number | null;
  readonly commitment: string;
  readonly sealedSeed: Buffer;
  readonly beaconRound: string | null;
  readonly simulated?: boolean;
}

/** Its packages must be locked. */
export async function insertWindow(tx: Db, window: NewWindow, packageIds: readonly string[]): Promise<void> {
  await tx.insertInto("saleWindows").values(window).execute();
  const lines = packageIds.map((packageId) => ({ windowId: window.id, packageId }));
  await tx.insertInto("saleWindowPackages").values(lines).execute();
  await sellInWindow(tx, window.id, packageIds);
}

export interface WindowChanges {
  readonly state?: WindowState;
  readonly openedAt?: Date;
  readonly entriesFixedAt?: Date;
  readonly frontRank?: number | undefined;
  readonly pausedAt?: Date | null;
  readonly pausedSeconds?: number;
  readonly restsSince?: Date | null;
  readonly closedAt?: Date;
  readonly closeReason?: CloseReason;
  readonly serverSeed?: string;
  readonly ticketRoot?: string;
  readonly beacon?: string | null;
  readonly seed?: string;
  readonly drawn?: number;
  readonly lastRank?: number;
  readonly lastArrivalAt?: Date;
  readonly admitted?: number;
}

export async function updateWindow(tx: Db, id: string, changes: WindowChanges): Promise<void> {
  await tx.updateTable("saleWindows").set(changes).where("id", "=", id).execute();
}

/** Goes on from `after` to `until` with telling people of the end; false where another run of the job has done so. */
export async function moveToldUntil(tx: Db, windowId: string, after: string, until: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("saleWindows")
    .set({ toldUntil: until })
    .where("id", "=", windowId)
    .where("toldUntil", "=", after)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Of each window, its packages by title, with the seats that are free on open sale. */
export async function listWindowPackages(db: Db, windowIds: readonly string[]) {
  return db
    .selectFrom("saleWindowPackages as line")
    .innerJoin("packages", "packages.id", "line.packageId")
    .select(["line.windowId", "packages.id", "packages.title", "packages.status", "packages.channels"])
    .select(["packages.departureDate", "packages.releaseDate"])
    .select((eb) => eb("availableSlots", "-", eb.ref("keptSeats")).as("availableSlots"))
    .where("line.windowId", "=", sql<string>`any(${windowIds}::text[])`)
    .orderBy("packages.title")
    .orderBy("packages.id")
    .execute();
}

export type WindowOfferRow = Awaited<ReturnType<typeof offersOf>>[number];

/** Packages with the window that they are sold in, if any, and the seats that are free on open sale; in no order. */
export async function offersOf(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("packages")
    .innerJoin("operators", "operators.userId", "packages.operatorId")
    .select(["packages.id", "packages.title", "packages.status", "packages.saleWindowId", "packages.channels"])
    .select(["packages.departureDate", "packages.releaseDate", "operators.companyName as operatorName"])
    .select((eb) => eb("availableSlots", "-", eb.ref("keptSeats")).as("freeSeats"))
    .where("packages.id", "=", sql<string>`any(${ids}::text[])`)
    .execute();
}

/** Whoever had the turn when the line came to rest has as much of it left. */
export async function giveTurnsBack(
  tx: Db,
  windowId: string,
  { since, seconds }: { readonly since: Date; readonly seconds: number },
): Promise<void> {
  await sql`
    update queue_tickets set turn_ends_at = turn_ends_at + make_interval(secs => ${seconds})
    where window_id = ${windowId} and state in ('admitted', 'completed') and turn_ends_at > ${since}
  `.execute(tx);
}

/** Whether seats of the window's packages stand in holds that may still fall back. */
export async function hasLiveHolds(tx: Db, windowId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("saleWindowPackages as line")
    .innerJoin("bookingParts as part", "part.packageId", "line.packageId")
    .innerJoin("bookings", "bookings.id", "part.bookingId")
    .select("bookings.id")
    .where("line.windowId", "=", windowId)
    .where("bookings.phase", "=", "held")
    .executeTakeFirst();
  return row !== undefined;
}

/** What staff have done against a business, asked inside the transaction that would sell, write or take money for it. */
import { type RawBuilder, sql } from "kysely";
import { addDays, type IsoDate } from "#domain/calendar.ts";
import { type BusinessAct, isStopped } from "#domain/operators/measure.ts";
import type { Db } from "../database/database.ts";
import { AppError } from "../errors/app-error.ts";

/** Since when staff have stopped this for the business; null where they have not. */
export async function stoppedSince(db: Db, operatorId: string, act: BusinessAct): Promise<Date | null> {
  const measures = await db
    .selectFrom("measures")
    .select(["kind", "madeAt"])
    .where("kind", "=", "operator")
    .where("subjectId", "=", operatorId)
    .where("endedAt", "is", null)
    .execute();
  return measures.find(({ kind }) => isStopped([kind], act))?.madeAt ?? null;
}

/** Whether staff have stopped this for the business. */
export async function isBusinessStopped(db: Db, operatorId: string, act: BusinessAct): Promise<boolean> {
  return (await stoppedSince(db, operatorId, act)) !== null;
}

/**
 * Throws AppError `business_suspended`. A suspension that is being written is waited for, and one that comes later waits for
 * this transaction: nothing slips through between the two. After the locks of packages, as `holdBusiness`.
 */
export async function requireRunning(tx: Db, operatorId: string, act: BusinessAct): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtext(${`business ${operatorId}`}))`.execute(tx);
  if (await isBusinessStopped(tx, operatorId, act)) throw new AppError("business_suspended");
}

/** Waits until nobody sells, writes or takes money for this business, and keeps them waiting until the transaction ends. */
export async function holdBusiness(tx: Db, operatorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`business ${operatorId}`}))`.execute(tx);
}

/** For statements that read the table that has this column: the operator is suspended. */
export function operatorStopped(
  operatorId:
    | "bookings.operatorId"
    | "packages.operatorId"
    | "b.operatorId"
    | "saleWindows.operatorId"
    | "window.operatorId"
    | "operators.userId",
) {
  return sql<boolean>`exists (
    select from measures standing
    where standing.kind = 'operator' and standing.subject_id = ${sql.ref(operatorId)} and standing.ended_at is null
  )`;
}

/** For statements that read `bookings`: its operator is not suspended. */
export function operatorRuns() {
  return sql<boolean>`not ${operatorStopped("bookings.operatorId")}`;
}

/** For statements that read whatever `userId` names: staff have suspended that account. */
export function accountStopped(userId: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from measures standing
    where standing.kind = 'account' and standing.subject_id = ${userId} and standing.ended_at is null
  )`;
}

/** What a suspended account owes waits so many days: after them its places go back by the terms. */
const WAITS_DAYS = 30;

/** For statements that read `bookings`: whoever made it may sign in, or has long been kept from it. */
export function accountRuns(today: IsoDate) {
  return sql<boolean>`not exists (
    select from measures standing
    where standing.kind = 'account' and standing.subject_id = bookings.user_id and standing.ended_at is null
      and standing.made_at >= ${addDays(today, -WAITS_DAYS)}::date
  )`;
}

/** Packages that leave the market for another reason than their operator's will, and come back. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

/** Everything of an operator, locked in id order until the transaction ends; the ids. */
export async function lockAllOf(tx: Db, operatorId: string): Promise<string[]> {
  const own = tx.selectFrom("packages").select("id").where("operatorId", "=", operatorId);
  return (await own.orderBy("id").forNoKeyUpdate().execute()).map(({ id }) => id);
}

/** Takes those that are on the market off it, and answers which those were. */
export async function pauseListed(tx: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const paused = await tx
    .updateTable("packages")
    .set((eb) => ({ status: "paused", updatedAt: now, version: eb("version", "+", 1) }))
    .where("id", "=", sql<string>`any(${ids}::text[])`)
    .where("status", "=", "listed")
    .returning("id")
    .execute();
  return paused.map(({ id }) => id);
}

/**
 * Brings back those that may be on the market: still paused and ahead of their departure, under a licence, neither taken down
 * nor their operator suspended. Answers which came back.
 */
export async function relist(tx: Db, ids: readonly string[], { now, today }: { now: Date; today: string }) {
  const { rows } = await sql<{ id: string; waitingParties: number }>`
    update packages set status = 'listed', updated_at = ${now}, version = packages.version + 1
    from operators
    where packages.id = any(${ids}::text[]) and packages.status = 'paused' and packages.departure_date > ${today}
      and operators.user_id = packages.operator_id and operators.licence_verified_at is not null
      and not exists (
        select from measures where ended_at is null
          and (kind, subject_id) in (('operator', packages.operator_id), ('package', packages.id))
      )
    returning packages.id, packages.waiting_parties
  `.execute(tx);
  return rows;
}

/** Of a row of `packages`: nothing of it is sold, also not what is held: taken down by staff, or of an operator without a licence that holds. */
export const isKeptOff = sql<boolean>`(
  exists (select from operators where operators.user_id = packages.operator_id and operators.licence_verified_at is null)
  or exists (
    select from measures down where down.ended_at is null and down.kind = 'package' and down.subject_id = packages.id
  )
)`;

/** Those of them of which nothing is sold. */
export async function keptOffMarket(db: Db, ids: readonly string[]): Promise<string[]> {
  const kept = db.selectFrom("packages").select("id").where("id", "=", sql<string>`any(${ids}::text[])`);
  return (await kept.where(isKeptOff).execute()).map(({ id }) => id);
}

/** Throws AppError `package_taken_down` where staff have taken one of them down. */
export async function requireNoneTakenDown(db: Db, ids: readonly string[]): Promise<void> {
  const standing = db.selectFrom("measures").select("id").where("kind", "=", "package").where("endedAt", "is", null);
  const among = standing.where("subjectId", "=", sql<string>`any(${ids}::text[])`);
  if (await among.executeTakeFirst()) throw new AppError("package_taken_down");
}

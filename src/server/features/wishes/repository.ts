/** The rows of shared wishes, of packages that they are held against, and of a day's counts. */
import { sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import type { StatedWishes } from "#domain/packages/search/match.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface WishCount {
  readonly packageId: string;
  readonly households: number;
}

/** Undefined when nothing is shared, or nothing since `oldest`. */
export function findShared(db: Db, userId: string, oldest: Date) {
  return db
    .selectFrom("sharedWishes")
    .select(["wishes", "updatedAt"])
    .where("userId", "=", userId)
    .where("updatedAt", ">", oldest)
    .executeTakeFirst();
}

interface Shared {
  readonly userId: string;
  readonly wishes: StatedWishes;
  readonly consentVersion: string;
  readonly updatedAt: Date;
}

export async function keepShared(db: Db, { userId, wishes, ...rest }: Shared): Promise<void> {
  const kept = { ...rest, wishes: JSON.stringify(wishes) };
  await db
    .insertInto("sharedWishes")
    .values({ userId, ...kept })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(kept))
    .execute();
}

export async function deleteShared(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("sharedWishes").where("userId", "=", userId).execute();
}

export async function deleteSharedBefore(db: Db, oldest: Date): Promise<void> {
  await db.deleteFrom("sharedWishes").where("updatedAt", "<=", oldest).execute();
}

/** Of whoever has answered the welcome, not skipped it, and has an own verified passport. */
export async function listReadyWishes(db: Db, oldest: Date): Promise<StatedWishes[]> {
  const shared = await db
    .selectFrom("sharedWishes")
    .innerJoin("users", "users.id", "sharedWishes.userId")
    .select("sharedWishes.wishes")
    .where("sharedWishes.updatedAt", ">", oldest)
    .where("users.travelsAlone", "is not", null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("documents")
          .leftJoin("travellers", "travellers.id", "documents.travellerId")
          .select("documents.id")
          .whereRef("documents.userId", "=", "sharedWishes.userId")
          .where("documents.type", "=", "passport")
          .where("documents.status", "=", "verified")
          .where("documents.replacedBy", "is", null)
          .where(sql<boolean>`coalesce(travellers.relationship = 'self', true)`),
      ),
    )
    .execute();
  return shared.map(({ wishes }) => wishes);
}

export type OfferRow = Awaited<ReturnType<typeof listOffers>>[number];

/** The operator's packages on the market that leave after `day`. */
export function listOffers(db: Db, operatorId: string, day: IsoDate) {
  return db
    .selectFrom("packages")
    .select(["id", "title", "priceMinor", "departureDate", "returnDate", "distanceMetres", "accommodationType"])
    .select(["accessible", "availableSlots", "keptSeats", "guideLanguages", "departureCity", "campClass"])
    .where("operatorId", "=", operatorId)
    .where("status", "=", "listed")
    .where("departureDate", ">", day)
    .orderBy("title")
    .orderBy("id")
    .execute();
}

export function countsOfDay(db: Db, operatorId: string, day: IsoDate): Promise<WishCount[]> {
  return db
    .selectFrom("wishCounts")
    .select(["packageId", "households"])
    .where("operatorId", "=", operatorId)
    .where("day", "=", day)
    .execute();
}

interface DayOfCounts {
  readonly operatorId: string;
  readonly day: IsoDate;
  readonly counted: readonly WishCount[];
}

/** The first to come decides the day; the days before are forgotten, because two days differ by what somebody did. */
export async function freeze(tx: Db, { operatorId, day, counted }: DayOfCounts): Promise<WishCount[]> {
  await tx.selectFrom("operators").select("userId").where("userId", "=", operatorId).forNoKeyUpdate().execute();
  const earlier = await countsOfDay(tx, operatorId, day);
  if (earlier.length > 0) return earlier;
  await tx.deleteFrom("wishCounts").where("operatorId", "=", operatorId).where("day", "<", day).execute();
  const ids = counted.map(({ packageId }) => packageId);
  const numbers = counted.map(({ households }) => households);
  await sql`
    insert into wish_counts (operator_id, day, package_id, households)
    select ${operatorId}, ${day}::date, id, households
    from unnest(${ids}::text[], ${numbers}::int[]) as counted (id, households)
    where exists (select from packages where packages.id = counted.id)
  `.execute(tx);
  return [...counted];
}

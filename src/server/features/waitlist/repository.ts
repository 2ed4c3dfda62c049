/** SQL of the line: who waits, in which order, and what became of them. */
import { type SqlBool, sql } from "kysely";
import { patienceEndsFor, type WaitingParty, type WaitlistState } from "#domain/bookings/holds/waitlist.ts";
import type { RoomTypeName } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import { accountStopped } from "#server/platform/records/measures.ts";
import { holdEnds, isOffMarket } from "../bookings/service.ts";
import { isKeptOff } from "../packages/service.ts";

export interface LineParty extends WaitingParty {
  readonly userId: string;
  readonly familyId: string | null;
  readonly roomType: RoomTypeName | null;
  /** Where the account lives; null: not told. */
  readonly country: string | null;
}

/**
 * The head of the line, as far as it matters for so many free seats: whom they suffice for, and for whom seats may still be
 * gathered. Whoever is left out could only be gone round.
 */
export async function listNextWaiters(
  tx: Db,
  packageId: string,
  { free, limit, now }: { readonly free: number; readonly limit: number; readonly now: Date },
): Promise<LineParty[]> {
  return (
    tx
      .selectFrom("waitlistEntries as entry")
      .innerJoin("users", "users.id", "entry.userId")
      .select(["entry.id", "entry.seats", "entry.keptSince", "entry.userId", "entry.familyId", "entry.roomType"])
      .select("users.countryOfResidence as country")
      .where("entry.packageId", "=", packageId)
      .where("entry.state", "=", "waiting")
      // Whoever is kept from signing in keeps the place: an offer would only run out.
      .where(({ not }) => not(accountStopped(sql.ref("entry.userId"))))
      .where((eb) =>
        eb.or([
          eb("entry.seats", "<=", free),
          eb("entry.keptSince", "is", null),
          eb("entry.keptSince", ">", patienceEndsFor(now)),
        ]),
      )
      .orderBy("entry.place")
      .limit(limit)
      .execute()
  );
}

export async function countWaiting(tx: Db, packageId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom("waitlistEntries")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("packageId", "=", packageId)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return waiting;
}

/** False when the party has just gone: with its account, which nobody's lock held back. */
export async function markOffered(tx: Db, id: string, bookingId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("waitlistEntries")
    .set({ state: "offered", bookingId, offeredAt: now })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The clock of its patience starts with the first seats that are kept for it. */
export async function startPatience(tx: Db, id: string, now: Date): Promise<void> {
  await tx
    .updateTable("waitlistEntries")
    .set({ keptSince: now })
    .where("id", "=", id)
    .where("keptSince", "is", null)
    .execute();
}

/** Who waits in a line, or waited. */
export interface Waiter {
  readonly userId: string;
  /** The household that they wait for; null: for themselves alone. */
  readonly familyId: string | null;
}

/** Accounts whose pages show these places: who joined, and the others of their households. */
export async function listWaitlistReaders(tx: Db, waiters: readonly Waiter[]): Promise<string[]> {
  const joined = waiters.map(({ userId }) => userId);
  const households = waiters.flatMap(({ familyId }) => familyId ?? []);
  if (households.length === 0) return joined;
  const members = await tx
    .selectFrom("familyMembers")
    .select("userId")
    .where("groupId", "in", households)
    .where("userId", "is not", null)
    .execute();
  return [...new Set([...joined, ...members.flatMap(({ userId }) => userId ?? [])])];
}

/** Whose places are meant: all, or those that may be sold at the moment. */
export type Whose = "all" | "sold";

/** Who waits for packages of an operator, or was offered seats there. */
export function listWaitersOfOperator(tx: Db, operatorId: string, whose: Whose): Promise<Waiter[]> {
  return tx
    .selectFrom("waitlistEntries as entry")
    .innerJoin("packages", "packages.id", "entry.packageId")
    .select(["entry.userId", "entry.familyId"])
    .where("packages.operatorId", "=", operatorId)
    .where("entry.state", "in", ["waiting", "offered"])
    .$if(whose === "sold", (query) => query.where(({ not }) => not(isKeptOff)))
    .execute();
}

/** Everybody who waits; the sale is over. */
export async function endLine(tx: Db, packageId: string, now: Date) {
  return tx
    .updateTable("waitlistEntries")
    .set({ state: "ended", endedAt: now })
    .where("packageId", "=", packageId)
    .where("state", "=", "waiting")
    .returning(["userId", "familyId", "seats"])
    .execute();
}

/** Under the package's lock; false when it waits no more. */
export async function leaveLine(tx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("waitlistEntries")
    .set({ state: "left", endedAt: now })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Those of them that still wait; under the package's lock. */
export async function leaveAll(tx: Db, ids: readonly string[], now: Date): Promise<Waiter[]> {
  return tx
    .updateTable("waitlistEntries")
    .set({ state: "left", endedAt: now })
    .where("id", "in", ids)
    .where("state", "=", "waiting")
    .returning(["userId", "familyId"])
    .execute();
}

/** Parties of a household that whoever joined for it administers no longer. */
export async function leaveWithoutHousehold(tx: Db, packageId: string, now: Date): Promise<Waiter[]> {
  return tx
    .updateTable("waitlistEntries as entry")
    .set({ state: "left", endedAt: now })
    .where("entry.packageId", "=", packageId)
    .where("entry.state", "=", "waiting")
    .where("entry.familyId", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("familyMembers as member")
            .select("member.id")
            .whereRef("member.groupId", "=", "entry.familyId")
            .whereRef("member.userId", "=", "entry.userId")
            .where("member.role", "=", "admin"),
        ),
      ),
    )
    .returning(["entry.userId", "entry.familyId"])
    .execute();
}

/** Who waits in this line, from the head on. */
export async function headOf(tx: Db, packageId: string, limit: number): Promise<Waiter[]> {
  return tx
    .selectFrom("waitlistEntries")
    .select(["userId", "familyId"])
    .where("packageId", "=", packageId)
    .where("state", "=", "waiting")
    .orderBy("place")
    .limit(limit)
    .execute();
}

/** Lines that the account stands in, offers among them. */
export async function countPlaces(tx: Db, userId: string): Promise<number> {
  const { places } = await tx
    .selectFrom("waitlistEntries")
    .select(({ fn }) => fn.countAll<number>().as("places"))
    .where("userId", "=", userId)
    .where("state", "in", ["waiting", "offered"])
    .executeTakeFirstOrThrow();
  return places;
}

export interface NewParty {
  readonly packageId: string;
  readonly userId: string;
  readonly familyId: string | null;
  readonly seats: number;
  readonly roomType: RoomTypeName | null;
}

/**
 * Whether somebody of the party is in this line already: the account, or an account of its household, alone or with any
 * household. Under the package's lock, so that two who join at once see each other.
 */
export async function isPartyInLine(tx: Db, { packageId, userId, familyId }: NewParty): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with people as (
      select ${userId}::text as id
      union select user_id from family_members where group_id = ${familyId}::text and user_id is not null
    )
    select exists (
      select from waitlist_entries entry
      where entry.package_id = ${packageId} and entry.state in ('waiting', 'offered') and (
        entry.user_id in (select id from people)
        or exists (select from family_members member
          where member.group_id = entry.family_id and member.user_id in (select id from people))
      )
    ) as found
  `.execute(tx);
  return rows[0]?.found === true;
}

export async function insertParty(tx: Db, party: NewParty, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto("waitlistEntries")
    .values({ ...party, joinedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface OwnParty extends Waiter {
  readonly packageId: string;
  readonly state: WaitlistState;
  readonly bookingId: string | null;
}

export async function findOwn(db: Db, userId: string, id: string): Promise<OwnParty | undefined> {
  return db
    .selectFrom("waitlistEntries")
    .select(["packageId", "state", "bookingId", "userId", "familyId"])
    .where("id", "=", id)
    .where("userId", "=", userId)
    .executeTakeFirst();
}

export type EntryRow = Awaited<ReturnType<typeof entriesOf>>[number];

/** The account's own and those of its households, the newest first; ended ones since `since`. */
export function entriesOf(db: Db, userId: string, { since, now }: { readonly since: Date; readonly now: Date }) {
  return db
    .selectFrom("waitlistEntries as entry")
    .innerJoin("packages", "packages.id", "entry.packageId")
    .innerJoin("operators", "operators.userId", "packages.operatorId")
    .innerJoin("users as holder", "holder.id", "entry.userId")
    .leftJoin("bookings", "bookings.id", "entry.bookingId")
    .select([
      "entry.id",
      "entry.packageId",
      "entry.familyId",
      "entry.seats",
      "entry.roomType",
      "entry.state",
      "entry.joinedAt",
      "entry.bookingId",
      "packages.title as packageName",
      "packages.channels",
      "packages.departureDate",
      "packages.returnDate",
      "packages.keptSeats",
      "packages.status as packageStatus",
      isOffMarket.as("rests"),
      "operators.companyName as operatorName",
      holdEnds(now).as("holdExpiresAt"),
      "holder.firstName as holder",
    ])
    .select(sql<boolean>`entry.user_id = ${userId}`.as("isMine"))
    .select([
      sql<number>`(select count(*) from waitlist_entries before where before.package_id = entry.package_id
        and before.state = 'waiting' and before.place <= entry.place)`.as("position"),
      sql<number>`(select count(*) from waitlist_entries line where line.package_id = entry.package_id
        and line.state = 'waiting')`.as("partiesWaiting"),
    ])
    .where("entry.id", "in", shownTo(db, userId))
    .where((eb) => eb.or([eb("entry.endedAt", "is", null), eb("entry.endedAt", ">", since)]))
    .orderBy("entry.place", "desc")
    .execute();
}

/** A union, not an "or": each branch has its index. */
function shownTo(db: Db, userId: string) {
  const ofHouseholds = db
    .selectFrom("familyMembers as member")
    .innerJoin("waitlistEntries as shared", "shared.familyId", "member.groupId")
    .select("shared.id")
    .where("member.userId", "=", userId);
  return db.selectFrom("waitlistEntries as own").select("own.id").where("own.userId", "=", userId).union(ofHouseholds);
}

/**
 * Packages whose line may have to be served although nothing came back: patience that ended, a departure, an account that
 * went with its place. Those that somebody works on at the moment are left to the next round.
 */
export async function packagesWaitedFor(tx: Db): Promise<string[]> {
  const rows = await tx
    .selectFrom("packages")
    .select("id")
    .where(sql<SqlBool>`waiting_parties > 0 or kept_seats > 0`)
    .orderBy("id")
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

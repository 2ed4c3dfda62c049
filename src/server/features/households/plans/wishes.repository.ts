/** SQL of a household's preferences, shares and rooms. */
import type { Selectable } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import type { Currency } from "#domain/money.ts";
import type { PackageStatus } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { FamilySharesTable } from "./tables.ts";

export interface Vote {
  readonly userId: string;
  /** Best first. */
  readonly packageIds: string[];
}

export async function votesOf(db: Db, groupId: string): Promise<Vote[]> {
  const rows = await db
    .selectFrom("familyPreferences")
    .select(["userId", "packageId"])
    .where("groupId", "=", groupId)
    .orderBy("userId")
    .orderBy("position")
    .execute();
  const voters = [...new Set(rows.map(({ userId }) => userId))];
  return voters.map((userId) => ({
    userId,
    packageIds: rows.filter((row) => row.userId === userId).map(({ packageId }) => packageId),
  }));
}

export async function replaceVote(tx: Db, groupId: string, { userId, packageIds }: Vote): Promise<void> {
  await tx.deleteFrom("familyPreferences").where("groupId", "=", groupId).where("userId", "=", userId).execute();
  if (packageIds.length === 0) return;
  const rows = packageIds.map((packageId, position) => ({ groupId, userId, position, packageId }));
  await tx.insertInto("familyPreferences").values(rows).execute();
}

export interface PreferredPackage {
  readonly id: string;
  readonly title: string;
  readonly operatorName: string;
  readonly priceMinor: number;
  readonly currency: Currency;
  readonly departureDate: IsoDate;
  readonly releaseDate: IsoDate | null;
  readonly channels: readonly Channel[];
  readonly status: PackageStatus;
  readonly availableSlots: number;
}

/** In no order; those that are gone are left out. */
export async function findPreferredPackages(db: Db, ids: readonly string[]): Promise<PreferredPackage[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("packages")
    .innerJoin("operators", "operators.userId", "packages.operatorId")
    .select([
      "packages.id",
      "packages.title",
      "operators.companyName as operatorName",
      "packages.priceMinor",
      "packages.currency",
      "packages.departureDate",
      "packages.releaseDate",
      "packages.channels",
      "packages.availableSlots",
      "packages.status",
    ])
    .where("packages.id", "in", ids)
    .execute();
}

export type ShareRow = Pick<Selectable<FamilySharesTable>, "userId" | "kind" | "value">;

export async function findShares(db: Db, groupId: string): Promise<ShareRow[]> {
  return db.selectFrom("familyShares").select(["userId", "kind", "value"]).where("groupId", "=", groupId).execute();
}

export async function replaceShares(tx: Db, groupId: string, shares: readonly ShareRow[]): Promise<void> {
  await tx.deleteFrom("familyShares").where("groupId", "=", groupId).execute();
  if (shares.length === 0) return;
  await tx
    .insertInto("familyShares")
    .values(shares.map((share) => ({ ...share, groupId })))
    .execute();
}

/** Everybody's wish anew: who is in none of the rooms has none. */
export async function replaceRoomWishes(tx: Db, groupId: string, rooms: readonly (readonly string[])[]): Promise<void> {
  await tx.updateTable("familyMembers").set({ roomWish: null }).where("groupId", "=", groupId).execute();
  for (const [index, ids] of rooms.entries()) {
    await tx
      .updateTable("familyMembers")
      .set({ roomWish: index + 1 })
      .where("groupId", "=", groupId)
      .where("id", "in", ids)
      .execute();
  }
}

export async function countChange(tx: Db, groupId: string): Promise<void> {
  await tx
    .updateTable("familyGroups")
    .set((eb) => ({ planVersion: eb("planVersion", "+", 1) }))
    .where("id", "=", groupId)
    .execute();
}

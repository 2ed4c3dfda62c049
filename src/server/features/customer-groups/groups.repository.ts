/** SQL of groups: the rows themselves, under which lock they change, and what is deleted for good. */
import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { CustomerGroupsTable } from "./tables.ts";

type Row = Selectable<CustomerGroupsTable>;
export type GroupColumns = Pick<Row, "name" | "leader" | "bus" | "note" | "sizeLimit">;
/** What is left out or undefined stays. */
export type GroupChanges = { readonly [Field in keyof GroupColumns]?: GroupColumns[Field] | undefined };
export type CustomerGroupRow = NonNullable<Awaited<ReturnType<typeof findCustomerGroup>>>;

/** Any fixed number: the first half of the key of a package's membership. */
const MEMBERSHIP = 727_070;

function groups(db: Db, operatorId: string) {
  return db
    .selectFrom("customerGroups as customerGroup")
    .innerJoin("packages", "packages.id", "customerGroup.packageId")
    .select([
      "customerGroup.id",
      "customerGroup.name",
      "customerGroup.leader",
      "customerGroup.bus",
      "customerGroup.note",
      "customerGroup.sizeLimit",
      "customerGroup.packageId",
      "customerGroup.version",
      "packages.title as packageName",
      "packages.departureDate",
      "packages.returnDate",
      "packages.currency",
      "packages.roomTypes",
      "packages.makkahHotel",
    ])
    .where("customerGroup.operatorId", "=", operatorId)
    .where("customerGroup.deletedAt", "is", null);
}

/** The next departure first, those that are over last. */
export function listGroupsOfOperator(db: Db, operatorId: string, today: string) {
  return groups(db, operatorId)
    .orderBy((eb) => eb("packages.departureDate", "<", today))
    .orderBy("packages.departureDate")
    .orderBy("packages.title")
    .orderBy("customerGroup.name")
    .orderBy("customerGroup.id")
    .execute();
}

export function findCustomerGroup(db: Db, operatorId: string, id: string) {
  return groups(db, operatorId).where("customerGroup.id", "=", id).executeTakeFirst();
}

export async function countCustomerGroups(db: Db, operatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom("customerGroups")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("operatorId", "=", operatorId)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The package's title and dates; undefined for another operator's. */
export function findOwnPackage(db: Db, operatorId: string, id: string) {
  return db
    .selectFrom("packages")
    .select(["id"])
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .executeTakeFirst();
}

/** One change at a time of who of a package is in which group. Taken before any group's own lock. */
export async function lockMembership(tx: Db, packageId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MEMBERSHIP}, hashtext(${packageId}))`.execute(tx);
}

/** Until the transaction ends nobody else changes it; undefined for one that is not there, deleted or another's. */
export function lockCustomerGroup(tx: Db, operatorId: string, id: string) {
  return tx
    .selectFrom("customerGroups")
    .select(["id", "packageId", "version", "sizeLimit"])
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .where("deletedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Of a deleted one, too. */
export function packageOfGroup(db: Db, operatorId: string, id: string) {
  return db
    .selectFrom("customerGroups")
    .select(["packageId", "deletedAt"])
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .executeTakeFirst();
}

export async function insertCustomerGroup(tx: Db, group: Insertable<CustomerGroupsTable>): Promise<string> {
  const { id } = await tx.insertInto("customerGroups").values(group).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Counts one version on, whatever else is changed. */
export async function updateGroups(tx: Db, ids: readonly string[], fields: GroupChanges = {}): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("customerGroups")
    .set((eb) => ({ ...fields, version: eb("version", "+", 1) }))
    .where("id", "in", ids)
    .execute();
}

export async function setDeleted(tx: Db, id: string, deletedAt: Date | null): Promise<void> {
  await tx
    .updateTable("customerGroups")
    .set((eb) => ({ deletedAt, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** Those that nobody can bring back any more. */
export async function removeDeleted(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("customerGroups").where("deletedAt", "<", before).execute();
}

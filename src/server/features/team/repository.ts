/** The rows of teams: who works for whom, with which rights. */
import { sql } from "kysely";
import type { OperatorRight } from "#domain/operators/rights.ts";
import type { OwnBusiness } from "#domain/operators/team.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Nothing changes in these teams until the transaction ends; in order of the ids, so that two never wait for each other. */
export async function lockTeams(tx: Db, operatorIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom("operators")
    .select("userId")
    .where("userId", "in", operatorIds)
    .orderBy("userId")
    .forNoKeyUpdate()
    .execute();
}

/** Whose business it is; undefined where there is no such operator. */
export function findOwner(db: Db, operatorId: string) {
  return db
    .selectFrom("operators")
    .innerJoin("users", "users.id", "operators.userId")
    .select([
      "users.id",
      "users.email",
      "users.emailVerifiedAt",
      "operators.companyName",
      sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as("name"),
    ])
    .where("operators.userId", "=", operatorId)
    .executeTakeFirst();
}

function selectEmployees(db: Db) {
  return db
    .selectFrom("teamMembers")
    .innerJoin("users", "users.id", "teamMembers.userId")
    .select([
      "users.id",
      "users.email",
      "teamMembers.operatorId",
      "teamMembers.rights",
      "teamMembers.joinedAt",
      sql<string>`btrim(users.first_name || ' ' || users.last_name)`.as("name"),
    ]);
}

export type EmployeeRow = NonNullable<Awaited<ReturnType<typeof findEmployee>>>;

export function employeesOf(db: Db, operatorId: string) {
  return selectEmployees(db)
    .where("teamMembers.operatorId", "=", operatorId)
    .orderBy("teamMembers.joinedAt")
    .orderBy("users.id")
    .execute();
}

/** Whomever they work for. */
export function findEmployee(db: Db, userId: string) {
  return selectEmployees(db).where("teamMembers.userId", "=", userId).executeTakeFirst();
}

/** Throws a unique violation where the account is employed already. */
export async function insertEmployee(
  tx: Db,
  employee: { userId: string; operatorId: string; rights: OperatorRight[]; joinedAt: Date },
): Promise<void> {
  await tx.insertInto("teamMembers").values(employee).execute();
}

export async function updateRights(tx: Db, userId: string, rights: OperatorRight[]): Promise<void> {
  await tx.updateTable("teamMembers").set({ rights }).where("userId", "=", userId).execute();
}

export async function deleteEmployee(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom("teamMembers").where("userId", "=", userId).execute();
}

/** Who wants to join: the account as it now is. */
export function findJoiner(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .select(["id", "email", "emailVerifiedAt", "role", "demo"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

export async function ownBusiness(db: Db, userId: string): Promise<OwnBusiness> {
  const { rows } = await sql<OwnBusiness>`
    select
      (select count(*) from packages where operator_id = ${userId}) as packages,
      (select count(*) from licences where operator_id = ${userId}) as licences,
      (select count(*) from bookings where operator_id = ${userId}) as bookings,
      (select count(*) from team_members where operator_id = ${userId}) as employees
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Error("a query without a from gave no row");
  return found;
}

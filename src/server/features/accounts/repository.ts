/** The rows of accounts: users, the operators among them, and what they sign in with. */
import { type Insertable, sql, type Updateable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";
import { deskAsksFrom } from "#server/platform/records/second-factor-due.ts";
import type { OperatorsTable, UsersTable } from "./tables.ts";

export type NewUser = Insertable<UsersTable>;
export type NewOperator = Insertable<OperatorsTable>;
type OperatorChanges = Updateable<OperatorsTable>;
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

function selectUsers(db: Db) {
  return (
    db
      .selectFrom("users")
      .leftJoin("teamMembers", "teamMembers.userId", "users.id")
      // An employee acts under the licence of who employs them.
      .leftJoin("operators", (join) =>
        join.on((eb) => eb("operators.userId", "=", eb.fn.coalesce("teamMembers.operatorId", "users.id"))),
      )
      .leftJoin("users as owner", "owner.id", "teamMembers.operatorId")
      .select([
        "users.id",
        "users.username",
        "users.email",
        "users.firstName",
        "users.lastName",
        "users.role",
        "users.preferredLanguage",
        "users.countryOfResidence",
        "users.travelsAlone",
        "users.demo",
        "users.emailVerifiedAt",
        "operators.licenceVerifiedAt",
        "operators.companyName",
        "teamMembers.operatorId",
        "teamMembers.rights",
        "owner.firstName as ownerFirstName",
        "owner.lastName as ownerLastName",
      ])
      .select([operatorStopped("operators.userId").as("businessStopped"), deskAsksFrom.as("secondFactorDue")])
  );
}

export function findUser(db: Db, userId: string) {
  return selectUsers(db).where("users.id", "=", userId).executeTakeFirst();
}

/** By username or email address, whatever the case. */
export function findForSignIn(db: Db, typed: string) {
  return selectUsers(db)
    .innerJoin("signInNames", "signInNames.userId", "users.id")
    .select(["users.passwordHash", "users.passwordStrong"])
    .where("signInNames.name", "=", sql<string>`lower(${typed})`)
    .executeTakeFirst();
}

/** Whether staff have suspended the account. */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const standing = db.selectFrom("measures").select("id").where("kind", "=", "account").where("endedAt", "is", null);
  return (await standing.where("subjectId", "=", userId).executeTakeFirst()) !== undefined;
}

/** Null for an account that is gone. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const user = await db.selectFrom("users").select("passwordHash").where("id", "=", userId).executeTakeFirst();
  return user?.passwordHash ?? null;
}

/**
 * Whether the account still has the password that was typed; it stays so until the transaction ends. Hashing takes a while, and
 * whoever has set another one meanwhile wants nothing to be done by that of before.
 */
export async function hasStill(tx: Db, userId: string, passwordHash: string): Promise<boolean> {
  const user = tx.selectFrom("users").select("id").where("id", "=", userId).where("passwordHash", "=", passwordHash);
  return (await user.forShare().executeTakeFirst()) !== undefined;
}

/** Which of two names belongs to an account already; null when neither does. */
export async function takenName(
  db: Db,
  names: { username: string; email: string },
): Promise<"username" | "email" | null> {
  if (await findForSignIn(db, names.username)) return "username";
  return (await findForSignIn(db, names.email)) ? "email" : null;
}

/** Whether an account has a username that looks like this one; whoever asks next waits until the transaction ends. */
export async function looksTaken(tx: Db, username: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('username ' || name_shape(${username})))`.execute(tx);
  const { rows } = await sql`select from users where name_shape(username) = name_shape(${username}) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Whether nothing of it can be seen. */
export async function isInvisible(db: Db, username: string): Promise<boolean> {
  const { rows } = await sql`select where name_shape(${username}) = ''`.execute(db);
  return rows.length > 0;
}

/** Throws a unique violation when one of the names is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<string> {
  const { id } = await db.insertInto("users").values(user).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertOperator(db: Db, operator: NewOperator): Promise<void> {
  await db.insertInto("operators").values(operator).execute();
}

export async function updateOperators(tx: Db, operatorIds: readonly string[], changes: OperatorChanges): Promise<void> {
  if (operatorIds.length === 0) return;
  await tx.updateTable("operators").set(changes).where("userId", "in", operatorIds).execute();
}

export async function updateUserRow(db: Db, userId: string, changes: Updateable<UsersTable>): Promise<void> {
  await db.updateTable("users").set(changes).where("id", "=", userId).execute();
}

/** Where the owner is entered as a traveller whose country is not told: they live where the account says. */
export async function fillOwnResidence(db: Db, userId: string, country: string): Promise<void> {
  await db
    .updateTable("travellers")
    .set({ countryOfResidence: country })
    .where("userId", "=", userId)
    .where("relationship", "=", "self")
    .where("countryOfResidence", "is", null)
    .execute();
}

/** Which of these usernames are demonstration accounts. */
export async function demoUsernames(db: Db, usernames: readonly string[]): Promise<string[]> {
  const found = await db
    .selectFrom("users")
    .select("username")
    .where("username", "in", usernames)
    .where("demo", "=", true)
    .execute();
  return found.map(({ username }) => username);
}

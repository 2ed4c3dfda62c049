/** SQL of invitations; rows hold a hash of the code, so that a stolen table opens no group. */
import type { Insertable, Selectable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { InvitationsTable } from "./tables.ts";

const COLUMNS = [
  "id",
  "groupId",
  "memberId",
  "email",
  "relationship",
  "invitedBy",
  "createdAt",
  "expiresAt",
  "acceptedAt",
  "withdrawnAt",
] as const satisfies readonly (keyof InvitationsTable)[];

export type InvitationRow = Pick<Selectable<InvitationsTable>, (typeof COLUMNS)[number]>;

export async function insertInvitation(tx: Db, invitation: Insertable<InvitationsTable>): Promise<InvitationRow> {
  return tx.insertInto("invitations").values(invitation).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Those of the groups that can still be accepted, the newest first. */
export async function openInvitations(db: Db, groupIds: readonly string[], now: Date): Promise<InvitationRow[]> {
  if (groupIds.length === 0) return [];
  return db
    .selectFrom("invitations")
    .select(COLUMNS)
    .where("groupId", "in", groupIds)
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

export async function findByCode(db: Db, codeHash: Buffer): Promise<InvitationRow | undefined> {
  return db.selectFrom("invitations").select(COLUMNS).where("codeHash", "=", codeHash).executeTakeFirst();
}

export async function findInvitation(tx: Db, groupId: string, id: string): Promise<InvitationRow | undefined> {
  return tx
    .selectFrom("invitations")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("groupId", "=", groupId)
    .executeTakeFirst();
}

/** Under the group's lock. */
export async function markInvitationAccepted(tx: Db, id: string, acceptedBy: string, acceptedAt: Date): Promise<void> {
  await tx.updateTable("invitations").set({ acceptedBy, acceptedAt }).where("id", "=", id).execute();
}

/** Under the group's lock. */
export async function markInvitationsWithdrawn(tx: Db, ids: readonly string[], withdrawnAt: Date): Promise<void> {
  if (ids.length > 0) await tx.updateTable("invitations").set({ withdrawnAt }).where("id", "in", ids).execute();
}

/** Under the group's lock: those that this account made and that could still be accepted. */
export async function withdrawThoseOf(tx: Db, groupId: string, invitedBy: string, withdrawnAt: Date): Promise<void> {
  await withdrawOpen(tx, groupId, withdrawnAt).where("invitedBy", "=", invitedBy).execute();
}

/** Under the group's lock: those to this mailbox, whatever the case, that could still be accepted. */
export async function withdrawThoseTo(tx: Db, groupId: string, email: string, withdrawnAt: Date): Promise<void> {
  await withdrawOpen(tx, groupId, withdrawnAt)
    .where((eb) => eb(eb.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .execute();
}

function withdrawOpen(tx: Db, groupId: string, withdrawnAt: Date) {
  return tx
    .updateTable("invitations")
    .set({ withdrawnAt })
    .where("groupId", "=", groupId)
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .where("expiresAt", ">", withdrawnAt);
}

export async function deleteInvitationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("invitations").where("expiresAt", "<=", before).execute();
}

/** Who invites: their names, and whether mail may go out in their name. */
export async function findInviter(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .select(["firstName", "lastName", "emailVerifiedAt"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** The account with this address, whatever the case. */
export async function findAccountByEmail(db: Db, email: string) {
  return db
    .selectFrom("users")
    .innerJoin("signInNames", "signInNames.userId", "users.id")
    .select(["users.id", "users.email"])
    .where("signInNames.name", "=", email.toLowerCase())
    .executeTakeFirst();
}

export async function emailOf(db: Db, userId: string): Promise<string> {
  const { email } = await db.selectFrom("users").select("email").where("id", "=", userId).executeTakeFirstOrThrow();
  return email;
}

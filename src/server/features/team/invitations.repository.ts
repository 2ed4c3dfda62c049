/** The rows of invitations into teams; they hold a hash of the link, so that a stolen table opens no business. */
import type { Insertable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { TeamInvitationsTable } from "./tables.ts";

const COLUMNS = [
  "id",
  "operatorId",
  "email",
  "rights",
  "createdAt",
  "expiresAt",
  "acceptedAt",
  "acceptedBy",
  "withdrawnAt",
] as const satisfies readonly (keyof TeamInvitationsTable)[];

export type TeamInvitationRow = NonNullable<Awaited<ReturnType<typeof findTeamInvitation>>>;

export function insertTeamInvitation(tx: Db, invitation: Insertable<TeamInvitationsTable>) {
  return tx.insertInto("teamInvitations").values(invitation).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Those that can still be accepted, the newest first. */
export function listOpenTeamInvitations(db: Db, operatorId: string, now: Date) {
  return db
    .selectFrom("teamInvitations")
    .select(COLUMNS)
    .where("operatorId", "=", operatorId)
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .where("expiresAt", ">", now)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
}

export function findByToken(db: Db, tokenHash: Buffer) {
  return db.selectFrom("teamInvitations").select(COLUMNS).where("tokenHash", "=", tokenHash).executeTakeFirst();
}

export function findTeamInvitation(db: Db, operatorId: string, id: string) {
  return db
    .selectFrom("teamInvitations")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("operatorId", "=", operatorId)
    .executeTakeFirst();
}

/** Under the team's lock. */
export async function markTeamInvitationAccepted(
  tx: Db,
  id: string,
  acceptedBy: string,
  acceptedAt: Date,
): Promise<void> {
  await tx.updateTable("teamInvitations").set({ acceptedBy, acceptedAt }).where("id", "=", id).execute();
}

/** Under the team's lock. */
export async function markTeamInvitationsWithdrawn(tx: Db, ids: readonly string[], withdrawnAt: Date): Promise<void> {
  if (ids.length > 0) await tx.updateTable("teamInvitations").set({ withdrawnAt }).where("id", "in", ids).execute();
}

export async function deleteTeamInvitationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("teamInvitations").where("expiresAt", "<=", before).execute();
}

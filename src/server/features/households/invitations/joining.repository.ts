/** SQL of who joins a household: the place that was kept for them, and who they are. */
import type { Db } from "#server/platform/database/database.ts";

/** Who entered this member, who has no account; undefined when they are gone or have one by now. */
export async function findKeptPlace(tx: Db, memberId: string) {
  return tx
    .selectFrom("familyMembers")
    .innerJoin("travellers", "travellers.id", "familyMembers.travellerId")
    .select(["familyMembers.id", "travellers.id as travellerId", "travellers.userId as enteredBy"])
    .where("familyMembers.id", "=", memberId)
    .executeTakeFirst();
}

/** The account's owner as a traveller; null while they have not entered themselves. */
export async function selfOf(tx: Db, userId: string): Promise<string | null> {
  const self = await tx
    .selectFrom("travellers")
    .select("id")
    .where("userId", "=", userId)
    .where("relationship", "=", "self")
    .executeTakeFirst();
  return self?.id ?? null;
}

/** Groups of the account that entered them: the person may be invited there too, and decides. */
export async function leaveGroups(tx: Db, travellerId: string): Promise<void> {
  await tx.deleteFrom("familyMembers").where("travellerId", "=", travellerId).execute();
}

/** The rows of mail that waits, and its readers. */
import type { Db } from "#server/platform/database/database.ts";

/** The id becomes part of the seal, so it is made by the caller. */
export interface WaitingMail {
  readonly id: string;
  /** Null: the letter itself says where it goes. */
  readonly userId: string | null;
  readonly sealedLetter: Buffer;
  readonly createdAt: Date;
}

export async function insertMail(tx: Db, mail: WaitingMail): Promise<void> {
  await tx.insertInto("outgoingMails").values(mail).execute();
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** A waiting mail with its reader as they are now, nulls for a visitor; undefined once it has been sent. */
export function findMail(db: Db, mailId: string) {
  return db
    .selectFrom("outgoingMails")
    .leftJoin("users", "users.id", "outgoingMails.userId")
    .select([
      "outgoingMails.id",
      "outgoingMails.userId",
      "outgoingMails.sealedLetter",
      "outgoingMails.createdAt",
      "users.email",
      "users.firstName",
      "users.lastName",
      "users.emailVerifiedAt",
      "users.preferredLanguage",
    ])
    .where("outgoingMails.id", "=", mailId)
    .executeTakeFirst();
}

export async function deleteMail(db: Db, mailId: string): Promise<void> {
  await db.deleteFrom("outgoingMails").where("id", "=", mailId).execute();
}

/** How many there were. */
export async function deleteMailsBefore(db: Db, before: Date): Promise<number> {
  const deleted = await db.deleteFrom("outgoingMails").where("createdAt", "<=", before).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** A shared demonstration account has no mailbox of its own, nor has a stand-in; nobody: the account is gone. */
export async function hasMailbox(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom("users").select(["demo", "standsIn"]).where("id", "=", userId).executeTakeFirst();
  return user !== undefined && !user.demo && !user.standsIn;
}

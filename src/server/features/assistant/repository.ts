/** The rows of conversations. */
import { type Insertable, sql } from "kysely";
import { asDialogue, type Dialogue } from "#assistant/answer/turns/dialogue.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { AssistantMessagesTable } from "./tables.ts";

const COLUMNS = [
  "id",
  "agent",
  "role",
  "content",
  "locale",
  "actions",
  "citations",
  "answeredBy",
  "byModel",
  "replyTo",
  "contactMessageId",
  "act",
  "thumb",
  "createdAt",
] as const;

export type AssistantMessageRow = Awaited<ReturnType<typeof newestMessages>>[number];

/** Until the transaction ends nobody else writes in this account's conversation. */
export async function lockConversation(tx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('assistant'), hashtext(${userId}))`.execute(tx);
}

/** Newest first, those before `before` where it is given. */
export function newestMessages(db: Db, userId: string, limit: number, before?: number) {
  const found = db
    .selectFrom("assistantMessages")
    .select(COLUMNS)
    .where("userId", "=", userId)
    .orderBy("id", "desc")
    .limit(limit);
  return (before === undefined ? found : found.where("id", "<", before)).execute();
}

/** Of the account's newest answer, if it was given after `since`. */
export async function lastDialogue(db: Db, userId: string, since: Date): Promise<Dialogue | null> {
  const row = await db
    .selectFrom("assistantMessages")
    .select("dialogue")
    .where("userId", "=", userId)
    .where("role", "=", "assistant")
    .where("createdAt", ">", since)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return asDialogue(row?.dialogue);
}

export function insertAssistantMessage(
  tx: Db,
  message: Insertable<AssistantMessagesTable>,
): Promise<AssistantMessageRow> {
  return tx.insertInto("assistantMessages").values(message).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** What was answered to the page's message of this name. */
export function answerTo(db: Db, userId: string, clientId: string): Promise<AssistantMessageRow | undefined> {
  const question = db
    .selectFrom("assistantMessages")
    .select("id")
    .where("userId", "=", userId)
    .where("clientId", "=", clientId);
  return db.selectFrom("assistantMessages").select(COLUMNS).where("replyTo", "=", question).executeTakeFirst();
}

/** What was said when this letter went to staff. */
export function handOffOf(db: Db, userId: string, letterId: string): Promise<AssistantMessageRow | undefined> {
  return db
    .selectFrom("assistantMessages")
    .select(COLUMNS)
    .where("userId", "=", userId)
    .where("contactMessageId", "=", letterId)
    .executeTakeFirst();
}

export async function deleteAssistantMessages(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("assistantMessages").where("userId", "=", userId).execute();
}

/** Older than `kept`, or of a shared demonstration account and older than `keptOfDemo`. */
export async function deleteOldConversationMessages(db: Db, before: { kept: Date; keptOfDemo: Date }): Promise<void> {
  const demo = db.selectFrom("users").select("id").where("demo", "=", true);
  await db
    .deleteFrom("assistantMessages")
    .where((eb) =>
      eb.or([
        eb("createdAt", "<", before.kept),
        eb.and([eb("createdAt", "<", before.keptOfDemo), eb("userId", "in", demo)]),
      ]),
    )
    .execute();
}

export function findAuthor(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .select(["firstName", "lastName", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

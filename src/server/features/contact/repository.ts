/** The rows of letters. */
import { type Insertable, sql } from "kysely";
import { type ContactState, INBOX_SIZE } from "#contract/contact.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { ContactMessagesTable } from "./tables.ts";

const COLUMNS = [
  "id",
  "number",
  "kind",
  "state",
  "userId",
  "firstName",
  "lastName",
  "email",
  "phone",
  "subject",
  "message",
  "language",
  "demo",
  "createdAt",
  "dueAt",
  "answer",
  "answeredAt",
  "flags",
] as const;

export type ContactMessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

function selectMessages(db: Db) {
  return db.selectFrom("contactMessages").select(COLUMNS);
}

/** Undefined when this form has been sent already. */
export function insertContactMessage(tx: Db, message: Insertable<ContactMessagesTable>) {
  return tx
    .insertInto("contactMessages")
    .values(message)
    .onConflict((oc) => oc.column("formId").doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function messageOfForm(db: Db, formId: string) {
  return db
    .selectFrom("contactMessages")
    .select(["id", "number", "dueAt"])
    .where("formId", "=", formId)
    .executeTakeFirst();
}

/** What ended a letter of each state; open ones stand by their promise, the others by their end, newest first. */
const ENDED_AT = { answered: "answeredAt", spam: "spamAt" } as const;

export function listMessages(db: Db, state: ContactState) {
  const found = selectMessages(db).where("state", "=", state).limit(INBOX_SIZE);
  return state === "open"
    ? found.orderBy("dueAt").orderBy("number").execute()
    : found.orderBy(ENDED_AT[state], "desc").orderBy("number").execute();
}

/** So many of what the inbox' mailboxes wrote before are shown. */
const MOST_EARLIER = 500;

/** Newest first; what programs wrote in a mailbox' name is left out. */
export async function messagesOfMailboxes(db: Db, emails: readonly string[]): Promise<ContactMessageRow[]> {
  if (emails.length === 0) return [];
  const mailboxes = [...new Set(emails.map((email) => email.toLowerCase()))];
  return selectMessages(db)
    .where(sql<string>`lower(email)`, "in", mailboxes)
    .where("spamAt", "is", null)
    .orderBy("number", "desc")
    .limit(MOST_EARLIER)
    .execute();
}

export function findMessage(db: Db, id: string) {
  return selectMessages(db).where("id", "=", id).executeTakeFirst();
}

/** Fewer say nothing about the next one. */
const LEAST_MEASURED = 5;

/** Whole minutes, upwards, over the people's letters that were answered since; null for fewer than five. */
export async function medianAnswerMinutes(db: Db, since: Date): Promise<number | null> {
  const minutes = sql<number | null>`
    ceil(extract(epoch from percentile_cont(0.5) within group (order by answered_at - created_at)) / 60)::int`;
  const found = await db
    .selectFrom("contactMessages")
    .select(({ fn }) => [fn.countAll<number>().as("answered"), minutes.as("minutes")])
    .where("answeredAt", ">=", since)
    .where("demo", "=", false)
    .executeTakeFirstOrThrow();
  return found.answered < LEAST_MEASURED ? null : found.minutes;
}

/** Undefined when it is open no more: of two answers one is sent. */
export function answerMessage(tx: Db, id: string, answer: { answer: string; answeredAt: Date }) {
  return tx
    .updateTable("contactMessages")
    .set(answer)
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** False unless it was open. */
export async function markSpam(tx: Db, id: string, spamAt: Date): Promise<boolean> {
  const marked = await tx
    .updateTable("contactMessages")
    .set({ spamAt })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** False unless it was spam. */
export async function unmarkSpam(tx: Db, id: string): Promise<boolean> {
  const marked = await tx
    .updateTable("contactMessages")
    .set({ spamAt: null })
    .where("id", "=", id)
    .where("state", "=", "spam")
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
}

/** Ended before the given instants. */
export async function deleteOldContactMessages(db: Db, before: { answered: Date; spam: Date }): Promise<void> {
  await db
    .deleteFrom("contactMessages")
    .where((eb) => eb.or([eb("answeredAt", "<", before.answered), eb("spamAt", "<", before.spam)]))
    .execute();
}

/** The rows of letters. */
import type { Insertable } from "kysely";
import { type ContactState, INBOX_SIZE } from "#contract/contact.ts";
import type { Db } from "#server/platform/database.ts";
import type { ContactMessagesTable } from "#server/platform/schema.ts";

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
] as const;

export type MessageRow = NonNullable<Awaited<ReturnType<typeof findMessage>>>;

function selectMessages(db: Db) {
  return db.selectFrom("contactMessages").select(COLUMNS);
}

/** Undefined when this form has been sent already. */
export function insertMessage(tx: Db, message: Insertable<ContactMessagesTable>) {
  return tx
    .insertInto("contactMessages")
    .values(message)
    .onConflict((oc) => oc.column("formId").doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

export function messageOfForm(db: Db, formId: string) {
  return db.selectFrom("contactMessages").select(["number", "dueAt"]).where("formId", "=", formId).executeTakeFirst();
}

/** Open ones by their promise, answered ones newest first. */
export function listMessages(db: Db, state: ContactState) {
  const found = selectMessages(db).where("state", "=", state).limit(INBOX_SIZE);
  return state === "open"
    ? found.orderBy("dueAt").orderBy("number").execute()
    : found.orderBy("answeredAt", "desc").orderBy("number").execute();
}

export function findMessage(db: Db, id: string) {
  return selectMessages(db).where("id", "=", id).executeTakeFirst();
}

/** Undefined when somebody was first: of two answers one is sent. */
export function answerMessage(tx: Db, id: string, answer: { answer: string; answeredAt: Date }) {
  return tx
    .updateTable("contactMessages")
    .set(answer)
    .where("id", "=", id)
    .where("answeredAt", "is", null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

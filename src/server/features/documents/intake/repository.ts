/** SQL of papers that wait to be filed. Every statement for a person names the account, so that nobody else's row can come out. */
import { type Selectable, sql } from "kysely";
import { DEMO_KEEP_MINUTES } from "#domain/documents/document.ts";
import { INTAKE_KEEP_DAYS } from "#domain/documents/intake/limits.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { IntakePapersTable } from "./tables.ts";

export type IntakePaperRow = Selectable<IntakePapersTable>;

export interface NewPaper {
  readonly userId: string;
  readonly clientKey: string;
  readonly contentDigest: Buffer;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly fileId: string;
  readonly fileKey: Buffer;
  readonly receivedAt: Date;
}

type Sent = Pick<NewPaper, "userId" | "clientKey" | "contentDigest">;

/** The paper that was sent with this key, or has these bytes. */
export async function findSent(db: Db, { userId, clientKey, contentDigest }: Sent): Promise<string | undefined> {
  const paper = await db
    .selectFrom("intakePapers")
    .select("id")
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("clientKey", "=", clientKey), eb("contentDigest", "=", contentDigest)]))
    .orderBy((eb) => eb("clientKey", "<>", clientKey))
    .limit(1)
    .executeTakeFirst();
  return paper?.id;
}

/** A document of the account with these bytes that stands; one that was rejected may be something else or somebody else's, and is sorted anew. */
export async function findFiled(db: Db, { userId, contentDigest }: Sent): Promise<string | undefined> {
  const document = await db
    .selectFrom("documents")
    .select("id")
    .where("userId", "=", userId)
    .where("contentDigest", "=", contentDigest)
    .where("refusal", "is", null)
    .where("status", "<>", "rejected")
    .where("replacedBy", "is", null)
    .orderBy("uploadedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return document?.id;
}

export async function countPapers(db: Db, userId: string): Promise<{ total: number; inWork: number }> {
  return db
    .selectFrom("intakePapers")
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("stage", "<>", "done").as("inWork"),
    ])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Those of the shared demonstration accounts end sooner. */
export async function insertPaper(tx: Db, paper: NewPaper): Promise<string> {
  const demo = tx.selectFrom("users").select("demo").where("id", "=", paper.userId);
  const kept = sql`case when (${demo}) then make_interval(mins => ${DEMO_KEEP_MINUTES}) else make_interval(days => ${INTAKE_KEEP_DAYS}) end`;
  const { id } = await tx
    .insertInto("intakePapers")
    .values({ ...paper, deleteAt: sql<Date>`${paper.receivedAt}::timestamptz + ${kept}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** As they came. */
export async function listPapers(db: Db, userId: string): Promise<IntakePaperRow[]> {
  return db
    .selectFrom("intakePapers")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("receivedAt")
    .orderBy("id")
    .execute();
}

export async function findPaper(db: Db, userId: string, id: string): Promise<IntakePaperRow | undefined> {
  return db.selectFrom("intakePapers").selectAll().where("userId", "=", userId).where("id", "=", id).executeTakeFirst();
}

/** The deleted row, undefined when there is none. */
export async function deletePaper(tx: Db, userId: string, id: string): Promise<IntakePaperRow | undefined> {
  return tx
    .deleteFrom("intakePapers")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
}

/** Starts a try and counts it; undefined when the paper is read or gone. */
export async function beginReading(db: Db, id: string): Promise<IntakePaperRow | undefined> {
  return db
    .updateTable("intakePapers")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), stage: "reading" }))
    .where("id", "=", id)
    .where("stage", "<>", "done")
    .returningAll()
    .executeTakeFirst();
}

/** Uncounts a try that could not even begin. */
export async function takeBackIntakeAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable("intakePapers")
    .set((eb) => ({ attempts: eb("attempts", "-", 1) }))
    .where("id", "=", id)
    .where("stage", "<>", "done")
    .where("attempts", ">", 0)
    .execute();
}

type Outcome = Partial<Pick<IntakePaperRow, "refusal" | "fileId" | "fileKey" | "sealedReading">>;

/** False when another run was first or the paper is gone. */
export async function endReading(tx: Db, id: string, outcome: Outcome): Promise<boolean> {
  const ended = await tx
    .updateTable("intakePapers")
    .set({ ...outcome, stage: "done" })
    .where("id", "=", id)
    .where("stage", "<>", "done")
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Deletes what nobody has agreed to in time; the places of the files come back. */
export async function deleteExpiredIntake(db: Db, now: Date): Promise<(string | null)[]> {
  const gone = await db.deleteFrom("intakePapers").where("deleteAt", "<=", now).returning("fileId").execute();
  return gone.map(({ fileId }) => fileId);
}

/** The only SQL about documents. Every read names the owner, so that nobody else's row can come out. */
import { type Selectable, sql } from "kysely";
import { DEMO_KEEP_MINUTES, type DocumentType, KEEP_DAYS_AFTER_RETURN } from "#domain/documents/document.ts";
import type { Db } from "#server/platform/database.ts";
import type { DocumentsTable } from "#server/platform/schema.ts";

export const COLUMNS = [
  "id",
  "userId",
  "type",
  "status",
  "needsReview",
  "stage",
  "refusal",
  "fileName",
  "contentType",
  "sizeBytes",
  "fileId",
  "fileKey",
  "verificationScore",
  "sealedAnalysis",
  "attempts",
  "uploadedAt",
  "deleteAt",
  "travellerId",
  "reviewedAt",
  "reviewReason",
  "nameConfirmedAt",
  "nameDisputedAt",
  "replacedBy",
] as const satisfies readonly (keyof DocumentsTable)[];

export type DocumentRow = Pick<Selectable<DocumentsTable>, (typeof COLUMNS)[number]>;

/** As its owner sees it: whether it is the owner's own, too. */
export type ReadRow = DocumentRow & { readonly isOwn: boolean };

/** Where a file lies and the key that opens it. */
interface StoredFile {
  readonly fileId: string;
  readonly fileKey: Buffer;
}

export interface NewDocument extends StoredFile {
  readonly userId: string;
  /** Null: the account's owner, who is not among the travellers. */
  readonly travellerId: string | null;
  readonly type: DocumentType;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** SHA-256 of the upload. */
  readonly contentDigest: Buffer;
  readonly uploadedAt: Date;
}

/** How much the person has here. Their next upload waits for this one's transaction, so that limits hold for parallel ones too. */
export async function countForUploader(tx: Db, userId: string): Promise<{ inWork: number; total: number }> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  return tx
    .selectFrom("documents")
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("stage", "<>", "done").as("inWork"),
    ])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Uploads of the shared demonstration accounts get their end at once. */
export async function insertDocument(tx: Db, document: NewDocument): Promise<string> {
  const demo = tx.selectFrom("users").select("demo").where("id", "=", document.userId);
  const end = sql<Date | null>`case when (${demo}) then ${document.uploadedAt}::timestamptz + make_interval(mins => ${DEMO_KEEP_MINUTES}) end`;
  const { id } = await tx
    .insertInto("documents")
    .values({ ...document, deleteAt: end })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The same file of the same person under the same type, unless it was refused or is history: the newest. */
export async function findSame(
  tx: Db,
  { userId, travellerId, type, contentDigest }: Pick<NewDocument, "userId" | "travellerId" | "type" | "contentDigest">,
): Promise<string | undefined> {
  const same = await tx
    .selectFrom("documents")
    .select("id")
    .where("userId", "=", userId)
    .where("travellerId", "is not distinct from", travellerId)
    .where("type", "=", type)
    .where("contentDigest", "=", contentDigest)
    .where("refusal", "is", null)
    .where("replacedBy", "is", null)
    .orderBy("uploadedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return same?.id;
}

/** True once; a name is confirmed for good. */
export async function confirmName(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("documents")
    .set({ nameConfirmedAt: now })
    .where("id", "=", id)
    .where("nameConfirmedAt", "is", null)
    .execute();
}

/** Documents with a verdict and those verified, of the whole installation. */
export async function countVerdicts(db: Db): Promise<{ decided: number; passed: number }> {
  return db
    .selectFrom("documents")
    .select(({ fn }) => [
      fn.countAll<number>().as("decided"),
      fn.countAll<number>().filterWhere("status", "=", "verified").as("passed"),
    ])
    .where("status", "<>", "pending")
    .executeTakeFirstOrThrow();
}

/** Without a traveller it is the account owner's. */
const isOwn = sql<boolean>`coalesce(travellers.relationship = 'self', true)`;

function withPeople(db: Db, userId: string) {
  return db
    .selectFrom("documents")
    .leftJoin("travellers", "travellers.id", "documents.travellerId")
    .where("documents.userId", "=", userId);
}

function readRows(db: Db, userId: string) {
  return withPeople(db, userId)
    .select(COLUMNS.map((column) => `documents.${column}` as const))
    .select(isOwn.as("isOwn"));
}

/** Type and status of the owner's own papers that stand: what the journey is judged by. */
export async function listOwnStates(db: Db, userId: string): Promise<Pick<DocumentRow, "type" | "status">[]> {
  return withPeople(db, userId)
    .select(["documents.type", "documents.status"])
    .where(isOwn)
    .where("documents.replacedBy", "is", null)
    .execute();
}

/** Everyone whom the account has entered beside its owner, with their papers; as they were entered. */
export async function listCompanionStates(db: Db, userId: string) {
  const papers = sql<Pick<DocumentRow, "type" | "status">[]>`(
    select coalesce(json_agg(json_build_object('type', d.type, 'status', d.status)), '[]')
    from documents d where d.traveller_id = travellers.id and d.replaced_by is null
  )`;
  return peopleOf(db, userId)
    .select(papers.as("documents"))
    .where("relationship", "<>", "self")
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** Those of the account's owner and of everyone who travels with them, newest first. */
export async function listDocuments(db: Db, userId: string): Promise<ReadRow[]> {
  return readRows(db, userId).orderBy("documents.uploadedAt", "desc").orderBy("documents.id").execute();
}

/** Those that stand of members of the account's households, where it administers them; their own accounts have them. */
export async function listShared(db: Db, userId: string): Promise<ReadRow[]> {
  return db
    .selectFrom("documents")
    .leftJoin("travellers", "travellers.id", "documents.travellerId")
    .select(COLUMNS.map((column) => `documents.${column}` as const))
    .select(sql<boolean>`false`.as("isOwn"))
    .where("documents.userId", "<>", userId)
    .where("documents.replacedBy", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("familyMembers as member")
          .innerJoin("familyMembers as admin", "admin.groupId", "member.groupId")
          .select("member.id")
          .where("admin.userId", "=", userId)
          .where("admin.role", "=", "admin")
          .where(() =>
            eb.or([
              sql<boolean>`member.traveller_id = documents.traveller_id`,
              sql<boolean>`member.user_id = documents.user_id and coalesce(travellers.relationship = 'self', true)`,
            ]),
          ),
      ),
    )
    .orderBy("documents.uploadedAt", "desc")
    .orderBy("documents.id")
    .execute();
}

/** Those of the account's owner alone, newest first. */
export async function listOwnDocuments(db: Db, userId: string): Promise<ReadRow[]> {
  return readRows(db, userId).where(isOwn).orderBy("documents.uploadedAt", "desc").orderBy("documents.id").execute();
}

export async function findDocument(db: Db, id: string, userId: string): Promise<ReadRow | undefined> {
  return readRows(db, userId).where("documents.id", "=", id).executeTakeFirst();
}

/** Starts a try of an undecided document and counts it; undefined when it is decided or gone. */
export async function beginAttempt(db: Db, id: string): Promise<DocumentRow | undefined> {
  return db
    .updateTable("documents")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), stage: "reading" }))
    .where("id", "=", id)
    .where("stage", "<>", "done")
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function markChecking(db: Db, id: string): Promise<void> {
  await db
    .updateTable("documents")
    .set({ stage: "checking" })
    .where("id", "=", id)
    .where("stage", "=", "reading")
    .execute();
}

export type Decision = Pick<
  DocumentRow,
  "status" | "needsReview" | "refusal" | "fileId" | "fileKey" | "verificationScore" | "sealedAnalysis"
> & { readonly processedAt: Date };

/** Ends the work on a document; false when another run was first or the document is gone. */
export async function decide(tx: Db, id: string, decision: Decision): Promise<boolean> {
  const decided = await tx
    .updateTable("documents")
    .set({ ...decision, stage: "done" })
    .where("id", "=", id)
    .where("stage", "<>", "done")
    .executeTakeFirst();
  return decided.numUpdatedRows === 1n;
}

/** What is left to do for the deleted row: its file, null when it had none, and its slot; undefined when there is no such row. */
export async function deleteDocument(
  tx: Db,
  id: string,
  userId: string,
): Promise<Pick<DocumentRow, "fileId" | "userId" | "travellerId" | "type"> | undefined> {
  return tx
    .deleteFrom("documents")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning(["fileId", "userId", "travellerId", "type"])
    .executeTakeFirst();
}

/** Somebody whose documents these are. */
export interface Person {
  readonly id: string;
  readonly surname: string;
  readonly givenNames: string;
  /** ISO 3166-1 alpha-2; null when it was never said. */
  readonly nationality: string | null;
}

function peopleOf(db: Db, userId: string) {
  return db
    .selectFrom("travellers")
    .select(["id", "surname", "givenNames", "nationality"])
    .where("userId", "=", userId);
}

/** One of the account's travellers; undefined when they are somebody else's or nobody. */
export async function findPerson(db: Db, userId: string, id: string): Promise<Person | undefined> {
  return peopleOf(db, userId).where("id", "=", id).executeTakeFirst();
}

/** The account's owner as a traveller; undefined while they are none. */
export async function findSelf(db: Db, userId: string): Promise<Person | undefined> {
  return peopleOf(db, userId).where("relationship", "=", "self").executeTakeFirst();
}

/** The account's name, as one text. */
export async function accountName(db: Db, userId: string): Promise<string> {
  const { firstName, lastName } = await db
    .selectFrom("users")
    .select(["firstName", "lastName"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return `${firstName} ${lastName}`.trim();
}

/**
 * Moves the day of deletion to the end of the latest journey that follows the upload. Demonstration accounts keep what
 * they were given at the upload; without a journey there is no end.
 */
export async function refreshDeletion(db: Db, userId: string | null): Promise<void> {
  await sql`
    update documents set delete_at = due.delete_at
    from (
      select d.id, (max(b.return_date) + ${KEEP_DAYS_AFTER_RETURN}::int)::timestamp at time zone 'UTC' as delete_at
      from documents d
        join users u on u.id = d.user_id and not u.demo
        left join lateral (
          select own.id from bookings own where own.user_id = d.user_id
          union select named.booking_id from booking_travellers named where named.traveller_id = d.traveller_id
        ) travelled on true
        left join bookings b on b.id = travelled.id
          and b.phase <> 'cancelled' and b.return_date >= (d.uploaded_at at time zone 'UTC')::date
      where ${userId}::text is null or d.user_id = ${userId}
      group by d.id
    ) due
    where due.id = documents.id and due.delete_at is distinct from documents.delete_at
  `.execute(db);
}

/** Deletes what has reached its end; the places of the files and the owners' ids come back. */
export async function deleteDue(tx: Db, now: Date): Promise<{ id: string; fileId: string | null }[]> {
  return tx.deleteFrom("documents").where("deleteAt", "<=", now).returning(["id", "fileId"]).execute();
}

/** Which of these files belong to a row. */
export async function knownFiles(db: Db, fileIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("documents").select("fileId").where("fileId", "in", fileIds).execute();
  return new Set(rows.flatMap(({ fileId }) => fileId ?? []));
}

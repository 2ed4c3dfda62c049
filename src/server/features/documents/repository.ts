/** The only SQL about documents. Every read names the owner, so that nobody else's row can come out. */
import { type Selectable, sql } from "kysely";
import { DEMO_KEEP_MINUTES, type DocumentType } from "#domain/documents/document.ts";
import type { Db } from "#server/platform/database/database.ts";
import { lockKept } from "#server/platform/database/lock-account.ts";
import type { DocumentsTable } from "./tables.ts";

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
  "passportDigest",
  "renewFrom",
] as const satisfies readonly (keyof DocumentsTable)[];

export type DocumentRow = Pick<Selectable<DocumentsTable>, (typeof COLUMNS)[number]>;

/** As its owner sees it: whether it is the owner's own, too. */
export type OwnDocumentRow = DocumentRow & { readonly isOwn: boolean };

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

/** What an account has handed in. */
interface Uploads {
  readonly inWork: number;
  readonly total: number;
  /** Of those that were read and wait for a person. */
  readonly undecidedBytes: number;
}

/** How much the person has here. Their next upload waits for this one's transaction, so that limits hold for parallel ones too. */
export async function countForUploader(tx: Db, userId: string): Promise<Uploads> {
  await lockKept(tx, userId);
  return tx
    .selectFrom("documents")
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("stage", "<>", "done").as("inWork"),
      sql<number>`coalesce(sum(size_bytes) filter (
        where stage = 'done' and status = 'pending' and file_id is not null and replaced_by is null
      ), 0)::int`.as("undecidedBytes"),
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
export async function listOwnStates(
  db: Db,
  userId: string,
): Promise<Pick<DocumentRow, "type" | "status" | "renewFrom">[]> {
  return withPeople(db, userId)
    .select(["documents.type", "documents.status", "documents.renewFrom"])
    .where(isOwn)
    .where("documents.replacedBy", "is", null)
    .execute();
}

/** Those of the account's owner and of everyone who travels with them, newest first. */
export async function findOwnDocuments(db: Db, userId: string): Promise<OwnDocumentRow[]> {
  return readRows(db, userId).orderBy("documents.uploadedAt", "desc").orderBy("documents.id").execute();
}

/** Those that stand of members of the account's households, where it administers them; their own accounts have them. */
export async function listShared(db: Db, userId: string): Promise<OwnDocumentRow[]> {
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
export async function listOwnDocuments(db: Db, userId: string): Promise<OwnDocumentRow[]> {
  return readRows(db, userId).where(isOwn).orderBy("documents.uploadedAt", "desc").orderBy("documents.id").execute();
}

export async function findDocument(db: Db, id: string, userId: string): Promise<OwnDocumentRow | undefined> {
  return readRows(db, userId).where("documents.id", "=", id).executeTakeFirst();
}

/** What is left to do for the deleted row: its file, null when it had none, and its slot; undefined when there is no such row. */
export async function deleteDocumentRow(
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

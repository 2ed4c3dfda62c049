/** What the verdicts of one person rest on beside the documents themselves, and whose verdicts are due again. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { COLUMNS, type DocumentRow } from "../repository.ts";

/** The traveller's passport that no newer one has replaced; one that is renewed counts once it is accepted. */
export async function findStandingPassport(
  db: Db,
  { userId, travellerId }: Pick<DocumentRow, "userId" | "travellerId">,
): Promise<Pick<DocumentRow, "id" | "sealedAnalysis"> | undefined> {
  return db
    .selectFrom("documents")
    .select(["id", "sealedAnalysis"])
    .where("userId", "=", userId)
    .where("travellerId", "is not distinct from", travellerId)
    .where("type", "=", "passport")
    .where("status", "<>", "rejected")
    .where("sealedAnalysis", "is not", null)
    .where("replacedBy", "is", null)
    .orderBy((eb) => eb("status", "=", "verified"), "desc")
    .orderBy("uploadedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * The account's other traveller who had the same file as a photo first, one that was not refused; undefined for nobody. In a demonstration account
 * visitors try the same specimen for several.
 */
export async function findSamePhoto(
  db: Db,
  id: string,
): Promise<Pick<DocumentRow, "userId" | "travellerId"> | undefined> {
  return db
    .selectFrom("documents as mine")
    .innerJoin("documents as other", (join) =>
      join
        .onRef("other.userId", "=", "mine.userId")
        .onRef("other.type", "=", "mine.type")
        .onRef("other.contentDigest", "=", "mine.contentDigest"),
    )
    .select(["other.userId", "other.travellerId"])
    .where("mine.id", "=", id)
    .innerJoin("users", (join) => join.onRef("users.id", "=", "mine.userId").on("users.demo", "=", false))
    .whereRef("other.travellerId", "is distinct from", "mine.travellerId")
    .where("other.status", "<>", "rejected")
    .where("other.replacedBy", "is", null)
    .where(({ eb, refTuple }) =>
      eb(refTuple("other.uploadedAt", "other.id"), "<", refTuple("mine.uploadedAt", "mine.id")),
    )
    .orderBy("other.uploadedAt")
    .limit(1)
    .executeTakeFirst();
}

/** What these people's verdicts rest on has changed. In one order, so that nobody waits in a circle. */
export async function markVerdictsDue(db: Db, ...userIds: readonly string[]): Promise<void> {
  await sql`
    select verdicts_are_due(user_id)
    from (select distinct user_id from unnest(${userIds}::text[]) as user_id order by 1) concerned
  `.execute(db);
}

/** All passports of the account that nothing has refused or replaced, as they came. */
export async function listStandingPassports(
  db: Db,
  userId: string,
): Promise<Pick<DocumentRow, "id" | "travellerId" | "sealedAnalysis">[]> {
  return db
    .selectFrom("documents")
    .select(["id", "travellerId", "sealedAnalysis"])
    .where("userId", "=", userId)
    .where("type", "=", "passport")
    .where("status", "<>", "rejected")
    .where("sealedAnalysis", "is not", null)
    .where("replacedBy", "is", null)
    .orderBy("uploadedAt")
    .orderBy("id")
    .execute();
}

/** After a change of the master key, which gives every passport another digest. */
export async function markPassportsDue(db: Db): Promise<void> {
  await sql`
    select verdicts_are_due(user_id)
    from (select distinct user_id from documents where passport_digest is not null order by 1) concerned
  `.execute(db);
}

/** Marks people whose verdicts are older than `before`: papers age, and a Hajj passes. */
export async function markAgedVerdicts(db: Db, before: Date, limit: number): Promise<void> {
  await sql`
    select verdicts_are_due(user_id) from (
      select distinct user_id from documents
      where sealed_analysis is not null and replaced_by is null and coalesce(judged_at, processed_at) < ${before}
      limit ${limit}
    ) aged
  `.execute(db);
}

export interface VerdictsDue {
  readonly userId: string;
  /** New with every change since. */
  readonly mark: string;
}

export function listDue(db: Db, limit: number): Promise<VerdictsDue[]> {
  return db.selectFrom("verdictsDue").select(["userId", "mark"]).orderBy("userId").limit(limit).execute();
}

/** Leaves the row where something has changed again. */
export async function settleDue(db: Db, { userId, mark }: VerdictsDue): Promise<void> {
  await db.deleteFrom("verdictsDue").where("userId", "=", userId).where("mark", "=", mark).execute();
}

/** Documents with a verdict, replaced ones too, passports first, as they came: others are compared with them. */
export function listJudged(db: Db, userId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom("documents")
    .select(COLUMNS)
    .where("userId", "=", userId)
    .where("sealedAnalysis", "is not", null)
    .orderBy((eb) => eb("type", "<>", "passport"))
    .orderBy("uploadedAt")
    .orderBy("id")
    .execute();
}

/** Those that nothing has replaced. */
export async function listStandingIds(tx: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = tx.selectFrom("documents").select("id").where("userId", "=", userId).where("replacedBy", "is", null);
  return new Set((await rows.execute()).map(({ id }) => id));
}

export type JudgedAgain = Pick<
  DocumentRow,
  "status" | "needsReview" | "verificationScore" | "sealedAnalysis" | "reviewedAt" | "renewFrom"
>;

export async function keepJudgement(tx: Db, id: string, judged: JudgedAgain): Promise<void> {
  await tx.updateTable("documents").set(judged).where("id", "=", id).execute();
}

/** The verdict stays. */
export async function keepAnalysis(tx: Db, id: string, sealedAnalysis: Buffer): Promise<void> {
  await tx.updateTable("documents").set({ sealedAnalysis }).where("id", "=", id).execute();
}

/** All verdicts of the person that stand have been looked at, also those that stayed as they were. */
export async function markJudged(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable("documents")
    .set({ judgedAt: now })
    .where("userId", "=", userId)
    .where("sealedAnalysis", "is not", null)
    .where("replacedBy", "is", null)
    .execute();
}

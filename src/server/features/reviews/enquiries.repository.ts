/** The rows of questions. */
import { sql } from "kysely";
import type { EnquiryState } from "#domain/reviews/enquiry.ts";
import type { Db } from "#server/platform/database/database.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";

function selectEnquiries(db: Db) {
  return db
    .selectFrom("enquiries")
    .innerJoin("packages", "packages.id", "enquiries.packageId")
    .innerJoin("operators", "operators.userId", "packages.operatorId")
    .select([
      "enquiries.id",
      "enquiries.packageId",
      "enquiries.userId",
      "enquiries.question",
      "enquiries.isPublic",
      "enquiries.createdAt",
      "enquiries.answer",
      "enquiries.answeredAt",
      "enquiries.hiddenAt",
      "enquiries.hiddenReason",
      "packages.title as packageName",
      "packages.operatorId",
      "operators.companyName as operatorName",
      operatorStopped("packages.operatorId").as("operatorStopped"),
    ]);
}

export type EnquiryRow = NonNullable<Awaited<ReturnType<typeof lockEnquiry>>>;

export function lockEnquiry(tx: Db, id: string) {
  return selectEnquiries(tx).where("enquiries.id", "=", id).forNoKeyUpdate(["enquiries"]).executeTakeFirst();
}

/** The reader's own in every state, newest first. */
export function ownEnquiries(db: Db, packageId: string, userId: string) {
  return selectEnquiries(db)
    .where("enquiries.packageId", "=", packageId)
    .where("enquiries.userId", "=", userId)
    .orderBy("enquiries.createdAt", "desc")
    .orderBy("enquiries.id")
    .execute();
}

/** Of all packages, the newest first. */
export function enquiriesOfAsker(db: Db, userId: string, limit: number) {
  return selectEnquiries(db)
    .where("enquiries.userId", "=", userId)
    .orderBy("enquiries.createdAt", "desc")
    .orderBy("enquiries.id")
    .limit(limit)
    .execute();
}

/** Public, answered and not hidden, of all but this reader; the newest answer first. */
export function publicEnquiries(db: Db, packageId: string, exceptUserId: string | null, limit: number) {
  return selectEnquiries(db)
    .where("enquiries.packageId", "=", packageId)
    .where("enquiries.isPublic", "=", true)
    .where("enquiries.answeredAt", "is not", null)
    .where("enquiries.hiddenAt", "is", null)
    .$if(exceptUserId !== null, (query) => query.where("enquiries.userId", "<>", exceptUserId ?? ""))
    .orderBy("enquiries.answeredAt", "desc")
    .orderBy("enquiries.id")
    .limit(limit)
    .execute();
}

/** Those that wait by how long they wait; answered ones by their answer, newest first. Hidden ones are nobody's work. */
export function enquiriesOfOperator(db: Db, operatorId: string, state: EnquiryState, limit: number) {
  const found = selectEnquiries(db)
    .where("packages.operatorId", "=", operatorId)
    .where("enquiries.hiddenAt", "is", null)
    .limit(limit);
  return state === "waiting"
    ? found.where("answeredAt", "is", null).orderBy("enquiries.createdAt").orderBy("enquiries.id").execute()
    : found.where("answeredAt", "is not", null).orderBy("answeredAt", "desc").orderBy("enquiries.id").execute();
}

export async function countOpen(tx: Db, packageId: string, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("enquiries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("packageId", "=", packageId)
    .where("userId", "=", userId)
    .where("answeredAt", "is", null)
    .where("hiddenAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The same words of the same asker about the same package. */
export async function sameEnquiry(tx: Db, packageId: string, userId: string, question: string) {
  return tx
    .selectFrom("enquiries")
    .select("id")
    .where("packageId", "=", packageId)
    .where("userId", "=", userId)
    .where(sql`md5(question)`, "=", sql`md5(${question})`)
    .executeTakeFirst();
}

interface NewEnquiry {
  readonly packageId: string;
  readonly userId: string;
  readonly question: string;
  readonly isPublic: boolean;
  readonly createdAt: Date;
}

export function insertEnquiry(tx: Db, enquiry: NewEnquiry) {
  return tx.insertInto("enquiries").values(enquiry).returning("id").executeTakeFirstOrThrow();
}

export async function saveEnquiryAnswer(tx: Db, id: string, answer: string, answeredAt: Date): Promise<void> {
  await tx.updateTable("enquiries").set({ answer, answeredAt }).where("id", "=", id).execute();
}

export async function markEnquiryHidden(tx: Db, id: string, hiddenReason: string, hiddenAt: Date): Promise<void> {
  await tx.updateTable("enquiries").set({ hiddenReason, hiddenAt }).where("id", "=", id).execute();
}

/** The rows of the pictures beside problems. */
import type { Db } from "#server/platform/database/database.ts";
import type { KeptFile } from "#server/uploads/keep-page.ts";

export function findProblemPicture(db: Db, problemId: string): Promise<KeptFile | undefined> {
  return db
    .selectFrom("problemPictures")
    .select(["fileId", "fileKey"])
    .where("problemId", "=", problemId)
    .executeTakeFirst();
}

/** Answers the file that it takes the place of. Under the problem's lock. */
export async function replaceProblemPicture(
  tx: Db,
  picture: KeptFile & { readonly problemId: string; readonly createdAt: Date },
): Promise<string | null> {
  const before = await deleteProblemPicture(tx, picture.problemId);
  await tx.insertInto("problemPictures").values(picture).execute();
  return before;
}

/** Answers the file that lay there. Under the problem's lock. */
export async function deleteProblemPicture(tx: Db, problemId: string): Promise<string | null> {
  const gone = await tx
    .deleteFrom("problemPictures")
    .where("problemId", "=", problemId)
    .returning("fileId")
    .executeTakeFirst();
  return gone?.fileId ?? null;
}

/** Which of these files, at least one, belong to a row. */
export async function findKnownProblemPictures(db: Db, fileIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("problemPictures").select("fileId").where("fileId", "in", fileIds).execute();
  return new Set(rows.map(({ fileId }) => fileId));
}

/** Beside the problems that the account raised, for the copy of its data. */
export function listOwnProblemPictures(db: Db, userId: string) {
  return db
    .selectFrom("problemPictures as picture")
    .innerJoin("problems", "problems.id", "picture.problemId")
    .innerJoin("bookings", "bookings.id", "problems.bookingId")
    .select(["problems.number", "picture.fileId", "picture.fileKey"])
    .where("bookings.userId", "=", userId)
    .execute();
}

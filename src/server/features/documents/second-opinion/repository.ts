/** The only SQL about second opinions. */
import type { Selectable } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { SecondOpinionsTable } from "./tables.ts";

type Row = Selectable<SecondOpinionsTable>;

export async function recordOpinionConsent(
  tx: Db,
  consent: Pick<Row, "documentId" | "host" | "textVersion" | "consentedAt">,
): Promise<void> {
  await tx
    .insertInto("secondOpinions")
    .values(consent)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findOpinion(db: Db, documentId: string): Promise<Row | undefined> {
  return db
    .selectFrom("secondOpinions")
    .select(["documentId", "host", "textVersion", "consentedAt", "state", "sealedOpinion"])
    .where("documentId", "=", documentId)
    .executeTakeFirst();
}

export async function hasConsent(db: Db, documentId: string): Promise<boolean> {
  return (await findOpinion(db, documentId))?.state === "waiting";
}

/** False where it was settled before, or the document is gone. */
export async function settleOpinion(
  tx: Db,
  documentId: string,
  settled: Pick<Row, "state" | "sealedOpinion">,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("secondOpinions")
    .set(settled)
    .where("documentId", "=", documentId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whatever has become of it; its consent ends with it. */
export async function dropOpinion(tx: Db, documentId: string): Promise<void> {
  await tx.deleteFrom("secondOpinions").where("documentId", "=", documentId).execute();
}

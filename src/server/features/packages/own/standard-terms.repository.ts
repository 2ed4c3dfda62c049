/** The rows of the terms that an operator's new packages begin with. */
import type { Terms } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Undefined until the operator has set them. */
export function findStandardTerms(db: Db, operatorId: string) {
  return db
    .selectFrom("standardTerms")
    .select(["terms", "version"])
    .where("operatorId", "=", operatorId)
    .executeTakeFirst();
}

interface SeenTerms {
  readonly operatorId: string;
  readonly terms: Terms;
  /** 0 for none. */
  readonly seenVersion: number;
}

/** False where another version was written since. */
export async function writeStandardTerms(tx: Db, { operatorId, terms, seenVersion }: SeenTerms): Promise<boolean> {
  const row = { operatorId, terms: JSON.stringify(terms), version: seenVersion + 1 };
  if (seenVersion === 0) {
    const first = tx.insertInto("standardTerms").values(row);
    const result = await first.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  }
  const next = tx.updateTable("standardTerms").set(row).where("operatorId", "=", operatorId);
  return (await next.where("version", "=", seenVersion).executeTakeFirst()).numUpdatedRows === 1n;
}

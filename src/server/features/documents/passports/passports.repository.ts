/** SQL of the passports that stand verified. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";

/** Of these travellers, with what was read from them; an older one comes before the one that came after it. */
export async function findVerifiedPassports(db: Db, travellerIds: readonly string[]) {
  if (travellerIds.length === 0) return [];
  return db
    .selectFrom("documents")
    .select(["id", sql<string>`traveller_id`.as("travellerId"), sql<Buffer>`sealed_analysis`.as("sealedAnalysis")])
    .where("travellerId", "in", travellerIds)
    .where("type", "=", "passport")
    .where("status", "=", "verified")
    .where("replacedBy", "is", null)
    .where("sealedAnalysis", "is not", null)
    .orderBy("uploadedAt")
    .orderBy("id")
    .execute();
}

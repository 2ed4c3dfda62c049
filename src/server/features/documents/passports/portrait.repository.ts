/** SQL of the photo that shows somebody's face. */
import type { Db } from "#server/platform/database/database.ts";

/** The traveller; or the account, for an owner who has not entered themselves. */
export interface PortraitOf {
  readonly travellerId: string | null;
  readonly userId: string | null;
}

/** The newest verified photo that stands. */
export async function findPortrait(db: Db, { travellerId, userId }: PortraitOf) {
  return db
    .selectFrom("documents")
    .select(["id", "userId", "sealedAnalysis"])
    .where("type", "=", "photo")
    .where("status", "=", "verified")
    .where("replacedBy", "is", null)
    .where((eb) =>
      eb.or([eb("travellerId", "=", travellerId), eb.and([eb("travellerId", "is", null), eb("userId", "=", userId)])]),
    )
    .orderBy("uploadedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

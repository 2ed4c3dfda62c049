/** The rows of company profiles. */
import type { Db } from "#server/platform/database/database.ts";
import type { CompanyProfilesTable } from "./tables.ts";

/** Undefined for who has no business; the profile's fields are null until the first was written. */
export function findCompany(db: Db, operatorId: string) {
  return companies(db).where("operators.userId", "=", operatorId).executeTakeFirst();
}

/** Of a booking that this account made, once it was sent to the operator and while it is not called off. */
export function findCompanyOfBooking(db: Db, userId: string, bookingId: string) {
  return companies(db)
    .innerJoin("bookings", "bookings.operatorId", "operators.userId")
    .where("bookings.id", "=", bookingId)
    .where("bookings.userId", "=", userId)
    .where("bookings.phase", "not in", ["held", "cancelled"])
    .executeTakeFirst();
}

function companies(db: Db) {
  return db
    .selectFrom("operators")
    .leftJoin("companyProfiles as profile", "profile.operatorId", "operators.userId")
    .select(["operators.companyName as name", "profile.address", "profile.phones", "profile.email", "profile.about"])
    .select("profile.version");
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** On the version that was seen, 0 for none: false where another was written since. */
export async function writeProfile(tx: Db, profile: CompanyProfilesTable, seenVersion: number): Promise<boolean> {
  const { operatorId, ...fields } = profile;
  if (seenVersion === 0) {
    const first = tx.insertInto("companyProfiles").values(profile);
    const result = await first.onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  }
  const next = tx.updateTable("companyProfiles").set(fields).where("operatorId", "=", operatorId);
  return (await next.where("version", "=", seenVersion).executeTakeFirst()).numUpdatedRows === 1n;
}

/** SQL of which bookings somebody's lists show. */
import { expressionBuilder, sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { Side } from "./side.ts";

/** Whether a row of `bookings` is among those of this side. */
export function belongsTo(side: Side) {
  const eb = expressionBuilder<Database, "bookings">();
  if ("userId" in side) return eb("bookings.userId", "=", side.userId);
  if ("operatorId" in side) return eb("bookings.operatorId", "=", side.operatorId);
  const userId = "personId" in side ? side.personId : side.readerId;
  const own = eb.selectFrom("bookings as own").select("own.id").where("own.userId", "=", userId);
  // A union, not an "or": each branch has its index.
  const travelled = own.union(travelledBy(userId));
  return eb("bookings.id", "in", "personId" in side ? travelled : travelled.union(ofHouseholdsOf(userId)));
}

/** Bookings that name the account's owner, whoever made them. */
function travelledBy(userId: string) {
  return expressionBuilder<Database>()
    .selectFrom("bookingTravellers as named")
    .innerJoin("travellers as person", "person.id", "named.travellerId")
    .select("named.bookingId as id")
    .where("person.userId", "=", userId)
    .where("person.relationship", "=", sql.lit("self"));
}

/** Bookings for households that the account belongs to (docs/decisions/0086-household-sees.md). */
function ofHouseholdsOf(userId: string) {
  return expressionBuilder<Database>()
    .selectFrom("bookings as shared")
    .innerJoin("familyMembers as member", "member.groupId", "shared.familyId")
    .select("shared.id")
    .where("member.userId", "=", userId);
}

/** Whether this side's lists show the booking. */
export async function isReadBy(db: Db, side: Side, id: string): Promise<boolean> {
  const found = await db
    .selectFrom("bookings")
    .select("bookings.id")
    .where("bookings.id", "=", id)
    .where(belongsTo(side))
    .executeTakeFirst();
  return found !== undefined;
}

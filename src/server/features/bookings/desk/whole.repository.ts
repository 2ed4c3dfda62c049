/** SQL of one booking at the desk: contact, household, money, what has happened, notes, and who could look after it. */
import { sql } from "kysely";
import type { Db } from "#server/platform/database/database.ts";
import { cardOf } from "../records/money/movements.ts";
import { openAnswer } from "../records/open-answer.ts";

const phone = sql<string | null>`(
  select self.phone from travellers self where self.user_id = bookings.user_id and self.relationship = 'self'
)`;

const members = sql<number>`(select count(*)::int from family_members where family_members.group_id = bookings.family_id)`;

/**
 * Of a booking that was made for no household: that of whoever made it, where all whom it names belong to it now, two at
 * least. The operator knows these people; who else is of the household was never told it.
 */
const foundedSince = sql<string | null>`(
  select later.name from family_members booker join family_groups later on later.id = booker.group_id
  where bookings.family_id is null and booker.user_id = bookings.user_id
    and (select count(*) from booking_travellers where booking_id = bookings.id) > 1
    and not exists (
      select from booking_travellers named join travellers person on person.id = named.traveller_id
      where named.booking_id = bookings.id and not exists (
        select from family_members member where member.group_id = later.id and (member.traveller_id = person.id
          or person.relationship = 'self' and member.user_id = person.user_id)
      )
    )
  order by later.created_at, later.id limit 1
)`;

/** Undefined for another business's booking. */
export function findAround(db: Db, id: string, operatorId: string) {
  return db
    .selectFrom("bookings")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .leftJoin("familyGroups as household", "household.id", "bookings.familyId")
    .leftJoin("users as assignee", "assignee.id", "bookings.assigneeId")
    .leftJoin("phoneBookings as call", "call.bookingId", "bookings.id")
    .select([
      "bookings.phase",
      "bookings.currency",
      "bookings.createdAt",
      "bookings.userId",
      "bookings.source",
      "bookings.sourceTag",
      "bookings.assigneeId",
      "pilgrim.email",
      "pilgrim.standsIn",
      "call.contactEmail",
      "call.contactPhone",
      "pilgrim.preferredLanguage",
      "pilgrim.countryOfResidence",
      "household.name as household",
      "assignee.firstName as assigneeFirst",
      "assignee.lastName as assigneeLast",
    ])
    .select([phone.as("phone"), members.as("members"), foundedSince.as("foundedSince"), openAnswer.as("answer")])
    .where("bookings.id", "=", id)
    .where("bookings.operatorId", "=", operatorId)
    .executeTakeFirst();
}

export type Around = NonNullable<Awaited<ReturnType<typeof findAround>>>;

/** The oldest first. */
export function findMovements(db: Db, bookingId: string) {
  return db
    .selectFrom("payments")
    .select(["id", "kind", "status", "amountMinor", "createdAt", "settledAt"])
    .select(cardOf.as("cardToken"))
    .where("bookingId", "=", bookingId)
    .orderBy("createdAt")
    .orderBy("kind")
    .orderBy("id")
    .execute();
}

/** The record of who did what; only people of the business and of the booking ever act on it. */
export function findActs(db: Db, bookingId: string) {
  return db
    .selectFrom("audit")
    .leftJoin("users as actor", "actor.id", "audit.actorId")
    .select(["audit.at", "audit.action", "actor.role", "actor.firstName", "actor.lastName"])
    .where("audit.subjectType", "=", "booking")
    .where("audit.subjectId", "=", bookingId)
    .orderBy("audit.id")
    .execute();
}

/** When each message was written, for the line of time. */
export function findMessageTimes(db: Db, bookingId: string) {
  return db
    .selectFrom("bookingMessages")
    .leftJoin("users as author", "author.id", "bookingMessages.authorId")
    .select(["bookingMessages.createdAt", "bookingMessages.side", "author.firstName", "author.lastName"])
    .where("bookingMessages.bookingId", "=", bookingId)
    .orderBy("bookingMessages.createdAt")
    .execute();
}

/** The newest first. */
export function findNotes(db: Db, bookingId: string, limit: number) {
  return db
    .selectFrom("bookingNotes")
    .leftJoin("users as author", "author.id", "bookingNotes.authorId")
    .select(["bookingNotes.id", "bookingNotes.body", "bookingNotes.createdAt", "author.firstName", "author.lastName"])
    .where("bookingNotes.bookingId", "=", bookingId)
    .orderBy("bookingNotes.createdAt", "desc")
    .orderBy("bookingNotes.id")
    .limit(limit)
    .execute();
}

export async function insertNote(
  tx: Db,
  note: { readonly bookingId: string; readonly authorId: string; readonly body: string; readonly createdAt: Date },
): Promise<string> {
  const { id } = await tx.insertInto("bookingNotes").values(note).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** The owner first, then the employees with the right to bookings, by name. */
export function findColleagues(db: Db, operatorId: string) {
  return db
    .selectFrom("users")
    .leftJoin("teamMembers", "teamMembers.userId", "users.id")
    .select(["users.id", "users.firstName", "users.lastName"])
    .where((eb) =>
      eb.or([
        eb("users.id", "=", operatorId),
        eb.and([eb("teamMembers.operatorId", "=", operatorId), sql<boolean>`'bookings' = any(team_members.rights)`]),
      ]),
    )
    .orderBy(sql`users.id <> ${operatorId}`)
    .orderBy("users.firstName")
    .orderBy("users.lastName")
    .orderBy("users.id")
    .execute();
}

/** Whoever works for the business stays in it, with their rights, until the transaction ends; taken before any booking's lock. */
export async function holdColleague(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom("teamMembers").select("userId").where("userId", "=", userId).forShare().execute();
}

/** For somebody who leaves the business, or may not see bookings any more. */
export async function assignToNobody(tx: Db, operatorId: string, assigneeId: string): Promise<void> {
  await tx
    .updateTable("bookings")
    .set({ assigneeId: null })
    .where("operatorId", "=", operatorId)
    .where("assigneeId", "=", assigneeId)
    .execute();
}

export async function setAssignee(tx: Db, bookingId: string, assigneeId: string | null): Promise<void> {
  await tx.updateTable("bookings").set({ assigneeId }).where("id", "=", bookingId).execute();
}

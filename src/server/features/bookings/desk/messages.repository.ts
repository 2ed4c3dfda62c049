/** SQL of the messages of a booking. */
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import type { Db } from "#server/platform/database/database.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";

export type BookingMessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** The newest `limit`, the newest first. */
export function findMessages(db: Db, bookingId: string, limit: number) {
  return db
    .selectFrom("bookingMessages")
    .leftJoin("users as author", "author.id", "bookingMessages.authorId")
    .select([
      "bookingMessages.id",
      "bookingMessages.side",
      "bookingMessages.body",
      "bookingMessages.createdAt",
      "bookingMessages.readAt",
      "author.firstName",
      "author.lastName",
    ])
    .where("bookingMessages.bookingId", "=", bookingId)
    .orderBy("bookingMessages.createdAt", "desc")
    .orderBy("bookingMessages.id", "desc")
    .limit(limit)
    .execute();
}

export interface NewMessage {
  readonly bookingId: string;
  readonly side: MessageSide;
  readonly authorId: string;
  readonly body: string;
  readonly createdAt: Date;
}

export async function insertBookingMessage(tx: Db, message: NewMessage): Promise<string> {
  return (await tx.insertInto("bookingMessages").values(message).returning("id").executeTakeFirstOrThrow()).id;
}

/** Whether something that this side wrote has not been opened by the other. */
export async function hasUnread(db: Db, bookingId: string, side: MessageSide): Promise<boolean> {
  const found = await db
    .selectFrom("bookingMessages")
    .select("id")
    .where("bookingId", "=", bookingId)
    .where("side", "=", side)
    .where("readAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks what `side` wrote as opened; whether anything was new. */
export async function markOpened(tx: Db, bookingId: string, side: MessageSide, now: Date): Promise<boolean> {
  const marked = await tx
    .updateTable("bookingMessages")
    .set({ readAt: now })
    .where("bookingId", "=", bookingId)
    .where("side", "=", side)
    .where("readAt", "is", null)
    .executeTakeFirst();
  return marked.numUpdatedRows > 0n;
}

/** Whose thread it is; undefined where there is no such booking. */
export function findParties(db: Db, bookingId: string) {
  return db
    .selectFrom("bookings")
    .innerJoin("operators", "operators.userId", "bookings.operatorId")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .select([
      "pilgrim.standsIn",
      "bookings.id",
      "bookings.userId",
      "bookings.operatorId",
      "bookings.phase",
      "bookings.channel",
      "operators.companyName",
    ])
    .select(operatorStopped("bookings.operatorId").as("operatorStopped"))
    .where("bookings.id", "=", bookingId)
    .executeTakeFirst();
}

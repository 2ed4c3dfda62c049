/** Turns that are used, that are over and that end with their window. */
import { sql } from "kysely";
import { LIVE_TICKET_STATES } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import { holdHasRunOut } from "../../bookings/service.ts";

/** Their turns are used, each by its booking. */
export async function completeTurns(
  tx: Db,
  uses: readonly { readonly ticketId: string; readonly bookingId: string }[],
): Promise<void> {
  await sql`
    update queue_tickets set state = 'completed', booking_id = used.booking_id
    from unnest(${uses.map(({ ticketId }) => ticketId)}::text[], ${uses.map(({ bookingId }) => bookingId)}::text[])
      as used (ticket_id, booking_id)
    where queue_tickets.id = used.ticket_id
  `.execute(tx);
}

/** Households with a turn that they have not used, and the seats that they want. */
export async function undecided(tx: Db, windowId: string) {
  return tx
    .selectFrom("queueTickets")
    .select(({ fn }) => [
      fn.countAll<number>().as("households"),
      fn.coalesce(fn.sum<number>("seats").filterWhere("simulated", "=", false), sql<number>`0`).as("seats"),
    ])
    .where("windowId", "=", windowId)
    .where("state", "=", "admitted")
    .executeTakeFirstOrThrow();
}

/** Turns that are over at `now`, and live tickets that are nobody's any more; those that somebody books with are left for later. */
export async function pickSpent(tx: Db, windowId: string, now: Date) {
  return tx
    .selectFrom("queueTickets")
    .select(["id", "userId", "familyId", "state"])
    .where("windowId", "=", windowId)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "admitted"), eb("turnEndsAt", "<=", now)]),
        eb.and([
          eb("state", "in", LIVE_TICKET_STATES),
          eb("userId", "is", null),
          eb("familyId", "is", null),
          eb("simulated", "=", false),
        ]),
      ]),
    )
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Bookings of turns of this window whose hold has run out, and that nobody has ended yet. */
export async function holdsRunOut(db: Db, windowId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("queueTickets as ticket")
    .innerJoin("bookings", "bookings.id", "ticket.bookingId")
    .select("bookings.id")
    .where("ticket.windowId", "=", windowId)
    .where("ticket.state", "=", "completed")
    .where(holdHasRunOut(now))
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Completed tickets whose booking has ended. A hold that has run out is none until it is ended: it may still be paid, and is then
 * what the turn was used for.
 */
export async function pickUnheld(tx: Db, windowId: string) {
  return tx
    .selectFrom("queueTickets as ticket")
    .leftJoin("bookings", "bookings.id", "ticket.bookingId")
    .select(["ticket.id", "ticket.userId", "ticket.familyId", "ticket.turnEndsAt", "bookings.userId as bookerId"])
    .where("ticket.windowId", "=", windowId)
    .where("ticket.state", "=", "completed")
    .where("ticket.simulated", "=", false)
    .where((eb) => eb.or([eb("ticket.bookingId", "is", null), eb("bookings.phase", "=", "cancelled")]))
    .forNoKeyUpdate("ticket")
    .skipLocked()
    .execute();
}

/** Of a demonstration's households that were let in, seven of ten decide for seats, each one to eight minutes later. */
export async function letSimulatedDecide(tx: Db, windowId: string, now: Date): Promise<void> {
  await sql`
    update queue_tickets set state = case when abs(hashtext(id)) % 10 < 7 then 'completed' else 'lapsed' end
    where window_id = ${windowId} and state = 'admitted' and simulated
      and admitted_at + (60 + abs(hashtext(id)) % 420) * interval '1 second' <= ${now}
  `.execute(tx);
}

/**
 * Whether a demonstration's window goes on: until everybody real in it is done, or while simulated households wait where
 * nobody real has come.
 */
export async function goesOn(tx: Db, windowId: string): Promise<boolean> {
  const line = await tx
    .selectFrom("queueTickets")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("simulated", "=", false).as("real"),
      eb.fn
        .countAll<number>()
        .filterWhere("simulated", "=", false)
        .filterWhere("state", "in", LIVE_TICKET_STATES)
        .as("realLive"),
      eb.fn.countAll<number>().filterWhere("state", "=", "waiting").as("waiting"),
    ])
    .where("windowId", "=", windowId)
    .executeTakeFirstOrThrow();
  return line.real > 0 ? line.realLive > 0 : line.waiting > 0;
}

/** Everybody who waits in a window that is over, or has a turn without holding seats; how many. */
export async function endAll(tx: Db, windowId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("queueTickets")
    .set((eb) => ({ state: "ended", departedAt: eb.fn.coalesce("departedAt", eb.val(now)) }))
    .where("windowId", "=", windowId)
    .where("state", "in", LIVE_TICKET_STATES)
    .executeTakeFirstOrThrow();
  // Who holds seats keeps them, and counts with them.
  const keeping = tx.selectFrom("queueTickets").select("id").where("windowId", "=", windowId);
  await tx
    .deleteFrom("queuePeople")
    .where("windowId", "=", windowId)
    .where("ticketId", "not in", keeping.where("state", "=", "completed"))
    .execute();
  return Number(numUpdatedRows);
}

/** A batch of those whom the end of a window left standing, none of them simulated, by id after `after`. */
export async function leftStanding(tx: Db, windowId: string, after: string, limit: number) {
  return tx
    .selectFrom("queueTickets")
    .select("id")
    .where("windowId", "=", windowId)
    .where("state", "=", "ended")
    .where("simulated", "=", false)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

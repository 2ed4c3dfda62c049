/** How fast a line moves, and what those who had their turn made of it. */
import { sql } from "kysely";
import type { Decisions } from "#domain/queue/chance.ts";
import type { Db } from "#server/platform/database/database.ts";
import { ticketRank } from "./ranks.repository.ts";

/** Ranks that have stopped waiting since `since`, in the order in which they did, which is the same on every node. */
export async function departedSince(db: Db, windowId: string, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("queueTickets as ticket")
    .select(ticketRank.as("rank"))
    .where("ticket.windowId", "=", windowId)
    .where("ticket.departedAt", ">", since)
    .orderBy("ticket.departedAt")
    .orderBy("rank")
    .execute();
  return rows.flatMap(({ rank }) => rank ?? []);
}

/** Households admitted in each of the last full minutes before `now`, the newest last; minutes before `from` are left out. */
export async function admittedPerMinute(
  db: Db,
  windowId: string,
  { now, from, minutes }: { readonly now: Date; readonly from: Date; readonly minutes: number },
): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(ticket.id)::integer as count
    from generate_series(1, ${minutes}::integer) as ago
    left join queue_tickets ticket on ticket.window_id = ${windowId}
      and ticket.admitted_at > ${now}::timestamptz - ago * interval '1 minute'
      and ticket.admitted_at <= ${now}::timestamptz - (ago - 1) * interval '1 minute'
    where ${now}::timestamptz - ago * interval '1 minute' >= ${from}::timestamptz
    group by ago order by ago desc
  `.execute(db);
  return rows.map(({ count }) => count);
}

/** What those who had their turn made of it. */
export async function decisionsIn(db: Db, windowId: string): Promise<Decisions> {
  return db
    .selectFrom("queueTickets")
    .select(({ fn, eb }) => [
      fn.countAll<number>().as("seen"),
      fn
        .countAll<number>()
        .filterWhere(eb("state", "=", "completed"))
        .as("bought"),
    ])
    .where("windowId", "=", windowId)
    .where("admittedAt", "is not", null)
    .where("state", "<>", "admitted")
    .executeTakeFirstOrThrow();
}

/** How many of those who had their turn hold seats of this package. */
export async function boughtOf(db: Db, windowId: string, packageId: string): Promise<number> {
  const { bought } = await db
    .selectFrom("queueTickets as ticket")
    .innerJoin("bookingParts as part", "part.bookingId", "ticket.bookingId")
    .select(({ fn }) => fn.count<number>("ticket.id").distinct().as("bought"))
    .where("ticket.windowId", "=", windowId)
    .where("ticket.state", "=", "completed")
    .where("part.packageId", "=", packageId)
    .executeTakeFirstOrThrow();
  return bought;
}

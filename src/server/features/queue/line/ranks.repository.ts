/** The order of a line: the ranks that were drawn, those of whoever came later, and the head of it. */
import { type NotNull, sql } from "kysely";
import type { Waiting } from "#domain/queue/admission.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { WindowRow } from "./windows.repository.ts";

/** Null until drawn or counted in. */
export const ticketRank = sql<
  number | null
>`coalesce(ticket.rank, (select rank from queue_ranks where ticket_id = ticket.id))`;

/** Who had joined before the opening and still waits: those who are drawn. One text, since a million rows take seconds to become objects. */
export async function entriesBefore(
  tx: Db,
  windowId: string,
  opensAt: Date,
): Promise<{ readonly ids: string[]; readonly stepFree: ReadonlySet<string> }> {
  const { ids, stepFree } = await tx
    .selectFrom("queueTickets")
    .select(sql<string | null>`string_agg(id, ' ')`.as("ids"))
    .select(sql<string | null>`string_agg(id, ' ') filter (where step_free)`.as("stepFree"))
    .where("windowId", "=", windowId)
    .where("state", "=", "waiting")
    .where("joinedAt", "<", opensAt)
    .executeTakeFirstOrThrow();
  return { ids: ids?.split(" ") ?? [], stepFree: new Set(stepFree?.split(" ")) };
}

/** Ranks from `first` on, in the order of the ids. */
export async function giveRanks(
  tx: Db,
  windowId: string,
  {
    ids,
    first,
    stepFree,
  }: { readonly ids: readonly string[]; readonly first: number; readonly stepFree: ReadonlySet<string> },
): Promise<void> {
  const inLane = ids.map((id) => stepFree.has(id));
  await sql`
    insert into queue_ranks (window_id, rank, ticket_id, step_free)
    select ${windowId}, ${first}::integer - 1 + drawn.place::integer, drawn.id, drawn.step_free
    from unnest(string_to_array(${ids.join(" ")}::text, ' '), ${inLane}::boolean[])
      with ordinality as drawn (id, step_free, place)
  `.execute(tx);
}

/** Without knowing how many ranks there are the database would read all of them for the first few. */
export async function learnOrder(tx: Db): Promise<void> {
  await sql`analyze queue_ranks`.execute(tx);
}

/** Whoever joins once a window's entries are fixed has come at its opening or later. */
type Arrived = Pick<WindowRow, "id" | "opensAt">;

/**
 * Counts in whoever came after the opening, in order of arrival; how many, and when the last of them came. Nobody's time
 * is before that of somebody counted earlier, whatever the nodes' clocks say.
 */
export async function countInArrivals(
  tx: Db,
  { id, opensAt, lastRank }: Arrived & { readonly lastRank: number },
  notBefore: Date,
): Promise<{ readonly counted: number; readonly lastAt: Date | null }> {
  const { rows } = await sql<{ joinedAt: Date }>`
    with arrival as (
      select id, row_number() over (order by joined_at, id) as place
      from queue_tickets
      where window_id = ${id} and rank is null and state = 'waiting' and joined_at >= ${opensAt}
    )
    update queue_tickets ticket
    set rank = ${lastRank}::integer + arrival.place::integer, joined_at = greatest(joined_at, ${notBefore})
    from arrival where ticket.id = arrival.id
    returning ticket.joined_at
  `.execute(tx);
  const last = rows.reduce((latest, { joinedAt }) => Math.max(latest, joinedAt.getTime()), 0);
  return { counted: rows.length, lastAt: rows.length > 0 ? new Date(last) : null };
}

/** Households that wait and are not counted in yet: all of them before the opening. */
export async function countUnranked(db: Db, window: Arrived & Pick<WindowRow, "openedAt">): Promise<number> {
  const { waiting } = await db
    .selectFrom("queueTickets")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("windowId", "=", window.id)
    .where("state", "=", "waiting")
    .where("rank", "is", null)
    .$if(window.openedAt !== null, (arrivals) => arrivals.where("joinedAt", ">=", window.opensAt))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Who waits behind the rank `after`, in the order of the ranks: those drawn, then those who came later. */
async function inLine(
  db: Db,
  windowId: string,
  { limit, after, inLane = false }: { readonly limit: number; readonly after: number; readonly inLane?: boolean },
) {
  const front = db.selectFrom("saleWindows").select("frontRank").where("id", "=", windowId);
  const drawn = await db
    .selectFrom("queueRanks as place")
    // Looked up one after the other, so that the front costs the same however long the line is.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("queueTickets")
          .select(["id as entryId", "seats", "userId"])
          .whereRef("id", "=", "place.ticketId")
          .where("state", "=", "waiting")
          .offset(0)
          .as("ticket"),
      (join) => join.onTrue(),
    )
    .select(["ticket.entryId", "ticket.seats", "place.stepFree", "ticket.userId", "place.rank"])
    .where("place.windowId", "=", windowId)
    .where("place.rank", ">=", front)
    .where("place.rank", ">", after)
    .$if(inLane, (lane) => lane.where("place.stepFree", "=", sql.lit(true)))
    .orderBy("place.rank")
    .limit(limit)
    .execute();
  if (drawn.length === limit) return drawn;
  const arrived = await db
    .selectFrom("queueTickets")
    .select(["id as entryId", "seats", "stepFree", "userId", "rank"])
    .where("windowId", "=", windowId)
    .where("state", "=", "waiting")
    .where("rank", "is not", null)
    .where("rank", ">=", front)
    .where("rank", ">", after)
    .$if(inLane, (lane) => lane.where("stepFree", "=", true))
    .orderBy("rank")
    .limit(limit - drawn.length)
    .$narrowType<{ rank: NotNull }>()
    .execute();
  return [...drawn, ...arrived];
}

export type InLine = Waiting & { readonly userId: string | null; readonly rank: number };

/** The head of the line, as it stands; with `after` who stands behind that rank. */
export function headOfLine(tx: Db, windowId: string, limit: number, after = 0): Promise<InLine[]> {
  return inLine(tx, windowId, { limit, after });
}

/** The first households of the step-free lane behind the rank `after`. */
export function headOfLane(tx: Db, windowId: string, limit: number, after: number): Promise<InLine[]> {
  return inLine(tx, windowId, { limit, after, inLane: true });
}

/** The public list, by rank: a batch after the rank `after`. */
export async function entriesByRank(db: Db, windowId: string, after: number, limit: number) {
  const drawn = await db
    .selectFrom("queueRanks as place")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("queueTickets")
          .select(["id", "joinedAt"])
          .whereRef("id", "=", "place.ticketId")
          .offset(0)
          .as("ticket"),
      (join) => join.onTrue(),
    )
    .select(["ticket.id", "place.rank", "ticket.joinedAt"])
    .where("place.windowId", "=", windowId)
    .where("place.rank", ">", after)
    .orderBy("place.rank")
    .limit(limit)
    .execute();
  if (drawn.length === limit) return drawn;
  const arrived = await db
    .selectFrom("queueTickets")
    .select(["id", "rank", "joinedAt"])
    .where("windowId", "=", windowId)
    .where("rank", ">", after)
    .orderBy("rank")
    .limit(limit - drawn.length)
    .$narrowType<{ rank: NotNull }>()
    .execute();
  return [...drawn, ...arrived];
}

/** Who waits with a place in line: whose turn it is, and who of them may use it. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { LIVE_TICKET_STATES } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import { holdHasRunOut } from "../../bookings/service.ts";
import { isKeptOff } from "../../packages/service.ts";

/**
 * Who may act with `ticket` for its household: whoever joined while they administer it, else another of its administrators.
 * Null for a place of somebody alone. For statements that name the table `ticket`.
 */
export const actorOfHousehold: RawBuilder<string | null> = sql<string | null>`(
  select acting.user_id from family_members acting
  where acting.group_id = ticket.family_id and acting.role = 'admin' and acting.user_id is not null
  order by acting.user_id is distinct from ticket.user_id, acting.joined_at, acting.id limit 1
)`;

/** Who waits with `ticket`, as `user_id` and `may_act`: whoever joined alone, else each of its household with an account. */
export const readersOfTicket: RawBuilder<unknown> = sql`(
  select ticket.user_id, true as may_act where ticket.family_id is null and ticket.user_id is not null
  union all
  select member.user_id, member.role = 'admin' from family_members member
  where member.group_id = ticket.family_id and member.user_id is not null
)`;

/** An account that waits with a place in line. */
export interface TicketReader {
  readonly ticketId: string;
  readonly userId: string;
  /** May use the turn and give the place up: joined alone, or administers the household. */
  readonly mayAct: boolean;
  /** Who can act, with the first name. */
  readonly actorId: string;
  readonly actor: string;
}

/** Everybody with an account who waits with these tickets; nobody who has left their household. */
export async function listTicketReaders(tx: Db, ticketIds: readonly string[]): Promise<TicketReader[]> {
  if (ticketIds.length === 0) return [];
  const { rows } = await sql<TicketReader>`
    select ticket.id as ticket_id, reader.user_id, reader.may_act, actor.id as actor_id, actor.first_name as actor
    from queue_tickets ticket
    join users actor on actor.id = case when ticket.family_id is null then ticket.user_id else ${actorOfHousehold} end
    cross join lateral ${readersOfTicket} reader
    where ticket.id = any(${ticketIds}::text[])
    order by ticket.id, reader.user_id
  `.execute(tx);
  return rows;
}

interface Lines {
  readonly userId: string;
  readonly windowIds: readonly string[];
}

/** Of each, the household whose live place in one of these lines this account may use, one with a turn first; null: none. */
export async function householdsOf(db: Db, asked: readonly Lines[]): Promise<(string | null)[]> {
  const lines = asked.flatMap(({ userId, windowIds }, place) =>
    windowIds.map((windowId) => ({ place, userId, windowId })),
  );
  if (lines.length === 0) return asked.map(() => null);
  const { rows } = await sql<{ place: number; familyId: string }>`
    select distinct on (asked.place) asked.place, member.group_id as family_id
    from unnest(${lines.map(({ place }) => place)}::integer[], ${lines.map(({ userId }) => userId)}::text[],
      ${lines.map(({ windowId }) => windowId)}::text[]) as asked (place, user_id, window_id)
    cross join lateral (
      select group_id from family_members where user_id = asked.user_id and role = 'admin' offset 0
    ) member
    cross join lateral (
      select id, window_id, state from queue_tickets where family_id = member.group_id offset 0
    ) ticket
    where ticket.window_id = asked.window_id and ticket.state in ('waiting', 'admitted')
    order by asked.place, ticket.state, ticket.id
  `.execute(db);
  return asked.map((_, index) => rows.find(({ place }) => place === index)?.familyId ?? null);
}

/** A turn of this account or of a household of its in a window that somebody used for a booking that stands; the last one. */
export async function usedTurn(db: Db, windowId: string, userId: string, now: Date) {
  return db
    .selectFrom("queueTickets as ticket")
    .innerJoin("bookings", "bookings.id", "ticket.bookingId")
    .innerJoin("users as booker", "booker.id", "bookings.userId")
    .leftJoin("familyMembers as member", (join) =>
      join.onRef("member.groupId", "=", "ticket.familyId").on("member.userId", "=", userId),
    )
    .select(["booker.firstName as name", "bookings.id as bookingId", "bookings.userId as bookerId"])
    .where("ticket.windowId", "=", windowId)
    .where("ticket.state", "=", "completed")
    .where("bookings.phase", "<>", "cancelled")
    .where(({ not }) => not(holdHasRunOut(now)))
    .where((eb) =>
      eb.or([
        eb("member.id", "is not", null),
        eb.and([eb("ticket.familyId", "is", null), eb("ticket.userId", "=", userId)]),
      ]),
    )
    .orderBy("ticket.admittedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Whoever does something with these places, for the sentences that tell the others of it. */
export async function doerOf(tx: Db, userId: string, ticketIds: readonly string[]) {
  return tx
    .selectFrom("queueTickets as ticket")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .innerJoin("operators as operator", "operator.userId", "window.operatorId")
    .innerJoin("users as doer", (join) => join.on("doer.id", "=", userId))
    .select([
      "ticket.id as ticketId",
      "doer.id as userId",
      "doer.firstName as name",
      "operator.companyName as operatorName",
    ])
    .where("ticket.id", "in", ticketIds)
    .execute();
}

/** Places in the lines of an operator that wait or have a turn. */
export async function liveAt(tx: Db, operatorId: string, whose: "all" | "sold"): Promise<string[]> {
  const rows = await tx
    .selectFrom("queueTickets as ticket")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .select("ticket.id")
    .where("window.operatorId", "=", operatorId)
    .where("window.state", "<>", "closed")
    .where("ticket.state", "in", LIVE_TICKET_STATES)
    .where("ticket.simulated", "=", false)
    .$if(whose === "sold", (query) => query.where(hasPackageForSale))
    .execute();
  return rows.map(({ id }) => id);
}

/** Of a row of `sale_windows window`: not all that it waits for is kept off the market. */
const hasPackageForSale = sql<SqlBool>`exists (
  select from packages where packages.sale_window_id = "window".id and not ${isKeptOff}
)`;

/** Places of a window with a turn that has not been used. */
export async function withTurn(tx: Db, windowId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("queueTickets")
    .select("id")
    .where("windowId", "=", windowId)
    .where("state", "=", "admitted")
    .where("simulated", "=", false)
    .execute();
  return rows.map(({ id }) => id);
}

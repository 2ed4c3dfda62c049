/** The rows of households in line: their order, their turns, and what became of them. */
import { type NotNull, sql } from "kysely";
import type { Waiting } from "#domain/queue/admission.ts";
import type { Decisions } from "#domain/queue/chance.ts";
import { LIVE_TICKET_STATES, type TicketState } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import { inserting } from "#server/platform/database/many-rows.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";
import { holdHasRunOut } from "../bookings/service.ts";
import { actorOfHousehold } from "./readers.repository.ts";
import type { WindowRow } from "./windows.repository.ts";

export interface NewTicket {
  readonly id: string;
  readonly windowId: string;
  readonly userId: string;
  readonly familyId: string | null;
  readonly seats: number;
  readonly stepFree: boolean;
  readonly joinedAt: Date;
}

export async function insertTickets(tx: Db, tickets: readonly NewTicket[]): Promise<void> {
  const columns = ["id", "windowId", "userId", "familyId", "seats", "stepFree", "joinedAt"] as const;
  await inserting("queueTickets", columns, tickets).execute(tx);
}

interface Stander extends Pick<NewTicket, "windowId" | "id"> {
  readonly people: readonly PersonInLine[];
}

/** False where one of these people stands in the line already, which takes nobody's place. */
export async function standInLine(tx: Db, standers: readonly Stander[]): Promise<boolean> {
  const people = standers
    .flatMap(({ windowId, id, people }) => people.map(({ person }) => ({ windowId, person, ticketId: id })))
    .sort((a, b) => (a.person < b.person ? -1 : 1));
  const { rows } = await sql`
    ${inserting("queuePeople", ["windowId", "person", "ticketId"], people)} on conflict do nothing returning person
  `.execute(tx);
  return rows.length === people.length;
}

export interface PersonInLine {
  /** `user:` and an account, `traveller:` and somebody entered who has none. */
  readonly person: string;
  readonly birthDate: string | null;
}

/** Whoever joins, alone or for a household. */
type Joiner = Pick<NewTicket, "userId" | "familyId">;

/** Who belongs to each of these households. Sorted, each once. */
export async function peopleOf(tx: Db, joiners: readonly Joiner[]): Promise<PersonInLine[][]> {
  const { rows } = await sql<PersonInLine & { place: number }>`
    select asked.place::integer, people.person, people.birth_date
    from unnest(${joiners.map(({ userId }) => userId)}::text[], ${joiners.map(({ familyId }) => familyId)}::text[])
      with ordinality as asked (user_id, family_id, place)
    cross join lateral (
      select 'user:' || asked.user_id as person,
        (select birth_date from travellers where user_id = asked.user_id and relationship = 'self')
      union
      select case when t.relationship = 'self' then 'user:' || t.user_id else 'traveller:' || t.id end, t.birth_date
      from travellers t where asked.family_id is null and t.user_id = asked.user_id and t.delete_at is null
      union
      select case when m.user_id is not null then 'user:' || m.user_id else 'traveller:' || m.traveller_id end, t.birth_date
      from family_members m
      left join travellers t on t.id = coalesce(m.traveller_id,
        (select id from travellers where user_id = m.user_id and relationship = 'self'))
      where m.group_id = asked.family_id
    ) people
    where people.person is not null order by asked.place, people.person
  `.execute(tx);
  return joiners.map((_, index) =>
    rows.filter(({ place }) => place === index + 1).map(({ person, birthDate }) => ({ person, birthDate })),
  );
}

interface Shown {
  /** Of those that stopped waiting only later ones. */
  readonly since: Date;
  readonly now: Date;
}

/** A place whose seats went back has lapsed by the clock, whether or not a round or the sweep has come by; a turn that lasts comes back by the round. */
function stateAt(now: Date) {
  const isOver = sql<boolean>`ticket.state = 'completed' and (ticket.turn_ends_at <= ${now} or "window".state = 'closed')`;
  const isGone = sql<boolean>`(bookings.phase = 'cancelled' or ${holdHasRunOut(now)})`;
  return sql<TicketState>`case when ${isOver} and ${isGone} then 'lapsed' else ticket.state end`;
}

/** Null until drawn or counted in. */
const rankOf = sql<number | null>`coalesce(ticket.rank, (select rank from queue_ranks where ticket_id = ticket.id))`;

export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number];

/**
 * Those of each of these accounts: made by it for nobody else, or for a household that it belongs to. Live ones, and those that
 * stopped waiting since `since`; the newest first. `holder`: the first name of who can act. `isMine` as `lockLiveTicket`
 * decides it: joined alone, or administers.
 */
export async function ticketsOf(db: Db, userIds: readonly string[], { since, now }: Shown) {
  const tickets = db
    .selectFrom("queueTickets as ticket")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .leftJoin("bookings", "bookings.id", "ticket.bookingId")
    .leftJoin("users as actor", (join) =>
      join.on("actor.id", "=", sql<string>`coalesce(${actorOfHousehold}, ticket.user_id)`),
    )
    .select("actor.firstName as holder")
    .select(operatorStopped("window.operatorId").as("operatorStopped"))
    .select(["ticket.id", "ticket.windowId", "ticket.userId", "ticket.familyId", "ticket.seats", "ticket.stepFree"])
    .select([stateAt(now).as("state"), rankOf.as("rank"), "ticket.joinedAt", "ticket.turnEndsAt", "ticket.bookingId"])
    .where((eb) => eb.or([eb("ticket.departedAt", "is", null), eb("ticket.departedAt", ">", since)]));
  // Two questions and not one with an "or", for which every household in line would be read.
  const own = tickets
    .select([sql<string>`ticket.user_id`.as("readerId"), sql<boolean>`true`.as("isMine")])
    .where("ticket.familyId", "is", null)
    .where("ticket.userId", "=", sql<string>`any(${userIds}::text[])`);
  const households = tickets
    .innerJoin("familyMembers as member", "member.groupId", "ticket.familyId")
    .select([sql<string>`member.user_id`.as("readerId"), sql<boolean>`member.role = 'admin'`.as("isMine")])
    .where("member.userId", "=", sql<string>`any(${userIds}::text[])`);
  return own.union(households).orderBy("joinedAt", "desc").orderBy("id").execute();
}

/** Somebody's place in a window: of the account alone, or of a household that the caller knows it to administer. */
interface Place {
  readonly windowId: string;
  readonly userId: string;
  readonly familyId: string | null;
}

interface LiveTicket {
  readonly id: string;
  readonly windowId: string;
  readonly userId: string | null;
  readonly familyId: string | null;
  readonly state: TicketState;
  readonly seats: number;
  readonly turnEndsAt: Date | null;
}

/**
 * The live ticket of each of these places, locked in id order; null for none, and for one that somebody else has locked where
 * nobody `waits`. What was taken for a household is the household's: whoever joined and has left it does not act for it any more.
 */
export async function lockLiveTickets(
  tx: Db,
  places: readonly Place[],
  { waits }: { readonly waits: boolean },
): Promise<(LiveTicket | null)[]> {
  if (places.length === 0) return [];
  const households = places.flatMap(({ familyId }) => familyId ?? []);
  // An array is found once, whatever the planner believes of a line that has just filled.
  const { rows } = await sql<LiveTicket>`
    select id, window_id, user_id, family_id, state, seats, turn_ends_at from queue_tickets
    where id = any(array(
      select own.id from unnest(${places.map(({ userId }) => userId)}::text[]) as asked (id)
      cross join lateral (select id from queue_tickets where user_id = asked.id and family_id is null offset 0) own
      union all
      select shared.id from unnest(${households}::text[]) as asked (id)
      cross join lateral (select id from queue_tickets where family_id = asked.id offset 0) shared
    )) and window_id = any(${places.map(({ windowId }) => windowId)}::text[]) and state in ('waiting', 'admitted')
    order by window_id, id for no key update ${waits ? sql`` : sql`skip locked`}
  `.execute(tx);
  const admittedFirst = rows.toSorted((a, b) => (a.state < b.state ? -1 : Number(a.state > b.state)));
  return places.map(({ windowId, userId, familyId }) => {
    const isTheirs = (one: LiveTicket) => (one.familyId === null ? one.userId === userId : one.familyId === familyId);
    return admittedFirst.find((one) => one.windowId === windowId && isTheirs(one)) ?? null;
  });
}

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

export async function setState(
  tx: Db,
  ticketIds: readonly string[],
  changes: {
    readonly state: TicketState;
    readonly departedAt?: Date;
    readonly admittedAt?: Date;
    readonly turnEndsAt?: Date;
    readonly bookingId?: string | null;
  },
): Promise<void> {
  await tx.updateTable("queueTickets").set(changes).where("id", "=", sql<string>`any(${ticketIds}::text[])`).execute();
}

/** They may stand in line again. */
export async function freePeople(tx: Db, ticketIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("queuePeople").where("ticketId", "=", sql<string>`any(${ticketIds}::text[])`).execute();
}

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

/** Who waits, in the order of the ranks: those drawn, then those who came later. */
async function inLine(
  db: Db,
  windowId: string,
  { limit, inLane = false }: { readonly limit: number; readonly inLane?: boolean },
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
    .$if(inLane, (lane) => lane.where("stepFree", "=", true))
    .orderBy("rank")
    .limit(limit - drawn.length)
    .$narrowType<{ rank: NotNull }>()
    .execute();
  return [...drawn, ...arrived];
}

export type InLine = Waiting & { readonly userId: string | null; readonly rank: number };

/** The head of the line, as it stands. */
export function headOfLine(tx: Db, windowId: string, limit: number): Promise<InLine[]> {
  return inLine(tx, windowId, { limit });
}

/** The first households of the step-free lane. */
export function headOfLane(tx: Db, windowId: string, limit: number): Promise<InLine[]> {
  return inLine(tx, windowId, { limit, inLane: true });
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

/** Of a demonstration's households that were let in, seven of ten decide for seats, each one to eight minutes later. */
export async function letSimulatedDecide(tx: Db, windowId: string, now: Date): Promise<void> {
  await sql`
    update queue_tickets set state = case when abs(hashtext(id)) % 10 < 7 then 'completed' else 'lapsed' end
    where window_id = ${windowId} and state = 'admitted' and simulated
      and admitted_at + (60 + abs(hashtext(id)) % 420) * interval '1 second' <= ${now}
  `.execute(tx);
}

/** Completed tickets whose booking has ended, or whose hold has run out: the sweep comes later. */
export async function pickUnheld(tx: Db, windowId: string, now: Date) {
  return tx
    .selectFrom("queueTickets as ticket")
    .leftJoin("bookings", "bookings.id", "ticket.bookingId")
    .select(["ticket.id", "ticket.userId", "ticket.familyId", "ticket.turnEndsAt", "bookings.userId as bookerId"])
    .where("ticket.windowId", "=", windowId)
    .where("ticket.state", "=", "completed")
    .where("ticket.simulated", "=", false)
    .where((eb) =>
      eb.or([eb("ticket.bookingId", "is", null), eb("bookings.phase", "=", "cancelled"), holdHasRunOut(now)]),
    )
    .forNoKeyUpdate("ticket")
    .skipLocked()
    .execute();
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

/** Ranks that have stopped waiting since `since`. */
export async function departedSince(db: Db, windowId: string, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("queueTickets as ticket")
    .select(rankOf.as("rank"))
    .where("ticket.windowId", "=", windowId)
    .where("ticket.departedAt", ">", since)
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

/** The rows of households in line: joining, who they are, and their live tickets. */
import { sql } from "kysely";
import type { QueueTicketState } from "#domain/queue/ticket.ts";
import type { Db } from "#server/platform/database/database.ts";
import { inserting } from "#server/platform/database/many-rows.ts";
import { unseen } from "#server/platform/database/pools/unseen.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";
import { holdHasRunOut } from "../../bookings/service.ts";
import { actorOfHousehold } from "../people/readers.repository.ts";
import { ticketRank } from "./ranks.repository.ts";

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
export async function findPeopleInLine(tx: Db, joiners: readonly Joiner[]): Promise<PersonInLine[][]> {
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
  const isOver = sql<boolean>`ticket.state = 'completed' and (ticket.turn_ends_at <= coalesce("window".rests_since, ${now}) or "window".state = 'closed')`;
  const isGone = sql<boolean>`(bookings.phase = 'cancelled' or ${holdHasRunOut(now)})`;
  return sql<QueueTicketState>`case when ${isOver} and ${isGone} then 'lapsed' else ticket.state end`;
}

export type TicketRow = Awaited<ReturnType<typeof ticketsOf>>[number];

/**
 * Those of each of these accounts: made by it for nobody else, or for a household that it belongs to. Live ones, and those that
 * stopped waiting since `since`; the newest first. `holder`: the first name of who can act. `isMine` as `lockLiveTicket`
 * decides it: joined alone, or administers.
 */
export async function ticketsOf(db: Db, userIds: readonly string[], { since, now }: Shown) {
  const readers = unseen(userIds, "text[]");
  const tickets = db
    .selectFrom("queueTickets as ticket")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .leftJoin("bookings", "bookings.id", "ticket.bookingId")
    .select((eb) =>
      eb
        .selectFrom("users as actor")
        .select("actor.firstName")
        .where("actor.id", "=", sql<string>`coalesce(${actorOfHousehold}, ticket.user_id)`)
        .as("holder"),
    )
    .select(operatorStopped("window.operatorId").as("operatorStopped"))
    .select(["window.opensAt", "window.openedAt", "window.state as windowState", "window.simulated"])
    .select("window.restsSince")
    .select(["ticket.id", "ticket.windowId", "ticket.userId", "ticket.familyId", "ticket.seats", "ticket.stepFree"])
    .select([
      stateAt(now).as("state"),
      ticketRank.as("rank"),
      "ticket.joinedAt",
      "ticket.departedAt",
      "ticket.turnEndsAt",
      "ticket.bookingId",
    ])
    .where((eb) => eb.or([eb("ticket.departedAt", "is", null), eb("ticket.departedAt", ">", since)]));
  // Two questions and not one with an "or", for which every household in line would be read. The places are found first, as
  // `lockLiveTickets` does: by a plan of an empty line everybody without a household would be read, or the whole line.
  const own = tickets.select([sql<string>`ticket.user_id`.as("readerId"), sql<boolean>`true`.as("isMine")]).where(
    "ticket.id",
    "=",
    sql<string>`any(array(
        select id from (select id, family_id from queue_tickets where user_id = any(${readers}) offset 0) made
        where family_id is null
      ))`,
  );
  const households = tickets
    .innerJoin("familyMembers as member", "member.groupId", "ticket.familyId")
    .select([sql<string>`member.user_id`.as("readerId"), sql<boolean>`member.role = 'admin'`.as("isMine")])
    .where("member.userId", "=", sql<string>`any(${readers})`)
    .where(
      "ticket.id",
      "=",
      sql<string>`any(array(
        select shared.id from family_members own
        cross join lateral (select id from queue_tickets where family_id = own.group_id offset 0) shared
        where own.user_id = any(${readers})
      ))`,
    );
  // Of two joined at one instant the one that still stands goes first: the other was left for it.
  return own
    .union(households)
    .orderBy("joinedAt", "desc")
    .orderBy("departedAt", (order) => order.desc().nullsFirst())
    .orderBy("id")
    .execute();
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
  readonly state: QueueTicketState;
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
  // An array is found once, whatever the planner believes of a line that has just filled. Of an account alone is asked within
  // `offset 0`: a plan made while the line was empty would else read everybody who has no household.
  const { rows } = await sql<LiveTicket>`
    select id, window_id, user_id, family_id, state, seats, turn_ends_at from queue_tickets
    where id = any(array(
      select own.id from unnest(${places.map(({ userId }) => userId)}::text[]) as asked (id)
      cross join lateral (select id, family_id from queue_tickets where user_id = asked.id offset 0) own
      where own.family_id is null
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

export async function setState(
  tx: Db,
  ticketIds: readonly string[],
  changes: {
    readonly state: QueueTicketState;
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

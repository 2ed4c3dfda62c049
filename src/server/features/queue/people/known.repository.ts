/** SQL of by what people in a line are known: each counts there once. */
import { sql } from "kysely";
import type { WindowState } from "#domain/queue/window.ts";
import type { Db } from "#server/platform/database/database.ts";

export interface KnownIdentifier {
  /** As they stand in line: `user:` and an account, or `traveller:` and somebody entered. */
  readonly person: string;
  /** `shown`: a passport that was read and awaits a person. */
  readonly kind: "passport" | "mailbox" | "shown";
  readonly digest: Buffer;
}

export interface TicketPerson {
  readonly ticketId: string;
  readonly person: string;
}

export function standingWith(tx: Db, ticketIds: readonly string[]): Promise<TicketPerson[]> {
  return tx
    .selectFrom("queuePeople")
    .select(["ticketId", "person"])
    .where("ticketId", "=", sql<string>`any(${ticketIds}::text[])`)
    .execute();
}

/** Confirmed mailboxes, each in its one form (`mailbox_of`); those of a demonstration are strangers'. */
export async function mailboxesOf(tx: Db, people: readonly string[]): Promise<KnownIdentifier[]> {
  const { rows } = await sql<KnownIdentifier>`
    select person, 'mailbox' as kind, sha256(convert_to(mailbox_of(email), 'UTF8')) as digest
    from unnest(${people}::text[]) as person join users on users.id = substr(person, 6)
    where person like 'user:%' and email_verified_at is not null and not demo
  `.execute(tx);
  return rows;
}

export type KnownAt = KnownIdentifier & Pick<TicketPerson, "ticketId">;

function atTickets(known: readonly KnownAt[]) {
  return sql`(
    select ticket.window_id, ticket.id as ticket_id, one.person, one.kind, one.digest
    from unnest(${known.map(({ ticketId }) => ticketId)}::text[], ${known.map(({ person }) => person)}::text[],
      ${known.map(({ kind }) => kind)}::text[], ${known.map(({ digest }) => digest)}::bytea[])
      as one (ticket_id, person, kind, digest)
    join queue_tickets ticket on ticket.id = one.ticket_id
  )`;
}

/** Somebody who counts with another place, and by what. */
export type Elsewhere = TicketPerson & Pick<KnownIdentifier, "kind">;

export interface DuplicateCheckResult {
  /** Who of these people counts with another place. */
  readonly elsewhere: readonly Elsewhere[];
  /** Places with which somebody is known that was not before. */
  readonly newWith: ReadonlySet<string>;
}

/** Keeps what nobody else of the window has been known by, of several at once for whoever stands first in `ticketIds`. */
export async function keepKnown(
  tx: Db,
  ticketIds: readonly string[],
  known: readonly KnownAt[],
): Promise<DuplicateCheckResult> {
  if (known.length === 0) return { elsewhere: [], newWith: new Set() };
  const asked = atTickets(known);
  const { rows } = await sql<{ ticketId: string }>`
    insert into queue_known (window_id, person, ticket_id, kind, digest)
    select distinct on (window_id, kind, digest) window_id, person, ticket_id, kind, digest from ${asked} asked
    order by window_id, kind, digest, array_position(${ticketIds}::text[], ticket_id), person
    on conflict do nothing returning ticket_id
  `.execute(tx);
  return { elsewhere: await knownElsewhere(tx, known), newWith: new Set(rows.map(({ ticketId }) => ticketId)) };
}

/** Who of these people counts with another place. */
export async function knownElsewhere(db: Db, known: readonly KnownAt[]): Promise<Elsewhere[]> {
  if (known.length === 0) return [];
  const { rows } = await sql<Elsewhere>`
    select distinct asked.ticket_id, asked.person, known.kind from ${atTickets(known)} asked
    join queue_known known on known.window_id = asked.window_id
      and (known.kind = asked.kind or known.kind = 'passport' and asked.kind = 'shown') and known.digest = asked.digest and known.ticket_id <> asked.ticket_id
  `.execute(db);
  return rows;
}

/** Whose passport is that of somebody who counts with another place of the line in which the booking had its turn. */
export async function countedElsewhere(
  db: Db,
  asked: readonly { readonly bookingId: string; readonly person: string; readonly digest: Buffer }[],
): Promise<ReadonlySet<string>> {
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ person: string }>`
    select distinct asked.person
    from unnest(${asked.map(({ bookingId }) => bookingId)}::text[], ${asked.map(({ person }) => person)}::text[],
      ${asked.map(({ digest }) => digest)}::bytea[]) as asked (booking_id, person, digest)
    join queue_tickets mine on mine.booking_id = asked.booking_id
    join queue_known known on known.window_id = mine.window_id and known.kind = 'passport'
      and known.digest = asked.digest and known.ticket_id <> mine.id
  `.execute(db);
  return new Set(rows.map(({ person }) => person));
}

export interface UsedTicket {
  readonly id: string;
  readonly windowId: string;
  readonly windowState: WindowState;
  readonly restsSince: Date | null;
  readonly turnEndsAt: Date | null;
}

/** The places whose turns these bookings used; none of a demonstration's. */
export function ticketsUsedFor(tx: Db, ...bookingIds: readonly string[]): Promise<UsedTicket[]> {
  return tx
    .selectFrom("queueTickets as ticket")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .select(["ticket.id", "ticket.windowId", "ticket.turnEndsAt", "window.state as windowState", "window.restsSince"])
    .where("ticket.bookingId", "=", sql<string>`any(${bookingIds}::text[])`)
    .where("window.simulated", "=", false)
    .orderBy("ticket.windowId")
    .execute();
}

/** Those of these bookings that used a turn; none of a demonstration's. */
export async function bookingsOfTurns(db: Db, bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("queueTickets as ticket")
    .innerJoin("saleWindows as window", "window.id", "ticket.windowId")
    .select("ticket.bookingId")
    .where("ticket.bookingId", "=", sql<string>`any(${bookingIds}::text[])`)
    .where("window.simulated", "=", false)
    .execute();
  return new Set(rows.flatMap(({ bookingId }) => bookingId ?? []));
}

export interface Named {
  readonly travellerId: string;
  /** As they stand in line. */
  readonly person: string;
  readonly name: string;
  /** With this place. */
  readonly stands: boolean;
}

/** Who these travellers are in line. */
export async function namedAt(tx: Db, ticketId: string, travellerIds: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select named.id as traveller_id, named.person, named.name, exists (
      select from queue_people stands where stands.ticket_id = ${ticketId} and stands.person = named.person
    ) as stands
    from (
      select id, concat_ws(' ', given_names, surname) as name,
        case when relationship = 'self' then 'user:' || user_id else 'traveller:' || id end as person
      from travellers where id = any(${travellerIds}::text[]) order by id
    ) named
  `.execute(tx);
  return rows;
}

/** Everybody who stands with this place. */
export async function peopleAt(tx: Db, ticketId: string): Promise<string[]> {
  return (await standingWith(tx, [ticketId])).map(({ person }) => person);
}

/** They stand with none of these places any more. */
export async function freePeopleOf(tx: Db, ticketIds: readonly string[], people: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("queuePeople")
    .where("ticketId", "=", sql<string>`any(${ticketIds}::text[])`)
    .where("person", "=", sql<string>`any(${people}::text[])`)
    .execute();
}

/** These travellers stand with this place from now on, but for those who stand with another one; who does. */
export async function standAlong(
  tx: Db,
  { id, windowId }: UsedTicket,
  travellerIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ person: string }>`
    with named as (
      select case when relationship = 'self' then 'user:' || user_id else 'traveller:' || id end as person
      from travellers where id = any(${travellerIds}::text[])
    ), added as (
      insert into queue_people (window_id, person, ticket_id) select ${windowId}, person, ${id} from named order by person
      on conflict do nothing returning person
    )
    select person from added
    union
    select person from queue_people join named using (person) where window_id = ${windowId} and ticket_id = ${id}
  `.execute(tx);
  return rows.map(({ person }) => person);
}

/** SQL of whom places in line named, and whether they are still called so. */
import { sql } from "kysely";
import { isStill, type Told } from "#domain/queue/named.ts";
import type { Db } from "#server/platform/database/database.ts";
import { freePeopleOf } from "./known.repository.ts";

export interface Named {
  readonly travellerId: string;
  /** As they stand in line. */
  readonly person: string;
  readonly name: string;
  /** With this place, as the person whom it named. */
  readonly stands: boolean;
}

const IN_LINE = sql`case when relationship = 'self' then 'user:' || user_id else 'traveller:' || id end`;
/** Null: they do not stand there. */
const TOLD = sql`case when stands.surname is not null then json_build_object('surname', stands.surname,
  'givenNames', stands.given_names, 'birthDate', stands.birth_date, 'isOfAccount', stands.of_account) end`;

interface Compared {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDate: string | null;
  readonly told: Told | null;
}

function isTold({ told, ...now }: Compared): boolean {
  return told !== null && isStill(told, now);
}

/** Who these travellers are in line. */
export async function namedAt(tx: Db, ticketId: string, travellerIds: readonly string[]): Promise<Named[]> {
  const { rows } = await sql<Omit<Named, "stands"> & Compared>`
    select named.*, ${TOLD} as told
    from (
      select id as traveller_id, surname, given_names, birth_date, concat_ws(' ', given_names, surname) as name,
        ${IN_LINE} as person
      from travellers where id = any(${travellerIds}::text[]) order by id
    ) named
    left join queue_people stands on stands.ticket_id = ${ticketId} and stands.person = named.person
    order by named.traveller_id
  `.execute(tx);
  return rows.map((one) => ({
    ...{ travellerId: one.travellerId, person: one.person, name: one.name },
    stands: isTold(one),
  }));
}

/** Everybody who stands with this place as the person whom it named. */
export async function peopleAt(tx: Db, ticketId: string): Promise<string[]> {
  const { rows } = await sql<{ person: string } & Compared>`
    select stands.person, own.surname, own.given_names, own.birth_date, ${TOLD} as told
    from queue_people stands join travellers own on case when stands.person like 'user:%'
      then own.user_id = substr(stands.person, 6) and own.relationship = 'self' else own.id = substr(stands.person, 11) end
    where stands.ticket_id = ${ticketId}
  `.execute(tx);
  return rows.filter(isTold).map(({ person }) => person);
}

export interface Seated {
  readonly bookingId: string;
  readonly travellerId: string;
  readonly person: string;
  /** A verified passport of theirs counts with that place. */
  readonly isProven: boolean;
}

/** Those of these seats whose travellers stand with the place that won them, as the people whom it named. */
export async function seatedAs(
  db: Db,
  seats: readonly Pick<Seated, "bookingId" | "travellerId">[],
): Promise<readonly Seated[]> {
  if (seats.length === 0) return [];
  const { rows } = await sql<Seated & Compared>`
    select named.*, ${TOLD} as told, exists (
      select from queue_known known
      where known.window_id = stands.window_id and known.person = stands.person and known.ticket_id = stands.ticket_id
        and known.kind = 'passport'
    ) as is_proven
    from (
      select seat.booking_id, id as traveller_id, surname, given_names, birth_date, ${IN_LINE} as person
      from unnest(${seats.map(({ bookingId }) => bookingId)}::text[], ${seats.map(({ travellerId }) => travellerId)}::text[])
        as seat (booking_id, traveller_id) join travellers on travellers.id = seat.traveller_id
    ) named
    join queue_tickets ticket on ticket.booking_id = named.booking_id
    join queue_people stands on stands.ticket_id = ticket.id and stands.person = named.person
  `.execute(db);
  return rows.filter(isTold);
}

/**
 * Before an account takes over what was kept in a household for somebody entered: where their own record is another person's,
 * they are on none of its places that still wait or have a turn; each has a seat less.
 */
export async function strangersLeaveLine(tx: Db, travellerId: string, selfId: string): Promise<void> {
  const { rows } = await sql<{ ticketId: string } & Compared>`
    select stands.ticket_id, own.surname, own.given_names, own.birth_date, ${TOLD} as told
    from queue_people stands
    join sale_windows sale on sale.id = stands.window_id and sale.state <> 'announced'
    join queue_tickets ticket on ticket.id = stands.ticket_id and ticket.state in ('waiting', 'admitted')
    join travellers own on own.id = ${selfId}
    where stands.person = ${`traveller:${travellerId}`}
  `.execute(tx);
  const ticketIds = rows.filter((one) => !isTold(one)).map(({ ticketId }) => ticketId);
  if (ticketIds.length === 0) return;
  await freePeopleOf(tx, ticketIds, [`traveller:${travellerId}`]);
  await sql`
    update queue_tickets ticket set seats = least(seats, greatest(1, (
      select count(*) from queue_people stands where stands.ticket_id = ticket.id
    ))) where id = any(${ticketIds}::text[])
  `.execute(tx);
}

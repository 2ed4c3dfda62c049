/** SQL of the journey that each person's papers are for. */
import { sql } from "kysely";
import { HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import { channelIn } from "#domain/countries.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import type { QueueTurn, Travel } from "#domain/obligations/papers/paper-dates.ts";
import type { QueueTicketState } from "#domain/queue/ticket.ts";
import { announcedWait } from "#domain/queue/wait.ts";
import type { Db } from "#server/platform/database/database.ts";
import { unseen } from "#server/platform/database/pools/unseen.ts";
import { operatorStopped } from "#server/platform/records/measures.ts";
import { holdHasRunOut } from "../records/overdue.repository.ts";

/** Somebody whose papers are asked for: a traveller, or an account's owner who has not entered themselves. */
export interface TravelPerson {
  /** Unique among those that are asked for together. */
  readonly key: string;
  readonly travellerId: string | null;
  /** The account that keeps their papers; null where only the traveller is known. */
  readonly userId: string | null;
}

/**
 * By key; nobody is in it for whom nothing is booked and who stands in no sale window. The journey is the first ahead that
 * names them, else the first with a place still without a name, of their account, of a household that they belong to, or that
 * somebody of it has made before it and they have left. A hold is no journey yet. What the waitlist offers is none before it
 * is taken up, but a place that one may get. Where all those seats are others', and no household of theirs is still without a
 * booking, they have no place.
 */
export async function travelsOf(
  db: Db,
  people: readonly TravelPerson[],
  now: Date,
): Promise<ReadonlyMap<string, Travel>> {
  if (people.length === 0) return new Map();
  const [journeys, turns] = await Promise.all([journeysOf(db, people, now), turnsOf(db, people, now)]);
  const keys = [...new Set([...journeys.keys(), ...turns.keys()])];
  return new Map(keys.map((key) => [key, travelOf(journeys.get(key) ?? NO_JOURNEY, turns.get(key) ?? null)]));
}

/** Of an account's owner, by the account's id, and of those whom it has entered, by theirs. */
export function travelsOfAccount(
  db: Db,
  userId: string,
  companions: readonly { readonly id: string }[],
  now: Date,
): Promise<ReadonlyMap<string, Travel>> {
  const entered = companions.map(({ id }) => ({ key: id, travellerId: id, userId }));
  return travelsOf(db, [{ key: userId, travellerId: null, userId }, ...entered], now);
}

/** Who stands in a turn may get a place yet. */
function travelOf(journey: Journey, turn: QueueTurn | null): Travel {
  return { ...journey, turn, hasNoPlace: journey.hasNoPlace && turn === null };
}

type Journey = Omit<Travel, "turn" | "hasNoPlace"> & { readonly hasNoPlace: boolean };
const NO_JOURNEY: Journey = {
  ...{ departureDate: null, referenceDueOn: null, channel: null },
  ...{ isNumbered: false, hasNoPlace: false },
};

/** Those who are asked for, as rows. */
const given = (people: readonly TravelPerson[]) => {
  const each = (column: keyof TravelPerson) => {
    const values = people.map((person) => person[column]);
    return unseen(values, "text[]");
  };
  return sql`unnest(${each("key")}, ${each("travellerId")}, ${each("userId")}) as given (key, traveller_id, user_id)`;
};

/** Of a row of `bookings`: whoever may travel on it can still be named. */
const HAS_UNNAMED_SEATS = sql`(select sum(seats) from booking_parts where booking_id = bookings.id)
  > (select count(*) from booking_travellers where booking_id = bookings.id)`;

/** Of a `journey`: it has a place for them, which the waitlist does not only offer. */
const IS_TAKEN = sql`(journey.is_open and not journey.is_offered)`;

export interface VerdictJourney {
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  readonly nusukReference: string | null;
}

/** By key, the journey that somebody's papers are judged for: that of their dates, or places that are only held, as a hold asks. */
export async function verdictJourneysOf(
  db: Db,
  people: readonly TravelPerson[],
  now: Date,
): Promise<ReadonlyMap<string, VerdictJourney>> {
  const { rows } = await sql<VerdictJourney & { readonly key: string }>`
    select asked.key, journey.departure_date::text as "departureDate", journey.return_date::text as "returnDate",
      journey.nusuk_reference as "nusukReference"
    from ${nextOf(people, now)} where ${IS_TAKEN}
  `.execute(db);
  return new Map(rows.map(({ key, ...journey }) => [key, journey]));
}

/** The keys of those whose account has a journey behind it that it booked, or that named its owner or them: nothing is asked for that one any more. */
export async function cameHome(db: Db, people: readonly TravelPerson[], now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly key: string }>`
    with asked as (select * from ${given(people)}),
    made as (
      select asked.key, bookings.phase, bookings.return_date from asked join bookings on bookings.user_id = asked.user_id
      union all
      select asked.key, bookings.phase, bookings.return_date from asked
        join travellers person on person.id = asked.traveller_id
          or (person.user_id = asked.user_id and person.relationship = 'self')
        join booking_travellers named on named.traveller_id = person.id
        join bookings on bookings.id = named.booking_id
    )
    select distinct key from made
    where phase in ('confirmed', 'awaiting_balance') and return_date < ${dateOf(now)}
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

async function journeysOf(db: Db, people: readonly TravelPerson[], now: Date): Promise<ReadonlyMap<string, Journey>> {
  const { rows } = await sql<Journey & { readonly key: string; readonly country: string | null }>`
    select asked.key, not journey.is_open as "hasNoPlace",
      case when ${IS_TAKEN} then journey.departure_date::text end as "departureDate",
      case when ${IS_TAKEN} and journey.channel is distinct from 'operator' then (
        select min(packages.release_date)::text from booking_parts part join packages on packages.id = part.package_id
        where part.booking_id = journey.id
      ) end as "referenceDueOn", case when ${IS_TAKEN} then journey.channel end as channel,
      case when ${IS_TAKEN} then (select country_of_residence from users where id = journey.user_id) end as country,
      ${IS_TAKEN} and journey.nusuk_reference is not null as "isNumbered",
      ${IS_TAKEN} and exists (
        select from booking_travellers other join documents on documents.traveller_id = other.traveller_id
        where other.booking_id = journey.id and documents.type = 'visa' and documents.status = 'verified'
          and documents.replaced_by is null
      ) as "hasVisas", case when ${IS_TAKEN} then journey.id end as "bookingId"
    from ${nextOf(people, now)}
    where journey.is_open or not exists (
      select from family_members member
      where (member.traveller_id = asked.traveller_id or member.user_id = asked.user_id
        and not exists (select from travellers where id = asked.traveller_id and relationship <> 'self'))
        and not exists (select from bookings where (family_id = member.group_id or id = journey.id
            and user_id in (select maker.user_id from family_members maker where maker.group_id = member.group_id))
          and phase not in ('cancelled', 'held') and return_date >= ${dateOf(now)})
    )
  `.execute(db);
  return new Map(
    rows.map(({ key, country, ...travel }) => [key, { ...travel, channel: travel.channel ?? channelIn(country) }]),
  );
}

/** The traveller's row of somebody who is given by row or by account: who was named by the one is found by the other too. */
const ROW_OF_GIVEN = sql`coalesce(given.traveller_id, (
  select own.id from travellers own where own.user_id = given.user_id and own.relationship = 'self'
))`;

/**
 * The planner looks it up for each row by itself, by its index. It thinks of a sale's tables as they were before the sale, and
 * would read all of a small one for every person.
 */
const ALONE = sql`offset 0`;

/** Of `made`, booked before its household was: whoever is `asked` was named on it and is so no more. */
const HAS_LEFT = sql`exists (select from audit where subject_type = 'booking' and subject_id = made.id and (
  action in ('booking.leave', 'booking.forfeit') and details ->> 'travellerId' = asked.traveller_id
  or action = 'booking.swap' and details ->> 'outId' = asked.traveller_id))`;

/** Whoever is `asked` beside the one booking ahead that is their `journey`. */
function nextOf(people: readonly TravelPerson[], now: Date) {
  return sql`(
      select key, user_id, ${ROW_OF_GIVEN} as traveller_id from ${given(people)}
    ) as asked
    cross join lateral (
      select bookings.*, candidate.is_named or ${HAS_UNNAMED_SEATS} as is_open,
        bookings.phase = 'held' and bookings.offered as is_offered from (
        select booking_id as id, true as is_named from booking_travellers where traveller_id = asked.traveller_id
        union all select id, false from bookings where user_id = asked.user_id
        union all select shared.id, false from family_members member join bookings shared on shared.family_id = member.group_id
          where member.traveller_id = asked.traveller_id
        union all select shared.id, false from family_members member join bookings shared on shared.family_id = member.group_id
          where member.user_id = asked.user_id
            and not exists (select from travellers where id = asked.traveller_id and relationship <> 'self')
        union all select made.id, false from family_members member join family_members maker using (group_id)
          cross join lateral (
            select id from bookings made where made.user_id = maker.user_id and made.family_id is null and ${HAS_LEFT} ${ALONE}
          ) made
          where member.traveller_id = asked.traveller_id or member.user_id = asked.user_id
      ) candidate cross join lateral (select * from bookings where id = candidate.id ${ALONE}) bookings
      where bookings.return_date >= ${dateOf(now)} and (bookings.phase not in ('cancelled', 'held')
        or bookings.phase = 'held' and not ${holdHasRunOut(now)} and (candidate.is_named or ${HAS_UNNAMED_SEATS}))
      order by is_open desc, is_offered, bookings.phase = 'held', candidate.is_named desc, bookings.departure_date, bookings.id limit 1
    ) journey`;
}

interface TurnRow {
  readonly key: string;
  readonly state: QueueTicketState;
  readonly opensAt: Date;
  readonly turnEndsAt: Date | null;
  readonly holdExpiresAt: Date | null;
  /** In line from 1, whoever left before it counted too; null before the draw. */
  readonly place: number | null;
  readonly admitPerMinute: number;
  readonly isPaused: boolean;
}

/** As `isSetAside`: nobody who wants so many seats is let in before some whose turn runs have decided. */
const IS_SET_ASIDE = sql<boolean>`(
  ticket.state = 'waiting' and "window".state = 'open' and "window".opened_at is not null and ticket.seats > coalesce((
    select sum(greatest(0, packages.available_slots - packages.kept_seats)) from sale_window_packages line
      join packages on packages.id = line.package_id where line.window_id = "window".id
  ), 0) - coalesce((
    select sum(other.seats) from queue_tickets other
    where other.window_id = "window".id and other.state = 'admitted' and not other.simulated
  ), 0)
)`;

/**
 * By key: the turn that ends first of those in which somebody stands for seats, or is named on what is held in one; no
 * longer once all its seats are for others. A simulated sale asks for no passports, and in a line that rests no turn runs.
 */
async function turnsOf(
  db: Db,
  people: readonly TravelPerson[],
  now: Date,
): Promise<ReadonlyMap<string, NonNullable<Travel["turn"]>>> {
  // What was held until the end of a sale is held on.
  const lastClosed = new Date(now.getTime() - HOLD_MINUTES * MINUTE_MS);
  const { rows } = await sql<TurnRow>`
    with asked as (
      select key, ${ROW_OF_GIVEN} as traveller_id, case when relationship = 'self' then 'user:' || travellers.user_id
        else coalesce('traveller:' || traveller_id, 'user:' || given.user_id) end as person,
        (select 'user:' || member.user_id from family_members member where member.traveller_id = given.traveller_id
          and member.user_id is not null limit 1) as account
      from ${given(people)} left join travellers on travellers.id = given.traveller_id
    ), running as materialized (
      select id from sale_windows where state <> 'closed' or closed_at > ${lastClosed}
    )
    select asked.key, ticket.state, "window".opens_at, ticket.turn_ends_at, bookings.hold_expires_at,
      coalesce(ticket.rank, (select rank from queue_ranks where ticket_id = ticket.id)) - "window".front_rank + 1 as place,
      "window".admit_per_minute, "window".state = 'paused' or ${IS_SET_ASIDE} as "isPaused"
    from asked cross join lateral (
      select stands.ticket_id as id, false as is_named
        from running cross join lateral (
          select ticket_id from queue_people where window_id = running.id and person in (asked.person, asked.account) ${ALONE}
        ) stands
      union all select used.id, true from booking_travellers named
        cross join lateral (select id from queue_tickets where booking_id = named.booking_id ${ALONE}) used
        where named.traveller_id = asked.traveller_id
      ${ALONE}
    ) place cross join lateral (select * from queue_tickets where id = place.id ${ALONE}) ticket
    join sale_windows "window" on "window".id = ticket.window_id
    left join lateral (select * from bookings where id = ticket.booking_id ${ALONE}) bookings on true
    where not "window".simulated and "window".rests_since is null and not ${operatorStopped("window.operatorId")}
      and (place.is_named or bookings.id is null or ${HAS_UNNAMED_SEATS})
      and (ticket.state = 'waiting' or ticket.state = 'admitted' and ticket.turn_ends_at > ${now}
        or ticket.state = 'completed' and bookings.phase = 'held' and bookings.hold_expires_at > ${now})
  `.execute(db);
  const turns = rows.map(({ key, ...row }) => [key, turnOf(row, now)] as const);
  return new Map(turns.toSorted(([, a], [, b]) => (a.until < b.until ? 1 : -1)));
}

function turnOf(row: Omit<TurnRow, "key">, now: Date): QueueTurn {
  const { state, opensAt, turnEndsAt, holdExpiresAt, isPaused, ...line } = row;
  // What has begun goes on through a pause.
  const begun = { isForecast: state === "admitted", isPaused: false };
  if (state === "completed" && holdExpiresAt) return { until: holdExpiresAt.toISOString(), ...begun };
  // Its own end: a hold that begins before it ends later, so a passport that is there by then is in time whenever it begins.
  if (state === "admitted" && turnEndsAt) return { until: turnEndsAt.toISOString(), ...begun };
  return { until: soonestHold(line, opensAt > now ? opensAt : now).toISOString(), isForecast: true, isPaused };
}

/** Told in quarters of an hour, so that it does not change with every look. */
const STEP_MS = 15 * MINUTE_MS;

/**
 * Of who waits while people are let in `from` then on: when a hold may end whose turn comes at the announced pace, never later
 * than that; before the draw everybody may be first. An instant, so that wherever it is told it is of the reader's own day.
 */
function soonestHold({ place, admitPerMinute }: Pick<TurnRow, "place" | "admitPerMinute">, from: Date): Date {
  const minutes = announcedWait(place ?? 1, admitPerMinute) + HOLD_MINUTES;
  return new Date(Math.floor((from.getTime() + minutes * MINUTE_MS) / STEP_MS) * STEP_MS);
}

/** SQL of who keeps seats without paying, by person and by network. */
import { sql } from "kysely";
import { HOLDING, type Holding } from "#domain/bookings/holds/holding.ts";
import { dateOf } from "#domain/calendar.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Keeps these locks apart from others of their kind. */
const KIND = 241;

export interface SeatHolder {
  readonly demo: boolean;
  /** Null where the address is not confirmed. */
  readonly mailbox: string | null;
  /** Made where no mail could be sent. */
  readonly addressCounts: boolean;
}

/** By account; under their locks. */
export async function holdersOf(tx: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, SeatHolder>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<SeatHolder & { id: string }>`
    select id, demo, address_counts, case when email_verified_at is not null then mailbox_of(email) end as mailbox
    from users where id = any(${userIds}::text[])
  `.execute(tx);
  return new Map(rows.map(({ id, ...holder }) => [id, holder]));
}

/**
 * Until the transaction ends nobody else holds seats with these mailboxes, or unconfirmed from these networks. Answers which it
 * has locked, which is without those that somebody else has where nobody `waits`.
 */
export async function lockHoldings(
  tx: Db,
  keys: readonly string[],
  { waits }: { readonly waits: boolean },
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const locking = waits
    ? sql`pg_advisory_xact_lock(hashtextextended(key, ${KIND})) is not null`
    : sql`pg_try_advisory_xact_lock(hashtextextended(key, ${KIND}))`;
  const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const { rows } = await sql<{ key: string; isLocked: boolean }>`
    select key, ${locking} as is_locked from unnest(${sorted}::text[]) as key
  `.execute(tx);
  return new Set(rows.flatMap(({ key, isLocked }) => (isLocked ? [key] : [])));
}

interface Asked {
  readonly userId: string;
  readonly mailbox: string | null;
  /** Counted by it; null: the account's address counts as confirmed. */
  readonly network: string | null;
}

type Counted = readonly { readonly packageId: string; readonly seats: number }[];

interface HoldingRow {
  readonly place: number;
  readonly liveHolds: number;
  readonly live: Counted;
  readonly letGo: Date[];
  readonly unconfirmed: Counted;
}

/** Those of these packages of which as many seats as they have were let go within a day (`HOLDING.seatsInVain`). */
export async function heldInVain(tx: Db, packageIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (packageIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select package.id from packages package where package.id = any(${packageIds}::text[])
      and package.sale_window_id is null and greatest(package.capacity, ${HOLDING.seatsInVain}) <= (
        select coalesce(sum(least(seats, ${HOLDING.seatsInAll})), 0) from (
          select sum(part.seats) as seats from booking_parts part
          join bookings booking on booking.id = part.booking_id
          join users holder on holder.id = booking.user_id
          where part.package_id = package.id and booking.created_at > ${new Date(now.getTime() - DAY_MS)}
            and not booking.offered and ${endedInVain("booking", now)}
          group by case when holder.email_verified_at is null then holder.id else mailbox_of(holder.email) end
        ) person
      )
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * A hold that has run out, or that its pilgrim let go before money had come; kept for Nusuk, before its number. What an operator
 * enters for a caller, or imports, is its own to keep.
 */
function endedInVain(booking: string, now: Date) {
  const of = (column: string) => sql.ref(`${booking}.${column}`);
  const isUnsold = sql`(${of("channel")} is null or ${isUnnumbered(booking)})`;
  return sql`(${of("source")} <> 'phone' and (${of("phase")} = 'held' and not ${isLive(booking, now)}
    or ${isUnsold} and ${of("cancelReason")} in ('by_pilgrim', 'hold_expired', 'address_unconfirmed')))`;
}

/** A hold whose time runs, or whose seats wait for the outcome of a payment. */
function isLive(booking: string, now: Date) {
  const of = (column: string) => sql.ref(`${booking}.${column}`);
  return sql`(${of("phase")} = 'held' and greatest(${of("holdExpiresAt")}, ${of("shelteredUntil")}) > ${now})`;
}

/** Kept free of charge: nobody has seen that Nusuk was paid. */
function isUnnumbered(booking: string) {
  const of = (column: string) => sql.ref(`${booking}.${column}`);
  return sql`(${of("channel")} = 'nusuk' and ${of("nusukReference")} is null)`;
}

/** Who is named on a live hold of the package. */
export async function travellersHeldFor(tx: Db, packageId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct seated.traveller_id as id from booking_parts part
    join bookings booking on booking.id = part.booking_id
    join booking_travellers seated on seated.booking_id = booking.id
    where part.package_id = ${packageId} and ${isLive("booking", now)}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** What each person holds and has let go, over all accounts of the mailbox, and what its network does unconfirmed. */
export async function holdingsOf(tx: Db, asked: readonly Asked[], now: Date): Promise<Omit<Holding, "shown">[]> {
  if (asked.length === 0) return [];
  const since = new Date(now.getTime() - HOLDING.restHours * HOUR_MS);
  const { rows } = await sql<HoldingRow>`
    select asked.place::integer, counted.* from unnest(${asked.map(({ userId }) => userId)}::text[],
      ${asked.map(({ mailbox }) => mailbox)}::text[], ${asked.map(({ network }) => network)}::text[])
      with ordinality as asked (user_id, mailbox, network, place)
    cross join lateral (
      with kept as (
        select id, created_at, phase, hold_expires_at, sheltered_until, cancel_reason, channel, source,
          nusuk_reference,
          ${isLive("bookings", now)} as live,
          phase <> 'cancelled' and ${isUnnumbered("bookings")} as unnumbered
        from bookings where user_id in (
          select id from users where id = asked.user_id
          union select id from users where email_verified_at is not null and mailbox_of(email) = asked.mailbox
        ) and (not offered or phase not in ('held', 'cancelled')) and (phase = 'held' or created_at > ${since} and phase = 'cancelled'
          or phase <> 'cancelled' and ${isUnnumbered("bookings")} and departure_date > ${dateOf(now)})
      )
      select (select count(*) from kept where live)::integer as live_holds,
        (select coalesce(json_agg(json_build_object('packageId', package_id, 'seats', seats)), '[]') from (
          select part.package_id, sum(part.seats)::integer as seats from kept
          join booking_parts part on part.booking_id = kept.id where live or unnumbered group by 1) one) as live,
        array(select created_at from kept where created_at > ${since} and ${endedInVain("kept", now)}
          order by created_at desc limit ${HOLDING.letGo}) as let_go,
        (select coalesce(json_agg(json_build_object('packageId', package_id, 'seats', seats)), '[]') from (
          select part.package_id, sum(part.seats)::integer as seats from hold_networks mine
          join bookings booking on booking.id = mine.booking_id
          join booking_parts part on part.booking_id = booking.id
          where (mine.network = asked.network or mine.user_id = asked.user_id)
            and mine.at > ${new Date(now.getTime() - DAY_MS)}
            and (booking.phase = 'held' or (booking.phase = 'cancelled' and booking.channel is null)
              or ${isUnnumbered("booking")})
          group by 1) one) as unconfirmed
    ) counted
  `.execute(tx);
  return asked.map(({ network }, index) => {
    const row = rows.find(({ place }) => place === index + 1);
    if (!row) throw new Error("what somebody holds was not counted");
    const { liveHolds, live, letGo, unconfirmed } = row;
    const counted = { liveHolds, letGo, liveSeats: byPackage(live) };
    return { ...counted, unconfirmed: network === null ? null : byPackage(unconfirmed) };
  });
}

function byPackage(counted: Counted): ReadonlyMap<string, number> {
  return new Map(counted.map(({ packageId, seats }) => [packageId, seats]));
}

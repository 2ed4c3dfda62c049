/** SQL of who keeps seats without paying, by person and by network. */
import { sql } from "kysely";
import { HOLDING, type Holding } from "#domain/bookings/holding.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import type { Db } from "#server/platform/database.ts";

/** Keeps these locks apart from others of their kind. */
const KIND = 241;

export interface Holder {
  readonly demo: boolean;
  /** Null where the address is not confirmed. */
  readonly mailbox: string | null;
  /** Made where no mail could be sent. */
  readonly addressCounts: boolean;
}

/** Under the account's lock. */
export async function holderOf(tx: Db, userId: string): Promise<Holder> {
  const { rows } = await sql<Holder>`
    select demo, address_counts, case when email_verified_at is not null then mailbox_of(email) end as mailbox
    from users where id = ${userId}
  `.execute(tx);
  const [holder] = rows;
  if (!holder) throw new Error(`account ${userId} is gone`);
  return holder;
}

/** Until the transaction ends nobody else holds seats with this mailbox, or unconfirmed from this network. */
export async function lockHolding(tx: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${KIND}))`.execute(tx);
}

interface Asked {
  readonly userId: string;
  readonly mailbox: string | null;
  /** Counted by it; null: the account's address counts as confirmed. */
  readonly network: string | null;
  readonly now: Date;
}

type Counted = readonly { readonly packageId: string; readonly seats: number }[];

/** What this person holds and has let go, over all accounts of the mailbox, and what its network does unconfirmed. */
export async function holdingOf(tx: Db, { userId, mailbox, network, now }: Asked): Promise<Holding> {
  const own = sql`(
    select id from users where id = ${userId} or (email_verified_at is not null and mailbox_of(email) = ${mailbox}::text)
  )`;
  const since = new Date(now.getTime() - HOLDING.restHours * HOUR_MS);
  const { rows } = await sql<{ liveHolds: number; live: Counted; letGo: Date[]; unconfirmed: Counted }>`
    with kept as (
      select id, created_at, phase, hold_expires_at > ${now} as live, cancel_reason, channel
      from bookings where user_id in ${own} and not offered
        and (phase = 'held' or created_at > ${since} and phase = 'cancelled')
    )
    select (select count(*) from kept where live)::integer as live_holds,
      (select coalesce(json_agg(json_build_object('packageId', package_id, 'seats', seats)), '[]') from (
        select part.package_id, sum(part.seats)::integer as seats from kept
        join booking_parts part on part.booking_id = kept.id where live group by 1) one) as live,
      array(select created_at from kept where created_at > ${since} and (phase = 'held' and not live
          or channel is null and cancel_reason in ('by_pilgrim', 'hold_expired'))
        order by created_at desc limit ${HOLDING.letGo}) as let_go,
      (select coalesce(json_agg(json_build_object('packageId', package_id, 'seats', seats)), '[]') from (
        select part.package_id, sum(part.seats)::integer as seats from hold_networks mine
        join bookings booking on booking.id = mine.booking_id
        join booking_parts part on part.booking_id = booking.id
        where (mine.network = ${network}::text or mine.user_id = ${userId})
          and mine.at > ${new Date(now.getTime() - DAY_MS)}
          and (booking.phase = 'held' or (booking.phase = 'cancelled' and booking.channel is null)
            or (booking.channel = 'nusuk' and booking.nusuk_reference is null))
        group by 1) one) as unconfirmed
  `.execute(tx);
  const [{ liveHolds, live, letGo, unconfirmed } = { liveHolds: 0, live: [], letGo: [], unconfirmed: [] }] = rows;
  return {
    liveHolds,
    liveSeats: byPackage(live),
    letGo,
    unconfirmed: network === null ? null : byPackage(unconfirmed),
  };
}

function byPackage(counted: Counted): ReadonlyMap<string, number> {
  return new Map(counted.map(({ packageId, seats }) => [packageId, seats]));
}

/** Kept for a day, in which it counts. */
export async function keepNetwork(
  tx: Db,
  row: { readonly bookingId: string; readonly userId: string; readonly network: string; readonly at: Date },
): Promise<void> {
  await tx.insertInto("holdNetworks").values(row).execute();
}

export async function forgetNetworks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("holdNetworks")
    .where("at", "<=", new Date(now.getTime() - DAY_MS))
    .execute();
}

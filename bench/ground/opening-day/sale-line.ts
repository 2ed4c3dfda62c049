/** Sale windows with lines of any length, written straight into the tables. */
import { randomBytes, randomUUID } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { commitmentOf } from "#domain/queue/draw.ts";
import { packageService } from "#server/features/packages/service.ts";
import type { Deps } from "#server/features/queue/deps.ts";
import { sha256 } from "#server/features/queue/draw/sha256.ts";
import type { Db } from "#server/platform/database/database.ts";
import { notificationsOn } from "../../../test/services.ts";
import { givenListedPackages } from "../listed-packages.ts";
import type { Product } from "../open-product.ts";

const CAPACITY = 400;
const SECRET_BYTES = 32;

/** What the use cases of the queue work with, on the product's own parts. */
export function queueGround({ platform }: Product): Deps {
  return {
    ...platform,
    notifications: notificationsOn(platform),
    packages: packageService(platform),
    endRunOut: () => Promise.reject(new Error("no hold runs out here")),
    readinessOf: () => Promise.reject(new Error("nobody asks here")),
    beacon: null,
  };
}

export interface SaleLine {
  readonly state: "announced" | "open";
  readonly opensAt: Date;
  readonly admitPerMinute: number;
}

/** The id of a window of one package with 400 seats. */
export async function givenSaleLine({ platform }: Product, { state, opensAt, admitPerMinute }: SaleLine) {
  const [packageId = ""] = await givenListedPackages(platform, 1, CAPACITY);
  const id = randomUUID();
  const secret = randomBytes(SECRET_BYTES);
  const { operatorId } = await platform.db
    .selectFrom("packages")
    .select("operatorId")
    .where("id", "=", packageId)
    .executeTakeFirstOrThrow();
  await platform.db
    .insertInto("saleWindows")
    .values({
      ...{ id, operatorId, state, opensAt, admitPerMinute, admittedMinutes: 10 },
      openedAt: state === "open" ? opensAt : null,
      commitment: commitmentOf(secret.toString("hex"), sha256),
      sealedSeed: platform.keys.wrap(id, secret),
    })
    .execute();
  await platform.db.insertInto("saleWindowPackages").values({ windowId: id, packageId }).execute();
  await platform.db.updateTable("packages").set({ saleWindowId: id }).where("id", "=", packageId).execute();
  return id;
}

/** So many households without an account; ranked ones have the ranks from 1 on, and one in ten of those has left. */
export async function givenHouseholds(
  { platform: { db } }: Product,
  windowId: string,
  { count, isRanked }: { readonly count: number; readonly isRanked: boolean },
): Promise<void> {
  const gone = sql`(${isRanked}::boolean and n % 10 = 0)`;
  const insert = sql`
    insert into queue_tickets (id, window_id, seats, state, joined_at, rank, departed_at, admitted_at, simulated)
    select md5(${windowId}::text || n), ${windowId}, 1 + n % 5,
      case when not ${gone} then 'waiting' when n % 20 = 0 then 'completed' else 'lapsed' end,
      now() - interval '2 hours', case when ${isRanked}::boolean then n end,
      case when ${gone} then now() - interval '1 hour' end,
      case when ${gone} then now() - interval '1 hour' end, true
    from generate_series(1, ${count}::integer) as n
  `;
  await withoutLimit(db, insert, sql`vacuum analyze queue_tickets`);
}

export interface Household {
  readonly id: string;
  readonly travellerIds: readonly string[];
}

/** So many people each, entered by these accounts, whose turn it is in the window; and its package, with seats for everybody. */
export async function givenTurns(
  { platform: { db } }: Product,
  windowId: string,
  { members, people }: { readonly members: readonly { readonly id: string }[]; readonly people: number },
): Promise<{ readonly packageId: string; readonly households: readonly Household[] }> {
  const households = members.map(({ id }) => ({
    id,
    travellerIds: Array.from({ length: people }, () => randomUUID()),
  }));
  const named = households.flatMap(({ id, travellerIds }) => travellerIds.map((travellerId) => ({ id, travellerId })));
  await sql`
    insert into travellers (id, user_id, relationship, surname, given_names, birth_date, sex, nationality)
    select id, user_id, 'other', 'Rahman', 'Yusuf', '1980-06-01', 'M', 'PK'
    from unnest(${named.map(({ travellerId }) => travellerId)}::text[], ${named.map(({ id }) => id)}::text[])
      as one (id, user_id)
  `.execute(db);
  await sql`
    insert into queue_tickets (id, window_id, user_id, seats, state, joined_at, rank, departed_at, admitted_at, turn_ends_at)
    select 'turn-' || id, ${windowId}, id, ${people}, 'admitted', now(), place, now(), now(), now() + interval '1 hour'
    from unnest(${members.map(({ id }) => id)}::text[]) with ordinality as one (id, place)
  `.execute(db);
  await sql`
    insert into queue_people (window_id, person, ticket_id)
    select ${windowId}, 'traveller:' || id, 'turn-' || user_id
    from unnest(${named.map(({ travellerId }) => travellerId)}::text[], ${named.map(({ id }) => id)}::text[])
      as one (id, user_id)
  `.execute(db);
  const { rows } = await sql<{ id: string }>`
    update packages set capacity = 1000000, available_slots = 1000000 where sale_window_id = ${windowId} returning id
  `.execute(db);
  return { packageId: rows[0]?.id ?? "", households };
}

/** A million rows take longer than the product lets a statement take. */
export async function withoutLimit(db: Db, ...statements: readonly RawBuilder<unknown>[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (const statement of statements) await statement.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

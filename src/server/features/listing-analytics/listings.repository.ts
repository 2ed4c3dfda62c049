/** SQL of what listings state: the operator's own one by one, the others on the market together. */
import { type RawBuilder, sql } from "kysely";
import { dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import {
  LISTING_FACTS,
  type Listing,
  type ListingFact,
  type Market,
  SHORTEST_DESCRIPTION,
  SLOW_ANSWER_HOURS,
} from "#domain/packages/improvements.ts";
import type { Db } from "#server/platform/database/database.ts";
import { onSale } from "../packages/service.ts";

/** Older answers say nothing of how the operator answers now. */
const ANSWERS_DAYS = 90;

const STATES: Readonly<Record<ListingFact, RawBuilder<boolean>>> = {
  pictures: sql`exists (select from package_images where package_images.package_id = packages.id)`,
  description: sql`char_length(packages.description) >= ${SHORTEST_DESCRIPTION}`,
  camp: sql`packages.camp_class is not null`,
  hotels: sql`(packages.makkah_hotel is not null and packages.madinah_hotel is not null)`,
  accessible: sql`packages.accessible is not null`,
  languages: sql`cardinality(packages.guide_languages) > 0`,
  meals: sql`packages.meals is not null`,
  flights: sql`packages.flights is not null`,
  rooms: sql`jsonb_array_length(packages.room_types) > 1`,
  instalments: sql`coalesce(jsonb_typeof(packages.terms -> 'payment') = 'object', false)`,
};

export async function listingsOf(db: Db, operatorId: string, now: Date): Promise<Listing[]> {
  const slowBefore = new Date(now.getTime() - SLOW_ANSWER_HOURS * HOUR_MS);
  const since = new Date(now.getTime() - ANSWERS_DAYS * 24 * HOUR_MS);
  const stated = LISTING_FACTS.map((fact) => sql`${sql.lit(fact)}::text, ${STATES[fact]}`);
  const { rows } = await sql<Listing>`
    select packages.id, packages.title, json_build_object(${sql.join(stated)}) as states, (
      select count(*) from enquiries
      where enquiries.package_id = packages.id and enquiries.hidden_at is null and enquiries.created_at > ${since}
        and enquiries.created_at < ${slowBefore}
        and coalesce(enquiries.answered_at, ${now}) - enquiries.created_at > make_interval(hours => ${SLOW_ANSWER_HOURS})
    ) as "slowAnswers"
    from packages where packages.operator_id = ${operatorId} and ${onSale(dateOf(now))}
    order by packages.title, packages.id
  `.execute(db);
  return rows;
}

export async function marketOf(db: Db, operatorId: string, now: Date): Promise<Market> {
  const stating = LISTING_FACTS.map((fact) => sql`${sql.lit(fact)}::text, count(*) filter (where ${STATES[fact]})`);
  const { rows } = await sql<Market>`
    select count(*) as listings, json_build_object(${sql.join(stating)}) as stating
    from packages where packages.operator_id <> ${operatorId} and ${onSale(dateOf(now))}
  `.execute(db);
  const [market] = rows;
  if (!market) throw new Error("a sum without groups is one row");
  return market;
}

/** Sums of one operator's reach. */
import { sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import type { Currency } from "#domain/money.ts";
import type { PackageStatus } from "#domain/packages/package.ts";
import type { Db } from "#server/platform/database/database.ts";
import { COMPLETED } from "../operators/service.ts";

export interface PackageInReach {
  readonly id: string;
  readonly title: string;
  readonly status: PackageStatus;
  readonly departureDate: IsoDate;
  readonly releaseDate: IsoDate | null;
  readonly channels: readonly Channel[];
  readonly currency: Currency;
  readonly views: number;
  readonly enquiries: number;
  readonly rating: number | null;
  readonly marketplaceBookings: number;
  readonly marketplaceMinor: number;
}

/**
 * Every package of the operator with what it drew since `since`, and what its series earned over all seasons; each thing is
 * counted once for all packages.
 */
export async function packagesInReach(db: Db, operatorId: string, since: IsoDate): Promise<PackageInReach[]> {
  const { rows } = await sql<PackageInReach>`
    with own as materialized (select id, series_id from packages where operator_id = ${operatorId}),
    viewed as (
      select own.id, sum(view.views)::int as n from own join package_views view on view.package_id = own.id
      where view.day >= ${since}::date group by own.id
    ), asked as (
      select own.id, count(*) as n from own join enquiries enquiry on enquiry.package_id = own.id
      where enquiry.created_at >= ${new Date(`${since}T00:00:00Z`)} group by own.id
    ), rated as (
      select own.series_id, round(avg(reviews.rating), 1)::float8 as mean
      from own join reviews on reviews.package_id = own.id where reviews.hidden_at is null group by own.series_id
    ), brought as (
      select series_id, count(*) as bookings, sum(minor)::bigint as minor
      from (
        select own.series_id, bookings.id, bookings.total_minor * sum(part.amount_minor)
          / nullif((select sum(amount_minor) from booking_parts where booking_id = bookings.id), 0) as minor
        from bookings join booking_parts part on part.booking_id = bookings.id join own on own.id = part.package_id
        where bookings.operator_id = ${operatorId} and bookings.source = 'marketplace' and ${COMPLETED}
        group by own.series_id, bookings.id
      ) booking group by series_id
    )
    select packages.id, packages.title, packages.status, packages.departure_date::text as "departureDate", packages.release_date::text as "releaseDate", packages.channels, packages.currency, coalesce(viewed.n, 0) as views,
      coalesce(asked.n, 0) as enquiries, rated.mean as rating, coalesce(brought.bookings, 0) as "marketplaceBookings",
      coalesce(brought.minor, 0) as "marketplaceMinor"
    from packages
    left join viewed on viewed.id = packages.id left join asked on asked.id = packages.id
    left join rated on rated.series_id = packages.series_id left join brought on brought.series_id = packages.series_id
    where packages.operator_id = ${operatorId}
    order by views desc, packages.title, packages.id
  `.execute(db);
  return rows;
}

export function ratingOfOperator(db: Db, operatorId: string) {
  return db
    .selectFrom("reviews")
    .innerJoin("packages", "packages.id", "reviews.packageId")
    .select(({ fn }) => [
      fn.countAll<number>().as("reviewCount"),
      sql<number | null>`round(avg(reviews.rating), 1)::float8`.as("rating"),
    ])
    .where("packages.operatorId", "=", operatorId)
    .where("reviews.hiddenAt", "is", null)
    .executeTakeFirstOrThrow();
}

export function bookingsBySource(db: Db, operatorId: string) {
  return db
    .selectFrom("bookings")
    .select(({ fn }) => ["source", fn.countAll<number>().as("count")])
    .where("operatorId", "=", operatorId)
    .where(COMPLETED)
    .groupBy("source")
    .execute();
}

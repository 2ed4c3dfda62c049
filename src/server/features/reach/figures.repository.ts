/** Sums of one operator's reach. */
import { sql } from "kysely";
import type { IsoDate } from "#domain/calendar.ts";
import type { Db } from "#server/platform/database.ts";

/** Confirmed with the payment completed, as the conversion counts them (docs/decisions/0020). */
const completed = sql<boolean>`bookings.status = 'confirmed' and bookings.payment_status = 'completed'`;

/** Every package of the operator with what it drew since `since`, and what its series earned. */
export function packagesInReach(db: Db, operatorId: string, since: IsoDate) {
  return db
    .selectFrom("packages")
    .select(["packages.id", "packages.title", "packages.status", "packages.currency"])
    .select((eb) => [
      eb
        .selectFrom("packageViews as view")
        .select(sql<number>`coalesce(sum(view.views), 0)::int`.as("n"))
        .whereRef("view.packageId", "=", "packages.id")
        .where("view.day", ">=", since)
        .$asScalar()
        .$notNull()
        .as("views"),
      eb
        .selectFrom("enquiries as enquiry")
        .select(({ fn }) => fn.countAll<number>().as("n"))
        .whereRef("enquiry.packageId", "=", "packages.id")
        .where("enquiry.createdAt", ">=", new Date(`${since}T00:00:00Z`))
        .$asScalar()
        .$notNull()
        .as("enquiries"),
      eb
        .selectFrom("reviews")
        .innerJoin("packages as sibling", "sibling.id", "reviews.packageId")
        .select(sql<number | null>`round(avg(reviews.rating), 1)::float8`.as("n"))
        .whereRef("sibling.seriesId", "=", "packages.seriesId")
        .where("reviews.hiddenAt", "is", null)
        .$asScalar()
        .as("rating"),
    ])
    .select(fromMarketplace("count(distinct bookings.id)").as("marketplaceBookings"))
    .select(fromMarketplace("coalesce(sum(part.amount_minor), 0)::bigint").as("marketplaceMinor"))
    .where("packages.operatorId", "=", operatorId)
    .orderBy("views", "desc")
    .orderBy("packages.title")
    .orderBy("packages.id")
    .execute();
}

/** Over the package's series, all seasons. */
function fromMarketplace(what: "count(distinct bookings.id)" | "coalesce(sum(part.amount_minor), 0)::bigint") {
  return sql<number>`(
    select ${sql.raw(what)} from booking_parts part
    join packages sibling on sibling.id = part.package_id
    join bookings on bookings.id = part.booking_id
    where sibling.series_id = packages.series_id and bookings.source = 'marketplace' and ${completed}
  )`;
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
    .where(completed)
    .groupBy("source")
    .execute();
}

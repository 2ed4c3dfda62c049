/** SQL of the bookings by customer: a page of customers by name, and what theirs come to. */
import { type SqlBool, sql } from "kysely";
import type { Currency } from "#domain/money.ts";
import type { Db } from "#server/platform/database/database.ts";
import { paidMinor } from "../../records/money/payments.repository.ts";
import {
  computed,
  customer,
  effectiveStatus,
  ROW,
  selectMatchingBookings,
  type TableCursor,
  type TableFilter,
} from "./table.repository.ts";

/** Customers with a booking that the filter finds, by name and then by id; `after` names a customer. */
export function findCustomers(
  db: Db,
  filter: TableFilter,
  { after, limit }: { readonly after: TableCursor | null; readonly limit: number },
  now: Date,
) {
  return selectMatchingBookings(db, filter, now)
    .select(["bookings.userId as id", "pilgrim.firstName", "pilgrim.lastName", "pilgrim.countryOfResidence"])
    .select(customer.as("place"))
    .groupBy(["bookings.userId", "pilgrim.firstName", "pilgrim.lastName", "pilgrim.countryOfResidence"])
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(${customer}, bookings.user_id) > (${after?.value}::text, ${after?.id})`),
    )
    .orderBy(customer)
    .orderBy("bookings.userId")
    .limit(limit)
    .execute();
}

export interface CustomerSum {
  readonly id: string;
  readonly currency: Currency;
  readonly bookings: number;
  readonly seats: number;
  readonly bookedMinor: number;
  readonly paidMinor: number;
}

/** By customer and currency. Prices and people are those of what is not cancelled; what has come in is that of all. */
export function sumsOf(db: Db, filter: TableFilter, customerIds: readonly string[], now: Date): Promise<CustomerSum[]> {
  const stands = sql<SqlBool>`${effectiveStatus(now)} <> 'cancelled'`;
  return selectMatchingBookings(db, filter, now)
    .where("bookings.userId", "in", customerIds)
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom("bookingParts as part")
          .select(sql<number>`sum(part.seats)`.as("seats"))
          .whereRef("part.bookingId", "=", "bookings.id")
          .as("people"),
      (join) => join.onTrue(),
    )
    .select(["bookings.userId as id", "bookings.currency", sql<number>`count(*)::int`.as("bookings")])
    .select([
      sql<number>`coalesce(sum(people.seats) filter (where ${stands}), 0)::int`.as("seats"),
      sql<number>`coalesce(sum(bookings.total_minor) filter (where ${stands}), 0)::bigint`.as("bookedMinor"),
      sql<number>`sum(${paidMinor})::bigint`.as("paidMinor"),
    ])
    .groupBy(["bookings.userId", "bookings.currency"])
    .orderBy("bookings.currency")
    .execute();
}

/** The newest `each` that the filter finds of each of these customers, the newest first. */
export function findNewestOf(
  db: Db,
  filter: TableFilter,
  { customerIds, each }: { readonly customerIds: readonly string[]; readonly each: number },
  now: Date,
) {
  const place = sql<number>`row_number() over (partition by bookings.user_id order by bookings.created_at desc, bookings.id)`;
  const numbered = selectMatchingBookings(db, filter, now)
    .select(["bookings.id as pageId", place.as("place")])
    .where("bookings.userId", "in", customerIds);
  return db
    .selectFrom(numbered.as("page"))
    .where("page.place", "<=", each)
    .innerJoin("bookings", "bookings.id", "page.pageId")
    .innerJoin("users as pilgrim", "pilgrim.id", "bookings.userId")
    .leftJoin("users as assignee", "assignee.id", "bookings.assigneeId")
    .select([...ROW, ...computed(now)])
    .orderBy("page.place")
    .execute();
}

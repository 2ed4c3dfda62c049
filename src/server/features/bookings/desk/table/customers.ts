/** The operator's bookings by customer: who has booked, what theirs come to, and the newest of them. */
import type { z } from "zod";
import { type BookingCustomer, CUSTOMER_BOOKINGS } from "#contract/booking-table.ts";
import { accountName } from "#domain/account-name.ts";
import { TABLE_PAGE } from "#domain/bookings/desk/table.ts";
import { amountOf } from "#domain/money.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import type { Dependencies } from "../../dependencies/dependencies.ts";
import { type CustomerSum, findCustomers, findNewestOf, sumsOf } from "./customers.repository.ts";
import { readPlace, writePlace } from "./place.ts";
import type { TableOrder } from "./table.repository.ts";
import { filterOf, presentRow, type TableQuery } from "./table.ts";

const BY_NAME: TableOrder = { sort: "customer", direction: "asc" };

export type CustomersQuery = Pick<TableQuery, "q" | "status" | "when" | "assigned" | "cursor">;

interface Customers {
  readonly rows: z.input<typeof BookingCustomer>[];
  readonly next: string | null;
}

/** Throws AppError `invalid_input` for a cursor that is none. */
export async function readCustomers(
  deps: Dependencies,
  user: BusinessActor,
  query: CustomersQuery,
): Promise<Customers> {
  const now = deps.clock();
  const filter = filterOf(user, query, now);
  const after = query.cursor === undefined ? null : readPlace(query.cursor, BY_NAME);
  const found = await findCustomers(deps.db, filter, { after, limit: TABLE_PAGE + 1 }, now);
  const page = found.slice(0, TABLE_PAGE);
  const last = page.at(-1);
  if (!last) return { rows: [], next: null };
  const customerIds = page.map(({ id }) => id);
  const sums = await sumsOf(deps.db, filter, customerIds, now);
  const newest = await findNewestOf(deps.db, filter, { customerIds, each: CUSTOMER_BOOKINGS }, now);
  return {
    rows: page.map(({ id, firstName, lastName, countryOfResidence }) => ({
      id,
      name: accountName({ firstName, lastName }),
      country: countryOfResidence,
      ...together(sums.filter((sum) => sum.id === id)),
      newest: newest.filter(({ userId }) => userId === id).map((row) => presentRow(row, now)),
    })),
    next: found.length > TABLE_PAGE ? writePlace({ value: last.place, id: last.id }, BY_NAME) : null,
  };
}

/** Amounts of different currencies are never added up. */
function together(sums: readonly CustomerSum[]) {
  return {
    bookings: sums.reduce((all, { bookings }) => all + bookings, 0),
    seats: sums.reduce((all, { seats }) => all + seats, 0),
    booked: sums.map(({ bookedMinor, currency }) => amountOf(bookedMinor, currency)),
    paid: sums.map(({ paidMinor, currency }) => amountOf(paidMinor, currency)),
  };
}

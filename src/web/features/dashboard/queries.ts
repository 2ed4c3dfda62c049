/** What the dashboard is computed from. */
import { listMyBookings } from "#contract/bookings.ts";
import { listMyDocuments } from "#contract/documents.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteQuery } from "#web/lib/queries.ts";

export type MyBooking = RouteResult<typeof listMyBookings>[number];

export function useMyBookings() {
  return useRouteQuery(listMyBookings);
}

export function useMyDocuments() {
  return useRouteQuery(listMyDocuments);
}

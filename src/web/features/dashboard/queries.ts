/** What the dashboard shows: the judged journey, and the bookings with their names and sums. */
import { listMyBookings } from "#contract/bookings.ts";
import { journey } from "#contract/journey.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteQuery } from "#web/lib/queries.ts";

export type MyBooking = RouteResult<typeof listMyBookings>[number];

export function useMyBookings() {
  return useRouteQuery(listMyBookings);
}

export type Journey = RouteResult<typeof journey>;

export function useJourney() {
  return useRouteQuery(journey);
}

/** What the dashboard shows: the judged journey, the bookings with their names and sums, and what happened last. */
import { currentUser, updateUser } from "#contract/accounts.ts";
import { listBookings } from "#contract/bookings.ts";
import { journey } from "#contract/journey.ts";
import { type Activity, listActivity } from "#contract/notifications.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/queries.ts";

export type MyBooking = RouteResult<typeof listBookings>[number];

export function useMyBookings() {
  return useRouteQuery(listBookings);
}

/** Answers the welcome, or puts it aside; either way something else is next. */
export function useAnswerWelcome(onSaved: () => void) {
  return useRouteMutation(updateUser, { invalidates: [currentUser, journey], onSuccess: onSaved });
}

export type Journey = RouteResult<typeof journey>;

export function useJourney() {
  return useRouteQuery(journey);
}

export type { Activity };

export function useActivity() {
  return useRouteQuery(listActivity);
}

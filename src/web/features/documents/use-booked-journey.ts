/** The journey that the dates of papers are counted for: asked by parts that are fetched late. */
import { listMyBookings } from "#contract/bookings.ts";
import { type BookedJourney, bookedJourney } from "#domain/obligations/requirements.ts";
import { useRouteQuery } from "../../lib/queries.ts";

/** Null while none is booked. */
export function useBookedJourney(): BookedJourney | null {
  return bookedJourney(useRouteQuery(listMyBookings).data ?? [], new Date());
}

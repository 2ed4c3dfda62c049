/** Whether the household needs a line at all: who has places is led to them, and to no other sale. */
import { useQuery } from "@tanstack/react-query";
import { listBookings } from "#contract/bookings.ts";
import { shelfOf } from "#domain/bookings/shelf.ts";
import { isOpenOffer } from "#domain/obligations/papers/facts.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";

/** The booking of the journey that is ahead, by whichever way its places came; undefined: none, or not known yet. */
export function useBookedPlaces(isAsked: boolean): {
  readonly booked: string | undefined;
  readonly isPending: boolean;
} {
  const { data, isLoading } = useQuery({ ...routeQuery(listBookings), enabled: isAsked });
  const now = new Date();
  const ahead = isAsked
    ? data?.find((booking) => shelfOf(booking, now) === "upcoming" && !isOpenOffer(booking))
    : undefined;
  return { booked: ahead?.id, isPending: isLoading };
}

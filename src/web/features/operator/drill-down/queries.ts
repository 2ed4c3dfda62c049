/** The call of the bookings behind a figure. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { figureBookings } from "#contract/figure-bookings.ts";
import type { RouteResult } from "#contract/route.ts";
import { call } from "#web/lib/calls/api.ts";
import { routeKey } from "#web/lib/calls/queries.ts";
import type { FigureAsked } from "./address.ts";

export type CountedPage = RouteResult<typeof figureBookings>;
export type CountedBooking = CountedPage["bookings"][number];

export function useCounted(asked: FigureAsked) {
  return useInfiniteQuery({
    queryKey: routeKey(figureBookings, { query: asked }),
    queryFn: ({ pageParam: cursor }) => call(figureBookings, { query: { ...asked, ...(cursor && { cursor }) } }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

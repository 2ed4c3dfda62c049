/** The calls of the marketplace. */
import { useQueryClient } from "@tanstack/react-query";
import { createBooking, listBookings, listMyBookings } from "#contract/bookings.ts";
import { getPackage, listPackages, packageFacets } from "#contract/packages.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { LINE_ANSWERS } from "#web/shared/journey/journey-answers.ts";

/** A package as the page gets it. */
export type PackageView = RouteResult<typeof getPackage>;
export type SearchSummary = RouteResult<typeof packageFacets>;

export function usePackage(id: string) {
  return useRouteQuery(getPackage, { params: { id } });
}

const SEATS = [listPackages, packageFacets, getPackage] as const;

/** Holds places; whatever the answer, the seats on screen are asked for again. */
export function useHoldPlaces(onHeld: (booking: RouteResult<typeof createBooking>) => Promise<void>) {
  const client = useQueryClient();
  return useRouteMutation(createBooking, {
    invalidates: [...SEATS, listMyBookings, listBookings, ...LINE_ANSWERS],
    onSuccess: (booking) => void onHeld(booking),
    onError: () => {
      for (const { path } of SEATS) void client.invalidateQueries({ queryKey: [path] });
    },
  });
}

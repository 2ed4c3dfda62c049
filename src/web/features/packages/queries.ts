/** The calls of the marketplace. */
import { useQueryClient } from "@tanstack/react-query";
import { createBooking, listBookings, listMyBookings } from "#contract/bookings.ts";
import { getPackage, listPackages, packageFacets } from "#contract/packages.ts";
import type { RouteResult } from "#contract/route.ts";
import { listTravellers } from "#contract/travellers.ts";
import { dateOf } from "#domain/calendar.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/queries.ts";
import { LINE_ANSWERS } from "#web/shared/journey/journey-answers.ts";

/** A package as the page gets it. */
export type PackageView = RouteResult<typeof getPackage>;
export type SearchSummary = RouteResult<typeof packageFacets>;

/** Whether places can still be had: whoever has booked reads the package for longer. */
export function isOnSale({ status, departureDate }: Pick<PackageView, "status" | "departureDate">): boolean {
  return status === "listed" && departureDate > dateOf(new Date());
}

export function usePackage(id: string) {
  return useRouteQuery(getPackage, { params: { id } });
}

export function useTravellers() {
  return useRouteQuery(listTravellers);
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

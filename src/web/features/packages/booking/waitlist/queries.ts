/** The calls of the waitlist that the marketplace makes. */
import { useQuery } from "@tanstack/react-query";
import { listFamily } from "#contract/family.ts";
import { getPackage, listPackages, packageFacets } from "#contract/packages.ts";
import type { RouteResult } from "#contract/route.ts";
import { joinWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { routeQuery, useRouteMutation } from "#web/lib/calls/queries.ts";
import { useCurrentUser } from "#web/lib/session/session.ts";

export type WaitlistPlace = RouteResult<typeof listWaitlist>[number];

/** The reader's own living place in the line of this package; undefined without one. */
export function useOwnPlace(packageId: string): WaitlistPlace | undefined {
  const user = useCurrentUser();
  const places = useQuery({ ...routeQuery(listWaitlist), enabled: user?.role === "pilgrim" });
  return places.data?.find((place) => place.packageId === packageId && isLiving(place));
}

function isLiving({ state }: WaitlistPlace): boolean {
  return state === "waiting" || state === "offered";
}

/** Households that the reader administers. */
export function useAdministeredHouseholds() {
  const groups = useQuery(routeQuery(listFamily)).data ?? [];
  return groups.filter(({ role }) => role === "admin");
}

export function useJoinWaitlist() {
  return useRouteMutation(joinWaitlist, { invalidates: [listWaitlist, getPackage, listPackages, packageFacets] });
}

/** The calls of the business center. */
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getBooking, listBookings, NEWEST_BOOKINGS } from "#contract/bookings.ts";
import { figureBookings } from "#contract/figure-bookings.ts";
import { operatorAttention, operatorSummary } from "#contract/operators.ts";
import { duplicatePackage, packageStanding } from "#contract/own-packages.ts";
import {
  closePackage,
  deletePackage,
  getPackage,
  listPackages,
  myPackages,
  pausePackage,
  publishPackage,
  updatePackage,
} from "#contract/packages.ts";
import type { RouteResult } from "#contract/route.ts";
import type { ChangeDays } from "#domain/operators/figures.ts";
import { call } from "#web/lib/calls/api.ts";
import { routeQuery, useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { hasRight } from "#web/lib/session/rights.ts";
import { useSignedIn } from "#web/lib/session/session.ts";

export type OwnPackage = RouteResult<typeof myPackages>[number];
export type PackageChange = RouteResult<typeof packageStanding>["changes"][number];
export type OwnBooking = RouteResult<typeof listBookings>[number];
export type OwnAttention = RouteResult<typeof operatorAttention>;
export type AttentionBooking = OwnAttention["bookings"][number];

const OUTDATED = [
  listBookings,
  operatorSummary,
  operatorAttention,
  figureBookings,
  getBooking,
  myPackages,
  listPackages,
  getPackage,
  packageStanding,
] as const;

export function useOwnPackages() {
  return useQuery({ ...routeQuery(myPackages), enabled: hasRight(useSignedIn(), myPackages.right) });
}

/** As the screen's page has asked for them (server/platform/http/first-answers.ts): the figures count all, these are a glance. */
export function useNewestBookings() {
  const enabled = hasRight(useSignedIn(), listBookings.right);
  return useQuery({ ...routeQuery(listBookings, { query: { limit: NEWEST_BOOKINGS } }), enabled });
}

/** The figures of another period come in the place of those that are shown, not of nothing. */
export function useSummary(days: ChangeDays) {
  const enabled = hasRight(useSignedIn(), operatorSummary.right);
  return useQuery({ ...routeQuery(operatorSummary, { query: { days } }), placeholderData: keepPreviousData, enabled });
}

/** Of each reason the most pressing booking; the lists behind it have them all. */
export function useAttention() {
  return useRouteQuery(operatorAttention, { query: { by: "rule" } });
}

/** One mutation an action, so that a dialog for any of them can hold the one that it needs. */
export function usePackageActions(onDone: () => void) {
  const options = { invalidates: OUTDATED, onSuccess: onDone };
  return {
    publish: useRouteMutation(publishPackage, options),
    pause: useRouteMutation(pausePackage, options),
    close: useRouteMutation(closePackage, options),
  };
}

/** Seats taken, live bookings, the fee and the history of an own package. */
export function usePackageStanding(id: string) {
  return useRouteQuery(packageStanding, { params: { id } });
}

export function useDuplicate(onDone: (copy: OwnPackage) => void) {
  return useRouteMutation(duplicatePackage, { invalidates: OUTDATED, onSuccess: onDone });
}

export function useDeleteDraft(onDone: () => void) {
  return useRouteMutation(deletePackage, { invalidates: OUTDATED, onSuccess: onDone });
}

/** On the version in sight: what somebody else has changed in between comes into sight instead. */
export function useChangeSeats() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ item, capacity }: { item: OwnPackage; capacity: number }) =>
      call(updatePackage, {
        params: { id: item.id },
        headers: { "if-match": `"${item.version}"` },
        body: { capacity },
      }),
    onSettled: () => {
      for (const { path } of OUTDATED) void client.invalidateQueries({ queryKey: [path] });
    },
  });
}

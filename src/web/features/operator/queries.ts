/** The calls of the business center. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { approveBooking, declineBooking, getBooking, listBookings } from "#contract/bookings.ts";
import { operatorSummary } from "#contract/operators.ts";
import {
  closePackage,
  getPackage,
  listPackages,
  myPackages,
  pausePackage,
  publishPackage,
} from "#contract/packages.ts";
import type { RouteResult } from "#contract/route.ts";
import type { ChangeDays } from "#domain/operators/figures.ts";
import { routeQuery, useRouteMutation, useRouteQuery } from "#web/lib/queries.ts";

export type OwnPackage = RouteResult<typeof myPackages>[number];
export type OwnBooking = RouteResult<typeof listBookings>[number];

const OUTDATED = [listBookings, operatorSummary, getBooking, myPackages, listPackages, getPackage] as const;

export function useOwnPackages() {
  return useRouteQuery(myPackages);
}

export function useOwnBookings() {
  return useRouteQuery(listBookings);
}

/** The figures of another period come in the place of those that are shown, not of nothing. */
export function useSummary(days: ChangeDays) {
  return useQuery({ ...routeQuery(operatorSummary, { query: { days } }), placeholderData: keepPreviousData });
}

export function useApprove(onApproved: () => void) {
  return useRouteMutation(approveBooking, { invalidates: OUTDATED, onSuccess: onApproved });
}

export function useDecline(onDeclined: () => void) {
  return useRouteMutation(declineBooking, { invalidates: OUTDATED, onSuccess: onDeclined });
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

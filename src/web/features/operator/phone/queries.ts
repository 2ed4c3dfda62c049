/** The calls of bookings by phone. */
import { listBookings } from "#contract/bookings.ts";
import { operatorSummary } from "#contract/operators.ts";
import { myPackages } from "#contract/packages.ts";
import {
  cancelPhoneBooking,
  confirmPhoneBooking,
  createPhoneBooking,
  extendPhoneHold,
  listPhoneBookings,
  namePhoneTravellers,
  recordDirectPayment,
  recordDirectRefund,
  replaceClaimLink,
} from "#contract/phone-bookings.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type PhoneBooking = RouteResult<typeof listPhoneBookings>[number];
export type WithLink = RouteResult<typeof createPhoneBooking>;

const OUTDATED = [listPhoneBookings, listBookings, operatorSummary, myPackages] as const;

export function usePhoneBookings() {
  return useRouteQuery(listPhoneBookings);
}

export function usePackagesOnSale(today: string) {
  const packages = useRouteQuery(myPackages);
  const onSale = packages.data?.filter(
    ({ status, departureDate }) => status === "listed" && departureDate !== null && departureDate > today,
  );
  return { ...packages, onSale };
}

export function useEnter(onSuccess: (made: WithLink) => void) {
  return useRouteMutation(createPhoneBooking, { invalidates: OUTDATED, onSuccess });
}

export function useNewLink(onSuccess: (made: WithLink) => void) {
  return useRouteMutation(replaceClaimLink, { invalidates: OUTDATED, onSuccess });
}

/** One mutation an act; each closes what it was pressed in. */
export function usePhoneActs(onDone: () => void) {
  const options = { invalidates: OUTDATED, onSuccess: onDone };
  return {
    extend: useRouteMutation(extendPhoneHold, options),
    cancel: useRouteMutation(cancelPhoneBooking, options),
    confirm: useRouteMutation(confirmPhoneBooking, options),
    name: useRouteMutation(namePhoneTravellers, options),
    pay: useRouteMutation(recordDirectPayment, options),
    giveBack: useRouteMutation(recordDirectRefund, { ...options, alsoOnceChanged: true }),
  };
}

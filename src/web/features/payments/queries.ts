/** The payment centre's calls as hooks. */
import { useQuery } from "@tanstack/react-query";
import { paymentGateway } from "#contract/booking-payments.ts";
import { getBooking, listBookings, listMyBookings } from "#contract/bookings.ts";
import { listFamily } from "#contract/family.ts";
import { householdPlans } from "#contract/household-plans.ts";
import { optimizePayment } from "#contract/payment-centre.ts";
import { plannableBookings } from "#contract/payment-dues.ts";
import { paymentHistory } from "#contract/payment-history.ts";
import {
  addPaymentMethod,
  changePaymentMethod,
  listPaymentMethods,
  orderPaymentMethods,
  removePaymentMethod,
} from "#contract/payment-methods.ts";
import {
  askMembers,
  checkOffStep,
  listPaymentPlans,
  payStep,
  removePaymentPlan,
  saveBestPlan,
  savePaymentPlan,
  withdrawStep,
} from "#contract/payment-plans.ts";
import type { RouteResult } from "#contract/route.ts";
import { routeQuery, useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";

export type SavedMethod = RouteResult<typeof listPaymentMethods>[number];
export type SavedPlan = RouteResult<typeof listPaymentPlans>[number];
export type SavedStep = SavedPlan["steps"][number];
export type HistoryItem = RouteResult<typeof paymentHistory>[number];
export type PayingHousehold = RouteResult<typeof listFamily>[number];
export type PaymentGateway = RouteResult<typeof paymentGateway>;

const METHODS = [listPaymentMethods] as const;
const MONEY = [
  ...[listPaymentPlans, paymentHistory, plannableBookings, optimizePayment],
  ...[listBookings, listMyBookings, getBooking],
  ...JOURNEY_ANSWERS,
] as const;

export const useMethods = () => useRouteQuery(listPaymentMethods);
export const useAddMethod = (onSuccess: () => void) =>
  useRouteMutation(addPaymentMethod, { invalidates: METHODS, onSuccess });
export const useChangeMethod = (onSuccess: () => void) =>
  useRouteMutation(changePaymentMethod, { invalidates: METHODS, onSuccess });
export const useRemoveMethod = (onSuccess: () => void) =>
  useRouteMutation(removePaymentMethod, { invalidates: METHODS, onSuccess });
export const useOrderMethods = () =>
  useRouteMutation(orderPaymentMethods, { invalidates: METHODS, alsoOnceChanged: true });

/** Own bookings of which something is open. */
export const useDues = () => useRouteQuery(plannableBookings);
/** Own bookings and those of one's households, the newest. */
export const useBooked = () => useRouteQuery(listBookings);
export const usePlans = () => useRouteQuery(listPaymentPlans);
export const useHouseholds = () => useRouteQuery(listFamily);
/** What a household has agreed on; null: there is none. */
export const useAgreed = (id: string | null) =>
  useQuery({ ...routeQuery(householdPlans, { params: { id: id ?? "" } }), enabled: id !== null });
export const useSavePlan = (onSuccess: () => void) =>
  useRouteMutation(savePaymentPlan, { invalidates: MONEY, onSuccess });
export const useSaveBestPlan = (onSuccess: () => void) =>
  useRouteMutation(saveBestPlan, { invalidates: MONEY, onSuccess });
export const useRemovePlan = () => useRouteMutation(removePaymentPlan, { invalidates: MONEY });
export const useCheckOff = () => useRouteMutation(checkOffStep, { invalidates: MONEY });
export const useAskMembers = () => useRouteMutation(askMembers, { invalidates: MONEY });
export const usePayStep = (onSuccess: () => void) => useRouteMutation(payStep, { invalidates: MONEY, onSuccess });
export const useWithdrawStep = () => useRouteMutation(withdrawStep, { invalidates: MONEY });
export const useBookingGateway = (bookingId: string) => useRouteQuery(paymentGateway, { query: { bookingId } });

export const usePaymentHistory = () => useRouteQuery(paymentHistory);

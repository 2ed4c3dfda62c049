/** The calls of one booking; every change makes all lists of bookings and seats, and the journey, outdated. */
import { askPayment, payBooking, paymentGateway, withdrawPayment } from "#contract/booking-payments.ts";
import {
  type Booking,
  confirmBooking,
  getBooking,
  listBookings,
  listMyBookings,
  nameTravellers,
  recordNusuk,
} from "#contract/bookings.ts";
import { officialNumbers } from "#contract/official-numbers.ts";
import { getPackage, listPackages, myPackages } from "#contract/packages.ts";
import { sharedFacts } from "#contract/shared-facts.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";

export type BookingView = Booking;

export const OUTDATED = [
  getBooking,
  listMyBookings,
  listBookings,
  listPackages,
  getPackage,
  myPackages,
  ...JOURNEY_ANSWERS,
] as const;

export function useBooking(id: string) {
  return useRouteQuery(getBooking, { params: { id } });
}

/** Made by the pilgrim, travelled on, or of a household that they administer. */
export function useMyBookings() {
  return useRouteQuery(listBookings);
}

/** How payments are taken; of a booking also whether its operator can be paid. */
export function useGateway(bookingId?: string) {
  return useRouteQuery(paymentGateway, { query: bookingId === undefined ? {} : { bookingId } });
}

/** Paying twice is impossible: a repeated call carries the same key. */
export function usePay(onPaid: (booking: BookingView) => void = () => undefined) {
  return useRouteMutation(payBooking, { invalidates: OUTDATED, onSuccess: onPaid });
}

export function useAskPayment() {
  return useRouteMutation(askPayment, { invalidates: OUTDATED });
}

export function useWithdrawPayment() {
  return useRouteMutation(withdrawPayment, { invalidates: OUTDATED });
}

export function useNameTravellers(onNamed: () => void) {
  return useRouteMutation(nameTravellers, { invalidates: [...OUTDATED, sharedFacts], onSuccess: onNamed });
}

export function useConfirmBooking(onConfirmed: () => void = () => undefined) {
  return useRouteMutation(confirmBooking, { invalidates: OUTDATED, onSuccess: onConfirmed });
}

export function useRecordReference(onRecorded: () => void) {
  return useRouteMutation(recordNusuk, {
    invalidates: [officialNumbers, ...OUTDATED],
    alsoOnceChanged: true,
    onSuccess: onRecorded,
  });
}

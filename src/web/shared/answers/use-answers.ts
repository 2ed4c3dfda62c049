/** The calls of an answer; each makes every list and figure of bookings outdated. */
import { answerBooking, approveBookings, deskBooking, undoAnswer } from "#contract/booking-desk.ts";
import { bookingCounts, bookingCustomers, bookingTable } from "#contract/booking-table.ts";
import { approveBooking, getBooking, listBookings } from "#contract/bookings.ts";
import { figureBookings } from "#contract/figure-bookings.ts";
import { operatorAttention, operatorSummary } from "#contract/operators.ts";
import { myPackages } from "#contract/packages.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation } from "../../lib/calls/queries.ts";

/** What answering a booking needs of it. */
export interface AnswerableBooking {
  readonly id: string;
  readonly customerName: string;
  readonly seats: number;
}

/** Answers that any act on a booking makes outdated. */
export const BOOKING_ANSWERS = [
  bookingTable,
  bookingCustomers,
  bookingCounts,
  deskBooking,
  getBooking,
  listBookings,
  operatorSummary,
  operatorAttention,
  figureBookings,
  myPackages,
] as const;

export type GivenAnswer = RouteResult<typeof answerBooking>;

/** Approving or declining, kept for a minute. */
export function useAnswerBooking(onGiven: (given: GivenAnswer) => void) {
  return useRouteMutation(answerBooking, { invalidates: BOOKING_ANSWERS, onSuccess: onGiven });
}

export function useUndoAnswer(onUndone: () => void) {
  return useRouteMutation(undoAnswer, { invalidates: BOOKING_ANSWERS, onSuccess: onUndone });
}

/** Carries a waiting yes out before its minute is over. */
export function useApproveNow() {
  return useRouteMutation(approveBooking, { invalidates: BOOKING_ANSWERS });
}

export function useApproveMany(onDone: (outcomes: RouteResult<typeof approveBookings>) => void) {
  return useRouteMutation(approveBookings, { invalidates: BOOKING_ANSWERS, onSuccess: onDone });
}

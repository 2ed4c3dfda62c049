/** The calls of the desk; each act makes every list and figure of bookings outdated. */
import {
  assignBooking,
  type DeskBooking,
  deskBooking,
  noteBooking,
  refundBooking,
  releaseSeat,
} from "#contract/booking-desk.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { BOOKING_ANSWERS } from "#web/shared/answers/use-answers.ts";

export type DeskView = DeskBooking;

export function useDeskBooking(id: string) {
  return useRouteQuery(deskBooking, { params: { id } });
}

export function useAssign() {
  return useRouteMutation(assignBooking, { invalidates: BOOKING_ANSWERS });
}

export function useNote(onNoted: () => void) {
  return useRouteMutation(noteBooking, { invalidates: [deskBooking], onSuccess: onNoted });
}

export function useRefund(onOrdered: () => void) {
  return useRouteMutation(refundBooking, { invalidates: BOOKING_ANSWERS, onSuccess: onOrdered });
}

export function useReleaseSeat(onReleased: () => void) {
  return useRouteMutation(releaseSeat, { invalidates: [deskBooking], onSuccess: onReleased });
}

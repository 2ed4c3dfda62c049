/** The calls that change a booking. */
import { changeRooms, leaveBooking, swapTraveller } from "#contract/booking-changes.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { sharedFacts } from "#contract/shared-facts.ts";
import { isOtherSum } from "#web/lib/calls/api-error.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { OUTDATED } from "../queries.ts";

/** Answers what it would cost; changes nothing, so nothing becomes outdated. */
export function useRoomsPreview() {
  return useRouteMutation(changeRooms);
}

/** Paying twice is impossible: a repeated call carries the same key. */
export function useChangeRooms(onChanged: () => void) {
  return useRouteMutation(changeRooms, { invalidates: OUTDATED, onSuccess: onChanged });
}

export function useSwap(onSwapped: () => void) {
  return useRouteMutation(swapTraveller, { invalidates: [...OUTDATED, sharedFacts], onSuccess: onSwapped });
}

export function useLeavePreview() {
  return useRouteMutation(leaveBooking);
}

/** `onOther`: other sums would come back or be kept than were sent along, and nobody leaves. */
export function useLeaveBooking(onLeft: () => void, onOther: () => void) {
  return useRouteMutation(leaveBooking, {
    invalidates: [...OUTDATED, sharedFacts],
    onSuccess: onLeft,
    onError: (error) => isOtherSum(error) && onOther(),
  });
}

/** Answers what would come back; changes nothing, so nothing becomes outdated. */
export function useCancelPreview() {
  return useRouteMutation(cancelBooking);
}

/** `onOther`: another sum would come back than the one that was sent along, and nothing is cancelled. */
export function useCancel(onCancelled: () => void, onOther: () => void) {
  return useRouteMutation(cancelBooking, {
    invalidates: OUTDATED,
    onSuccess: onCancelled,
    onError: (error) => isOtherSum(error) && onOther(),
  });
}

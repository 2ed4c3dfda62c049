/** The calls that change a booking. */
import { changeRooms, leaveBooking, swapTraveller } from "#contract/booking-changes.ts";
import { sharedFacts } from "#contract/shared-facts.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { isOtherSum, OUTDATED } from "../queries.ts";

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

/** The calls of a booking's review and problems. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getPackage } from "#contract/packages.ts";
import {
  addProblemPicture,
  type BookingProblem,
  bookingProblems,
  raiseProblem,
  removeProblemPicture,
} from "#contract/problems.ts";
import { changeReview, packageReviews, reviewOfBooking, writeReview } from "#contract/reviews.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery, useSinglePress } from "#web/lib/calls/queries.ts";
import { upload } from "#web/lib/calls/upload.ts";

export type ReviewStanding = RouteResult<typeof reviewOfBooking>;

const REVIEWED = [reviewOfBooking, packageReviews, getPackage] as const;

export function useOwnReview(bookingId: string) {
  return useRouteQuery(reviewOfBooking, { params: { id: bookingId } });
}

export function useWriteReview(onWritten: () => void) {
  return useRouteMutation(writeReview, { invalidates: REVIEWED, onSuccess: onWritten });
}

export function useChangeReview(onChanged: () => void) {
  return useRouteMutation(changeReview, { invalidates: REVIEWED, onSuccess: onChanged });
}

export function useBookingProblems(bookingId: string) {
  return useRouteQuery(bookingProblems, { params: { id: bookingId } });
}

export function useRaise(onRaised: (problem: BookingProblem) => void) {
  return useRouteMutation(raiseProblem, { invalidates: [bookingProblems], onSuccess: onRaised });
}

export function useRemoveProblemPicture() {
  return useRouteMutation(removeProblemPicture, { invalidates: [bookingProblems] });
}

export function useAddProblemPicture() {
  const client = useQueryClient();
  return useSinglePress(
    useMutation<BookingProblem, Error, { id: string; file: File }>({
      mutationFn: ({ id, file }) => upload(addProblemPicture, { params: { id }, fields: {}, file }),
      onSuccess: () => client.invalidateQueries({ queryKey: [bookingProblems.path] }),
    }),
  );
}

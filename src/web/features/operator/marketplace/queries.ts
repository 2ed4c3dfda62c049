/** The calls of the marketplace tab and of the operator's problems. */
import { answerEnquiry, operatorEnquiries, packageEnquiries } from "#contract/enquiries.ts";
import { listingImprovements, marketplaceFigures } from "#contract/listing-analytics.ts";
import { operatorProblems } from "#contract/problems.ts";
import { answerReview, operatorReviews, packageReviews } from "#contract/reviews.ts";
import { wishCounts } from "#contract/wishes.ts";
import type { EnquiryState } from "#domain/reviews/enquiry.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export function useFigures() {
  return useRouteQuery(marketplaceFigures);
}

export function useImprovements() {
  return useRouteQuery(listingImprovements);
}

export function useWishCounts() {
  return useRouteQuery(wishCounts);
}

export function useEnquiries(state: EnquiryState) {
  return useRouteQuery(operatorEnquiries, { query: { state } });
}

export function useAnswerEnquiry(onAnswered: () => void) {
  return useRouteMutation(answerEnquiry, { invalidates: [operatorEnquiries, packageEnquiries], onSuccess: onAnswered });
}

export function useOwnReviews() {
  return useRouteQuery(operatorReviews);
}

export function useAnswerReview(onAnswered: () => void) {
  return useRouteMutation(answerReview, { invalidates: [operatorReviews, packageReviews], onSuccess: onAnswered });
}

export function useOperatorProblems() {
  return useRouteQuery(operatorProblems);
}

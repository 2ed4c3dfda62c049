/** The calls of reviews and questions on a package's page. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { askOperator, hideEnquiry, packageEnquiries } from "#contract/enquiries.ts";
import { packageReviews } from "#contract/reviews.ts";
import type { ReviewSort } from "#domain/reviews/review.ts";
import { call } from "#web/lib/calls/api.ts";
import { routeKey, useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

/** What was shown of one order stays while more of it comes. */
export function useReviews(id: string, sort: ReviewSort) {
  return useInfiniteQuery({
    queryKey: routeKey(packageReviews, { params: { id }, query: { sort } }),
    queryFn: ({ pageParam: after }) =>
      call(packageReviews, { params: { id }, query: { sort, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
}

export function useQuestions(id: string) {
  return useRouteQuery(packageEnquiries, { params: { id } });
}

export function useAskOperator(onAsked: () => void) {
  return useRouteMutation(askOperator, { invalidates: [packageEnquiries], onSuccess: onAsked });
}

export function useHide(onHidden: () => void) {
  return useRouteMutation(hideEnquiry, { invalidates: [packageEnquiries], onSuccess: onHidden });
}

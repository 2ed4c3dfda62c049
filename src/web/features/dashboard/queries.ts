/** What the dashboard shows, in one round trip; a part that is missing in it is asked for by its own call. */
import { type QueryKey, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { currentUser, updateUser } from "#contract/accounts.ts";
import { listBookings } from "#contract/bookings.ts";
import { dashboard } from "#contract/dashboard.ts";
import { verdictRate } from "#contract/documents.ts";
import { listFamily } from "#contract/family.ts";
import { journey } from "#contract/journey.ts";
import { type Activity, listActivity } from "#contract/notifications.ts";
import { listPaymentPlans } from "#contract/payment-plans.ts";
import { queueStatus } from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { call } from "#web/lib/calls/api.ts";
import { routeQuery, useRouteMutation } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";

type Whole = RouteResult<typeof dashboard>;
export type MyBooking = RouteResult<typeof listBookings>[number];
export type Journey = RouteResult<typeof journey>;
export type QueuePlace = RouteResult<typeof queueStatus>;
export type Family = RouteResult<typeof listFamily>[number];
export type MyPlan = RouteResult<typeof listPaymentPlans>[number];
export type { Activity };

let asked: Promise<Whole | null> | null = null;

/** One call for all that ask at the same moment; who asks later wants to know what has changed since. */
function askWhole(): Promise<Whole | null> {
  if (!asked) {
    asked = call(dashboard).catch(() => null);
    setTimeout(() => {
      asked = null;
    }, 0);
  }
  return asked;
}

interface OwnCall<Part> {
  readonly queryKey: QueryKey;
  readonly queryFn: () => Promise<Part>;
}

/** Kept where the part's own call keeps it: what the live channel makes outdated there is fetched again by that call. */
function usePart<Part>(own: OwnCall<Part>, pick: (whole: Whole) => NoInfer<Part> | null): UseQueryResult<Part> {
  const { queryKey } = own;
  const client = useQueryClient();
  const known = client.getQueryState(queryKey);
  const queryFn = async (): Promise<Part> => {
    const isFirst = client.getQueryData(queryKey) === undefined;
    const whole = isFirst ? await askWhole() : null;
    return (whole && pick(whole)) ?? own.queryFn();
  };
  // Asked before anything is drawn: the header finds the journey on its way and asks for none of its own.
  if (!known || (known.status === "pending" && known.fetchStatus === "idle"))
    void client.prefetchQuery({ queryKey, queryFn });
  return useQuery({ queryKey, queryFn });
}

export const useJourney = () => usePart(routeQuery(journey), (whole) => whole.journey);
export const useDashboardBookings = () => usePart(routeQuery(listBookings), (whole) => whole.bookings);
export const useActivity = () => usePart(routeQuery(listActivity), (whole) => whole.activity);
export const useFamilies = () => usePart(routeQuery(listFamily), (whole) => whole.families);
export const useQueuePlace = () => usePart(routeQuery(queueStatus), (whole) => whole.queue);
export const usePaymentPlans = () => usePart(routeQuery(listPaymentPlans), (whole) => whole.plans);
export const useRate = () => usePart(routeQuery(verdictRate), (whole) => whole.rate);
const useWaitlist = () => usePart(routeQuery(listWaitlist), (whole) => whole.waitlist);

/** Watches the parts whose cards come later, so that they are in the one answer and fetched again with the rest. */
export function useLaterParts(): void {
  useActivity();
  useFamilies();
  useQueuePlace();
  useRate();
  usePaymentPlans();
  useWaitlist();
}

/** Answers the welcome, or puts it aside; either way something else is next. */
export function useAnswerWelcome(onSaved: () => void) {
  return useRouteMutation(updateUser, { invalidates: [currentUser, ...JOURNEY_ANSWERS], onSuccess: onSaved });
}

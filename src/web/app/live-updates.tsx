/** Keeps the page's answers fresh over the live channel, and says when that is no longer possible. */
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { Unplug } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { operatorAnalysis } from "#contract/analytics.ts";
import { deskBooking } from "#contract/booking-desk.ts";
import { bookingMessages } from "#contract/booking-messages.ts";
import { bookingCounts, type bookingCustomers, bookingTable } from "#contract/booking-table.ts";
import { getBooking, listBookings, listMyBookings } from "#contract/bookings.ts";
import type { readConversation } from "#contract/conversations.ts";
import type { getCustomerGroup, groupableBookings, listCustomerGroups } from "#contract/customer-groups.ts";
import { getDocument, listDocuments, listMyDocuments } from "#contract/documents.ts";
import type { operatorEnquiries, packageEnquiries } from "#contract/enquiries.ts";
import { listFamily } from "#contract/family.ts";
import type { figureBookings } from "#contract/figure-bookings.ts";
import { listActivity, listNotifications } from "#contract/notifications.ts";
import type { officialNumbers, reportedNumbers } from "#contract/official-numbers.ts";
import type { operatorAttention, operatorSummary } from "#contract/operators.ts";
import { myPackages } from "#contract/packages.ts";
import type { listPhoneBookings } from "#contract/phone-bookings.ts";
import { bookingProblems, type operatorProblems } from "#contract/problems.ts";
import type { queueStatus } from "#contract/queue.ts";
import { LIVE_TYPES, type LiveType } from "#contract/realtime.ts";
import type { operatorReviews } from "#contract/reviews.ts";
import type { Route } from "#contract/route.ts";
import { secondOpinion } from "#contract/second-opinion.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { useRouteQuery } from "../lib/calls/queries.ts";
import { takeAwayRead } from "../lib/device/push.ts";
import { retryLive, startLive } from "../lib/socket.ts";
import { useLiveState } from "../lib/use-live.ts";
import { JOURNEY_ANSWERS } from "../shared/journey/journey-answers.ts";

/** By path alone, checked against the contract: the shell carries none of the business center's calls. */
type OperatorRoute =
  | typeof operatorSummary
  | typeof operatorAttention
  | typeof figureBookings
  | typeof operatorAnalysis
  | typeof listPhoneBookings
  | typeof listCustomerGroups
  | typeof getCustomerGroup
  | typeof groupableBookings
  | typeof bookingCustomers;
const OPERATOR_ANSWERS = [
  "/api/operator/summary",
  "/api/operator/attention",
  "/api/operator/figures/bookings",
  "/api/operator/analytics",
  "/api/phone-bookings",
  "/api/operator/groups",
  "/api/operator/groups/:id",
  "/api/operator/group-bookings",
  "/api/operator/bookings/customers",
] as const satisfies readonly OperatorRoute["path"][];

type VoiceRoute = typeof operatorEnquiries | typeof packageEnquiries | typeof operatorReviews | typeof operatorProblems;
const VOICE_ANSWERS = [
  "/api/operator/enquiries",
  "/api/packages/:id/enquiries",
  "/api/operator/reviews",
  "/api/operator/problems",
] as const satisfies readonly VoiceRoute["path"][];

const NUMBER_ANSWERS = ["/api/bookings/:id/nusuk", "/api/operator/numbers"] as const satisfies readonly (
  | typeof officialNumbers
  | typeof reportedNumbers
)["path"][];

const QUEUE = "/api/queue/status" satisfies (typeof queueStatus)["path"];
const CONVERSATION = "/api/conversations/:agentId" satisfies (typeof readConversation)["path"];

/** The answers that a change of each kind makes outdated. */
const OUTDATED: Record<LiveType, readonly Pick<Route, "path">[]> = {
  notification: [listNotifications, listActivity, listFamily, ...JOURNEY_ANSWERS],
  booking_update: [
    listMyBookings,
    listBookings,
    getBooking,
    bookingTable,
    bookingCounts,
    deskBooking,
    bookingMessages,
    bookingProblems,
    myPackages,
    ...JOURNEY_ANSWERS,
    ...[...OPERATOR_ANSWERS, ...NUMBER_ANSWERS].map((path) => ({ path })),
  ],
  waitlist_update: [listWaitlist, myPackages, ...JOURNEY_ANSWERS],
  document_update: [listMyDocuments, listDocuments, getDocument, secondOpinion, listFamily, ...JOURNEY_ANSWERS],
  voice_update: VOICE_ANSWERS.map((path) => ({ path })),
  conversation_update: [{ path: CONVERSATION }],
};

/** A first answer still on its way may be older than the change, and would be taken for the new one: it is not waited for. */
async function askAnew(client: QueryClient, path: string): Promise<void> {
  await client.cancelQueries({ queryKey: [path] });
  await client.invalidateQueries({ queryKey: [path] });
}

/** One for each person: another needs a socket of their own, so it is drawn with the user as its key. */
export function LiveUpdates() {
  useTakeAwayRead();
  const t = useTranslations("common");
  const client = useQueryClient();
  const state = useLiveState();
  useEffect(() => {
    const outdate = (types: readonly LiveType[]) => {
      // Several kinds of change outdate the same answer, which is asked for once.
      const paths = new Set(types.flatMap((type) => OUTDATED[type].map(({ path }) => path)));
      for (const path of paths) void askAnew(client, path);
    };
    const changed = (type: LiveType) => {
      outdate([type]);
      // A turn that has come or ended is told by a notice; the places in between come over the queue's own messages.
      if (type === "notification") void askAnew(client, QUEUE);
    };
    return startLive({ changed, unsure: () => outdate(LIVE_TYPES) });
  }, [client]);
  return (
    <div role="status">
      {state === "lost" && (
        <p className="flex flex-wrap items-center justify-center gap-x-2.5 bg-wait-soft px-5 py-1 text-sm">
          <Unplug aria-hidden="true" className="size-5 shrink-0 text-wait" />
          {t("live.lost")}
          <button type="button" onClick={retryLive} className="min-h-11 px-2 font-semibold text-brand underline">
            {t("live.retry")}
          </button>
        </p>
      )}
    </div>
  );
}

/** What was read here or elsewhere leaves the screen of this device. */
function useTakeAwayRead(): void {
  const list = useRouteQuery(listNotifications).data?.notifications;
  useEffect(() => {
    const read = new Set(list?.flatMap((one) => (one.read ? [one.id] : [])));
    if (read.size > 0) void takeAwayRead(read);
  }, [list]);
}

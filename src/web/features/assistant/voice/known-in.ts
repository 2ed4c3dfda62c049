/** What the page has fetched already, as the engine reads it; a part that it has not is null, and the answer says so. */
import type { QueryClient } from "@tanstack/react-query";
import { type Known, NOTHING_KNOWN } from "#assistant/known.ts";
import { listBookings } from "#contract/bookings.ts";
import { listDocuments } from "#contract/documents.ts";
import { listFamily } from "#contract/family.ts";
import { journey } from "#contract/journey.ts";
import { listPackages } from "#contract/packages.ts";
import { listPaymentMethods } from "#contract/payment-methods.ts";
import { listPaymentPlans } from "#contract/payment-plans.ts";
import { prayerTimes } from "#contract/prayer-times.ts";
import { queueStatus } from "#contract/queue.ts";
import type { Route, RouteResult } from "#contract/route.ts";
import { listTravellers } from "#contract/travellers.ts";
import { listWaitlist } from "#contract/waitlist.ts";
import { routeKey, routeQuery } from "#web/lib/calls/queries.ts";

export function knownIn(client: QueryClient): Known {
  return {
    ...NOTHING_KNOWN,
    documents: whole(client, listDocuments),
    travellers: newest(client, listTravellers),
    queue: newest(client, queueStatus),
    waitlists: newest(client, listWaitlist),
    bookings: whole(client, listBookings),
    families: newest(client, listFamily),
    journey: newest(client, journey),
    packages: newest(client, listPackages),
    methods: newest(client, listPaymentMethods),
    plans: newest(client, listPaymentPlans),
    prayer: newest(client, prayerTimes),
  };
}

/** What the offered phrases ask about, where the page has not fetched it: the panel then answers also once the line is lost. */
export async function fetchForPhrases(client: QueryClient): Promise<void> {
  const missing = [
    ...[listDocuments, listBookings].filter((route) => whole(client, route) === null),
    ...[listTravellers, queueStatus, journey].filter((route) => newest(client, route) === null),
  ];
  await Promise.all(missing.map((route) => client.prefetchQuery({ ...routeQuery(route), retry: false })));
}

/** The market, where the page has not fetched it and a question is about it; whether it is there now and was not before. */
export async function fetchPackages(client: QueryClient): Promise<boolean> {
  if (newest(client, listPackages) !== null) return false;
  await client.prefetchQuery({ ...routeQuery(listPackages, { query: {} }), retry: false });
  return newest(client, listPackages) !== null;
}

/** A glance at the newest few is not the list, nor is what else lies under its key, as an intake under that of the documents. */
function whole<R extends Route>(client: QueryClient, route: R): RouteResult<R> | null {
  return client.getQueryData<RouteResult<R>>(routeKey(route)) ?? null;
}

/** Of all variants of the call the one that was answered last: today's prayers, the list as it was filtered. */
function newest<R extends Route>(client: QueryClient, { path }: R): RouteResult<R> | null {
  const [latest] = client
    .getQueryCache()
    .findAll({ queryKey: [path] })
    .filter(({ state }) => state.data !== undefined)
    .sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  return latest ? (client.getQueryData<RouteResult<R>>(latest.queryKey) ?? null) : null;
}

/** What the account lets operators count, and how that begins and ends. */
import { listConsents } from "#contract/own-records.ts";
import { sharedWishes, shareWishes, withdrawWishes } from "#contract/wishes.ts";
import type { StatedWishes } from "#domain/packages/search/match.ts";
import { WISHES_CONSENT_VERSION } from "#domain/packages/search/wish-count.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

const OUTDATED = [sharedWishes, listConsents] as const;

/** For pilgrims alone; `share` replaces what was shared before. */
export function useSharedWishes() {
  const query = useRouteQuery(sharedWishes);
  const sharing = useRouteMutation(shareWishes, { invalidates: OUTDATED });
  const ending = useRouteMutation(withdrawWishes, { invalidates: OUTDATED });
  return {
    shared: query.data?.shared ?? null,
    isKnown: query.data !== undefined,
    isPending: sharing.isPending || ending.isPending,
    error: query.error ?? sharing.error ?? ending.error,
    share: (wishes: StatedWishes) => sharing.mutate({ body: { wishes, consentVersion: WISHES_CONSENT_VERSION } }),
    withdraw: () => ending.mutate({}),
  };
}

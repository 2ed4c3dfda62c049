/** Reading one's own records, and ending a consent. */
import { listFamily } from "#contract/family.ts";
import { listConsents, listDocumentViews, withdrawConsent } from "#contract/own-records.ts";
import { listTravellers } from "#contract/travellers.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export function useConsents() {
  return useRouteQuery(listConsents);
}

export function useWithdrawConsent() {
  return useRouteMutation(withdrawConsent, { invalidates: [listConsents, listTravellers, listFamily] });
}

export function useDocumentViews() {
  return useRouteQuery(listDocumentViews);
}

export function useOwnGroups() {
  return useRouteQuery(listFamily);
}

/** Invitations and links as their screens show them, and joining, which makes nearly everything outdated. */
import { getBooking, listBookings, listMyBookings } from "#contract/bookings.ts";
import { listDocuments, listMyDocuments } from "#contract/documents.ts";
import { acceptInvitation, listFamily, viewInvitation, viewSharedFamily } from "#contract/family.ts";
import type { RouteResult } from "#contract/route.ts";
import { listTravellers } from "#contract/travellers.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";

export type InvitationView = RouteResult<typeof viewInvitation>;

const PAPERS = [listTravellers, listDocuments, listMyDocuments] as const;
const PLACES = [listBookings, listMyBookings, getBooking, ...JOURNEY_ANSWERS] as const;

/** Whoever joins may bring their own row, papers and places along. */
export function useAccept(onSuccess: () => void) {
  return useRouteMutation(acceptInvitation, { invalidates: [listFamily, ...PAPERS, ...PLACES], onSuccess });
}

export function useInvitation(token: string) {
  return useRouteQuery(viewInvitation, { body: { token } });
}

export function useSharedFamily(code: string) {
  return useRouteQuery(viewSharedFamily, { body: { code } });
}

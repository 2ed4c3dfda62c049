/** Joining, apart from the other calls: it makes nearly everything outdated, and only its own screen needs to know all that. */
import { getBooking, listBookings, listMyBookings } from "#contract/bookings.ts";
import { listDocuments, listMyDocuments } from "#contract/documents.ts";
import { acceptInvitation, listFamily } from "#contract/family.ts";
import { journey } from "#contract/journey.ts";
import { listTravellers } from "#contract/travellers.ts";
import { useRouteMutation } from "#web/lib/queries.ts";

const PAPERS = [listTravellers, listDocuments, listMyDocuments] as const;
const PLACES = [listBookings, listMyBookings, getBooking, journey] as const;

/** Whoever joins may bring their own row, papers and places along. */
export function useAccept(onSuccess: () => void) {
  return useRouteMutation(acceptInvitation, { invalidates: [listFamily, ...PAPERS, ...PLACES], onSuccess });
}

/** A change of a traveller makes whatever is judged by travellers outdated. */
import { getBooking, listMyBookings } from "#contract/bookings.ts";
import { listDocuments, listMyDocuments } from "#contract/documents.ts";
import { changeTraveller, listTravellers, type Traveller } from "#contract/travellers.ts";
import { useRouteMutation } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "#web/shared/journey/journey-answers.ts";

export const TRAVELLER_ANSWERS = [
  listTravellers,
  listMyDocuments,
  listDocuments,
  getBooking,
  listMyBookings,
  ...JOURNEY_ANSWERS,
] as const;

export function useChangeTraveller(onSuccess?: (saved: Traveller) => void) {
  return useRouteMutation(changeTraveller, { invalidates: TRAVELLER_ANSWERS, ...(onSuccess && { onSuccess }) });
}

/** The calls about travellers; every change makes what is judged by them outdated. */
import { getBooking, listMyBookings } from "#contract/bookings.ts";
import { listDocuments, listMyDocuments } from "#contract/documents.ts";
import {
  addTraveller,
  changeTraveller,
  deleteTraveller,
  listTravellers,
  type Traveller,
} from "#contract/travellers.ts";
import { useRouteMutation } from "../../lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "../../shared/journey/journey-answers.ts";

const OUTDATED = [
  listTravellers,
  listMyDocuments,
  listDocuments,
  getBooking,
  listMyBookings,
  ...JOURNEY_ANSWERS,
] as const;

export function useAddTraveller(onSuccess: (saved: Traveller) => void) {
  return useRouteMutation(addTraveller, { invalidates: OUTDATED, onSuccess });
}

export function useChangeTraveller(onSuccess: (saved: Traveller) => void) {
  return useRouteMutation(changeTraveller, { invalidates: OUTDATED, onSuccess });
}

export function useDeleteTraveller(onSuccess: () => void) {
  return useRouteMutation(deleteTraveller, { invalidates: OUTDATED, onSuccess });
}

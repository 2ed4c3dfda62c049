/** The calls that add and remove travellers. */
import { addTraveller, deleteTraveller, type Traveller } from "#contract/travellers.ts";
import { TRAVELLER_ANSWERS } from "#web/shared/people/use-change-traveller.ts";
import { useRouteMutation } from "../../lib/calls/queries.ts";

export function useAddTraveller(onSuccess: (saved: Traveller) => void) {
  return useRouteMutation(addTraveller, { invalidates: TRAVELLER_ANSWERS, onSuccess });
}

export function useDeleteTraveller(onSuccess: () => void) {
  return useRouteMutation(deleteTraveller, { invalidates: TRAVELLER_ANSWERS, onSuccess });
}

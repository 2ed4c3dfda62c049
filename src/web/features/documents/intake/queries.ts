/** The calls of an intake. */
import { useQuery } from "@tanstack/react-query";
import { listDocuments, listMyDocuments } from "#contract/documents.ts";
import { agreeToIntake, listIntake, takeBackPaper } from "#contract/intake.ts";
import type { RouteOutput } from "#contract/route.ts";
import { listTravellers } from "#contract/travellers.ts";
import { routeQuery, useRouteMutation } from "#web/lib/calls/queries.ts";
import { JOURNEY_ANSWERS } from "../../../shared/journey/journey-answers.ts";

/** Under the key of the documents: whatever makes their list outdated, as news over the live channel, does so here. */
export function useIntake() {
  return useQuery({ ...routeQuery(listIntake), queryKey: [listDocuments.path, "intake"] });
}

const FILED = [listDocuments, listMyDocuments, listTravellers, ...JOURNEY_ANSWERS] as const;

export type Filed = RouteOutput<typeof agreeToIntake>["filed"];

export function useAgree(onFiled: (filed: Filed) => void) {
  return useRouteMutation(agreeToIntake, {
    invalidates: FILED,
    onSuccess: ({ filed }) => onFiled(filed),
  });
}

export function useTakeBack() {
  return useRouteMutation(takeBackPaper, { invalidates: [listDocuments] });
}

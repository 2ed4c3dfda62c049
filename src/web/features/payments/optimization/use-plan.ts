/** The plan that the server works out of the payer's figures. */
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { optimizePayment } from "#contract/payment-centre.ts";
import { routeQuery } from "#web/lib/queries.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { type Figures, requestOf } from "./figures.ts";

/** Between the last move of a slider and the question. */
const PAUSE_MS = 150;

/**
 * Asked again a moment after the last change; until then the plan before stays in sight and is not `isCurrent`. Not asked
 * while a figure is wrong.
 */
export function usePlan(figures: Figures) {
  const settled = useSettled(useDeferredValue(figures), PAUSE_MS);
  const body = requestOf(settled);
  const plan = useQuery({
    queryKey: [optimizePayment.path, body],
    queryFn: body ? routeQuery(optimizePayment, { body }).queryFn : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { plan, isCurrent: settled === figures && plan.isSuccess && !plan.isPlaceholderData };
}

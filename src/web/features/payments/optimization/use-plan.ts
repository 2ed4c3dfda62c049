/** The plan that the server works out of the payer's figures. */
import { keepPreviousData, skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useRef, useState } from "react";
import { type OptimizeAnswer, type OptimizeRequest, optimizePayment } from "#contract/payment-centre.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";
import { useSettled } from "#web/lib/use-settled.ts";
import { type PlanFigures, requestOf } from "./figures/figures.ts";

/** Between the last move of a slider and the question. */
const PAUSE_MS = 150;

/**
 * Asked again a moment after the last change; until then the plan before stays in sight and is not `isCurrent`. Not asked
 * while a figure is wrong.
 */
export function usePlan(figures: PlanFigures) {
  const client = useQueryClient();
  const paused = useSettled(useDeferredValue(figures), PAUSE_MS);
  const [pressed, setPressed] = useState<PlanFigures | null>(null);
  const settled = pressed === figures ? figures : paused;
  const latest = useRef(figures);
  latest.current = figures;
  const body = requestOf(settled);
  const plan = useQuery({
    queryKey: keyOf(body),
    queryFn: body ? routeQuery(optimizePayment, { body }).queryFn : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { plan, isCurrent: settled === figures && plan.isSuccess && !plan.isPlaceholderData, askNow };

  /** Works out what stands in the form now, without the pause. Undefined where it has changed before the answer came. */
  async function askNow(): Promise<OptimizeAnswer | "none" | undefined> {
    setPressed(figures);
    const asked = requestOf(figures);
    if (!asked) return "none";
    const { queryFn } = routeQuery(optimizePayment, { body: asked });
    const answer = await client
      .fetchQuery({ queryKey: keyOf(asked), queryFn, retry: false, staleTime: 0 })
      .catch(() => "none" as const);
    return latest.current === figures ? answer : undefined;
  }
}

function keyOf(body: OptimizeRequest | null) {
  return [optimizePayment.path, body];
}

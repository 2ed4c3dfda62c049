/** The call of the analysis. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operatorAnalysis } from "#contract/analytics.ts";
import type { RouteResult } from "#contract/route.ts";
import type { AnalysisMonths } from "#domain/operators/period.ts";
import { routeQuery } from "#web/lib/calls/queries.ts";

export type Analysis = RouteResult<typeof operatorAnalysis>;

/** Another period comes in the place of the one in sight, not of nothing. */
export function useAnalysis(months: AnalysisMonths) {
  return useQuery({ ...routeQuery(operatorAnalysis, { query: { months } }), placeholderData: keepPreviousData });
}

/** What each card of the analysis is given. */
export interface CardProps {
  readonly analysis: Analysis;
  readonly months: AnalysisMonths;
}

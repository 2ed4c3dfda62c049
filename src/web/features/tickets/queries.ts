/** The public check of a ticket. */
import { verifyTicket } from "#contract/papers.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";

export type TicketVerdict = RouteResult<typeof verifyTicket>;

export function useTicketCheck(code: string) {
  return useRouteQuery(verifyTicket, { query: { code } });
}

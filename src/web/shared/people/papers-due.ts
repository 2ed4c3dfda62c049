/** The papers that somebody of the account has to give, as the journey tells them. */
import { journey } from "#contract/journey.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteQuery } from "../../lib/queries.ts";

type Obligation = RouteResult<typeof journey>["obligations"][number];
export type PaperDue = Extract<Obligation["act"], { type: unknown }>;

/** What presses most first; undefined until it is known. */
export function usePapersDue(): readonly PaperDue[] | undefined {
  const { data } = useRouteQuery(journey);
  return data?.obligations.flatMap(({ act }) => ("type" in act ? [act] : []));
}

/** Whether somebody's visa is asked for by now: a traveller by id, null the account's owner. Nobody's until it is known. */
export function useVisaDue(): (travellerId: string | null) => boolean {
  const due = usePapersDue() ?? [];
  return (id) => due.some(({ type, traveller }) => type === "visa" && (traveller?.id ?? null) === id);
}

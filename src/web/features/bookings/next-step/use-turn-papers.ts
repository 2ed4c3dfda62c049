/** The passports that places of a turn wait for and that are the reader's own to give, with the way to each. */
import { journey } from "#contract/journey.ts";
import { targetOf } from "#domain/obligations/told/moment.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";

export function useTurnPapers() {
  const { data } = useRouteQuery(journey);
  return (data?.obligations ?? []).flatMap(({ act }) =>
    "type" in act && act.reason === "turn_hold" ? [{ whose: act.traveller, to: targetOf(act) }] : [],
  );
}

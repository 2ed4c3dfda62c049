/** Whom the age of Hajj keeps at home on a journey. */
import { listFamily } from "#contract/family.ts";
import { listTravellers } from "#contract/travellers.ts";
import { isTooYoung } from "#domain/travellers/traveller.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";

interface Known {
  readonly travellers: readonly { readonly id: string; readonly birthDate: string | null }[];
  readonly groups: readonly {
    readonly limits: { readonly tooYoung: readonly string[] };
    readonly members: readonly { readonly id: string; readonly travellerId: string | null }[];
  }[];
}

/** By traveller. Of members with accounts the age is known to the server alone. */
export function tooYoungOn(departureDate: string, { travellers, groups }: Known): Set<string> {
  return new Set([
    ...travellers.filter(({ birthDate }) => isTooYoung(birthDate, departureDate)).map(({ id }) => id),
    ...groups.flatMap(({ limits, members }) =>
      members.flatMap(({ id, travellerId }) => (limits.tooYoung.includes(id) ? (travellerId ?? []) : [])),
    ),
  ]);
}

/** Nobody as long as the household is not known. */
export function useTooYoung(departureDate: string): ReadonlySet<string> {
  const [travellers, groups] = [useRouteQuery(listTravellers), useRouteQuery(listFamily)];
  return tooYoungOn(departureDate, { travellers: travellers.data ?? [], groups: groups.data ?? [] });
}

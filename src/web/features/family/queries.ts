/** The family groups of the reader, as the first tab shows them. */
import { type FamilyGroup, type FamilyMember, listFamily } from "#contract/family.ts";
import { useRouteQuery } from "#web/lib/calls/queries.ts";

export type { FamilyGroup, FamilyMember };

export function useFamily() {
  return useRouteQuery(listFamily);
}

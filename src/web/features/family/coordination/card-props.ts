/** What every card of the household's plans is given. */
import type { FamilyGroup } from "../queries.ts";
import type { HouseholdPlans } from "./plan-queries.ts";

export interface PlanCardProps {
  readonly group: FamilyGroup;
  readonly plans: HouseholdPlans;
}

/** Names by member. */
export function memberNamesOf({ members }: FamilyGroup): (id: string) => string {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? "";
}

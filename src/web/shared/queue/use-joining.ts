/** What is chosen before a place in line is taken: for whom, and whether its seats have to be free of steps. */
import { useState } from "react";
import { type FamilyGroup, listFamily } from "#contract/family.ts";
import { joinWindow, type saleWindows } from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";
import { LINE_ANSWERS } from "#web/shared/journey/journey-answers.ts";

export type QueueWindow = RouteResult<typeof saleWindows>[number];

export function useJoinLine() {
  return useRouteMutation(joinWindow, { invalidates: LINE_ANSWERS });
}

function administered(groups: readonly FamilyGroup[] | undefined): readonly FamilyGroup[] {
  return groups?.filter(({ role }) => role === "admin") ?? [];
}

/** For how many a place of this household is: who is too young for the next Hajj needs no seat. */
export function seatsWanted({ members, limits }: Pick<FamilyGroup, "members" | "limits">): number {
  return members.length - limits.tooYoung.length;
}

/** For how many a place is taken where nothing is chosen, as `useJoining` takes it. */
export function useSeatsWanted(): number {
  const [household] = administered(useRouteQuery(listFamily).data);
  return household ? seatsWanted(household) : 1;
}

/** Nothing chosen: the household that the reader administers, which needs one place for all, else the reader alone. */
export function useJoining(window: QueueWindow, onJoined: () => void) {
  const families = useRouteQuery(listFamily);
  const own = administered(families.data);
  const [chosen, setFamilyId] = useState<string | null>();
  const familyId = chosen === undefined ? (own[0]?.id ?? null) : chosen;
  const [stepFree, setStepFree] = useState(false);
  const join = useJoinLine();
  const body = { stepFree, ...(familyId !== null && { familyId }) };
  return {
    own,
    familyId,
    setFamilyId,
    stepFree,
    setStepFree,
    error: join.error,
    isPending: join.isPending || families.isPending,
    send: () => join.mutate({ params: { id: window.id }, body }, { onSuccess: onJoined }),
  };
}

export type Joining = ReturnType<typeof useJoining>;

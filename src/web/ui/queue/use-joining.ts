/** What is chosen before a place in line is taken: for whom, and whether its seats have to be free of steps. */
import { useState } from "react";
import { joinWindow, type saleWindows } from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";
import { LINE_ANSWERS } from "#web/lib/journey-answers.ts";
import { useRouteMutation } from "#web/lib/queries.ts";

export type QueueWindow = RouteResult<typeof saleWindows>[number];

export function useJoin() {
  return useRouteMutation(joinWindow, { invalidates: LINE_ANSWERS });
}

export function useJoining(window: QueueWindow, onJoined: () => void) {
  const [familyId, setFamilyId] = useState<string | null>(null);
  const [stepFree, setStepFree] = useState(false);
  const join = useJoin();
  const body = { stepFree, ...(familyId !== null && { familyId }) };
  return {
    familyId,
    setFamilyId,
    stepFree,
    setStepFree,
    error: join.error,
    isPending: join.isPending,
    send: () => join.mutate({ params: { id: window.id }, body }, { onSuccess: onJoined }),
  };
}

export type Joining = ReturnType<typeof useJoining>;

/** A place in line of a test's choosing. */
import type { queueStatus } from "#contract/queue.ts";
import type { RouteResult } from "#contract/route.ts";

type Status = RouteResult<typeof queueStatus>;
type Ticket = Status["tickets"][number];

/** The reader's own, at place 12 of an open window. */
export function ticketWith(changes: Partial<Ticket> = {}): Ticket {
  return {
    ...{ entryId: "e", windowId: "w", operatorName: "Crescent Travel", state: "waiting", familyId: null, seats: 2 },
    ...{ joinedAt: "2026-11-20T09:00:00Z", isMine: true, holder: "Amina", bookingId: null },
    ...{ position: 12, estimatedWaitTime: 3, waitBasis: "measured", interval: null, chance: null, leastPassing: 0 },
    ...{ turnEndsAt: null, turnEndedAt: null },
    ...changes,
  };
}

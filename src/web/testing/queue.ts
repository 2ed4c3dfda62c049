/** A sale and a place in its line, of a test's choosing. */
import type { queueStatus } from "#contract/queue.ts";
import type { WindowPlaces } from "#contract/queue-places.ts";
import type { RouteResult } from "#contract/route.ts";
import { markWith, NOBODY_GONE, writeRanks } from "#domain/queue/places/leavings.ts";

type Status = RouteResult<typeof queueStatus>;
type Ticket = Status["tickets"][number];
type Window = Status["windows"][number];

/** Open, of one operator, with a package that is sold in both ways. */
export function windowWith(changes: Partial<Window> = {}): Window {
  return {
    ...{ id: "w", operatorId: "o", operatorName: "Crescent Travel", state: "open", closeReason: null },
    ...{ opensAt: "2026-11-20T10:00:00Z", openedAt: null, closedAt: null, admitPerMinute: 4, admittedMinutes: 1 },
    ...{ stepFreeEvery: null, commitment: "c", beaconRound: null, waiting: 40, admitted: 3 },
    packages: [{ id: "p", title: "Zamzam Family", availableSlots: 12, channels: ["nusuk", "operator"] }],
    simulated: false,
    operatorStopped: false,
    rests: false,
    ...changes,
  };
}

/** The reader's own, at place 12 of an open window. */
export function ticketWith(changes: Partial<Ticket> = {}): Ticket {
  return {
    ...{ entryId: "e", windowId: "w", operatorName: "Crescent Travel", state: "waiting", familyId: null, seats: 2 },
    ...{ joinedAt: "2026-11-20T09:00:00Z", isMine: true, holder: "Amina", bookingId: null },
    ...{
      rank: 12,
      position: 12,
      asOf: { gone: 0, print: 0 },
      estimatedWaitTime: 3,
      waitBasis: "measured",
      interval: null,
      chance: null,
      leastPassing: 0,
      undecided: 0,
      mostSeats: null,
    },
    ...{ turnEndsAt: null, turnEndedAt: null },
    ...changes,
  };
}

/** What is told of that window's line, of which these ranks have left in this order. */
export function placesWith({
  left = [],
  ...changes
}: Partial<Omit<WindowPlaces, "left" | "asOf">> & { readonly left?: readonly number[] } = {}): WindowPlaces {
  return {
    ...{ windowId: "w", windowState: "open", waiting: 40, lastRank: 43, admitPerMinute: 4, simulated: false },
    ...{ seatsLeft: 12, undecidedSeats: 0, pace: { perMinute: [], drift: 0.03 } },
    ...{ asOf: left.reduce(markWith, NOBODY_GONE), left: writeRanks(left) },
    ...changes,
  };
}

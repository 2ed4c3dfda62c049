/** The last known wait stays, and says since when it is old. */
import { expect, it } from "vitest";
import { ticketWith } from "../../../testing/queue.ts";
import type { QueueOverview, Ticket } from "../queries.ts";
import { oldSince, withKnownWait } from "./known-place.ts";

const TICKET = ticketWith();

function statusOf(changes: Partial<Ticket>): QueueOverview {
  const ticket = { ...TICKET, ...changes };
  const { position, estimatedWaitTime } = ticket;
  return {
    ...{ status: "waiting", position, estimatedWaitTime, priorityScore: 0, totalInQueue: 40, processingRate: 4 },
    priorityParts: { documents: 0, plan: 0, household: 0, profile: 0, preferences: 0 },
    ...{ windowId: "w", ticket, tickets: [ticket], windows: [] },
  };
}

const known = withKnownWait(null, statusOf({}), 1_000);

it("is current as long as the line is open and what was heard last told it", () => {
  expect(oldSince(known, { isLive: true, heardAt: 1_000, now: 2_000 })).toBeNull();
  expect(oldSince(known, { isLive: false, heardAt: 1_000, now: 2_000 })).toBe(1_000);
});

it("keeps the wait of the same place where nothing newer is known, and the place itself goes on", () => {
  const next = withKnownWait(known, statusOf({ position: 9, estimatedWaitTime: null }), 5_000);

  expect(next.status).toMatchObject({ estimatedWaitTime: 3, ticket: { position: 9, estimatedWaitTime: 3 } });
  expect(oldSince(next, { isLive: true, heardAt: 5_000, now: 5_000 })).toBe(1_000);
});

it("keeps nothing of another place, or of one that is over", () => {
  const other = withKnownWait(known, statusOf({ entryId: "other", estimatedWaitTime: null }), 5_000);
  const admitted = withKnownWait(known, statusOf({ state: "admitted", estimatedWaitTime: null }), 5_000);

  expect([other.waitAt, admitted.waitAt]).toEqual([null, null]);
  expect(other.status.estimatedWaitTime).toBeNull();
});

/** What the live channel says of a place is read with care, and replaces only what it knows. */
import { expect, it } from "vitest";
import type { QueueUpdate } from "#contract/realtime.ts";
import { ticketWith, windowWith } from "../../testing/queue.ts";
import { isTurningPoint, type QueuePlace, readUpdate, withUpdate } from "./live-place.ts";

const TICKET = ticketWith();
const STATUS: QueuePlace = {
  ...{ status: "waiting", position: 12, estimatedWaitTime: 3, priorityScore: 0, totalInQueue: 40, processingRate: 4 },
  priorityParts: { documents: 0, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ windowId: "w", ticket: TICKET, tickets: [TICKET], windows: [windowWith()] },
};
const FRAME: QueueUpdate = {
  ...{ windowId: "w", state: "waiting", windowState: "open" },
  ...{ position: 9, estimatedWaitTime: null, totalInQueue: 38 },
};

it.each([null, "text", {}, { windowId: 3, state: "waiting" }, { windowId: "w", state: "dancing" }])(
  "reads nothing out of %j",
  (data) => {
    expect(readUpdate(data)).toBeNull();
  },
);

it("replaces what has a value and keeps the rest, but a wait that is not known any more", () => {
  const update = readUpdate({ ...FRAME, position: "9" });

  expect(update?.position).toBeNull();
  const next = withUpdate(STATUS, FRAME);
  expect(next).toMatchObject({ position: 9, estimatedWaitTime: null, totalInQueue: 38, ticket: { position: 9 } });
});

it("another ticket, another state of it or of the sale, and the first place after the draw ask for the whole", () => {
  expect(isTurningPoint(STATUS, FRAME)).toBe(false);
  expect(isTurningPoint(STATUS, { ...FRAME, windowId: "other" })).toBe(true);
  expect(isTurningPoint(STATUS, { ...FRAME, state: "admitted" })).toBe(true);
  expect(isTurningPoint(STATUS, { ...FRAME, windowState: "paused" })).toBe(true);
  expect(isTurningPoint({ ...STATUS, ticket: { ...TICKET, position: null } }, FRAME)).toBe(true);
});

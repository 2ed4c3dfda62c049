/** What is told of a line is read with care, and moves the reader's own place and nothing else. */
import { expect, it } from "vitest";
import { placesWith, ticketWith, windowWith } from "../../testing/queue.ts";
import { type LiveQueueStatus, readPlaces, withPlaces } from "./live-place.ts";

const TICKET = ticketWith({ rank: 15, position: 12 });
const STATUS: LiveQueueStatus = {
  ...{ status: "waiting", position: 12, estimatedWaitTime: 3, priorityScore: 0, totalInQueue: 40, processingRate: 4 },
  priorityParts: { documents: 0, plan: 0, household: 0, profile: 0, preferences: 0 },
  ...{ windowId: "w", ticket: TICKET, tickets: [TICKET], windows: [windowWith()] },
};

it.each([
  ...[null, "text", {}, { ...placesWith(), windowId: 3 }, { ...placesWith(), windowState: "dancing" }],
  ...[
    { ...placesWith(), asOf: null },
    { ...placesWith(), waiting: "9" },
    { ...placesWith(), pace: { drift: 1 } },
  ],
  { ...placesWith(), left: [3] },
])("reads nothing out of %j", (data) => {
  expect(readPlaces(data)).toBeNull();
});

it("moves the place by those before it who have left, with its wait, and tells how many wait", () => {
  const places = readPlaces(placesWith({ left: [4, 5, 20, 7], waiting: 38 }));

  const heard = places && withPlaces(STATUS, places);

  expect(heard).toMatchObject({
    kind: "known",
    status: {
      ...{ position: 9, estimatedWaitTime: 2, totalInQueue: 38 },
      ticket: { position: 9, estimatedWaitTime: 2, waitBasis: "announced", interval: null, asOf: { gone: 4 } },
    },
  });
  // The same once more changes nothing, and an earlier one does not either.
  const status = heard?.kind === "known" ? heard.status : STATUS;
  expect(withPlaces(status, placesWith({ left: [4, 5, 20, 7], waiting: 38 }))).toEqual({ kind: "known", status });
  expect(withPlaces(status, placesWith({ left: [4] }))).toEqual({ kind: "known", status });
});

it("tells the wait by the window's own pace once that is known, and none while it is paused or held up", () => {
  const pace = { perMinute: [10, 10, 10], drift: 0.03 };
  const of = (changes: Parameters<typeof placesWith>[0]) => {
    const heard = withPlaces(STATUS, placesWith(changes));
    return heard.kind === "known" ? heard.status.ticket : null;
  };

  expect(of({ pace })).toMatchObject({ waitBasis: "measured", interval: { p50: expect.closeTo(1.1) } });
  expect(of({ pace: null })).toMatchObject({ position: 12, estimatedWaitTime: null, waitBasis: null });
  expect(of({ pace, undecidedSeats: 11 })).toMatchObject({ estimatedWaitTime: null, interval: null });
});

it("says of a pause that the sale is paused, and asks for nothing", () => {
  const heard = withPlaces(STATUS, placesWith({ windowState: "paused", pace: null }));

  expect(heard).toMatchObject({ kind: "known", status: { position: 12, windows: [{ state: "paused" }] } });
});

it("asks for the whole at one's turn, at the draw, at the end, and where something is missing", () => {
  const waits = { rank: null, position: null, asOf: null } as const;
  const unplaced = { ...STATUS, position: null, ticket: { ...TICKET, ...waits } };
  const announced = { ...unplaced, windows: [windowWith({ state: "announced" })] };

  expect(withPlaces(STATUS, placesWith({ left: [15] }))).toEqual({ kind: "turn" });
  expect(withPlaces(STATUS, placesWith({ windowState: "closed" }))).toEqual({ kind: "whole" });
  expect(withPlaces({ ...STATUS, windows: [] }, placesWith())).toEqual({ kind: "whole" });
  expect(withPlaces(announced, placesWith())).toEqual({ kind: "whole" });
  expect(withPlaces(unplaced, placesWith())).toEqual({ kind: "whole" });
  expect(withPlaces(STATUS, { ...placesWith({ left: [4, 5] }), left: "5" })).toEqual({ kind: "whole" });
  expect(withPlaces(announced, placesWith({ windowState: "announced", lastRank: 0 })).kind).toBe("known");
});

it("leaves alone what is said of another line, and who does not wait", () => {
  const admitted = { ...STATUS, ticket: ticketWith({ state: "admitted", rank: null, position: null, asOf: null }) };

  expect(withPlaces(STATUS, placesWith({ windowId: "other" }))).toEqual({ kind: "other" });
  expect(withPlaces({ ...STATUS, ticket: null }, placesWith())).toEqual({ kind: "other" });
  expect(withPlaces(admitted, placesWith({ waiting: 9 }))).toMatchObject({
    kind: "known",
    status: { totalInQueue: 9, ticket: admitted.ticket },
  });
});

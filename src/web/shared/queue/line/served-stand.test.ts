/** Which sales a household that stands in no line is told it can join. */
import { expect, it } from "vitest";
import type { Channel } from "#domain/channel.ts";
import { ticketWith } from "#web/testing/queue.ts";
import { isHeldUp, type LineWindow, lineStand } from "./line-stand.ts";
import { servedStand } from "./served-stand.ts";

const windowOf = (id: string, channels: Channel[]): LineWindow => ({
  ...{ id, operatorId: "o", operatorName: "Safa Travel", state: "announced", closeReason: null, simulated: false },
  operatorStopped: false,
  rests: false,
  ...{ opensAt: "2026-11-23T20:31:00Z", openedAt: null, closedAt: null, admitPerMinute: 4, admittedMinutes: 10 },
  ...{ stepFreeEvery: null, commitment: "c", beaconRound: null, waiting: 0, admitted: 0 },
  packages: [{ id: `p ${id}`, title: "Thames Window", availableSlots: 40, channels }],
});
const windows = [windowOf("a", ["nusuk"]), windowOf("b", ["operator"])];

it.each([
  ["GB", ["a"]],
  ["ID", ["b"]],
  [null, ["a", "b"]],
])("of whoever lives in %s: %j", (country, expected) => {
  const stand = servedStand(lineStand({ tickets: [], windows }), country);

  expect(stand.kind === "open" && stand.windows.map(({ id }) => id)).toEqual(expected);
});

it("are none of a suspended operator, whose line stands still for who is in it", () => {
  const [first] = windows.slice(0, 1).map((window) => ({ ...window, operatorStopped: true }));
  if (!first) throw new Error("two were given");

  expect(lineStand({ tickets: [], windows: [first] }).kind).toBe("none");
  for (const state of ["waiting", "admitted"] as const)
    expect(lineStand({ tickets: [ticketWith({ windowId: "a", state })], windows: [first] }).kind).toBe("stopped");
  expect(lineStand({ tickets: [ticketWith({ windowId: "a", state: "completed" })], windows: [first] }).kind).toBe(
    "used",
  );
});

it("keep a place and a turn while the sale rests, of which none can be used", () => {
  const [first] = windows.slice(0, 1).map((window) => ({ ...window, rests: true, openedAt: window.opensAt }));
  if (!first) throw new Error("two were given");
  const standOf = (state: "waiting" | "admitted") =>
    lineStand({ tickets: [ticketWith({ windowId: "a", state })], windows: [first] });

  expect(standOf("admitted").kind).toBe("paused");
  expect(standOf("waiting").kind).toBe("waiting");
  expect(isHeldUp(standOf("waiting"))).toBe(true);
});

it("are none where nothing is sold to residents of the country", () => {
  expect(servedStand(lineStand({ tickets: [], windows: windows.slice(0, 1) }), "ID")).toEqual({ kind: "none" });
});

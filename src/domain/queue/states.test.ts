/** Tickets and windows: what may follow what. */
import { describe, expect, it } from "vitest";
import { afterTicketEvent, LIVE_TICKET_STATES, QUEUE_TICKET_STATES, TICKET_EVENTS, turnEndsAt } from "./ticket.ts";
import { afterWindowEvent, mayOpenAt, standstillSeconds, WINDOW_EVENTS, WINDOW_STATES } from "./window.ts";

describe("a ticket", () => {
  it("goes these ways and no other", () => {
    const ways = QUEUE_TICKET_STATES.flatMap((state) =>
      TICKET_EVENTS.map((event) => [state, event, afterTicketEvent(state, event)] as const),
    ).filter(([, , next]) => next !== null);

    expect(ways).toEqual([
      ["waiting", "admit", "admitted"],
      ["waiting", "leave", "left"],
      ["waiting", "end", "ended"],
      ["admitted", "hold", "completed"],
      ["admitted", "leave", "left"],
      ["admitted", "lapse", "lapsed"],
      ["admitted", "end", "ended"],
      ["completed", "lapse", "lapsed"],
      ["completed", "lose_hold", "admitted"],
    ]);
  });

  it("keeps its place only while it is live", () => {
    expect(LIVE_TICKET_STATES).toEqual(["waiting", "admitted"]);
  });

  it("has its turn for the minutes that were announced", () => {
    expect(turnEndsAt(new Date("2027-01-01T09:00:00Z"), 10).toISOString()).toBe("2027-01-01T09:10:00.000Z");
  });
});

describe("a window", () => {
  it("goes these ways and no other", () => {
    const ways = WINDOW_STATES.flatMap((state) =>
      WINDOW_EVENTS.map((event) => [state, event, afterWindowEvent(state, event)] as const),
    ).filter(([, , next]) => next !== null);

    expect(ways).toEqual([
      ["announced", "open", "open"],
      ["announced", "close", "closed"],
      ["open", "pause", "paused"],
      ["open", "close", "closed"],
      ["paused", "resume", "open"],
      ["paused", "close", "closed"],
    ]);
  });

  it("counts each second of standstill once, whichever of a pause and a rest began or ended first", () => {
    const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 9, minute));
    // The other one began before, within, or has ended.
    expect(standstillSeconds(at(10), at(30), at(5))).toBe(0);
    expect(standstillSeconds(at(10), at(30), at(25))).toBe(15 * 60);
    expect(standstillSeconds(at(10), at(30), null)).toBe(20 * 60);
  });

  it("opens ten seconds ahead at the soonest and a year at the latest", () => {
    const now = new Date("2027-01-01T09:00:00Z");
    const after = (seconds: number) => mayOpenAt(new Date(now.getTime() + seconds * 1000), now);

    expect([9, 10, 365 * 86_400, 365 * 86_400 + 1].map(after)).toEqual([false, true, true, false]);
  });
});

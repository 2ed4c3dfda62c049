import { describe, expect, it } from "vitest";
import { BOOKING_PHASES } from "#domain/bookings/booking.ts";
import {
  afterProblemEvent,
  isOpen,
  mayDo,
  mayRaise,
  overdueEvent,
  PROBLEM_EVENTS,
  PROBLEM_SIDES,
  PROBLEM_STATES,
  problemDue,
  wrongEventDay,
} from "./problem.ts";

/** Every edge there is; what stands in no row is illegal. */
const EDGES = [
  ["with_operator", "answer", "answered"],
  ["with_operator", "settle", "settled"],
  ["with_operator", "run_out", "with_staff"],
  ["answered", "escalate", "with_staff"],
  ["answered", "settle", "settled"],
  ["answered", "rest", "settled"],
  ["with_staff", "settle", "settled"],
  ["with_staff", "decide", "decided"],
] as const;

describe("a problem", () => {
  it.each(EDGES)("goes from %s by %s to %s", (state, event, next) => {
    expect(afterProblemEvent(state, event)).toBe(next);
  });

  it("goes no other way", () => {
    const all = PROBLEM_STATES.flatMap((state) => PROBLEM_EVENTS.map((event) => ({ state, event })));
    const open = all.filter(({ state, event }) => afterProblemEvent(state, event) !== null);

    expect(open.map(({ state, event }) => [state, event]).toSorted()).toEqual(
      EDGES.map(([state, event]) => [state, event]).toSorted(),
    );
  });

  it("gives each act to exactly one side", () => {
    for (const state of PROBLEM_STATES) {
      const all = PROBLEM_SIDES.flatMap((side) => mayDo(state, side));
      expect(all.toSorted()).toEqual(
        EDGES.filter(([from]) => from === state)
          .map(([, event]) => event)
          .toSorted(),
      );
    }
    expect(mayDo("with_operator", "pilgrim")).toEqual(["settle"]);
    expect(mayDo("answered", "pilgrim")).toEqual(["escalate", "settle"]);
    expect(mayDo("with_staff", "operator")).toEqual([]);
  });

  it("is due in every open state and in no other, and ends by itself where nobody has to act", () => {
    const at = new Date("2026-11-20T09:00:00Z");
    const due = PROBLEM_STATES.map((state) => [state, problemDue(state, at)?.toISOString() ?? null, isOpen(state)]);

    expect(due).toEqual([
      ["with_operator", "2026-11-27T09:00:00.000Z", true],
      ["answered", "2026-12-04T09:00:00.000Z", true],
      ["with_staff", "2026-11-27T09:00:00.000Z", true],
      ["settled", null, false],
      ["decided", null, false],
    ]);
    expect(PROBLEM_STATES.map(overdueEvent)).toEqual(["run_out", "rest", null, null, null]);
  });
});

describe("raising a problem", () => {
  it("takes what happened within fourteen days, today included", () => {
    expect(wrongEventDay("2026-11-20", "2026-11-20")).toBeNull();
    expect(wrongEventDay("2026-11-06", "2026-11-20")).toBeNull();
    expect(wrongEventDay("2026-11-05", "2026-11-20")).toBe("too_long_ago");
    expect(wrongEventDay("2026-11-21", "2026-11-20")).toBe("in_the_future");
  });

  it("is for bookings that were more than a hold", () => {
    expect(BOOKING_PHASES.filter((phase) => mayRaise(phase, true))).toEqual([
      "awaiting_approval",
      "awaiting_balance",
      "awaiting_reference",
      "confirmed",
      "cancelled",
    ]);
    expect(mayRaise("cancelled", false)).toBe(false);
  });
});

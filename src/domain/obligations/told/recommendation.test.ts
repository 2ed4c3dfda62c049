/** What was recommended keeps the figures of its hour: other figures are another recommendation. */
import { expect, it } from "vitest";
import type { NextAction } from "../action.ts";
import { obligationOf } from "../obligation.ts";
import { recommendableIn } from "./recommendation.ts";

const keyOf = (act: NextAction) => recommendableIn([obligationOf(act, new Date("2026-11-23T12:50:00Z"))]).first?.key;
const hold = {
  ...({ kind: "secure_hold", bookingId: "b1", until: "2026-11-23T13:00:00Z", seats: 2 } as const),
  ...{ channel: null, offered: false },
};
const turn = { kind: "take_turn", windowId: "w1", until: "2026-11-23T13:00:00Z" } as const;
const names = {
  kind: "name_people",
  bookingId: "b1",
  count: 2,
  dueOn: "2027-03-09",
  reason: "booking",
  isForecast: true,
} as const;
const step = {
  ...({ kind: "pay_step", planId: "p1", stepId: "s1", title: "Family plan", isLate: false } as const),
  dueOn: "2027-02-06",
};

const passport = {
  ...({ kind: "upload_document", type: "passport", traveller: null, dueOn: "2026-11-23T13:00:00Z" } as const),
  ...({ reason: "turn_hold", isForecast: true } as const),
};

it.each<[string, NextAction, NextAction]>([
  ["a hold of which one has left", hold, { ...hold, seats: 1 }],
  ["a turn that goes on through a pause", turn, { ...turn, until: "2026-11-23T13:10:00Z" }],
  ["places of which one has its name", names, { ...names, count: 1 }],
  ["a passport for a turn whose hold has begun", passport, { ...passport, isForecast: false }],
  ["a passport once no turn waits for it", passport, { ...passport, reason: "sale", dueOn: "2027-01-09" }],
  ["a step of a plan on another day", step, { ...step, dueOn: "2027-02-07" }],
])("%s is another recommendation, the same act is the same", (_, before, after) => {
  expect(keyOf(after)).not.toBe(keyOf(before));
  expect(keyOf({ ...before })).toBe(keyOf(before));
});

it("is the same while a day moves that its title does not tell", () => {
  expect(keyOf({ ...names, dueOn: "2027-03-10" })).toBe(keyOf(names));
});

it.each<[string, NextAction, NextAction]>([
  ["for the household's turn", { ...passport, reason: "sale", dueOn: "2027-01-09" }, passport],
  ["before its hold ends", passport, { ...passport, isForecast: false }],
  ["once the turn has gone", passport, { ...passport, reason: "sale", dueOn: "2027-01-09" }],
])("a paper that is asked for anew %s is still open, not over", (_, before, after) => {
  const now = recommendableIn([obligationOf(after, new Date("2026-11-23T12:50:00Z"))]);
  expect(now.open).toContain(keyOf(before));
  expect(now.open).toContain(keyOf(after));
  expect(now.open).not.toContain(keyOf(step));
});

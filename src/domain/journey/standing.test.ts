/** One telling of how the steps stand and of their order. */
import { expect, it } from "vitest";
import { countDone, neighboursOf, nextAfter, type ShownStep, standingOf, stepsNow } from "./standing.ts";
import { JOURNEY_STEPS, type JourneyStep } from "./steps.ts";

const PENDING = {
  status: "pending",
  needless: false,
  passed: false,
  open: 0,
  hidesSome: false,
  waitsFor: null,
} as const;
const stepsWith = (changes: Partial<Record<JourneyStep, Partial<ShownStep>>>): ShownStep[] =>
  JOURNEY_STEPS.map((step) => ({ step, ...PENDING, ...changes[step] }));
/** The same where everything before one step is done. */
const doneBefore = (step: JourneyStep, changes: Parameters<typeof stepsWith>[0] = {}): ShownStep[] =>
  stepsWith(changes).map((one) =>
    JOURNEY_STEPS.indexOf(one.step) < JOURNEY_STEPS.indexOf(step) && !changes[one.step]
      ? { ...one, status: "completed" }
      : one,
  );

it.each<[string, Partial<ShownStep>]>([
  ["upcoming", {}],
  ["current", { status: "in_progress" }],
  ["current", { step: "upload" }],
  ["completed", { status: "completed" }],
  ["own", { status: "completed", hidesSome: true }],
  ["others", { status: "completed", hidesSome: true, open: 1 }],
  ["own", { status: "completed", hidesSome: true, moreToCome: true }],
  ["soFar", { status: "completed", moreToCome: true }],
  ["others", { status: "completed", moreToCome: true, open: 1 }],
  ["needless", { status: "completed", needless: true }],
  ["needless", { needless: true }],
  ["passed", { passed: true }],
  ["waiting", { step: "upload", waitsFor: "operator_records" }],
  ["waiting", { step: "upload", waitsFor: "operator_sees" }],
  ["current", { step: "upload", waitsFor: "operator_sees", status: "in_progress" }],
  ["upcoming", { waitsFor: "operator_records" }],
])("is %s with %o", (standing, changes) => {
  expect(standingOf({ step: "queue", ...PENDING, ...changes }, "upload")).toBe(standing);
});

it("counts as done what needs nothing more: not a step at which others lack something, nor one that is behind undone", () => {
  const done = { status: "completed" } as const;
  const steps = stepsWith({
    ...{ account: done, upload: { ...done, open: 2 }, verification: { ...done, hidesSome: true } },
    ...{ family: { needless: true }, package: { passed: true }, payment: { status: "in_progress" } },
  });

  expect(countDone(steps, "payment")).toEqual({ done: 3, percent: 30 });
  expect(countDone(stepsWith({}), "account")).toEqual({ done: 0, percent: 0 });
});

it("has the family group after the package, and no line where none is needed", () => {
  const steps = stepsWith({ queue: { status: "completed", needless: true } });

  expect(nextAfter(doneBefore("package"), "package")).toBe("family");
  expect(nextAfter(doneBefore("payment", { queue: { status: "completed", needless: true } }), "payment")).toBe("nusuk");
  expect(neighboursOf(steps, "payment")).toEqual({ before: "family", after: "nusuk" });
  expect(neighboursOf(steps, "account").before).toBeNull();
});

it.each(["purchase", "operator_sees"] as const)(
  "has what is paid on Nusuk after that purchase, until it is seen: %s",
  (waitsFor) => {
    const steps = stepsWith({ payment: { waitsFor } });

    expect(neighboursOf(steps, "payment")).toEqual({ before: "nusuk", after: "tracking" });
  },
);

it("has what was paid on Nusuk after that purchase, also once it is seen", () => {
  const steps = stepsWith({ payment: { status: "completed" } });

  expect(neighboursOf(steps, "payment", true)).toEqual({ before: "nusuk", after: "tracking" });
});

it("is still to come before its day, though everything before it is done", () => {
  const steps = doneBefore("tracking");

  expect(standingOf({ step: "tracking", ...PENDING }, "tracking")).toBe("upcoming");
  expect(standingOf({ step: "tracking", ...PENDING, status: "in_progress" }, "tracking")).toBe("current");
  expect(nextAfter(steps, "tracking")).toBe("tracking");
});

it("comes to nothing that is now, done or behind, and to nothing after the last", () => {
  const steps = doneBefore("payment", { queue: { status: "in_progress" }, nusuk: { passed: true } });

  expect(nextAfter(steps, "payment")).toBe("tracking");
  expect(nextAfter(doneBefore("completion", { completion: { status: "completed" } }), "completion")).toBeNull();
  expect(nextAfter(steps, null)).toBeNull();
});

it("comes to a group that nobody has set up yet, however far the booking is", () => {
  expect(nextAfter(doneBefore("tracking", { family: {} }), "tracking")).toBe("family");
});

it("has the number that the operator records now, whatever else is", () => {
  const waiting = doneBefore("nusuk", { nusuk: { waitsFor: "operator_records" } });
  const besides = doneBefore("nusuk", { nusuk: { waitsFor: "operator_records" }, family: { status: "in_progress" } });

  expect([stepsNow(waiting, "nusuk"), nextAfter(waiting, "nusuk")]).toEqual([["nusuk"], "tracking"]);
  expect([stepsNow(besides, "nusuk"), nextAfter(besides, "nusuk")]).toEqual([["family", "nusuk"], "tracking"]);
});

it("has the payment after the purchase that makes it", () => {
  const changes = { payment: { waitsFor: "purchase" }, queue: { status: "completed", needless: true } } as const;
  const steps = stepsWith(changes);

  expect(nextAfter(doneBefore("nusuk", changes), "nusuk")).toBe("payment");
  expect(neighboursOf(steps, "nusuk")).toEqual({ before: "family", after: "payment" });
  expect(neighboursOf(steps, "payment")).toEqual({ before: "nusuk", after: "tracking" });
});

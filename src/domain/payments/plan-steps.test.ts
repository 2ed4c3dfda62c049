/** Where a step of a payment plan stands. */
import { expect, it } from "vitest";
import { stepState } from "./plan-steps.ts";

it.each([
  ["done", { dueOn: "2027-01-01", isDone: true, isMoving: true }],
  ["moving", { dueOn: "2027-01-01", isDone: false, isMoving: true }],
  ["overdue", { dueOn: "2027-01-31", isDone: false, isMoving: false }],
  ["open", { dueOn: "2027-02-01", isDone: false, isMoving: false }],
] as const)("is %s", (state, step) => {
  expect(stepState(step, "2027-02-01")).toBe(state);
});

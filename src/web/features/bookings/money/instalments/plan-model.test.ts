/** What a payer can pay at each point of a plan. */
import { expect, it } from "vitest";
import { type PlannedAmount, payableDues } from "./plan-model.ts";

const amount = (dueOn: string, state: PlannedAmount["state"], open: string): PlannedAmount => ({
  dueOn,
  state,
  keptUntil: dueOn,
  amount: { amount: "1000.00", currency: "USD" },
  open: { amount: open, currency: "USD" },
});
const brief = (schedule: PlannedAmount[]) => payableDues(schedule).map((due) => [due.scope, due.amount]);

it("is the next amount, or everything", () => {
  const plan = [
    amount("2026-11-20", "paid", "0.00"),
    amount("2026-12-06", "next", "400.05"),
    amount("2027-01-06", "later", "1000.00"),
  ];

  expect(brief(plan)).toEqual([
    ["next", "400.05"],
    ["all", "1400.05"],
  ]);
  expect(payableDues(plan)[0]?.first.dueOn).toBe("2026-12-06");
});

it("takes together what is overdue", () => {
  const plan = [
    amount("2026-10-01", "overdue", "1000.00"),
    amount("2026-11-01", "overdue", "1000.00"),
    amount("2027-01-06", "next", "1000.00"),
  ];

  expect(brief(plan)).toEqual([
    ["next", "2000.00"],
    ["all", "3000.00"],
  ]);
});

it("leaves no choice where the last amount is all there is", () => {
  expect(brief([amount("2026-11-20", "paid", "0.00"), amount("2027-03-06", "next", "1000.00")])).toEqual([
    ["next", "1000.00"],
  ]);
  expect(brief([amount("2026-11-20", "paid", "0.00")])).toEqual([]);
});

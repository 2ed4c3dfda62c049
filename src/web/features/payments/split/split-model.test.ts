/** Dividing what is owed. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { fromDecimal } from "#domain/money.ts";
import { bookingWith } from "../../../testing/bookings.ts";
import { owedToWallet, type Payer, payable, stepsFor } from "./split-model.ts";

const payers = (count: number): Payer[] =>
  Array.from({ length: count }, (_, index) => ({
    memberId: `${index}`,
    name: `P${index}`,
    hasAccount: index % 2 === 0,
  }));

it("comes to what is owed, to the penny, for any number of people and parts", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 8 }),
      (minor, parts, people) => {
        const steps = stepsFor(owedToWallet(minor, "2027-04-30", parts), payers(people));

        expect(steps.reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0)).toBe(minor);
        expect(steps.every(({ amount }) => fromDecimal(amount.amount) > 0)).toBe(true);
      },
    ),
  );
});

it("is due a month apart, on the last day of shorter months", () => {
  const { dues } = owedToWallet(300, "2027-04-30", 3);

  expect(dues.map(({ dueOn }) => dueOn)).toEqual(["2027-02-28", "2027-03-30", "2027-04-30"]);
});

it("names who has no account", () => {
  const [first, second] = stepsFor(owedToWallet(1_000_00, "2027-04-30", 1), payers(2));

  expect(first).toEqual({
    dueOn: "2027-04-30",
    memberId: "0",
    amount: { amount: "500.00", currency: "SAR" },
  });
  expect(second?.payerName).toBe("P1");
});

it("offers for a plan one's own bookings once the deposit is paid, while something is open", () => {
  const amount = { amount: "1000.00", currency: "USD" as const };
  const due = { dueOn: "2027-02-06", keptUntil: "2027-02-13", amount, open: amount, state: "next" as const };
  const running = bookingWith({ id: "running", phase: "awaiting_balance", schedule: [due] });
  const paid = { ...due, open: { ...amount, amount: "0.00" } };

  const offered = payable([
    running,
    bookingWith({ id: "held", phase: "held", schedule: [due] }),
    bookingWith({ id: "asked", phase: "awaiting_approval", schedule: [due] }),
    bookingWith({ id: "over", phase: "cancelled", schedule: [due] }),
    bookingWith({ id: "theirs", phase: "awaiting_balance", isMine: false, schedule: [due] }),
    bookingWith({ id: "paid", phase: "awaiting_balance", schedule: [paid] }),
  ]);

  expect(offered).toEqual([running]);
});

/** What is kept of a plan that everybody pays their part of: every charge whole, every part to the penny. */
import { expect, it } from "vitest";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { fromDecimal } from "#domain/money.ts";
import { numberedPeople } from "../people/people-model.ts";
import type { PlannedMethod } from "./figures/figures.ts";
import { partSteps } from "./part-steps.ts";

const leg = (dueOn: string, methodIndex: number, amount: number): OptimizeAnswer["plan"][number] => ({
  ...{ methodIndex, payer: "", dueOn, amount, currency: "USD", amountInMethodCurrency: amount, rate: 1, fee: 0 },
  cost: amount,
});
const ANSWER = {
  plan: [leg("2027-02-06", 0, 1000.01), leg("2027-02-06", 1, 999.99), leg("2027-03-06", 0, 2000)],
  shares: [
    { name: "A", payable: 2133.34 },
    { name: "B", payable: 1066.66 },
  ],
};
const method = (id: string, owner: string | null): PlannedMethod => ({
  ...{ id, isOwn: true, type: "visa", currency: "GBP", limit: "9000", fees: null, owner },
});
const people = numberedPeople(2, (number) => `P${number}`).map((person, at) => {
  return { ...person, memberId: at === 0 ? null : "m2", hasAccount: at === 0 };
});

it("comes to each date and to each person's share, and names a method to its owner alone", () => {
  const methods = [method("4", null), method("5", people[1]?.key ?? null)];
  const steps = partSteps(ANSWER, { people, methods });
  const of = (wanted: (step: (typeof steps)[number]) => boolean) =>
    steps.filter(wanted).reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0);

  expect(of(({ dueOn }) => dueOn === "2027-02-06")).toBe(2000_00);
  expect(of(({ dueOn }) => dueOn === "2027-03-06")).toBe(2000_00);
  expect(of(({ memberId }) => memberId === null)).toBe(2666_68);
  expect(of(({ memberId }) => memberId === "m2")).toBe(1333_32);
  expect(steps.map(({ methodId }) => methodId)).toEqual(["4", null, null, "5", "4", null]);
  expect(steps.map(({ payerName }) => payerName)).toEqual([undefined, "P2", undefined, "P2", undefined, "P2"]);
});

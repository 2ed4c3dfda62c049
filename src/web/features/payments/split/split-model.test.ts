/** Dividing what is owed: nothing is lost between people and dates. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { fromDecimal } from "#domain/money.ts";
import { numberedPeople, type SplitPerson } from "../people/people-model.ts";
import type { HistoryItem } from "../queries.ts";
import { dividedAmong, laidOut, owedToWallet, stepsOf } from "./split-model.ts";

function people(count: number): SplitPerson[] {
  return numberedPeople(count, (number) => `P${number}`).map((person, at) => {
    return at === 0 ? person : { ...person, memberId: String(at), hasAccount: at % 2 === 0 };
  });
}

it("comes to what is owed, to the penny, for any number of people and parts", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 8 }),
      (minor, parts, count) => {
        const divided = dividedAmong(owedToWallet(minor, "2027-04-30", parts), people(count), "equal") ?? [];
        const steps = stepsOf(divided, "SAR");

        expect(steps.reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0)).toBe(minor);
        expect(steps.every(({ amount }) => fromDecimal(amount.amount) > 0)).toBe(true);
        expect(divided.every((part) => part.dues.reduce((sum, due) => sum + due.minor, 0) === part.minor)).toBe(true);
      },
    ),
  );
});

it("is due a month apart, on the last day of shorter months", () => {
  const { dues } = owedToWallet(300, "2027-04-30", 3);

  expect(dues.map(({ dueOn }) => dueOn)).toEqual(["2027-02-28", "2027-03-30", "2027-04-30"]);
});

it("names who has no account, by date", () => {
  const divided = dividedAmong(owedToWallet(1_000_00, "2027-04-30", 2), people(2), "equal") ?? [];

  expect(stepsOf(divided, "SAR").map(({ dueOn, memberId, payerName }) => [dueOn, memberId, payerName])).toEqual([
    ["2027-03-30", null, undefined],
    ["2027-03-30", "1", "P2"],
    ["2027-04-30", null, undefined],
    ["2027-04-30", "1", "P2"],
  ]);
});

it("is nobody's where together they cannot bear it", () => {
  const poor = people(2).map((person) => ({ ...person, cap: "10" }));

  expect(dividedAmong(owedToWallet(20_01, "2027-04-30", 1), poor, "equal")).toBeNull();
});

it("counts what the reader has paid for one booking, less what came back", () => {
  const entry = (amount: string, changes: object = {}): HistoryItem => ({
    ...{ id: amount, at: "2026-11-20T09:00:00.000Z", kind: "payment", status: "completed", title: null },
    ...{ amount: { amount, currency: "USD" }, home: null, fee: { amount: "0.00", currency: "USD" }, way: "sandbox" },
    ...{ booking: { id: "b1", reference: "RH-1", packageName: "Hajj" }, payer: { name: "Amina", isYou: true } },
    ...{ card: null, failure: null, hasReceipt: false, ...changes },
  });
  const entries = [
    ...[entry("1000.00"), entry("-250.50"), entry("5.00", { status: "failed" })],
    ...[entry("7.00", { payer: { name: "Yusuf", isYou: false } }), entry("9.00", { booking: null })],
  ];

  expect(laidOut(entries, "b1")).toBe(749_50);
});

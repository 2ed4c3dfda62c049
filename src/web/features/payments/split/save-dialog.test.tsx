/** Dividing a booking among a household: by share and by ability, within what each can pay, and who then owes whom. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { usd } from "../../../testing/amounts.ts";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";

const person = (id: string, name: string, changes: object = {}) => {
  return { id, name, hasAccount: true, isYou: false, ...changes };
};
const HOUSEHOLD = {
  ...{ id: "f1", name: "Rahman", limits: { tooYoung: [] } },
  members: [
    person("m1", "Amina", { isYou: true }),
    person("m2", "Yusuf"),
    person("m3", "Salma", { hasAccount: false }),
  ],
};
const BOOKING: PlannableBooking = {
  ...{ id: "b1", reference: "RH-1", packageName: "Hajj in Comfort", operatorName: "Noor", departureDate: "2027-05-05" },
  ...{ familyId: "f1", travellers: 3, channel: "operator", phase: "awaiting_balance", target: "operator" },
  ...{
    total: usd("5000.00"),
    groupDiscount: usd("0.00"),
    paid: usd("1000.00"),
    accepts: ["visa"],
    minimum: usd("0.00"),
    notYet: null,
  },
  dues: [
    { dueOn: "2027-02-06", amount: usd("2000.00"), isDeposit: false, isForecast: false },
    { dueOn: "2027-03-06", amount: usd("2000.00"), isDeposit: false, isForecast: false },
  ],
};
const DEPOSIT = {
  ...{ id: "e1", at: "2026-11-20T09:00:00.000Z", kind: "payment", status: "completed", way: "sandbox" },
  ...{ amount: usd("1000.00"), home: null, fee: usd("0.00"), title: null, card: null, failure: null, hasReceipt: true },
  ...{ booking: { id: "b1", reference: "RH-1", packageName: "Hajj" }, payer: { name: "Amina", isYou: true } },
};

async function open() {
  const kept: unknown[] = [];
  await renderAt("/payments?tab=split", {
    user: userWith(),
    answers: {
      "GET /api/payment/plans": () => json([]),
      "GET /api/payment/bookings": () => json([BOOKING]),
      "GET /api/payment/history": () => json([DEPOSIT]),
      "GET /api/family": () => json([HOUSEHOLD]),
      "POST /api/payment/plans": (body) => {
        kept.push(body);
        return refusal("too_many_plans", "There are too many plans already.");
      },
    },
  });
  await page.getByRole("button", { name: "New plan" }).click();
  return { kept, dialog: page.getByRole("dialog") };
}

it("divides by share, keeps each date whole, and says who owes what of the deposit", async () => {
  const { kept, dialog } = await open();

  await dialog.getByText("By share").click();
  const shares = dialog.getByRole("group", { name: "You" }).getByLabelText("Shares");
  await shares.fill("2");
  await expect.element(shares).toHaveAttribute("dir", "ltr");
  await dialog.getByRole("checkbox", { name: /^Salma/ }).click();
  await expect.element(dialog.getByText("Yusuf owes you $250.")).toBeVisible();
  await expect.element(dialog.getByText("Salma owes you $1,250.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save this plan" }).click();

  await expect.element(dialog.getByText("There are too many plans already.")).toBeVisible();
  expect(kept).toEqual([
    {
      ...{ title: "Our Hajj", target: "operator", bookingId: "b1" },
      steps: ["2027-02-06", "2027-03-06"].flatMap((dueOn) => [
        { dueOn, memberId: null, amount: usd("1000.00") },
        { dueOn, memberId: "m2", amount: usd("500.00") },
        { dueOn, memberId: "m3", payerName: "Salma", amount: usd("500.00") },
      ]),
    },
  ]);
});

it("divides by what each can pay, and says how much is missing where that is too little", async () => {
  const { dialog } = await open();
  const cap = (name: string) => dialog.getByRole("group", { name }).getByLabelText("At most, USD");

  await dialog.getByText("By ability").click();
  await cap("You").fill("1000");
  await expect.element(cap("You")).toHaveAttribute("dir", "ltr");
  await cap("Yusuf").fill("2000.50");
  await expect.element(dialog.getByText(/\$999.50 is missing/)).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save this plan" })).toBeDisabled();
  await cap("Yusuf").fill("10.005");
  await expect.element(dialog.getByText("An amount above 0 with two decimals at most, or nothing.")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save this plan" })).toBeDisabled();
  await cap("Yusuf").fill("7000");

  await expect.element(dialog.getByText("$3,500", { exact: true })).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Save this plan" })).toBeEnabled();
});

it("needs somebody who pays", async () => {
  const { dialog } = await open();

  await dialog.getByRole("checkbox", { name: "You" }).click();
  await dialog.getByRole("checkbox", { name: "Yusuf" }).click();

  await expect.element(dialog.getByText("Choose at least one person who pays.")).toBeVisible();
});

it("plans for the wallet what is typed in the digits of any keyboard", async () => {
  const { kept, dialog } = await open();

  await dialog.getByLabelText("What it is for").selectOptions("wallet");
  const sum = dialog.getByLabelText("Sum in riyals");
  await sum.fill("٥٬٠٠٠٫٥");
  await expect.element(sum).toHaveAttribute("dir", "ltr");
  await dialog.getByLabelText("Complete on").fill("2027-03-06");
  await dialog.getByLabelText("Monthly parts").selectOptions("1");
  await dialog.getByRole("checkbox", { name: "Yusuf" }).click();
  await dialog.getByRole("button", { name: "Save this plan" }).click();

  await expect.poll(() => kept).toMatchObject([{ target: "wallet", steps: [{ amount: { amount: "5000.50" } }] }]);
});

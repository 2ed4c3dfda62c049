/** The optimisation: what is asked with which figures, what is said of the answer, and what is kept of it. */
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import { json, refusal, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { Method } from "../queries.ts";

type Answers = NonNullable<NonNullable<Parameters<typeof renderAt>[1]>["answers"]>;
const show = (answers: Answers) =>
  renderAt("/payments", { user: userWith(), answers: { "GET /api/payment/methods": () => json([]), ...answers } });

const gbp = (amount: string) => ({ amount, currency: "GBP" as const });

const OWN: Method = {
  ...{ id: "4", type: "visa", brand: "Everyday card", lastFour: "4242", limit: gbp("40000.00") },
  ...{ fees: null, status: "primary" },
};

const ANSWER: OptimizeAnswer = {
  ...{ savings: 2_150, currencyBreakdown: { USD: 42_000 }, currencyBreakdownHome: { USD: 31_850 } },
  ...{ explanation: "This plan costs less.", reasons: [], splitSuggestion: { "Pilgrim 1": 34_000 } },
  plan: [
    {
      ...{ methodIndex: 0, payer: "Pilgrim 1", dueOn: null, amount: 42_000, currency: "USD" },
      ...{ amountInMethodCurrency: 31_850, rate: 0.758, fee: 80, cost: 31_850 },
    },
  ],
  ...{ totalCost: 31_850, baseline: 34_000, hasBaseline: true, written: 34_000 },
  lines: [{ id: "bill", dueOn: null, amount: 42_000, currency: "USD" }],
  ...{
    decisions: [],
    transfers: [],
    groupDiscount: null,
    cashback: 0,
    protection: "may_be_covered",
    refundFee: 0,
    currency: "GBP",
  },
  shares: [{ name: "Pilgrim 1", payable: 31_850 }],
  flows: [{ name: "Pilgrim 1", methodIndex: 0, amount: 31_850 }],
  ...{ ratesAsOf: "2026-06-30", optimal: true, gapPercent: 0 },
  assumptions: [{ code: "one_bill_in_dollars", values: { markup: 3 } }],
};

it("asks with SPEC's figures first, then with those that were changed", async () => {
  const asked: unknown[] = [];
  await show({
    "POST /api/payment/optimize": (body) => {
      asked.push(body);
      return json(ANSWER);
    },
  });

  await expect.element(page.getByText("Proven best for these figures")).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    ...{ totalAmount: 34_000, currencies: ["GBP", "SAR", "USD"], familyMembers: 5, target: "operator" },
    paymentMethods: [
      { type: "visa", currency: "GBP", limit: 15_000 },
      { type: "mastercard", currency: "GBP", limit: 20_000 },
    ],
  });

  await page.getByRole("button", { name: "EUR" }).click();
  await page.getByRole("button", { name: "One more" }).click();

  await expect.poll(() => asked.at(-1)).toMatchObject({ currencies: ["GBP", "SAR", "USD", "EUR"], familyMembers: 6 });
});

it("tells the savings in SPEC's words", async () => {
  await show({ "POST /api/payment/optimize": () => json(ANSWER) });

  await page.getByRole("button", { name: "Work out the best plan" }).click();

  await expect.element(page.getByText("Payment Optimized")).toBeVisible();
  await expect.element(page.getByText("AI found savings of £2,150.00 with optimal currency mix.")).toBeVisible();
});

it("says what is missing and what would help, where no plan can be", async () => {
  const detail = "Your payment methods cannot carry this sum: 9000.00 GBP is missing. Raise a limit.";
  await show({ "POST /api/payment/optimize": () => refusal("limits_too_low", detail) });

  await expect.element(page.getByRole("alert").getByText(detail)).toBeVisible();
  await page.getByRole("button", { name: "Work out the best plan" }).click();
  await expect.element(page.getByText("Unable to optimize payment at this time.")).toBeVisible();
});

it("names the wish that cannot be met", async () => {
  const help = "Credit card protection needs a credit card for each part of the bill.";
  const refused = () => refusal("unacceptable", "This cannot be accepted.", { "wishes.section75": help });
  await show({ "POST /api/payment/optimize": refused });

  await expect.element(page.getByRole("alert").getByText(help)).toBeVisible();
});

it("keeps what was asked for, by the day that is named, with the payer's own method", async () => {
  const kept: unknown[] = [];
  await show({
    "GET /api/payment/methods": () => json([OWN]),
    "POST /api/payment/optimize": () => json(ANSWER),
    "GET /api/payment/plans": () => json([]),
    "POST /api/payment/plans/best": (body) => {
      kept.push(body);
      return refusal("too_many_plans", "There are too many plans already.");
    },
  });

  await page.getByLabelText("Pay by").fill("2027-03-01");
  await page.getByRole("button", { name: "Save this plan" }).click();

  await expect.element(page.getByText("There are too many plans already.")).toBeVisible();
  expect(kept).toEqual([
    {
      ...{ title: "Our package", totalCost: 31_850 },
      request: {
        ...{ totalAmount: 34_000, currencies: ["GBP", "SAR", "USD"], familyMembers: 5, target: "operator" },
        paymentMethods: [{ id: "4", type: "visa", currency: "GBP", limit: 40_000, fees: null }],
        ...{ members: expect.anything(), wishes: expect.anything(), lastDay: "2027-03-01" },
      },
    },
  ]);
});

/** The optimisation as the server answers it, for tests of the screens. */
import { page } from "vitest/browser";
import type { OptimizeAnswer } from "#contract/payment-centre.ts";
import type { PlannableBooking } from "#contract/payment-dues.ts";
import { gbp, usd } from "../../../testing/amounts.ts";
import { json, userWith } from "../../../testing/answers.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import type { SavedMethod } from "../queries.ts";

export type StubbedAnswers = NonNullable<NonNullable<Parameters<typeof renderAt>[1]>["answers"]>;

export const EMPTY_ANSWERS: StubbedAnswers = {
  "GET /api/payment/methods": () => json([]),
  "GET /api/payment/bookings": () => json([]),
  "GET /api/bookings": () => json([]),
  "GET /api/family": () => json([]),
};

/** With its figures unfolded. */
export async function showOptimization(
  answers: StubbedAnswers,
  user = userWith(),
  address = "/payments",
): Promise<void> {
  await renderAt(address, { user, answers: { ...EMPTY_ANSWERS, ...answers } });
  await page.getByRole("button", { name: "Change" }).click();
}

export const OWN: SavedMethod = {
  ...{ id: "4", type: "visa", brand: "Everyday card", lastFour: "4242", limit: gbp("40000.00") },
  ...{ fees: null, status: "primary" },
};

export const ANSWER: OptimizeAnswer = {
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

export const householdMember = (id: string, name: string, changes: object = {}) => ({
  id,
  name,
  hasAccount: true,
  isYou: false,
  ...changes,
});

export const HOUSEHOLD = {
  ...{ id: "f1", name: "Rahman", limits: { tooYoung: [] } },
  members: [
    householdMember("m1", "Amina", { isYou: true }),
    householdMember("m2", "Yusuf"),
    householdMember("m3", "Salma", { hasAccount: false }),
  ],
};

export const BOOKING: PlannableBooking = {
  ...{ id: "b1", reference: "RH-1", packageName: "Hajj in Comfort", operatorName: "Noor", departureDate: "2027-05-05" },
  ...{ familyId: "f1", travellers: 3, channel: "operator", phase: "awaiting_balance", target: "operator" },
  ...{
    total: usd("5000.00"),
    groupDiscount: usd("250.00"),
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

export const dated = (dueOn: string): OptimizeAnswer["plan"][number] => ({
  ...{ methodIndex: 0, payer: "Amina", dueOn, amount: 2_000, currency: "USD" },
  ...{ amountInMethodCurrency: 1_516.67, rate: 0.758, fee: 10, cost: 1_516.67 },
});

export const OF_BOOKING: OptimizeAnswer = {
  ...ANSWER,
  ...{ groupDiscount: { percent: 5, amount: 250, currency: "USD" }, cashback: 12.5 },
  plan: [dated("2027-02-06"), dated("2027-03-06")],
  shares: [
    { name: "Amina", payable: 2_022.23 },
    { name: "Yusuf", payable: 1_011.11 },
    { name: "Salma", payable: 0 },
  ],
};

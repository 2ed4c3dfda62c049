/** SPEC's optimise call: its figures, its refusals, and the rates it reckons with. */
import { describe, expect, it } from "vitest";
import { fxRates, type OptimizeRequest, optimizePayment } from "#contract/payment-centre.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenPilgrim } from "../../../../../test/factories/accounts.ts";

const app = await testApp();
const { session } = await givenPilgrim(app);
const SAMPLE: OptimizeRequest = {
  totalAmount: 34_000,
  currencies: ["GBP", "SAR", "USD"],
  paymentMethods: [
    { type: "visa", currency: "GBP", limit: 15_000 },
    { type: "mastercard", currency: "GBP", limit: 20_000 },
  ],
  familyMembers: 5,
};
const refused = (body: object) => app.refusal(optimizePayment, { body }, session);
const total = (values: readonly number[]) => Math.round(values.reduce((sum, value) => sum + value * 100, 0)) / 100;

describe("SPEC's request", () => {
  it("is answered with savings that the plan explains, and a split of the total to the penny", async () => {
    const answer = await app.call(optimizePayment, { body: SAMPLE }, session);

    expect(answer.optimal).toBe(true);
    expect(answer.baseline).toBe(34_000);
    expect(answer.savings).toBe(total([answer.baseline, -answer.totalCost]));
    expect(total(answer.plan.map(({ cost }) => cost))).toBe(answer.totalCost);
    expect(total(answer.decisions.map(({ saved }) => saved))).toBe(answer.savings);
    expect(total(Object.values(answer.currencyBreakdownHome))).toBe(answer.totalCost);
    expect(Object.keys(answer.splitSuggestion)).toEqual([1, 2, 3, 4, 5].map((number) => `Pilgrim ${number}`));
    expect(total(Object.values(answer.splitSuggestion))).toBe(34_000);
    expect(answer.assumptions[0]?.code).toBe("one_bill_in_dollars");
    // It charges riyals, at the peg: the operator's own rate is that of currencies that float.
    expect(answer.explanation).toContain("in SAR itself, not at the operator’s own rate: £");
    expect(answer.explanation).not.toContain("which is the better one here");
  });

  it("costs the same in whatever order the methods stand", async () => {
    const turned = { ...SAMPLE, paymentMethods: SAMPLE.paymentMethods.toReversed() };
    const [one, other] = await Promise.all(
      [SAMPLE, turned].map((body) => app.call(optimizePayment, { body }, session)),
    );

    expect(one?.totalCost).toBe(other?.totalCost);
  });

  it("shares an even sum evenly: £34,000 for five is five times £6,800", async () => {
    const { splitSuggestion } = await app.call(optimizePayment, { body: SAMPLE }, session);

    expect(Object.values(splitSuggestion)).toEqual([6_800, 6_800, 6_800, 6_800, 6_800]);
  });

  it("fills a wallet that comes to the total, and splits that", async () => {
    const body = { ...SAMPLE, currencies: ["SAR" as const], target: "wallet" as const };
    const paymentMethods = [{ type: "visa" as const, currency: "GBP" as const, limit: 40_000 }];

    const { written, splitSuggestion } = await app.call(
      optimizePayment,
      { body: { ...body, paymentMethods } },
      session,
    );

    expect([written, total(Object.values(splitSuggestion))]).toEqual([34_000, 34_000]);
  });

  it("names members, twice the same one apart", async () => {
    const members = ["Amina", "Amina"].map((name) => ({ name, weight: 1, cap: null }));

    const { splitSuggestion } = await app.call(optimizePayment, { body: { ...SAMPLE, members } }, session);

    expect(Object.keys(splitSuggestion).slice(0, 2)).toEqual(["Amina", "Amina (2)"]);
  });

  it("fills the wallet in riyals alone, and says what a refund of what is loaded would cost, the cards' fees left out", async () => {
    const paymentMethods = SAMPLE.paymentMethods.map((method) => ({ ...method, limit: 20_000 }));
    const body = { ...SAMPLE, paymentMethods, target: "wallet" as const };
    const answer = await app.call(optimizePayment, { body }, session);

    expect(Object.keys(answer.currencyBreakdown)).toEqual(["SAR"]);
    expect(answer.protection).toBe("not_for_wallet");
    expect(answer.totalCost).toBeGreaterThan(SAMPLE.totalAmount);
    expect(answer.refundFee).toBeCloseTo(SAMPLE.totalAmount * 0.023, 2);
  });

  it("shows the demonstration's package to demonstration accounts alone", async () => {
    const { lines } = await app.call(optimizePayment, { body: { ...SAMPLE, example: true } }, session);

    expect(lines).toHaveLength(1);
  });
});

describe("a request that cannot be", () => {
  it.each([
    { totalAmount: 0 },
    { totalAmount: -1 },
    { totalAmount: null },
    { totalAmount: 1e12 },
    { totalAmount: 10.005 },
    { totalAmount: "34000" },
    { currencies: ["XXX"] },
    { paymentMethods: [] },
    { paymentMethods: [{ type: "visa", currency: "XXX", limit: 1 }] },
    { paymentMethods: [{ type: "visa", currency: "GBP", limit: 0 }] },
    { paymentMethods: [{ type: "visa", currency: "GBP", limit: 1, owner: 8 }] },
    { familyMembers: 0 },
    { familyMembers: 9 },
    { familyMembers: 2.5 },
  ])("%j is 400", async (wrong) => {
    expect(await refused({ ...SAMPLE, ...wrong })).toMatchObject({ status: 400 });
  });

  it("with NaN, which is no JSON, is 400", async () => {
    const payload = JSON.stringify(SAMPLE).replace("34000", "NaN");
    const headers = { ...session, "content-type": "application/json" };
    const answer = await app.inject({ method: "POST", url: optimizePayment.path, headers, payload });

    expect([answer.statusCode, answer.json().code]).toEqual([400, "malformed_body"]);
  });

  it("says how much the limits are too low, and what would help", async () => {
    const paymentMethods = SAMPLE.paymentMethods.map((method) => ({ ...method, limit: 12_500 }));

    expect(await refused({ ...SAMPLE, currencies: ["GBP"], paymentMethods })).toMatchObject({
      ...{
        status: 422,
        code: "limits_too_low",
        detail: expect.stringContaining(": £9,000 is missing. Raise a limit, add a method"),
      },
      ...{ shortfall: "9000.00", currency: "GBP" },
    });
  });

  it("says that protection needs a credit card", async () => {
    const paymentMethods = SAMPLE.paymentMethods.map((method) => ({ ...method, type: "debit", limit: 40_000 }));

    expect(await refused({ ...SAMPLE, paymentMethods, wishes: { section75: true } })).toMatchObject({
      ...{ status: 422, code: "unacceptable", cause: "section75" },
    });
  });

  it("does not know somebody else's booking", async () => {
    const bookingId = "00000000-0000-4000-8000-000000000000";

    expect(await refused({ ...SAMPLE, bookingId })).toMatchObject({ status: 404 });
  });
});

it("tells the shipped rates with their date and age", async () => {
  const { rates, asOf, tooOld } = await app.call(fxRates, {});

  expect(asOf).toBe("2026-01-31");
  expect(tooOld).toBe(true);
  expect(rates.find(({ currency }) => currency === "SAR")).toEqual({
    ...{ currency: "SAR", perDollar: 3.75, pegged: true, asOf: "2026-06-30" },
  });
});

it("tells those for whom there is no room in the line to come again", async () => {
  const answers = await Promise.all(
    Array.from({ length: 80 }, () =>
      app.inject({ method: "POST", url: optimizePayment.path, headers: { ...session }, payload: SAMPLE }),
    ),
  );

  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect([...statuses].sort()).toEqual([200, 503]);
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers["retry-after"]).toBeDefined();
});

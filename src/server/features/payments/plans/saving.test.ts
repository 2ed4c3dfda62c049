/** What is kept of a plan: its cost and its comparison are worked out by the server, its dates are those of what is owed. */
import { describe, expect, it } from "vitest";
import { cancelBooking } from "#contract/bookings.ts";
import { type OptimizeRequest, optimizePayment } from "#contract/payment-centre.ts";
import { addPaymentMethod } from "#contract/payment-methods.ts";
import { checkOffStep, listPaymentPlans, payStep, saveBestPlan, savePaymentPlan } from "#contract/payment-plans.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { gbp, usd } from "../../../../../test/factories/amounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenShared, IN_PARTS } from "../../../../../test/factories/shared-plans.ts";

const app = await testApp({ clock: standingClock().clock });
const operator = await givenOperator(app);
const sar = (amount: string) => ({ amount, currency: "SAR" as const });
const FREE = {
  spreadPercent: 0,
  foreignPercent: 0,
  fixedFee: "0.00",
  minimum: "0.00",
  cashbackPercent: 0,
  cashbackCap: "0.00",
};

/** A card with fees first, one without second. */
async function givenMethods({ session }: Member) {
  const card = { type: "visa" as const, lastFour: null, currency: "GBP" as const, limit: "9000.00" };
  await app.call(addPaymentMethod, { body: { ...card, brand: "Dear", fees: { ...FREE, foreignPercent: 3 } } }, session);
  const [dear, free] = await app.call(addPaymentMethod, { body: { ...card, brand: "Free", fees: FREE } }, session);
  return { dear: dear?.id ?? "", free: free?.id ?? "" };
}

const CARDS: OptimizeRequest["paymentMethods"] = [
  { type: "visa", currency: "GBP", limit: 9_000, fees: { ...FREE, foreignPercent: 3 } },
  { type: "visa", currency: "GBP", limit: 9_000, fees: FREE },
];
const asked = (changes: Partial<OptimizeRequest> = {}): OptimizeRequest => ({
  ...{ totalAmount: 1_000, currencies: ["GBP", "USD"], familyMembers: 2, paymentMethods: CARDS, ...changes },
});

async function savedBest({ session }: Member, request: OptimizeRequest) {
  const shown = await app.call(optimizePayment, { body: request }, session);
  const body = { title: "Best", request, totalCost: shown.totalCost };
  return { shown, plan: await app.call(saveBestPlan, { body }, session) };
}

it("marks a kept example, of which nothing is done, reminded of or called late", async () => {
  const owner = await givenResident(app, BY_NUSUK);
  await app.platform.db.updateTable("users").set({ demo: true }).where("id", "=", owner.id).execute();
  const request = asked({ example: true, paymentMethods: CARDS.map((card) => ({ ...card, limit: 40_000 })) });

  const { plan } = await savedBest(owner, { ...request, lastDay: "2027-01-31" });

  expect(plan.isExample).toBe(true);
  expect(plan.steps.map(({ can }) => can)).toEqual(plan.steps.map(() => ({ pay: false, checkOff: false })));
  const params = { id: plan.id, step: plan.steps[0]?.id ?? "" };
  expect(await app.refusal(checkOffStep, { params, body: { done: true } }, owner.session)).toMatchObject({
    status: 409,
  });
});

describe("what was divided by hand", () => {
  it("costs what its methods take, and saves what the owner's own order would cost more", async () => {
    const owner = await givenResident(app, BY_NUSUK);
    const { free } = await givenMethods(owner);
    const steps = [{ dueOn: "2027-01-10", methodId: free, amount: usd("1000.00") }];

    const plan = await app.call(savePaymentPlan, { body: { title: "x", target: "operator", steps } }, owner.session);

    expect(plan).toMatchObject({ owed: usd("1000.00"), cost: gbp("749.70"), baseline: gbp("772.19") });
    expect(plan).toMatchObject({ savings: gbp("22.49"), ratesAsOf: "2026-06-30" });
    expect(plan.steps[0]?.method).toMatchObject({ brand: "Free" });
  });

  it("takes neither a cost nor a saving from whoever asks", async () => {
    const owner = await givenResident(app, BY_NUSUK);
    const plain = { title: "x", target: "wallet" as const, steps: [{ dueOn: "2027-01-10", amount: sar("1000.00") }] };
    const wished = { ...plain, baseline: gbp("9999.00"), steps: [{ ...plain.steps[0], cost: gbp("1.00") }] };

    const plan = await app.call(savePaymentPlan, { body: plain }, owner.session);
    const { status, errors } = await app.refusal(savePaymentPlan, { body: wished }, owner.session);

    expect(plan).toMatchObject({ owed: sar("1000.00"), cost: gbp("199.92"), savings: gbp("0.00") });
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ["steps.0.cost", "baseline"]]);
  });

  it.each([
    ["a method that is not the owner's", { methodId: "somebody-elses" }, "steps.0.methodId"],
    ["pounds into the wallet", { amount: gbp("10.00") }, "steps.0.amount"],
    ["a day that is over", { dueOn: "2026-11-19" }, "steps.0.dueOn"],
    ["a day too near to the sale", { dueOn: "2027-03-22" }, "steps.0.dueOn"],
  ])("is refused with %s", async (_, changes, field) => {
    const owner = await givenResident(app, BY_NUSUK);
    const step = { dueOn: "2026-12-30", amount: sar("1000.00"), ...changes };
    const body = { title: "x", target: "wallet", saleOn: "2027-03-31", steps: [step] };

    const { status, errors } = await app.refusal(savePaymentPlan, { body }, owner.session);

    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
  });
});

describe("the best plan", () => {
  it("of a booking is worked out again, and paid step by step by each method's owner", async () => {
    const { owner, member, memberId, booking } = await givenShared(app, operator.user.id);
    const members = [
      { name: "Owner", weight: 1, cap: null },
      { name: "Member", weight: 1, cap: null, memberId },
    ];
    const [dear, free] = CARDS;
    const paymentMethods = dear && free ? [dear, { ...free, limit: 1_600, owner: 1 }] : [];

    const { shown, plan } = await savedBest(owner, asked({ bookingId: booking.id, members, paymentMethods }));

    expect(plan).toMatchObject({ owed: usd("4000.00"), booking: { id: booking.id } });
    expect(Number(plan.cost.amount)).toBe(shown.totalCost);
    expect(Number(plan.savings.amount)).toBe(shown.savings);
    // Several dues, and each reason told once.
    const told = shown.reasons.map(({ code, values }) => `${code} ${values.methodIndex} ${values.currency}`);
    expect(shown.decisions.length).toBeGreaterThan(told.length - 1);
    expect(new Set(told).size).toBe(told.length);
    expect(plan.steps.reduce((sum, { amount }) => sum + Number(amount.amount) * 100, 0)).toBe(400_000);
    const theirs = (await app.call(listPaymentPlans, {}, member.session))[0]?.steps ?? [];
    expect(theirs.length).toBeGreaterThan(0);
    for (const step of plan.steps) {
      const payer = step.payer.isYou ? owner : member;
      const args = { params: { id: plan.id, step: step.id }, body: { card: GOOD_CARD, amount: step.amount } };
      await app.call(payStep, args, payer.session);
    }
    const [after] = await app.call(listPaymentPlans, {}, owner.session);
    expect(after?.done).toEqual(plan.cost);
  });

  it("of a free sum is due on the day that is named, and names cards by their type", async () => {
    const owner = await givenResident(app, BY_NUSUK);

    const { plan } = await savedBest(owner, asked({ lastDay: "2027-02-01" }));
    const without = { title: "x", request: asked(), totalCost: Number(plan.cost.amount) };

    expect(plan.steps).toMatchObject([{ dueOn: "2027-02-01", method: { type: "visa", brand: "" } }]);
    expect((await app.refusal(saveBestPlan, { body: without }, owner.session)).errors).toHaveProperty([
      "request.lastDay",
    ]);
  });

  it("is refused where it would cost something else than was shown, or what comes first is not done", async () => {
    const owner = await givenResident(app, BY_OPERATOR);
    const packageId = await givenOffer(app, operator.user.id, { agreed: { approval: "instant", payment: IN_PARTS } });
    const held = await givenHold(app, owner, packageId);
    const request = asked({ bookingId: held.id });
    const { totalCost } = await app.call(optimizePayment, { body: request }, owner.session);
    const refused = (body: object) =>
      app.refusal(saveBestPlan, { body: { title: "x", request, totalCost, ...body } }, owner.session);

    expect((await refused({ totalCost: totalCost - 0.01 })).code).toBe("amount_changed");
    expect((await refused({})).errors).toHaveProperty("bookingId");
    const stranger = await givenResident(app, BY_OPERATOR);
    const theirs = { body: { title: "x", request, totalCost } };
    expect((await app.refusal(saveBestPlan, theirs, stranger.session)).code).toBe("not_found");
  });

  it("of a booking on Nusuk fills the wallet and is checked off, until the booking ends", async () => {
    const owner = await givenResident(app, BY_NUSUK);
    const packageId = await givenOffer(app, operator.user.id, {
      agreed: { approval: "instant" },
      releaseDate: "2027-03-31",
    });
    const { id } = await givenConfirmed(app, owner, packageId);

    const { plan } = await savedBest(owner, asked({ bookingId: id }));
    const [step] = plan.steps;
    const params = { id: plan.id, step: step?.id ?? "" };
    const pay = { params, body: { card: GOOD_CARD, amount: step?.amount } };

    expect(plan).toMatchObject({ target: "wallet", owed: sar("18750.00"), steps: [{ dueOn: "2026-12-30" }] });
    expect(step?.can).toEqual({ pay: false, checkOff: true });
    expect((await app.refusal(payStep, pay, owner.session)).code).toBe("illegal_transition");
    expect((await app.call(checkOffStep, { params, body: { done: true } }, owner.session)).steps[0]?.state).toBe(
      "done",
    );
    const late = {
      title: "x",
      target: "wallet",
      bookingId: id,
      steps: [{ dueOn: "2027-03-22", amount: sar("18750.00") }],
    };
    expect((await app.refusal(savePaymentPlan, { body: late }, owner.session)).errors).toHaveProperty("steps");
    await app.call(cancelBooking, { params: { id } }, owner.session);
    expect((await app.refusal(savePaymentPlan, { body: late }, owner.session)).errors).toHaveProperty("bookingId");
  });
});

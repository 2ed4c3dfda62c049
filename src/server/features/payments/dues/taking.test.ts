/** What an operator takes, as it was agreed with a booking: in its dues, in the best plan, in saved plans, at payment. */
import { describe, expect, it } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { type OptimizeRequest, optimizePayment } from "#contract/payment-centre.ts";
import { plannableBookings } from "#contract/payment-dues.ts";
import { addPaymentMethod } from "#contract/payment-methods.ts";
import { type PaymentPlan, payStep, savePaymentPlan } from "#contract/payment-plans.ts";
import type { Taking } from "#domain/packages/package.ts";
import { GATEWAY_TYPES, type MethodType } from "#domain/payment-method.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenConfirmed,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { IN_PARTS } from "../../../../../test/factories/shared-plans.ts";

const app = await testApp({ clock: standingClock().clock });
const operator = await givenOperator(app);
const { db } = app.platform;
const DEBIT_ONLY: Taking = { accepts: ["debit"], minimumMinor: 150_000 };

/** 4,000 of 5,000 dollars are open, half on 6 February and half on 6 March. */
async function givenBooked(taking: Taking | undefined) {
  const agreed = { approval: "instant" as const, payment: IN_PARTS, taking };
  const packageId = await givenOffer(app, operator.user.id, { agreed });
  const member = await givenResident(app, BY_OPERATOR);
  return { member, packageId, booking: await givenPaid(app, member, packageId) };
}

const duesOf = ({ session }: Member) => app.call(plannableBookings, {}, session);

async function methodOf({ session }: Member, type: MethodType): Promise<string> {
  const body = { type, brand: type, lastFour: null, currency: "USD" as const, limit: "9000.00", fees: null };
  const own = await app.call(addPaymentMethod, { body }, session);
  return own.at(-1)?.id ?? "";
}

type Divided = readonly [dueOn: string, amount: string, methodId?: string];

const planBody = ({ id }: Booking, steps: readonly Divided[]) => ({
  ...{ title: "Hajj", target: "operator" as const, bookingId: id },
  steps: steps.map(([dueOn, amount, methodId = null]) => ({ dueOn, methodId, amount: usd(amount) })),
});

const FEBRUARY = "2027-02-06";
const MARCH = "2027-03-06";
const WHOLE: readonly Divided[] = [
  [FEBRUARY, "2000.00"],
  [MARCH, "2000.00"],
];

function payFirst(plan: PaymentPlan, { session }: Member) {
  const [step] = plan.steps;
  if (!step) throw new Error("no step");
  return [
    payStep,
    { params: { id: plan.id, step: step.id }, body: { card: GOOD_CARD, amount: step.amount } },
    session,
  ] as const;
}

/** As another agreement would have left it: the plan was saved under the one before. */
async function agreeAnew({ id }: Booking, taking: Taking) {
  const part = await db
    .selectFrom("bookingParts")
    .select("terms")
    .where("bookingId", "=", id)
    .executeTakeFirstOrThrow();
  const terms = JSON.stringify({ ...part.terms, taking });
  await db.updateTable("bookingParts").set({ terms }).where("bookingId", "=", id).execute();
}

describe("what is taken of a booking", () => {
  it("is all that the gateway does in any amount, unless its operator said otherwise when it was made", async () => {
    const silent = await givenBooked(undefined);
    const said = await givenBooked(DEBIT_ONLY);
    const terms = JSON.stringify({ approval: "instant", cancellation: [], payment: IN_PARTS });
    await db.updateTable("packages").set({ terms }).where("id", "=", said.packageId).execute();

    expect(await duesOf(silent.member)).toMatchObject([{ accepts: GATEWAY_TYPES, minimum: usd("0.00") }]);
    expect(await duesOf(said.member)).toMatchObject([{ accepts: ["debit"], minimum: usd("1500.00") }]);
  });

  it("is nothing of the operator's where Nusuk sells", async () => {
    const member = await givenResident(app, BY_NUSUK);
    const columns = { agreed: { approval: "instant" as const, taking: DEBIT_ONLY }, releaseDate: "2027-03-31" };
    await givenConfirmed(app, member, await givenOffer(app, operator.user.id, columns));

    expect(await duesOf(member)).toMatchObject([{ target: "wallet", minimum: { amount: "0.00", currency: "SAR" } }]);
    expect((await duesOf(member))[0]?.accepts).toContain("bank_transfer");
  });
});

describe("the best plan", () => {
  const asked = (bookingId: string, paymentMethods: OptimizeRequest["paymentMethods"]): { body: OptimizeRequest } => ({
    body: { totalAmount: 1, currencies: ["USD"], familyMembers: 1, paymentMethods, bookingId },
  });

  it("goes by the kinds of method that are taken, in payments that are large enough", async () => {
    const { member, booking } = await givenBooked(DEBIT_ONLY);
    const methods: OptimizeRequest["paymentMethods"] = [
      { type: "visa", currency: "USD", limit: 9_000 },
      { type: "debit", currency: "USD", limit: 3_000 },
      { type: "debit", currency: "USD", limit: 2_000 },
    ];

    const { plan } = await app.call(optimizePayment, asked(booking.id, methods), member.session);

    expect(plan.map(({ methodIndex, amount }) => [methodIndex, amount]).toSorted()).toEqual([
      [1, 2000],
      [2, 2000],
    ]);
  });

  it("is refused with the kind that is not taken, or the least payment", async () => {
    const { member, booking } = await givenBooked(DEBIT_ONLY);
    const refused = (...methods: OptimizeRequest["paymentMethods"]) =>
      app.refusal(optimizePayment, asked(booking.id, methods), member.session);
    const debit = (limit: number) => ({ type: "debit" as const, currency: "USD" as const, limit });

    const ofVisa = await refused({ type: "visa", currency: "USD", limit: 9_000 });
    const inPieces = await refused(debit(1_400), debit(1_400), debit(1_400));

    expect(ofVisa).toMatchObject({ status: 422, cause: "accepted_types" });
    expect(ofVisa.errors).toMatchObject({
      "paymentMethods.0.type": "The operator does not take this kind of payment: Visa.",
    });
    expect(inPieces).toMatchObject({ status: 422, cause: "minimums" });
    expect(inPieces.errors?.bookingId).toContain("below $1,500,");
  });
});

describe("a plan that is divided by hand", () => {
  it("is kept where every step is taken, and refused by what is not", async () => {
    const { member, booking } = await givenBooked(DEBIT_ONLY);
    const [visa, debit] = [await methodOf(member, "visa"), await methodOf(member, "debit")];
    const save = (steps: readonly Divided[]) =>
      app.refusal(savePaymentPlan, { body: planBody(booking, steps) }, member.session);

    const ofVisa = await save([
      [FEBRUARY, "2000.00", debit],
      [MARCH, "2000.00", visa],
    ]);
    const small = await save([
      [FEBRUARY, "2000.00"],
      [FEBRUARY, "600.00"],
      [MARCH, "1400.00"],
    ]);
    const kept = await app.call(
      savePaymentPlan,
      { body: planBody(booking, [...WHOLE.map(([day, amount]): Divided => [day, amount, debit])]) },
      member.session,
    );

    expect(ofVisa.errors).toHaveProperty(["steps.1.methodId"]);
    expect(small.errors).toHaveProperty(["steps.1.amount"]);
    expect(kept.steps.map(({ method }) => method?.type)).toEqual(["debit", "debit"]);
  });

  it("pays a due whole that is less than the least payment", async () => {
    const { member, booking } = await givenBooked({ accepts: ["visa"], minimumMinor: 300_000 });
    const plan = await app.call(savePaymentPlan, { body: planBody(booking, WHOLE) }, member.session);

    const paid = await app.call(...payFirst(plan, member));
    const last = { ...paid, steps: paid.steps.slice(1) };
    const done = await app.call(...payFirst(last, member));

    expect(done.steps.map(({ state }) => state)).toEqual(["done", "done"]);
  });
});

describe("a step", () => {
  it("is refused at payment by its kind and by its amount, and not to be paid by a stranger", async () => {
    const { member, booking } = await givenBooked(undefined);
    const visa = await methodOf(member, "visa");
    const steps: readonly Divided[] = [
      [FEBRUARY, "500.00", visa],
      [FEBRUARY, "1500.00", visa],
      [MARCH, "2000.00", visa],
    ];
    const plan = await app.call(savePaymentPlan, { body: planBody(booking, steps) }, member.session);

    await agreeAnew(booking, DEBIT_ONLY);
    const ofVisa = await app.refusal(...payFirst(plan, member));
    await agreeAnew(booking, { accepts: ["visa"], minimumMinor: 50_001 });
    const small = await app.refusal(...payFirst(plan, member));
    const stranger = await app.refusal(...payFirst(plan, await givenResident(app, BY_OPERATOR)));
    await agreeAnew(booking, { accepts: ["visa"], minimumMinor: 50_000 });
    const paid = await app.call(...payFirst(plan, member));

    expect(ofVisa).toMatchObject({ status: 422, code: "unacceptable" });
    expect(ofVisa.errors).toHaveProperty("method");
    expect(small.errors?.amount).toContain("$500.01");
    expect(stranger.code).toBe("not_found");
    expect(paid.steps[0]?.state).toBe("done");
  });
});

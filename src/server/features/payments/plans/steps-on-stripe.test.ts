/** A member pays a step on the gateway's own page: the way back, and a payment that is not gone on with. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { withdrawPayment } from "#contract/booking-payments.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { removeFamilyMember } from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { optimizePayment } from "#contract/payment-centre.ts";
import { paymentHistory } from "#contract/payment-history.ts";
import { listPaymentPlans, payStep, saveBestPlan, savePaymentPlan, withdrawStep } from "#contract/payment-plans.ts";
import { BY_OPERATOR, givenResident, type Member } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenStripe } from "../../../../../test/factories/stripe.ts";

const { app, db, stripe, givenSent, read, sessionOf, tell } = await givenStripe();
const payment = { deposit: { kind: "percent", percent: 20 }, balanceDays: 60, instalments: 1, graceDays: 7 } as const;

async function givenDeposit() {
  const { id, pilgrim, page: deposit } = await givenSent({ payment });
  stripe.pay(deposit.id);
  await tell(deposit);
  return { id, pilgrim };
}

/** The deposit is paid; what is left is one step of a member, who has gone to Stripe's page. */
async function givenStepSent() {
  const { id, pilgrim } = await givenDeposit();
  const booking = await read(id, pilgrim);
  const family = await givenFamily(app, pilgrim);
  const member = await givenJoined(app, pilgrim, family.id);
  const row = db.selectFrom("familyMembers").select("id").where("userId", "=", member.id);
  const { id: memberId } = await row.executeTakeFirstOrThrow();
  const steps = booking.schedule
    .filter(({ open }) => open.amount !== "0.00")
    .map(({ dueOn, open }) => ({ dueOn, memberId, amount: open }));
  const sum = { amount: "4000.00", currency: "USD" as const };
  const body = { title: "Hajj", target: "operator" as const, bookingId: id, steps };
  const plan = await app.call(savePaymentPlan, { body }, pilgrim.session);
  const params = { id: plan.id, step: plan.steps[0]?.id ?? "" };
  await app.call(payStep, { params, body: { amount: sum } }, member.session);
  const { gatewayReference } = await db
    .selectFrom("payments")
    .select("gatewayReference")
    .where("stepId", "=", params.step)
    .executeTakeFirstOrThrow();
  return { id, pilgrim, member, memberId, familyId: family.id, params, page: sessionOf(gatewayReference) };
}

const comeBack = async (id: string, { session }: Member) => {
  const { statusCode, headers } = await app.inject({
    url: `/api/bookings/${id}/payment/return`,
    headers: { ...session },
  });
  return [statusCode, headers.location];
};
const stepFor = async ({ session }: Member) => (await app.call(listPaymentPlans, {}, session))[0]?.steps[0];
const stateFor = async (reader: Member) => (await stepFor(reader))?.state;

it("settles the step on its payer's way back, and leads to the plans", async () => {
  const { id, pilgrim, member, page } = await givenStepSent();
  stripe.pay(page.id);

  const first = await comeBack(id, member);

  expect(first).toEqual([302, "/payments?tab=split"]);
  expect(await stateFor(member)).toBe("done");
  expect(await read(id, pilgrim)).toMatchObject({ paymentStatus: "completed" });
  expect(await comeBack(id, member)).toEqual(first);
  expect(await comeBack(id, pilgrim)).toEqual([302, `/bookings/${id}`]);
});

it("leads back while Stripe does not answer, and books the payment once it does", async () => {
  const { id, member, params, page } = await givenStepSent();
  stripe.pay(page.id);
  stripe.down = true;

  expect(await comeBack(id, member)).toEqual([302, "/payments?tab=split"]);
  expect(await stateFor(member)).toBe("moving");
  expect(await app.refusal(withdrawStep, { params }, member.session)).toMatchObject({
    status: 503,
    code: "gateway_away",
  });
  stripe.down = false;
  await comeBack(id, member);
  expect(await stateFor(member)).toBe("done");
});

it("leads on whoever has nothing to do with the booking", async () => {
  const { id, member } = await givenStepSent();

  expect(await comeBack(id, await givenResident(app, BY_OPERATOR))).toEqual([302, `/bookings/${id}`]);
  expect(await stateFor(member)).toBe("moving");
});

it("is withdrawn by its payer, or with the booking's payment, and by nobody else", async () => {
  const { id, pilgrim, member, params, page } = await givenStepSent();
  const stranger = await givenResident(app, BY_OPERATOR);

  expect((await app.refusal(withdrawStep, { params }, stranger.session)).code).toBe("not_found");
  await app.call(withdrawStep, { params }, pilgrim.session);
  expect(page.status).toBe("open");
  const after = await app.call(withdrawStep, { params }, member.session);

  expect([page.status, after.steps[0]?.state, after.steps[0]?.can.pay]).toEqual(["expired", "open", true]);
  const again = { params, body: { amount: { amount: "4000.00", currency: "USD" as const } } };
  await app.call(payStep, again, member.session);
  await app.call(withdrawPayment, { params: { id } }, pilgrim.session);
  expect(await stateFor(member)).toBe("open");
});

/** The member's payment is under way, and they are in the household no more. */
async function givenLeftUnderWay(by: "pilgrim" | "member") {
  const given = await givenStepSent();
  const params = { id: given.familyId, memberId: given.memberId };
  await app.call(removeFamilyMember, { params }, given[by].session);
  return given;
}

it.each(["pilgrim", "member"] as const)(
  "is its owner's to pay once the payment of who has left fails; the %s ended the membership",
  async (by) => {
    const { pilgrim, member, params, page } = await givenLeftUnderWay(by);
    expect([await stateFor(member), await stateFor(pilgrim)]).toEqual(["moving", "moving"]);

    const { steps } = await app.call(withdrawStep, { params }, member.session);

    expect(steps).toEqual([]);
    expect(page.status).toBe("expired");
    expect(await stepFor(member)).toBeUndefined();
    const left = await stepFor(pilgrim);
    expect(left).toMatchObject({ state: "open", payer: { isYou: true }, can: { pay: true } });
    const sum = { amount: "4000.00", currency: "USD" as const };
    await app.call(payStep, { params, body: { amount: sum } }, pilgrim.session);
    expect(await stateFor(pilgrim)).toBe("moving");
  },
);

it("is its owner's also where its payer leaves in the moment in which the payment fails", async () => {
  const { pilgrim, member, memberId, params } = await givenStepSent();
  const withdraw = () => app.call(withdrawStep, { params }, member.session);

  const { withdrawn } = await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("familyMembers").where("id", "=", memberId).execute();
    const withdrawn = withdraw();
    await Promise.race([withdrawn, sleep(500)]);
    return { withdrawn };
  });
  await withdrawn;

  expect(await stepFor(member)).toBeUndefined();
  expect(await stepFor(pilgrim)).toMatchObject({ state: "open", can: { pay: true } });
});

it("counts for the booking where the payment of who has left succeeds, and goes back to them alone", async () => {
  const { id, pilgrim, member, page } = await givenLeftUnderWay("pilgrim");
  stripe.pay(page.id);
  await tell(page);

  expect(await read(id, pilgrim)).toMatchObject({ paymentStatus: "completed" });
  expect([await stateFor(member), await stateFor(pilgrim)]).toEqual(["done", "done"]);
  await app.call(cancelBooking, { params: { id } }, pilgrim.session);
  await app.jobsDone();
  const ofMember = await app.call(paymentHistory, {}, member.session);
  expect(ofMember.map(({ kind, status, payer }) => [kind, status, payer.isYou]).toSorted()).toEqual([
    ["payment", "completed", true],
    ["refund", "completed", true],
  ]);
  const { notifications } = await app.call(listNotifications, {}, member.session);
  expect(notifications.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["payment_received", "payment_returned"]),
  );
});

it("takes no real money across currencies at old rates, and takes it at fresh ones", async () => {
  const { id, pilgrim } = await givenDeposit();
  const paymentMethods = [{ type: "visa" as const, currency: "GBP" as const, limit: 9_000 }];
  const request = { totalAmount: 1, currencies: ["USD" as const], familyMembers: 1, paymentMethods, bookingId: id };
  const save = async () => {
    const { totalCost } = await app.call(optimizePayment, { body: request }, pilgrim.session);
    return { body: { title: "Best", request, totalCost } };
  };

  expect(await app.refusal(saveBestPlan, await save(), pilgrim.session)).toMatchObject({
    ...{ status: 422, code: "rates_too_old", days: 143, most: 7 },
  });
  const source = { asOf: "2026-11-19", source: "bank.example", fetchedAt: new Date("2026-11-19T15:00:00Z") };
  const fetched = [
    { currency: "GBP" as const, perDollar: 750_000, ...source },
    { currency: "EUR" as const, perDollar: 850_000, ...source },
  ];
  await db.insertInto("referenceRates").values(fetched).execute();
  const plan = await app.call(saveBestPlan, await save(), pilgrim.session);
  const [step] = plan.steps;
  const pay = {
    params: { id: plan.id, step: step?.id ?? "" },
    body: { amount: step?.amount ?? { amount: "0.00", currency: "USD" as const } },
  };
  await db.updateTable("referenceRates").set({ asOf: "2026-11-12" }).execute();
  expect((await app.refusal(payStep, pay, pilgrim.session)).code).toBe("rates_too_old");
  await db.updateTable("referenceRates").set({ asOf: "2026-11-13" }).execute();
  expect((await app.call(payStep, pay, pilgrim.session)).steps[0]?.state).toBe("moving");
  await db.deleteFrom("referenceRates").execute();
});

/** A step of a payment plan whose payer and owner are no longer in one household. */
import { expect, it } from "vitest";
import { acceptInvitation, dissolveFamily, removeFamilyMember } from "#contract/family.ts";
import { listNotifications } from "#contract/notifications.ts";
import { askMembers, listPaymentPlans, type PaymentPlan, payStep, savePaymentPlan } from "#contract/payment-plans.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import { GOOD_CARD, type Member, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenInvitation } from "../../../../../test/factories/families.ts";
import { givenShared } from "../../../../../test/factories/shared-plans.ts";
import { remindStepsJob } from "./remind-steps.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

/** Four steps of 1,000 dollars: each second one is the member's. */
async function givenSaved() {
  const given = await givenShared(app, operator.user.id);
  const steps = given.booking.schedule
    .filter(({ open }) => open.amount !== "0.00")
    .flatMap(({ dueOn }) => [null, given.memberId].map((memberId) => ({ dueOn, memberId, amount: usd("1000.00") })));
  const body = { title: "Hajj together", target: "operator" as const, bookingId: given.booking.id, steps };
  return { ...given, plan: await app.call(savePaymentPlan, { body }, given.owner.session) };
}

const argsOf = (plan: PaymentPlan, index: number) => {
  const params = { id: plan.id, step: plan.steps[index]?.id ?? "" };
  return { params, body: { card: GOOD_CARD, amount: usd("1000.00") } };
};

async function asRead({ session }: Member): Promise<PaymentPlan> {
  const [plan] = await app.call(listPaymentPlans, {}, session);
  if (!plan) throw new Error("no plan");
  return plan;
}

it.each(["leaves", "is removed", "is left by the household"])(
  "is its owner's, as far as it is open, once its payer %s",
  async (end) => {
    const { plan, owner, member, familyId: id, memberId } = await givenSaved();
    await app.call(payStep, argsOf(await asRead(member), 0), member.session);
    await app.call(askMembers, { params: { id: plan.id } }, owner.session);
    const standing = async () => {
      const { notifications } = await app.call(listNotifications, {}, member.session);
      return notifications.filter(({ kind, settledBy }) => kind === "payment_asked" && settledBy === null).length;
    };
    expect(await standing()).toBe(1);

    const { session } = end === "leaves" ? member : owner;
    await (end === "is left by the household"
      ? app.call(dissolveFamily, { params: { id } }, session)
      : app.call(removeFamilyMember, { params: { id, memberId } }, session));
    time.move({ days: 1 });
    const { asked } = await app.call(askMembers, { params: { id: plan.id } }, owner.session);
    await app.runJob(remindStepsJob, {});

    expect([asked, await standing(), (await asRead(member)).steps.map(({ state }) => state)]).toEqual([0, 0, ["done"]]);
    expect((await asRead(owner)).steps.map(({ payer }) => payer.isYou)).toEqual([true, false, true, true]);
    expect((await app.call(payStep, argsOf(plan, 3), owner.session)).steps.map(({ state }) => state)).toEqual([
      "open",
      "done",
      "open",
      "done",
    ]);
    time.move({ days: -1 });
  },
);

it("stays with its payer who has left one of two households of its owner", async () => {
  const { plan, owner, member, familyId: id, memberId } = await givenSaved();
  const other = await givenFamily(app, owner);
  const { code } = await givenInvitation(app, owner, other.id);
  await app.call(acceptInvitation, { body: { token: code } }, member.session);

  await app.call(removeFamilyMember, { params: { id, memberId } }, member.session);

  expect((await app.call(askMembers, { params: { id: plan.id } }, owner.session)).asked).toBe(2);
});

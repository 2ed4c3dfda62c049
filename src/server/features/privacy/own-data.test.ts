/** The rows of money in a copy of one's own data: each way that leads to a row, and no row twice. */
import { expect, it } from "vitest";
import { listPaymentPlans, payStep, savePaymentPlan } from "#contract/payment-plans.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { usd } from "../../../../test/factories/amounts.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenMoved,
  givenOffer,
  givenPaid,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenShared } from "../../../../test/factories/shared-plans.ts";

const app = await testApp({ clock: standingClock().clock });
const operator = await givenOperator(app);

const copyOf = async ({ session }: Member) =>
  (await app.inject({ url: "/api/user/export?form=json", headers: { ...session } })).json();

it("the copy of one's own data has what one paid on somebody else's booking beside one's own, and one's plans whoever pays", async () => {
  const { owner, member, memberId, booking } = await givenShared(app, operator.user.id);
  const steps = booking.schedule
    .slice(1)
    .flatMap(({ dueOn }) => [null, memberId].map((payer) => ({ dueOn, memberId: payer, amount: usd("1000.00") })));
  const body = { title: "Hajj", target: "operator" as const, bookingId: booking.id, steps };
  await app.call(savePaymentPlan, { body }, owner.session);
  const [asked] = await app.call(listPaymentPlans, {}, member.session);
  const params = { id: asked?.id ?? "", step: asked?.steps[0]?.id ?? "" };
  await app.call(payStep, { params, body: { card: GOOD_CARD, amount: usd("1000.00") } }, member.session);
  await givenMoved(app, member, BY_OPERATOR);
  const own = await givenPaid(app, member, await givenOffer(app, operator.user.id));

  const [owners, members] = [await copyOf(owner), await copyOf(member)];

  const bookingsOf = (payments: { booking_id: string }[]) => payments.map(({ booking_id }) => booking_id).toSorted();
  expect(bookingsOf(members.payments)).toEqual([booking.id, own.id].toSorted());
  expect(bookingsOf(owners.payments)).toEqual([booking.id, booking.id]);
  expect(owners.payment_plan_steps).toHaveLength(4);
  expect(members.payment_plan_steps).toHaveLength(2);
  expect([owners.instalments.length, owners.room_changes]).toEqual([3, []]);
});

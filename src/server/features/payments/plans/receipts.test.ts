/** Receipts of a booking that several people pay: each gets that of what they have paid. */
import { expect, it } from "vitest";
import { getReceipt } from "#contract/papers.ts";
import { paymentHistory } from "#contract/payment-history.ts";
import { listPaymentPlans, payStep, savePaymentPlan } from "#contract/payment-plans.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import { BY_OPERATOR, GOOD_CARD, givenResident, type Member } from "../../../../../test/factories/bookings.ts";
import { givenShared } from "../../../../../test/factories/shared-plans.ts";
import { readPdf } from "../../../../../test/read-pdf.ts";

const app = await testApp({ clock: () => new Date("2026-11-20T09:00:00Z") });
const operator = await givenOperator(app);

it("states to whoever has paid a part what they have paid and nothing else, and to others nothing", async () => {
  const { owner, member, memberId, booking } = await givenShared(app, operator.user.id);
  const steps = booking.schedule
    .filter(({ open }) => open.amount !== "0.00")
    .flatMap(({ dueOn }) => [
      { dueOn, amount: usd("1500.00") },
      { dueOn, memberId, amount: usd("500.00") },
    ]);
  const body = { title: "Hajj", target: "operator" as const, bookingId: booking.id, steps };
  await app.call(savePaymentPlan, { body }, owner.session);
  const payFirst = async ({ session }: Member) => {
    const [plan] = await app.call(listPaymentPlans, {}, session);
    const [step] = plan?.steps ?? [];
    const params = { id: plan?.id ?? "", step: step?.id ?? "" };
    await app.call(payStep, { params, body: { card: GOOD_CARD, amount: step?.amount ?? usd("0.00") } }, session);
  };
  const get = ({ session }: Member) =>
    app.inject({ url: getReceipt.path.replace(":id", booking.id), headers: { ...session } });
  const sumsFor = async (reader: Member) =>
    (await readPdf((await get(reader)).rawPayload)).flatMap(({ words }) =>
      words.filter((word) => word.startsWith("$")),
    );

  await payFirst(owner);
  const before = (await get(member)).statusCode;
  await payFirst(member);

  expect(before).toBe(404);
  expect(await sumsFor(member)).toEqual(["$500", "$500"]);
  expect(await sumsFor(owner)).toEqual(expect.arrayContaining(["$1,000", "$1,500", "$500", "$3,000"]));
  expect((await get(await givenResident(app, BY_OPERATOR))).statusCode).toBe(404);
  const history = await app.call(paymentHistory, {}, member.session);
  expect(history.map(({ hasReceipt }) => hasReceipt)).toEqual([true]);
});

/** Saved plans: who pays which step of a booking, at once or one after the other, and what goes back to whom. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { type Booking, cancelBooking, getBooking } from "#contract/bookings.ts";
import { journey } from "#contract/journey.ts";
import { listNotifications } from "#contract/notifications.ts";
import { paymentHistory, paymentHistoryFile } from "#contract/payment-history.ts";
import {
  askMembers,
  checkOffStep,
  listPaymentPlans,
  type PaymentPlan,
  payStep,
  planCalendar,
  removePaymentPlan,
  savePaymentPlan,
} from "#contract/payment-plans.ts";
import { queueStatus } from "#contract/queue.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import {
  BAD_CARD,
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenShared, IN_PARTS } from "../../../../../test/factories/shared-plans.ts";
import { remindStepsJob } from "./remind-steps.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const givenAccepted = () => givenShared(app, operator.user.id);

const stepsOf = ({ schedule }: Booking, memberIds: readonly (string | null)[]) =>
  schedule
    .filter(({ open }) => open.amount !== "0.00")
    .flatMap(({ dueOn, open }) =>
      memberIds.map((memberId) => {
        const amount = usd((Number(open.amount) / memberIds.length).toFixed(2));
        return { dueOn, memberId, amount };
      }),
    );

async function givenSaved() {
  const given = await givenAccepted();
  const { booking, owner, memberId } = given;
  return { ...given, plan: await savedBy(owner, booking, [null, memberId]) };
}

const bodyFor = (booking: Booking, memberIds: readonly (string | null)[]) => ({
  ...{ title: "Hajj together", target: "operator" as const, bookingId: booking.id },
  steps: stepsOf(booking, memberIds),
});
const savedBy = ({ session }: Member, booking: Booking, memberIds: readonly (string | null)[]) =>
  app.call(savePaymentPlan, { body: bodyFor(booking, memberIds) }, session);
const askedTimes = async ({ session }: Member) =>
  (await app.call(listNotifications, {}, session)).notifications.filter(({ kind }) => kind === "payment_asked").length;

const argsOf = (plan: PaymentPlan, index: number, card = GOOD_CARD) => {
  const step = plan.steps[index];
  return { params: { id: plan.id, step: step?.id ?? "" }, body: { card, amount: step?.amount ?? usd("0.00") } };
};
const asRead = async ({ session }: Member): Promise<PaymentPlan> => {
  const [plan] = await app.call(listPaymentPlans, {}, session);
  if (!plan) throw new Error("no plan");
  return plan;
};
const states = ({ steps }: PaymentPlan) => steps.map(({ state }) => state);

describe("a plan of a booking", () => {
  it("is seen whole by its owner, and by a member who is asked as far as it is theirs", async () => {
    const { plan, member, owner } = await givenSaved();

    const theirs = await asRead(member);

    expect(plan).toMatchObject({ owed: usd("4000.00"), savings: usd("0.00"), done: usd("0.00") });
    expect(plan.steps.map(({ payer }) => payer.isYou)).toEqual([true, false, true, false]);
    expect(theirs.steps.map(({ amount }) => amount.amount)).toEqual(["1000.00", "1000.00"]);
    expect(theirs).toMatchObject({ owed: usd("2000.00"), owner: { isYou: false } });
    expect(await app.call(listPaymentPlans, {}, (await givenResident(app, BY_OPERATOR)).session)).toEqual([]);
    expect((await app.refusal(removePaymentPlan, { params: { id: plan.id } }, member.session)).code).toBe("not_found");
    expect((await asRead(owner)).steps).toHaveLength(4);
  });

  it("is paid by two people with their own cards, and completes the booking", async () => {
    const { plan, owner, member, booking } = await givenSaved();
    const theirs = await asRead(member);

    await app.call(payStep, argsOf(plan, 0), owner.session);
    await app.call(payStep, argsOf(theirs, 0), member.session);
    await app.call(payStep, argsOf(theirs, 1), member.session);
    const after = await app.call(payStep, argsOf(plan, 2), owner.session);

    expect(states(after)).toEqual(["done", "done", "done", "done"]);
    expect(after.done).toEqual(usd("4000.00"));
    const paid = await app.call(getBooking, { params: { id: booking.id } }, owner.session);
    expect(paid).toMatchObject({ status: "confirmed", paymentStatus: "completed", amountPaid: usd("5000.00") });
    expect((await app.refusal(payStep, argsOf(theirs, 1), member.session)).code).toBe("already_paid");
    await expectBooksToBalance(app.platform.db);
  });

  it("takes a refused card again, and no other sum than was shown", async () => {
    const { member } = await givenSaved();
    const theirs = await asRead(member);

    const refused = await app.refusal(payStep, argsOf(theirs, 0, BAD_CARD), member.session);
    const other = { ...argsOf(theirs, 0), body: { card: GOOD_CARD, amount: usd("1.00") } };

    expect(refused.code).toBe("payment_refused");
    expect((await app.refusal(payStep, other, member.session)).code).toBe("amount_changed");
    // The history is told by time.
    time.move({ minutes: 1 });
    expect(states(await app.call(payStep, argsOf(theirs, 0), member.session))).toEqual(["done", "open"]);
    const history = await app.call(paymentHistory, {}, member.session);
    // The clock of the test stands still, so neither is the later one.
    expect(history.map(({ status }) => status).sort()).toEqual(["completed", "failed"]);
  });

  it("charges the last amount once, however many pay it at once", async () => {
    const { plan, owner, member, booking } = await givenSaved();
    const theirs = await asRead(member);
    for (const index of [0, 2]) await app.call(payStep, argsOf(plan, index), owner.session);
    await app.call(payStep, argsOf(theirs, 0), member.session);
    const all = { card: GOOD_CARD, scope: "all" as const, amount: usd("1000.00") };

    const answers = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => app.call(payStep, argsOf(theirs, 1), member.session)),
      ...Array.from({ length: 4 }, () =>
        app.call(payBooking, { params: { id: booking.id }, body: all }, owner.session),
      ),
    ]);

    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const paid = await app.call(getBooking, { params: { id: booking.id } }, owner.session);
    expect(paid.amountPaid).toEqual(usd("5000.00"));
    await expectBooksToBalance(app.platform.db);
  });

  it("gives back to each payer what they have paid", async () => {
    const { plan, owner, member, booking } = await givenSaved();
    const theirs = await asRead(member);
    await app.call(payStep, argsOf(plan, 0), owner.session);
    await app.call(payStep, argsOf(theirs, 0), member.session);

    await app.call(cancelBooking, { params: { id: booking.id } }, owner.session);
    await app.jobsDone();

    const back = (await app.call(paymentHistory, {}, member.session)).filter(({ kind }) => kind === "refund");
    expect(back).toMatchObject([{ payer: { isYou: true }, status: "completed", way: "sandbox" }]);
    const { notifications } = await app.call(listNotifications, {}, member.session);
    expect(notifications.map(({ kind }) => kind)).toContain("payment_returned");
    await expectBooksToBalance(app.platform.db);
  });

  it("asks each member once a day, and reminds of what is due soon once", async () => {
    const { plan, owner, member } = await givenSaved();
    const params = { id: plan.id };
    const told = async () =>
      (await app.call(listNotifications, {}, member.session)).notifications.map(({ kind }) => kind);

    expect((await app.call(askMembers, { params }, owner.session)).asked).toBe(2);
    expect((await app.call(askMembers, { params }, owner.session)).asked).toBe(0);
    expect((await told()).filter((kind) => kind === "payment_asked")).toHaveLength(2);
    time.move({ days: 72 });
    for (const _ of [1, 2]) {
      await app.platform.jobs.enqueue(app.platform.db, remindStepsJob, {});
      await app.jobsDone();
    }

    expect((await told()).filter((kind) => kind === "step_ahead")).toHaveLength(1);
    time.move({ days: -72 });
  });

  it("tells nobody of more than six steps a day, whatever is saved, removed and saved again", async () => {
    const { owner, member, memberId } = await givenShared(app, operator.user.id);
    const steps = Array.from({ length: 12 }, () => ({ dueOn: "2026-11-22", memberId, amount: usd("1.00") }));
    const body = { title: "Savings", target: "operator" as const, steps };
    const save = () => app.call(savePaymentPlan, { body }, owner.session);
    const remind = () => app.runJob(remindStepsJob, {});
    const told = async () => (await app.call(listNotifications, {}, member.session)).notifications.length;
    const before = await told();
    await Promise.all([save(), save()]);
    await remind();
    await remind();
    const first = (await told()) - before;
    for (const { id } of await app.call(listPaymentPlans, {}, owner.session)) {
      await app.call(removePaymentPlan, { params: { id } }, owner.session);
    }
    const { id } = await save();
    await remind();
    const { asked } = await app.call(askMembers, { params: { id } }, owner.session);
    const second = (await told()) - before;
    time.move({ days: 1 });
    await remind();

    expect([first, asked, second, (await told()) - before]).toEqual([6, 0, 6, 12]);
    time.move({ days: -1 });
  });

  it("is over in what was told of a step once that is paid or checked off, its plan is removed, or its booking ends", async () => {
    const over = async ({ session }: Member) => {
      const { notifications } = await app.call(listNotifications, {}, session);
      const told = notifications.filter(({ kind }) => kind === "payment_asked" || kind === "step_ahead");
      return told.map(({ settledBy }) => settledBy !== null).toSorted();
    };
    const paid = await givenSaved();
    const ended = await givenSaved();
    for (const { plan, owner } of [paid, ended]) {
      await app.call(askMembers, { params: { id: plan.id } }, owner.session);
    }
    const alone = await givenResident(app, BY_NUSUK);
    const amount = { amount: "100.00", currency: "SAR" as const };
    const steps = ["2026-11-22", "2026-11-23"].map((dueOn) => ({ dueOn, amount }));
    const body = { title: "Savings", target: "wallet" as const, steps };
    const own = await app.call(savePaymentPlan, { body }, alone.session);
    await app.runJob(remindStepsJob, {});
    const before = [await over(paid.member), await over(ended.member), await over(alone)];

    await app.call(payStep, argsOf(await asRead(paid.member), 0), paid.member.session);
    await app.call(cancelBooking, { params: { id: ended.booking.id } }, ended.owner.session);
    const done = { params: { id: own.id, step: own.steps[0]?.id ?? "" }, body: { done: true } };
    await app.call(checkOffStep, done, alone.session);
    await app.runJob(remindStepsJob, {});
    const after = [await over(paid.member), await over(ended.member), await over(alone)];
    await app.call(removePaymentPlan, { params: { id: paid.plan.id } }, paid.owner.session);
    await app.call(removePaymentPlan, { params: { id: own.id } }, alone.session);

    expect(before).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect(after).toEqual([
      [false, true],
      [true, true],
      [false, true],
    ]);
    expect([await over(paid.member), await over(alone)]).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it("asks nobody again on the same day because it was removed and saved anew", async () => {
    const { plan, owner, member, booking, memberId } = await givenSaved();
    await app.call(askMembers, { params: { id: plan.id } }, owner.session);
    await app.call(removePaymentPlan, { params: { id: plan.id } }, owner.session);
    const again = await savedBy(owner, booking, [null, memberId]);

    const sameDay = await app.call(askMembers, { params: { id: again.id } }, owner.session);
    time.move({ days: 1 });
    const nextDay = await app.call(askMembers, { params: { id: again.id } }, owner.session);

    expect([sameDay.asked, nextDay.asked]).toEqual([0, 2]);
    expect(await askedTimes(member)).toBe(4);
    time.move({ days: -1 });
  });

  it.each([
    ["was cancelled", ({ id }: Booking, { session }: Member) => app.call(cancelBooking, { params: { id } }, session)],
    [
      "was paid by whoever made it",
      ({ id }: Booking, { session }: Member) =>
        app.call(
          payBooking,
          { params: { id }, body: { card: GOOD_CARD, scope: "all", amount: usd("4000.00") } },
          session,
        ),
    ],
  ])("asks and reminds nobody, and has an empty calendar, once its booking %s", async (_, end) => {
    const { plan, owner, member, booking } = await givenSaved();
    const calendar = async () => {
      const url = planCalendar.path.replace(":id", plan.id);
      return (await app.inject({ url, headers: { ...owner.session } })).body.split("BEGIN:VEVENT").length - 1;
    };
    const before = await calendar();

    await end(booking, owner);
    time.move({ days: 72 });
    await app.runJob(remindStepsJob, {});
    await app.jobsDone();

    expect([before, await calendar()]).toEqual([4, 0]);
    expect((await app.call(askMembers, { params: { id: plan.id } }, owner.session)).asked).toBe(0);
    const { notifications } = await app.call(listNotifications, {}, member.session);
    expect(notifications.filter(({ kind }) => kind === "step_ahead" || kind === "payment_asked")).toEqual([]);
    time.move({ days: -72 });
  });

  it("is saved once the deposit is paid: a hold has one payer", async () => {
    const owner = await givenResident(app, BY_OPERATOR);
    const packageId = await givenOffer(app, operator.user.id, { agreed: { approval: "instant", payment: IN_PARTS } });
    const { id } = await givenHold(app, owner, packageId);
    const held = await app.call(getBooking, { params: { id } }, owner.session);

    const refusal = await app.refusal(savePaymentPlan, { body: bodyFor(held, [null]) }, owner.session);

    expect(refusal).toMatchObject({ code: "unacceptable", errors: { bookingId: expect.anything() } });
    expect(held.phase).toBe("held");
  });

  it.each([
    ["less than is open", usd("999.00")],
    ["another currency", { amount: "1000.00", currency: "GBP" as const }],
  ])("of %s is refused", async (_, amount) => {
    const { booking, owner } = await givenAccepted();
    const [first, ...others] = stepsOf(booking, [null, null]);
    const steps = [{ ...first, dueOn: first?.dueOn ?? "", amount }, ...others];
    const body = { title: "x", target: "operator" as const, bookingId: booking.id, steps };

    const refusal = await app.refusal(savePaymentPlan, { body }, owner.session);

    expect(refusal.code).toBe("unacceptable");
  });

  it("is of a booking and a household of one's own alone", async () => {
    const { booking, memberId } = await givenAccepted();
    const { session } = await givenResident(app, BY_OPERATOR);
    const step = { dueOn: "2027-02-06", amount: usd("10.00") };
    const plan = { title: "x", target: "operator" as const };

    const ofBooking = { body: { ...plan, bookingId: booking.id, steps: [step] } };
    const ofMember = { body: { ...plan, steps: [{ ...step, memberId }] } };

    expect((await app.refusal(savePaymentPlan, ofBooking, session)).code).toBe("not_found");
    expect((await app.refusal(savePaymentPlan, ofMember, session)).code).toBe("unacceptable");
  });
});

describe("a plan of the wallet", () => {
  it("is checked off, stands in the history and its file, and in the calendar while it is open", async () => {
    const owner = await givenResident(app, "GB");
    const sar = (amount: string) => ({ amount, currency: "SAR" as const });
    const gbp = (amount: string) => ({ amount, currency: "GBP" as const });
    const steps = ["2027-01-10", "2027-02-10"].map((dueOn) => ({ dueOn, amount: sar("5000.00") }));
    const body = { title: "Wallet", target: "wallet" as const, steps };
    const plan = await app.call(savePaymentPlan, { body }, owner.session);
    const [first] = plan.steps;
    const done = { params: { id: plan.id, step: first?.id ?? "" }, body: { done: true } };

    const after = await app.call(checkOffStep, done, owner.session);

    expect(states(after)).toEqual(["done", "open"]);
    expect(after).toMatchObject({ cost: gbp("1999.20"), savings: gbp("0.00"), done: gbp("999.60") });
    expect((await app.refusal(payStep, argsOf(after, 1), owner.session)).code).toBe("illegal_transition");
    expect(await app.call(paymentHistory, {}, owner.session)).toMatchObject([
      { kind: "check_off", status: "completed", amount: sar("5000.00"), home: { rate: 0.19992 } },
    ]);
    const get = (url: string) => app.inject({ url, headers: { ...owner.session } });
    const file = await get(paymentHistoryFile.path);
    expect(file.body.trim().split("\n")).toHaveLength(2);
    const calendar = await get(planCalendar.path.replace(":id", plan.id));
    expect(calendar.body).toContain("20270210");
    expect(calendar.body).not.toContain("20270110");
    expect((await app.refusal(checkOffStep, done, (await givenResident(app, "GB")).session)).code).toBe("not_found");
    expect(await app.call(removePaymentPlan, { params: { id: plan.id } }, owner.session)).toEqual([]);
  });

  it("has its steps on their day in the calendar of a server east of Greenwich", async () => {
    vi.stubEnv("TZ", "Asia/Riyadh");
    onTestFinished(() => void vi.unstubAllEnvs());
    const owner = await givenResident(app, "GB");
    const steps = [{ dueOn: "2027-02-10", amount: { amount: "5000.00", currency: "SAR" as const } }];
    const body = { title: "Wallet", target: "wallet" as const, steps };
    const { id } = await app.call(savePaymentPlan, { body }, owner.session);

    const calendar = await app.inject({ url: planCalendar.path.replace(":id", id), headers: { ...owner.session } });

    expect(calendar.body).toContain("DTSTART;VALUE=DATE:20270210");
  });
});

describe("a household that has planned", () => {
  it("has its plan counted for the queue and the journey, once it covers the price", async () => {
    const { owner, booking } = await givenAccepted();
    const planned = async () =>
      (await app.call(journey, {}, owner.session)).steps.find(({ step }) => step === "payment")?.status;
    const parts = async () => (await app.call(queueStatus, {}, owner.session)).priorityParts.plan;
    const before = [await planned(), await parts()];
    const body = {
      ...{ title: "Hajj", target: "operator" as const, bookingId: booking.id },
      steps: stepsOf(booking, [null]),
    };

    await app.call(savePaymentPlan, { body }, owner.session);

    expect(before).toEqual(["in_progress", 0]);
    expect([await planned(), await parts()]).toEqual(["completed", 20]);
  });
});

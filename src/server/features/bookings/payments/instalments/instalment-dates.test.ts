/** Dates of a price in parts: told ahead, told when they passed, and the end when an amount stays away. */
import { describe, expect, it } from "vitest";
import { leaveBooking } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { cancelBooking, getBooking } from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { getPackage } from "#contract/packages.ts";
import { listPaymentPlans, payStep, savePaymentPlan } from "#contract/payment-plans.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../../test/books.ts";
import { givenOperator } from "../../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../../test/factories/amounts.ts";
import {
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../../test/factories/bookings.ts";
import { givenShared, IN_PARTS } from "../../../../../../test/factories/shared-plans.ts";
import { endOverdueJob } from "../../phases/overdue.job.ts";
import { remindOfAmountsJob } from "./instalments.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const KINDS = ["amount_ahead", "amount_overdue", "customer_overdue"] as const;

const pay = (id: string, { session }: Member, body: object = {}) =>
  app.call(payBooking, { params: { id }, body: { card: GOOD_CARD, ...body } }, session);
const read = (id: string, { session }: Member) => app.call(getBooking, { params: { id } }, session);
const states = (booking: Awaited<ReturnType<typeof read>>) => booking.schedule.map(({ state }) => state);

describe("a date", () => {
  const notices = async (userId: string) => {
    const rows = app.platform.db.selectFrom("notifications").select("kind").where("userId", "=", userId);
    const told = await rows.where("kind", "in", KINDS).orderBy("createdAt").execute();
    return told.map(({ kind }) => kind);
  };

  /** What came of each notice of a date. */
  const settledBy = async ({ session }: Member) => {
    const { notifications } = await app.call(listNotifications, {}, session);
    const dated = notifications.filter(({ kind }) => KINDS.some((one) => one === kind));
    return dated.map((notice) => notice.settledBy).toReversed();
  };

  it("is over in what was told of it once it is paid, and not while another stands", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const agreed = { approval: "instant" as const, payment: IN_PARTS };
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id, { agreed }));
    await pay(id, pilgrim);
    const from = time.clock();
    time.move({ minutes: (Date.parse("2027-02-01T12:00:00Z") - from.getTime()) / MINUTE_MS });
    await app.runJob(remindOfAmountsJob, {});
    const before = await settledBy(pilgrim);

    await pay(id, pilgrim, { amount: usd("2000.00") });

    expect([before, await settledBy(pilgrim)]).toEqual([[null], ["payment_received"]]);
    time.move({ minutes: (from.getTime() - time.clock().getTime()) / MINUTE_MS });
  });

  it("is told with what is missing of it, where a part of it is paid", async () => {
    const { owner, member, booking, memberId } = await givenShared(app, operator.user.id);
    const dates = booking.schedule.filter(({ open }) => open.amount !== "0.00").map(({ dueOn }) => dueOn);
    const steps = dates.flatMap((dueOn) =>
      [null, memberId].map((payer) => ({ dueOn, memberId: payer, amount: usd("1000.00") })),
    );
    const body = { title: "Hajj", target: "operator" as const, bookingId: booking.id, steps };
    const { id } = await app.call(savePaymentPlan, { body }, owner.session);
    const [theirs] = await app.call(listPaymentPlans, {}, member.session);
    const params = { id, step: theirs?.steps[0]?.id ?? "" };
    await app.call(payStep, { params, body: { card: GOOD_CARD, amount: usd("1000.00") } }, member.session);
    const from = time.clock();
    time.move({ minutes: (Date.parse("2027-02-01T12:00:00Z") - from.getTime()) / MINUTE_MS });

    await app.runJob(remindOfAmountsJob, {});

    const { notifications } = await app.call(listNotifications, {}, owner.session);
    expect(notifications.find(({ kind }) => kind === "amount_ahead")?.params).toMatchObject({ amount: "1000.00" });
    const calendar = await app.inject({ url: `/api/bookings/${booking.id}/calendar`, headers: { ...owner.session } });
    const sums = calendar.body.replaceAll("\r\n ", "").match(/(?<=SUMMARY:.*)\$[\d,\\]+/g);
    expect(sums).toEqual(["$1\\,000", "$1\\,000", "$2\\,000"]);
    await app.call(
      payBooking,
      { params: { id: booking.id }, body: { card: GOOD_CARD, scope: "all", amount: usd("3000.00") } },
      owner.session,
    );
    time.move({ minutes: (from.getTime() - time.clock().getTime()) / MINUTE_MS });
  });

  it("is told of by nobody while its booking is being ended or paid: what that settles has to be there", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const agreed = { approval: "instant" as const, payment: IN_PARTS };
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id, { agreed }));
    await pay(id, pilgrim);
    const from = time.clock();
    time.move({ minutes: (Date.parse("2027-02-01T12:00:00Z") - from.getTime()) / MINUTE_MS });

    await app.platform.db.transaction().execute(async (tx) => {
      await tx.selectFrom("bookings").select("id").where("id", "=", id).forNoKeyUpdate().execute();
      await app.runJob(remindOfAmountsJob, {});
    });
    const meanwhile = await settledBy(pilgrim);
    await app.runJob(remindOfAmountsJob, {});

    expect([meanwhile, await settledBy(pilgrim)]).toEqual([[], [null]]);
    await pay(id, pilgrim, { amount: usd("2000.00") });
    time.move({ minutes: (from.getTime() - time.clock().getTime()) / MINUTE_MS });
  });

  it("is not told again because the amounts after it have changed", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const agreed = { approval: "instant" as const, payment: IN_PARTS };
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id, { agreed }), 3);
    await pay(id, pilgrim);
    const from = time.clock();
    time.move({ minutes: (Date.parse("2027-02-01T12:00:00Z") - from.getTime()) / MINUTE_MS });
    await app.runJob(remindOfAmountsJob, {});
    const before = (await read(id, pilgrim)).schedule;

    await app.call(leaveBooking, { params: { id }, body: { position: 0 } }, pilgrim.session);
    await app.runJob(remindOfAmountsJob, {});

    const after = (await read(id, pilgrim)).schedule;
    expect([after[1], after[2]?.amount]).toEqual([before[1], expect.not.objectContaining(before[2]?.amount ?? {})]);
    expect(await notices(pilgrim.id)).toEqual(["amount_ahead"]);
    await app.call(cancelBooking, { params: { id } }, pilgrim.session);
    time.move({ minutes: (from.getTime() - time.clock().getTime()) / MINUTE_MS });
  });

  it("is told a week ahead and once when it has passed, to the operator too; then the places go back by the terms", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const agreed = {
      approval: "instant" as const,
      payment: IN_PARTS,
      cancellation: [{ daysBefore: 60, refundPercent: 90 }],
    };
    const packageId = await givenOffer(app, operator.user.id, { agreed, seats: 5 });
    const { id } = await givenHold(app, pilgrim, packageId);
    await pay(id, pilgrim);
    const until = (date: string) =>
      time.move({ minutes: (Date.parse(`${date}T12:00:00Z`) - time.clock().getTime()) / MINUTE_MS });
    const round = async () => {
      for (const job of [remindOfAmountsJob, endOverdueJob, remindOfAmountsJob]) await app.runJob(job, {});
    };

    until("2027-01-29");
    await round();
    expect(await notices(pilgrim.id)).toEqual([]);
    until("2027-01-30");
    await round();
    expect(await notices(pilgrim.id)).toEqual(["amount_ahead"]);
    until("2027-02-07");
    await round();
    expect(await notices(pilgrim.id)).toEqual(["amount_ahead", "amount_overdue"]);
    expect(await notices(operator.user.id)).toEqual(["customer_overdue"]);
    expect(states(await read(id, pilgrim))).toEqual(["paid", "overdue", "later"]);
    until("2027-02-13");
    await round();
    expect((await read(id, pilgrim)).phase).toBe("awaiting_balance");
    until("2027-02-14");
    await round();
    await app.jobsDone();

    expect(await read(id, pilgrim)).toMatchObject({ phase: "cancelled", cancelReason: "payment_overdue" });
    // The operator keeps 10 % of 5,000 dollars, the rest of the deposit comes back.
    expect((await read(id, pilgrim)).amountPaid).toEqual(usd("500.00"));
    expect(await settledBy(pilgrim)).toEqual(["amount_overdue", "booking_unpaid"]);
    expect((await app.call(getPackage, { params: { id: packageId } })).availableSlots).toBe(5);
    await expectBooksToBalance(app.platform.db);
  });

  it("is told of no more once the last day of one is over: the booking ends", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const agreed = { approval: "instant" as const, payment: IN_PARTS };
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id, { agreed }));
    await pay(id, pilgrim);
    const from = time.clock();
    time.move({ minutes: (Date.parse("2027-03-20T12:00:00Z") - from.getTime()) / MINUTE_MS });

    await app.runJob(remindOfAmountsJob, {});
    await app.runJob(endOverdueJob, {});

    expect(await notices(pilgrim.id)).toEqual([]);
    expect(await read(id, pilgrim)).toMatchObject({ phase: "cancelled", cancelReason: "payment_overdue" });
    time.move({ minutes: (from.getTime() - time.clock().getTime()) / MINUTE_MS });
  });

  it("that was paid in time is not spoken of", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const agreed = { approval: "instant" as const, payment: { ...IN_PARTS, balanceDays: 1 } };
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id, { agreed }));
    await pay(id, pilgrim);
    await pay(id, pilgrim, { scope: "all", amount: usd("4000.00") });
    time.move({ days: 60 });

    await app.runJob(remindOfAmountsJob, {});
    await app.runJob(endOverdueJob, {});

    expect(await notices(pilgrim.id)).toEqual([]);
    expect((await read(id, pilgrim)).phase).toBe("confirmed");
  });
});

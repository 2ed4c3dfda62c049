/** A price in parts: deposit, instalments, and what comes back. */
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { bookingTable } from "#contract/booking-table.ts";
import {
  approveBooking,
  cancelBooking,
  createBooking,
  declineBooking,
  getBooking,
  recordNusuk,
} from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { HOLD_MINUTES } from "#domain/bookings/booking.ts";
import type { Terms } from "#domain/packages/package.ts";
import { testApp } from "../../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../../test/books.ts";
import { givenOperator } from "../../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../../test/factories/amounts.ts";
import {
  BAD_CARD,
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../../test/factories/bookings.ts";
import { IN_PARTS } from "../../../../../../test/factories/shared-plans.ts";
import { endOverdueJob } from "../../phases/overdue.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { SERVICE_FEE_PERCENT: "5" } });
const operator = await givenOperator(app);

interface Agreed extends Partial<Terms> {
  readonly seats?: number;
}

/** A held booking for one at 5,000 dollars, leaving on 5 May 2027: 1,000 now, 2,000 on 6 February and 6 March. */
async function givenHeld({ seats = 50, ...agreed }: Agreed = {}) {
  const pilgrim = await givenResident(app, BY_OPERATOR);
  const packageId = await givenOffer(app, operator.user.id, {
    seats,
    agreed: { approval: "instant", payment: IN_PARTS, ...agreed },
  });
  const { id } = await givenHold(app, pilgrim, packageId);
  return { id, pilgrim, packageId };
}

interface Paying {
  readonly scope?: "next" | "all";
  readonly amount?: { amount: string; currency: "USD" | "GBP" };
  readonly card?: string;
  readonly key?: string;
}
const argsOf = (id: string, { key, card = GOOD_CARD, ...body }: Paying) => ({
  params: { id },
  body: { card, ...body },
  headers: key ? { "idempotency-key": key } : {},
});
const pay = (id: string, { session }: Member, paying: Paying = {}) => app.call(payBooking, argsOf(id, paying), session);
const refused = (id: string, { session }: Member, paying: Paying = {}) =>
  app.refusal(payBooking, argsOf(id, paying), session);
const read = (id: string, { session }: Member) => app.call(getBooking, { params: { id } }, session);
const states = (booking: Awaited<ReturnType<typeof read>>) => booking.schedule.map(({ state }) => state);

async function givenAccepted(agreed?: Agreed) {
  const held = await givenHeld(agreed);
  return { ...held, booking: await pay(held.id, held.pilgrim) };
}

describe("a price in parts", () => {
  it("shows its schedule before anything is paid", async () => {
    const { id, pilgrim } = await givenHeld();

    expect((await read(id, pilgrim)).schedule).toEqual([
      { dueOn: "2026-11-20", keptUntil: "2026-11-27", amount: usd("1000.00"), open: usd("1000.00"), state: "next" },
      { dueOn: "2027-02-06", keptUntil: "2027-02-13", amount: usd("2000.00"), open: usd("2000.00"), state: "later" },
      { dueOn: "2027-03-06", keptUntil: "2027-03-13", amount: usd("2000.00"), open: usd("2000.00"), state: "later" },
    ]);
  });

  it("is secured by the deposit, paid in instalments, and confirmed with the last", async () => {
    const { id, pilgrim, booking } = await givenAccepted();

    expect(booking).toMatchObject({ phase: "awaiting_balance", status: "pending", paymentStatus: "pending" });
    expect(states(booking)).toEqual(["paid", "next", "later"]);
    expect(booking.movements).toMatchObject([{ kind: "charge", isDone: true, amount: usd("1000.00") }]);
    const { rows } = await app.call(bookingTable, { query: { q: booking.reference } }, operator.session);
    expect(rows).toMatchObject([
      { status: "pending", nextDue: { dueOn: "2027-02-06", amount: usd("2000.00"), isOverdue: false } },
    ]);
    const second = await pay(id, pilgrim, { amount: usd("2000.00") });
    expect(second).toMatchObject({ phase: "awaiting_balance", paymentStatus: "pending", amountPaid: usd("3000.00") });
    const last = await pay(id, pilgrim, { amount: usd("2000.00") });

    expect(last).toMatchObject({ phase: "confirmed", status: "confirmed", paymentStatus: "completed" });
    expect(states(last)).toEqual(["paid", "paid", "paid"]);
    expect((await refused(id, pilgrim, { amount: usd("2000.00") })).code).toBe("already_paid");
    await expectBooksToBalance(app.platform.db);
  });

  it("paid whole asks its operator for the number, until that is recorded", async () => {
    const { id, pilgrim, booking } = await givenAccepted();
    const asked = async () => {
      const { notifications } = await app.call(listNotifications, {}, operator.session);
      return notifications.flatMap(({ kind, params, settledBy }) =>
        kind === "customer_paid" && params.reference === booking.reference ? [settledBy] : [],
      );
    };
    await pay(id, pilgrim, { scope: "all", amount: usd("4000.00") });
    expect(await asked()).toEqual([null]);

    await app.call(recordNusuk, { params: { id }, body: { reference: "VISA-661204" } }, operator.session);
    expect(await asked()).toEqual(["reference_recorded"]);
  });

  it("can be paid whole with the deposit, or later with everything that is open", async () => {
    const [atOnce, later] = [await givenHeld(), await givenAccepted()];

    const whole = await pay(atOnce.id, atOnce.pilgrim, { scope: "all", amount: usd("5000.00") });
    const rest = await pay(later.id, later.pilgrim, { scope: "all", amount: usd("4000.00") });

    expect(whole).toMatchObject({ phase: "confirmed", paymentStatus: "completed" });
    expect(whole.schedule).toHaveLength(1);
    expect(rest).toMatchObject({ phase: "confirmed", amountPaid: usd("5000.00") });
  });

  it("waits for the operator's answer with its deposit, and comes back whole when declined", async () => {
    const [yes, no] = [await givenHeld({ approval: "approval" }), await givenHeld({ approval: "approval" })];
    for (const { id, pilgrim } of [yes, no]) expect((await pay(id, pilgrim)).phase).toBe("awaiting_approval");
    expect((await refused(yes.id, yes.pilgrim, { amount: usd("2000.00") })).code).toBe("illegal_transition");

    const accepted = await app.call(approveBooking, { params: { id: yes.id } }, operator.session);
    await app.call(declineBooking, { params: { id: no.id }, body: { reason: "Full." } }, operator.session);
    await app.jobsDone();

    expect(accepted.phase).toBe("awaiting_balance");
    expect(await read(no.id, no.pilgrim)).toMatchObject({ paymentStatus: "refunded", amountPaid: usd("0.00") });
  });

  it("keeps the schedule that was agreed when the package changes its terms", async () => {
    const { id, pilgrim, packageId } = await givenAccepted();
    await app.platform.db
      .updateTable("packages")
      .set({ terms: JSON.stringify({ approval: "instant", cancellation: [] }) })
      .where("id", "=", packageId)
      .execute();

    expect((await read(id, pilgrim)).schedule).toHaveLength(3);
  });

  it("is paid whole at once where the balance is due already", async () => {
    const { id, pilgrim } = await givenHeld({ payment: { ...IN_PARTS, balanceDays: 166 } });

    expect(await pay(id, pilgrim)).toMatchObject({ phase: "confirmed", paymentStatus: "completed" });
  });

  it("of several packages is one schedule", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const agreed = { approval: "instant" as const };
    const packageIds = [
      await givenOffer(app, operator.user.id, { agreed: { ...agreed, payment: IN_PARTS } }),
      await givenOffer(app, operator.user.id, { agreed }),
    ];
    const parts = packageIds.map((packageId) => ({ packageId, seats: 1 }));

    const { schedule } = await app.call(createBooking, { body: { parts } }, pilgrim.session);

    expect(schedule.map(({ amount }) => amount.amount)).toEqual(["6000.00", "2000.00", "2000.00"]);
  });
});

describe("a payment", () => {
  it("is refused where the amount or the currency is another than was shown, or none is named after the deposit", async () => {
    const { id, pilgrim } = await givenHeld();

    expect((await refused(id, pilgrim, { amount: usd("999.99") })).code).toBe("amount_changed");
    expect((await refused(id, pilgrim, { amount: usd("99999999999999999999.00") })).code).toBe("invalid_input");
    expect((await refused(id, pilgrim, { amount: { amount: "1000.00", currency: "GBP" } })).code).toBe(
      "amount_changed",
    );
    expect((await pay(id, pilgrim, { amount: usd("1000.00") })).amountPaid).toEqual(usd("1000.00"));
    expect((await refused(id, pilgrim)).errors).toHaveProperty("amount");
    expect((await refused(id, pilgrim, { amount: usd("1000.00") })).code).toBe("amount_changed");
    expect((await read(id, pilgrim)).amountPaid).toEqual(usd("1000.00"));
  });

  it("of the last instalment is taken from one of two payers at once", async () => {
    const { id, pilgrim } = await givenAccepted();
    await pay(id, pilgrim, { amount: usd("2000.00") });
    const payload = { card: GOOD_CARD, amount: usd("2000.00") };
    const request = {
      method: "POST" as const,
      url: `/api/bookings/${id}/pay`,
      headers: { ...pilgrim.session },
      payload,
    };

    const answers = await Promise.all(Array.from({ length: 6 }, () => app.inject(request)));

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await read(id, pilgrim)).amountPaid).toEqual(usd("5000.00"));
    await expectBooksToBalance(app.platform.db);
  });

  it("is the same attempt with the same key, but not for another scope", async () => {
    const { id, pilgrim } = await givenHeld();

    await Promise.all(Array.from({ length: 4 }, () => pay(id, pilgrim, { key: "deposit" })));

    expect((await read(id, pilgrim)).amountPaid).toEqual(usd("1000.00"));
    expect((await refused(id, pilgrim, { key: "deposit", scope: "all" })).code).toBe("idempotency_key_reused");
  });

  it("that a person has to look at keeps the places past the last day", async () => {
    const { id, pilgrim } = await givenAccepted();
    const { db } = app.platform;
    await db
      .insertInto("payments")
      .values({
        ...{ id: `held-${id}`, bookingId: id, kind: "charge", status: "held", amountMinor: 200_000, currency: "USD" },
        ...{ gateway: "sandbox", feeMinor: 0, createdAt: time.clock(), settledAt: time.clock() },
      })
      .execute();
    time.move({ days: 90 });

    await app.runJob(endOverdueJob, {});
    const kept = await read(id, pilgrim);
    await db.updateTable("payments").set({ status: "failed" }).where("id", "=", `held-${id}`).execute();
    await app.runJob(endOverdueJob, {});

    expect([kept.phase, (await read(id, pilgrim)).phase]).toEqual(["awaiting_balance", "cancelled"]);
    time.move({ days: -90 });
  });

  it("that the operator has yet to hand back keeps no places past the last day", async () => {
    const { id, pilgrim } = await givenAccepted();
    const { db } = app.platform;
    const charges = db.selectFrom("payments").select("id").where("bookingId", "=", id);
    const { id: chargeId } = await charges.executeTakeFirstOrThrow();
    await db
      .insertInto("payments")
      .values({
        ...{ id: `back-${id}`, bookingId: id, kind: "refund", status: "pending", amountMinor: 100, currency: "USD" },
        ...{ gateway: "direct", refundsPaymentId: chargeId, feeMinor: 0, createdAt: time.clock() },
      })
      .execute();
    time.move({ days: 90 });

    await app.runJob(endOverdueJob, {});

    expect((await read(id, pilgrim)).phase).toBe("cancelled");
    time.move({ days: -90 });
  });

  it("that the card refuses leaves the schedule as it was", async () => {
    const { id, pilgrim } = await givenAccepted();

    expect((await refused(id, pilgrim, { card: BAD_CARD, amount: usd("2000.00") })).code).toBe("payment_refused");

    expect(await read(id, pilgrim)).toMatchObject({ phase: "awaiting_balance", paymentStatus: "failed" });
    expect((await pay(id, pilgrim, { amount: usd("2000.00") })).paymentStatus).toBe("pending");
  });

  it("is nobody else's: another pilgrim finds no booking, an operator may not pay, a visitor is not let in", async () => {
    const { id } = await givenAccepted();
    const body = { amount: usd("2000.00") };

    expect(await refused(id, await givenResident(app, BY_OPERATOR), body)).toMatchObject({ status: 404 });
    expect(await app.refusal(payBooking, argsOf(id, body), operator.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(payBooking, argsOf(id, body))).toMatchObject({ status: 401 });
  });

  it("of a hold that ran out takes its seat again with the deposit, and is refused without a charge where it is gone", async () => {
    const [lucky, unlucky] = [await givenHeld(), await givenHeld({ seats: 1 })];
    time.move({ minutes: HOLD_MINUTES });
    await app.runJob(endOverdueJob, {});
    await givenHold(app, await givenResident(app, null), unlucky.packageId);

    expect((await pay(lucky.id, lucky.pilgrim)).phase).toBe("awaiting_balance");
    expect((await refused(unlucky.id, unlucky.pilgrim)).code).toBe("hold_expired");
    expect((await read(unlucky.id, unlucky.pilgrim)).amountPaid).toEqual(usd("0.00"));
  });
});

describe("cancelling", () => {
  it("gives back what was paid beyond the operator's share, the newest payment first", async () => {
    const { id, pilgrim } = await givenAccepted({ cancellation: [{ daysBefore: 60, refundPercent: 50 }] });
    await pay(id, pilgrim, { amount: usd("2000.00") });

    const { paid, refund } = await app.call(cancelBooking, { params: { id } }, pilgrim.session);
    await app.jobsDone();

    expect([paid, refund]).toEqual([usd("3000.00"), usd("500.00")]);
    const rows = await app.platform.db
      .selectFrom("payments")
      .select(["kind", "amountMinor", "feeMinor"])
      .where("bookingId", "=", id)
      .orderBy("createdAt")
      .orderBy("amountMinor")
      .execute();
    expect(rows.filter(({ kind }) => kind === "refund")).toEqual([
      { kind: "refund", amountMinor: 50_000, feeMinor: 2_500 },
    ]);
    await expectBooksToBalance(app.platform.db);
  });

  it("keeps a deposit that is less than the operator's share", async () => {
    const { id, pilgrim } = await givenAccepted({ cancellation: [{ daysBefore: 60, refundPercent: 50 }] });

    const { refund } = await app.call(cancelBooking, { params: { id } }, pilgrim.session);

    expect(refund).toEqual(usd("0.00"));
    expect(await read(id, pilgrim)).toMatchObject({ phase: "cancelled", amountPaid: usd("1000.00") });
  });

  it("of everything that was paid goes back to each payment it came from", async () => {
    const { id, pilgrim } = await givenAccepted({ cancellation: [{ daysBefore: 0, refundPercent: 100 }] });
    await pay(id, pilgrim, { amount: usd("2000.00") });

    await app.call(cancelBooking, { params: { id } }, pilgrim.session);
    await app.jobsDone();

    expect(await read(id, pilgrim)).toMatchObject({ paymentStatus: "refunded", amountPaid: usd("0.00") });
    await expectBooksToBalance(app.platform.db);
  });
});

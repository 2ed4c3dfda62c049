/** Money that is not what was asked for, or could not go back: nothing is booked until staff have looked. */
import { describe, expect, it } from "vitest";
import { leaveBooking } from "#contract/booking-changes.ts";
import { deskBooking, refundBooking } from "#contract/booking-desk.ts";
import { payBooking, withdrawPayment } from "#contract/booking-payments.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { resolvePaymentDifference } from "#contract/payment-gateway.ts";
import { expectBooksToBalance } from "../../../../../../test/books.ts";
import { usd } from "../../../../../../test/factories/amounts.ts";
import { givenHold } from "../../../../../../test/factories/bookings.ts";
import { givenStripe } from "../../../../../../test/factories/stripe.ts";
import { settleForgottenJob } from "../../records/money/payments.job.ts";
import { proveBooksJob } from "../proof/prove-books.job.ts";

const { app, db, time, stripe, operator, staff, givenHeld, givenSent, pay, read, sessionOf, tell, differences } =
  await givenStripe();

/** Two places paid, a part given back by the operator, and that money cannot go back. */
async function givenPartRefused() {
  const { pilgrim, packageId } = await givenHeld({ cancellation: [{ daysBefore: 0, refundPercent: 100 }] });
  const { id } = await givenHold(app, pilgrim, packageId, 2);
  const page = sessionOf((await pay(id, pilgrim)).openPayment?.gatewayNumber);
  stripe.pay(page.id);
  await tell(page);
  const giveBack = (refundable: string) => {
    const body = { amount: usd("2000.00"), refundable: usd(refundable), reason: "The hotel has closed." };
    return app.call(refundBooking, { params: { id }, body }, operator.session);
  };
  stripe.refundStatus = "failed";
  const { booking } = await giveBack("10000.00");
  await app.jobsDone();
  stripe.refundStatus = "succeeded";
  const difference = (await differences()).find(({ bookingReference }) => bookingReference === booking.reference);
  const leave = () => app.call(leaveBooking, { params: { id }, body: { position: 0 } }, pilgrim.session);
  const close = (givenBack: boolean) => {
    const body = { note: "Looked at.", givenBack };
    return app.call(resolvePaymentDifference, { params: { id: difference?.id ?? "" }, body }, staff.session);
  };
  return { id, pilgrim, giveBack, leave, close };
}

/** Paid, cancelled, and the money cannot go back. */
async function givenRefused() {
  const { id, pilgrim, page } = await givenSent({ cancellation: [{ daysBefore: 0, refundPercent: 100 }] });
  stripe.pay(page.id);
  await tell(page);
  stripe.refundStatus = "failed";
  await app.call(cancelBooking, { params: { id } }, pilgrim.session);
  await app.jobsDone();
  const { reference } = await read(id, pilgrim);
  const difference = (await differences()).find(({ bookingReference }) => bookingReference === reference);
  return { id, pilgrim, difference };
}

describe("a refund", () => {
  it("that Stripe cannot give back is told to staff", async () => {
    const { id, pilgrim, difference } = await givenRefused();

    expect(difference).toMatchObject({ kind: "refund_failed", ours: { amount: "-5000.00" } });
    expect((await read(id, pilgrim)).amountPaid.amount).toBe("5000.00");
  });

  it("that went back another way is booked as returned once, and the nightly proof agrees", async () => {
    const { id, pilgrim, difference } = await givenRefused();
    const resolve = { params: { id: difference?.id ?? "" }, body: { note: "By bank transfer.", givenBack: true } };

    expect((await app.refusal(resolvePaymentDifference, resolve, pilgrim.session)).status).toBe(403);
    const tries = await Promise.allSettled(
      [1, 2].map(() => app.call(resolvePaymentDifference, resolve, staff.session)),
    );

    expect(tries.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await read(id, pilgrim)).toMatchObject({ paymentStatus: "refunded", amountPaid: { amount: "0.00" } });
    await expectBooksToBalance(db);
    const known = (await differences()).length;
    await app.runJob(proveBooksJob, {});
    expect(await differences()).toHaveLength(known);
  });
});

describe("a refund that Stripe had made and that comes back from the payer's bank", () => {
  async function givenReturned() {
    const { id, pilgrim, page } = await givenSent({ cancellation: [{ daysBefore: 0, refundPercent: 100 }] });
    stripe.pay(page.id);
    await tell(page);
    await app.call(cancelBooking, { params: { id } }, pilgrim.session);
    await app.jobsDone();
    const refund = [...stripe.refunds.values()].at(-1);
    if (!refund) throw new Error("no refund");
    refund.status = "failed";
    for (const type of ["refund.failed", "refund.updated"]) await tell(refund, { type });
    const of = (await differences()).filter(({ paymentId }) => paymentId === refund.metadata.payment_id);
    return { id, pilgrim, refund, of };
  }

  it("is listed for staff once", async () => {
    const { of } = await givenReturned();

    expect(of.map(({ kind, ours }) => [kind, ours])).toEqual([["refund_failed", usd("-5000.00")]]);
  });

  it("that went back another way stays booked as returned once, and the nightly proof agrees", async () => {
    const { id, pilgrim, refund, of } = await givenReturned();
    const resolve = { params: { id: of[0]?.id ?? "" }, body: { note: "By bank transfer.", givenBack: true } };
    await app.call(resolvePaymentDifference, resolve, staff.session);

    await tell(refund, { type: "refund.failed" });
    await app.runJob(proveBooksJob, {});

    expect(await read(id, pilgrim)).toMatchObject({ paymentStatus: "refunded", amountPaid: { amount: "0.00" } });
    await expectBooksToBalance(db);
    expect((await differences()).filter(({ paymentId }) => paymentId === refund.metadata.payment_id)).toEqual([]);
  });
});

describe("a part that Stripe could not give back", () => {
  it("is with staff: who leaves or cancels meanwhile gets the rest, and no charge goes back twice", async () => {
    const { id, pilgrim, leave, close } = await givenPartRefused();

    expect((await app.call(deskBooking, { params: { id } }, operator.session)).refundable).toEqual(usd("8000.00"));
    expect((await leave()).refund).toEqual(usd("5000.00"));
    await app.jobsDone();
    expect((await app.call(cancelBooking, { params: { id } }, pilgrim.session)).refund).toEqual(usd("3000.00"));
    await app.jobsDone();
    expect((await read(id, pilgrim)).amountPaid).toEqual(usd("2000.00"));

    await close(true);
    expect((await read(id, pilgrim)).amountPaid).toEqual(usd("0.00"));
    await expectBooksToBalance(db);
  });

  it("can be given back anew once staff have closed it, and the price falls once", async () => {
    const { id, pilgrim, giveBack, close } = await givenPartRefused();
    await close(false);

    expect((await giveBack("10000.00")).booking).toMatchObject({ totalAmount: 8_000, reduced: usd("2000.00") });
    await app.jobsDone();

    expect((await read(id, pilgrim)).amountPaid).toEqual(usd("8000.00"));
    await expectBooksToBalance(db);
  });
});

describe("money that is not what was asked for", () => {
  it.each([
    [{ amount_total: 1 }, "amount_differs"],
    [{ currency: "gbp" }, "amount_differs"],
  ])("is held for staff and never booked: %o", async (changes, kind) => {
    const { id, pilgrim, page } = await givenSent();
    stripe.pay(page.id, changes);

    await tell(page);

    const booking = await read(id, pilgrim);
    expect(booking).toMatchObject({
      phase: "held",
      paymentStatus: "pending",
      openPayment: { state: "held", page: null },
    });
    expect(booking.amountPaid.amount).toBe("0.00");
    const difference = (await differences()).find(({ paymentId }) => paymentId === booking.openPayment?.number);
    expect(difference).toMatchObject({ kind, bookingReference: booking.reference });
    expect((await app.refusal(payBooking, { params: { id }, body: {} }, pilgrim.session)).code).toBe("in_progress");

    const resolve = { params: { id: difference?.id ?? "" }, body: { note: "Given back by hand." } };
    const booked = { ...resolve, body: { ...resolve.body, givenBack: true } };
    expect((await app.refusal(resolvePaymentDifference, booked, staff.session)).code).toBe("unacceptable");
    expect((await app.refusal(resolvePaymentDifference, resolve, pilgrim.session)).status).toBe(403);
    await app.call(resolvePaymentDifference, resolve, staff.session);
    expect((await app.refusal(resolvePaymentDifference, resolve, staff.session)).code).toBe("already_decided");
    expect((await read(id, pilgrim)).openPayment).toBeNull();
    await expectBooksToBalance(db);
  });

  it("is held where it reached another account", async () => {
    const { id, pilgrim, page } = await givenSent();
    stripe.pay(page.id);

    await tell(page, { account: "acct_1Other" });

    const { openPayment } = await read(id, pilgrim);
    expect(openPayment?.state).toBe("held");
    const difference = (await differences()).find(({ paymentId }) => paymentId === openPayment?.number);
    expect(difference?.kind).toBe("account_differs");
  });
});

it("the nightly proof finds nothing to say of all this, and then what was changed behind our back", async () => {
  time.move({ hours: 3 });
  await app.runJob(settleForgottenJob, {});
  await app.jobsDone();
  const { page } = await givenSent();
  stripe.pay(page.id);
  await tell(page);
  const known = (await differences()).length;

  await app.runJob(proveBooksJob, {});
  expect((await differences()).slice(known)).toEqual([]);

  page.amount_total += 100;
  await app.runJob(proveBooksJob, {});
  await app.runJob(proveBooksJob, {});
  expect((await differences()).slice(known)).toMatchObject([
    { kind: "amount_differs", ours: { amount: "5000.00" }, theirs: { amount: "5001.00", currency: "USD" } },
  ]);
});

describe("a payment at an account that the operator has closed to us", () => {
  async function givenClosed() {
    const sent = await givenSent();
    stripe.isClosed = true;
    await app.call(withdrawPayment, { params: { id: sent.id } }, sent.pilgrim.session);
    const { reference } = await read(sent.id, sent.pilgrim);
    const listed = async () => (await differences()).find(({ bookingReference }) => bookingReference === reference);
    return { ...sent, listed };
  }

  it("is asked for again for two hours, and then told to staff, who end it", async () => {
    const { id, pilgrim, listed } = await givenClosed();
    await app.runJob(settleForgottenJob, {});
    const before = await listed();
    time.move({ hours: 2 });
    await app.runJob(settleForgottenJob, {});
    const difference = await listed();

    expect(before).toBeUndefined();
    expect(difference).toMatchObject({ kind: "unreadable", ours: { amount: "5000.00" }, theirs: null });
    const body = { note: "The operator shows no payment.", givenBack: false };
    await app.call(resolvePaymentDifference, { params: { id: difference?.id ?? "" }, body }, staff.session);
    await app.call(cancelBooking, { params: { id } }, pilgrim.session);
    expect((await read(id, pilgrim)).phase).toBe("cancelled");
  });

  it("is booked where it can be read again in time", async () => {
    const { id, pilgrim, page } = await givenClosed();
    stripe.isClosed = false;
    stripe.pay(page.id);
    time.move({ minutes: 1 });
    await app.runJob(settleForgottenJob, {});

    expect(await read(id, pilgrim)).toMatchObject({ phase: "confirmed", paymentStatus: "completed" });
  });
});

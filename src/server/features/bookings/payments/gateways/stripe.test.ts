/** Paying through Stripe: its page, and its signed messages in any order. */
import { describe, expect, it } from "vitest";
import { askPayment, payBooking, paymentGateway, withdrawPayment } from "#contract/booking-payments.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { CHARGE_SHELTERS_MINUTES } from "#domain/bookings/booking.ts";
import { expectBooksToBalance } from "../../../../../../test/books.ts";
import { givenOperator } from "../../../../../../test/factories/accounts.ts";
import { BY_OPERATOR, givenHold, givenOffer, givenResident } from "../../../../../../test/factories/bookings.ts";
import { givenStripe } from "../../../../../../test/factories/stripe.ts";
import { READY_ACCOUNT } from "../../../../../../test/stripe-server.ts";
import { endOverdueJob } from "../../phases/overdue.job.ts";
import { settleForgottenJob } from "../../records/money/payments.job.ts";

const { app, db, time, stripe, operator, givenHeld, givenSent, pay, read, sessionOf, tell, send, signatureOf } =
  await givenStripe();

describe("a payment through Stripe", () => {
  it("sends its payer to Stripe's page for the operator's own account, with our fee, and keeps the seats meanwhile", async () => {
    const { id, pilgrim, booking, page } = await givenSent();

    expect(booking).toMatchObject({ phase: "held", paymentStatus: "pending" });
    expect(booking.openPayment).toMatchObject({
      amount: { amount: "5000.00", currency: "USD" },
      state: "open",
      page: page.url,
    });
    expect(page).toMatchObject({ account: READY_ACCOUNT, amount_total: 500_000, currency: "usd" });
    expect(page.asked.get("payment_intent_data[application_fee_amount]")).toBe("25000");
    expect(page.asked.get("success_url")).toContain(`/api/bookings/${id}/payment/return`);
    expect((await app.call(paymentGateway, { query: { bookingId: id } }, pilgrim.session)).ready).toBe(true);
    time.move({ minutes: 20 });
    await app.runJob(endOverdueJob, {});
    expect((await read(id, pilgrim)).phase).toBe("held");
    expect((await app.refusal(cancelBooking, { params: { id } }, pilgrim.session)).code).toBe("in_progress");
    expect((await app.refusal(payBooking, { params: { id }, body: {} }, pilgrim.session)).code).toBe("in_progress");
  });

  it("is confirmed by Stripe's message, once however often it is sent", async () => {
    const { id, pilgrim, page } = await givenSent();
    stripe.pay(page.id);

    const answers = await Promise.all(Array.from({ length: 4 }, () => tell(page, { id: "evt_same" })));
    const again = await tell(page, { id: "evt_same" });

    expect([...answers, again].map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(await read(id, pilgrim)).toMatchObject({
      phase: "confirmed",
      paymentStatus: "completed",
      openPayment: null,
    });
    const kept = await db.selectFrom("gatewayEvents").select("id").where("id", "=", "evt_same").execute();
    expect(kept).toHaveLength(1);
    await expectBooksToBalance(db);
  });

  it("is confirmed on the way back where the message has not come yet, and the message changes nothing after", async () => {
    const { id, pilgrim, page } = await givenSent();
    stripe.pay(page.id);

    const back = await app.inject({ url: `/api/bookings/${id}/payment/return`, headers: { ...pilgrim.session } });
    await tell(page);

    expect([back.statusCode, back.headers.location]).toEqual([302, `/bookings/${id}`]);
    expect(await read(id, pilgrim)).toMatchObject({ phase: "confirmed", amountPaid: { amount: "5000.00" } });
    const away = await app.inject({ url: `/api/bookings/${id}/payment/return` });
    expect(away.headers.location).toBe(`/auth?next=${encodeURIComponent(`/bookings/${id}`)}`);
  });

  it("whose message comes before our own answer was written down is found by our number", async () => {
    const { id, pilgrim, page } = await givenSent();
    await db
      .updateTable("payments")
      .set({ gatewayReference: null, gatewayPage: null })
      .where("bookingId", "=", id)
      .execute();
    stripe.pay(page.id);

    await tell(page);

    expect((await read(id, pilgrim)).phase).toBe("confirmed");
  });

  it("whose page was closed in the middle is found by the job, with what proves it until then", async () => {
    const { id, pilgrim, page, booking } = await givenSent();
    stripe.pay(page.id);

    expect(booking.openPayment?.number).toMatch(/^[0-9a-f-]{36}$/);
    expect((await read(id, pilgrim)).openPayment?.gatewayNumber).toBe(page.id);
    time.move({ minutes: 1 });
    await app.runJob(settleForgottenJob, {});

    expect(await read(id, pilgrim)).toMatchObject({ phase: "confirmed", openPayment: null });
  });

  it("of the same attempt opens one page, also after a crash before its answer was kept", async () => {
    const { id, pilgrim } = await givenHeld();
    stripe.down = true;
    const failed = await app.inject({
      method: "POST",
      url: `/api/bookings/${id}/pay`,
      headers: { ...pilgrim.session, "idempotency-key": "one" },
      payload: {},
    });
    stripe.down = false;
    const before = stripe.sessions.size;

    const [first, second] = [await pay(id, pilgrim, "one"), await pay(id, pilgrim, "one")];

    expect([failed.statusCode, failed.json().code, failed.headers["retry-after"]]).toEqual([503, "gateway_away", "30"]);
    expect(stripe.sessions.size).toBe(before + 1);
    expect(second.openPayment).toEqual(first.openPayment);
  });

  it("can be withdrawn and begun again; one that was made meanwhile is booked instead", async () => {
    const [left, paid] = [await givenSent(), await givenSent()];
    stripe.pay(paid.page.id);
    const withdraw = ({ id, pilgrim }: typeof left) => app.call(withdrawPayment, { params: { id } }, pilgrim.session);

    expect(await withdraw(left)).toMatchObject({ phase: "held", paymentStatus: "failed", openPayment: null });
    expect(await withdraw(paid)).toMatchObject({ phase: "confirmed" });
    expect(left.page.status).toBe("expired");
    expect((await pay(left.id, left.pilgrim)).openPayment?.gatewayNumber).not.toBe(left.page.id);
  });

  it("keeps the seats no longer than half an hour past the hold, however often it is begun again", async () => {
    const { id, pilgrim, page } = await givenSent();
    time.move({ minutes: CHARGE_SHELTERS_MINUTES });
    await app.runJob(settleForgottenJob, {});

    expect(page.status).toBe("expired");
    expect((await read(id, pilgrim)).openPayment).toBeNull();
    await app.runJob(endOverdueJob, {});
    expect((await read(id, pilgrim)).phase).toBe("cancelled");
  });

  it.each([
    [true, { phase: "confirmed", paymentStatus: "completed" }],
    [false, { phase: "cancelled", cancelReason: "hold_expired", paymentStatus: "refunded" }],
  ])("that comes after the hold takes the seats again (left: %s), or goes back at once", async (seatsLeft, outcome) => {
    const { id, pilgrim, packageId, page } = await givenSent({ seats: 1 });
    time.move({ minutes: 50 });
    await app.runJob(endOverdueJob, {});
    if (!seatsLeft) await givenHold(app, await givenResident(app, null), packageId);
    stripe.pay(page.id);

    await tell(page);
    await app.jobsDone();

    expect(await read(id, pilgrim)).toMatchObject(outcome);
    await expectBooksToBalance(db);
  });

  it("is given back through Stripe, with the fee in proportion", async () => {
    const { id, pilgrim, page } = await givenSent({ cancellation: [{ daysBefore: 0, refundPercent: 50 }] });
    stripe.pay(page.id);
    await tell(page);

    await app.call(cancelBooking, { params: { id } }, pilgrim.session);
    await app.jobsDone();

    expect(await read(id, pilgrim)).toMatchObject({ paymentStatus: "refunded", amountPaid: { amount: "2500.00" } });
    expect([...stripe.refunds.values()].at(-1)).toMatchObject({ amount: 250_000, payment_intent: page.payment_intent });
    await expectBooksToBalance(db);
  });

  it("pays a deposit and the rest by two pages", async () => {
    const payment = {
      deposit: { kind: "percent" as const, percent: 10 },
      balanceDays: 60,
      instalments: 1,
      graceDays: 3,
    };
    const { id, pilgrim, page } = await givenSent({ payment });
    stripe.pay(page.id);
    await tell(page);
    expect(page.amount_total).toBe(50_000);

    const amount = { amount: "4500.00", currency: "USD" as const };
    const next = await app.call(payBooking, { params: { id }, body: { amount } }, pilgrim.session);
    const second = sessionOf(next.openPayment?.gatewayNumber);
    stripe.pay(second.id);
    await tell(second);

    expect(next.phase).toBe("awaiting_balance");
    expect(await read(id, pilgrim)).toMatchObject({ phase: "confirmed", paymentStatus: "completed" });
  });
});

describe("a message", () => {
  it("without a signature, with another's, of an old time, or with other bytes is not read", async () => {
    const { id, pilgrim, page } = await givenSent();
    const paid = { ...page, payment_status: "paid", status: "complete" };
    const payload = JSON.stringify({
      id: "evt_forged",
      object: "event",
      type: "checkout.session.completed",
      data: { object: paid },
    });
    const signature = signatureOf(payload);

    const answers = [
      await send(payload),
      await send(payload, "t=1,v1=00"),
      await send(`${payload} `, signature),
      await tell(paid, { secret: "whsec_other" }),
      await tell(paid, { minutesAgo: 6 }),
    ];

    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual(
      answers.map(() => [400, "bad_signature"]),
    );
    expect((await read(id, pilgrim)).phase).toBe("held");
  });

  it("about somebody else's business is taken and changes nothing", async () => {
    const answers = [
      await tell({
        id: "cs_x",
        object: "checkout.session",
        metadata: { payment_id: "nobody" },
        payment_status: "paid",
      }),
      await tell({ id: "cus_1", object: "customer" }, { type: "customer.created" }),
      await tell({ id: "acct_1", object: "account", metadata: null }, { type: "account.updated" }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  });
});

describe("an operator without an account", () => {
  it("cannot be paid by card, which is said before and at the call", async () => {
    const { user } = await givenOperator(app);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, user.id));

    expect((await app.call(paymentGateway, { query: { bookingId: id } }, pilgrim.session)).ready).toBe(false);
    expect((await app.refusal(payBooking, { params: { id }, body: {} }, pilgrim.session)).code).toBe(
      "operator_without_account",
    );
    expect(await read(id, pilgrim)).toMatchObject({ phase: "held", openPayment: null });
  });
});

describe("an open payment of somebody else", () => {
  it("is neither asked about nor withdrawn, and its page is shown to nobody else", async () => {
    const { id } = await givenSent();
    const other = await givenResident(app, BY_OPERATOR);

    for (const route of [askPayment, withdrawPayment]) {
      expect((await app.refusal(route, { params: { id } }, other.session)).status).toBe(404);
      expect((await app.refusal(route, { params: { id } }, operator.session)).status).toBe(403);
      expect((await app.refusal(route, { params: { id } })).status).toBe(401);
    }
    expect((await read(id, { id: operator.user.id, session: operator.session })).openPayment).toBeNull();
  });
});

/** An operator with an account at a stand-in of Stripe, its messages signed as Stripe does. */
import Stripe from "stripe";
import { beforeEach } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { getBooking } from "#contract/bookings.ts";
import { paymentDifferences } from "#contract/payment-gateway.ts";
import type { Terms } from "#domain/packages/package.ts";
import { testApp } from "../app.ts";
import { atEnd } from "../at-end.ts";
import { READY_ACCOUNT, type StandInSession, stripeServer } from "../stripe-server.ts";
import { givenOperator, givenStaff } from "./accounts.ts";
import { BY_OPERATOR, givenHold, givenOffer, givenResident, type Member, standingClock } from "./bookings.ts";

const SECRET = "whsec_test";

interface Told {
  readonly type?: string;
  readonly id?: string;
  readonly account?: string;
  readonly secret?: string;
  readonly minutesAgo?: number;
}

/** At the top level of a test file; closed after it. */
export async function givenStripe() {
  const time = standingClock();
  const stripe = await stripeServer();
  atEnd(() => stripe.close());
  const app = await testApp({
    clock: time.clock,
    settings: {
      SERVICE_FEE_PERCENT: "5",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: stripe.url,
    },
  });
  const { db } = app.platform;
  const operator = await givenOperator(app);
  const staff = await givenStaff(app);
  await db
    .updateTable("operators")
    .set({ stripeAccount: READY_ACCOUNT })
    .where("userId", "=", operator.user.id)
    .execute();

  beforeEach(() => {
    stripe.down = false;
    stripe.isClosed = false;
    stripe.refundStatus = "succeeded";
  });

  async function givenHeld({ seats = 5, ...agreed }: Partial<Terms> & { seats?: number } = {}) {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const packageId = await givenOffer(app, operator.user.id, { seats, agreed: { approval: "instant", ...agreed } });
    const { id } = await givenHold(app, pilgrim, packageId);
    return { id, pilgrim, packageId };
  }

  const pay = (id: string, { session }: Member, key?: string) => {
    const headers = key ? { "idempotency-key": key } : {};
    return app.call(payBooking, { params: { id }, body: {}, headers }, session);
  };
  const read = (id: string, { session }: Member) => app.call(getBooking, { params: { id } }, session);
  const sessionOf = (reference: string | null | undefined): StandInSession => {
    const session = stripe.sessions.get(reference ?? "");
    if (!session) throw new Error(`no page ${reference}`);
    return session;
  };

  /** Held, and its payer sent to Stripe's page. */
  async function givenSent(agreed: Parameters<typeof givenHeld>[0] = {}) {
    const held = await givenHeld(agreed);
    const booking = await pay(held.id, held.pilgrim);
    return { ...held, booking, page: sessionOf(booking.openPayment?.gatewayNumber) };
  }

  let events = 0;

  /** A message as Stripe signs and sends it. */
  function tell(object: object, told: Told = {}) {
    events += 1;
    const { type = "checkout.session.completed", id = `evt_${events}`, account = READY_ACCOUNT, minutesAgo = 0 } = told;
    const payload = JSON.stringify({ id, object: "event", type, account, data: { object } });
    return send(payload, signatureOf(payload, minutesAgo, told.secret));
  }

  function signatureOf(payload: string, minutesAgo = 0, secret = SECRET): string {
    const timestamp = Math.floor(time.clock().getTime() / 1000) - minutesAgo * 60;
    return Stripe.webhooks.generateTestHeaderString({ payload, timestamp, secret });
  }

  const send = (payload: string, signature?: string) =>
    app.inject({
      method: "POST",
      url: "/api/payment/webhooks/stripe",
      headers: {
        "content-type": "application/json; charset=utf-8",
        ...(signature && { "stripe-signature": signature }),
      },
      payload,
    });
  const differences = () => app.call(paymentDifferences, {}, staff.session);
  return {
    app,
    db,
    time,
    stripe,
    operator,
    staff,
    givenHeld,
    givenSent,
    pay,
    read,
    sessionOf,
    tell,
    send,
    signatureOf,
    differences,
  };
}

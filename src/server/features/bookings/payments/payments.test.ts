/** Paying in the channel `operator`: outcomes, repetition, money that comes late, and a process that dies in between. */
import { describe, expect, it } from "vitest";
import { payBooking, paymentGateway } from "#contract/booking-payments.ts";
import { cancelBooking, getBooking } from "#contract/bookings.ts";
import { CHARGE_SHELTERS_MINUTES, HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { type TestApp, testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BAD_CARD,
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenMoved,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import type { Gateway } from "../dependencies/gateway.ts";
import { endOverdueJob } from "../phases/overdue.job.ts";
import { settleForgottenJob } from "../records/money/payments.job.ts";
import { bookingService } from "../service.ts";
import { sandboxGateway } from "./gateways/sandbox-gateway.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { SERVICE_FEE_PERCENT: "5" } });
const operator = await givenOperator(app);

const pay = (id: string, { session }: Member, card = GOOD_CARD, headers = {}) =>
  app.call(payBooking, { params: { id }, body: { card }, headers }, session);
const refusedPay = (id: string, { session }: Member, card = GOOD_CARD, headers = {}) =>
  app.refusal(payBooking, { params: { id }, body: { card }, headers }, session);
const read = (id: string, { session }: Member) => app.call(getBooking, { params: { id } }, session);

async function balances({ platform: { db } }: TestApp, ...accounts: string[]): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("ledgerEntries")
    .select((eb) => ["account", eb.cast<number>(eb.fn.sum("amountMinor"), "bigint").as("minor")])
    .where("account", "in", accounts)
    .groupBy("account")
    .execute();
  return Object.fromEntries(rows.map(({ account, minor }) => [account, minor]));
}

/** The same bookings on a gateway that answers when it is told to, or dies first. */
function servedBy(gateway: Partial<Gateway>) {
  const sandbox = sandboxGateway(app.platform.db);
  return bookingService(
    { ...app.platform, packages: packageService(app.platform), notifications: notificationsOn(app.platform) },
    { gateway: { ...sandbox, ...gateway } },
  );
}

describe("a payment", () => {
  it("moves the price to the operator, the fee to us, and the booking to the operator's desk", async () => {
    const { user } = await givenOperator(app);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, user.id), 2);

    const booking = await pay(id, pilgrim);

    expect(booking).toMatchObject({ phase: "awaiting_approval", paymentStatus: "completed", channel: "operator" });
    expect(booking.amountPaid).toEqual({ amount: "10000.00", currency: "USD" });
    expect(await balances(app, `customer:${id}`, `operator:${user.id}`)).toEqual({
      [`customer:${id}`]: -1_000_000,
      [`operator:${user.id}`]: 950_000,
    });
  });

  it("confirms at once where the terms say so", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const packageId = await givenOffer(app, operator.user.id, { agreed: { approval: "instant" } });

    const booking = await givenPaid(app, pilgrim, packageId);

    expect(booking).toMatchObject({ status: "confirmed", phase: "confirmed", approvalDueAt: null });
  });

  it.each([
    [BAD_CARD, "declined"],
    ["sandbox_no_funds", "insufficient_funds"],
  ])("with the card %s is refused as %s, leaves the hold, and can be tried again", async (card, reason) => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id));

    const problem = await refusedPay(id, pilgrim, card);

    expect(problem).toMatchObject({ status: 409, code: "payment_refused", reason });
    expect(await read(id, pilgrim)).toMatchObject({ phase: "held", paymentStatus: "failed" });
    expect(await pay(id, pilgrim)).toMatchObject({ phase: "awaiting_approval", paymentStatus: "completed" });
  });

  it("is taken once when two pay at once", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id));
    const request = { method: "POST" as const, url: `/api/bookings/${id}/pay`, headers: { ...pilgrim.session } };

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.inject({ ...request, payload: { card: GOOD_CARD } })),
    );

    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const codes = answers
      .filter(({ statusCode }) => statusCode !== 200)
      .map((answer) => answer.json<{ code: string }>().code);
    expect(codes.every((code) => code === "in_progress" || code === "already_paid")).toBe(true);
    expect((await read(id, pilgrim)).amountPaid.amount).toBe("5000.00");
  });

  it("gives the same answer to the same attempt, in parallel and later", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id));
    const headers = { "idempotency-key": "pay" };

    await Promise.all(Array.from({ length: 6 }, () => pay(id, pilgrim, GOOD_CARD, headers)));
    const again = await pay(id, pilgrim, GOOD_CARD, headers);

    expect(again.amountPaid.amount).toBe("5000.00");
    expect((await refusedPay(id, pilgrim, BAD_CARD, headers)).code).toBe("idempotency_key_reused");
    expect((await refusedPay(id, pilgrim)).code).toBe("already_paid");
  });

  it("takes the seats of an expired hold again if they are there, and is refused without a charge if not", async () => {
    const [lucky, unlucky] = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_OPERATOR)];
    const packageId = await givenOffer(app, operator.user.id, { seats: 3 });
    const first = await givenHold(app, lucky, packageId, 2);
    const second = await givenHold(app, unlucky, packageId, 1);
    time.move({ minutes: HOLD_MINUTES });
    await app.runJob(endOverdueJob, {});
    const third = await givenHold(app, await givenResident(app, null), packageId, 1);

    expect(third.phase).toBe("held");
    expect((await pay(first.id, lucky)).phase).toBe("awaiting_approval");
    expect((await refusedPay(second.id, unlucky)).code).toBe("hold_expired");
    expect((await read(second.id, unlucky)).paymentStatus).toBe("pending");
    await expectBooksToBalance(app.platform.db);
  });

  it.each([
    ["at a price that is no longer asked", { priceMinor: 600_000 }],
    ["for another departure", { departureDate: "2027-05-04", nights: 21 }],
    ["for another return", { returnDate: "2027-06-01", nights: 27 }],
    ["by terms that are no longer offered", { terms: JSON.stringify({ ...STANDARD_TERMS, cancellation: [] }) }],
  ])("does not bring an expired hold back %s", async (_, changed) => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const packageId = await givenOffer(app, operator.user.id);
    const { id } = await givenHold(app, pilgrim, packageId);
    time.move({ minutes: HOLD_MINUTES });
    await app.runJob(endOverdueJob, {});
    await app.platform.db.updateTable("packages").set(changed).where("id", "=", packageId).execute();

    expect((await refusedPay(id, pilgrim)).code).toBe("hold_expired");
  });
});

describe("a payment is refused", () => {
  it("until the country of residence is known, and where another channel or office is the pilgrim's", async () => {
    const nusukOnly = await givenOffer(app, operator.user.id, { channels: ["nusuk"] });
    const both = await givenOffer(app, operator.user.id);
    const cases = [
      [null, both, { status: 422, code: "country_needed" }],
      [BY_NUSUK, both, { status: 409, code: "pay_on_nusuk" }],
      [BY_OPERATOR, nusukOnly, { status: 422, code: "channel_not_served", channel: "operator" }],
      ["SA", both, { status: 422, code: "channel_not_served", office: "saudi_domestic" }],
    ] as const;

    for (const [country, packageId, refusal] of cases) {
      const pilgrim = await givenResident(app, null);
      const { id } = await givenHold(app, pilgrim, packageId);
      await givenMoved(app, pilgrim, country);
      expect(await refusedPay(id, pilgrim)).toMatchObject(refusal);
    }
  });

  it("with a card that the gateway does not know, and names the known ones", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id));

    const problem = await refusedPay(id, pilgrim, "4242424242424242");
    const gateway = await app.call(paymentGateway, {}, pilgrim.session);

    expect(problem.status).toBe(400);
    expect(problem.errors).toHaveProperty("card");
    expect(gateway.kind).toBe("sandbox");
    expect(gateway.cards.map(({ outcome }) => outcome)).toContain("refused");
  });
});

describe("a process that dies while the gateway is asked", () => {
  it("leaves a payment that is settled later, exactly once, and a hold that waits for it", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id));
    const sandbox = sandboxGateway(app.platform.db);
    const dying = servedBy({
      async charge(order) {
        await sandbox.charge(order);
        throw new Error("the process ends here");
      },
    });

    await expect(
      dying.pay({ id: pilgrim.id, operatorId: pilgrim.id, role: "pilgrim" }, id, {
        card: GOOD_CARD,
        scope: "next",
        idempotencyKey: null,
      }),
    ).rejects.toThrow();
    expect((await refusedPay(id, pilgrim)).code).toBe("in_progress");
    const cancelled = await app.refusal(cancelBooking, { params: { id } }, pilgrim.session);
    expect(cancelled.code).toBe("in_progress");
    time.move({ minutes: HOLD_MINUTES + 1 });
    await app.runJob(endOverdueJob, {});
    expect((await read(id, pilgrim)).phase).toBe("held");
    await app.runJob(settleForgottenJob, {});
    await app.runJob(settleForgottenJob, {});

    expect(await read(id, pilgrim)).toMatchObject({ phase: "awaiting_approval", paymentStatus: "completed" });
    expect((await balances(app, `customer:${id}`))[`customer:${id}`]).toBe(-500_000);
  });
});

describe("money that comes after the seats were given back", () => {
  async function lateCharge(operatorId: string, meanwhile?: (packageId: string) => Promise<unknown>) {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const packageId = await givenOffer(app, operatorId, { seats: 1 });
    const { id } = await givenHold(app, pilgrim, packageId);
    const silent = servedBy({ charge: () => Promise.reject(new Error("no answer")) });
    await expect(
      silent.pay({ id: pilgrim.id, operatorId: pilgrim.id, role: "pilgrim" }, id, {
        card: GOOD_CARD,
        scope: "next",
        idempotencyKey: null,
      }),
    ).rejects.toThrow();
    time.move({ minutes: CHARGE_SHELTERS_MINUTES });
    await app.runJob(endOverdueJob, {});
    await meanwhile?.(packageId);
    await app.runJob(settleForgottenJob, {});
    await app.jobsDone();
    return read(id, pilgrim);
  }

  it("takes them again if they are there", async () => {
    expect(await lateCharge(operator.user.id)).toMatchObject({
      phase: "awaiting_approval",
      paymentStatus: "completed",
    });
  });

  it.each([
    ["if they are not", async (packageId: string) => givenHold(app, await givenResident(app, null), packageId)],
    [
      "where the journey has moved meanwhile",
      (packageId: string) =>
        app.platform.db
          .updateTable("packages")
          .set({ departureDate: "2027-05-12", returnDate: "2027-06-01" })
          .where("id", "=", packageId)
          .execute(),
    ],
  ])("goes back at once %s, with the fee", async (_, meanwhile) => {
    const { user } = await givenOperator(app);

    const booking = await lateCharge(user.id, meanwhile);

    expect(booking).toMatchObject({ phase: "cancelled", cancelReason: "hold_expired", paymentStatus: "refunded" });
    expect(booking.amountPaid.amount).toBe("0.00");
    expect(await balances(app, `customer:${booking.id}`, `operator:${user.id}`)).toEqual({
      [`customer:${booking.id}`]: 0,
      [`operator:${user.id}`]: 0,
    });
    await expectBooksToBalance(app.platform.db);
  });
});

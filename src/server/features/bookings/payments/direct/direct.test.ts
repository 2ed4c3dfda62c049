/** Money that went to an operator by hand: as much as the terms ask for, in the books apart from the gateway's, and back by hand. */
import { describe, expect, it } from "vitest";
import { refundBooking } from "#contract/booking-desk.ts";
import { getBooking } from "#contract/bookings.ts";
import {
  cancelPhoneBooking,
  listPhoneBookings,
  recordDirectPayment,
  recordDirectRefund,
} from "#contract/phone-bookings.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { mailService } from "#server/features/mail/service.ts";
import { packageService } from "#server/features/packages/service.ts";
import { testApp } from "../../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../../test/books.ts";
import { givenEmployee, givenOperator } from "../../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../../test/factories/amounts.ts";
import { givenOffer, standingClock } from "../../../../../../test/factories/bookings.ts";
import { givenPhone } from "../../../../../../test/factories/phone.ts";
import { notificationsOn } from "../../../../../../test/services.ts";
import { settleForgottenJob } from "../../records/money/payments.job.ts";
import { bookingService } from "../../service.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { db } = app.platform;

describe("money paid to the operator by hand", () => {
  const paidBy = (amount: string, reference = "Receipt 17") => ({
    amount: usd(amount),
    reference,
    movedOn: time.clock().toISOString().slice(0, 10),
  });

  it("confirms the booking when it is all of it, and stands in the books apart from the gateway's", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id } = await givenPhone(app, operator, packageId);
    const headers = { "idempotency-key": "r17" };
    const args = { params: { id }, headers, body: paidBy("10000.00") };
    const paid = await app.call(recordDirectPayment, args, operator.session);
    expect(paid).toMatchObject({ phase: "confirmed", channel: "operator", paid: usd("10000.00") });
    expect((await app.call(recordDirectPayment, args, operator.session)).paid).toEqual(usd("10000.00"));
    const entries = await db
      .selectFrom("ledgerEntries")
      .innerJoin("ledgerTransactions", "ledgerTransactions.id", "ledgerEntries.transactionId")
      .select(["account", "amountMinor"])
      .where("bookingId", "=", id)
      .orderBy("position")
      .execute();
    expect(entries).toEqual([
      { account: `customer:${id}`, amountMinor: -1_000_000 },
      { account: `direct:${operator.user.id}`, amountMinor: 1_000_000 },
    ]);
    const again = { params: { id }, body: paidBy("1.00") };
    expect((await app.refusal(recordDirectPayment, again, operator.session)).code).toBe("already_paid");
    await expectBooksToBalance(db);
  });

  it("starts the instalments with no less than the deposit, and never takes more than is open", async () => {
    const payment = {
      deposit: { kind: "percent" as const, percent: 25 },
      balanceDays: 60,
      instalments: 3,
      graceDays: 2,
    };
    const terms = JSON.stringify({ ...STANDARD_TERMS, payment });
    const packageId = await givenOffer(app, operator.user.id, { terms });
    const { id } = await givenPhone(app, operator, packageId);
    const pay = (amount: string) => ({ params: { id }, body: paidBy(amount) });
    expect(await app.refusal(recordDirectPayment, pay("2000.00"), operator.session)).toMatchObject({
      ...{ code: "unacceptable", errors: { amount: "The smallest amount here is $2,500." } },
    });
    expect(await app.refusal(recordDirectPayment, pay("10000.01"), operator.session)).toMatchObject({
      ...{ code: "unacceptable", errors: { amount: "The largest amount here is $10,000." } },
    });
    const begun = await app.call(recordDirectPayment, pay("2500.00"), operator.session);
    expect(begun.phase).toBe("awaiting_balance");
    const done = await app.call(recordDirectPayment, pay("7500.00"), operator.session);
    expect(done.phase).toBe("confirmed");
    await expectBooksToBalance(db);
  });

  const asOperator = { id: operator.user.id, operatorId: operator.user.id, role: "operator", demo: false } as const;
  const deps = {
    ...app.platform,
    packages: packageService(app.platform),
    notifications: notificationsOn(app.platform),
  };

  it.each([
    ["the product looks again", () => app.runJob(settleForgottenJob, {})],
    ["it is called off too late", (id: string) => bookingService(deps).withdrawPayment(asOperator, id)],
  ])("that a process has left half written down is on its way until it is booked: %s", async (_, goOn) => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id } = await givenPhone(app, operator, packageId);
    const packages = {
      ...deps.packages,
      seatsChanged: () => {
        throw new Error("the process ends here");
      },
    };
    const dying = bookingService({ ...deps, packages }).phone({
      mail: mailService(app.platform),
      keys: app.platform.keys,
      mergePerson: async () => {},
    });
    const payment = { reference: "Receipt 18", movedOn: "2026-11-20", currency: "USD", idempotencyKey: null } as const;
    await expect(dying.pay(asOperator, id, { ...payment, amountMinor: 1_000_000 })).rejects.toThrow(
      "the process ends here",
    );

    const again = { params: { id }, body: paidBy("10000.00", "Receipt 19") };
    const refusals = [
      await app.refusal(cancelPhoneBooking, { params: { id } }, operator.session),
      await app.refusal(recordDirectPayment, again, operator.session),
    ];
    time.move({ minutes: 1 });
    await goOn(id);

    expect(refusals.map(({ code }) => code)).toEqual(["in_progress", "in_progress"]);
    const [listed] = (await app.call(listPhoneBookings, {}, operator.session)).filter((booking) => booking.id === id);
    expect(listed).toMatchObject({ phase: "confirmed", paid: usd("10000.00") });
    await expectBooksToBalance(db);
  });

  it("goes back by hand after a cancellation: owed until the operator writes it down", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id } = await givenPhone(app, operator, packageId);
    await app.call(recordDirectPayment, { params: { id }, body: paidBy("10000.00") }, operator.session);
    const cancelled = await app.call(cancelPhoneBooking, { params: { id } }, operator.session);
    await app.jobsDone();
    expect(Number(cancelled.owedBack.amount)).toBeGreaterThan(0);
    const back = { params: { id }, body: { reference: "Transfer 9", movedOn: "2026-11-20" } };
    await app.call(recordDirectRefund, back, operator.session);
    await app.jobsDone();
    const [listed] = (await app.call(listPhoneBookings, {}, operator.session)).filter((booking) => booking.id === id);
    expect(listed?.owedBack).toEqual(usd("0.00"));
    expect(listed?.paid).toEqual(usd((10_000 - Number(cancelled.owedBack.amount)).toFixed(2)));
    expect((await app.refusal(recordDirectRefund, back, operator.session)).code).toBe("illegal_transition");
    expect((await app.call(getBooking, { params: { id } }, operator.session)).paymentStatus).toBe("refunded");
    await expectBooksToBalance(db);
  });

  it("is written down as given back only in the sum that was shown, by whoever handles money", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id } = await givenPhone(app, operator, packageId);
    await app.call(recordDirectPayment, { params: { id }, body: paidBy("10000.00") }, operator.session);
    const order = (refundable: string, amount: string) => {
      const body = { amount: usd(amount), refundable: usd(refundable), reason: "The hotel has closed." };
      return app.call(refundBooking, { params: { id }, body }, operator.session);
    };
    const back = (owedBack: string) => ({
      params: { id },
      body: { reference: "Transfer 9", movedOn: "2026-11-20", owedBack: usd(owedBack) },
    });
    await order("10000.00", "2000.00");
    await order("8000.00", "1000.00");
    const clerk = await givenEmployee(app, operator, ["bookings"]);
    const cashier = await givenEmployee(app, operator, ["money"]);

    expect(await app.refusal(recordDirectRefund, back("2000.00"), cashier.session)).toMatchObject({
      ...{ code: "amount_changed", owedBack: usd("3000.00") },
    });
    expect((await app.refusal(recordDirectRefund, back("3000.00"), clerk.session)).code).toBe("right_needed");
    expect((await app.call(recordDirectRefund, back("3000.00"), cashier.session)).owedBack).toEqual(usd("0.00"));
    await app.jobsDone();
    await expectBooksToBalance(db);
  });
});

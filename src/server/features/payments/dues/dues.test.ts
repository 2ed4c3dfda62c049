/** What can be planned for: which bookings, by which dates, and what the best plan of one is made of. */
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { type OptimizeRequest, optimizePayment } from "#contract/payment-centre.ts";
import { plannableBookings } from "#contract/payment-dues.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { IN_PARTS } from "../../../../../test/factories/shared-plans.ts";

const app = await testApp({ clock: standingClock().clock });
const operator = await givenOperator(app);
const offer = (columns: Parameters<typeof givenOffer>[2] = {}) =>
  givenOffer(app, operator.user.id, { agreed: { approval: "instant", payment: IN_PARTS }, ...columns });
const duesOf = ({ session }: Member) => app.call(plannableBookings, {}, session);

const ASKED: OptimizeRequest = {
  ...{ totalAmount: 1, currencies: ["GBP"], familyMembers: 2 },
  paymentMethods: [
    { type: "visa", currency: "GBP", limit: 3_000 },
    { type: "debit", currency: "USD", limit: 9_000, owner: 1 },
  ],
};
const best = ({ session }: Member, bookingId: string, changes: Partial<OptimizeRequest> = {}) =>
  app.call(optimizePayment, { body: { ...ASKED, ...changes, bookingId } }, session);

describe("bookings that can be planned for", () => {
  it("are those of which something is open, with its dates and what comes first", async () => {
    const member = await givenResident(app, BY_OPERATOR);
    const held = await givenHold(app, member, await offer());
    const paid = await givenPaid(
      app,
      member,
      await givenOffer(app, operator.user.id, { agreed: { approval: "instant" } }),
    );
    const ended = await givenHold(app, member, await offer());
    await app.call(cancelBooking, { params: { id: ended.id } }, member.session);

    const before = await duesOf(member);
    await app.call(payBooking, { params: { id: held.id }, body: { card: GOOD_CARD } }, member.session);
    const after = await duesOf(member);

    expect(paid.paymentStatus).toBe("completed");
    expect(before).toMatchObject([{ id: held.id, target: "operator", total: usd("5000.00"), notYet: "deposit_first" }]);
    expect(before[0]?.dues).toEqual([
      { dueOn: "2026-11-20", amount: usd("1000.00"), isDeposit: true, isForecast: false },
      { dueOn: "2027-02-06", amount: usd("2000.00"), isDeposit: false, isForecast: false },
      { dueOn: "2027-03-06", amount: usd("2000.00"), isDeposit: false, isForecast: false },
    ]);
    expect(after).toMatchObject([{ id: held.id, paid: usd("1000.00"), notYet: null, dues: [{}, {}] }]);
    expect(after[0]?.accepts).not.toContain("bank_transfer");
    expect(await duesOf(await givenResident(app, BY_OPERATOR))).toEqual([]);
  });

  it("wait for the operator's answer where it has to accept", async () => {
    const member = await givenResident(app, BY_OPERATOR);
    await givenPaid(app, member, await offer({ agreed: { approval: "approval", payment: IN_PARTS } }));

    expect(await duesOf(member)).toMatchObject([{ phase: "awaiting_approval", notYet: "answer_first" }]);
  });

  it("are in riyals for the wallet where Nusuk sells, ten days before the sale is expected", async () => {
    const member = await givenResident(app, BY_NUSUK);
    await givenConfirmed(app, member, await offer({ releaseDate: "2027-03-31" }));

    expect(await duesOf(member)).toMatchObject([
      {
        ...{ target: "wallet", phase: "awaiting_reference", notYet: null },
        dues: [{ dueOn: "2026-12-30", isForecast: true, amount: { amount: "18750.00", currency: "SAR" } }],
      },
    ]);
  });
});

describe("the best plan of a booking", () => {
  it("pays each due in the booking's own currency, each method by its owner", async () => {
    const member = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, member, await offer());

    const plan = await best(member, id);

    expect(plan.lines.map(({ dueOn, amount, currency }) => [dueOn, amount, currency])).toEqual([
      ["2026-11-20", 1000, "USD"],
      ["2027-02-06", 2000, "USD"],
      ["2027-03-06", 2000, "USD"],
    ]);
    expect(new Set(plan.plan.map(({ currency }) => currency))).toEqual(new Set(["USD"]));
    expect(new Set(plan.plan.map(({ payer, methodIndex }) => `${payer} ${methodIndex}`))).toEqual(
      new Set(["Pilgrim 2 1"]),
    );
    expect(plan.transfers).toMatchObject([{ from: "Pilgrim 1", to: "Pilgrim 2" }]);
    expect(plan.assumptions[0]).toMatchObject({ code: "booking_dues", values: { currency: "USD" } });
  });

  it.each([
    ["may cover a place at £112, though less than £100 is open", 15_000, "may_be_covered"],
    ["covers no place at £33,700, though less than £30,000 is open", 4_500_000, "price_too_high"],
  ])("says that a credit card %s", async (_, priceMinor, said) => {
    const member = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, member, await offer({ priceMinor }));
    await app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, member.session);

    const { protection } = await best(member, id, {
      paymentMethods: [{ type: "visa", currency: "GBP", limit: 90_000 }],
    });

    expect(protection).toBe(said);
  });

  it("shows the group discount as a row of its own and never as a saving", async () => {
    const member = await givenResident(app, BY_OPERATOR);
    const groupDiscounts = JSON.stringify([{ fromPeople: 2, percent: 10 }]);
    const { id } = await givenHold(app, member, await offer({ groupDiscounts }), 2);

    const plan = await best(member, id, { paymentMethods: [{ type: "debit", currency: "USD", limit: 50_000 }] });

    expect(plan.groupDiscount).toEqual({ percent: 10, amount: 1000, currency: "USD" });
    expect(plan.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(9000);
    expect(plan.savings).toBe(0);
  });

  it("is refused for a transfer, which the gateway does not take, for a stranger, and for what is over", async () => {
    const member = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, member, await offer());
    const refused = (body: object, { session }: Member) =>
      app.refusal(optimizePayment, { body: { ...ASKED, bookingId: id, ...body } }, session);
    const transfer = { paymentMethods: [{ type: "bank_transfer", currency: "USD", limit: 9_000 }] };
    const ofNobody = { paymentMethods: [{ type: "visa", currency: "USD", limit: 9_000, owner: 2 }] };

    expect(await refused(transfer, member)).toMatchObject({ code: "unacceptable", cause: "accepted_types" });
    expect((await refused(ofNobody, member)).errors).toHaveProperty(["paymentMethods.0.owner"]);
    expect((await refused({}, await givenResident(app, BY_OPERATOR))).code).toBe("not_found");
    expect((await refused({}, { id: "", session: operator.session })).code).toBe("not_found");
    await app.call(cancelBooking, { params: { id } }, member.session);
    expect((await refused({}, member)).errors).toHaveProperty("bookingId");
  });

  it("fills the wallet in riyals by its day", async () => {
    const member = await givenResident(app, BY_NUSUK);
    const { id } = await givenConfirmed(app, member, await offer({ releaseDate: "2027-03-31" }));

    const { plan, protection } = await best(member, id);

    expect(plan.map(({ dueOn, currency }) => `${dueOn} ${currency}`)).toContain("2026-12-30 SAR");
    expect(protection).toBe("not_for_wallet");
  });
});

const payer = await givenResident(app, BY_NUSUK);
describe("a free sum", () => {
  const { session } = payer;
  const asked = { ...ASKED, totalAmount: 1000 };

  it("is divided into months that end with its last day, the wallet ten days before the sale", async () => {
    const wallet = { ...asked, target: "wallet" as const, saleOn: "2027-03-31", parts: 3 };

    const inMonths = await app.call(optimizePayment, { body: wallet }, session);

    expect(inMonths.lines.map(({ dueOn }) => dueOn)).toEqual(["2027-01-21", "2027-02-21", "2027-03-21"]);
    expect(inMonths.lines.every(({ currency }) => currency === "SAR")).toBe(true);
  });

  it("is refused where the wallet's day is over", async () => {
    const tooLate = { ...asked, target: "wallet", saleOn: "2026-11-29" };

    const { code, errors } = await app.refusal(optimizePayment, { body: tooLate }, session);

    expect([code, errors?.saleOn]).toEqual(["unacceptable", expect.stringContaining("19 November 2026")]);
  });

  it("takes no more a month than a method has", async () => {
    const inMonths = (perMonth: number) => ({
      ...{ ...asked, parts: 2, lastDay: "2027-02-15" },
      paymentMethods: [{ type: "visa" as const, currency: "GBP" as const, limit: 2_000, perMonth }],
    });

    const { plan } = await app.call(optimizePayment, { body: inMonths(500) }, session);

    expect(plan.map(({ dueOn, cost }) => [dueOn, cost])).toEqual([
      ["2027-01-15", 500],
      ["2027-02-15", 500],
    ]);
    expect(await app.refusal(optimizePayment, { body: inMonths(400) }, session)).toMatchObject({
      ...{ code: "limits_too_low", shortfall: "100.00" },
    });
  });

  it("counts cashback only where it is wished, and never as a saving", async () => {
    const fees = { spreadPercent: 0, foreignPercent: 0, fixedFee: "0.00", minimum: "0.00" };
    const paymentMethods = [
      {
        type: "visa" as const,
        currency: "GBP" as const,
        limit: 2_000,
        fees: { ...fees, cashbackPercent: 0, cashbackCap: "0.00" },
      },
      {
        ...{ type: "amex" as const, currency: "GBP" as const, limit: 2_000 },
        fees: { ...fees, foreignPercent: 0.5, cashbackPercent: 1, cashbackCap: "100.00" },
      },
    ];
    const body = { ...asked, currencies: ["USD" as const], paymentMethods };
    const plain = await app.call(optimizePayment, { body }, session);
    const wished = await app.call(optimizePayment, { body: { ...body, wishes: { cashback: true } } }, session);

    expect([plain.plan[0]?.methodIndex, wished.plan[0]?.methodIndex]).toEqual([0, 1]);
    expect(wished.cashback).toBeGreaterThan(9);
    expect(wished.totalCost).toBeGreaterThan(plain.totalCost);
    expect(wished.savings).toBe(0);
  });
});

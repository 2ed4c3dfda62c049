/** The shares of a household in its price: what they come to, and who may set them. */
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import { confirmBooking, createBooking, nameTravellers } from "#contract/bookings.ts";
import { setPreferences, setShares } from "#contract/household-plans.ts";
import { listPaymentPlans, payStep, savePaymentPlan } from "#contract/payment-plans.ts";
import { purchaseDate } from "#domain/obligations/papers/paper-dates.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import { BY_OPERATOR, GOOD_CARD, givenResident, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenPlanners } from "../../../../../test/factories/planners.ts";
import { givenShared } from "../../../../../test/factories/shared-plans.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const { near, household, read, idsOf } = await givenPlanners(app, time, operator.user.id);

describe("shares", () => {
  it("divide the price of the first choice by heads until something else is said", async () => {
    const { amina, id } = await household();
    await app.call(setPreferences, { params: { id }, body: { packageIds: [near] } }, amina.session);

    const { shares } = await read(id, amina);

    expect(shares.basis).toMatchObject({ kind: "preferred", id: near, total: { amount: "15000.00", currency: "USD" } });
    expect(shares.parts.map(({ amount }) => amount.amount)).toEqual(["10000.00", "5000.00"]);
    expect(shares.open?.amount).toBe("0.00");
    expect(shares.settlement).toBeNull();
  });

  it("divide the price of a booking among those who are named on it, once every seat has a name", async () => {
    const { amina, id } = await household(BY_OPERATOR);
    const own = { relationship: "self", givenNames: "Amina", countryOfResidence: BY_OPERATOR } as const;
    const self = await givenTraveller(app, amina, own);
    const body = { parts: [{ packageId: near, seats: 1 }], familyId: id };
    const booking = await app.call(createBooking, { body }, amina.session);
    const parted = async () => {
      const { shares, parts } = (await read(id, amina)).shares;
      return parts.map(({ amount }, at) => `${amount.amount} ${shares[at]?.heads}`);
    };
    expect(await parted()).toEqual(["3333.33 2", "1666.67 1"]);

    const named = { parts: [{ travellerIds: [self.id] }] };
    await app.call(nameTravellers, { params: { id: booking.id }, body: named }, amina.session);

    expect(await parted()).toEqual(["5000.00 1", "0.00 0"]);
  });

  it("divide the price of a booking that was made before the household, for people of it alone", async () => {
    const booker = await givenResident(app, BY_OPERATOR);
    const self = await givenTraveller(app, booker, { relationship: "self", countryOfResidence: BY_OPERATOR });
    const wife = await givenTraveller(app, booker, { relationship: "spouse", countryOfResidence: BY_OPERATOR });
    const parts = [{ packageId: near, travellerIds: [self.id, wife.id] }];
    const booking = await app.call(createBooking, { body: { parts } }, booker.session);
    const { id } = await givenFamily(app, booker, { travellerIds: [wife.id] });

    expect((await read(id, booker)).shares.basis).toMatchObject({ kind: "booking", id: booking.id });

    await givenJoined(app, booker, id);

    expect((await read(id, booker)).shares.basis).toBeNull();
  });

  it("are amounts and percentages to the penny, and say what nobody has taken", async () => {
    const { amina, id, group } = await household();
    const [first = "", second = ""] = idsOf(group);
    await app.call(setPreferences, { params: { id }, body: { packageIds: [near] } }, amina.session);
    const set = (shares: Parameters<typeof app.call<typeof setShares>>[1]["body"]["shares"], version: number) =>
      app.call(setShares, { params: { id }, body: { version, shares } }, amina.session);

    const thirds = await set(
      [
        { memberId: first, kind: "percent", value: 3333 },
        { memberId: second, kind: "amount", amount: "10000.50" },
      ],
      0,
    );
    expect(thirds.shares.parts.map(({ amount }) => amount.amount)).toEqual(["4999.50", "10000.50"]);
    expect(thirds.shares.open?.amount).toBe("0.00");

    const short = await set(
      [
        { memberId: first, kind: "none" },
        { memberId: second, kind: "percent", value: 5000 },
      ],
      1,
    );
    expect(short.shares.open?.amount).toBe("7500.00");
  });

  it("owe whoever paid the booking back in proportion, once they come to its price", async () => {
    const { amina, id, group } = await household(BY_OPERATOR);
    const [first = "", second = ""] = idsOf(group);
    const body = { parts: [{ packageId: near, seats: 3 }], familyId: id };
    const booking = await app.call(createBooking, { body }, amina.session);
    expect((await read(id, amina)).shares.basis).toMatchObject({ kind: "booking", total: { amount: "15000.00" } });
    await app.call(payBooking, { params: { id: booking.id }, body: { card: GOOD_CARD } }, amina.session);

    const { shares } = await read(id, amina);

    expect(shares.settlement).toEqual({
      way: "paid",
      walletBy: null,
      amount: { amount: "15000.00", currency: "USD" },
      debts: [{ from: second, to: first, amount: { amount: "5000.00", currency: "USD" } }],
    });
    const none = [
      { memberId: first, kind: "none" as const },
      { memberId: second, kind: "none" as const },
    ];
    const open = await app.call(setShares, { params: { id }, body: { version: 0, shares: none } }, amina.session);
    expect(open.shares).toMatchObject({ open: { amount: "15000.00" }, settlement: null });
  });

  it("are owed by nobody who has borne their own part, whoever made the booking", async () => {
    const { owner, booking, familyId, member, memberId } = await givenShared(app, operator.user.id);
    await app.platform.db.updateTable("bookings").set({ familyId }).where("id", "=", booking.id).execute();
    const [dueOn = "", last = ""] = booking.schedule
      .filter(({ open }) => open.amount !== "0.00")
      .map((one) => one.dueOn);
    const steps = [
      { dueOn, memberId, amount: usd("2500.00") },
      { dueOn: last, memberId: null, amount: usd("1500.00") },
    ];
    const body = { title: "Hajj", target: "operator" as const, bookingId: booking.id, steps };
    const { id } = await app.call(savePaymentPlan, { body }, owner.session);
    const settlement = async () => (await read(familyId, owner)).shares.settlement;
    expect(await settlement()).toMatchObject({ debts: [{ from: memberId, amount: usd("500.00") }] });

    const [theirs] = await app.call(listPaymentPlans, {}, member.session);
    const params = { id, step: theirs?.steps[0]?.id ?? "" };
    await app.call(payStep, { params, body: { card: GOOD_CARD, amount: usd("2500.00") } }, member.session);

    expect(await settlement()).toMatchObject({
      amount: usd("3500.00"),
      debts: [{ to: memberId, amount: usd("750.00") }],
    });
    const rest = { card: GOOD_CARD, scope: "all" as const, amount: usd("1500.00") };
    await app.call(payBooking, { params: { id: booking.id }, body: rest }, owner.session);
    expect(await settlement()).toMatchObject({ amount: usd("5000.00"), debts: [] });
  });

  it("go to whoever loads the wallet where Nusuk sells", async () => {
    const { amina, id } = await household();
    const body = { parts: [{ packageId: near, seats: 3 }], familyId: id };
    const booking = await app.call(createBooking, { body }, amina.session);
    await app.call(confirmBooking, { params: { id: booking.id } }, amina.session);

    const { settlement } = (await read(id, amina)).shares;

    const { walletBy } = purchaseDate(booking);
    expect(settlement).toMatchObject({ way: "wallet", walletBy, amount: { amount: "15000.00" } });
    expect(settlement?.debts).toMatchObject([{ amount: { amount: "5000.00" } }]);

    // Its number is recorded: the wallet was what it was for.
    const { db } = app.platform;
    const record = (now: { paymentStatus: "completed" } | { numbersSeen: true }) =>
      db.updateTable("bookings").set(now).where("id", "=", booking.id).execute();
    await record({ paymentStatus: "completed" });
    expect((await read(id, amina)).shares.settlement).toMatchObject({ way: "reported" });
    await record({ numbersSeen: true });
    const paid = { way: "paid", amount: { amount: "15000.00" }, debts: [{ amount: { amount: "5000.00" } }] };
    expect((await read(id, amina)).shares.settlement).toMatchObject(paid);

    // What nobody has paid back is still owed at home.
    await db.updateTable("bookings").set({ returnDate: "2026-11-19" }).where("id", "=", booking.id).execute();
    expect((await read(id, amina)).shares.settlement).toMatchObject(paid);
  });

  it("are those of what is wished for next once nobody owes anything of a journey that is over", async () => {
    const amina = await givenResident(app, BY_OPERATOR);
    const { id } = await givenFamily(app, amina);
    const body = { parts: [{ packageId: near, seats: 1 }], familyId: id };
    const booking = await app.call(createBooking, { body }, amina.session);
    await app.call(payBooking, { params: { id: booking.id }, body: { card: GOOD_CARD } }, amina.session);
    const { db } = app.platform;
    await db.updateTable("bookings").set({ returnDate: "2026-11-19" }).where("id", "=", booking.id).execute();
    expect((await read(id, amina)).shares.basis).toMatchObject({ kind: "booking", id: booking.id });

    await app.call(setPreferences, { params: { id }, body: { packageIds: [near] } }, amina.session);

    expect((await read(id, amina)).shares.basis).toMatchObject({ kind: "preferred", id: near });
  });

  it("are refused for who has no account, for a stranger, and twice for one person", async () => {
    const { amina, id, group } = await household();
    const [first = "", , khadija = ""] = idsOf(group);
    const refused = (...ids: string[]) =>
      app.refusal(
        setShares,
        { params: { id }, body: { version: 0, shares: ids.map((memberId) => ({ memberId, kind: "none" as const })) } },
        amina.session,
      );

    expect(await refused(khadija)).toMatchObject({
      status: 422,
      errors: { shares: expect.stringContaining("account") },
    });
    expect((await refused("nobody")).status).toBe(422);
    expect((await refused(first, first)).status).toBe(422);
  });
});

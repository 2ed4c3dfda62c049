/** Another traveller, other rooms, one person less: what may be changed, what it costs, and that seats and money still agree. */
import { describe, expect, it } from "vitest";
import { changeRooms, leaveBooking, swapTraveller } from "#contract/booking-changes.ts";
import {
  approveBooking,
  type Booking,
  cancelBooking,
  createBooking,
  declineBooking,
  getBooking,
  nameTravellers,
  payBooking,
  recordNusuk,
} from "#contract/bookings.ts";
import { STANDARD_TERMS } from "#domain/packages/package.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator } from "../../../../../test/given/accounts.ts";
import {
  BAD_CARD,
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
} from "../../../../../test/given/bookings.ts";
import { givenTraveller } from "../../../../../test/given/travellers.ts";

import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import type { Gateway } from "../gateway.ts";
import { sandboxGateway } from "../sandbox-gateway.ts";
import { bookingService } from "../service.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);

const ROOMS = [
  { type: "quad", supplementMinor: 0 },
  { type: "double", supplementMinor: 30_000 },
];
const INSTANT = { ...STANDARD_TERMS, approval: "instant" as const };

function givenRoomy(terms: object = INSTANT): Promise<string> {
  return givenOffer(app, operator.user.id, {
    roomTypes: JSON.stringify(ROOMS),
    groupDiscounts: JSON.stringify([{ fromPeople: 3, percent: 10 }]),
    terms: JSON.stringify(terms),
  });
}

/** Amina, Yusuf and Maryam of one account, paid and confirmed in one quad and what else is asked. */
async function family({ terms = INSTANT, country = BY_OPERATOR }: { terms?: object; country?: string } = {}) {
  const payer = await givenResident(app, country);
  const person = (sex: "F" | "M", givenNames: string) =>
    givenTraveller(app, payer, { sex, givenNames, countryOfResidence: country });
  const [amina, yusuf, maryam] = [await person("F", "Amina"), await person("M", "Yusuf"), await person("F", "Maryam")];
  const packageId = await givenRoomy(terms);
  const parts = [
    { packageId, roomType: "double" as const, room: 1, travellerIds: [amina.id, yusuf.id] },
    { packageId, roomType: "quad" as const, room: 2, travellerIds: [maryam.id] },
  ];
  const held = await app.call(createBooking, { body: { parts } }, payer.session);
  return { payer, amina, yusuf, maryam, packageId, held };
}

const paid = ({ payer, held: { id } }: { payer: Member; held: Booking }) =>
  app.call(payBooking, { params: { id }, body: { card: GOOD_CARD } }, payer.session);

const params = ({ id }: { readonly id: string }) => ({ params: { id } });
const read = (payer: Member, booking: Booking) => app.call(getBooking, params(booking), payer.session);
const namesOn = ({ parts }: Booking) => parts.flatMap(({ travellers }) => travellers.map(({ id }) => id)).sort();

async function seatsLeft(packageId: string): Promise<number> {
  const { availableSlots } = await app.platform.db
    .selectFrom("packages")
    .select("availableSlots")
    .where("id", "=", packageId)
    .executeTakeFirstOrThrow();
  return availableSlots;
}

async function noticesOf(userId: string, kind: string): Promise<number> {
  const rows = await app.platform.db
    .selectFrom("notifications")
    .select("id")
    .where("userId", "=", userId)
    .where("kind", "=", kind as "customer_swapped")
    .execute();
  return rows.length;
}

describe("a swap", () => {
  it("puts another traveller into the same room, and the operator is told", async () => {
    const given = await family();
    const booking = await paid(given);
    const khadija = await givenTraveller(app, given.payer, { sex: "F", countryOfResidence: BY_OPERATOR });
    const told = await noticesOf(operator.user.id, "customer_swapped");

    const swapped = await app.call(
      swapTraveller,
      { ...params(booking), body: { outId: given.maryam.id, inId: khadija.id } },
      given.payer.session,
    );

    expect(namesOn(swapped)).toEqual([given.amina.id, given.yusuf.id, khadija.id].sort());
    expect(swapped.parts.map(({ room, amount }) => [room, amount])).toEqual(
      booking.parts.map(({ room, amount }) => [room, amount]),
    );
    expect(await noticesOf(operator.user.id, "customer_swapped")).toBe(told + 1);
  });

  it("is refused for whoever may not travel, may not be named, or has no place", async () => {
    const given = await family();
    const booking = await paid(given);
    const { payer, amina, maryam } = given;
    const here = { countryOfResidence: BY_OPERATOR };
    const child = await givenTraveller(app, payer, { ...here, birthDate: "2018-01-01" });
    const stranger = await givenTraveller(app, await givenResident(app, BY_OPERATOR), here);
    const abroad = await givenTraveller(app, payer, { countryOfResidence: BY_NUSUK });
    const busy = await givenTraveller(app, payer, here);
    await app.call(
      createBooking,
      { body: { parts: [{ packageId: await givenRoomy(), travellerIds: [busy.id] }] } },
      payer.session,
    );
    const man = await givenTraveller(app, payer, { ...here, sex: "M" });
    const free = await givenTraveller(app, payer, { ...here, sex: "F" });
    const refused = (outId: string, inId: string, session = payer.session) =>
      app.refusal(swapTraveller, { ...params(booking), body: { outId, inId } }, session);

    const problems = await Promise.all([
      refused(maryam.id, child.id),
      refused(maryam.id, stranger.id),
      refused(maryam.id, amina.id),
      refused(maryam.id, abroad.id),
      refused(maryam.id, busy.id),
      refused(stranger.id, free.id),
      refused(maryam.id, free.id, (await givenResident(app, BY_OPERATOR)).session),
      refused(maryam.id, free.id, operator.session),
    ]);

    expect(problems.map(({ status, code }) => `${status} ${code}`)).toEqual([
      "422 unacceptable",
      "422 unacceptable",
      "422 unacceptable",
      "422 mixed_channels",
      "409 already_travelling",
      "409 not_on_booking",
      "404 not_found",
      "403 forbidden",
    ]);
    expect(namesOn(await read(payer, booking))).toEqual(namesOn(booking));
    // Beside strangers of the other kind nobody can be put.
    const { payer: other, ...second } = await family();
    const shared = await paid({ payer: other, held: second.held });
    const brother = await givenTraveller(app, other, { ...here, sex: "M" });
    expect(man.id).not.toBe(brother.id);
    await app.call(
      changeRooms,
      {
        ...params(shared),
        body: {
          parts: [
            {
              packageId: second.packageId,
              roomType: "quad",
              room: 1,
              travellerIds: [second.amina.id, second.maryam.id],
            },
            { packageId: second.packageId, roomType: "quad", room: 2, travellerIds: [second.yusuf.id] },
          ],
        },
      },
      other.session,
    );
    await app.jobsDone();
    expect(
      await app.refusal(
        swapTraveller,
        { ...params(shared), body: { outId: second.maryam.id, inId: brother.id } },
        other.session,
      ),
    ).toMatchObject({ status: 422, code: "rooms_do_not_fit" });
  });

  it("happens once when two are asked for at once", async () => {
    const given = await family();
    const booking = await paid(given);
    const [one, two] = [
      await givenTraveller(app, given.payer, { sex: "F", countryOfResidence: BY_OPERATOR }),
      await givenTraveller(app, given.payer, { sex: "F", countryOfResidence: BY_OPERATOR }),
    ];
    const swap = (inId: string) =>
      app.inject({
        method: "POST",
        url: swapTraveller.path.replace(":id", booking.id),
        headers: { ...given.payer.session },
        payload: { outId: given.maryam.id, inId },
      });

    const answers = await Promise.all([swap(one.id), swap(two.id), swap(one.id)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(namesOn(await read(given.payer, booking))).toHaveLength(3);
  });

  it("ends with the operator's lists, and on Nusuk with the number that is recorded there", async () => {
    const early = await family({ terms: { ...INSTANT, changeDays: 120 } });
    const onNusuk = await family({ country: BY_NUSUK });
    const [closed, fixed] = [await paid(early), onNusuk.held];
    await app.inject({
      method: "POST",
      url: `/api/bookings/${fixed.id}/confirm`,
      headers: { ...onNusuk.payer.session },
    });
    await app.call(recordNusuk, { ...params(fixed), body: { reference: "NSK-2027" } }, onNusuk.payer.session);
    const refused = async ({ payer, maryam }: typeof early, booking: Booking, country: string) => {
      const other = await givenTraveller(app, payer, { sex: "F", countryOfResidence: country });
      const body = { outId: maryam.id, inId: other.id };
      return app.refusal(swapTraveller, { ...params(booking), body }, payer.session);
    };
    const renamed = async ({ payer, yusuf, amina }: typeof early, booking: Booking) => {
      const body = { parts: [{ travellerIds: [yusuf.id, amina.id] }, { travellerIds: [] }] };
      return (await app.refusal(nameTravellers, { ...params(booking), body }, payer.session)).code;
    };
    const same = ({ yusuf, amina, maryam }: typeof early) => [
      { travellerIds: [yusuf.id, amina.id] },
      { travellerIds: [maryam.id] },
    ];
    const fixedNow = await refused(onNusuk, fixed, BY_NUSUK);
    expect(await renamed(onNusuk, fixed)).toBe("names_are_fixed");
    time.move({ days: 50 });

    expect(await renamed(early, closed)).toBe("changes_closed");
    // Whoever is named stays: places without a name may still get one.
    await app.call(nameTravellers, { ...params(closed), body: { parts: same(early) } }, early.payer.session);
    expect(fixedNow).toMatchObject({ status: 409, code: "names_are_fixed" });
    expect(await refused(early, closed, BY_OPERATOR)).toMatchObject({ status: 409, code: "changes_closed" });
    time.move({ days: -50 });
  });
});

describe("other rooms", () => {
  const allInDoubles = ({ packageId, amina, yusuf, maryam }: Awaited<ReturnType<typeof family>>) => [
    { packageId, roomType: "double" as const, room: 1, travellerIds: [amina.id, maryam.id] },
    { packageId, roomType: "double" as const, room: 2, travellerIds: [yusuf.id] },
  ];
  const allInQuads = ({ packageId, amina, yusuf, maryam }: Awaited<ReturnType<typeof family>>) => [
    { packageId, roomType: "quad" as const, room: 1, travellerIds: [amina.id, maryam.id] },
    { packageId, roomType: "quad" as const, room: 2, travellerIds: [yusuf.id] },
  ];

  it("that cost more are paid once, however often and at once they are asked for", async () => {
    const given = await family();
    const booking = await paid(given);
    const parts = allInDoubles(given);
    const preview = await app.call(
      changeRooms,
      { ...params(booking), query: { preview: "true" }, body: { parts } },
      given.payer.session,
    );
    const ask = () =>
      app.inject({
        method: "POST",
        url: changeRooms.path.replace(":id", booking.id),
        headers: { ...given.payer.session, "idempotency-key": "doubles" },
        payload: { parts, difference: preview.difference.amount, card: GOOD_CARD },
      });

    expect(preview).toMatchObject({ difference: { amount: "270.00" }, settledBy: "card" });
    expect((await read(given.payer, booking)).parts).toEqual(booking.parts);
    const answers = await Promise.all([ask(), ask(), ask()]);
    const again = await ask();

    expect([...answers, again].filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(again.statusCode).toBe(200);
    const after = await read(given.payer, booking);
    expect(after.parts.map(({ roomType, room }) => [roomType, room])).toEqual([
      ["double", 1],
      ["double", 2],
    ]);
    expect([after.totalAmount, after.amountPaid.amount, after.paymentStatus]).toEqual([
      booking.totalAmount + 270,
      (booking.totalAmount + 270).toFixed(2),
      "completed",
    ]);
    await expectBooksToBalance(app.platform.db);
  });

  it("stay as they are when the card is refused or missing, or the difference is another one", async () => {
    const given = await family();
    const booking = await paid(given);
    const parts = allInDoubles(given);
    const refused = (body: object) =>
      app.refusal(changeRooms, { ...params(booking), body: { parts, ...body } }, given.payer.session);

    expect((await refused({ card: BAD_CARD })).code).toBe("payment_refused");
    expect((await refused({})).code).toBe("card_needed");
    expect((await refused({ card: GOOD_CARD, difference: "1.00" })).code).toBe("price_changed");
    const after = await read(given.payer, booking);
    expect([after.parts, after.paymentStatus, after.phase]).toEqual([booking.parts, "completed", "confirmed"]);
    await expectBooksToBalance(app.platform.db);
  });

  it("that cost less give the difference back, and cancelling then returns what is left", async () => {
    const given = await family();
    const booking = await paid(given);

    const { difference, settledBy } = await app.call(
      changeRooms,
      { ...params(booking), body: { parts: allInQuads(given) } },
      given.payer.session,
    );
    await app.jobsDone();

    expect([difference.amount, settledBy]).toEqual(["-540.00", "refund"]);
    const after = await read(given.payer, booking);
    expect([after.totalAmount, after.amountPaid.amount]).toEqual([13_500, "13500.00"]);
    const { refund } = await app.call(cancelBooking, params(booking), given.payer.session);
    expect(refund.amount).toBe("12150.00");
    await app.jobsDone();
    await expectBooksToBalance(app.platform.db);
  });

  it("are settled on Nusuk where Nusuk sells, and change the price of a hold", async () => {
    const onNusuk = await family({ country: BY_NUSUK });
    const held = await family();
    const change = (given: typeof held) =>
      app.call(changeRooms, { ...params(given.held), body: { parts: allInDoubles(given) } }, given.payer.session);

    const ofHold = await change(held);
    await app.inject({
      method: "POST",
      url: `/api/bookings/${onNusuk.held.id}/confirm`,
      headers: { ...onNusuk.payer.session },
    });
    const ofNusuk = await change(onNusuk);

    expect([ofHold.settledBy, ofHold.booking.totalAmount]).toEqual(["nothing", held.held.totalAmount + 270]);
    expect([ofNusuk.settledBy, ofNusuk.booking.totalAmount]).toEqual(["nusuk", onNusuk.held.totalAmount + 270]);
    expect((await paid(held)).amountPaid.amount).toBe((held.held.totalAmount + 270).toFixed(2));
  });

  it("whose money comes after the operator's no give everything back", async () => {
    const given = await family({ terms: STANDARD_TERMS });
    const booking = await paid(given);
    const sandbox = sandboxGateway(app.platform.db);
    const gateway: Gateway = {
      ...sandbox,
      charge: async (order) => {
        await app.call(declineBooking, { ...params(booking), body: { reason: "Sold out" } }, operator.session);
        return sandbox.charge(order);
      },
    };
    const platform = { ...app.platform, packages: packageService(app.platform) };
    const bookings = bookingService({ ...platform, notifications: notificationsOn(app.platform) }, { gateway });

    await bookings.changes.changeRooms({ id: given.payer.id, role: "pilgrim" }, booking.id, {
      ...{ parts: allInDoubles(given), expectedMinor: 27_000, card: GOOD_CARD, idempotencyKey: null },
    });
    await app.jobsDone();

    const after = await read(given.payer, booking);
    expect([after.phase, after.amountPaid.amount, after.paymentStatus]).toEqual(["cancelled", "0.00", "refunded"]);
    await expectBooksToBalance(app.platform.db);
  });

  it("are for the same people of the same packages, and fit", async () => {
    const given = await family();
    const booking = await paid(given);
    const { packageId, amina, yusuf, maryam } = given;
    const elsewhere = await givenRoomy();
    const refused = (...parts: object[]) =>
      app.refusal(changeRooms, { ...params(booking), body: { parts } }, given.payer.session);
    const double = (travellerIds: string[], room = 1) => ({ packageId, roomType: "double", room, travellerIds });

    const problems = await Promise.all([
      refused(double([amina.id, yusuf.id])),
      refused(double([amina.id, yusuf.id]), { packageId, roomType: "quad", seats: 2 }),
      refused(double([amina.id, yusuf.id]), { ...double([maryam.id], 2), packageId: elsewhere }),
      refused(double([amina.id, yusuf.id]), { ...double([maryam.id], 2), roomType: "triple" }),
      refused(double([amina.id, yusuf.id, maryam.id])),
    ]);

    expect(problems.map(({ status, code, errors }) => [status, code, ...Object.keys(errors ?? {})])).toEqual([
      [422, "unacceptable", "parts"],
      [422, "unacceptable", "parts"],
      [422, "unacceptable", "parts.1.packageId"],
      [422, "unacceptable", "parts.1.roomType"],
      [422, "rooms_do_not_fit", "parts.0.room"],
    ]);
    const stranger = await givenResident(app, BY_OPERATOR);
    expect(
      (await app.refusal(changeRooms, { ...params(booking), body: { parts: allInQuads(given) } }, stranger.session))
        .status,
    ).toBe(404);
  });
});

describe("while the price is paid in parts", () => {
  const terms = {
    ...INSTANT,
    payment: { deposit: { kind: "percent", percent: 20 }, balanceDays: 60, instalments: 3, graceDays: 7 },
  };
  const openOf = ({ schedule }: Booking) => schedule.map(({ open }) => Number(open.amount));

  it("dearer rooms and a place less change the last amounts, and nothing is charged or given back", async () => {
    const given = await family({ terms });
    const { packageId, amina, yusuf, maryam, payer } = given;
    const booking = await paid(given);
    expect([booking.phase, booking.totalAmount]).toEqual(["awaiting_balance", 14_040]);
    const before = openOf(booking);

    const dearer = await app.call(
      changeRooms,
      {
        ...params(booking),
        body: {
          parts: [
            { packageId, roomType: "double", room: 1, travellerIds: [amina.id, maryam.id] },
            { packageId, roomType: "double", room: 2, travellerIds: [yusuf.id] },
          ],
        },
      },
      payer.session,
    );
    const { booking: smaller, settledBy } = await app.call(
      leaveBooking,
      { ...params(booking), body: { travellerId: yusuf.id } },
      payer.session,
    );

    expect([dearer.settledBy, settledBy]).toEqual(["schedule", "schedule"]);
    expect(openOf(dearer.booking)).toEqual([...before.slice(0, -1), (before.at(-1) ?? 0) + 270]);
    // A tenth of Yusuf's 4,770 is kept 166 days before departure.
    expect([smaller.totalAmount, smaller.kept.amount, smaller.amountPaid.amount]).toEqual([
      14_310 - 4_770 + 477,
      "477.00",
      "2808.00",
    ]);
    expect(openOf(smaller).reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(smaller.totalAmount - 2_808);
    await expectBooksToBalance(app.platform.db);
  });

  it("a price that is reached by somebody leaving completes the booking, and what is too much goes back", async () => {
    const given = await family({
      terms: { ...terms, payment: { ...terms.payment, deposit: { kind: "percent", percent: 70 } } },
    });
    const booking = await paid(given);

    const { settledBy } = await app.call(
      leaveBooking,
      { ...params(booking), body: { travellerId: given.yusuf.id } },
      given.payer.session,
    );
    await app.jobsDone();

    // 9,828 are paid; 9,747 are left to pay for two and for what is kept.
    expect(settledBy).toBe("refund");
    const after = await read(given.payer, booking);
    expect([after.phase, after.amountPaid.amount, after.paymentStatus]).toEqual(["confirmed", "9747.00", "completed"]);
    await expectBooksToBalance(app.platform.db);
  });
});

describe("one person less", () => {
  it("gives the place back by the ladder; the others keep their discount, and what was kept stays kept", async () => {
    const given = await family();
    const booking = await paid(given);
    time.move({ days: 130 });
    const leaving = { ...params(booking), body: { travellerId: given.maryam.id } };

    const preview = await app.call(leaveBooking, { ...leaving, query: { preview: "true" } }, given.payer.session);
    expect(await seatsLeft(given.packageId)).toBe(47);
    const answer = await app.call(leaveBooking, leaving, given.payer.session);
    const again = await app.refusal(leaveBooking, leaving, given.payer.session);
    await app.jobsDone();

    // 36 days before departure half of her 4,500 comes back.
    expect([preview.refund.amount, preview.kept.amount, preview.settledBy]).toEqual(["2250.00", "2250.00", "refund"]);
    expect([answer.refund, answer.kept]).toEqual([preview.refund, preview.kept]);
    expect(again.code).toMatch(/not_on_booking|in_progress/);
    expect(await seatsLeft(given.packageId)).toBe(48);
    const after = await read(given.payer, booking);
    expect([after.seats, after.totalAmount, after.amountPaid.amount, after.kept.amount]).toEqual([
      2,
      9_540 + 2_250,
      "11790.00",
      "2250.00",
    ]);
    expect(after.parts.map(({ discountPercent }) => discountPercent)).toEqual([10]);
    const { refund } = await app.call(cancelBooking, params(booking), given.payer.session);
    expect(refund.amount).toBe("4770.00");
    await app.jobsDone();
    await expectBooksToBalance(app.platform.db);
    time.move({ days: -130 });
  });

  it("costs nothing before the operator's yes", async () => {
    const given = await family({ terms: STANDARD_TERMS });
    const booking = await paid(given);

    await app.call(leaveBooking, { ...params(booking), body: { travellerId: given.yusuf.id } }, given.payer.session);
    await app.jobsDone();

    const after = await read(given.payer, booking);
    expect([after.totalAmount, after.amountPaid.amount, after.kept.amount]).toEqual([9_270, "9270.00", "0.00"]);
    await app.call(approveBooking, params(booking), operator.session);
    await expectBooksToBalance(app.platform.db);
  });

  it("is approved as paid for when what was paid reaches the price without the place", async () => {
    const payment = { deposit: { kind: "percent", percent: 60 }, balanceDays: 60, instalments: 1, graceDays: 7 };
    const given = await givenResident(app, BY_OPERATOR);
    const booking = await givenPaid(app, given, await givenRoomy({ ...STANDARD_TERMS, payment }), 2);
    expect([booking.phase, booking.paymentStatus]).toEqual(["awaiting_approval", "pending"]);

    await app.call(leaveBooking, { ...params(booking), body: { position: 0 } }, given.session);
    await app.call(approveBooking, params(booking), operator.session);
    await app.jobsDone();

    const after = await read(given, booking);
    expect([after.phase, after.paymentStatus, after.amountPaid.amount]).toEqual(["confirmed", "completed", "5000.00"]);
    await expectBooksToBalance(app.platform.db);
  });

  it("leaves a room that the party does not fill any more to be divided anew", async () => {
    const { payer, packageId, amina, yusuf, maryam, held } = await family();
    await app.call(cancelBooking, params(held), payer.session);
    const ibrahim = await givenTraveller(app, payer, { sex: "M", countryOfResidence: BY_OPERATOR });
    const travellerIds = [amina.id, yusuf.id, maryam.id, ibrahim.id];
    const parts = [{ packageId, roomType: "quad" as const, room: 1, travellerIds }];
    const booking = await paid({ payer, held: await app.call(createBooking, { body: { parts } }, payer.session) });

    const { booking: smaller } = await app.call(
      leaveBooking,
      { ...params(booking), body: { travellerId: ibrahim.id } },
      payer.session,
    );

    expect([booking, smaller].map((one) => one.parts.map(({ room }) => room))).toEqual([[1], [null]]);
  });

  it("is refused for the last one, for a hold, for nobody, and for anyone but the booker", async () => {
    const payer = await givenResident(app, BY_OPERATOR);
    const packageId = await givenRoomy();
    const alone = await givenPaid(app, payer, packageId);
    const held = await givenHold(app, payer, packageId, 2);
    const two = await givenConfirmed(app, await givenResident(app, BY_NUSUK), packageId, 2);
    const refused = (booking: Booking, body: object, session = payer.session) =>
      app.refusal(leaveBooking, { ...params(booking), body }, session);

    const problems = await Promise.all([
      refused(alone, { position: 0 }),
      refused(held, { position: 0 }),
      refused(alone, { position: 99 }),
      refused(two, { position: 0 }),
      refused(alone, {}),
    ]);

    expect(problems.map(({ status }) => status)).toEqual([409, 409, 400, 404, 400]);
    expect(problems[0]?.code).toBe("last_place");
  });

  it("completes a booking on Nusuk whose second application it makes needless", async () => {
    const payer = await givenResident(app, BY_NUSUK);
    const booking = await givenConfirmed(app, payer, await givenRoomy(), 9);
    const half = await app.call(recordNusuk, { ...params(booking), body: { reference: "NSK-A" } }, payer.session);

    const leaving = { ...params(booking), body: { position: 0, seats: 9 } };

    const left = await app.call(leaveBooking, leaving, payer.session);
    const pressedAgain = await app.refusal(leaveBooking, leaving, payer.session);

    expect(pressedAgain.code).toBe("not_on_booking");
    expect([half.phase, left.booking.phase]).toEqual(["awaiting_reference", "confirmed"]);
    expect(left.booking).toMatchObject({ nusukReference: "NSK-A", paymentStatus: "completed", seats: 8 });
  });

  it("is settled on Nusuk where Nusuk sells", async () => {
    const payer = await givenResident(app, BY_NUSUK);
    const packageId = await givenRoomy();
    const booking = await givenConfirmed(app, payer, packageId, 2);

    const answer = await app.call(leaveBooking, { ...params(booking), body: { position: 0 } }, payer.session);

    expect([answer.settledBy, answer.booking.seats, answer.booking.totalAmount]).toEqual(["nusuk", 1, 5_000]);
    expect(await seatsLeft(packageId)).toBe(49);
    await expectBooksToBalance(app.platform.db);
  });
});

/** Who travels on a booking: at the hold, afterwards, and what both sides see of it. */
import { describe, expect, it } from "vitest";
import {
  approveBooking,
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
  nameTravellers,
} from "#contract/bookings.ts";
import { changeTraveller, deleteTraveller } from "#contract/travellers.ts";
import { HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import { sandboxGateway } from "../payments/gateways/sandbox-gateway.ts";
import { bookingService } from "../service.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const nextYear = { departureDate: "2028-04-24", returnDate: "2028-05-14", hijriYear: 1449 };

async function household(country = BY_NUSUK) {
  const payer = await givenResident(app, country);
  const [amina, yusuf] = [
    await givenTraveller(app, payer, { relationship: "self", givenNames: "Amína" }),
    await givenTraveller(app, payer, { relationship: "spouse", givenNames: "Yusuf" }),
  ];
  return { payer, amina, yusuf, packageId: await givenOffer(app, operator.user.id) };
}

const hold = ({ session }: Member, ...parts: object[]) => ({
  taken: () => app.call(createBooking, { body: { parts: parts as { packageId: string }[] } }, session),
  refused: () => app.refusal(createBooking, { body: { parts } }, session),
});

const name = (member: Member, id: string, ...lists: string[][]) => ({
  params: { id },
  body: { parts: lists.map((travellerIds) => ({ travellerIds })) },
  session: member.session,
});

async function seatsLeft(packageId: string): Promise<number> {
  const row = await app.platform.db
    .selectFrom("packages")
    .select("availableSlots")
    .where("id", "=", packageId)
    .executeTakeFirstOrThrow();
  return row.availableSlots;
}

describe("a hold with names", () => {
  it("takes a seat for each and shows who has it", async () => {
    const { payer, amina, yusuf, packageId } = await household();

    const booking = await hold(
      payer,
      { packageId, travellerIds: [amina.id, yusuf.id] },
      { packageId, seats: 1 },
    ).taken();

    expect(booking.seats).toBe(3);
    expect(booking.parts.map(({ seats, travellers }) => [seats, travellers.map(({ id }) => id)])).toEqual([
      [2, [amina.id, yusuf.id]],
      [1, []],
    ]);
    expect(await seatsLeft(packageId)).toBe(47);
  });

  it("is refused as a whole, the part named, and takes nothing", async () => {
    const { payer, amina, yusuf, packageId } = await household();
    const foreign = await givenTraveller(app, await givenResident(app, BY_NUSUK));
    const child = await givenTraveller(app, payer, { relationship: "daughter", birthDate: "2016-01-01" });
    const part = (...travellerIds: string[]) => ({ packageId, travellerIds });

    const problems = await Promise.all([
      hold(payer, part(foreign.id)).refused(),
      hold(payer, part("nobody")).refused(),
      hold(payer, part(amina.id, amina.id)).refused(),
      hold(payer, part(yusuf.id), part(amina.id, yusuf.id)).refused(),
      hold(payer, part(amina.id, child.id)).refused(),
      hold(payer, { ...part(amina.id), seats: 1 }).refused(),
      hold(payer, { packageId }).refused(),
    ]);

    expect(problems.map(({ status, errors }) => [status, ...Object.keys(errors ?? {})])).toEqual([
      [422, "parts.0.travellerIds"],
      [422, "parts.0.travellerIds"],
      [422, "parts.0.travellerIds"],
      [422, "parts.1.travellerIds"],
      [422, "parts.0.travellerIds"],
      [400, "parts.0.seats"],
      [400, "parts.0.seats"],
    ]);
    expect(await seatsLeft(packageId)).toBe(50);
  });

  it("says who belongs where when the household lives in several countries", async () => {
    const { payer, amina, packageId } = await household();
    const ibrahim = await givenTraveller(app, payer, { relationship: "father", countryOfResidence: BY_OPERATOR });

    const problem = await hold(payer, { packageId, travellerIds: [amina.id, ibrahim.id] }).refused();

    expect(problem).toMatchObject({
      status: 422,
      code: "mixed_channels",
      travellers: [
        { country: BY_NUSUK, channel: "nusuk" },
        { country: BY_OPERATOR, channel: "operator" },
      ],
    });
  });
});

describe("nobody travels twice", () => {
  it("at one Hajj, until the other booking is cancelled", async () => {
    const { payer, amina, packageId } = await household();
    const first = await hold(payer, { packageId, travellerIds: [amina.id] }).taken();
    const elsewhere = await givenOffer(app, operator.user.id, {
      departureDate: "2027-06-01",
      returnDate: "2027-06-21",
    });
    const again = hold(payer, { packageId: elsewhere, travellerIds: [amina.id] });

    const problem = await again.refused();
    const later = await hold(payer, {
      packageId: await givenOffer(app, operator.user.id, nextYear),
      travellerIds: [amina.id],
    }).taken();
    await app.call(cancelBooking, { params: { id: first.id } }, payer.session);

    expect(problem).toMatchObject({ status: 409, code: "already_travelling", reference: first.reference });
    expect(later.phase).toBe("held");
    expect((await again.taken()).phase).toBe("held");
  });

  it("whoever of two attempts comes first, and a hold that ran out does not count", async () => {
    const { payer, amina, packageId } = await household();
    const attempt = () =>
      app.inject({
        method: "POST",
        url: "/api/bookings",
        headers: { ...payer.session },
        payload: { parts: [{ packageId, travellerIds: [amina.id] }] },
      });

    const answers = await Promise.all([attempt(), attempt(), attempt()]);
    time.move({ minutes: 16 });
    const afterwards = await attempt();

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(afterwards.statusCode).toBe(201);
    // The one that ran out cannot come back beside it.
    const ranOut = answers.find(({ statusCode }) => statusCode === 201)?.json<{ id: string }>().id ?? "";
    expect((await app.refusal(confirmBooking, { params: { id: ranOut } }, payer.session)).code).toBe("hold_expired");
  });
});

describe("naming afterwards", () => {
  it("replaces the names, one list a part, and is seen by the operator as the passport prints them", async () => {
    const { payer, amina, yusuf, packageId } = await household();
    const { id } = await givenConfirmed(app, payer, packageId, 2);

    const { session, ...both } = name(payer, id, [amina.id, yusuf.id]);
    await app.call(nameTravellers, both, session);
    await app.call(nameTravellers, { params: { id }, body: { parts: [{ travellerIds: [amina.id] }] } }, session);
    const seen = await app.call(getBooking, { params: { id } }, operator.session);

    expect(seen.parts[0]?.travellers).toEqual([
      {
        ...{ id: amina.id, surname: "RAHMAN", givenNames: "AMINA", documents: [] },
        papers: expect.arrayContaining([expect.objectContaining({ type: "passport", state: "missing" })]),
        asked: expect.arrayContaining([expect.objectContaining({ type: "passport" })]),
      },
    ]);
    await app.call(approveBooking, { params: { id } }, operator.session);
  });

  it("fits the parts, and is over with the booking", async () => {
    const { payer, amina, yusuf, packageId } = await household();
    const { id } = await givenHold(app, payer, packageId);
    const tryNaming = async (...lists: string[][]) => {
      const { session, ...args } = name(payer, id, ...lists);
      return app.refusal(nameTravellers, args, session);
    };

    const tooLong = await tryNaming([amina.id, yusuf.id]);
    const tooMany = await tryNaming([amina.id], []);
    await app.call(cancelBooking, { params: { id } }, payer.session);
    const over = await tryNaming([amina.id]);

    expect([tooLong, tooMany].map(({ status, errors }) => [status, ...Object.keys(errors ?? {})])).toEqual([
      [422, "parts"],
      [422, "parts"],
    ]);
    expect(over.code).toBe("illegal_transition");
  });

  it("is the payer's own: for anybody else the booking is not there", async () => {
    const { payer, packageId } = await household();
    const { id } = await givenHold(app, payer, packageId);
    const stranger = await household();
    const { session, ...args } = name(stranger.payer, id, [stranger.amina.id]);

    expect((await app.refusal(nameTravellers, args, session)).status).toBe(404);
  });
});

it("does not show the operator who merely holds", async () => {
  const { payer, amina, packageId } = await household();
  const { id } = await hold(payer, { packageId, travellerIds: [amina.id] }).taken();

  const seen = await app.call(getBooking, { params: { id } }, operator.session);

  expect(seen.parts[0]?.travellers).toEqual([]);
});

it("keeps whoever is named on a live booking from being deleted", async () => {
  const { payer, amina, packageId } = await household();
  const { reference } = await hold(payer, { packageId, travellerIds: [amina.id] }).taken();

  const problem = await app.refusal(deleteTraveller, { params: { id: amina.id } }, payer.session);

  expect(problem).toMatchObject({ status: 409, code: "traveller_is_booked", reference });
});

it("keeps whoever is named on a hold that has run out while it is being paid from being deleted", async () => {
  const { payer, amina, packageId } = await household(BY_OPERATOR);
  await app.call(
    changeTraveller,
    { params: { id: amina.id }, body: { countryOfResidence: BY_OPERATOR } },
    payer.session,
  );
  const { id, reference } = await hold(payer, { packageId, travellerIds: [amina.id] }).taken();
  const gateway = { ...sandboxGateway(app.platform.db), charge: () => Promise.reject(new Error("no answer")) };
  const packages = packageService(app.platform);
  const silent = bookingService(
    { ...app.platform, packages, notifications: notificationsOn(app.platform) },
    { gateway },
  );
  const actor = { id: payer.id, operatorId: payer.id, role: "pilgrim" } as const;
  await expect(silent.pay(actor, id, { card: GOOD_CARD, scope: "next", idempotencyKey: null })).rejects.toThrow(
    "no answer",
  );

  time.move({ minutes: HOLD_MINUTES + 1 });
  const problem = await app.refusal(deleteTraveller, { params: { id: amina.id } }, payer.session);

  expect(problem).toMatchObject({ status: 409, code: "traveller_is_booked", reference });
});

it("asks the countries again before the booking is secured", async () => {
  const { payer, amina, packageId } = await household();
  const { id } = await hold(payer, { packageId, travellerIds: [amina.id] }).taken();
  await app.platform.db.updateTable("users").set({ countryOfResidence: "FR" }).where("id", "=", payer.id).execute();

  expect((await app.refusal(confirmBooking, { params: { id } }, payer.session)).code).toBe("mixed_channels");
});

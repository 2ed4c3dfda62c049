/** Taking a hold: what it keeps, what repeats, and what is refused. */
import { describe, expect, it } from "vitest";
import { cancelBooking, createBooking, getBooking } from "#contract/bookings.ts";
import { HOLD_MINUTES, MAX_LIVE_HOLDS } from "#domain/bookings/booking.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../../test/factories/travellers.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import { bookingService } from "../service.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { RATE_LIMITS: "on" } });
const operator = await givenOperator(app);

async function seatsLeft(id: string): Promise<number> {
  const { availableSlots } = await app.platform.db
    .selectFrom("packages")
    .select("availableSlots")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return availableSlots;
}

describe("a hold", () => {
  it("keeps the seats of the whole party for fifteen minutes at the price of its rooms", async () => {
    const pilgrim = await givenResident(app, null);
    const roomTypes = JSON.stringify([{ type: "double", supplementMinor: 25_000 }]);
    const packageId = await givenOffer(app, operator.user.id, { roomTypes });

    const parts = [
      { packageId, seats: 2, roomType: "double" as const },
      { packageId, seats: 3 },
    ];
    const booking = await app.call(createBooking, { body: { parts } }, pilgrim.session);

    expect(booking).toMatchObject({ status: "pending", phase: "held", seats: 5, totalAmount: 25_500, channel: null });
    expect(booking.reference).toMatch(/^RH-[2-9A-HJKMNP-TV-Z]{6}$/);
    const end = Date.parse(booking.createdAt) + HOLD_MINUTES * MINUTE_MS;
    expect(booking.holdExpiresAt).toBe(new Date(end).toISOString());
    expect(await seatsLeft(packageId)).toBe(45);
  });

  it("takes nothing when one package of several is short, and says what is left in it", async () => {
    const pilgrim = await givenResident(app, null);
    const roomy = await givenOffer(app, operator.user.id);
    const full = await givenOffer(app, operator.user.id, { seats: 3 });

    const parts = [
      { packageId: roomy, seats: 2 },
      { packageId: full, seats: 2 },
      { packageId: full, seats: 2 },
    ];
    const problem = await app.refusal(createBooking, { body: { parts } }, pilgrim.session);

    expect(problem).toMatchObject({ status: 409, code: "sold_out", left: 3, packages: [{ packageId: full, left: 3 }] });
    expect([await seatsLeft(roomy), await seatsLeft(full)]).toEqual([50, 3]);
  });

  it("does not stand in the way of others once it has run out, swept or not", async () => {
    const [late, next] = [await givenResident(app, null), await givenResident(app, null)];
    const packageId = await givenOffer(app, operator.user.id, { seats: 4 });
    const { id } = await givenHold(app, late, packageId, 3);

    time.move({ minutes: HOLD_MINUTES });
    const booking = await givenHold(app, next, packageId, 4);

    expect(booking.phase).toBe("held");
    const ended = await app.call(getBooking, { params: { id } }, late.session);
    expect(ended).toMatchObject({ status: "cancelled", cancelReason: "hold_expired", holdExpiresAt: null });
    await expectBooksToBalance(app.platform.db);
  });

  it("has no seller from the moment it runs out, as after the sweep: there is nothing that a problem could be about", async () => {
    const pilgrim = await givenResident(app, "PK");
    const { id, channel } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id));

    time.move({ minutes: HOLD_MINUTES });
    const ended = await app.call(getBooking, { params: { id } }, pilgrim.session);

    expect([channel, ended.channel]).toEqual(["operator", null]);
  });

  it("draws another reference when one is taken", async () => {
    const pilgrim = await givenResident(app, null);
    const packageId = await givenOffer(app, operator.user.id);
    const { reference } = await givenHold(app, pilgrim, packageId);
    const draws = [reference, reference, "RH-FREE22"];
    const bookings = bookingService(
      { ...app.platform, packages: packageService(app.platform), notifications: notificationsOn(app.platform) },
      { newReference: () => draws.shift() ?? "" },
    );

    const booking = await bookings.hold(
      { id: pilgrim.id, operatorId: pilgrim.id, role: "pilgrim", lacks: [] },
      { parts: [{ packageId, seats: 1 }] },
      null,
    );

    expect(booking.reference).toBe("RH-FREE22");
    expect(await seatsLeft(packageId)).toBe(48);
  });
});

describe("an attempt", () => {
  it("gives the same booking again, however often and however parallel it is sent", async () => {
    const pilgrim = await givenResident(app, null);
    const packageId = await givenOffer(app, operator.user.id);
    const attempt = { headers: { "idempotency-key": "one" }, body: { parts: [{ packageId, seats: 2 }] } };

    const bookings = await Promise.all(
      Array.from({ length: 12 }, () => app.call(createBooking, attempt, pilgrim.session)),
    );

    expect(new Set(bookings.map(({ id }) => id)).size).toBe(1);
    expect(await seatsLeft(packageId)).toBe(48);
  });

  it("is refused with another body under the same key", async () => {
    const pilgrim = await givenResident(app, null);
    const packageId = await givenOffer(app, operator.user.id);
    const headers = { "idempotency-key": "two" };
    await app.call(createBooking, { headers, body: { parts: [{ packageId, seats: 2 }] } }, pilgrim.session);

    const problem = await app.refusal(
      createBooking,
      { headers, body: { parts: [{ packageId, seats: 3 }] } },
      pilgrim.session,
    );

    expect(problem).toMatchObject({ status: 422, code: "idempotency_key_reused" });
    expect(await seatsLeft(packageId)).toBe(48);
  });

  it("has a key of its own for each pilgrim", async () => {
    const [one, other] = [await givenResident(app, null), await givenResident(app, null)];
    const packageId = await givenOffer(app, operator.user.id);
    const attempt = { headers: { "idempotency-key": "three" }, body: { parts: [{ packageId, seats: 1 }] } };

    const first = await app.call(createBooking, attempt, one.session);
    const second = await app.call(createBooking, attempt, other.session);

    expect(second.id).not.toBe(first.id);
  });
});

describe("a request that cannot be", () => {
  it.each([0, -1, 1.5, 1e9, "2", null, Number.MAX_SAFE_INTEGER + 2])(
    "is refused for %j seats with the field named",
    async (seats) => {
      const pilgrim = await givenResident(app, null);
      const packageId = await givenOffer(app, operator.user.id);

      const problem = await app.refusal(createBooking, { body: { parts: [{ packageId, seats }] } }, pilgrim.session);

      expect(problem.status).toBe(400);
      expect(Object.keys(problem.errors ?? {})).toEqual(["parts.0.seats"]);
    },
  );

  it("is refused for more people than a household over all parts together", async () => {
    const pilgrim = await givenResident(app, null);
    const packageId = await givenOffer(app, operator.user.id);

    const parts = [
      { packageId, seats: 6 },
      { packageId, seats: 5 },
    ];
    const problem = await app.refusal(createBooking, { body: { parts } }, pilgrim.session);

    expect(problem).toMatchObject({ status: 400, errors: { parts: "The largest number here is 10." } });
  });

  it("is refused for a room that the package does not have", async () => {
    const pilgrim = await givenResident(app, null);
    const roomTypes = JSON.stringify([{ type: "quad", supplementMinor: 0 }]);
    const packageId = await givenOffer(app, operator.user.id, { roomTypes });

    const body = { parts: [{ packageId, seats: 2, roomType: "double" }] };
    const problem = await app.refusal(createBooking, { body }, pilgrim.session);

    expect(problem.status).toBe(400);
    expect(problem.errors).toHaveProperty(["parts.0.roomType"]);
  });

  it.each([{ status: "draft" }, { status: "paused" }, { status: "closed" }] as const)(
    "is refused while the package is %j",
    async (columns) => {
      const pilgrim = await givenResident(app, null);
      const packageId = await givenOffer(app, operator.user.id, columns);

      const problem = await app.refusal(createBooking, { body: { parts: [{ packageId, seats: 1 }] } }, pilgrim.session);

      expect(problem).toMatchObject({ status: 409, code: "not_on_sale" });
    },
  );

  it("is refused from the day of departure on, and for a package that is not there", async () => {
    const pilgrim = await givenResident(app, null);
    const today = time.clock().toISOString().slice(0, 10);
    const gone = await givenOffer(app, operator.user.id, {
      departureDate: today,
      returnDate: "2026-12-10",
      nights: 20,
    });

    const departed = await app.refusal(
      createBooking,
      { body: { parts: [{ packageId: gone, seats: 1 }] } },
      pilgrim.session,
    );
    const absent = await app.refusal(
      createBooking,
      { body: { parts: [{ packageId: "no", seats: 1 }] } },
      pilgrim.session,
    );

    expect([departed.code, absent.code]).toEqual(["not_on_sale", "not_found"]);
  });

  it("is refused over packages of two operators", async () => {
    const pilgrim = await givenResident(app, null);
    const other = await givenOperator(app);
    const parts = [
      { packageId: await givenOffer(app, operator.user.id), seats: 1 },
      { packageId: await givenOffer(app, other.user.id), seats: 1 },
    ];

    const problem = await app.refusal(createBooking, { body: { parts } }, pilgrim.session);

    expect(problem).toMatchObject({ status: 422, code: "several_operators" });
  });

  it("is refused to operators and to visitors", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const attempt = { body: { parts: [{ packageId, seats: 1 }] } };

    expect((await app.refusal(createBooking, attempt, operator.session)).status).toBe(403);
    expect((await app.refusal(createBooking, attempt)).status).toBe(401);
  });

  it("is refused beyond the live holds of one account, also all at once, and open again when one ends", async () => {
    const pilgrim = await givenResident(app, null);
    const packageId = await givenOffer(app, operator.user.id);
    const attempt = { body: { parts: [{ packageId, seats: 1 }] } };

    const answers = await Promise.all(
      Array.from({ length: MAX_LIVE_HOLDS + 3 }, () =>
        app.inject({ method: "POST", url: createBooking.path, headers: { ...pilgrim.session }, payload: attempt.body }),
      ),
    );
    const held = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json<{ id: string }>().id);

    expect(held).toHaveLength(MAX_LIVE_HOLDS);
    expect((await app.refusal(createBooking, attempt, pilgrim.session)).code).toBe("too_many_holds");
    await app.call(cancelBooking, { params: { id: held[0] ?? "" } }, pilgrim.session);
    expect((await app.call(createBooking, attempt, pilgrim.session)).phase).toBe("held");
  });
});

describe("a package of the other channel", () => {
  const onNusuk = () => givenOffer(app, operator.user.id, { channels: ["nusuk"] });
  const byOperator = () => givenOffer(app, operator.user.id, { channels: ["operator"] });
  const refused = ({ session }: Member, parts: object[], more: object = {}) =>
    app.refusal(createBooking, { body: { parts, ...more } }, session);

  it("cannot be held where the country is known, and the refusal says who sells there; nothing is taken", async () => {
    const cases = [
      [BY_NUSUK, await byOperator(), { channel: "nusuk", office: "none" }, "book on Nusuk"],
      [BY_OPERATOR, await onNusuk(), { channel: "operator", office: "none" }, "book with a licensed operator"],
      ["SA", await onNusuk(), { channel: null, office: "saudi_domestic" }, "domestic programme"],
      ["BA", await byOperator(), { channel: null, office: "national" }, "national Hajj office"],
    ] as const;

    for (const [country, packageId, members, words] of cases) {
      const problem = await refused(await givenResident(app, country), [{ packageId, seats: 2 }]);

      expect(problem).toMatchObject({ status: 422, code: "channel_not_served", ...members });
      expect(problem.detail).toContain(words);
      expect(await seatsLeft(packageId)).toBe(50);
    }
  });

  it("is held as ever by somebody whose country nobody knows, and by one whose channel sells it", async () => {
    const packageId = await onNusuk();

    for (const [country, channel] of [[null, null] as const, [BY_NUSUK, "nusuk"] as const]) {
      // What is known decides at once who sells.
      const held = await givenHold(app, await givenResident(app, country), packageId);
      expect(held).toMatchObject({ phase: "held", channel });
    }
  });

  it("is refused to a party by where its people live, while the booker has not told", async () => {
    const pilgrim = await givenResident(app, null);
    const { id } = await givenTraveller(app, pilgrim, { countryOfResidence: BY_OPERATOR });
    const packageId = await onNusuk();

    const problem = await refused(pilgrim, [{ packageId, travellerIds: [id] }]);

    expect(problem).toMatchObject({ status: 422, code: "channel_not_served", channel: "operator" });
  });

  it("refuses the whole of several parts, and a household", async () => {
    const pilgrim = await givenResident(app, BY_NUSUK);
    const { id: familyId } = await givenFamily(app, pilgrim);
    await givenJoined(app, pilgrim, familyId);
    const [own, other] = [await onNusuk(), await byOperator()];

    const parts = [
      { packageId: own, seats: 1 },
      { packageId: other, seats: 1 },
    ];
    const several = await refused(pilgrim, parts);
    const household = await refused(pilgrim, [{ packageId: other, seats: 2 }], { familyId });

    expect([several.code, household.code]).toEqual(["channel_not_served", "channel_not_served"]);
    expect([await seatsLeft(own), await seatsLeft(other)]).toEqual([50, 50]);
  });

  it("is held by none of many who try at once, beside those whom it is for", async () => {
    const packageId = await onNusuk();
    const crowd = await Promise.all(
      [...Array(12).keys()].map((at) => givenResident(app, at % 2 === 0 ? BY_NUSUK : BY_OPERATOR)),
    );

    const answers = await Promise.all(
      crowd.map(({ session }) =>
        app.inject({
          method: "POST",
          url: createBooking.path,
          headers: { ...session },
          payload: { parts: [{ packageId, seats: 1 }] },
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(crowd.map((_, at) => (at % 2 === 0 ? 201 : 422)));
    expect(await seatsLeft(packageId)).toBe(44);
  });
});

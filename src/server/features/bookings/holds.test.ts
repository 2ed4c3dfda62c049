/** Taking a hold: what it keeps, what repeats, and what is refused. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
  listBookings,
} from "#contract/bookings.ts";
import type { Problem } from "#contract/errors.ts";
import { HOLD_MINUTES, MAX_LIVE_HOLDS } from "#domain/bookings/booking.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../test/app.ts";
import { entered, shown } from "../../../../test/attack.ts";
import { expectBooksToBalance } from "../../../../test/books.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenCrowd,
  givenHold,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { requestFor } from "../../../../test/request.ts";
import { notificationsOn } from "../../../../test/services.ts";
import { packageService } from "../packages/service.ts";
import { bookingService } from "./service.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock, settings: { RATE_LIMITS: "on" } });
const elsewhere = await testApp({
  clock: time.clock,
  settings: { RATE_LIMITS: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Rihla <hello@rihla.example>" },
});
const operator = await givenOperator(app);
const operatorElsewhere = await givenOperator(elsewhere);

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

describe("keeping seats without paying, from elsewhere than this machine", () => {
  const { platform } = elsewhere;
  const serviceElsewhere = bookingService({
    ...platform,
    packages: packageService(platform),
    notifications: notificationsOn(platform),
  });
  let networks = 0;
  const newNetwork = () => `198.51.100.${++networks}`;

  async function given(people: number) {
    const crowd = await givenCrowd(elsewhere, people, "GB");
    const from = (network: string) => async (member: Member, packageId: string, seats: number) => {
      const request = requestFor(createBooking, { body: { parts: [{ packageId, seats }] } }, member.session);
      const answer = await elsewhere.inject({ ...request, remoteAddress: network });
      return answer.statusCode === 201 ? "held" : answer.json<Problem>().code;
    };
    const confirm = (member: Member, email = `${member.id}@example.org`) =>
      elsewhere.platform.db
        .updateTable("users")
        .set({ email, emailVerifiedAt: time.clock() })
        .where("id", "=", member.id)
        .execute();
    const lapse = async (minutes: number) => {
      time.move({ minutes });
      await serviceElsewhere.endOverdue();
    };
    return {
      crowd,
      from,
      confirm,
      lapse,
      offer: () => givenOffer(elsewhere, operatorElsewhere.user.id, { seats: 50 }),
    };
  }

  it("blocks one household's seats of a package in a day, however many accounts of a network are not confirmed", async () => {
    const { crowd, from, lapse, offer } = await given(12);
    const hold = from(newNetwork());
    const packageId = await offer();

    const [hoarder, ...others] = crowd;
    if (!hoarder) throw new Error("a crowd has a first");
    const taken = [];
    for (const member of [hoarder, hoarder, ...others]) taken.push(await hold(member, packageId, 10));
    await lapse(15);
    const renewed = await Promise.all(crowd.map((member) => hold(member, packageId, 10)));
    const { left } = await elsewhere.platform.db
      .selectFrom("packages")
      .select("availableSlots as left")
      .where("id", "=", packageId)
      .executeTakeFirstOrThrow();
    await lapse(24 * 60);

    expect(taken).toEqual(["held", "too_many_holds", ...others.map(() => "address_unconfirmed")]);
    expect(new Set(renewed)).toEqual(new Set(["address_unconfirmed"]));
    expect(left).toBe(50);
    expect(await elsewhere.platform.db.selectFrom("holdNetworks").selectAll().execute()).toEqual([]);
    expect(await hold(hoarder, packageId, 10)).toBe("held");
  });

  it("counts seats that are kept free of charge for Nusuk as those that are held, and letting them go as well", async () => {
    const { crowd, from, confirm, offer } = await given(2);
    const hold = from(newNetwork());
    const [keeper, newcomer] = crowd;
    if (!keeper || !newcomer) throw new Error("a crowd has a first");
    const one = await offer();
    const keep = async (member: Member, packageId: string, seats: number) => {
      const held = await hold(member, packageId, seats);
      if (held !== "held") return held;
      const { id } = await elsewhere.platform.db
        .selectFrom("bookings")
        .select("id")
        .where("userId", "=", member.id)
        .where("phase", "=", "held")
        .executeTakeFirstOrThrow();
      const answer = await elsewhere.inject(requestFor(confirmBooking, { params: { id } }, member.session));
      if (answer.statusCode !== 200) return answer.json<Problem>().code;
      return { cancel: () => elsewhere.call(cancelBooking, { params: { id } }, member.session) };
    };

    expect(await keep(newcomer, one, 1)).toBe("address_unconfirmed");
    await confirm(keeper);
    const kept = await keep(keeper, one, 10);
    expect([await hold(keeper, one, 1), await hold(keeper, await offer(), 10)]).toEqual(["too_many_holds", "held"]);
    expect(await hold(keeper, await offer(), 1)).toBe("too_many_holds");
    if (typeof kept === "string") throw new Error(kept);
    await kept.cancel();
    for (let time = 0; time < 4; time++) {
      const again = await keep(keeper, one, 1);
      if (typeof again === "string") throw new Error(again);
      await again.cancel();
    }
    expect(await hold(keeper, one, 1)).toBe("holds_let_go");
  });

  it("does not follow one who changes the network, but the account that does", async () => {
    const { crowd, from, lapse, offer } = await given(1);
    const [hoarder] = crowd;
    if (!hoarder) throw new Error("a crowd has a first");
    const packageId = await offer();

    expect(await from(newNetwork())(hoarder, packageId, 10)).toBe("held");
    await lapse(15);
    expect(await from(newNetwork())(hoarder, packageId, 1)).toBe("address_unconfirmed");
  });

  it("refuses nobody for the network who has confirmed, in a mosque as at home", async () => {
    const { crowd, from, confirm, offer } = await given(8);
    const hold = from(newNetwork());
    const packageId = await offer();
    const [first, ...others] = crowd;
    if (!first) throw new Error("a crowd has a first");
    await hold(first, packageId, 10);

    const before = await Promise.all(others.map((member) => hold(member, packageId, 4)));
    await Promise.all(others.map((member) => confirm(member)));
    const after = await Promise.all(others.map((member) => hold(member, packageId, 4)));

    expect(new Set(before)).toEqual(new Set(["address_unconfirmed"]));
    expect(new Set(after)).toEqual(new Set(["held"]));
  });

  it("counts a mailbox once, whatever stands behind its plus sign", async () => {
    const { crowd, from, confirm, offer } = await given(3);
    const hold = from(newNetwork());
    const packageId = await offer();
    for (const [at, member] of crowd.entries())
      await confirm(member, `Yusuf${"+".repeat(at && 1)}${at || ""}@example.org`);

    const held = await Promise.all(crowd.map((member) => hold(member, packageId, 6)));

    expect(held.toSorted()).toEqual(["held", "too_many_holds", "too_many_holds"]);
  });

  it("counts a mailbox of Gmail once, whatever its dots and whichever of its two names, and no other's dots", async () => {
    const { crowd, from, confirm, offer } = await given(5);
    const hold = from(newNetwork());
    const packageId = await offer();
    const addresses = [
      ...["musab@gmail.com", "Mus.Ab@gmail.com", "m.u.sab+hajj@googlemail.com"],
      ...["musab@example.org", "mus.ab@example.org"],
    ];
    for (const [at, member] of crowd.entries()) await confirm(member, addresses[at]);

    const held = [];
    for (const member of crowd) held.push(await hold(member, packageId, 6));

    expect(held).toEqual(["held", "too_many_holds", "too_many_holds", "held", "held"]);
  });

  it("asks for passports, each once, where as many seats as there are were let go within a day", async () => {
    const { crowd, from, confirm, lapse, offer } = await given(8);
    for (const member of crowd) await confirm(member);
    const [packageId, other] = [await offer(), await offer()];
    const [known, twin, stranger, ...hoarders] = crowd;
    if (!known || !twin || !stranger) throw new Error("a crowd of eight has three");
    const passports = [randomBytes(32), randomBytes(32)];
    const people = await entered(platform.db, [known, twin], 2, "GB");
    const named = async (member: Member) => {
      const travellerIds = people.get(member.id) ?? [];
      const request = requestFor(createBooking, { body: { parts: [{ packageId, travellerIds }] } }, member.session);
      const answer = await elsewhere.inject({ ...request, remoteAddress: newNetwork() });
      return answer.statusCode === 201 ? "held" : answer.json<Problem>();
    };
    const alone = (member: Member, id = packageId) => from(newNetwork())(member, id, 2);

    for (const member of hoarders) expect(await from(newNetwork())(member, packageId, 10)).toBe("held");
    expect(await alone(stranger)).toBe("sold_out");
    await lapse(15);

    expect(await Promise.all([stranger, known].map((member) => alone(member)))).toEqual([
      "passports_first",
      "passports_first",
    ]);
    expect(await named(known)).toMatchObject({ code: "passports_first", missing: 2 });
    for (const { id } of [known, twin]) await shown(platform.db, id, people.get(id) ?? [], passports);
    const both = await Promise.all([known, twin].map(named));
    expect(both).toContain("held");
    expect(both.find((one) => one !== "held")).toMatchObject({ code: "passports_first", missing: 2 });
    expect(await alone(stranger, other)).toBe("held");
    await lapse(24 * 60);
    expect(await alone(stranger)).toBe("held");
  });

  it("rests after five holds of one person that came to nothing", async () => {
    const { crowd, from, confirm, lapse, offer } = await given(1);
    const [member] = crowd;
    if (!member) throw new Error("a crowd has a first");
    await confirm(member);
    const hold = from(newNetwork());
    const packageId = await offer();

    for (let at = 0; at < 5; at++) {
      expect(await hold(member, packageId, 10)).toBe("held");
      await lapse(15);
    }
    expect(await hold(member, packageId, 1)).toBe("holds_let_go");
    const [last] = await elsewhere.call(listBookings, { query: {} }, member.session);
    const restsUntil = async () => {
      const request = requestFor(getBooking, { params: { id: last?.id ?? "" } }, member.session);
      return (await elsewhere.inject({ ...request, remoteAddress: newNetwork() })).json<Booking>().holdsRestUntil;
    };
    const until = await restsUntil();
    expect(Date.parse(until ?? "") - time.clock().getTime()).toBe((6 * 60 - 75) * MINUTE_MS);
    await lapse(6 * 60 - 75);
    expect(await restsUntil()).toBeUndefined();
    expect(await hold(member, packageId, 1)).toBe("held");
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

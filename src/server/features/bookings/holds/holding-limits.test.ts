/** How many seats somebody, a mailbox and a network may keep without paying. */
import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { payBooking } from "#contract/booking-payments.ts";
import {
  approveBooking,
  type Booking,
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
  listBookings,
  recordNusuk,
} from "#contract/bookings.ts";
import type { Problem } from "#contract/errors.ts";
import { cancelPhoneBooking } from "#contract/phone-bookings.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { testApp } from "../../../../../test/app.ts";
import { entered, shown } from "../../../../../test/attack.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BAD_CARD,
  BY_OPERATOR,
  GOOD_CARD,
  givenCrowd,
  givenOffer,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { givenPhone } from "../../../../../test/factories/phone.ts";
import { requestFor } from "../../../../../test/request.ts";
import { notificationsOn } from "../../../../../test/services.ts";
import { packageService } from "../../packages/service.ts";
import { sandboxGateway } from "../payments/gateways/sandbox-gateway.ts";
import { bookingService } from "../service.ts";

const time = standingClock();

const elsewhere = await testApp({
  clock: time.clock,
  settings: { RATE_LIMITS: "on", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "Rihla <hello@rihla.example>" },
});

const operatorElsewhere = await givenOperator(elsewhere);

describe("keeping seats without paying, from elsewhere than this machine", () => {
  const { platform } = elsewhere;
  const served = { ...platform, packages: packageService(platform), notifications: notificationsOn(platform) };
  const serviceElsewhere = bookingService(served);
  let networks = 0;
  const newNetwork = () => `198.51.100.${++networks}`;

  async function given(people: number, country = "GB") {
    const crowd = await givenCrowd(elsewhere, people, country);
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

    expect(await keep(newcomer, one, 1)).not.toBeTypeOf("string");
    await confirm(keeper);
    const kept = await keep(keeper, one, 10);
    const offered = (is: boolean) =>
      platform.db.updateTable("bookings").set({ offered: is }).where("userId", "=", keeper.id).execute();
    // Taken up, what the waitlist offered is kept as anything else.
    await offered(true);
    expect(await hold(keeper, one, 1)).toBe("too_many_holds");
    await offered(false);
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

  it("lets who is unconfirmed keep places for Nusuk, and refuses nobody for them after a hold's time", async () => {
    const { crowd, from, confirm, lapse, offer } = await given(7);
    const [hoarder, reached, ...buyers] = crowd;
    if (!hoarder || !reached) throw new Error("a crowd has a first");
    const packageId = await offer();
    const keep = async (member: Member, seats: number) => {
      expect(await from(newNetwork())(member, packageId, seats)).toBe("held");
      const [held] = await elsewhere.call(listBookings, { query: {} }, member.session);
      return elsewhere.call(confirmBooking, { params: { id: held?.id ?? "" } }, member.session);
    };
    const read = ({ id }: Booking, { session }: Member) => elsewhere.call(getBooking, { params: { id } }, session);

    for (const buyer of buyers) await confirm(buyer);
    const [kept, stays] = [await keep(hoarder, 10), await keep(reached, 10)];
    expect(kept).toMatchObject({ phase: "awaiting_approval", yieldsFrom: expect.any(String) });
    await lapse(15);
    expect(await read(kept, hoarder)).toMatchObject({ phase: "awaiting_approval" });
    const record = { params: { id: kept.id }, body: { reference: "NSK-1001" } };
    expect(await elsewhere.refusal(recordNusuk, record, hoarder.session)).toMatchObject({
      code: "address_unconfirmed",
    });

    await confirm(reached);
    for (const buyer of buyers.slice(0, 3)) await keep(buyer, 8);
    await lapse(1);
    expect(await read(kept, hoarder)).toMatchObject({ status: "cancelled", cancelReason: "address_unconfirmed" });
    const since = await read(stays, reached);
    expect(since).toMatchObject({ phase: "awaiting_approval" });
    expect(since.yieldsFrom).toBeUndefined();
    expect(await from(newNetwork())(buyers[3] ?? reached, packageId, 10)).toBe("held");
  });

  it("takes no hold that ran out again for who is unconfirmed", async () => {
    const { crowd, from, lapse, offer } = await given(1);
    const [member] = crowd;
    if (!member) throw new Error("a crowd has a first");
    expect(await from(newNetwork())(member, await offer(), 10)).toBe("held");
    const [held] = await elsewhere.call(listBookings, { query: {} }, member.session);
    await lapse(15);
    const again = { params: { id: held?.id ?? "" } };
    expect(await elsewhere.refusal(confirmBooking, again, member.session)).toMatchObject({
      code: "address_unconfirmed",
    });
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

  it("asks nobody for a passport on account of places that their operator has kept for callers", async () => {
    const { crowd, from, confirm, offer } = await given(1);
    const [member] = crowd;
    if (!member) throw new Error("a crowd has a first");
    await confirm(member);
    const packageId = await offer();
    const customer = { firstName: "Hafsa", lastName: "Malik", country: BY_OPERATOR };
    for (let at = 0; at < 5; at++) {
      const parts = [{ packageId, seats: 10, people: [] }];
      const { id } = await givenPhone(elsewhere, operatorElsewhere, packageId, { customer, parts });
      await elsewhere.call(cancelPhoneBooking, { params: { id } }, operatorElsewhere.session);
    }

    expect(await from(newNetwork())(member, packageId, 2)).toBe("held");
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
    const again = requestFor(confirmBooking, { params: { id: last?.id ?? "" } }, member.session);
    const taken = await elsewhere.inject({ ...again, remoteAddress: newNetwork() });
    expect(taken.json<Problem>().code).toBe("holds_let_go");
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

  it("counts a hold that was let go after a refused card as any other", async () => {
    const { crowd, from, confirm, lapse, offer } = await given(2, BY_OPERATOR);
    const [member, newcomer] = crowd;
    if (!member || !newcomer) throw new Error("a crowd of two has two");
    await confirm(member);
    const packageId = await offer();
    const tryInVain = async (who: Member, seats: number) => {
      expect(await from(newNetwork())(who, packageId, seats)).toBe("held");
      const all = await elsewhere.call(listBookings, { query: {} }, who.session);
      const params = { id: all.find(({ phase }) => phase === "held")?.id ?? "" };
      const paying = { params, body: { card: BAD_CARD } };
      expect(await elsewhere.refusal(payBooking, paying, who.session)).toMatchObject({ code: "payment_refused" });
      return { cancel: () => elsewhere.call(cancelBooking, { params }, who.session) };
    };

    await (await tryInVain(newcomer, 10)).cancel();
    expect(await from(newNetwork())(newcomer, packageId, 1)).toBe("address_unconfirmed");
    for (let at = 0; at < 4; at++) await (await tryInVain(member, 10)).cancel();
    await tryInVain(member, 10);
    await lapse(15);
    expect(await from(newNetwork())(member, packageId, 1)).toBe("holds_let_go");
    const ended = await elsewhere.call(listBookings, { query: {} }, member.session);
    expect(ended.map(({ phase, channel }) => ({ phase, channel }))).toEqual(
      ended.map(() => ({ phase: "cancelled", channel: null })),
    );
  });

  it("counts seats that wait for a payment's outcome as held, past the time of the hold", async () => {
    const { crowd, from, confirm, lapse, offer } = await given(2, BY_OPERATOR);
    const [member, newcomer] = crowd;
    if (!member || !newcomer) throw new Error("a crowd of two has two");
    await confirm(member);
    const packageId = await offer();
    const silent = bookingService(served, {
      gateway: { ...sandboxGateway(platform.db), charge: () => Promise.reject(new Error("no answer")) },
    });
    const beginToPay = async (who: Member, seats: number) => {
      expect(await from(newNetwork())(who, packageId, seats)).toBe("held");
      const [held] = await elsewhere.call(listBookings, { query: {} }, who.session);
      const payer = { id: who.id, operatorId: who.id, role: "pilgrim" } as const;
      const paying = { card: GOOD_CARD, scope: "next", idempotencyKey: null } as const;
      time.move({ minutes: 14 });
      await expect(silent.pay(payer, held?.id ?? "", paying)).rejects.toThrow("no answer");
    };

    await beginToPay(newcomer, 1);
    await beginToPay(member, 10);
    await lapse(2);

    expect(await from(newNetwork())(newcomer, packageId, 1)).toBe("address_unconfirmed");
    expect(await from(newNetwork())(member, packageId, 1)).toBe("too_many_holds");
  });

  it("never lets a place yield that Nusuk has sold, also where the other application has no number yet", async () => {
    const { crowd, from, confirm, lapse, offer } = await given(1);
    const [member] = crowd;
    if (!member) throw new Error("a crowd has a first");
    await confirm(member);
    const packageId = await offer();
    expect(await from(newNetwork())(member, packageId, 10)).toBe("held");
    const [held] = await elsewhere.call(listBookings, { query: {} }, member.session);
    const at = { params: { id: held?.id ?? "" } };
    await elsewhere.call(confirmBooking, at, member.session);
    await elsewhere.call(approveBooking, at, operatorElsewhere.session);
    await elsewhere.call(recordNusuk, { ...at, body: { reference: "NSK-1001" } }, member.session);
    await platform.db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", member.id).execute();
    await platform.db.updateTable("packages").set({ keptSeats: 40 }).where("id", "=", packageId).execute();

    await lapse(16);

    expect(await elsewhere.call(getBooking, at, member.session)).toMatchObject({
      phase: "awaiting_reference",
      references: ["NSK-1001", null],
    });
  });
});

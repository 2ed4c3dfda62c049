/** Bookings by phone: seats like everybody's, what the operator may do until the claim, and what is forgotten. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listBookings } from "#contract/bookings.ts";
import { createCustomerGroup, getCustomerGroup, setGroupRooms, setGroupWishes } from "#contract/customer-groups.ts";
import {
  cancelPhoneBooking,
  confirmPhoneBooking,
  createPhoneBooking,
  extendPhoneHold,
  listPhoneBookings,
  namePhoneTravellers,
  type PhoneRequest,
  recordDirectPayment,
  recordDirectRefund,
  replaceClaimLink,
  viewClaim,
} from "#contract/phone-bookings.ts";
import { announceWindow } from "#contract/queue.ts";
import type { RouteInput } from "#contract/route.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { PairWish } from "#domain/groups/wishes.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../../test/factories/accounts.ts";
import { usd } from "../../../../../test/factories/amounts.ts";
import { BY_NUSUK, BY_OPERATOR, givenOffer, standingClock } from "../../../../../test/factories/bookings.ts";
import { givenPhone, phoneRequest } from "../../../../../test/factories/phone.ts";
import { mailsTo, secretIn } from "../../../../../test/outbox.ts";
import { endOverdueJob } from "../phases/overdue.job.ts";
import { sweepCallers } from "./sweep-callers.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
const other = await givenOperator(app);
const pilgrim = await givenPilgrim(app);
const { db } = app.platform;

const later = (hours: number) => new Date(time.clock().getTime() + hours * HOUR_MS).toISOString();
/** More than one account may send a day. */
const MANY_MAILS = 100;
const MALIK = { surname: "Malik", givenNames: "Hafsa" };
const OMAR = { surname: "Malik", givenNames: "Omar" };
const SARA = { surname: "Malik", givenNames: "Sara" };
const TARIQ = { surname: "Malik", givenNames: "Tariq" };

/** Three places that are paid for, with these people on them. */
async function givenNamed(packageId: string, people: PhoneRequest["parts"][number]["people"]) {
  const { id } = await givenPhone(app, operator, packageId, { parts: [{ packageId, seats: 3, people }] });
  const body = { amount: usd("15000.00"), reference: "R", movedOn: "2026-11-20" };
  const paid = await app.call(recordDirectPayment, { params: { id }, body }, operator.session);
  return { id, ids: (paid.parts[0]?.people ?? []).map((person) => person.id) };
}

async function rename(id: string, people: RouteInput<typeof namePhoneTravellers>["body"]["parts"][number]["people"]) {
  const args = { params: { id }, body: { parts: [{ people }] } };
  return (await app.call(namePhoneTravellers, args, operator.session)).parts[0]?.people ?? [];
}

async function seatsLeft(packageId: string): Promise<number> {
  const row = db.selectFrom("packages").select("availableSlots").where("id", "=", packageId);
  return (await row.executeTakeFirstOrThrow()).availableSlots;
}

describe("a booking by phone", () => {
  it("holds its seats until the operator's day, by everybody's price, and says where it came from", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 5 });
    const body = phoneRequest(app, packageId, { heldUntil: later(72) });
    const { booking, mailed } = await app.call(createPhoneBooking, { body }, operator.session);

    expect(booking).toMatchObject({ phase: "held", seats: 2, claim: "open", customerName: "Hafsa Malik" });
    expect(booking.total).toEqual(usd("10000.00"));
    expect(booking.parts[0]?.people).toMatchObject([MALIK]);
    expect(mailed).toBe(false);
    expect(await seatsLeft(packageId)).toBe(3);
    const row = db.selectFrom("bookings").select(["source", "holdExpiresAt"]).where("id", "=", booking.id);
    expect(await row.executeTakeFirst()).toEqual({ source: "phone", holdExpiresAt: new Date(body.heldUntil) });
    const listed = await app.call(listBookings, {}, operator.session);
    expect(listed.find(({ id }) => id === booking.id)?.customerName).toBe("Hafsa Malik");
    await expectBooksToBalance(db);
  });

  it("gives its seats back when its time is over, and then there is nothing to claim", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 2 });
    const { code } = await givenPhone(app, operator, packageId, { heldUntil: later(2) });
    time.move({ hours: 2 });
    expect((await app.call(viewClaim, { body: { code } })).state).toBe("over");
    await app.runJob(endOverdueJob, {});
    expect(await seatsLeft(packageId)).toBe(2);
  });

  it("is one booking for one key, however often it is sent", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const headers = { "idempotency-key": "call 1" };
    const body = phoneRequest(app, packageId);
    const sent = [1, 2, 3].map(() => app.call(createPhoneBooking, { headers, body }, operator.session));
    const ids = new Set((await Promise.all(sent)).map(({ booking }) => booking.id));
    expect(ids.size).toBe(1);
    expect(await seatsLeft(packageId)).toBe(48);
    const otherBody = { ...body, parts: [{ packageId, seats: 1 }] };
    const refusal = await app.refusal(createPhoneBooking, { headers, body: otherBody }, operator.session);
    expect(refusal.code).toBe("idempotency_key_reused");
  });

  it("is answered the same link for one key and mailed once, also after the link was replaced", async () => {
    const customer = { firstName: "Omar", lastName: "Malik", country: BY_OPERATOR, email: "omar.twice@example.org" };
    const body = phoneRequest(app, await givenOffer(app, operator.user.id), { customer, sendMail: true });
    const send = () =>
      app.call(createPhoneBooking, { headers: { "idempotency-key": "call 2" }, body }, operator.session);

    const answers = await Promise.all([send(), send(), send()]);
    await app.jobsDone();

    const [link = ""] = answers.map((answer) => answer.link);
    expect(answers.map((answer) => [answer.link, answer.mailed])).toEqual(Array(3).fill([link, true]));
    expect((await app.call(viewClaim, { body: { code: secretIn(link) } })).state).toBe("open");
    expect(await mailsTo(join(app.platform.config.dataDir, "outbox"), customer.email)).toHaveLength(1);
    const params = { id: answers[0]?.booking.id ?? "" };
    const newer = await app.call(replaceClaimLink, { params, body: {} }, operator.session);
    expect((await send()).link).toBe(link);
    expect((await app.call(viewClaim, { body: { code: secretIn(newer.link) } })).state).toBe("open");
  });

  it("sells exactly the last three seats to twenty callers at once", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 3 });
    const body = phoneRequest(app, packageId, { parts: [{ packageId, seats: 1 }] });
    const calls = Array.from({ length: 20 }, () =>
      app.inject({ method: "POST", url: "/api/phone-bookings", headers: { ...operator.session }, payload: body }),
    );
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(17);
    expect(await seatsLeft(packageId)).toBe(0);
    const strays = await db
      .selectFrom("users")
      .select("id")
      .where("standsIn", "=", true)
      .where("id", "not in", (eb) => eb.selectFrom("bookings").select("userId"))
      .execute();
    expect(strays).toEqual([]);
    await expectBooksToBalance(db);
  });

  it("refuses what no other booking may be either", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 3, channels: ["operator"] });
    const refuse = async (changes: object) =>
      (await app.refusal(createPhoneBooking, { body: phoneRequest(app, packageId, changes) }, operator.session)).code;
    const customer = { firstName: "H", lastName: "M", country: BY_OPERATOR };
    expect(await refuse({ parts: [{ packageId, seats: 4 }] })).toBe("sold_out");
    expect(await refuse({ parts: [{ packageId, seats: 1, people: [MALIK, MALIK] }] })).toBe("unacceptable");
    expect(await refuse({ parts: [{ packageId, seats: 1, people: [{ ...MALIK, surname: "مالك" }] }] })).toBe(
      "unacceptable",
    );
    expect(await refuse({ heldUntil: later(8 * 24) })).toBe("unacceptable");
    expect(await refuse({ heldUntil: later(-1) })).toBe("unacceptable");
    expect(await refuse({ customer: { ...customer, country: "ZZ" } })).toBe("unacceptable");
    expect(await refuse({ customer: { ...customer, country: BY_NUSUK } })).toBe("channel_not_served");
    expect(await seatsLeft(packageId)).toBe(3);
  });

  it("takes no seats past the queue of a sale window", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 3 });
    const window = { packageIds: [packageId], opensAt: later(1), admitPerMinute: 12 };
    await app.call(announceWindow, { body: window }, operator.session);

    const body = phoneRequest(app, packageId);

    expect((await app.refusal(createPhoneBooking, { body }, operator.session)).code).toBe("not_on_sale");
    expect(await seatsLeft(packageId)).toBe(3);
  });

  it("is nobody else's: not another operator's package, booking or list", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const foreign = { body: phoneRequest(app, packageId) };
    expect((await app.refusal(createPhoneBooking, foreign, other.session)).code).toBe("not_found");
    const { id } = await givenPhone(app, operator, packageId);
    const params = { id };
    const direct = { amount: usd("10000.00"), reference: "R", movedOn: "2026-11-20" };
    for (const [route, args] of [
      [extendPhoneHold, { params, body: { heldUntil: later(5) } }],
      [replaceClaimLink, { params, body: {} }],
      [cancelPhoneBooking, { params }],
      [confirmPhoneBooking, { params }],
      [namePhoneTravellers, { params, body: { parts: [{ people: [] }] } }],
      [recordDirectPayment, { params, body: direct }],
      [recordDirectRefund, { params, body: { reference: "R", movedOn: "2026-11-20" } }],
    ] as const) {
      expect((await app.refusal(route, args, other.session)).status).toBe(404);
      expect((await app.refusal(route, args, pilgrim.session)).status).toBe(403);
      expect((await app.refusal(route, args)).status).toBe(401);
    }
    expect(await app.call(listPhoneBookings, {}, other.session)).toEqual([]);
    expect((await app.refusal(listPhoneBookings, {}, (await givenStaff(app)).session)).status).toBe(403);
  });
});

describe("until it is claimed", () => {
  it("the operator names the travellers anew, and whoever is left out is forgotten", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id } = await givenPhone(app, operator, packageId);
    const people = [
      { surname: "Malik", givenNames: "Hafsa", birthDate: "1990-02-03" },
      { surname: "Malik", givenNames: "Omar" },
    ];
    const named = await app.call(
      namePhoneTravellers,
      { params: { id }, body: { parts: [{ people }] } },
      operator.session,
    );
    expect(named.parts[0]?.people.map(({ givenNames }) => givenNames)).toEqual(["Hafsa", "Omar"]);
    const kept = await db
      .selectFrom("travellers")
      .innerJoin("bookings", "bookings.userId", "travellers.userId")
      .select("travellers.id")
      .where("bookings.id", "=", id)
      .execute();
    expect(kept).toHaveLength(2);
    const three = { params: { id }, body: { parts: [{ people: [...people, MALIK] }] } };
    expect((await app.refusal(namePhoneTravellers, three, operator.session)).status).toBe(422);
  });

  it("who stays keeps their nationality, bed and wish, whatever is corrected beside", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id, ids } = await givenNamed(packageId, [{ ...MALIK, nationality: "PK" }, OMAR, SARA]);
    const [hafsa = "", omar = "", sara = ""] = ids;
    const body = { packageId, name: "Coach 1", sizeLimit: 45, bookingIds: [id] };
    const group = { params: { id: (await app.call(createCustomerGroup, { body }, operator.session)).id } };
    const room = { name: "101", roomType: "double" as const, locked: false, stepFree: false };
    const rooms = [{ ...room, travellerIds: [hafsa, omar] }];
    await app.call(setGroupRooms, { ...group, body: { rooms } }, operator.session);
    const wish = { kind: "apart", travellerIds: [hafsa, omar] } satisfies PairWish;
    await app.call(setGroupWishes, { ...group, body: { wishes: [wish] } }, operator.session);

    // The third is left out, and the second's name corrected.
    const umar = { ...OMAR, givenNames: "Umar", id: omar };
    const named = await rename(id, [{ ...MALIK, id: hafsa }, umar, TARIQ]);

    expect(named).toMatchObject([{ ...MALIK, id: hafsa, nationality: "PK" }, umar, TARIQ]);
    expect(named.map((person) => person.id)).not.toContain(sara);
    const kept = await app.call(getCustomerGroup, group, operator.session);
    expect(kept.roomList.flatMap(({ travellerIds }) => travellerIds).sort()).toEqual([hafsa, omar].sort());
    expect(kept.wishes).toHaveLength(1);
  });

  it("once names are closed an empty place is filled, and nobody becomes another", async () => {
    const packageId = await givenOffer(app, operator.user.id, { agreed: { changeDays: 300 } });
    const { id, ids } = await givenNamed(packageId, [MALIK]);
    const [hafsa = ""] = ids;

    const named = await rename(id, [{ ...MALIK, id: hafsa, sex: "F" }, OMAR]);

    expect(named).toMatchObject([{ ...MALIK, id: hafsa, sex: "F" }, OMAR]);
    const renamed = [
      { ...SARA, id: hafsa },
      { ...OMAR, id: named[1]?.id },
    ];
    const args = { params: { id }, body: { parts: [{ people: renamed }] } };
    expect((await app.refusal(namePhoneTravellers, args, operator.session)).code).toBe("changes_closed");
    const listed = (await app.call(listPhoneBookings, {}, operator.session)).find((one) => one.id === id);
    expect(listed?.parts[0]?.people).toEqual(named);
  });

  it("somebody of another booking, or the same person twice, is refused at the line", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id, ids: own } = await givenNamed(packageId, [MALIK]);
    const { ids: others } = await givenNamed(packageId, [SARA]);
    const refused = async (ids: readonly string[]) => {
      const parts = [{ people: ids.map((one) => ({ ...MALIK, id: one })) }];
      const { errors } = await app.refusal(namePhoneTravellers, { params: { id }, body: { parts } }, operator.session);
      return Object.keys(errors ?? {});
    };

    expect(await refused(others)).toEqual(["parts.0.people.0.id"]);
    expect(await refused([...own, ...own])).toEqual(["parts.0.people.1.id"]);
  });

  it("its hold is moved, but never further than seven days from now, and not once it has run out", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id } = await givenPhone(app, operator, packageId, { heldUntil: later(2) });
    const moved = await app.call(
      extendPhoneHold,
      { params: { id }, body: { heldUntil: later(150) } },
      operator.session,
    );
    expect(moved).toMatchObject({ holdExpiresAt: later(150), linkExpiresAt: later(150) });
    const far = { params: { id }, body: { heldUntil: later(8 * 24) } };
    expect((await app.refusal(extendPhoneHold, far, operator.session)).code).toBe("unacceptable");
    time.move({ hours: 151 });
    const late = { params: { id }, body: { heldUntil: later(5) } };
    expect((await app.refusal(extendPhoneHold, late, operator.session)).code).toBe("hold_expired");
  });

  it("a new link ends the one before, and is mailed where that is asked for", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const { id, code } = await givenPhone(app, operator, packageId);
    const asked = { params: { id }, body: { sendMail: true } };
    const { link, mailed } = await app.call(replaceClaimLink, asked, operator.session);
    expect(mailed).toBe(true);
    expect((await app.refusal(viewClaim, { body: { code } })).code).toBe("link_unknown");
    expect((await app.call(viewClaim, { body: { code: secretIn(link) } })).state).toBe("open");
  });

  it("is mailed about five times a day, and then its link is only shown; nobody else uses that up", async () => {
    const limited = await testApp({
      clock: time.clock,
      connection: app.connection,
      settings: { RATE_LIMITS: "on", DATA_DIR: app.platform.config.dataDir },
    });
    const { id } = await givenPhone(app, operator, await givenOffer(app, operator.user.id));
    const again = (sendMail: boolean) => ({ params: { id }, body: { sendMail } });
    for (let mails = 0; mails < 5; mails += 1) await limited.refusal(replaceClaimLink, again(true), other.session);
    for (let mails = 0; mails < 5; mails += 1) await limited.call(replaceClaimLink, again(true), operator.session);

    expect((await limited.refusal(replaceClaimLink, again(true), operator.session)).code).toBe("too_many_requests");
    expect((await limited.call(replaceClaimLink, again(false), operator.session)).mailed).toBe(false);
  });

  it("one account's day of mails ends before the next booking is made", async () => {
    const limited = await testApp({
      clock: time.clock,
      connection: app.connection,
      settings: { RATE_LIMITS: "on", DATA_DIR: app.platform.config.dataDir },
    });
    const packageId = await givenOffer(app, operator.user.id, { seats: 2 });
    const body = phoneRequest(app, packageId, { sendMail: true });
    for (let mails = 0; mails < MANY_MAILS; mails += 1)
      await limited.platform.limits.take("claim_mail", operator.user.id).catch(() => undefined);

    expect((await limited.refusal(createPhoneBooking, { body }, operator.session)).code).toBe("too_many_requests");
    expect(await seatsLeft(packageId)).toBe(2);
  });

  it("the caller's word keeps a hold for Nusuk, where no money is taken", async () => {
    const packageId = await givenOffer(app, operator.user.id);
    const customer = { firstName: "Bilal", lastName: "Shah", country: BY_NUSUK };
    const { id } = await givenPhone(app, operator, packageId, { customer });
    const paid = { params: { id }, body: { amount: usd("10000.00"), reference: "R1", movedOn: "2026-11-20" } };
    expect((await app.refusal(recordDirectPayment, paid, operator.session)).code).toBe("pay_on_nusuk");
    const confirmed = await app.call(confirmPhoneBooking, { params: { id } }, operator.session);
    expect(confirmed).toMatchObject({ phase: "awaiting_reference", channel: "nusuk" });
  });

  it("the operator cancels for the caller, and the seats are back", async () => {
    const packageId = await givenOffer(app, operator.user.id, { seats: 4 });
    const { id } = await givenPhone(app, operator, packageId);
    const cancelled = await app.call(cancelPhoneBooking, { params: { id } }, operator.session);
    expect(cancelled).toMatchObject({ phase: "cancelled", claim: "over" });
    expect(await seatsLeft(packageId)).toBe(4);
    expect((await app.refusal(replaceClaimLink, { params: { id }, body: {} }, operator.session)).status).toBe(409);
  });
});

// Last, because a month later nobody is signed in any more.
it("callers of bookings that ended a month ago are forgotten", async () => {
  const packageId = await givenOffer(app, operator.user.id);
  const { id } = await givenPhone(app, operator, packageId);
  await app.call(cancelPhoneBooking, { params: { id } }, operator.session);
  // As an import enters somebody with one name.
  await db
    .updateTable("users")
    .set({ firstName: "–" })
    .where("id", "=", (eb) => eb.selectFrom("phoneBookings").select("standInId").where("bookingId", "=", id))
    .execute();
  time.move({ days: 31 });
  await app.runJob(sweepCallers, {});
  const caller = await db
    .selectFrom("phoneBookings")
    .innerJoin("users", "users.id", "phoneBookings.standInId")
    .leftJoin("travellers", "travellers.userId", "users.id")
    .select(["firstName", "lastName", "contactEmail", "linkHash", "travellers.id as traveller"])
    .where("bookingId", "=", id)
    .executeTakeFirst();
  expect(caller).toEqual({ firstName: "–", lastName: "–", contactEmail: null, linkHash: null, traveller: null });
});

/** Lists and single bookings: each side its own, found, filtered and cut into pages. */
import { describe, expect, it } from "vitest";
import { type Booking, getBooking, listBookings, listMyBookings } from "#contract/bookings.ts";
import { HOLD_MINUTES } from "#domain/bookings/booking.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenStaff } from "../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../../test/factories/bookings.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

/** A word of our form around an id that no database can look for. */
const WITH_NUL = Buffer.from('["2026-01-01T00:00:00.000Z","a\\u0000"]').toString("base64url");

describe("a list of bookings", () => {
  it("holds the pilgrim's own, newest first, and the operator's own", async () => {
    const operator = await givenOperator(app, { firstName: "Noor" });
    const [one, other] = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_OPERATOR)];
    const packageId = await givenOffer(app, operator.user.id, { title: "Steps from the Haram" });
    const first = await givenHold(app, one, packageId, 2);
    time.move({ minutes: 1 });
    const second = await givenPaid(app, one, packageId);
    time.move({ minutes: 1 });
    const third = await givenHold(app, other, packageId);

    const ids = (bookings: Booking[]) => bookings.map(({ id }) => id);
    expect(ids(await app.call(listMyBookings, {}, one.session))).toEqual([second.id, first.id]);
    expect(ids(await app.call(listBookings, {}, other.session))).toEqual([third.id]);
    const desk = await app.call(listBookings, {}, operator.session);
    expect(ids(desk)).toEqual([third.id, second.id, first.id]);
    expect(desk[2]).toMatchObject({
      customerName: "Bilal Khan",
      packageName: "Steps from the Haram",
      amount: 10_000,
      totalAmount: 10_000,
      date: "2026-11-20",
      seats: 2,
      home: { amount: 10_000, currency: "USD", rate: 1 },
    });
  });

  it("finds by reference, customer and package, takes what is typed literally, and filters by what the status is now", async () => {
    const operator = await givenOperator(app);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const plain = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id, { title: "Plain 100% Halal" }));
    const paid = await givenPaid(app, pilgrim, await givenOffer(app, operator.user.id, { title: "Other" }));
    const found = async (query: object) =>
      (await app.call(listBookings, { query }, operator.session)).map(({ id }) => id).sort();

    expect(await found({ q: plain.reference.toLowerCase() })).toEqual([plain.id]);
    expect(await found({ q: "bilal k" })).toEqual([plain.id, paid.id].sort());
    expect(await found({ q: "0% h" })).toEqual([plain.id]);
    expect(await found({ q: "_" })).toEqual([]);
    expect(await found({ status: "pending" })).toEqual([plain.id, paid.id].sort());
    time.move({ minutes: HOLD_MINUTES });
    expect(await found({ status: "pending" })).toEqual([paid.id]);
    expect(await found({ status: "cancelled" })).toEqual([plain.id]);
  });

  it("finds what is typed in other digits than it is written in", async () => {
    const operator = await givenOperator(app);
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const latin = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id, { title: "Hajj 1448" }));
    const arabic = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id, { title: "حج ١٤٤٨" }));
    const found = async (q: string) =>
      (await app.call(listBookings, { query: { q } }, operator.session)).map(({ id }) => id).sort();

    expect(await found("۱۴۴۸")).toEqual([latin.id, arabic.id].sort());
    expect(await found("1448")).toEqual([latin.id, arabic.id].sort());
    expect(await found("حج ١٤")).toEqual([arabic.id]);
    const easterly = latin.reference.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));
    expect(await found(easterly)).toEqual([latin.id]);
  });

  it("goes on page by page through Link, without losing or repeating one", async () => {
    const operator = await givenOperator(app);
    const packageId = await givenOffer(app, operator.user.id);
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      // Two at the same instant: the id decides between them.
      if (index % 2 === 0) time.move({ minutes: 1 });
      made.push((await givenHold(app, await givenResident(app, null), packageId)).id);
    }

    const seen: string[] = [];
    let url: string | undefined = "/api/bookings?limit=2&status=pending";
    while (url) {
      const answer = await app.inject({ method: "GET", url, headers: { ...operator.session } });
      seen.push(...answer.json<Booking[]>().map(({ id }) => id));
      url = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ""))?.[1];
    }

    expect(seen).toHaveLength(5);
    expect([...seen].sort()).toEqual([...made].sort());
  });

  it.each([{ cursor: "x" }, { cursor: "W10" }, { cursor: WITH_NUL }, { limit: 0 }, { limit: 501 }, { status: "lost" }])(
    "is refused for %j with the field named",
    async (query) => {
      const operator = await givenOperator(app);

      const problem = await app.refusal(listBookings, { query }, operator.session);

      expect(problem.status).toBe(400);
      expect(Object.keys(problem.errors ?? {})).toEqual(Object.keys(query));
    },
  );
});

describe("a booking", () => {
  it("is there for its pilgrim and its operator, and for nobody else", async () => {
    const [operator, rival] = [await givenOperator(app), await givenOperator(app)];
    const [pilgrim, stranger] = [await givenResident(app, null), await givenResident(app, null)];
    const { id } = await givenHold(app, pilgrim, await givenOffer(app, operator.user.id));
    const args = { params: { id } };

    expect((await app.call(getBooking, args, pilgrim.session)).id).toBe(id);
    expect((await app.call(getBooking, args, operator.session)).id).toBe(id);
    for (const { session } of [rival, stranger, await givenStaff(app)]) {
      expect((await app.refusal(getBooking, args, session)).status).toBe(404);
      expect(await app.call(listBookings, {}, session)).toEqual([]);
    }
  });
});

/** The bookings by customer: everybody once, with what theirs come to, against sums over the table. */
import { describe, expect, it } from "vitest";
import { type BookingCustomer, bookingCustomers, bookingTable, CUSTOMER_BOOKINGS } from "#contract/booking-table.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { fromDecimal, toDecimal } from "#domain/money.ts";
import { testApp } from "../../../../../../test/app.ts";
import { givenOperator } from "../../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../../test/factories/bookings.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const owner = await givenOperator(app);
const packageId = await givenOffer(app, owner.user.id, { seats: 500, priceMinor: 100_000 });
const elsewhere = await givenOffer(app, (await givenOperator(app)).user.id, { priceMinor: 100_000 });

async function givenCustomer(firstName: string): Promise<Member> {
  const member = await givenResident(app, BY_OPERATOR);
  await app.platform.db
    .updateTable("users")
    .set({ firstName, lastName: "Rahman" })
    .where("id", "=", member.id)
    .execute();
  return member;
}

type Query = Record<string, string>;
const ask = (query: Query = {}) =>
  app.call(bookingCustomers, { query: { when: "always", ...query } as never }, owner.session);

async function wholeList(query: Query = {}): Promise<BookingCustomer[]> {
  const rows: BookingCustomer[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const part: Awaited<ReturnType<typeof ask>> = await ask({ ...query, ...(cursor && { cursor }) });
    rows.push(...part.rows);
    cursor = part.next;
  }
  return rows;
}

const often = await givenCustomer("bilal");
for (let i = 0; i < 7; i += 1) {
  time.move({ minutes: 1 });
  await (i < 2 ? givenHold : givenPaid)(app, often, packageId, 1 + (i % 2));
}
const once = await givenCustomer("Amina");
const ended = await givenPaid(app, once, packageId);
await app.call(cancelBooking, { params: { id: ended.id } }, once.session);
await givenPaid(app, once, elsewhere);
for (let i = 0; i < 30; i += 1) await givenHold(app, await givenCustomer(`Zaynab ${i % 3}`), packageId);
await app.jobsDone();

describe("the customers", () => {
  it("stand there once each, by name, with sums that are those of the table", async () => {
    const rows = await wholeList();
    const { rows: bookings } = await app.call(bookingTable, { query: { when: "always", limit: 200 } }, owner.session);

    expect(rows.slice(0, 2).map(({ id }) => id)).toEqual([once.id, often.id]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(32);
    expect(rows).toHaveLength(32);
    for (const row of rows) {
      const own = bookings.filter(({ customerId }) => customerId === row.id);
      const standing = own.filter(({ status }) => status !== "cancelled");
      const bookedMinor = standing.reduce((sum, { amount }) => sum + fromDecimal(amount.toFixed(2)), 0);
      const paidMinor = own.reduce((sum, { paid }) => sum + fromDecimal(paid.amount), 0);
      expect(row).toMatchObject({
        name: own[0]?.customerName,
        bookings: own.length,
        seats: standing.reduce((sum, { seats }) => sum + seats, 0),
        booked: [{ amount: toDecimal(bookedMinor), currency: "USD" }],
        paid: [{ amount: toDecimal(paidMinor), currency: "USD" }],
      });
      expect(row.newest).toEqual(own.slice(0, CUSTOMER_BOOKINGS));
    }
  });

  it("are those of the bookings that the filter finds", async () => {
    expect((await wholeList({ status: "cancelled" })).map(({ id, bookings }) => [id, bookings])).toEqual([
      [once.id, 1],
    ]);
    expect((await wholeList({ q: "BILAL" })).map(({ id }) => id)).toEqual([often.id]);
    expect(await wholeList({ q: "nobody of this name" })).toEqual([]);
  });

  it("refuse a cursor that they did not write", async () => {
    const { next } = await app.call(bookingTable, { query: { limit: 1 } }, owner.session);

    for (const cursor of [next ?? "", "nonsense"]) {
      expect((await app.refusal(bookingCustomers, { query: { cursor } }, owner.session)).status).toBe(400);
    }
  });
});

/** The operator's table: filters, orders and pages against plain JavaScript, and the same rows as a file. */
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { assignBooking } from "#contract/booking-desk.ts";
import {
  type BookingRow,
  bookingCounts,
  bookingCustomers,
  bookingTable,
  exportBookings,
} from "#contract/booking-table.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { TABLE_SORTS } from "#domain/bookings/desk/table.ts";
import { testApp } from "../../../../../../test/app.ts";
import { givenEmployee, givenOperator, givenPilgrim } from "../../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../../test/factories/bookings.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;
const owner = await givenOperator(app);
const employee = await givenEmployee(app, owner, ["bookings"]);
const other = await givenOperator(app);

const near = await givenOffer(app, owner.user.id, { title: "Hajj in 100% Comfort", priceMinor: 400_000 });
const far = await givenOffer(app, owner.user.id, { title: "Hajj by the Sea", departureDate: "2027-05-07", nights: 18 });

async function named(member: Member, firstName: string, lastName = "Rahman"): Promise<Member> {
  await db.updateTable("users").set({ firstName, lastName }).where("id", "=", member.id).execute();
  return member;
}

/** Seven bookings of all kinds, each a minute after the other, and one of another operator. */
async function givenBookings() {
  const people = await Promise.all(
    ["amina", "Bilal", "Zaynab", "Dawud", "Esra", "=Fatima", "Amina"].map(async (name, i) =>
      named(await givenResident(app, i % 2 === 0 ? BY_OPERATOR : BY_NUSUK), name),
    ),
  );
  for (const [i, person] of people.entries()) {
    time.move({ minutes: 1 });
    const book = i % 2 === 0 ? givenPaid : givenConfirmed;
    await book(app, person, i < 4 ? near : far, 1 + (i % 3));
  }
  time.move({ minutes: 1 });
  await givenHold(app, await named(await givenResident(app, BY_OPERATOR), "Held"), near);
  await givenPaid(app, await givenResident(app, BY_OPERATOR), await givenOffer(app, other.user.id));
  const [first] = people;
  const [mine] = await db
    .selectFrom("bookings")
    .select("id")
    .where("userId", "=", first?.id ?? "")
    .execute();
  await app.call(cancelBooking, { params: { id: mine?.id ?? "" } }, first?.session);
  await app.jobsDone();
}

await givenBookings();

type Query = Record<string, string | number>;
const page = (query: Query = {}, session = owner.session) =>
  app.call(bookingTable, { query: { when: "always", ...query } as never }, session);
const namesOf = (rows: readonly BookingRow[]) => rows.map(({ customerName }) => customerName.split(" ")[0]);

describe("the table", () => {
  it("finds a reference that is typed in the digits of another keyboard", async () => {
    const { rows } = await page();
    const digits = (text: string) => text.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯".charAt(Number(digit)));

    const found = await Promise.all(rows.map(async ({ reference }) => (await page({ q: digits(reference) })).rows));

    expect(found).toEqual(rows.map((row) => [row]));
  });

  it("shows the operator's own bookings, the newest first, to its owner and to who has the right", async () => {
    const { rows, next } = await page();

    expect(namesOf(rows)).toEqual(["Held", "Amina", "=Fatima", "Esra", "Dawud", "Zaynab", "Bilal", "amina"]);
    expect(next).toBeNull();
    expect((await page({}, employee.session)).rows).toEqual(rows);
    expect((await page({}, other.session)).rows).toHaveLength(1);
  });

  it.each([
    ["customer", ["=Fatima", "amina", "Amina", "Bilal", "Dawud", "Esra", "Held", "Zaynab"]],
    ["departure", ["amina", "Bilal", "Zaynab", "Dawud", "Held", "Esra", "=Fatima", "Amina"]],
    ["waiting", ["Bilal", "Zaynab", "Dawud", "Esra", "=Fatima", "Amina"]],
  ])("is ordered by %s", async (sort, names) => {
    const { rows } = await page({ sort });

    // Those alike in what they are ordered by have no order that anybody could name.
    const keyed = (list: readonly (string | undefined)[]) =>
      sort === "departure"
        ? [list.slice(0, 5).toSorted(), list.slice(5).toSorted()]
        : list.map((name) => name?.toLowerCase());
    expect(keyed(namesOf(rows))).toEqual(keyed(names));
  });

  it.each(TABLE_SORTS.flatMap((sort) => (["asc", "desc"] as const).map((direction) => [sort, direction] as const)))(
    "comes in pages that are together the whole, by %s %s",
    async (sort, direction) => {
      const whole = (await page({ sort, direction })).rows;
      const pages: BookingRow[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const part = await page({ sort, direction, limit: 3, ...(cursor && { cursor }) });
        pages.push(...part.rows);
        cursor = part.next;
      }

      expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    },
  );

  it.each([
    ["AMINA", ["Amina", "amina"]],
    ["by the sea", ["Amina", "=Fatima", "Esra"]],
    ["100% c", ["Held", "Dawud", "Zaynab", "Bilal", "amina"]],
    ["%", ["Held", "Dawud", "Zaynab", "Bilal", "amina"]],
    ["_", []],
    ["nobody", []],
    ["' or true --", []],
  ])("finds %j in names, packages and references", async (q, names) => {
    expect(namesOf((await page({ q })).rows)).toEqual(names);
    expect((await app.call(bookingCounts, { query: { q, when: "always" } }, owner.session)).all).toBe(names.length);
  });

  it("finds a reference, whatever its case", async () => {
    const [row] = (await page()).rows;

    expect((await page({ q: row?.reference.toLowerCase() ?? "" })).rows).toEqual([row]);
  });

  it("is filtered by status, departure and who looks after it, and counted alike", async () => {
    const [row] = (await page()).rows;
    await app.call(assignBooking, { params: { id: row?.id ?? "" }, body: { userId: employee.user.id } }, owner.session);
    const count = async (query: Query, session = owner.session) => (await page(query, session)).rows.length;
    const counts = await app.call(bookingCounts, { query: { when: "always" } }, owner.session);

    expect(counts).toEqual({ all: 8, pending: 7, confirmed: 0, cancelled: 1, waiting: 6 });
    expect([await count({ status: "pending" }), await count({ status: "cancelled" })]).toEqual([7, 1]);
    expect(await count({ status: "confirmed" })).toBe(0);
    expect(await count({ when: "ahead" })).toBe(8);
    expect([await count({ assigned: "me" }), await count({ assigned: "me" }, employee.session)]).toEqual([0, 1]);
    expect(await count({ assigned: "nobody" })).toBe(7);
  });

  it("counts a hold that has run out as cancelled before anything has swept it", async () => {
    time.move({ minutes: 20 });

    const { rows } = await page({ status: "cancelled" });
    const counts = await app.call(bookingCounts, { query: { when: "always" } }, owner.session);

    expect(rows.map(({ customerName, cancelReason }) => [customerName, cancelReason])).toContainEqual([
      "Held Rahman",
      "hold_expired",
    ]);
    expect([counts.pending, counts.cancelled]).toEqual([6, 2]);
  });

  it("has a journey that is under way among those ahead, until its last day is over", async () => {
    const before = await db.selectFrom("bookings").select("id").where("operatorId", "=", owner.user.id).execute();
    const ids = before.map(({ id }) => id);
    const onTheRoad = { departureDate: "2026-11-10", returnDate: "2026-11-20" };
    const days = await db
      .selectFrom("bookings")
      .select(["id", "departureDate", "returnDate"])
      .where("id", "in", ids)
      .execute();
    await db.updateTable("bookings").set(onTheRoad).where("id", "in", ids).execute();

    expect((await page({ when: "ahead" })).rows).toHaveLength(ids.length);
    await db.updateTable("bookings").set({ returnDate: "2026-11-19" }).where("id", "in", ids).execute();
    expect((await page({ when: "ahead" })).rows).toHaveLength(0);
    for (const { id, ...dates } of days) await db.updateTable("bookings").set(dates).where("id", "=", id).execute();
  });

  it.each([
    { sort: "price" },
    { direction: "up" },
    { status: "odd" },
    { when: "never" },
    { limit: "0" },
    { limit: "201" },
    { q: "x".repeat(201) },
    { cursor: "nonsense" },
    { cursor: Buffer.from('["created","desc","2027-01-01","x"]').toString("base64url") },
  ])("refuses %j", async (query) => {
    expect((await app.refusal(bookingTable, { query }, owner.session)).status).toBe(400);
  });

  it("refuses the cursor of another order", async () => {
    const { next } = await page({ limit: 2 });

    expect(
      (await app.refusal(bookingTable, { query: { sort: "amount", cursor: next ?? "" } }, owner.session)).status,
    ).toBe(400);
  });

  it("is for operators with the right alone", async () => {
    const without = await givenEmployee(app, owner, ["packages", "money"]);
    const pilgrim = await givenPilgrim(app);

    for (const route of [bookingTable, bookingCounts, bookingCustomers]) {
      expect((await app.refusal(route, {}, without.session)).code).toBe("right_needed");
      expect((await app.refusal(route, {}, pilgrim.session)).status).toBe(403);
      expect((await app.refusal(route, {})).status).toBe(401);
    }
    expect((await app.refusal(exportBookings, { query: { format: "csv" } }, without.session)).code).toBe(
      "right_needed",
    );
    expect((await app.refusal(exportBookings, { query: { format: "csv" } }, pilgrim.session)).status).toBe(403);
    expect((await app.refusal(exportBookings, { query: { format: "exe" } }, owner.session)).status).toBe(400);
  });
});

describe("the file", () => {
  const download = (format: string, query = "", language = "en") =>
    app.inject({
      method: "GET",
      url: `${exportBookings.path}?format=${format}&when=always${query}`,
      headers: { ...owner.session, cookie: `${owner.session.cookie}; lang=${language}` },
    });

  it("holds what the filter finds, without a formula, as CSV", async () => {
    const answer = await download("csv", "&status=pending&sort=customer");
    const [heads, ...rows] = parseCsv(answer.body);

    expect(answer.headers["content-disposition"]).toContain("bookings-2026-11-20.csv");
    expect(answer.body.startsWith("\uFEFF")).toBe(true);
    expect(heads?.slice(0, 3)).toEqual(["Reference", "Made (UTC)", "Customer"]);
    expect(rows.map((row) => row[2])).toEqual([
      "'=Fatima Rahman",
      "Amina Rahman",
      "Bilal Rahman",
      "Dawud Rahman",
      "Esra Rahman",
      "Zaynab Rahman",
    ]);
    expect(rows[1]?.slice(11, 15)).toEqual(["USD", "5000.00", "5000.00", "0.00"]);
  });

  it("holds real numbers and dates as XLSX", async () => {
    const answer = await download("xlsx", "&q=Zaynab");
    const { sheets } = await readXlsx(answer.rawPayload);
    const [heads, row] = sheets[0]?.rows ?? [];
    const cell = (head: string) => row?.[heads?.indexOf(head) ?? -1];

    expect(sheets[0]?.name).toBe("Bookings");
    expect([cell("Places"), cell("Total"), cell("Departure")]).toEqual([3, 12_000, new Date("2027-05-05T00:00:00Z")]);
  });

  it("is headed in the reader's language", async () => {
    await db.updateTable("users").set({ preferredLanguage: "ar" }).where("id", "=", owner.user.id).execute();

    expect(parseCsv((await download("csv", "", "ar")).body)[0]?.[2]).toBe("العميل");
  });

  it("holds nothing but heads where nothing is found", async () => {
    expect(parseCsv((await download("csv", "&q=nobody")).body)).toHaveLength(1);
  });
});

/** The bookings behind a figure: whose they are, page by page, and what is refused. */
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { cancelBooking } from "#contract/bookings.ts";
import { FIGURE_PAGE, figureBookings } from "#contract/figure-bookings.ts";
import { operatorAttention } from "#contract/operators.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { DAY_MS } from "#domain/durations.ts";
import { updateBooking } from "#server/features/bookings/records/bookings.repository.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim, givenStaff } from "../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenCrowd,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });

it("are all of them, newest first, each on one page only", async () => {
  const { user, session } = await givenOperator(app);
  const packageId = await givenOffer(app, user.id, { seats: 100 });
  const crowd = await givenCrowd(app, FIGURE_PAGE + 3, BY_OPERATOR);
  for (const member of crowd) await givenHold(app, member, packageId);

  const first = await app.call(figureBookings, { query: { figure: "started" } }, session);
  const cursor = first.nextCursor ?? "";
  const second = await app.call(figureBookings, { query: { figure: "started", cursor } }, session);

  const ids = [...first.bookings, ...second.bookings].map(({ id }) => id);
  expect([first.count, first.bookings.length, second.bookings.length]).toEqual([FIGURE_PAGE + 3, FIGURE_PAGE, 3]);
  expect(new Set(ids).size).toBe(FIGURE_PAGE + 3);
  expect(first.sum).toEqual({ amount: (5000 * (FIGURE_PAGE + 3)).toFixed(2), currency: "USD" });
  expect(second.nextCursor).toBeNull();
});

it("say what each brings: money that waits is behind no revenue", async () => {
  const { user, session } = await givenOperator(app);
  const packageId = await givenOffer(app, user.id);
  await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId, 2);
  const behind = (figure: "waiting" | "revenue" | "awaiting_answer") =>
    app.call(figureBookings, { query: { figure } }, session);

  expect(await behind("waiting")).toMatchObject({
    count: 1,
    sum: { amount: "10000.00" },
    bookings: [{ customerName: "Bilal Khan", seats: 2, phase: "awaiting_approval", amount: { amount: "10000.00" } }],
  });
  expect(await behind("awaiting_answer")).toMatchObject({ count: 1 });
  expect(await behind("revenue")).toMatchObject({ count: 0, sum: { amount: "0.00" }, bookings: [] });
});

it("ended when they were cancelled, though their money goes back weeks later", async () => {
  const { user, session } = await givenOperator(app);
  const member = await givenResident(app, BY_OPERATOR);
  const booking = await givenPaid(app, member, await givenOffer(app, user.id));
  await app.call(cancelBooking, { params: { id: booking.id } }, member.session);
  await app.jobsDone();
  const [from, to] = [dateOf(time.clock()), addDays(dateOf(time.clock()), 1)];
  const ended = () => app.call(figureBookings, { query: { figure: "ended", from, to } }, session);

  expect((await ended()).count).toBe(1);
  const later = new Date(time.clock().getTime() + 40 * DAY_MS);
  await updateBooking(app.platform.db, booking.id, { paymentStatus: "refunded" }, later);
  expect((await ended()).count).toBe(1);
});

it("are the operator's own", async () => {
  const [one, other] = [await givenOperator(app), await givenOperator(app)];
  await givenPaid(app, await givenResident(app, BY_OPERATOR), await givenOffer(app, other.user.id));
  const query = { figure: "started" as const };

  expect((await app.call(figureBookings, { query }, one.session)).count).toBe(0);
  for (const { session } of [await givenPilgrim(app), await givenStaff(app)]) {
    expect((await app.refusal(figureBookings, { query }, session)).status).toBe(403);
    expect((await app.refusal(operatorAttention, {}, session)).status).toBe(403);
  }
  expect((await app.refusal(figureBookings, { query })).status).toBe(401);
  expect((await app.refusal(operatorAttention, {})).status).toBe(401);
});

it.each([
  { figure: "profit" },
  { figure: "revenue", from: "2026-13-01" },
  { figure: "revenue", country: "uk" },
  { figure: "revenue", series: "'; drop table bookings" },
  { figure: "ended", reason: "boredom" },
  { figure: "revenue", cursor: "not~one" },
])("are not given for %j", async (query) => {
  const { session } = await givenOperator(app);

  expect((await app.refusal(figureBookings, { query }, session)).status).toBe(400);
});

it("are given whole as a file, without a formula, to whose they are alone", async () => {
  const { user, session } = await givenOperator(app);
  const packageId = await givenOffer(app, user.id, { seats: 100, title: "=HYPERLINK(1)" });
  const crowd = await givenCrowd(app, FIGURE_PAGE + 3, BY_OPERATOR);
  for (const member of crowd) await givenHold(app, member, packageId);
  const url = (format: string) => `/api/operator/figures/bookings/export?figure=started&format=${format}`;

  const csv = await app.inject({ url: url("csv"), headers: { ...session } });
  const workbook = await app.inject({ url: url("xlsx"), headers: { ...session } });

  const [heads, ...rows] = parseCsv(csv.body.replace(/^\ufeff/, ""));
  expect(heads).toContain("Reference");
  expect(rows).toHaveLength(FIGURE_PAGE + 3);
  expect(rows.flat().some((cell) => /^[=+@-]/.test(String(cell)))).toBe(false);
  const [sheet] = (await readXlsx(workbook.rawPayload)).sheets;
  expect(sheet?.rows).toHaveLength(FIGURE_PAGE + 4);
  const { session: stranger } = await givenOperator(app);
  expect(parseCsv((await app.inject({ url: url("csv"), headers: { ...stranger } })).body)).toHaveLength(1);
  expect((await app.inject({ url: url("csv") })).statusCode).toBe(401);
  expect((await app.inject({ url: url("csv"), headers: { ...(await givenPilgrim(app)).session } })).statusCode).toBe(
    403,
  );
});

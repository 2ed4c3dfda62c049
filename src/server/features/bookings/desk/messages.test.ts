/** The thread of a booking: its two sides, nobody else, and one word of each silence that is broken. */
import { describe, expect, it } from "vitest";
import { bookingMessages, readMessages, writeMessage } from "#contract/booking-messages.ts";
import { bookingTable } from "#contract/booking-table.ts";
import { cancelBooking } from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import { testApp } from "../../../../../test/app.ts";
import { type Given, givenEmployee, givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import {
  BY_OPERATOR,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
} from "../../../../../test/factories/bookings.ts";
import { mailsOf } from "../../../../../test/factories/mails.ts";

const app = await testApp();
const owner = await givenOperator(app, { firstName: "Salma", lastName: "Idris" });
const employee = await givenEmployee(app, owner, ["bookings"]);
const packageId = await givenOffer(app, owner.user.id);

async function givenThread() {
  const account = await givenPilgrim(app);
  await app.platform.db
    .updateTable("users")
    .set({ countryOfResidence: BY_OPERATOR, travelsAlone: true })
    .where("id", "=", account.user.id)
    .execute();
  const { id } = await givenPaid(app, { id: account.user.id, session: account.session }, packageId);
  const at = { params: { id } };
  return {
    id,
    at,
    pilgrim: account,
    write: (by: Pick<Given, "session">, body: string) => app.call(writeMessage, { ...at, body: { body } }, by.session),
    read: (by: Pick<Given, "session">) => app.call(bookingMessages, at, by.session),
    open: (by: Pick<Given, "session">) => app.call(readMessages, at, by.session),
  };
}

const told = async ({ session }: Pick<Given, "session">, kind: string) =>
  (await app.call(listNotifications, {}, session)).notifications.filter((notice) => notice.kind === kind);

describe("a thread", () => {
  it("goes between the pilgrim and the business, by name for colleagues, by company for the pilgrim", async () => {
    const { pilgrim, write, read } = await givenThread();
    await write(employee, "Is an aisle seat fine?");

    await write(pilgrim, "Yes, <i>thank you</i>.\nJazakum Allahu khayran");

    const [theirs, ours] = [await read(pilgrim), await read(owner)];
    expect(theirs.messages.map(({ side, author }) => [side, author])).toEqual([
      ["operator", "Salma Idris"],
      ["pilgrim", "Amina Rahman"],
    ]);
    expect(ours.messages.map(({ author, body }) => [author, body])).toEqual([
      ["Karim Haddad", "Is an aisle seat fine?"],
      ["Amina Rahman", "Yes, <i>thank you</i>.\nJazakum Allahu khayran"],
    ]);
    expect([theirs.unread, ours.unread, theirs.open, ours.open]).toEqual([1, 1, true, true]);
  });

  it("tells and mails the other side once, until they have opened it", async () => {
    const { id, pilgrim, write, open, read } = await givenThread();

    await write(owner, "One");
    await write(employee, "Two");
    const first = await told(pilgrim, "operator_wrote");
    await open(pilgrim);
    await write(owner, "Three");

    expect(first.map(({ link }) => link)).toEqual([`/bookings/${id}#message-${(await read(pilgrim)).messages[0]?.id}`]);
    expect(await told(pilgrim, "operator_wrote")).toHaveLength(2);
    const subjects = (await mailsOf(app, pilgrim)).map(({ headers }) => headers.subject);
    expect(subjects.filter((subject) => subject?.includes("A message about booking"))).toHaveLength(2);
  });

  it("tells the owner and the colleagues, and counts in the table until one of them has opened it", async () => {
    const { id, pilgrim, write, open } = await givenThread();
    await write(pilgrim, "May my mother have a chair?");
    const rowOf = async () =>
      (await app.call(bookingTable, { query: { when: "always" } }, owner.session)).rows.find((row) => row.id === id);

    const before = await rowOf();
    await open(employee);

    const [message] = (await app.call(bookingMessages, { params: { id } }, pilgrim.session)).messages;
    for (const one of [owner, employee]) {
      const links = (await told(one, "customer_wrote")).map(({ link }) => link);
      expect(links).toContain(`/operator-dashboard/bookings/${id}#message-${message?.id}`);
    }
    expect([before?.unread, (await rowOf())?.unread]).toEqual([1, 0]);
    expect((await app.call(bookingMessages, { params: { id } }, pilgrim.session)).messages[0]?.readAt).not.toBeNull();
  });

  it("is not there for another pilgrim, another business, staff or nobody", async () => {
    const { at } = await givenThread();
    const [stranger, other] = [await givenPilgrim(app), await givenOperator(app)];
    const without = await givenEmployee(app, owner, ["packages"]);

    for (const { session } of [stranger, other]) {
      expect((await app.refusal(bookingMessages, at, session)).status).toBe(404);
      expect((await app.refusal(writeMessage, { ...at, body: { body: "Hello" } }, session)).status).toBe(404);
      expect((await app.refusal(readMessages, at, session)).status).toBe(404);
    }
    expect((await app.refusal(bookingMessages, at, without.session)).code).toBe("right_needed");
    expect((await app.refusal(bookingMessages, at)).status).toBe(401);
    expect(
      (await app.refusal(writeMessage, { params: { id: "none" }, body: { body: "?" } }, owner.session)).status,
    ).toBe(404);
  });

  it.each(["", " \n ", "x".repeat(2001)])("takes no message of %#", async (body) => {
    const { at } = await givenThread();

    expect((await app.refusal(writeMessage, { ...at, body: { body } }, owner.session)).status).toBe(400);
  });

  it("begins with the booking, not with a hold, and outlives its end", async () => {
    const ended = await givenThread();
    await app.call(cancelBooking, ended.at, ended.pilgrim.session);
    const holder = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, holder, packageId);

    await ended.write(ended.pilgrim, "When will the rest come back?");

    expect((await ended.read(owner)).messages).toHaveLength(1);
    const refusal = await app.refusal(writeMessage, { params: { id }, body: { body: "Hello" } }, owner.session);
    expect(refusal.code).toBe("illegal_transition");
    expect((await app.call(bookingMessages, { params: { id } }, holder.session)).open).toBe(false);
  });

  it("keeps each of many written at once", async () => {
    const { pilgrim, write, read } = await givenThread();

    await Promise.all(Array.from({ length: 8 }, (_, i) => write(i % 2 === 0 ? pilgrim : owner, `Message ${i}`)));

    expect(new Set((await read(owner)).messages.map(({ body }) => body)).size).toBe(8);
    expect(await told(pilgrim, "operator_wrote")).toHaveLength(1);
  });
});

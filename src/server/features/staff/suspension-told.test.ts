import { describe, expect, it } from "vitest";
import { currentUser } from "#contract/accounts.ts";
import { bookingMessages } from "#contract/booking-messages.ts";
import { bookingTable } from "#contract/booking-table.ts";
import { confirmBooking, getBooking } from "#contract/bookings.ts";
import { saleWindow } from "#contract/queue.ts";
import { joinWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { testApp } from "../../../../test/app.ts";
import {
  type Given,
  givenEmployee,
  givenOperator,
  givenPilgrim,
  givenStaff,
} from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { mailsOf } from "../../../../test/factories/mails.ts";
import { givenMeasures } from "../../../../test/factories/measures.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const queue = givenQueue(app, time);
const staff = await givenStaff(app);
const { reason, stop, lift } = givenMeasures(app, time, staff);

describe("a suspended operator", () => {
  it("is told of on every screen alike: its sale, its line, its waitlist, its messages, its bookings and its own pages", async () => {
    const operator = await givenOperator(app);
    const [packageId, full] = [
      await givenOffer(app, operator.user.id),
      await givenOffer(app, operator.user.id, { seats: 1 }),
    ];
    const [pays, waits, passes] = await Promise.all(
      [BY_OPERATOR, BY_NUSUK, BY_NUSUK].map((country) => givenResident(app, country)),
    );
    if (!(pays && waits && passes)) throw new Error("three were given");
    const { id } = await givenPaid(app, pays, packageId);
    await givenHold(app, pays, full);
    await app.call(joinWaitlist, { body: { packageId: full, seats: 1 } }, waits.session);
    const window = await queue.givenWindow(operator);
    await queue.join(window.id, waits);

    await stop("operator", operator.user.id);
    // A window's standing is at most a second old.
    time.move({ seconds: 2 });

    const open = async (reader: { session: Given["session"] }) =>
      (await queue.status(reader)).windows.flatMap((one) => (one.id === window.id ? [one.operatorStopped] : []));
    expect([await open(waits), await open(passes)]).toEqual([[true], []]);
    expect(await app.call(saleWindow, { params: { id: window.id } })).toMatchObject({ operatorStopped: true });
    expect(await app.call(listWaitlist, {}, waits.session)).toMatchObject([{ state: "waiting", offSale: true }]);
    const params = { id };
    const threads = [pays, operator].map(({ session }) => app.call(bookingMessages, { params }, session));
    expect(await Promise.all(threads)).toMatchObject([
      { open: true, operatorStopped: true },
      { open: false, operatorStopped: true },
    ]);
    expect(await app.call(getBooking, { params }, pays.session)).toMatchObject({ approvalDueAt: null });
    const table = (sort: "created" | "waiting") => app.call(bookingTable, { query: { sort } }, operator.session);
    expect((await table("created")).rows.map(({ approvalDueAt, nextDue }) => ({ approvalDueAt, nextDue }))).toEqual([
      { approvalDueAt: null, nextDue: null },
      { approvalDueAt: null, nextDue: null },
    ]);
    expect((await table("waiting")).rows).toEqual([]);
    const employee = await givenEmployee(app, operator, ["voices"]);
    const own = [operator, employee].map(({ session }) => app.call(currentUser, {}, session));
    expect(await Promise.all(own)).toMatchObject([{ businessStopped: true }, { businessStopped: true }]);
    await lift(operator.user.id);
    expect(await app.call(currentUser, {}, operator.session)).not.toHaveProperty("businessStopped");
    expect(await open(passes)).toEqual([false]);
  });

  it("is told of, and its return, to everybody of a household that has booked, stands in line or waits there", async () => {
    const operator = await givenOperator(app);
    const inLine = await givenPilgrim(app);
    const asMember = ({ user, session }: Given) => ({ id: user.id, session });
    const owner = asMember(inLine);
    await app.platform.db
      .updateTable("users")
      .set({ countryOfResidence: BY_OPERATOR })
      .where("id", "=", owner.id)
      .execute();
    const group = await givenFamily(app, owner);
    const member = await givenJoined(app, owner, group.id);
    const window = await queue.givenWindow(operator);
    await queue.join(window.id, owner, { familyId: group.id });
    const waits = await givenResident(app, BY_NUSUK);
    const full = await givenOffer(app, operator.user.id, { seats: 1 });
    await givenHold(app, await givenResident(app, BY_NUSUK), full);
    await app.call(joinWaitlist, { body: { packageId: full, seats: 1 } }, waits.session);

    const told = async (userId: string) =>
      (
        await app.platform.db
          .selectFrom("activity")
          .select("kind")
          .where("userId", "=", userId)
          .where("kind", "in", ["places_stopped", "places_back"])
          .orderBy("createdAt")
          .execute()
      ).map(({ kind }) => kind);
    await stop("operator", operator.user.id);
    await app.jobsDone();
    time.move({ minutes: 1 });
    await lift(operator.user.id);
    await app.jobsDone();

    for (const { id } of [owner, member, waits]) expect(await told(id)).toEqual(["places_stopped", "places_back"]);
    const mails = (await mailsOf(app, inLine)).map(({ headers }) => headers.subject);
    expect(mails.join()).toContain("is suspended; your household’s place is kept");
  });

  it("and its customers are told what they can do, each in the app and by mail", async () => {
    const operator = await givenOperator(app);
    const customer = await givenPilgrim(app);
    await app.platform.db
      .updateTable("users")
      .set({ countryOfResidence: BY_OPERATOR })
      .where("id", "=", customer.user.id)
      .execute();
    await givenPaid(app, { id: customer.user.id, session: customer.session }, await givenOffer(app, operator.user.id));

    await stop("operator", operator.user.id);

    const subjects = async (given: Given) =>
      (await mailsOf(app, given)).map(({ headers, text }) => `${headers.subject} ${text}`);
    expect((await subjects(operator)).join()).toContain(reason);
    expect((await subjects(operator)).join()).toContain("/contact");
    expect((await subjects(customer)).join()).toContain("your tickets stay valid");
    expect((await subjects(customer)).join()).toContain("Do not pay anything outside Rihla");
  });

  it("and whoever pays on Nusuk is not told to pay nothing outside Rihla, in line or booked", async () => {
    const operator = await givenOperator(app);
    const [books, holds, waits] = [
      await givenResident(app, BY_NUSUK),
      await givenResident(app, BY_NUSUK),
      await givenResident(app, BY_NUSUK),
    ];
    const full = await givenOffer(app, operator.user.id, { seats: 1 });
    const bought = await givenHold(app, books, await givenOffer(app, operator.user.id));
    await app.call(confirmBooking, { params: { id: bought.id } }, books.session);
    await givenHold(app, holds, full);
    await app.call(joinWaitlist, { body: { packageId: full, seats: 1 } }, waits.session);

    await stop("operator", operator.user.id);
    await app.jobsDone();

    const told = async ({ id }: Member) =>
      (await mailsOf(app, { user: { ...operator.user, email: `${id}@example.org` } })).map(({ text }) => text).join();
    expect(await told(books)).toContain("Pay on Nusuk alone, and nothing to the operator itself.");
    expect(await told(waits)).toContain("Pay nobody anything for it meanwhile.");
    for (const one of [books, waits]) expect(await told(one)).not.toContain("outside Rihla");
  });
});

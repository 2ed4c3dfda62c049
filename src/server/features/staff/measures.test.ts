/** Somebody is stopped: what ends at once, what goes on, who is told, and how it is undone. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { currentUser, login } from "#contract/accounts.ts";
import { bookingMessages, writeMessage } from "#contract/booking-messages.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { bookingTable } from "#contract/booking-table.ts";
import {
  approveBooking,
  cancelBooking,
  confirmBooking,
  createBooking,
  getBooking,
  nameTravellers,
  recordNusuk,
} from "#contract/bookings.ts";
import { createCustomerGroup, listCustomerGroups, setGroupBookings } from "#contract/customer-groups.ts";
import { answerEnquiry, askOperator } from "#contract/enquiries.ts";
import { Problem } from "#contract/errors.ts";
import { listFamily } from "#contract/family.ts";
import { householdPlans, remindMembers } from "#contract/household-plans.ts";
import { moment } from "#contract/journey.ts";
import { applyForLicence, decideLicence, myLicences } from "#contract/licences.ts";
import * as contract from "#contract/measures.ts";
import { listNotifications } from "#contract/notifications.ts";
import { duplicatePackage } from "#contract/own-packages.ts";
import { importPackages } from "#contract/package-imports.ts";
import { getPackage, publishPackage } from "#contract/packages.ts";
import { joinWindow, saleWindow } from "#contract/queue.ts";
import { searchAudit } from "#contract/staff.ts";
import { joinWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { dateOf } from "#domain/calendar.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import { endOverdueJob } from "#server/features/bookings/overdue.job.ts";
import { testApp } from "../../../../test/app.ts";
import { askCall } from "../../../../test/ask-call.ts";
import { operatorRoutes } from "../../../../test/contract-routes.ts";
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
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  type Member,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenParty } from "../../../../test/factories/confirmed.ts";
import { givenFamily, givenJoined } from "../../../../test/factories/families.ts";
import { mailsOf } from "../../../../test/factories/mails.ts";
import { givenDraft } from "../../../../test/factories/packages.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { csvSheet, sheetRow } from "../../../../test/factories/sheets.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";
import { endUnconfirmed } from "./measures.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const queue = givenQueue(app, time);
const [staff, second] = [await givenStaff(app), await givenStaff(app)];
const reason = "Pilgrims say that they were asked to pay in cash.";

type Kind = "account" | "operator" | "licence" | "package";
const stop = (kind: Kind, subjectId: string, by: Given = staff) =>
  app.call(contract.takeMeasure, { body: { kind, subjectId, reason } }, by.session);
const standing = async (concerns: string, reader: Given = staff) => {
  const [subject] = await app.call(contract.findSubjects, { query: { q: concerns } }, reader.session);
  return subject?.measures ?? [];
};
const idOf = async (concerns: string) => (await standing(concerns))[0]?.id ?? "";
const lift = async (concerns: string, by: Given = staff) =>
  app.call(contract.endMeasure, { params: { id: await idOf(concerns) } }, by.session);
const ofPackage = (id: string, reader?: Given) =>
  app.call(getPackage, { params: { id } }, reader?.session).then(({ status }) => status);
const importAs = (as: "draft" | "listed", changes: Parameters<typeof sheetRow>[2] = {}) => ({
  fields: { mode: "commit", as },
  file: { name: "packages.csv", type: "text/csv", bytes: csvSheet([sheetRow(time.clock(), 1, changes)]) },
});
const signIn = ({ user, password }: Given) => ({ body: { username: user.username, password } });

/** Changes of an operator's people that are no sale, no word to others and no money: they go on. */
const GOES_ON = [
  /^(GET|DELETE) /,
  /^(POST|PUT) \/api\/(bookings\/:id\/(decline|nusuk|messages\/read)|operator\/(numbers|groups|bookings\/:id\/(answer|assignee|notes|refund)|licences|team\/joining|company|standard-terms))/,
  /^POST \/api\/(packages($|\/import|\/:id\/(duplicate|images|pause|close))|phone-bookings\/(:id\/(cancel|refunds)|import\/rows|imports))/,
  /^(POST|PUT|PATCH) \/api\/(user|notice-settings|notifications|push-subscriptions|payment|email-verification|conversations|assistant-model|reviews\/:id\/reports)/,
  /^PATCH \/api\/(packages|operator)/,
  /^PUT \/api\/phone-bookings\/:id\/travellers/,
  /^POST \/api\/queue\/windows\/:id\/(pause|close)/,
];
const calls = [...(await operatorRoutes())];

describe("a suspended operator", () => {
  it.each(calls.filter(([, { business }]) => business !== undefined))("%s is refused at the door", async (_, route) => {
    const { session } = await suspendedOnce();
    const answer = await askCall(app, route, () => randomUUID(), session);
    expect(Problem.parse(answer.json())).toMatchObject({ status: 403, code: "business_suspended" });
  });

  it("is stopped in every call that sells, writes or takes money: each other change is known to go on", () => {
    const unknown = calls.filter(([name, { business }]) => !business && !GOES_ON.some((known) => known.test(name)));
    expect(unknown.map(([name]) => name)).toEqual([]);
  });

  it("sells nothing more to anybody, is asked nothing and is paid nothing; what stands goes on", async () => {
    const operator = await givenOperator(app);
    const [packageId, full] = [
      await givenOffer(app, operator.user.id),
      await givenOffer(app, operator.user.id, { seats: 1 }),
    ];
    const [pays, nusuk] = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_NUSUK)];
    const booked = await givenPaid(app, pays, packageId);
    await givenHold(app, nusuk, full);
    const [held, free] = [await givenHold(app, pays, packageId), await givenHold(app, nusuk, packageId)];
    const window = await queue.givenWindow(operator);

    await stop("operator", operator.user.id);

    const refusals = await Promise.all([
      app.refusal(createBooking, { body: { parts: [{ packageId, seats: 1 }] } }, pays.session),
      app.refusal(payBooking, { params: { id: held.id }, body: { card: GOOD_CARD } }, pays.session),
      app.refusal(confirmBooking, { params: { id: free.id } }, nusuk.session),
      app.refusal(joinWindow, { params: { id: window.id }, body: {} }, pays.session),
      app.refusal(joinWaitlist, { body: { packageId: full, seats: 1 } }, pays.session),
      app.refusal(
        askOperator,
        { params: { id: full }, body: { question: "Is breakfast part of it?", isPublic: false } },
        pays.session,
      ),
      app.refusal(approveBooking, { params: { id: booked.id } }, operator.session),
      app.refusal(writeMessage, { params: { id: booked.id }, body: { body: "Pay me." } }, operator.session),
    ]);
    expect(refusals.map(({ code }) => code)).toEqual([
      ...["not_on_sale", "business_suspended", "business_suspended", "business_suspended", "not_on_sale", "not_found"],
      ...["business_suspended", "business_suspended"],
    ]);
    expect(await ofPackage(packageId, operator)).toBe("paused");
    // The line is neither drawn nor closed.
    time.move({ hours: 2 });
    await queue.round(window.id);
    expect(
      await app.platform.db.selectFrom("saleWindows").select("state").where("id", "=", window.id).execute(),
    ).toEqual([{ state: "announced" }]);
    // Nobody loses a booking for an answer that the operator could not give.
    time.move({ days: 3 });
    await app.runJob(endOverdueJob, {});
    expect(await app.call(getBooking, { params: { id: booked.id } }, pays.session)).toMatchObject({
      ...{ phase: "awaiting_approval", operatorStopped: true },
    });
    expect(await app.call(listCustomerGroups, { query: { packageId } }, operator.session)).toEqual([]);
    await app.call(cancelBooking, { params: { id: booked.id } }, pays.session);
  });

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

  it("puts nothing on the market by a sheet either; drafts go on", async () => {
    const operator = await givenOperator(app);
    await stop("operator", operator.user.id);

    const refusal = await app.uploadRefusal(importPackages, importAs("listed"), operator.session);

    expect(refusal).toMatchObject({ status: 403, code: "business_suspended" });
    expect(await app.upload(importPackages, importAs("draft"), operator.session)).toMatchObject({ saved: true });
  });

  it("gives a turn that had begun the time back that it stood still, and owes nobody more than its rate", async () => {
    const operator = await givenOperator(app);
    const waits = await givenResident(app, BY_NUSUK);
    const window = await queue.givenWindow(operator);
    await queue.join(window.id, waits);
    await queue.open(window.id);
    time.move({ seconds: 10 });
    await queue.round(window.id);
    const before = (await queue.status(waits)).ticket;

    await stop("operator", operator.user.id);
    time.move({ hours: 2 });
    await queue.round(window.id);
    const meanwhile = await app.call(moment, {}, waits.session);
    await lift(operator.user.id);
    await queue.round(window.id);

    expect(before).toMatchObject({ state: "admitted" });
    expect(meanwhile.obligation.act.kind).not.toBe("take_turn");
    const after = (await queue.status(waits)).ticket;
    expect(after).toMatchObject({ state: "admitted" });
    expect(Date.parse(after?.turnEndsAt ?? "") - Date.parse(before?.turnEndsAt ?? "")).toBe(2 * HOUR_MS);
    const row = app.platform.db.selectFrom("saleWindows").select("pausedSeconds").where("id", "=", window.id);
    expect(await row.executeTakeFirst()).toEqual({ pausedSeconds: 7200 });
  });

  it("has employees who are stopped with it", async () => {
    const operator = await givenOperator(app);
    const employee = await givenEmployee(app, operator, ["voices"]);
    await stop("operator", operator.user.id);
    const answer = { params: { id: "any" }, body: { answer: "Pay me." } };
    expect(await app.refusal(answerEnquiry, answer, employee.session)).toMatchObject({ code: "business_suspended" });
  });

  it("leaves a booking that travels tomorrow its tickets and its lists", async () => {
    const operator = await givenOperator(app);
    const inDays = (days: number) => dateOf(new Date(time.clock().getTime() + days * DAY_MS));
    const dates = { departureDate: inDays(5), returnDate: inDays(25) };
    const packageId = await givenOffer(app, operator.user.id, dates);
    const { session } = operator;
    const { booking, customer } = await givenParty(app, { packageId, operator: session, people: [{}] });
    const params = { id: booking.id };
    await app.call(recordNusuk, { params, body: { reference: "V-1001" } }, session);
    const group = { packageId, name: "Bus 1", leader: "Bilal", bus: "1", note: "", sizeLimit: 40 };
    const { id } = await app.call(createCustomerGroup, { body: group }, session);
    await app.call(setGroupBookings, { params: { id }, body: { bookingIds: [booking.id] } }, session);
    time.move({ days: 4 });

    await stop("operator", operator.user.id);

    const [ticket, list] = await Promise.all([
      app.inject({ url: `/api/bookings/${booking.id}/ticket`, headers: { ...customer.session } }),
      app.inject({ url: `/api/operator/groups/${id}/lists/manifest`, headers: { ...session } }),
    ]);
    expect([ticket.statusCode, list.statusCode], `${ticket.body.slice(0, 300)} ${list.body.slice(0, 300)}`).toEqual([
      200, 200,
    ]);
  });

  it("comes back as it was: what was on the market, and the time that an answer had", async () => {
    const operator = await givenOperator(app);
    const [listed, paused] = [
      await givenOffer(app, operator.user.id),
      await givenOffer(app, operator.user.id, { status: "paused" }),
    ];
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const booking = await givenPaid(app, pilgrim, listed);
    await stop("operator", operator.user.id);
    await app.call(contract.confirmMeasure, { params: { id: await idOf(operator.user.id) } }, second.session);
    time.move({ days: 5 });

    await lift(operator.user.id, second);
    await app.runJob(endOverdueJob, {});

    expect([await ofPackage(listed), await ofPackage(paused, operator)]).toEqual(["listed", "paused"]);
    await app.call(approveBooking, { params: { id: booking.id } }, operator.session);
  });

  it("leaves an offer of its waitlist the time that it had: nobody can take it meanwhile", async () => {
    const operator = await givenOperator(app);
    const packageId = await givenOffer(app, operator.user.id, { seats: 1 });
    const [holds, waits] = [await givenResident(app, BY_NUSUK), await givenResident(app, BY_NUSUK)];
    const { id } = await givenHold(app, holds, packageId);
    await app.call(joinWaitlist, { body: { packageId, seats: 1 } }, waits.session);
    await app.call(cancelBooking, { params: { id } }, holds.session);
    await app.jobsDone();
    const offered = async () => (await app.call(listWaitlist, {}, waits.session))[0];
    const before = await offered();
    const booking = () => app.call(getBooking, { params: { id: before?.bookingId ?? "" } }, waits.session);
    const endOverdue = () => app.runJob(endOverdueJob, {});

    await stop("operator", operator.user.id);
    await app.call(contract.confirmMeasure, { params: { id: await idOf(operator.user.id) } }, second.session);
    time.move({ hours: 30 });
    await endOverdue();
    expect(await offered()).toMatchObject({ state: "offered", offSale: true });
    expect(await booking()).toMatchObject({ phase: "held", operatorStopped: true });
    expect((await app.call(moment, {}, waits.session)).obligation.act.kind).not.toBe("secure_hold");
    const named = { parts: [{ travellerIds: [(await givenTraveller(app, waits)).id] }] };
    await app.call(nameTravellers, { params: { id: before?.bookingId ?? "" }, body: named }, waits.session);

    await lift(operator.user.id);
    const after = await offered();
    expect(Date.parse(after?.offerExpiresAt ?? "") - Date.parse(before?.offerExpiresAt ?? "")).toBe(30 * HOUR_MS);
    expect((await booking()).holdExpiresAt).toBe(after?.offerExpiresAt);
    time.move({ hours: 25 });
    await endOverdue();
    expect(await offered()).toMatchObject({ state: "lapsed" });
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

  it("has its bookings decided one by one by staff, who are shown the refund and make it", async () => {
    const operator = await givenOperator(app);
    const packageId = await givenOffer(app, operator.user.id);
    const [one, other] = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_OPERATOR)];
    const [ends, stays] = [await givenPaid(app, one, packageId), await givenPaid(app, other, packageId)];
    await stop("operator", operator.user.id);
    const id = await idOf(operator.user.id);
    const proposed = await app.call(contract.bookingsOfSuspended, { params: { id } }, staff.session);
    const refund = proposed.find((booking) => booking.id === ends.id)?.refund ?? { amount: "0", currency: "USD" };
    expect(Number(refund.amount)).toBeGreaterThan(0);

    const params = { id, bookingId: ends.id };
    await app.call(contract.callOffForOperator, { params, body: { reason, refund } }, staff.session);

    const phases = await Promise.all([
      app.call(getBooking, { params: { id: ends.id } }, one.session),
      app.call(getBooking, { params: { id: stays.id } }, other.session),
    ]);
    expect(phases.map(({ phase }) => phase)).toEqual(["cancelled", "awaiting_approval"]);
    // Who did it and in whose words, wherever it is told.
    expect(phases[0]).toMatchObject({ cancelReason: "by_staff", cancelNote: reason });
    const { notifications } = await app.call(listNotifications, {}, one.session);
    expect(notifications.map(({ kind }) => kind)).toContain("booking_ended_by_staff");
    expect(notifications.map(({ kind }) => kind)).not.toContain("booking_declined");
    const { entries } = await app.call(searchAudit, { query: { subject: ends.id } }, staff.session);
    expect(entries.map(({ action }) => action)).toContain("booking.call_off_by_staff");
  });
});

/** Applied for and approved; its id. */
async function givenLicence(operator: Given, number: string): Promise<string> {
  const paper = {
    scheme: "atol",
    party: null,
    number,
    registerUrl: "https://www.atol.org/c",
    companyName: "Safa",
  } as const;
  const { id } = await app.call(applyForLicence, { body: { ...paper, validUntil: "2028-03-31" } }, operator.session);
  await app.call(decideLicence, { params: { id }, body: { decision: "approve" } }, staff.session);
  return id;
}

let once: Given | null = null;
async function suspendedOnce(): Promise<Given> {
  if (once) return once;
  once = await givenOperator(app);
  await stop("operator", once.user.id);
  return once;
}

describe("a measure", () => {
  it("ends by itself after 48 hours where a second person was there and has not confirmed it", async () => {
    const [lapses, stands] = [await givenOperator(app), await givenOperator(app)];
    const listed = await givenOffer(app, lapses.user.id);
    await stop("operator", lapses.user.id);
    await stop("operator", stands.user.id);
    const params = { id: await idOf(stands.user.id) };
    expect(await app.refusal(contract.confirmMeasure, { params }, staff.session)).toMatchObject({ code: "forbidden" });
    await app.call(contract.confirmMeasure, { params }, second.session);

    time.move({ hours: 47 });
    await app.runJob(endUnconfirmed, {});
    expect(await standing(lapses.user.id)).toHaveLength(1);
    time.move({ hours: 1 });
    await app.runJob(endUnconfirmed, {});

    expect(await standing(lapses.user.id)).toEqual([]);
    expect(await ofPackage(listed)).toBe("listed");
    expect(await standing(stands.user.id)).toMatchObject([{ confirmBy: null, reason, madeBy: staff.user.username }]);
  });

  it("is taken once, against nobody's own self, by staff alone, and each act is recorded", async () => {
    const pilgrim = await givenPilgrim(app);
    const take = { body: { kind: "account", subjectId: pilgrim.user.id, reason } };
    for (const { session } of [pilgrim, await givenOperator(app)])
      expect(await app.refusal(contract.takeMeasure, take, session)).toMatchObject({ code: "forbidden" });
    const own = { body: { kind: "account", subjectId: staff.user.id, reason } };
    expect(await app.refusal(contract.takeMeasure, own, staff.session)).toMatchObject({ code: "forbidden" });
    expect(
      await app.refusal(contract.takeMeasure, { body: { ...take.body, subjectId: "nobody" } }, staff.session),
    ).toMatchObject({ code: "not_found" });
    const unsaid = { body: { ...take.body, reason: " " } };
    expect(await app.refusal(contract.takeMeasure, unsaid, staff.session)).toMatchObject({ status: 400 });

    const answers = await Promise.all(
      [staff, second].map(({ session }) =>
        app.inject({ method: "POST", url: "/api/staff/measures", payload: take.body, headers: { ...session } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    await lift(pilgrim.user.id);
    const { entries } = await app.call(searchAudit, { query: { subject: pilgrim.user.id } }, staff.session);
    expect(entries.map(({ action }) => action)).toEqual([
      ...["account.stop_ended", "account.stopped", "user.registered"],
    ]);
  });

  it("signs a suspended account out and says at the door what to do; undone, it opens again", async () => {
    const pilgrim = await givenPilgrim(app);

    await stop("account", pilgrim.user.id);

    expect(await app.refusal(currentUser, {}, pilgrim.session)).toMatchObject({ code: "not_signed_in" });
    expect(await app.refusal(login, signIn(pilgrim))).toMatchObject({
      status: 403,
      code: "account_suspended",
      detail: expect.stringContaining("contact page"),
    });
    const guessed = { body: { username: pilgrim.user.username, password: "a guess" } };
    expect(await app.refusal(login, guessed)).toMatchObject({ code: "wrong_credentials" });
    await lift(pilgrim.user.id);
    expect(await app.refusal(currentUser, {}, pilgrim.session)).toMatchObject({ code: "not_signed_in" });
    await app.call(login, signIn(pilgrim));
  });

  it("asks nobody to remind a suspended account, and says why", async () => {
    const amina = await givenResident(app, BY_NUSUK);
    const { id } = await givenFamily(app, amina);
    const yusuf = await givenJoined(app, amina, id);
    const late = async () => (await app.call(householdPlans, { params: { id } }, amina.session)).late;
    const before = await late();

    await stop("account", yusuf.id);

    expect(before).toHaveLength(1);
    expect(await late()).toEqual([]);
    expect(await app.call(remindMembers, { params: { id }, body: {} }, amina.session)).toMatchObject({ reminded: 0 });
    const [group] = await app.call(listFamily, {}, amina.session);
    expect(group?.members.map(({ cannotSignIn = false }) => cannotSignIn)).toEqual([false, true]);
  });

  it("ends an account's sessions, which opens again by its password, and not one's own", async () => {
    const pilgrim = await givenPilgrim(app);
    const body = { reason };

    await app.call(contract.endSessionsOf, { params: { id: pilgrim.user.id }, body }, staff.session);

    expect(await app.refusal(currentUser, {}, pilgrim.session)).toMatchObject({ code: "not_signed_in" });
    await app.call(login, signIn(pilgrim));
    const own = { params: { id: staff.user.id }, body };
    expect(await app.refusal(contract.endSessionsOf, own, staff.session)).toMatchObject({ code: "forbidden" });
  });

  it("takes a package down, which its operator cannot bring back, and the others stay", async () => {
    const operator = await givenOperator(app);
    const [down, other] = [await givenOffer(app, operator.user.id), await givenOffer(app, operator.user.id)];

    await stop("package", down);

    expect([await ofPackage(down, operator), await ofPackage(other)]).toEqual(["paused", "listed"]);
    expect(await app.refusal(publishPackage, { params: { id: down } }, operator.session)).toMatchObject({
      code: "package_taken_down",
    });
    await lift(operator.user.id);
    expect(await ofPackage(down)).toBe("listed");
  });

  it("takes a package down with every way to bring it back: no copy of it, and no sheet that lists it", async () => {
    const operator = await givenOperator(app);
    const { id, operatorReference } = await givenDraft(app, operator, { operatorReference: "DOWN-1" });
    await stop("package", id);

    const copy = () => app.refusal(duplicatePackage, { params: { id } }, operator.session);
    const sheet = importAs("listed", { Reference: operatorReference });

    expect(await copy()).toMatchObject({ status: 409, code: "package_taken_down" });
    expect(await app.uploadRefusal(importPackages, sheet, operator.session)).toMatchObject({
      code: "package_taken_down",
    });
    await lift(operator.user.id);
    expect(await app.upload(importPackages, sheet, operator.session)).toMatchObject({ saved: true });
  });

  it.each(["package", "licence"] as const)(
    "on a %s stops the sale of what was only held; what was sold goes on",
    async (kind) => {
      const operator = await givenOperator(app, { licensed: false });
      const licence = await givenLicence(operator, `T-${kind}`);
      const packageId = await givenOffer(app, operator.user.id);
      const [pays, nusuk] = [await givenResident(app, BY_OPERATOR), await givenResident(app, BY_NUSUK)];
      const booked = await givenPaid(app, pays, packageId);
      const [held, free] = [await givenHold(app, pays, packageId), await givenHold(app, nusuk, packageId)];
      const pay = { params: { id: held.id }, body: { card: GOOD_CARD } };
      const keep = { params: { id: free.id } };

      await stop(kind, kind === "package" ? packageId : licence);

      for (const refusal of [
        await app.refusal(payBooking, pay, pays.session),
        await app.refusal(confirmBooking, keep, nusuk.session),
      ])
        expect(refusal).toMatchObject({ status: 409, code: "not_on_sale" });
      await app.call(approveBooking, { params: { id: booked.id } }, operator.session);
      await lift(operator.user.id);
      await app.call(payBooking, pay, pays.session);
      await app.call(confirmBooking, keep, nusuk.session);
    },
  );

  it("lets nobody into the line of a sale of which nothing is left on the market", async () => {
    const operator = await givenOperator(app);
    const window = await queue.givenWindow(operator, { packages: 2 });
    const [first = "", second = ""] = window.packageIds;
    const comes = await givenResident(app, BY_NUSUK);
    const join = { params: { id: window.id }, body: {} };

    await stop("package", first);
    await queue.join(window.id, await givenResident(app, BY_NUSUK));
    await stop("package", second);

    expect(await app.refusal(joinWindow, join, comes.session)).toMatchObject({ status: 409, code: "not_on_sale" });
    await lift(operator.user.id);
    await queue.join(window.id, comes);
  });

  it("withdraws a licence with everything on the market, and reinstates it", async () => {
    const operator = await givenOperator(app, { licensed: false });
    const id = await givenLicence(operator, "T9");
    const packageId = await givenOffer(app, operator.user.id);

    await stop("licence", id);

    expect(await app.call(myLicences, {}, operator.session)).toMatchObject([{ status: "withdrawn" }]);
    expect(await app.refusal(publishPackage, { params: { id: packageId } }, operator.session)).toMatchObject({
      code: "licence_needed",
    });
    await lift(operator.user.id);
    expect(await app.call(myLicences, {}, operator.session)).toMatchObject([{ status: "approved" }]);
    expect(await app.call(getPackage, { params: { id: packageId } })).toMatchObject({
      status: "listed",
      licenceVerified: true,
    });
  });
});

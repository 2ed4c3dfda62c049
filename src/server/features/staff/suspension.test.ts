/** A suspended operator: what ends at once, what goes on, and how it comes back. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { writeMessage } from "#contract/booking-messages.ts";
import { payBooking } from "#contract/booking-payments.ts";
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
import { moment } from "#contract/journey.ts";
import * as contract from "#contract/measures.ts";
import { listNotifications } from "#contract/notifications.ts";
import { importPackages } from "#contract/package-imports.ts";
import { joinWindow } from "#contract/queue.ts";
import { searchAudit } from "#contract/staff.ts";
import { joinWaitlist, listWaitlist } from "#contract/waitlist.ts";
import { dateOf } from "#domain/calendar.ts";
import { DAY_MS, HOUR_MS } from "#domain/durations.ts";
import { endOverdueJob } from "#server/features/bookings/phases/overdue.job.ts";
import { testApp } from "../../../../test/app.ts";
import { askCall } from "../../../../test/ask-call.ts";
import { operatorRoutes } from "../../../../test/contract-routes.ts";
import { type Given, givenEmployee, givenOperator, givenStaff } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { givenParty } from "../../../../test/factories/confirmed.ts";
import { givenMeasures } from "../../../../test/factories/measures.ts";
import { givenQueue } from "../../../../test/factories/queue.ts";
import { givenTraveller } from "../../../../test/factories/travellers.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const queue = givenQueue(app, time);
const [staff, second] = [await givenStaff(app), await givenStaff(app)];

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

let once: Given | null = null;
const { reason, stop, idOf, lift, ofPackage, importAs } = givenMeasures(app, time, staff);
async function suspendedOnce(): Promise<Given> {
  if (once) return once;
  once = await givenOperator(app);
  await stop("operator", once.user.id);
  return once;
}

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

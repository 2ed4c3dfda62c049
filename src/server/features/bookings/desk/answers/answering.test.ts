/** Answers with a minute to take them back: nothing leaves the business before, and two colleagues give one answer. */
import { describe, expect, it } from "vitest";
import { answerBooking, approveBookings, deskBooking, undoAnswer } from "#contract/booking-desk.ts";
import { bookingCounts, bookingTable } from "#contract/booking-table.ts";
import { approveBooking, cancelBooking, declineBooking, getBooking, listBookings } from "#contract/bookings.ts";
import { figureBookings } from "#contract/figure-bookings.ts";
import { listActivity } from "#contract/notifications.ts";
import { operatorAttention, operatorSummary } from "#contract/operators.ts";
import { MAX_BATCH, UNDO_SECONDS } from "#domain/bookings/desk/answer.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { testApp } from "../../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../../test/books.ts";
import { givenEmployee, givenOperator, givenPilgrim } from "../../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenHold,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../../../test/factories/bookings.ts";
import { endOverdueJob } from "../../phases/overdue.job.ts";
import { carryOutAnswersJob } from "./carry-out.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const owner = await givenOperator(app);
const employee = await givenEmployee(app, owner, ["bookings"]);
const packageId = await givenOffer(app, owner.user.id, { seats: 200, priceMinor: 100_000 });

const NO = { kind: "decline", reason: "The hotel has cancelled on us." } as const;
const YES = { kind: "approve" } as const;

async function givenWaiting(country = BY_OPERATOR) {
  const pilgrim = await givenResident(app, country);
  const book = country === BY_OPERATOR ? givenPaid : givenConfirmed;
  const { id } = await book(app, pilgrim, packageId);
  const at = { params: { id } };
  return {
    id,
    at,
    pilgrim,
    say: (body: typeof NO | typeof YES, by = owner) => app.call(answerBooking, { ...at, body }, by.session),
    undo: (by = owner) => app.call(undoAnswer, at, by.session),
    seen: () => app.call(getBooking, at, pilgrim.session),
    told: async () => (await app.call(listActivity, {}, pilgrim.session)).map(({ kind }) => kind),
    refunds: () =>
      app.platform.db
        .selectFrom("payments")
        .select("id")
        .where("bookingId", "=", id)
        .where("kind", "=", "refund")
        .execute(),
  };
}

async function afterTheMinute() {
  time.move({ minutes: 2 });
  await app.runJob(carryOutAnswersJob, {});
}

const seatsLeft = async () =>
  (
    await app.platform.db
      .selectFrom("packages")
      .select("availableSlots")
      .where("id", "=", packageId)
      .executeTakeFirstOrThrow()
  ).availableSlots;

describe("what waits for an answer", () => {
  it("is one number wherever it is told, and an answer that can be taken back is not in it", async () => {
    const business = await givenOperator(app);
    const offer = await givenOffer(app, business.user.id, { priceMinor: 100_000 });
    const { id: answered } = await givenPaid(app, await givenResident(app, BY_OPERATOR), offer);
    await givenPaid(app, await givenResident(app, BY_OPERATOR), offer);
    const told = async () => {
      const { season } = await app.call(operatorSummary, { query: { days: 30 } }, business.session);
      const { rules, total, bookings } = await app.call(operatorAttention, { query: { limit: 20 } }, business.session);
      const table = await app.call(bookingCounts, { query: { when: "ahead" } }, business.session);
      const behind = await app.call(figureBookings, { query: { figure: "awaiting_answer" } }, business.session);
      const counts = [season.awaitingAnswer, rules.approval_waits, total, table.waiting, behind.count];
      return { counts: [...new Set(counts)], shown: bookings.length };
    };

    const before = await told();
    await app.call(answerBooking, { params: { id: answered }, body: YES }, business.session);
    const after = await told();
    await app.call(undoAnswer, { params: { id: answered } }, business.session);

    expect(before).toEqual({ counts: [2], shown: 2 });
    expect(after).toEqual({ counts: [1], shown: 2 });
    expect(await told()).toEqual(before);
  });

  it("makes room for the next of its reason, and stays in sight while it can be taken back", async () => {
    const business = await givenOperator(app);
    const offer = await givenOffer(app, business.user.id, { priceMinor: 100_000 });
    for (const _ of [1, 2, 3]) await givenPaid(app, await givenResident(app, BY_OPERATOR), offer);
    const shown = async () => {
      const { bookings } = await app.call(operatorAttention, { query: { by: "rule" } }, business.session);
      return bookings;
    };

    const [first, ...none] = await shown();
    if (!first) throw new Error("nothing waits");
    await app.call(answerBooking, { params: { id: first.id }, body: YES }, business.session);
    const after = await shown();

    expect([first.alike, none]).toEqual([2, []]);
    expect(after.map(({ answer }) => answer?.kind ?? null).toSorted()).toEqual(["approve", null]);
    expect(after.find(({ answer }) => !answer)?.alike).toBe(1);
  });
});

describe("an answer", () => {
  it("is kept for a minute: the pilgrim sees and hears nothing of it, then it is carried out", async () => {
    const booking = await givenWaiting();

    const { kind, until } = await booking.say(YES);
    await app.runJob(carryOutAnswersJob, {});
    const [before, heardBefore] = [await booking.seen(), await booking.told()];
    await afterTheMinute();

    expect(kind).toBe("approve");
    expect(Date.parse(until) - time.clock().getTime()).toBe(UNDO_SECONDS * 1000 - 120_000);
    expect(before.phase).toBe("awaiting_approval");
    expect(heardBefore).not.toContain("booking_approved");
    expect((await booking.seen()).phase).toBe("confirmed");
    expect(await booking.told()).toContain("booking_approved");
  });

  it("is told in the business's list of bookings for that minute, and to nobody else", async () => {
    const booking = await givenWaiting();

    await booking.say(YES);
    const answer = { kind: "approve" };

    const [listed] = await app.call(listBookings, {}, owner.session);
    expect(listed).toMatchObject({ id: booking.id, answer });
    expect(await booking.seen()).not.toHaveProperty("answer");
    await afterTheMinute();
    const [after] = await app.call(listBookings, {}, owner.session);
    expect(after).not.toHaveProperty("answer");
  });

  it("that says no gives money and places back only after the minute", async () => {
    const booking = await givenWaiting();
    const seats = await seatsLeft();

    await booking.say(NO);
    const [seatsBefore, refundsBefore] = [await seatsLeft(), await booking.refunds()];
    await afterTheMinute();

    expect([seatsBefore, refundsBefore]).toEqual([seats, []]);
    expect(await booking.seen()).toMatchObject({
      phase: "cancelled",
      cancelNote: NO.reason,
      cancelReason: "by_operator",
    });
    expect([await seatsLeft(), (await booking.refunds()).length]).toEqual([seats + 1, 1]);
    expect(await booking.told()).toContain("booking_declined");
    await expectBooksToBalance(app.platform.db);
  });

  it.each([YES, NO])("is taken back within the minute: $kind", async (said) => {
    const booking = await givenWaiting(BY_NUSUK);
    await booking.say(said);

    expect(await booking.undo(employee)).toEqual({ kind: said.kind });
    await afterTheMinute();

    expect((await booking.seen()).phase).toBe("awaiting_approval");
    expect(await booking.told()).not.toContain("booking_declined");
    expect((await app.refusal(undoAnswer, booking.at, owner.session)).code).toBe("illegal_transition");
    await booking.say(YES);
    await afterTheMinute();
    expect((await booking.seen()).phase).toBe("awaiting_reference");
  });

  it("is no longer taken back once it was carried out", async () => {
    const booking = await givenWaiting();
    await booking.say(YES);
    await afterTheMinute();

    expect((await app.refusal(undoAnswer, booking.at, owner.session)).code).toBe("illegal_transition");
    expect((await booking.seen()).phase).toBe("confirmed");
  });

  it("is given once by two colleagues at once: the other is told", async () => {
    const booking = await givenWaiting();

    const url = `/api/operator/bookings/${booking.id}/answer`;
    const send = ({ session }: typeof owner, payload: typeof YES | typeof NO) =>
      app.inject({ method: "POST", url, headers: { ...session }, payload });
    const answers = await Promise.all([send(owner, YES), send(employee, NO)]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    const lost = answers.filter(({ statusCode }) => statusCode === 409).map((refused) => refused.json());

    expect(statuses).toEqual([200, 409]);
    expect(lost).toMatchObject([{ code: "already_decided" }]);
    await afterTheMinute();
    expect(["confirmed", "cancelled"]).toContain((await booking.seen()).phase);
    expect((await booking.refunds()).length).toBe((await booking.seen()).phase === "cancelled" ? 1 : 0);
  });

  it("is carried out once by two nodes at once", async () => {
    const booking = await givenWaiting();
    await booking.say(NO);
    time.move({ minutes: 2 });

    await Promise.all([app.runJob(carryOutAnswersJob, {}), app.runJob(carryOutAnswersJob, {})]);

    expect((await booking.refunds()).length).toBe(1);
    expect((await booking.told()).filter((kind) => kind === "booking_declined")).toHaveLength(1);
  });

  it("is dropped where the pilgrim has cancelled meanwhile", async () => {
    const booking = await givenWaiting();
    await booking.say(YES);
    await app.call(cancelBooking, booking.at, booking.pilgrim.session);
    await app.jobsDone();

    await afterTheMinute();

    expect(await booking.seen()).toMatchObject({ phase: "cancelled", cancelReason: "by_pilgrim" });
    expect((await booking.refunds()).length).toBe(1);
  });

  it("that was given in the last minute of the 48 hours stands, and none is given after them", async () => {
    const [inTime, late] = [await givenWaiting(), await givenWaiting()];
    time.move({ hours: 47, minutes: 59.5 });
    await inTime.say(YES);
    time.move({ minutes: 0.6 });
    const refusal = await app.refusal(answerBooking, { ...late.at, body: YES }, owner.session);

    await app.runJob(endOverdueJob, {});
    await afterTheMinute();

    expect((await inTime.seen()).phase).toBe("confirmed");
    expect(refusal.code).toBe("illegal_transition");
    expect((await late.seen()).cancelReason).toBe("approval_overdue");
  });

  it("is carried out at once by the calls that wait for nothing, which do not turn it round", async () => {
    const [yes, no] = [await givenWaiting(), await givenWaiting()];
    await yes.say(YES);
    await no.say(NO);

    const approved = await app.call(approveBooking, yes.at, owner.session);
    const turned = await app.refusal(approveBooking, no.at, owner.session);
    const declined = await app.call(declineBooking, { ...no.at, body: { reason: "Full" } }, employee.session);

    expect([approved.phase, turned.code, declined.phase]).toEqual(["confirmed", "already_decided", "cancelled"]);
  });

  it("waits where colleagues see it and the pilgrim does not", async () => {
    const booking = await givenWaiting();
    await booking.say(NO);

    const { answer, timeline } = await app.call(deskBooking, booking.at, employee.session);
    const { rows } = await app.call(bookingTable, { query: { when: "always", sort: "waiting" } }, employee.session);
    const { bookings } = await app.call(operatorAttention, { query: { limit: 200 } }, employee.session);
    expect(bookings.find(({ id }) => id === booking.id)?.answer).toEqual(answer);

    expect(answer?.kind).toBe("decline");
    expect(rows.find(({ id }) => id === booking.id)?.answer?.kind).toBe("decline");
    expect(timeline.map(({ event }) => event)).toContain("answer_decline");
    expect(JSON.stringify(await booking.seen())).not.toContain(NO.reason);
  });
});

describe("answering", () => {
  it("is for the business alone: another's booking is not there, nor for pilgrims or nobody", async () => {
    const booking = await givenWaiting();
    const other = await givenOperator(app);
    const without = await givenEmployee(app, owner, ["packages"]);

    for (const route of [undoAnswer, deskBooking]) {
      expect((await app.refusal(route, booking.at, other.session)).status).toBe(404);
      expect((await app.refusal(route, booking.at, without.session)).code).toBe("right_needed");
      expect((await app.refusal(route, booking.at, booking.pilgrim.session)).status).toBe(403);
      expect((await app.refusal(route, booking.at)).status).toBe(401);
    }
    expect((await app.refusal(answerBooking, { ...booking.at, body: YES }, other.session)).status).toBe(404);
    expect((await app.refusal(answerBooking, { params: { id: "nobody" }, body: YES }, owner.session)).status).toBe(404);
  });

  it.each([
    [{ kind: "decline" }],
    [{ kind: "decline", reason: "  " }],
    [{ kind: "decline", reason: "x".repeat(1001) }],
    [{ kind: "approve", reason: "Gladly" }],
    [{ kind: "perhaps" }],
    [{}],
  ])("refuses %j", async (body) => {
    const booking = await givenWaiting();

    expect((await app.refusal(answerBooking, { ...booking.at, body }, owner.session)).status).toBe(400);
  });

  it("needs a booking that waits for it", async () => {
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenHold(app, pilgrim, packageId);

    expect((await app.refusal(answerBooking, { params: { id }, body: YES }, owner.session)).code).toBe(
      "illegal_transition",
    );
  });
});

describe("approving many", () => {
  it("decides each by itself and says of each what came of it", async () => {
    const [waits, answered, done] = [await givenWaiting(), await givenWaiting(BY_NUSUK), await givenWaiting()];
    await answered.say(NO);
    await app.call(approveBooking, done.at, owner.session);
    const other = await givenOperator(app);
    const foreign = await givenPaid(app, await givenResident(app, BY_OPERATOR), await givenOffer(app, other.user.id));
    const bookingIds = [waits.id, answered.id, done.id, foreign.id, "nobody", waits.id];

    const outcomes = await app.call(approveBookings, { body: { bookingIds } }, employee.session);
    await afterTheMinute();

    expect(outcomes.map(({ id, outcome }) => [id, outcome])).toEqual([
      [waits.id, "approved"],
      [answered.id, "already_decided"],
      [done.id, "illegal_transition"],
      [foreign.id, "not_found"],
      ["nobody", "not_found"],
    ]);
    expect((await waits.seen()).phase).toBe("confirmed");
    expect((await answered.seen()).phase).toBe("cancelled");
  });

  it("takes some at a time, and none without a right", async () => {
    const { session } = await givenPilgrim(app);
    const ids = (count: number) => ({ body: { bookingIds: Array.from({ length: count }, (_, i) => `b${i}`) } });

    expect((await app.refusal(approveBookings, ids(0), owner.session)).status).toBe(400);
    expect((await app.refusal(approveBookings, ids(MAX_BATCH + 1), owner.session)).status).toBe(400);
    expect((await app.refusal(approveBookings, ids(1), session)).status).toBe(403);
    expect((await app.refusal(approveBookings, ids(1))).status).toBe(401);
  });
});

describe("a yes whose operator is suspended within the minute", () => {
  async function givenStopped() {
    const business = await givenOperator(app);
    const subjectId = business.user.id;
    const departureDate = addDays(dateOf(time.clock()), 10);
    const dates = { departureDate, returnDate: addDays(departureDate, 20) };
    const pilgrim = await givenResident(app, BY_OPERATOR);
    const { id } = await givenPaid(app, pilgrim, await givenOffer(app, subjectId, dates));
    const at = { params: { id } };
    await app.call(answerBooking, { ...at, body: YES }, business.session);
    const madeAt = time.clock();
    const measure = { kind: "operator", subjectId, concerns: subjectId, reason: "In doubt.", madeAt } as const;
    await app.platform.db.insertInto("measures").values(measure).execute();
    await afterTheMinute();
    const measures = app.platform.db.updateTable("measures").where("subjectId", "=", subjectId);
    const runsAgain = () => measures.set({ endedAt: time.clock() }).execute();
    return { runsAgain, seen: () => app.call(getBooking, at, pilgrim.session) };
  }
  const LAPSED = { phase: "cancelled", cancelReason: "approval_overdue", paymentStatus: "refunded" };

  it("waits until the journey begins, and then everything goes back", async () => {
    const { seen } = await givenStopped();

    time.move({ days: 9 });
    await app.runJob(endOverdueJob, {});
    const before = await seen();
    time.move({ days: 1 });
    await app.runJob(endOverdueJob, {});
    await app.jobsDone();

    expect(before.phase).toBe("awaiting_approval");
    expect(await seen()).toMatchObject(LAPSED);
    await expectBooksToBalance(app.platform.db);
  });

  it("is carried out where it may sell again in time, and dropped where the journey has begun", async () => {
    const [inTime, late] = [await givenStopped(), await givenStopped()];

    time.move({ days: 1 });
    await inTime.runsAgain();
    await app.runJob(carryOutAnswersJob, {});
    time.move({ days: 9 });
    await late.runsAgain();
    await app.runJob(carryOutAnswersJob, {});
    const dropped = await late.seen();
    await app.runJob(endOverdueJob, {});
    await app.jobsDone();

    expect((await inTime.seen()).phase).toBe("confirmed");
    expect(dropped.phase).toBe("awaiting_approval");
    expect(await late.seen()).toMatchObject(LAPSED);
  });
});

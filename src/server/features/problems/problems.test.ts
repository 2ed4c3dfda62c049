/** Problems over the real server: each edge by the right side alone, illegal ones 409, deadlines that move them on. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { confirmBooking } from "#contract/bookings.ts";
import { listNotifications } from "#contract/notifications.ts";
import {
  addProblemPicture,
  answerProblem,
  type BookingProblem,
  bookingProblems,
  decideProblem,
  escalateProblem,
  operatorProblems,
  problemPicture,
  raiseProblem,
  removeProblemPicture,
  settleProblem,
  staffProblems,
} from "#contract/problems.ts";
import { MAX_UPLOAD_BYTES } from "#domain/documents/document.ts";
import { DAY_MS } from "#domain/durations.ts";
import { PROBLEM_STATES, type ProblemState } from "#domain/problems/problem.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenStaff } from "../../../../test/factories/accounts.ts";
import {
  givenConfirmed,
  givenHold,
  givenOffer,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { picture } from "../documents/test-files.ts";
import { mailService } from "../mail/service.ts";
import { notificationService } from "../notifications/service.ts";
import { problemService } from "./service.ts";
import { sweepProblemPictures } from "./sweep-pictures.job.ts";
import { sweepProblems } from "./sweep-problems.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
/** Newly signed in: the clock moves further than a session lasts. */
const staffSession = async () => (await givenStaff(app)).session;

const WORDS = "Nobody met us at the airport in Jeddah last night.";
const today = () => time.clock().toISOString().slice(0, 10);
const raising = (id: string, body = {}) => ({
  params: { id },
  body: { kind: "transport" as const, happenedOn: today(), words: WORDS, ...body },
});
const worded = (id: string, words = "We are looking into it.") => ({ params: { id }, body: { words } });
const decided = (id: string) => ({
  params: { id },
  body: { outcome: "upheld" as const, words: "The coach was late." },
});
const kinds = async (session: { cookie: string }) =>
  (await app.call(listNotifications, {}, session)).notifications.map(({ kind }) => kind);

async function givenCustomer() {
  const operator = await givenOperator(app);
  const packageId = await givenOffer(app, operator.user.id);
  const pilgrim = await givenResident(app, "GB");
  return { operator, packageId, pilgrim, booking: await givenConfirmed(app, pilgrim, packageId) };
}

type Customer = Awaited<ReturnType<typeof givenCustomer>>;

async function givenProblem(state: ProblemState): Promise<Customer & { problem: BookingProblem }> {
  const customer = await givenCustomer();
  const { operator, pilgrim, booking } = customer;
  let problem = await app.call(raiseProblem, raising(booking.id), pilgrim.session);
  const id = problem.id;
  if (["answered", "with_staff", "decided"].includes(state))
    problem = await app.call(answerProblem, worded(id), operator.session);
  if (["with_staff", "decided"].includes(state))
    problem = await app.call(escalateProblem, worded(id, "No."), pilgrim.session);
  if (state === "decided") problem = await app.call(decideProblem, decided(id), await staffSession());
  if (state === "settled") problem = await app.call(settleProblem, { params: { id } }, pilgrim.session);
  expect(problem.state).toBe(state);
  return { ...customer, problem };
}

describe("raising a problem", () => {
  it("tells the operator and dates the first step; both sides read it, nobody else", async () => {
    const { operator, pilgrim, booking, problem } = await givenProblem("with_operator");
    const own = { params: { id: booking.id } };

    expect(problem).toMatchObject({ bookingReference: booking.reference, kind: "transport", may: ["settle"] });
    expect(problem.reference).toMatch(/^P-\d+$/);
    expect(problem.steps).toMatchObject([
      { event: "raise", by: "pilgrim", at: time.clock().toISOString(), words: WORDS },
    ]);
    expect(problem.dueAt).toBe(new Date(time.clock().getTime() + 7 * DAY_MS).toISOString());
    expect(await app.call(bookingProblems, own, pilgrim.session)).toHaveLength(1);
    expect(await app.call(bookingProblems, own, operator.session)).toMatchObject([{ may: ["answer"] }]);
    expect(await app.call(operatorProblems, {}, operator.session)).toMatchObject([{ id: problem.id }]);
    expect(await kinds(operator.session)).toContain("problem_raised");
    for (const { session } of [await givenOperator(app), await givenResident(app, "GB")]) {
      expect(await app.refusal(bookingProblems, own, session)).toMatchObject({ status: 404 });
    }
    expect(await app.refusal(bookingProblems, own)).toMatchObject({ status: 401 });
  });

  it("is refused for another's booking, a bare hold, a day ahead or too far back, and too few words", async () => {
    const { operator, packageId, pilgrim, booking } = await givenCustomer();
    const hold = await givenHold(app, pilgrim, packageId);

    expect(
      await app.refusal(raiseProblem, raising(booking.id), (await givenResident(app, "GB")).session),
    ).toMatchObject({ status: 404 });
    expect(await app.refusal(raiseProblem, raising(booking.id), operator.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(raiseProblem, raising(hold.id), pilgrim.session)).toMatchObject({
      code: "illegal_transition",
    });
    expect(await app.refusal(raiseProblem, raising(booking.id, { words: "Bad." }), pilgrim.session)).toMatchObject({
      status: 400,
    });
    for (const happenedOn of ["2026-11-21", "2026-11-05"]) {
      const refusal = await app.refusal(raiseProblem, raising(booking.id, { happenedOn }), pilgrim.session);
      expect(refusal).toMatchObject({ code: "unacceptable", errors: { happenedOn: expect.any(String) } });
    }
    await app.call(confirmBooking, { params: { id: hold.id } }, pilgrim.session);
    expect(await app.call(raiseProblem, raising(hold.id, { happenedOn: "2026-11-06" }), pilgrim.session)).toMatchObject(
      { state: "with_operator" },
    );
  });

  it("is possible once at a time, also when many come at once, and again when the first has ended", async () => {
    const { pilgrim, booking } = await givenCustomer();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.inject({
          method: "POST",
          url: `/api/bookings/${booking.id}/problems`,
          headers: { cookie: pilgrim.session.cookie },
          payload: raising(booking.id).body,
        }),
      ),
    );
    const [first] = await app.call(bookingProblems, { params: { id: booking.id } }, pilgrim.session);
    await app.call(settleProblem, { params: { id: first?.id ?? "" } }, pilgrim.session);

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: "problem_open" });
    await app.call(raiseProblem, raising(booking.id), pilgrim.session);
    expect(await app.call(bookingProblems, { params: { id: booking.id } }, pilgrim.session)).toHaveLength(2);
  });
});

describe("on its way", () => {
  it("goes by answer and escalation to staff, whose outcome both sides read; words to staff stay with them", async () => {
    const { operator, pilgrim, booking, problem } = await givenProblem("with_staff");

    const queue = (await app.call(staffProblems, {}, await staffSession())).filter(({ id }) => id === problem.id);
    const [seen] = await app.call(bookingProblems, { params: { id: booking.id } }, operator.session);
    const ended = await app.call(decideProblem, decided(problem.id), await staffSession());

    expect(queue).toMatchObject([{ may: ["decide"], steps: [{}, {}, { event: "escalate", words: "No." }] }]);
    expect(seen?.steps[2]).toMatchObject({ event: "escalate", words: null });
    expect(ended).toMatchObject({ state: "decided", dueAt: null, may: [] });
    expect(ended.steps.at(-1)).toMatchObject({ by: "staff", outcome: "upheld", words: "The coach was late." });
    expect(await kinds(pilgrim.session)).toEqual(expect.arrayContaining(["problem_answered", "problem_decided"]));
    expect(await kinds(operator.session)).toEqual(expect.arrayContaining(["problem_escalated", "problem_decided"]));
    const audit = await app.platform.db
      .selectFrom("audit")
      .select("action")
      .where("subjectId", "=", problem.id)
      .orderBy("id")
      .execute();
    expect(audit.map(({ action }) => action)).toEqual([
      "problem.raise",
      "problem.answer",
      "problem.escalate",
      "problem.decide",
    ]);
  });

  it("is taken up by staff by itself after seven days without an answer, once", async () => {
    const { operator, pilgrim, booking } = await givenProblem("with_operator");
    const now = async () => (await app.call(bookingProblems, { params: { id: booking.id } }, pilgrim.session))[0];
    time.move({ days: 6, hours: 23 });
    await app.runJob(sweepProblems, {});
    const early = await now();
    time.move({ hours: 1 });
    await Promise.all([app.runJob(sweepProblems, {}), app.runJob(sweepProblems, {})]);
    const late = await now();

    expect(early).toMatchObject({ state: "with_operator" });
    expect(late).toMatchObject({ state: "with_staff", steps: [{}, { event: "run_out", by: "product", words: null }] });
    expect(await kinds(pilgrim.session)).toContain("problem_taken_up");
    expect(await kinds(operator.session)).toContain("problem_escalated");
  });

  it("keeps no other one waiting when it cannot be moved on", async () => {
    const stuck = await givenProblem("with_operator");
    time.move({ minutes: 1 });
    const other = await givenProblem("with_operator");
    const mail = mailService(app.platform);
    const all = notificationService({ ...app.platform, mail });
    const notify: typeof all.notify = async (tx, ...notices) => {
      if (notices.some(({ userId }) => userId === stuck.pilgrim.id)) throw new Error("not this one");
      return all.notify(tx, ...notices);
    };
    time.move({ days: 7 });

    const failure = await problemService({ ...app.platform, mail, notifications: { notify } })
      .sweep()
      .catch((error: unknown) => error);

    expect(failure).toMatchObject({ errors: [{ message: "not this one" }] });
    const problems = { params: { id: other.booking.id } };
    expect(await app.call(bookingProblems, problems, other.pilgrim.session)).toMatchObject([{ state: "with_staff" }]);
  });

  it("counts as settled fourteen days after an answer that nobody takes further", async () => {
    const { pilgrim, booking } = await givenProblem("answered");
    time.move({ days: 14 });
    await app.runJob(sweepProblems, {});

    const [problem] = await app.call(bookingProblems, { params: { id: booking.id } }, pilgrim.session);
    expect(problem).toMatchObject({ state: "settled", dueAt: null });
    expect(await kinds(pilgrim.session)).toContain("problem_rested");
  });

  it("stays with staff however late they are", async () => {
    const { pilgrim, booking } = await givenProblem("with_staff");
    time.move({ days: 30 });
    await app.runJob(sweepProblems, {});

    expect(await app.call(bookingProblems, { params: { id: booking.id } }, pilgrim.session)).toMatchObject([
      { state: "with_staff" },
    ]);
  });
});

describe("every act", () => {
  const LEGAL: Record<string, readonly ProblemState[]> = {
    answer: ["with_operator"],
    escalate: ["answered"],
    settle: ["with_operator", "answered", "with_staff"],
    decide: ["with_staff"],
  };

  it.each(PROBLEM_STATES)("is 409 where it does not belong, of a problem that is %s", async (state) => {
    const given = await givenProblem(state);
    const { id } = given.problem;
    const acts = {
      answer: () => app.refusal(answerProblem, worded(id), given.operator.session),
      escalate: () => app.refusal(escalateProblem, worded(id), given.pilgrim.session),
      settle: () => app.refusal(settleProblem, { params: { id } }, given.pilgrim.session),
      decide: async () => app.refusal(decideProblem, decided(id), await staffSession()),
    };

    for (const [event, refusal] of Object.entries(acts)) {
      if (LEGAL[event]?.includes(state)) continue;
      expect([event, await refusal()]).toMatchObject([event, { code: "illegal_transition", status: 409 }]);
    }
  });

  it("is nobody's but the side's: others meet 403 or 404", async () => {
    const { operator, pilgrim, problem } = await givenProblem("with_operator");
    const { id } = problem;
    const stranger = await givenOperator(app);
    const other = await givenResident(app, "GB");

    expect(await app.refusal(answerProblem, worded(id), stranger.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(answerProblem, worded(id), pilgrim.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(settleProblem, { params: { id } }, other.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(escalateProblem, worded(id), operator.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(decideProblem, decided(id), operator.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(staffProblems, {}, pilgrim.session)).toMatchObject({ status: 403 });
    expect(await app.refusal(answerProblem, worded("no-such-problem"), operator.session)).toMatchObject({
      status: 404,
    });
  });

  it("of several at once happens once", async () => {
    const { operator, problem } = await givenProblem("with_operator");
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        app.inject({
          method: "POST",
          url: `/api/problems/${problem.id}/answer`,
          headers: { cookie: operator.session.cookie },
          payload: { words: `Answer ${i}` },
        }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });
});

describe("the picture with a problem", () => {
  type Who = Customer["pilgrim"]["session"];
  const sent = (id: string, bytes: Uint8Array) => ({
    params: { id },
    file: { name: "room.png", type: "image/png", bytes },
  });
  const send = async ({ id }: BookingProblem, session: Who) =>
    app.upload(addProblemPicture, sent(id, await picture()), session);
  const look = async ({ id }: BookingProblem, session?: Who) =>
    app.inject({ url: problemPicture.path.replace(":id", id), headers: { ...session } });
  const statuses = async (problem: BookingProblem, sessions: readonly (Who | undefined)[]) => {
    const answers = [];
    for (const session of sessions) answers.push((await look(problem, session)).statusCode);
    return answers;
  };
  const stored = () => app.platform.files.list("problem-picture-", new Date(time.clock().getTime() + 1e9));

  it("is kept re-encoded, for who raised it and the operator alone; staff see it once the problem is theirs", async () => {
    const { operator, pilgrim, booking, problem } = await givenProblem("with_operator");
    const others = [(await givenResident(app, "GB")).session, (await givenOperator(app)).session];
    const staff = await staffSession();

    const shown = await send(problem, pilgrim.session);
    const [read] = await app.call(bookingProblems, { params: { id: booking.id } }, operator.session);
    const early = await statuses(problem, [pilgrim.session, operator.session, ...others, staff, undefined]);
    await app.call(answerProblem, worded(problem.id), operator.session);
    await app.call(escalateProblem, worded(problem.id), pilgrim.session);
    const file = await look(problem, staff);
    await app.call(decideProblem, decided(problem.id), staff);
    const late = await statuses(problem, [pilgrim.session, operator.session, ...others, staff]);

    expect([shown.pictureAt, read?.pictureAt]).toEqual([time.clock().toISOString(), time.clock().toISOString()]);
    expect(early).toEqual([200, 200, 404, 404, 404, 401]);
    expect(file.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "private, no-store" });
    expect((await sharp(file.rawPayload).metadata()).format).toBe("jpeg");
    expect(late).toEqual([200, 200, 404, 404, 404]);
    const looks = await app.platform.db
      .selectFrom("audit")
      .select("action")
      .where("subjectId", "=", problem.id)
      .where("action", "=", "problem.read")
      .execute();
    expect(looks).toHaveLength(1);
  });

  it("is one, however often and at once it is sent; the file it takes the place of goes", async () => {
    const { pilgrim, problem } = await givenProblem("with_operator");
    const before = (await stored()).length;

    await Promise.all([send(problem, pilgrim.session), send(problem, pilgrim.session)]);
    await send(problem, pilgrim.session);

    expect(await stored()).toHaveLength(before + 1);
    expect(await statuses(problem, [pilgrim.session])).toEqual([200]);
    await app.platform.files.put("problem-picture-stray", Buffer.from("of no row"));
    time.move({ hours: 2 });
    await app.runJob(sweepProblemPictures, {});
    expect((await stored()).includes("problem-picture-stray")).toBe(false);
  });

  it("is taken back by who sent it, by nobody else, until the problem has ended; its file goes with it", async () => {
    const { operator, pilgrim, problem } = await givenProblem("with_staff");
    const params = { id: problem.id };
    const before = (await stored()).length;
    await send(problem, pilgrim.session);
    const refusals = [operator.session, await staffSession(), (await givenResident(app, "GB")).session].map(
      async (session) => (await app.refusal(removeProblemPicture, { params }, session)).status,
    );
    expect(await Promise.all(refusals)).toEqual([403, 403, 404]);

    const gone = await app.call(removeProblemPicture, { params }, pilgrim.session);
    const again = await app.call(removeProblemPicture, { params }, pilgrim.session);

    expect([gone.pictureAt, again.pictureAt, (await stored()).length]).toEqual([null, null, before]);
    expect(await statuses(problem, [pilgrim.session, operator.session])).toEqual([404, 404]);
    await send(problem, pilgrim.session);
    await app.call(decideProblem, decided(problem.id), await staffSession());
    const late = await app.refusal(removeProblemPicture, { params }, pilgrim.session);
    expect([late.code, await statuses(problem, [pilgrim.session])]).toEqual(["illegal_transition", [200]]);
  });

  it("is refused of anybody else, once the problem has ended, and for a file that is none", async () => {
    const { operator, pilgrim, problem } = await givenProblem("with_operator");
    const bytes = await picture();
    const other = await givenResident(app, "GB");
    const refusal = (session: Who, content: Uint8Array = bytes) =>
      app.uploadRefusal(addProblemPicture, sent(problem.id, content), session);

    expect(await refusal(other.session)).toMatchObject({ status: 404 });
    expect(await refusal(operator.session)).toMatchObject({ status: 403 });
    expect(await refusal(pilgrim.session, Buffer.from("no picture"))).toMatchObject({ code: "file_type" });
    expect(await refusal(pilgrim.session, bytes.subarray(0, 60))).toMatchObject({ code: "file_unreadable" });
    expect(await refusal(pilgrim.session, Buffer.alloc(MAX_UPLOAD_BYTES + 1, 1))).toMatchObject({ code: "too_large" });
    expect(await statuses(problem, [pilgrim.session])).toEqual([404]);
    await app.call(settleProblem, { params: { id: problem.id } }, pilgrim.session);
    expect(await refusal(pilgrim.session)).toMatchObject({ code: "illegal_transition" });
  });
});

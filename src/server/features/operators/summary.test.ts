/** The business center's figures against a second reckoning, row by row, over worlds drawn at random. */
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { approveBooking, cancelBooking } from "#contract/bookings.ts";
import { operatorSummary } from "#contract/operators.ts";
import { BOOKING_PHASES, type BookingPhase, STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { fromDecimal } from "#domain/money.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  givenConfirmed,
  givenCrowd,
  givenOffer,
  givenPaid,
  givenResident,
  standingClock,
} from "../../../../test/factories/bookings.ts";
import { series } from "../../../../test/series.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const [customer] = await givenCrowd(app, 1);

const DAYS = 30;
const hoursAgo = (hours: number) => new Date(time.clock().getTime() - hours * HOUR_MS);

/** Ages in hours reach over the last thirty days, the thirty before, and what was earlier. */
const age = fc.integer({ min: 1, max: 80 * 24 });
const anyBooking = fc.record({
  phase: fc.constantFrom(...BOOKING_PHASES),
  channel: fc.constantFrom("nusuk" as const, "operator" as const),
  totalMinor: fc.integer({ min: 1, max: 2_000_000 }),
  startedAgo: age,
  /** Of the time from the start until now, when it was last changed and paid for. */
  changed: fc.double({ min: 0, max: 1, noNaN: true }),
  paid: fc.boolean(),
  refundShare: fc.constantFrom(0, 0.5, 1),
  departed: fc.boolean(),
  /** By the operator, where a number was reported. */
  seen: fc.boolean(),
  /** Hours until a deadline; negative: it is over. */
  dueIn: fc.integer({ min: -30, max: 47 }),
});
type AnyBooking = typeof anyBooking extends fc.Arbitrary<infer T> ? T : never;

interface Fact extends AnyBooking {
  /** Its payment. */
  readonly completed: boolean;
  readonly changedAgo: number;
  readonly movements: readonly { readonly minor: number; readonly ago: number; readonly charge: boolean }[];
}

/** The rest of a booking follows from what was drawn, as the product's own steps would have left it. */
function factOf(drawn: AnyBooking): Fact {
  const changedAgo = Math.round(drawn.startedAgo * drawn.changed);
  // Only Nusuk has references to wait for.
  const channel = drawn.phase === "awaiting_reference" ? "nusuk" : drawn.channel;
  const charged = channel === "operator" && drawn.phase !== "held" && (drawn.phase !== "cancelled" || drawn.paid);
  const back = drawn.phase === "cancelled" ? Math.floor(drawn.totalMinor * drawn.refundShare) : 0;
  return {
    ...drawn,
    channel,
    changedAgo,
    completed: drawn.phase === "confirmed" || (charged && back === 0),
    movements: [
      ...(charged ? [{ minor: drawn.totalMinor, ago: drawn.startedAgo, charge: true }] : []),
      ...(charged && back > 0 ? [{ minor: -back, ago: changedAgo, charge: false }] : []),
    ],
  };
}

async function givenFact(operatorId: string, fact: Fact): Promise<void> {
  const { db } = app.platform;
  const id = randomUUID();
  const due = hoursAgo(-fact.dueIn);
  await db
    .insertInto("bookings")
    .values({
      id,
      reference: id,
      userId: customer?.id ?? "",
      operatorId,
      phase: fact.phase,
      channel: fact.phase === "held" ? null : fact.channel,
      paymentStatus: fact.completed ? "completed" : fact.movements.length > 0 ? "refunded" : "pending",
      numbersSeen: fact.seen,
      totalMinor: fact.totalMinor,
      currency: "USD",
      departureDate: fact.departed ? "2026-10-01" : "2027-05-05",
      returnDate: fact.departed ? "2026-10-20" : "2027-05-25",
      holdExpiresAt: fact.phase === "held" ? due : null,
      approvalDueAt: fact.phase === "awaiting_approval" ? due : null,
      cancelReason: fact.phase === "cancelled" ? "by_pilgrim" : null,
      requestHash: "-",
      createdAt: hoursAgo(fact.startedAgo),
      updatedAt: hoursAgo(fact.changedAgo),
    })
    .execute();
  let charge: string | null = null;
  for (const { minor, ago, charge: isCharge } of fact.movements) {
    const { id: paymentId } = await db
      .insertInto("payments")
      .values({
        bookingId: id,
        kind: isCharge ? "charge" : "refund",
        status: "completed",
        amountMinor: Math.abs(minor),
        currency: "USD",
        gateway: "sandbox",
        refundsPaymentId: charge,
        createdAt: hoursAgo(ago),
        settledAt: hoursAgo(ago),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    charge = paymentId;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const growth = (now: number | null, before: number | null) =>
  now === null || before === null || before <= 0 ? null : (now / before - 1) * 100;
const share = (part: number, whole: number) => (whole === 0 ? null : (100 * part) / whole);

/** The same figures by plain counting. */
function reckoned(facts: readonly Fact[]) {
  const [lately, before] = [DAYS * 24, 2 * DAYS * 24];
  const answered = facts.filter(({ phase }) => phase !== "awaiting_approval");
  const moved = (from: number, to: number) =>
    sum(
      answered.flatMap(({ movements }) =>
        movements.flatMap(({ minor, ago }) => (ago >= from && ago < to ? minor : [])),
      ),
    );
  const paid = (from: number, to: number) =>
    answered.filter(
      ({ completed, channel, startedAgo }) =>
        completed && channel === "operator" && startedAgo >= from && startedAgo < to,
    ).length;
  const average = (from: number, to: number) =>
    paid(from, to) === 0 ? null : Math.round(moved(from, to) / paid(from, to));
  const isReported = ({ phase, channel, seen }: Fact) => phase === "confirmed" && channel === "nusuk" && !seen;
  const done = facts.filter((fact) => fact.phase === "confirmed" && !isReported(fact));
  const old = facts.filter(({ startedAgo }) => startedAgo >= lately);
  const doneOld = done.filter(({ startedAgo }) => startedAgo >= lately);
  const runOut = ({ phase, dueIn }: Fact) => phase === "held" && dueIn <= 0;
  const active = facts.filter((fact) => fact.phase !== "cancelled" && !fact.departed && !runOut(fact)).length;
  // Who departed on the first of October had done so thirty days ago as well.
  const activeEarlier = old.filter(
    ({ phase, departed, changedAgo }) => !departed && (phase !== "cancelled" || changedAgo < lately),
  ).length;
  const waiting = facts.filter(({ phase, departed, dueIn }) => phase === "awaiting_approval" && !departed && dueIn > 0);
  const [now, earlier] = [share(done.length, facts.length), share(doneOld.length, old.length)];
  return {
    revenue:
      paid(0, Number.POSITIVE_INFINITY) + Math.abs(moved(0, Number.POSITIVE_INFINITY)) === 0 ? null : moved(0, 1e9),
    revenueChange: growth(moved(0, lately), moved(lately, before)),
    onNusuk: sum(done.filter(({ channel }) => channel === "nusuk").map(({ totalMinor }) => totalMinor)),
    reported: sum(facts.filter(isReported).map(({ totalMinor }) => totalMinor)),
    waiting: sum(
      facts
        .filter(({ phase }) => phase === "awaiting_approval")
        .flatMap(({ movements }) => movements.map(({ minor }) => minor)),
    ),
    active,
    activeChange: growth(active, activeEarlier),
    conversion: now,
    points: now === null || earlier === null ? null : now - earlier,
    average: average(0, 1e9),
    averageChange: growth(average(0, lately), average(lately, before)),
    season: {
      confirmed: facts.filter(({ phase, departed }) => STATUS_OF_PHASE[phase] === "confirmed" && !departed).length,
      awaitingAnswer: waiting.length,
      attention: waiting.filter(({ dueIn }) => dueIn <= 24).length,
    },
  };
}

/** To nine digits: both sides divide, each in its own order. */
function flat(told: Awaited<ReturnType<typeof asked>>) {
  return {
    revenue: told.revenue.total && fromDecimal(told.revenue.total.amount),
    revenueChange: told.revenue.changePercent,
    onNusuk: fromDecimal(told.revenue.onNusuk.amount),
    reported: fromDecimal(told.revenue.reported.amount),
    waiting: fromDecimal(told.revenue.waiting.amount),
    active: told.active.count,
    activeChange: told.active.changePercent,
    conversion: told.conversion.percent,
    points: told.conversion.changePoints,
    average: told.average.value && fromDecimal(told.average.value.amount),
    averageChange: told.average.changePercent,
    season: told.season,
  };
}

const asked = (session: { cookie: string }) => app.call(operatorSummary, { query: { days: DAYS } }, session);
const rounded = (value: object) =>
  JSON.parse(JSON.stringify(value, (_, each) => (typeof each === "number" ? Number(each.toFixed(6)) : each)));

describe("the figures", () => {
  it("are those of a second reckoning, whatever the bookings are", async () => {
    const phases = new Set<BookingPhase>();
    await fc.assert(
      fc.asyncProperty(fc.array(anyBooking, { maxLength: 40 }), async (drawn) => {
        const { user, session } = await givenOperator(app);
        const facts = drawn.map(factOf);
        for (const fact of facts) await givenFact(user.id, fact);
        for (const { phase } of facts) phases.add(phase);

        expect(rounded(flat(await asked(session)))).toEqual(rounded(reckoned(facts)));
      }),
      { numRuns: series(10, 25) },
    );
    expect(phases.size).toBe(BOOKING_PHASES.length);
  });

  it("follow the operator's acts: money that waits becomes revenue, and goes back with a cancellation", async () => {
    const { user, session } = await givenOperator(app);
    const packageId = await givenOffer(app, user.id, { priceMinor: 100_000 });
    const payer = await givenResident(app, BY_OPERATOR);
    const { id } = await givenPaid(app, payer, packageId);
    await givenConfirmed(app, await givenResident(app, BY_NUSUK), packageId);
    const seen = async () => flat(await asked(session));

    const waiting = await seen();
    await app.call(approveBooking, { params: { id } }, session);
    const approved = await seen();
    await app.call(cancelBooking, { params: { id } }, payer.session);
    await app.jobsDone();
    const cancelled = await seen();

    expect(waiting).toMatchObject({ revenue: null, waiting: 100_000, active: 2, conversion: 0 });
    expect(approved).toMatchObject({ revenue: 100_000, waiting: 0, active: 2, conversion: 50, average: 100_000 });
    expect(cancelled).toMatchObject({ waiting: 0, active: 1, conversion: 0, average: null });
  });

  it("are the operator's own: another one's bookings change nothing, and nobody else has any", async () => {
    const [one, other] = [await givenOperator(app), await givenOperator(app)];
    const packageId = await givenOffer(app, other.user.id);
    await givenPaid(app, await givenResident(app, BY_OPERATOR), packageId);

    expect((await asked(one.session)).conversion.started).toBe(0);
    expect((await app.refusal(operatorSummary, {}, (await givenPilgrim(app)).session)).status).toBe(403);
    expect((await app.refusal(operatorSummary, {})).status).toBe(401);
  });

  it.each(["0", "31", "-30", "week", "1e9"])("are not counted over %s days", async (days) => {
    const { session } = await givenOperator(app);

    expect((await app.refusal(operatorSummary, { query: { days } }, session)).errors).toHaveProperty("days");
  });
});

/** Every edge of the state table by the call or the round that goes along it, and 409 for every call that has no edge; made from the table. */
import { expect, it } from "vitest";
import { refundBooking } from "#contract/booking-desk.ts";
import { payBooking } from "#contract/booking-payments.ts";
import {
  approveBooking,
  cancelBooking,
  confirmBooking,
  createBooking,
  declineBooking,
  recordNusuk,
} from "#contract/bookings.ts";
import { withdrawNumber } from "#contract/official-numbers.ts";
import {
  afterBookingEvent,
  BOOKING_EVENTS,
  BOOKING_PHASES,
  type BookingEvent,
  type BookingPhase,
} from "#domain/bookings/booking.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { Terms } from "#domain/packages/package.ts";
import { testApp } from "../../../../../test/app.ts";
import { expectBooksToBalance } from "../../../../../test/books.ts";
import { givenOperator } from "../../../../../test/factories/accounts.ts";
import {
  BY_NUSUK,
  BY_OPERATOR,
  GOOD_CARD,
  givenOffer,
  givenResident,
  type Member,
  standingClock,
} from "../../../../../test/factories/bookings.ts";
import { endOverdueJob } from "./overdue.job.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const { db } = app.platform;
const operator = await givenOperator(app);

const IN_PARTS = {
  payment: { deposit: { kind: "percent", percent: 20 }, balanceDays: 60, instalments: 1, graceDays: 7 },
} as const satisfies Partial<Terms>;

/** Where the booker lives, and what they agree to. */
interface Way {
  readonly country: string;
  readonly agreed: Partial<Terms>;
}

const INSTANT = { approval: "instant" } as const;
const ON_REQUEST = { approval: "approval" } as const;

/** A way on which a booking comes into each phase; the event that is tried may need another one. */
const WAY_TO: Record<BookingPhase, Way> = {
  held: { country: BY_OPERATOR, agreed: INSTANT },
  awaiting_approval: { country: BY_OPERATOR, agreed: ON_REQUEST },
  awaiting_balance: { country: BY_OPERATOR, agreed: { ...INSTANT, ...IN_PARTS } },
  awaiting_reference: { country: BY_NUSUK, agreed: INSTANT },
  confirmed: { country: BY_OPERATOR, agreed: INSTANT },
  cancelled: { country: BY_OPERATOR, agreed: INSTANT },
};
const WAY_FOR: Partial<Record<BookingEvent, Way>> = {
  secure_for_approval: { country: BY_OPERATOR, agreed: ON_REQUEST },
  secure_instantly_in_part: { country: BY_OPERATOR, agreed: { ...INSTANT, ...IN_PARTS } },
  secure_instantly_on_nusuk: { country: BY_NUSUK, agreed: INSTANT },
  approve_in_part: { country: BY_OPERATOR, agreed: { ...ON_REQUEST, ...IN_PARTS } },
  approve_on_nusuk: { country: BY_NUSUK, agreed: ON_REQUEST },
  withdraw_reference: { country: BY_NUSUK, agreed: INSTANT },
};

interface Given extends Way {
  readonly id: string;
  readonly member: Member;
}

type Call = (given: Given) => { readonly url: string; readonly by: Pick<Member, "session">; readonly body?: object };

const at = (route: { readonly path: string }, { id }: Given) => route.path.replace(":id", id);

/** What is open after the deposit of one seat. */
const REST = { scope: "all", amount: { amount: "4000.00", currency: "USD" } };

/** All that was paid for one seat given back: the price, its deposit, or nothing where Nusuk takes the money. */
function allOf({ country, agreed }: Given) {
  const paid = agreed.payment ? "1000.00" : "5000.00";
  const amount = { amount: country === BY_NUSUK ? "0.00" : paid, currency: "USD" };
  return { amount, refundable: amount, reason: "The hotel has closed." };
}

const NUMBER = "NH-1448-1";

const CALLS = {
  pay: (given) => ({ url: at(payBooking, given), by: given.member, body: { card: GOOD_CARD } }),
  payRest: (given) => ({ url: at(payBooking, given), by: given.member, body: { card: GOOD_CARD, ...REST } }),
  confirm: (given) => ({ url: at(confirmBooking, given), by: given.member }),
  approve: (given) => ({ url: at(approveBooking, given), by: operator }),
  record: (given) => ({
    url: at(recordNusuk, given),
    by: given.country === BY_NUSUK ? given.member : operator,
    body: { reference: NUMBER },
  }),
  withdraw: (given) => ({
    url: at(withdrawNumber, given),
    by: given.country === BY_NUSUK ? given.member : operator,
    body: { application: 0, reference: NUMBER },
  }),
  decline: (given) => ({ url: at(declineBooking, given), by: operator, body: { reason: "Full" } }),
  cancel: (given) => ({ url: at(cancelBooking, given), by: given.member }),
  callOff: (given) => ({ url: at(refundBooking, given), by: operator, body: allOf(given) }),
} as const satisfies Record<string, Call>;
type CallName = keyof typeof CALLS;

/** Which call goes along which edges; the others are gone along by themselves. */
const GOES: Record<CallName, readonly BookingEvent[]> = {
  pay: ["secure_for_approval", "secure_instantly_paid", "secure_instantly_in_part"],
  payRest: ["pay_balance"],
  confirm: ["secure_instantly_on_nusuk"],
  approve: ["approve_paid", "approve_in_part", "approve_on_nusuk"],
  record: ["record_reference"],
  withdraw: ["withdraw_reference"],
  decline: ["decline"],
  cancel: ["cancel"],
  callOff: ["call_off"],
};
const CALL_NAMES = Object.keys(GOES) as CallName[];

/** So long until it happens by itself. */
const ROUNDS: Partial<Record<BookingEvent, Readonly<Record<string, number>>>> = {
  expire: { minutes: 16 },
  lapse: { hours: 49 },
  release: { days: 40 },
  leave_unpaid: { days: 140 },
};

/** They change what is booked and not where the booking stands: `changes/` has the tests of their own calls. */
const CHANGES: readonly BookingEvent[] = ["swap", "change_rooms", "leave"];
/** What takes a seat won in a turn back: `../../queue/turns/people-of-turn.test.ts`. */
const OF_TURNS: readonly BookingEvent[] = ["forfeit"];
/** What staff call off at a suspended operator: `../staff/suspension.test.ts`. */
const OF_STAFF: readonly BookingEvent[] = ["call_off_by_staff"];
/** Places of who cannot be reached, for somebody who can: `holding-limits.test.ts`. */
const OF_LIMITS: readonly BookingEvent[] = ["yield"];

async function send(call: ReturnType<Call>): Promise<number> {
  const answer = await app.inject({
    method: "POST",
    url: call.url,
    headers: { ...call.by.session },
    ...(call.body && { payload: call.body }),
  });
  return answer.statusCode;
}

async function phaseOf({ id }: Given): Promise<BookingPhase> {
  const { phase } = await db.selectFrom("bookings").select("phase").where("id", "=", id).executeTakeFirstOrThrow();
  return phase;
}

async function given(phase: BookingPhase, way: Way): Promise<Given> {
  const member = await givenResident(app, way.country);
  const packageId = await givenOffer(app, operator.user.id, { agreed: way.agreed, releaseDate: daysAhead(30) });
  const body = { parts: [{ packageId, seats: 1 }] };
  const { id } = await app.call(createBooking, { body }, member.session);
  const booking = { ...way, id, member };
  if (phase === "cancelled") await send(CALLS.cancel(booking));
  else if (phase !== "held") await send(CALLS[way.country === BY_NUSUK ? "confirm" : "pay"](booking));
  if (phase === "confirmed" && way.country === BY_NUSUK) await send(CALLS.record(booking));
  expect(await phaseOf(booking)).toBe(phase);
  return booking;
}

function daysAhead(days: number): string {
  return new Date(time.clock().getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** The seats of a hold that ran out are taken again by securing it, which goes on from there. */
async function givenRunOut(): Promise<Given> {
  const booking = await given("held", WAY_TO.awaiting_approval);
  time.move({ minutes: 16 });
  await app.runJob(endOverdueJob, {});
  expect(await phaseOf(booking)).toBe("cancelled");
  return booking;
}

const pairs = BOOKING_PHASES.flatMap((phase) =>
  BOOKING_EVENTS.map((event) => ({ phase, event, next: afterBookingEvent(phase, event) })),
);
const edges = pairs.flatMap(({ next, ...pair }) =>
  next === null
    ? []
    : CALL_NAMES.filter((call) => GOES[call].includes(pair.event)).map((call) => ({ ...pair, call, next })),
);
const withoutEdge = BOOKING_PHASES.flatMap((phase) =>
  CALL_NAMES.filter((call) => GOES[call].every((event) => afterBookingEvent(phase, event) === null))
    // What is due of a hold is its deposit, and of a hold that is paid nothing: the same call pays both.
    .filter((call) => call !== "payRest" || phase !== "held")
    .filter((call) => call !== "pay" || phase !== "awaiting_balance")
    // What is taken back once is taken back.
    .filter((call) => call !== "withdraw" || (phase !== "awaiting_reference" && phase !== "confirmed"))
    .map((call) => ({ phase, call })),
);

it.each(edges)(
  "a booking that is $phase goes by $event to $next, called by $call",
  async ({ phase, event, call, next }) => {
    const booking = await given(phase, WAY_FOR[event] ?? WAY_TO[phase]);

    expect(await send(CALLS[call](booking))).toBe(200);

    expect(await phaseOf(booking)).toBe(next);
  },
);

it("has every edge tried, by a call or by the round", () => {
  const tried = new Set([
    ...edges.map(({ event }) => event),
    ...Object.keys(ROUNDS),
    ...CHANGES,
    ...OF_TURNS,
    ...OF_STAFF,
    ...OF_LIMITS,
    "retake",
  ]);

  expect(BOOKING_EVENTS.filter((event) => !tried.has(event))).toEqual([]);
});

it("a booking whose hold ran out goes by retake to held, and on", async () => {
  const booking = await givenRunOut();

  expect(await send(CALLS.pay(booking))).toBe(200);

  expect(await phaseOf(booking)).toBe("awaiting_approval");
});

it.each(withoutEdge)("a booking that is $phase answers 409 to $call and stays so", async ({ phase, call }) => {
  const booking = await given(phase, WAY_TO[phase]);

  expect(await send(CALLS[call](booking))).toBe(409);

  expect(await phaseOf(booking)).toBe(phase);
});

it.each(pairs.filter(({ event }) => ROUNDS[event]))(
  "the round takes a booking that is $phase along $event only where the table has that edge",
  async ({ phase, event, next }) => {
    const booking = await given(phase, WAY_FOR[event] ?? WAY_TO[phase]);

    time.move(ROUNDS[event] ?? {});
    await app.runJob(endOverdueJob, {});

    const gone = await db
      .selectFrom("audit")
      .select("id")
      .where("subjectId", "=", booking.id)
      .where("action", "=", `booking.${event}`)
      .execute();
    expect(gone).toHaveLength(next === null ? 0 : 1);
    if (next !== null) expect(await phaseOf(booking)).toBe(next);
    time.move(backBy(ROUNDS[event] ?? {}));
  },
);

function backBy(time: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(time).map(([unit, many]) => [unit, -many]));
}

it("leaves seats, lines and money in agreement", async () => {
  await app.jobsDone();
  await expectBooksToBalance(db);
});

/** The one next action, a table of what exists against what to do. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOOKING_PHASES, CANCEL_REASONS, PAYMENT_STATUSES } from "#domain/bookings/booking.ts";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "#domain/documents/document.ts";
import type { JourneyBooking, JourneyFacts } from "#domain/obligations/papers/facts.ts";
import { AMOUNT_STATES } from "#domain/payments/schedules/standing.ts";
import { QUEUE_TICKET_STATES } from "#domain/queue/ticket.ts";
import { obligationsOf } from "./obligations.ts";
import { isToGive, papersOf } from "./papers/papers.ts";
import {
  APP,
  booking,
  DUE,
  FAMILY,
  facts,
  held,
  INJECTION,
  LATER,
  NEW,
  NOW,
  nextAction,
  verified,
} from "./test-facts.ts";
import { isOwedByHousehold } from "./told/moment.ts";

const instant = fc.constantFrom("2026-11-20T13:00:00Z", LATER);

const anyBooking = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  isMine: fc.boolean(),
  offered: fc.boolean(),
  ...{ operatorStopped: fc.boolean(), rests: fc.boolean() },
  phase: fc.constantFrom(...BOOKING_PHASES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  schedule: fc.array(
    fc.record({
      dueOn: fc.constantFrom("2026-11-19", "2026-11-27", "2027-03-06"),
      state: fc.constantFrom(...AMOUNT_STATES),
    }),
  ),
  totalAmount: fc.constant(9800),
  amountPaid: fc.record({ amount: fc.constantFrom("0.00", "4573.34") }),
  channel: fc.constantFrom("nusuk" as const, "operator" as const, null),
  holdExpiresAt: fc.option(instant),
  approvalDueAt: fc.option(instant),
  nusukReference: fc.option(fc.constant("N-1")),
  numbersSeen: fc.boolean(),
  referenceDueOn: fc.option(fc.constantFrom("2026-11-19", "2027-03-01")),
  seats: fc.integer({ min: 1, max: 3 }),
  parts: fc.array(fc.record({ travellers: fc.array(fc.constant({}), { maxLength: 2 }) }), { maxLength: 2 }),
  cancelReason: fc.option(fc.constantFrom(...CANCEL_REASONS)),
  departureDate: fc.constantFrom("2025-06-01", "2026-11-20", "2027-05-05"),
  returnDate: fc.constantFrom("2025-06-20", "2026-12-01", "2027-05-23"),
});

const anyDocument = fc.record({
  type: fc.constantFrom(...DOCUMENT_TYPES),
  status: fc.constantFrom(...DOCUMENT_STATUSES),
});

const anyTicket = fc.record({
  windowId: fc.constant("w1"),
  isMine: fc.boolean(),
  holder: fc.constantFrom(null, "Amina"),
  rests: fc.boolean(),
  state: fc.constantFrom(...QUEUE_TICKET_STATES),
  turnEndsAt: fc.option(instant),
  ...{ drawnAt: fc.option(instant), isPaused: fc.boolean(), simulated: fc.boolean() },
});

const anyTravel = fc.option(
  fc.record({
    departureDate: fc.constantFrom("2026-12-01", "2027-05-05"),
    referenceDueOn: fc.option(fc.constant("2027-03-01")),
    channel: fc.constantFrom("nusuk" as const, "operator" as const, null),
    isNumbered: fc.boolean(),
  }),
);

const anyCompanion = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("Khadija", "Yusuf"),
  documents: fc.array(anyDocument, { maxLength: 4 }),
  travel: anyTravel,
  lacksDetails: fc.boolean(),
  biometrics: fc.constantFrom(null, APP),
  ...{ injection: fc.constantFrom(null, INJECTION), lacksBiometrics: fc.boolean() },
});

describe("the next action", () => {
  it.each<[string, Partial<JourneyFacts>, object]>([
    ["a new account", { household: NEW }, { kind: "welcome" }],
    ["a new account that holds places", { household: NEW, bookings: [held()] }, { kind: "secure_hold" }],
    [
      "an account that began before it was asked",
      { household: NEW, documents: verified("photo") },
      { kind: "upload_document", type: "passport", traveller: null },
    ],
    [
      "a skipped welcome",
      { household: { ...NEW, welcomed: true } },
      { kind: "upload_document", type: "passport", traveller: null },
    ],
    ["a family of whom nobody is named", { household: FAMILY, documents: DUE }, { kind: "add_travellers" }],
    ["a named family", { household: { ...FAMILY, companions: 1 }, documents: DUE }, { kind: "choose_package" }],
    ["one who travels alone and nothing else", {}, { kind: "upload_document", type: "passport", traveller: null }],
    [
      "a passport, while a certificate made today would be too early",
      { documents: verified("passport") },
      { kind: "upload_document", type: "photo", traveller: null },
    ],
    [
      "a passport, from the day on which the certificate can be made",
      { documents: verified("passport"), now: new Date("2027-02-14T08:00:00Z") },
      { kind: "upload_document", type: "health_certificate", traveller: null },
    ],
    [
      "a photo too, while a certificate made today would be too early",
      { documents: verified("passport", "photo") },
      { kind: "choose_package" },
    ],
    [
      "a refused photo beside a missing certificate",
      { documents: [...verified("passport"), { type: "photo", status: "rejected" }] },
      { kind: "replace_document", type: "photo", traveller: null },
    ],
    [
      "a refused passport that was replaced by a verified one",
      { documents: [{ type: "passport", status: "rejected" }, ...DUE] },
      { kind: "choose_package" },
    ],
    ["all due documents", { documents: DUE }, { kind: "choose_package" }],
    [
      "a live hold, whatever is missing",
      { bookings: [held()] },
      { kind: "secure_hold", bookingId: "b1", until: LATER, channel: null },
    ],
    [
      "two holds, of which the second ends first",
      { bookings: [held(), held({ id: "b2", holdExpiresAt: "2026-11-20T14:05:00Z" })] },
      { kind: "secure_hold", bookingId: "b2", until: "2026-11-20T14:05:00Z", channel: null },
    ],
    [
      "a hold that has just run out",
      { documents: DUE, bookings: [held({ holdExpiresAt: NOW.toISOString() })] },
      { kind: "choose_package" },
    ],
    [
      "an approved Nusuk booking without its reference",
      { documents: DUE, bookings: [booking({ phase: "awaiting_reference" })] },
      { kind: "record_reference", bookingId: "b1", dueOn: null },
    ],
    [
      "a request that waits for the operator",
      { documents: DUE, bookings: [booking({ phase: "awaiting_approval", approvalDueAt: LATER })] },
      { kind: "await_approval", bookingId: "b1", until: LATER, channel: "operator" },
    ],
    [
      "documents that are being checked",
      { documents: DUE.map((d) => ({ ...d, status: "pending" as const })), bookings: [booking()] },
      { kind: "await_documents" },
    ],
    [
      "a reference before visas are asked for",
      { documents: DUE, bookings: [booking({ nusukReference: "N-1" })] },
      { kind: "await_travel", bookingId: "b1", departureDate: "2027-05-05" },
    ],
    [
      "a reference once they are, so that the visa is due",
      { documents: DUE, bookings: [booking({ nusukReference: "N-1" })], now: new Date("2027-03-09T08:00:00Z") },
      { kind: "upload_document", type: "visa", traveller: null },
    ],
    [
      "everything, before departure",
      { documents: DUE, bookings: [booking()] },
      { kind: "await_travel", bookingId: "b1", departureDate: "2027-05-05" },
    ],
    [
      "the day of departure",
      { documents: DUE, bookings: [booking()], now: new Date("2027-05-05T06:00:00Z") },
      { kind: "travel", bookingId: "b1", returnDate: "2027-05-23" },
    ],
    [
      "the day after the return",
      { documents: DUE, bookings: [booking()], now: new Date("2027-05-24T06:00:00Z") },
      { kind: "home", bookingId: "b1" },
    ],
  ])("with %s", (_, given, expected) => {
    expect(nextAction(facts(given))).toMatchObject(expected);
  });
});

describe("dates", () => {
  const paying = (dueOn: string, overrides: Partial<JourneyBooking> = {}) =>
    booking({ id: "paying", phase: "awaiting_balance", schedule: [{ dueOn, state: "next" }], ...overrides });
  const buying = (referenceDueOn: string | null) =>
    booking({ id: "buying", phase: "awaiting_reference", channel: "nusuk", referenceDueOn });

  it.each<[string, Partial<JourneyFacts>, object]>([
    [
      "an amount due in seven days comes before the papers",
      { bookings: [paying("2026-11-27")] },
      { kind: "pay_amount", bookingId: "paying", dueOn: "2026-11-27", isLate: false },
    ],
    [
      "so does a later one that is due before them",
      { documents: verified("passport"), bookings: [paying("2027-03-08")] },
      { kind: "pay_amount" },
    ],
    [
      "one that is due after them does not",
      { documents: verified("passport"), bookings: [paying("2027-03-10")] },
      { kind: "upload_document", type: "photo" },
    ],
    [
      "nor does one in eight days before a passport, which takes weeks",
      { bookings: [paying("2026-11-28")] },
      { kind: "upload_document", type: "passport" },
    ],
    [
      "one due in eight days is what is left when all else is done",
      { documents: DUE, bookings: [paying("2026-11-28")] },
      { kind: "pay_amount", dueOn: "2026-11-28" },
    ],
    [
      "an overdue one is late",
      { bookings: [paying("2026-11-19", { schedule: [{ dueOn: "2026-11-19", state: "overdue" }] })] },
      { kind: "pay_amount", dueOn: "2026-11-19", isLate: true },
    ],
    [
      "what is paid asks for nothing",
      { documents: DUE, bookings: [paying("2026-11-19", { schedule: [{ dueOn: "2026-11-19", state: "paid" }] })] },
      { kind: "await_travel" },
    ],
    [
      "another's amount is theirs to pay",
      { documents: DUE, bookings: [paying("2026-11-20", { isMine: false })] },
      { kind: "await_booker", dueOn: "2026-11-20" },
    ],
    [
      "the reference says by when the places are given back",
      { documents: DUE, bookings: [buying("2027-03-01")] },
      { kind: "record_reference", bookingId: "buying", dueOn: "2027-03-01" },
    ],
    [
      "one due in seven days comes before the papers",
      { bookings: [buying("2026-11-27")] },
      { kind: "record_reference", dueOn: "2026-11-27" },
    ],
    ["one that is late does so too", { bookings: [buying("2026-11-19")] }, { kind: "record_reference" }],
    [
      "one due in eight days comes after them, which it needs by that day",
      { bookings: [buying("2026-11-28")] },
      { kind: "upload_document", type: "passport" },
    ],
    ["one without a day comes after them", { bookings: [buying(null)] }, { kind: "upload_document", type: "passport" }],
    [
      "one due in eight days comes after the details",
      { documents: DUE, lacksDetails: true, bookings: [buying("2026-11-28")] },
      { kind: "tell_details" },
    ],
    [
      "one due in eight days comes after who travels",
      { household: FAMILY, documents: DUE, bookings: [buying("2026-11-28")] },
      { kind: "add_travellers" },
    ],
    [
      "one due in eight days is not waited with while papers are checked",
      { documents: DUE.map((d) => ({ ...d, status: "pending" as const })), bookings: [buying("2026-11-28")] },
      { kind: "record_reference" },
    ],
    [
      "the earlier of two duties: the amount",
      { bookings: [buying("2026-11-25"), paying("2026-11-24")] },
      { kind: "pay_amount" },
    ],
    [
      "the earlier of two duties: the reference, also on the same day",
      { bookings: [paying("2026-11-24"), buying("2026-11-24")] },
      { kind: "record_reference" },
    ],
    [
      "a reference without a day comes after a dated amount",
      { bookings: [buying(null), paying("2026-11-27")] },
      { kind: "pay_amount" },
    ],
    [
      "a passport is needed when visas are asked for, a forecast where nobody has set the day",
      { bookings: [booking()] },
      { kind: "upload_document", type: "passport", reason: "visa", isForecast: true },
    ],
    [
      "a passport is needed for the purchase on Nusuk by its day",
      { bookings: [{ ...buying("2027-01-05"), isMine: false }] },
      { kind: "upload_document", type: "passport", reason: "booking", dueOn: "2027-01-05", isForecast: false },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts(given))).toMatchObject(expected);
  });
});

describe("places without a name", () => {
  const two = { seats: 2, parts: [{ travellers: [{}] }] };

  it.each<[string, Partial<JourneyBooking>, object]>([
    ["are named before visas are asked for", two, { kind: "name_people", count: 1, dueOn: "2027-03-09" }],
    ["are another's to name, who made the booking", { ...two, isMine: false }, { kind: "await_travel" }],
    ["are none when all are named", { seats: 1 }, { kind: "await_travel" }],
    [
      "come before the purchase that needs them, by its day",
      { ...two, phase: "awaiting_reference", channel: "nusuk", referenceDueOn: "2027-01-05" },
      { kind: "name_people", count: 1, dueOn: "2027-01-05" },
    ],
    [
      "are named before the sale is expected where the purchase has no day",
      { ...two, phase: "awaiting_reference", channel: "nusuk" },
      { kind: "name_people", count: 1, dueOn: "2027-01-09", isForecast: true },
    ],
    [
      "come after a purchase whose days are counted",
      { ...two, phase: "awaiting_reference", channel: "nusuk", referenceDueOn: "2026-11-27" },
      { kind: "record_reference" },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts({ documents: DUE, bookings: [booking(given)] }))).toMatchObject(expected);
  });
});

describe("on the way", () => {
  it.each([
    ["2027-05-04", "upload_document"],
    ["2027-05-05", "travel"],
    ["2027-05-23", "travel"],
    ["2027-05-24", "home"],
  ])("on %s with papers still missing it is %s", (day, kind) => {
    expect(nextAction(facts({ bookings: [booking()], now: new Date(`${day}T06:00:00Z`) })).kind).toBe(kind);
  });

  it("leads before what is still to be paid, which follows it", () => {
    const unpaid = booking({
      phase: "awaiting_balance",
      schedule: [{ dueOn: "2027-03-06", state: "overdue" }],
    });
    const acts = obligationsOf(facts({ bookings: [unpaid], now: new Date("2027-05-14T06:00:00Z") }));

    expect(acts.map(({ act }) => act.kind)).toEqual(["travel", "pay_amount"]);
  });

  it("is not home for who has asked for another journey", () => {
    const past = booking({ id: "past", departureDate: "2026-05-05", returnDate: "2026-05-23" });
    const next = booking({ id: "next", phase: "awaiting_approval", approvalDueAt: LATER });

    expect(nextAction(facts({ documents: DUE, bookings: [next, past] })).kind).toBe("await_approval");
  });
});

it("never names a hold or a turn that is over or another's, or a booking that is cancelled", () => {
  fc.assert(
    fc.property(fc.array(anyDocument), fc.array(anyBooking), fc.array(anyTicket), (documents, bookings, tickets) => {
      const action = nextAction(facts({ documents, bookings, tickets }));

      if (action.kind === "secure_hold" || action.kind === "take_turn")
        expect(Date.parse(action.until)).toBeGreaterThan(NOW.getTime());
      if (action.kind === "take_turn" || action.kind === "await_household_turn")
        expect(
          tickets.some(
            ({ isMine, turnEndsAt }) => isMine === (action.kind === "take_turn") && turnEndsAt === action.until,
          ),
        ).toBe(true);
      if ("bookingId" in action)
        expect(bookings.some((b) => b.id === action.bookingId && b.phase !== "cancelled")).toBe(true);
    }),
  );
});

it("names every paper that somebody has to give once, by the one date of papers, and each thing by a name of its own", () => {
  const world = fc.record({
    documents: fc.array(anyDocument, { maxLength: 4 }),
    travel: anyTravel,
    companions: fc.uniqueArray(anyCompanion, { maxLength: 3, selector: ({ id }) => id }),
    tickets: fc.array(anyTicket, { maxLength: 1 }),
  });
  fc.assert(
    fc.property(world, (given) => {
      const obligations = obligationsOf(facts({ ...given, household: { ...FAMILY, companions: 1 } }));

      const ids = obligations.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const wanted = [{ id: "self", ...given }, ...given.companions].flatMap(({ id, documents, travel }) =>
        papersOf(documents, travel, "2026-11-20")
          .filter(isToGive)
          .map(({ type, dueOn }) => `paper ${type} ${id} ${dueOn}`),
      );
      const told = obligations.flatMap(({ id, due, act }) => ("type" in act ? `${id} ${due?.at}` : []));
      expect(told.toSorted()).toEqual(wanted.toSorted());
      expect(obligations[0]?.act.kind === "choose_package" && obligations.some(isOwedByHousehold)).toBe(false);
    }),
  );
});

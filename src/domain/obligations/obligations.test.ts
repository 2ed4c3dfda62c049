/** The one next action, a table of what exists against what to do. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOOKING_PHASES, CANCEL_REASONS, PAYMENT_STATUSES } from "#domain/bookings/booking.ts";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "#domain/documents/document.ts";
import type { Household, JourneyBooking, JourneyDocument, JourneyFacts } from "#domain/obligations/facts.ts";
import { AMOUNT_STATES } from "#domain/payments/standing.ts";
import { TICKET_STATES } from "#domain/queue/ticket.ts";
import { isToDo, momentOf } from "./moment.ts";
import { obligationsOf } from "./obligations.ts";
import { isToGive, papersOf } from "./papers.ts";

const NOW = new Date("2026-11-20T14:00:00Z");
const LATER = "2026-11-20T14:15:00Z";

const booking = (overrides: Partial<JourneyBooking> = {}): JourneyBooking => ({
  id: "b1",
  isMine: true,
  offered: false,
  phase: "confirmed",
  paymentStatus: "completed",
  schedule: [],
  totalAmount: 9800,
  amountPaid: { amount: "0.00" },
  channel: "operator",
  operatorStopped: false,
  holdExpiresAt: null,
  approvalDueAt: null,
  nusukReference: null,
  numbersSeen: false,
  referenceDueOn: null,
  seats: 1,
  parts: [{ travellers: [{}] }],
  cancelReason: null,
  departureDate: "2027-05-05",
  returnDate: "2027-05-23",
  ...overrides,
});
const held = (overrides: Partial<JourneyBooking> = {}) =>
  booking({ phase: "held", paymentStatus: "pending", channel: null, holdExpiresAt: LATER, ...overrides });
const ALONE: Household = { welcomed: true, travelsAlone: true, companions: 0, isInGroup: false };
/** As the server finds it: the first journey ahead that is no mere hold. */
const travelOf = (bookings: readonly JourneyBooking[], now: Date) => {
  const ahead = bookings.filter(
    ({ phase, returnDate }) =>
      phase !== "held" && phase !== "cancelled" && returnDate >= now.toISOString().slice(0, 10),
  );
  const [first] = ahead.toSorted((a, b) => (a.departureDate < b.departureDate ? -1 : 1));
  if (!first) return null;
  const { departureDate, referenceDueOn, nusukReference } = first;
  return { departureDate, referenceDueOn, isNumbered: nusukReference !== null };
};
const facts = (overrides: Partial<JourneyFacts> = {}): JourneyFacts => ({
  travel: travelOf(overrides.bookings ?? [], overrides.now ?? NOW),
  household: ALONE,
  companions: [],
  lacksDetails: false,
  others: [],
  invitations: [],
  documents: [],
  bookings: [],
  othersHolds: [],
  tickets: [],
  planSteps: [],
  isPlanned: false,
  now: NOW,
  ...overrides,
});
const verified = (...types: JourneyDocument["type"][]): JourneyDocument[] =>
  types.map((type) => ({ type, status: "verified" }));
const NEW: Household = { welcomed: false, travelsAlone: null, companions: 0, isInGroup: false };
const FAMILY: Household = { welcomed: true, travelsAlone: false, companions: 0, isInGroup: false };
const DUE = verified("passport", "health_certificate", "photo");
const EARLY = { type: "health_certificate", status: "verified" } as const;

/** The one thing to do next. */
const nextAction = (given: JourneyFacts) => momentOf(obligationsOf(given)).obligation.act;

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
      "a reference, so that the visa is due",
      { documents: DUE, bookings: [booking({ nusukReference: "N-1" })] },
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

describe("with companions", () => {
  const person = (id: string, documents: readonly JourneyDocument[], lacksDetails = false) => ({
    id,
    name: id.toUpperCase(),
    documents,
    travel: null,
    lacksDetails,
  });
  const TOGETHER: Household = { ...FAMILY, companions: 2, isInGroup: true };
  const lacking = [
    person("yusuf", DUE),
    person("maryam", [...verified("passport"), { type: "photo", status: "rejected" }]),
    person("ibrahim", []),
  ];

  it.each<[string, Partial<JourneyFacts>, object]>([
    ["own papers come first", { companions: lacking }, { type: "passport", traveller: null }],
    [
      "a refused passport of one of them before a visa of one's own, which cannot exist yet without it",
      {
        documents: DUE,
        bookings: [booking({ nusukReference: "N-1" })],
        companions: [person("khadija", [{ type: "passport", status: "rejected" }])],
      },
      { kind: "replace_document", type: "passport", traveller: { id: "khadija" } },
    ],
    [
      "then a passport, which takes longest",
      { documents: DUE, companions: lacking },
      { kind: "upload_document", type: "passport", traveller: { id: "ibrahim", name: "IBRAHIM" } },
    ],
    [
      "then what was refused",
      { documents: DUE, companions: lacking.slice(0, 2) },
      { kind: "replace_document", type: "photo", traveller: { id: "maryam" } },
    ],
    [
      "nothing of them holds up a household that is ready",
      { documents: DUE, companions: lacking.slice(0, 1) },
      { kind: "choose_package" },
    ],
    [
      "what is still checked is waited for",
      {
        documents: DUE,
        companions: [
          person("khadija", [...verified("passport", "photo"), { type: "health_certificate", status: "pending" }]),
        ],
        bookings: [booking()],
      },
      { kind: "await_documents" },
    ],
    [
      "once the papers are there, the details that an application asks for",
      { documents: DUE, companions: [person("yusuf", DUE), person("maryam", DUE, true)] },
      { kind: "tell_details", traveller: { id: "maryam", name: "MARYAM" } },
    ],
    [
      "the owner's own details come before theirs",
      { documents: DUE, lacksDetails: true, companions: [person("maryam", DUE, true)] },
      { kind: "tell_details", traveller: null },
    ],
    [
      "who travels alone is asked for nobody's details",
      { household: ALONE, documents: DUE, companions: [person("maryam", DUE, true)] },
      { kind: "choose_package" },
    ],
    [
      "who travels alone is asked for nobody's papers",
      { household: ALONE, documents: DUE, companions: lacking },
      { kind: "choose_package" },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts({ household: TOGETHER, ...given }))).toMatchObject(expected);
  });

  it("leaves another's hold and reference to who made the booking, and calls nothing ready before", () => {
    const waiting = booking({ phase: "awaiting_reference", isMine: false, referenceDueOn: "2027-03-21" });

    const { who, act } = momentOf(
      obligationsOf(facts({ documents: DUE, bookings: [held({ isMine: false }), waiting] })),
    ).obligation;

    expect({ who, act }).toEqual({
      who: "member",
      act: { kind: "await_booker", bookingId: "b1", dueOn: "2027-03-21" },
    });
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
    ["one due in eight days does not", { bookings: [paying("2026-11-28")] }, { kind: "upload_document" }],
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
      "one due in eight days comes after them",
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
      { bookings: [{ ...buying("2027-02-01"), isMine: false }] },
      { kind: "upload_document", type: "passport", reason: "booking", dueOn: "2027-02-01", isForecast: false },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts(given))).toMatchObject(expected);
  });
});

describe("the queue", () => {
  const ofWindow = { windowId: "w1", isMine: true, holder: "Amina", operatorStopped: false };
  const turn = (turnEndsAt: string) => ({ ...ofWindow, state: "admitted" as const, turnEndsAt });
  const inLine = { ...ofWindow, state: "waiting" as const, turnEndsAt: null };
  const theirs = { ...turn(LATER), isMine: false };
  const inTurn = (until: string) => {
    return { departureDate: null, referenceDueOn: null, isNumbered: false, turn: { until, isForecast: false } };
  };

  it.each<[string, Partial<JourneyFacts>, object]>([
    ["a turn comes before everything", { tickets: [turn(LATER)] }, { kind: "take_turn", windowId: "w1", until: LATER }],
    [
      "a turn that is just over does not",
      { documents: DUE, tickets: [turn(NOW.toISOString())] },
      { kind: "choose_package" },
    ],
    [
      "of a turn and a hold what ends first: the hold",
      { tickets: [turn(LATER)], bookings: [held({ holdExpiresAt: "2026-11-20T14:05:00Z" })] },
      { kind: "secure_hold" },
    ],
    [
      "of a turn and a hold what ends first: the turn",
      { tickets: [turn("2026-11-20T14:05:00Z")], bookings: [held()] },
      { kind: "take_turn" },
    ],
    [
      "the household's turn comes first for who cannot use it too, with who can",
      { tickets: [theirs] },
      { kind: "await_household_turn", windowId: "w1", until: LATER, member: "Amina" },
    ],
    [
      "a turn that nobody can use holds up no papers",
      { tickets: [{ ...theirs, holder: null }] },
      { kind: "upload_document" },
    ],
    [
      "of the household's turn and another's hold what ends first",
      {
        tickets: [theirs],
        othersHolds: [{ bookingId: "b2", until: "2026-11-20T14:05:00Z", offered: false, member: "Omar" }],
      },
      { kind: "await_hold", bookingId: "b2", member: "Omar" },
    ],
    [
      "the passport that another's hold waits for goes before it: all else is theirs to do",
      {
        othersHolds: [{ bookingId: "b2", until: LATER, offered: false, member: "Omar" }],
        travel: inTurn(LATER),
      },
      { kind: "upload_document", type: "passport", dueOn: LATER },
    ],
    [
      "and before one's own hold of a turn, which cannot be secured without it",
      { bookings: [held()], travel: inTurn(LATER) },
      { kind: "upload_document", type: "passport", dueOn: LATER },
    ],
    [
      "names for seats of a turn go before everything that waits for them",
      { bookings: [{ ...held(), passportsAsked: true, parts: [] }], travel: inTurn(LATER) },
      { kind: "name_people", bookingId: "b1", dueOn: LATER, reason: "turn_hold", isForecast: false },
    ],
    [
      "the passport of another turn does not",
      { bookings: [held()], travel: inTurn("2026-11-20T14:55:00Z") },
      { kind: "secure_hold", bookingId: "b1" },
    ],
    [
      "another's hold that has run out does not",
      { documents: DUE, othersHolds: [{ bookingId: "b2", until: NOW.toISOString(), offered: true, member: "Omar" }] },
      { kind: "choose_package" },
    ],
    [
      "another's turn that is just over is not waited for",
      { documents: DUE, tickets: [{ ...theirs, turnEndsAt: NOW.toISOString() }] },
      { kind: "choose_package" },
    ],
    [
      "another's place in line is waited for",
      { documents: DUE, tickets: [{ ...inLine, isMine: false }] },
      { kind: "await_turn" },
    ],
    ["the papers are given while one waits in line", { tickets: [inLine] }, { kind: "upload_document" }],
    ["who has given everything waits for the turn", { documents: DUE, tickets: [inLine] }, { kind: "await_turn" }],
    [
      "who has booked waits for the journey, not for a turn",
      { documents: DUE, tickets: [inLine], bookings: [booking()] },
      { kind: "await_travel" },
    ],
    [
      "a turn at a suspended operator stands still, and nobody is sent to use it",
      { documents: DUE, tickets: [{ ...theirs, isMine: true, operatorStopped: true }] },
      { kind: "await_turn" },
    ],
    [
      "what is held at a suspended operator cannot be secured",
      { documents: DUE, bookings: [booking({ phase: "held", holdExpiresAt: LATER, operatorStopped: true })] },
      { kind: "choose_package" },
    ],
    [
      "a place that is over leads back to the packages",
      { documents: DUE, tickets: [{ ...inLine, state: "lapsed" }] },
      { kind: "choose_package" },
    ],
    [
      "who is home and stands in line again is asked for the papers again",
      { tickets: [inLine], bookings: [booking()], now: new Date("2027-05-24T06:00:00Z") },
      { kind: "upload_document" },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts(given))).toMatchObject(expected);
  });
});

describe("the others of the household", () => {
  const yusuf = { name: "Yusuf", groupId: "g1", isIncomplete: true, passportDue: null };
  const invitation = (expiresAt: string) => ({ groupId: "g1", expiresAt });
  const turn = { until: LATER, isForecast: false };
  const asked = (dueOn: string) => ({
    ...yusuf,
    passportDue: { dueOn, reason: "turn_hold" as const, isForecast: false },
  });
  const waiting = {
    ...{ windowId: "w1", isMine: true, holder: null, state: "waiting" as const },
    ...{ operatorStopped: false, turnEndsAt: null },
  };

  it.each<[string, Partial<JourneyFacts>, object]>([
    ["a package is chosen without waiting for them", { documents: DUE, others: [yusuf] }, { kind: "choose_package" }],
    [
      "who keeps their own papers is reminded once there is a booking",
      { documents: DUE, others: [{ ...yusuf, name: "Maryam", isIncomplete: false }, yusuf], bookings: [booking()] },
      { kind: "remind_member", groupId: "g1", member: "Yusuf" },
    ],
    [
      "whose passport a turn waits for is reminded before all that has more time",
      { documents: verified("passport", "photo"), others: [asked(LATER)], tickets: [waiting] },
      { kind: "remind_passport", groupId: "g1", member: "Yusuf", dueOn: LATER },
    ],
    [
      "and before the hold that cannot be secured without it",
      { documents: verified("passport", "photo"), others: [asked(LATER)], bookings: [held()] },
      { kind: "remind_passport", member: "Yusuf", dueOn: LATER },
    ],
    [
      "but after the passport that is the account's own to give",
      {
        others: [asked(LATER)],
        bookings: [held()],
        travel: { departureDate: null, referenceDueOn: null, isNumbered: false, turn },
      },
      { kind: "upload_document", type: "passport", dueOn: LATER },
    ],
    [
      "whose papers are only being checked is not",
      { documents: DUE, others: [{ ...yusuf, isIncomplete: false }], bookings: [booking()] },
      { kind: "await_travel" },
    ],
    [
      "an invitation that ends within two days is made again",
      { documents: DUE, invitations: [invitation("2026-11-22T14:00:00Z")] },
      { kind: "renew_invitation", groupId: "g1", until: "2026-11-22T14:00:00Z" },
    ],
    [
      "one that ends a moment later is left to be answered",
      { documents: DUE, invitations: [invitation("2026-11-22T14:00:00.001Z")] },
      { kind: "choose_package" },
    ],
    [
      "one that is over is no invitation",
      { documents: DUE, invitations: [invitation(NOW.toISOString())], bookings: [booking()] },
      { kind: "await_travel" },
    ],
    [
      "a certificate that is too early is given again before anybody waits for the journey, by the journey as it is booked now",
      {
        documents: [...verified("passport", "photo"), { ...EARLY, renewFrom: "2027-02-14" }],
        bookings: [booking()],
        travel: { departureDate: "2027-05-05", referenceDueOn: null, isNumbered: false },
      },
      { kind: "renew_certificate", traveller: null, from: "2027-02-05" },
    ],
    [
      "one that is not there is asked for no sooner than it can be made",
      { documents: verified("passport", "photo"), bookings: [booking()] },
      { kind: "renew_certificate", traveller: null, from: "2027-02-05" },
    ],
    [
      "once there is a number it goes before the visa, which hangs on it",
      {
        documents: [...verified("passport", "photo"), { ...EARLY, renewFrom: "2027-02-05" }],
        bookings: [booking({ nusukReference: "NSK-1" })],
        travel: { departureDate: "2027-05-05", referenceDueOn: null, isNumbered: true },
      },
      { kind: "renew_certificate" },
    ],
    [
      "before anything is booked a package is chosen first",
      { documents: [...verified("passport", "photo"), { ...EARLY, renewFrom: "2027-02-05" }] },
      { kind: "choose_package" },
    ],
    [
      "one beside it that is not too early is enough",
      { documents: [...DUE, { ...EARLY, renewFrom: "2027-02-05" }], bookings: [booking()] },
      { kind: "await_travel" },
    ],
    [
      "one that is open is waited for when nothing else is left",
      { documents: DUE, invitations: [invitation("2026-12-01T00:00:00Z")], bookings: [booking()] },
      { kind: "await_member", groupId: "g1" },
    ],
    [
      "who is in a group has others to travel with",
      { household: { ...FAMILY, isInGroup: true }, documents: DUE },
      { kind: "choose_package" },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts(given))).toMatchObject(expected);
  });
});

it("reminds nobody of a passport and of being late in one breath", () => {
  const asked = { dueOn: LATER, reason: "turn_hold", isForecast: true } as const;
  const others = [{ name: "Yusuf", groupId: "g1", isIncomplete: true, passportDue: asked }];
  const told = obligationsOf(facts({ documents: DUE, others, bookings: [booking(), held({ id: "b2" })] }));

  expect(told.filter(({ act }) => "groupId" in act).map(({ act }) => act.kind)).toEqual(["remind_passport"]);
});

describe("places without a name", () => {
  const two = { seats: 2, parts: [{ travellers: [{}] }] };

  it.each<[string, Partial<JourneyBooking>, object]>([
    ["are named before visas are asked for", two, { kind: "name_people", count: 1, dueOn: "2027-03-09" }],
    ["are another's to name, who made the booking", { ...two, isMine: false }, { kind: "await_travel" }],
    ["are none when all are named", { seats: 1 }, { kind: "await_travel" }],
    [
      "come before the purchase that needs them, by its day",
      { ...two, phase: "awaiting_reference", channel: "nusuk", referenceDueOn: "2027-02-01" },
      { kind: "name_people", count: 1, dueOn: "2027-02-01" },
    ],
    [
      "are named before visas are asked for where the purchase has no day",
      { ...two, phase: "awaiting_reference", channel: "nusuk" },
      { kind: "name_people", count: 1, dueOn: "2027-03-09" },
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

const instant = fc.constantFrom("2026-11-20T13:00:00Z", LATER);
const anyBooking = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  isMine: fc.boolean(),
  offered: fc.boolean(),
  operatorStopped: fc.boolean(),
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
  operatorStopped: fc.boolean(),
  state: fc.constantFrom(...TICKET_STATES),
  turnEndsAt: fc.option(instant),
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

const anyTravel = fc.option(
  fc.record({
    departureDate: fc.constantFrom("2026-12-01", "2027-05-05"),
    referenceDueOn: fc.option(fc.constant("2027-03-01")),
    isNumbered: fc.boolean(),
  }),
);
const anyCompanion = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom("Khadija", "Yusuf"),
  documents: fc.array(anyDocument, { maxLength: 4 }),
  travel: anyTravel,
  lacksDetails: fc.boolean(),
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
      expect(obligations[0]?.act.kind === "choose_package" && obligations.some(isToDo)).toBe(false);
    }),
  );
});

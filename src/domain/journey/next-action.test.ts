/** The one next action, a table of what exists against what to do. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOOKING_PHASES, CANCEL_REASONS, PAYMENT_STATUSES } from "#domain/bookings/booking.ts";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "#domain/documents/document.ts";
import { AMOUNT_STATES } from "#domain/payments/standing.ts";
import type { Household, JourneyBooking, JourneyDocument, JourneyFacts } from "./facts.ts";
import { nextAction } from "./next-action.ts";

const NOW = new Date("2026-11-20T14:00:00Z");
const LATER = "2026-11-20T14:15:00Z";

const booking = (overrides: Partial<JourneyBooking> = {}): JourneyBooking => ({
  id: "b1",
  isMine: true,
  phase: "confirmed",
  paymentStatus: "completed",
  schedule: [],
  channel: "operator",
  holdExpiresAt: null,
  approvalDueAt: null,
  nusukReference: null,
  cancelReason: null,
  departureDate: "2027-05-05",
  returnDate: "2027-05-23",
  ...overrides,
});
const held = (overrides: Partial<JourneyBooking> = {}) =>
  booking({ phase: "held", paymentStatus: "pending", channel: null, holdExpiresAt: LATER, ...overrides });
const ALONE: Household = { welcomed: true, travelsAlone: true, companions: 0, isInGroup: false };
const facts = (overrides: Partial<JourneyFacts> = {}): JourneyFacts => ({
  household: ALONE,
  companions: [],
  documents: [],
  bookings: [],
  tickets: [],
  now: NOW,
  ...overrides,
});
const verified = (...types: JourneyDocument["type"][]): JourneyDocument[] =>
  types.map((type) => ({ type, status: "verified" }));
const NEW: Household = { welcomed: false, travelsAlone: null, companions: 0, isInGroup: false };
const FAMILY: Household = { welcomed: true, travelsAlone: false, companions: 0, isInGroup: false };
const DUE = verified("passport", "health_certificate", "photo");

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
      "a passport",
      { documents: verified("passport") },
      { kind: "upload_document", type: "health_certificate", traveller: null },
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
      { bookings: [booking({ phase: "awaiting_reference" })] },
      { kind: "record_reference", bookingId: "b1" },
    ],
    [
      "a request that waits for the operator",
      { documents: DUE, bookings: [booking({ phase: "awaiting_approval", approvalDueAt: LATER })] },
      { kind: "await_approval", bookingId: "b1", until: LATER },
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
  const person = (id: string, documents: readonly JourneyDocument[]) => ({ id, name: id.toUpperCase(), documents });
  const TOGETHER: Household = { ...FAMILY, companions: 2, isInGroup: true };
  const lacking = [
    person("yusuf", DUE),
    person("maryam", [...verified("passport"), { type: "photo", status: "rejected" }]),
    person("ibrahim", []),
  ];

  it.each<[string, Partial<JourneyFacts>, object]>([
    ["own papers come first", { companions: lacking }, { type: "passport", traveller: null }],
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
      "who travels alone is asked for nobody's papers",
      { household: ALONE, documents: DUE, companions: lacking },
      { kind: "choose_package" },
    ],
  ])("%s", (_, given, expected) => {
    expect(nextAction(facts({ household: TOGETHER, ...given }))).toMatchObject(expected);
  });

  it("leaves another's hold and reference to who made the booking", () => {
    const bookings = [held({ isMine: false }), booking({ phase: "awaiting_reference", isMine: false })];

    expect(nextAction(facts({ documents: DUE, bookings })).kind).toBe("await_travel");
  });
});

const instant = fc.constantFrom("2026-11-20T13:00:00Z", LATER);
const anyBooking = fc.record({
  id: fc.constantFrom("a", "b", "c"),
  isMine: fc.boolean(),
  phase: fc.constantFrom(...BOOKING_PHASES),
  paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
  schedule: fc.array(
    fc.record({
      dueOn: fc.constantFrom("2026-11-19", "2026-11-27", "2027-03-06"),
      state: fc.constantFrom(...AMOUNT_STATES),
    }),
  ),
  channel: fc.constantFrom("nusuk" as const, "operator" as const, null),
  holdExpiresAt: fc.option(instant),
  approvalDueAt: fc.option(instant),
  nusukReference: fc.option(fc.constant("N-1")),
  cancelReason: fc.option(fc.constantFrom(...CANCEL_REASONS)),
  departureDate: fc.constantFrom("2025-06-01", "2026-11-20", "2027-05-05"),
  returnDate: fc.constantFrom("2025-06-20", "2026-12-01", "2027-05-23"),
});
const anyDocument = fc.record({
  type: fc.constantFrom(...DOCUMENT_TYPES),
  status: fc.constantFrom(...DOCUMENT_STATUSES),
});

it("never names a hold that is over or a booking that is cancelled", () => {
  fc.assert(
    fc.property(fc.array(anyDocument), fc.array(anyBooking), (documents, bookings) => {
      const action = nextAction(facts({ documents, bookings }));

      if (action.kind === "secure_hold") expect(Date.parse(action.until)).toBeGreaterThan(NOW.getTime());
      if ("bookingId" in action)
        expect(bookings.some((b) => b.id === action.bookingId && b.phase !== "cancelled")).toBe(true);
    }),
  );
});

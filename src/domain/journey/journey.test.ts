/** The whole journey at once, and how far its steps are. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BOOKING_PHASES, PAYMENT_STATUSES } from "#domain/bookings/booking.ts";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentType, REQUIRED_TYPES } from "#domain/documents/document.ts";
import { QUEUE_TICKET_STATES } from "#domain/queue/ticket.ts";
import type { JourneyFacts } from "../obligations/papers/facts.ts";
import { booking, facts as factsOf } from "../obligations/test-facts.ts";
import { journeyOf } from "./journey.ts";
import type { JourneyPerson } from "./lacking.ts";
import { JOURNEY_STEPS } from "./steps.ts";

const confirmed = booking({ returnDate: "2027-05-25" });
/** Nobody's papers are dated by a journey. */
const facts = (overrides: Partial<JourneyFacts> = {}) => factsOf({ travel: null, ...overrides });
const progressOf = (given: Partial<JourneyFacts>, step: string) =>
  journeyOf(facts(given), []).steps.find((other) => other.step === step)?.progress;

describe("the progress of a step", () => {
  it("of the documents' check counts what was handed in of what is due", () => {
    const documents = [
      { type: "passport", status: "pending" },
      { type: "photo", status: "rejected" },
    ] as const;

    expect(progressOf({ documents }, "verification")).toBe(50);
    const certificateDue = { documents, now: new Date("2027-02-14T12:00:00Z") };
    expect(progressOf(certificateDue, "verification")).toBe(33);
  });

  it.each([
    ["2027-05-05", 0],
    ["2027-05-10", 25],
    ["2027-05-25", 100],
  ])("of the journey on %s is %i %", (day, progress) => {
    expect(progressOf({ bookings: [confirmed], now: new Date(`${day}T12:00:00Z`) }, "tracking")).toBe(progress);
  });

  it.each([
    ["waiting", null, 0],
    ["admitted", "2026-11-20T14:00:01Z", 50],
    ["admitted", "2026-11-20T14:00:00Z", 0],
    ["completed", null, 100],
  ] as const)("of the line, %s until %s, is %i %", (state, turnEndsAt, progress) => {
    const window = { windowId: "w1", rests: false, drawnAt: null, isPaused: false, simulated: false };
    const ticket = { ...window, isMine: true, holder: "Amina", state, turnEndsAt };
    expect(progressOf({ tickets: [ticket] }, "queue")).toBe(progress);
  });

  it("of a journey there and back on one day is all", () => {
    const bookings = [{ ...confirmed, returnDate: confirmed.departureDate }];

    expect(progressOf({ bookings, now: new Date("2027-05-05T12:00:00Z") }, "tracking")).toBe(100);
  });
});

it("calls no visa not due of who is on the way, whatever number has been recorded", () => {
  const visaOn = (day: string) =>
    journeyOf(facts({ bookings: [confirmed], now: new Date(`${day}T12:00:00Z`) }), []).documents.slots.find(
      ({ type }) => type === "visa",
    )?.state;

  expect(visaOn("2027-05-04")).toBe("not_due");
  expect(visaOn("2027-05-15")).toBe("missing");
  expect(visaOn("2027-05-24")).toBe("missing");
});

it("tells a member on the way of their own papers alone: what others never gave is not theirs to know", () => {
  const away = (other: Partial<JourneyPerson>) =>
    journeyOf(
      facts({
        ...{ bookings: [confirmed], documents: ALL, now: new Date("2027-05-15T12:00:00Z") },
        household: { welcomed: true, travelsAlone: false, companions: 0, isInGroup: true },
      }),
      [{ marks: [], state: "ready", biometrics: null, isOthers: true, ...other }],
    ).steps.flatMap(({ step, hidesSome }) => (hidesSome ? [step] : []));

  expect(away({ marks: null })).toEqual(["upload", "verification"]);
  expect(away({ marks: null, state: "incomplete" })).toEqual(["upload", "verification", "family"]);
  expect(away({ marks: [{ mark: "travel_details", state: "missing" }] })).toContain("family");
  expect(away({ biometrics: "hidden" })).toEqual(["nusuk"]);
  // Who keeps everybody's papers, or may see that all are there, knows it.
  expect(away({ isOthers: false })).toEqual([]);
  expect(away({})).toEqual([]);
  expect(away({ marks: [{ mark: "visa", state: "missing" }] })).toEqual(["upload", "verification"]);
});

const ALL = REQUIRED_TYPES.map((type) => ({ type, status: "verified" as const }));
const NOVEMBER = new Date("2026-11-25T12:00:00Z");

it("calls papers done so far while a visa or a certificate cannot be there yet, and done once they are", () => {
  const soFar = (...types: DocumentType[]) =>
    journeyOf(
      facts({ bookings: [confirmed], documents: types.map((type) => ({ type, status: "verified" })), now: NOVEMBER }),
      [],
    ).steps.flatMap(({ step, moreToCome }) => (moreToCome ? [step] : []));

  expect(soFar("passport", "photo")).toEqual(["upload", "verification"]);
  expect(soFar("passport", "photo", "health_certificate", "visa")).toEqual([]);
  expect(soFar()).toEqual([]);
});

const anyFacts = fc.record({
  documents: fc.array(
    fc.record({ type: fc.constantFrom(...DOCUMENT_TYPES), status: fc.constantFrom(...DOCUMENT_STATUSES) }),
  ),
  bookings: fc.array(
    fc
      .record({
        phase: fc.constantFrom(...BOOKING_PHASES),
        paymentStatus: fc.constantFrom(...PAYMENT_STATUSES),
        departureDate: fc.constantFrom("2026-11-10", "2027-05-05"),
      })
      .map((changes) => ({ ...confirmed, ...changes })),
  ),
  household: fc.record({
    welcomed: fc.boolean(),
    travelsAlone: fc.option(fc.boolean()),
    companions: fc.nat({ max: 3 }),
    isInGroup: fc.boolean(),
  }),
  companions: fc.constant([]),
  travel: fc.constant(null),
  planSteps: fc.constant([]),
  isPlanned: fc.boolean(),
  homeChannel: fc.constantFrom("nusuk" as const, "operator" as const, null),
  othersHolds: fc.constant([]),
  tickets: fc.array(
    fc.record({
      windowId: fc.constant("w1"),
      isMine: fc.boolean(),
      holder: fc.constantFrom(null, "Amina"),
      rests: fc.boolean(),
      state: fc.constantFrom(...QUEUE_TICKET_STATES),
      turnEndsAt: fc.constantFrom(null, "2026-11-20T14:05:00Z"),
      drawnAt: fc.constantFrom(null, "2026-11-20T14:05:00Z"),
      isPaused: fc.boolean(),
      simulated: fc.boolean(),
    }),
  ),
  lacksDetails: fc.boolean(),
  biometrics: fc.constant(null),
  injection: fc.constant(null),
  lacksBiometrics: fc.boolean(),
  householdHolder: fc.constantFrom(null, "Amina"),
  others: fc.constant([]),
  invitations: fc.constant([]),
  now: fc.constant(new Date("2026-11-20T14:00:00Z")),
});

it("has ten steps, 100 % where completed and 0 % where pending, and percentages within 0 and 100", () => {
  fc.assert(
    fc.property(anyFacts, (given) => {
      const { steps, headerProgress, overallProgress } = journeyOf(given, []);

      expect(steps.map(({ step }) => step)).toEqual(JOURNEY_STEPS);
      for (const { status, progress } of steps) {
        if (status === "completed") expect(progress).toBe(100);
        if (status === "pending") expect(progress).toBe(0);
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(100);
      }
      expect(overallProgress).toBe(steps.filter(({ status }) => status === "completed").length * 10);
      expect(headerProgress).toBeGreaterThanOrEqual(10);
      expect(headerProgress).toBeLessThanOrEqual(100);
    }),
  );
});

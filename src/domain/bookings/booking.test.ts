/** The state table of a booking, edge by edge, and everything that is not an edge. */
import { describe, expect, it } from "vitest";
import {
  afterBookingEvent,
  approveEvent,
  BOOKING_EVENTS,
  BOOKING_PHASES,
  type BookingEvent,
  type BookingPhase,
  CANCEL_REASONS,
  canRetake,
  deadlinesOf,
  isCompleted,
  keepsSeats,
  secureEvent,
} from "./booking.ts";

const EDGES: readonly (readonly [BookingPhase, BookingEvent, BookingPhase])[] = [
  ["held", "secure_for_approval", "awaiting_approval"],
  ["held", "secure_instantly_paid", "confirmed"],
  ["held", "secure_instantly_in_part", "awaiting_balance"],
  ["held", "secure_instantly_on_nusuk", "awaiting_reference"],
  ["held", "cancel", "cancelled"],
  ["held", "expire", "cancelled"],
  ["awaiting_approval", "approve_paid", "confirmed"],
  ["awaiting_approval", "approve_in_part", "awaiting_balance"],
  ["awaiting_approval", "approve_on_nusuk", "awaiting_reference"],
  ["awaiting_approval", "decline", "cancelled"],
  ["awaiting_approval", "cancel", "cancelled"],
  ["awaiting_approval", "lapse", "cancelled"],
  ["awaiting_balance", "pay_balance", "confirmed"],
  ["awaiting_balance", "cancel", "cancelled"],
  ["awaiting_balance", "call_off", "cancelled"],
  ["awaiting_reference", "call_off", "cancelled"],
  ["confirmed", "call_off", "cancelled"],
  ["awaiting_approval", "call_off_by_staff", "cancelled"],
  ["awaiting_balance", "call_off_by_staff", "cancelled"],
  ["awaiting_reference", "call_off_by_staff", "cancelled"],
  ["confirmed", "call_off_by_staff", "cancelled"],
  ["awaiting_balance", "leave_unpaid", "cancelled"],
  ["awaiting_approval", "forfeit", "cancelled"],
  ["awaiting_balance", "forfeit", "cancelled"],
  ["awaiting_reference", "forfeit", "cancelled"],
  ["confirmed", "forfeit", "cancelled"],
  ["awaiting_reference", "record_reference", "confirmed"],
  ["awaiting_reference", "cancel", "cancelled"],
  ["awaiting_reference", "release", "cancelled"],
  ["awaiting_approval", "yield", "cancelled"],
  ["awaiting_reference", "yield", "cancelled"],
  ["confirmed", "record_reference", "confirmed"],
  ["confirmed", "withdraw_reference", "awaiting_reference"],
  ["confirmed", "cancel", "cancelled"],
  ["cancelled", "retake", "held"],
  ["held", "swap", "held"],
  ["held", "change_rooms", "held"],
  ["awaiting_approval", "swap", "awaiting_approval"],
  ["awaiting_approval", "change_rooms", "awaiting_approval"],
  ["awaiting_approval", "leave", "awaiting_approval"],
  ["awaiting_balance", "swap", "awaiting_balance"],
  ["awaiting_balance", "change_rooms", "awaiting_balance"],
  ["awaiting_balance", "leave", "awaiting_balance"],
  ["awaiting_reference", "swap", "awaiting_reference"],
  ["awaiting_reference", "change_rooms", "awaiting_reference"],
  ["awaiting_reference", "leave", "awaiting_reference"],
  ["confirmed", "swap", "confirmed"],
  ["confirmed", "change_rooms", "confirmed"],
  ["confirmed", "leave", "confirmed"],
];

const pairs = BOOKING_PHASES.flatMap((phase) => BOOKING_EVENTS.map((event) => ({ phase, event })));
const notEdges = pairs.filter(({ phase, event }) => !EDGES.some(([from, by]) => from === phase && by === event));

describe("a booking", () => {
  it.each(EDGES)("that is %s goes by %s to %s", (from, event, to) => {
    expect(afterBookingEvent(from, event)).toBe(to);
  });

  it.each(notEdges)("that is $phase knows no $event", ({ phase, event }) => {
    expect(afterBookingEvent(phase, event)).toBeNull();
  });

  it("reaches every phase from a hold", () => {
    const reached = new Set<BookingPhase>(["held"]);
    for (const phase of reached) {
      for (const [from, , to] of EDGES) if (from === phase) reached.add(to);
    }

    expect([...reached].sort()).toEqual([...BOOKING_PHASES].sort());
  });

  it("keeps its seats until it is cancelled", () => {
    expect(BOOKING_PHASES.filter(keepsSeats)).toEqual([
      "held",
      "awaiting_approval",
      "awaiting_balance",
      "awaiting_reference",
      "confirmed",
    ]);
  });
});

describe("a secured hold", () => {
  it.each([
    ["operator", "approval", "in_full", "awaiting_approval"],
    ["operator", "approval", "in_part", "awaiting_approval"],
    ["nusuk", "approval", "in_part", "awaiting_approval"],
    ["operator", "instant", "in_full", "confirmed"],
    ["operator", "instant", "in_part", "awaiting_balance"],
    ["nusuk", "instant", "in_part", "awaiting_reference"],
  ] as const)("in the channel %s on %s terms, paid %s, is %s", (channel, approval, paid, phase) => {
    expect(afterBookingEvent("held", secureEvent(channel, approval, paid))).toBe(phase);
  });

  it.each([
    ["operator", "in_full", "confirmed"],
    ["operator", "in_part", "awaiting_balance"],
    ["nusuk", "in_part", "awaiting_reference"],
  ] as const)("in the channel %s, paid %s, is %s once the operator approves", (channel, paid, phase) => {
    expect(afterBookingEvent("awaiting_approval", approveEvent(channel, paid))).toBe(phase);
  });
});

it("only a hold that ran out may take its seats again", () => {
  expect(CANCEL_REASONS.filter((reason) => canRetake("cancelled", reason))).toEqual(["hold_expired"]);
  expect(BOOKING_PHASES.filter((phase) => canRetake(phase, "hold_expired"))).toEqual(["cancelled"]);
});

it("each phase brings the deadline that belongs to it, and no other", () => {
  const now = new Date("2026-11-20T09:00:00Z");
  const far = new Date("2027-05-05T00:00:00Z");

  expect(deadlinesOf("held", now, far)).toEqual({
    holdExpiresAt: new Date("2026-11-20T09:15:00Z"),
    approvalDueAt: null,
  });
  expect(deadlinesOf("awaiting_approval", now, far)).toEqual({
    holdExpiresAt: null,
    approvalDueAt: new Date("2026-11-22T09:00:00Z"),
  });
  expect(deadlinesOf("confirmed", now, far)).toEqual({ holdExpiresAt: null, approvalDueAt: null });
  const soon = new Date("2026-11-20T09:05:00Z");
  expect([
    deadlinesOf("held", now, soon).holdExpiresAt,
    deadlinesOf("awaiting_approval", now, soon).approvalDueAt,
  ]).toEqual([soon, soon]);
});

it("a journey is completed from the day after the return, if it was confirmed", () => {
  expect(isCompleted("confirmed", "2027-05-25", "2027-05-25")).toBe(false);
  expect(isCompleted("confirmed", "2027-05-25", "2027-05-26")).toBe(true);
  expect(isCompleted("cancelled", "2027-05-25", "2027-05-26")).toBe(false);
});

/** The life of a booking: phases, events, and what each phase means for the status that people read. */

import type { Channel } from "#domain/channel.ts";
import { earlier, HOUR_MS, MINUTE_MS } from "#domain/durations.ts";

/** So long an unpaid hold keeps its seats reserved, before they are on sale again. */
export const HOLD_MINUTES = 15;
/** An operator answers within this time, else the booking lapses and everything is given back. */
export const APPROVAL_HOURS = 48;
/** So long after a passport was refused by a person a seat won in a turn waits for another one. */
export const PROOF_HOURS = 24;
/** So long a charge whose outcome is unknown keeps an expired hold's seats from being given back. */
export const CHARGE_SHELTERS_MINUTES = 30;
/** Largest party: ten people, as two Nusuk applications (docs/sources.md#household). */
export const MAX_PARTY = 10;
export const MAX_PARTS = 10;
/** Live unconfirmed holds one account may have at a time, against hoarding. */
export const MAX_LIVE_HOLDS = 5;

export const BOOKING_STATUSES = ["pending", "confirmed", "cancelled"] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const BOOKING_PHASES = [
  "held",
  "awaiting_approval",
  "awaiting_balance",
  "awaiting_reference",
  "confirmed",
  "cancelled",
] as const;
export type BookingPhase = (typeof BOOKING_PHASES)[number];

/**
 * The status of SPEC §4 for each phase. `awaiting_balance`: accepted by the operator, instalments running;
 * `awaiting_reference`: confirmed by the operator, Nusuk reference still missing.
 */
export const STATUS_OF_PHASE: Record<BookingPhase, BookingStatus> = {
  held: "pending",
  awaiting_approval: "pending",
  awaiting_balance: "pending",
  awaiting_reference: "confirmed",
  confirmed: "confirmed",
  cancelled: "cancelled",
};

export const PAYMENT_STATUSES = ["pending", "completed", "failed", "refunded"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const CANCEL_REASONS = [
  "by_pilgrim",
  "by_operator",
  "by_staff",
  "hold_expired",
  "approval_overdue",
  "nusuk_reference_missing",
  "address_unconfirmed",
  "payment_overdue",
  "seats_unproven",
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export const BOOKING_EVENTS = [
  "secure_for_approval",
  "secure_instantly_paid",
  "secure_instantly_in_part",
  "secure_instantly_on_nusuk",
  "approve_paid",
  "approve_in_part",
  "approve_on_nusuk",
  "pay_balance",
  "record_reference",
  "withdraw_reference",
  "decline",
  "cancel",
  "call_off",
  "call_off_by_staff",
  "expire",
  "lapse",
  "release",
  "yield",
  "leave_unpaid",
  "forfeit",
  "retake",
  "swap",
  "change_rooms",
  "leave",
] as const;
/**
 * `secure_*`: paid, in part by a deposit, or confirmed for Nusuk; `approve_*` by the operator; `pay_balance`: the last
 * of the price has come; `withdraw_reference`: the number was recorded by mistake; `call_off`: the operator cannot keep what it had accepted;
 * `call_off_by_staff` of what stands at an operator that staff have suspended; `expire` of an unsecured hold; `lapse`: no answer within 48 h; `release`: the Nusuk reference
 * did not come by the release date; `yield`: kept for Nusuk by an account whose address nobody has confirmed, the places go to
 * others (`HOLDING.unconfirmedLeave`); `leave_unpaid`: an amount did not come by the end of its grace;
 * `forfeit`: nobody on its seats, which were won in a turn, has shown who they are;
 * `retake`: the seats of an expired hold are taken again, which `canRetake` must allow; `swap` of a traveller,
 * `change_rooms` and `leave` of one person change what is booked, not where the booking stands.
 */
export type BookingEvent = (typeof BOOKING_EVENTS)[number];

const TRANSITIONS: Record<BookingPhase, Partial<Record<BookingEvent, BookingPhase>>> = {
  held: {
    secure_for_approval: "awaiting_approval",
    secure_instantly_paid: "confirmed",
    secure_instantly_in_part: "awaiting_balance",
    secure_instantly_on_nusuk: "awaiting_reference",
    swap: "held",
    change_rooms: "held",
    cancel: "cancelled",
    expire: "cancelled",
  },
  awaiting_approval: {
    approve_paid: "confirmed",
    approve_in_part: "awaiting_balance",
    approve_on_nusuk: "awaiting_reference",
    swap: "awaiting_approval",
    change_rooms: "awaiting_approval",
    leave: "awaiting_approval",
    decline: "cancelled",
    call_off_by_staff: "cancelled",
    cancel: "cancelled",
    yield: "cancelled",
    lapse: "cancelled",
    forfeit: "cancelled",
  },
  awaiting_balance: {
    pay_balance: "confirmed",
    swap: "awaiting_balance",
    change_rooms: "awaiting_balance",
    leave: "awaiting_balance",
    cancel: "cancelled",
    call_off: "cancelled",
    call_off_by_staff: "cancelled",
    leave_unpaid: "cancelled",
    forfeit: "cancelled",
  },
  awaiting_reference: {
    record_reference: "confirmed",
    swap: "awaiting_reference",
    change_rooms: "awaiting_reference",
    leave: "awaiting_reference",
    cancel: "cancelled",
    call_off: "cancelled",
    call_off_by_staff: "cancelled",
    release: "cancelled",
    yield: "cancelled",
    forfeit: "cancelled",
  },
  confirmed: {
    record_reference: "confirmed",
    withdraw_reference: "awaiting_reference",
    swap: "confirmed",
    change_rooms: "confirmed",
    leave: "confirmed",
    cancel: "cancelled",
    call_off: "cancelled",
    call_off_by_staff: "cancelled",
    forfeit: "cancelled",
  },
  cancelled: { retake: "held" },
};

/** The phase after an event; null when the event is not open in this phase. */
export function afterBookingEvent(phase: BookingPhase, event: BookingEvent): BookingPhase | null {
  return TRANSITIONS[phase][event] ?? null;
}

/** Whether the price has come, or the deposit alone. Without meaning in the channel nusuk, where nothing comes to us. */
export type Paid = "in_full" | "in_part";

/** What happens once a hold is paid, or confirmed for Nusuk: `instant` terms leave nothing for the operator to answer. */
export function secureEvent(channel: Channel, approval: "approval" | "instant", paid: Paid): BookingEvent {
  if (approval === "approval") return "secure_for_approval";
  if (channel === "nusuk") return "secure_instantly_on_nusuk";
  return paid === "in_full" ? "secure_instantly_paid" : "secure_instantly_in_part";
}

/** The operator's yes, by who takes the money. */
export function approveEvent(channel: Channel, paid: Paid): BookingEvent {
  if (channel === "nusuk") return "approve_on_nusuk";
  return paid === "in_full" ? "approve_paid" : "approve_in_part";
}

/** Only what ran out by itself may come back: a cancelled or declined booking stays cancelled. */
export function canRetake(phase: BookingPhase, reason: CancelReason | null): boolean {
  return phase === "cancelled" && reason === "hold_expired";
}

export interface Deadlines {
  readonly holdExpiresAt: Date | null;
  readonly approvalDueAt: Date | null;
}

/** The deadline that a phase entered at `now` brings, never after the sale of what is booked ends; the other one is null. */
export function deadlinesOf(phase: BookingPhase, now: Date, saleEnds: Date): Deadlines {
  const within = (wait: number) => earlier(new Date(now.getTime() + wait), saleEnds);
  return {
    holdExpiresAt: phase === "held" ? within(HOLD_MINUTES * MINUTE_MS) : null,
    approvalDueAt: phase === "awaiting_approval" ? within(APPROVAL_HOURS * HOUR_MS) : null,
  };
}

/** Whether this phase goes on by what its operator sells, takes or answers: while it is suspended nothing is asked of anybody. */
export function waitsOnOperator(phase: BookingPhase): boolean {
  return phase === "held" || phase === "awaiting_approval" || phase === "awaiting_balance";
}

/** Whether a booking in this phase keeps its seats from others. */
export function keepsSeats(phase: BookingPhase): boolean {
  return phase !== "cancelled";
}

/** SPEC's `completed`: confirmed and the return date past. Dates are `YYYY-MM-DD`. */
export function isCompleted(phase: BookingPhase, returnDate: string, today: string): boolean {
  return STATUS_OF_PHASE[phase] === "confirmed" && returnDate < today;
}

/** Whether a booking that waits has a part of its price already: then it is not told as pending alone. Minor units. */
export function isPaidInPart(status: BookingStatus, paidMinor: number, totalMinor: number): boolean {
  return status === "pending" && paidMinor > 0 && paidMinor < totalMinor;
}

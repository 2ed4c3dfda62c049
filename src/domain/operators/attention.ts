/** Which of an operator's bookings need an answer, the longest waiting first. */
import { APPROVAL_HOURS, type BookingPhase } from "#domain/bookings/booking.ts";
import { REFERENCE_REMINDER_DAYS } from "#domain/bookings/holds/reminders.ts";
import { HOUR_MS } from "#domain/durations.ts";

/** An approval that waits this long is late: the operator's promise to pilgrims, half of what the booking allows. */
export const PROMISED_HOURS = 24;

/**
 * Why a booking needs its operator, the most pressing first. The last one is no more than a question that still has time:
 * it is shown, and counts among none that need attention.
 */
export const ATTENTION_RULES = [
  "approval_late",
  "payment_overdue",
  "reference_missing",
  "number_waits",
  "passport_missing",
  "visa_missing",
  "approval_waits",
] as const;
export type AttentionRule = (typeof ATTENTION_RULES)[number];

/** Every booking, or of those whose most pressing reason is one rule the most pressing alone. */
export const ATTENTION_VIEWS = ["booking", "rule"] as const;
export type AttentionView = (typeof ATTENTION_VIEWS)[number];

/** A Nusuk reference is missing once its first reminder has gone out: so many days before the places are given back. */
export const REFERENCE_LATE_DAYS = Math.max(...REFERENCE_REMINDER_DAYS);

export interface AskedBooking {
  readonly id: string;
  readonly phase: BookingPhase;
  /** UTC instant, `APPROVAL_HOURS` after the pilgrim paid or confirmed; null when no answer is due. */
  readonly approvalDueAt: string | null;
}

export interface Attention<T extends AskedBooking> {
  readonly booking: T;
  /** Whole hours since the operator was asked. */
  readonly waitedHours: number;
  /** Whole hours until the booking lapses, at least 0. */
  readonly leftHours: number;
  readonly late: boolean;
}

/** Bookings that wait for the operator at `now`; one that has run out is no longer the operator's to answer. */
export function awaitingAnswer<T extends AskedBooking>(bookings: readonly T[], now: Date): Attention<T>[] {
  return bookings
    .flatMap((booking) => {
      const due = booking.phase === "awaiting_approval" ? Date.parse(booking.approvalDueAt ?? "") : Number.NaN;
      return Number.isNaN(due) || due <= now.getTime() ? [] : [attentionOf(booking, due, now)];
    })
    .sort((a, b) => a.leftHours - b.leftHours || (a.booking.id < b.booking.id ? -1 : 1));
}

function attentionOf<T extends AskedBooking>(booking: T, due: number, now: Date): Attention<T> {
  const leftHours = Math.floor((due - now.getTime()) / HOUR_MS);
  const waitedHours = Math.max(0, Math.floor((now.getTime() - due) / HOUR_MS + APPROVAL_HOURS));
  return { booking, leftHours, waitedHours, late: waitedHours >= PROMISED_HOURS };
}

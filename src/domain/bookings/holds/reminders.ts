/** Reminders about a booking: to the operator who has not answered, to the pilgrim whose hold ends or whose Nusuk reference is missing. */
import { addDays, type IsoDate } from "#domain/calendar.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/durations.ts";
import { APPROVAL_HOURS } from "../booking.ts";

/** So long after being asked an operator is reminded: half of what the answer may take. */
export const ANSWER_REMINDED_AFTER_HOURS = APPROVAL_HOURS / 2;

/** Days before the release date on which a missing reference is asked for. */
export const REFERENCE_REMINDER_DAYS = [14, 7, 1] as const;
export type ReferenceReminderDays = (typeof REFERENCE_REMINDER_DAYS)[number];

/** So long before its end a hold is spoken of: enough to take out a card. */
export const HOLD_WARNED_MINUTES = 5;

export type ReminderKind = "answer" | `reference_${ReferenceReminderDays}`;

/** A hold that ends no later than this instant is about to end. */
export function holdWarnedUpTo(now: Date): Date {
  return new Date(now.getTime() + HOLD_WARNED_MINUTES * MINUTE_MS);
}

/** Whole minutes that a hold still lasts, at least one. */
export function minutesLeft(holdExpiresAt: Date, now: Date): number {
  return Math.max(1, Math.floor((holdExpiresAt.getTime() - now.getTime()) / MINUTE_MS));
}

/** An answer that is due no later than this instant has been waited for long enough to remind of it. */
export function answerRemindedUpTo(now: Date): Date {
  return new Date(now.getTime() + (APPROVAL_HOURS - ANSWER_REMINDED_AFTER_HOURS) * HOUR_MS);
}

export interface ReferenceReminder {
  readonly days: ReferenceReminderDays;
  /** Release dates, both included, for which this reminder is the one to send. */
  readonly from: IsoDate;
  readonly until: IsoDate;
}

/**
 * The reminders of a day, one for each band of release dates. The bands touch and never overlap: who is confirmed late
 * hears once how it stands, not three times at once.
 */
export function referenceReminders(today: IsoDate): ReferenceReminder[] {
  return REFERENCE_REMINDER_DAYS.map((days, index) => {
    const next = REFERENCE_REMINDER_DAYS[index + 1];
    return { days, from: next === undefined ? today : addDays(today, next + 1), until: addDays(today, days) };
  });
}

export function reminderKind(days: ReferenceReminderDays): ReminderKind {
  return `reference_${days}`;
}

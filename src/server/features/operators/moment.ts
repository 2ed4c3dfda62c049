/** The instants against which an operator's bookings are judged. */
import { APPROVAL_HOURS } from "#domain/bookings/booking.ts";
import { addDays, dateOf, type IsoDate } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { PROMISED_HOURS, REFERENCE_LATE_DAYS } from "#domain/operators/attention.ts";

export interface BookingCutoffs {
  readonly now: Date;
  /** An answer that is due by then has waited for longer than was promised. */
  readonly lateBy: Date;
  /** A Nusuk reference that is missing for a release date up to here has been asked for. */
  readonly referenceBy: IsoDate;
}

export function attentionMoment(now: Date): BookingCutoffs {
  return {
    now,
    lateBy: new Date(now.getTime() + (APPROVAL_HOURS - PROMISED_HOURS) * HOUR_MS),
    referenceBy: addDays(dateOf(now), REFERENCE_LATE_DAYS),
  };
}

/** The instants against which an operator's bookings are judged. */
import { APPROVAL_HOURS } from "#domain/bookings/booking.ts";
import { addDays, dateOf, type IsoDate, nextHajj } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { visasOn } from "#domain/obligations/papers/paper-dates.ts";
import { PROMISED_HOURS, REFERENCE_LATE_DAYS } from "#domain/operators/attention.ts";

export interface BookingCutoffs {
  readonly now: Date;
  /** An answer that is due by then has waited for longer than was promised. */
  readonly lateBy: Date;
  /** A Nusuk reference that is missing for a release date up to here has been asked for. */
  readonly referenceBy: IsoDate;
  /** The last day for visas of the Hajj that comes next. */
  readonly visasBy: IsoDate;
  /** Its last day: who departs later needs the visas of another. */
  readonly seasonEnd: IsoDate;
}

export function attentionMoment(now: Date): BookingCutoffs {
  const hajj = nextHajj(dateOf(now));
  return {
    now,
    lateBy: new Date(now.getTime() + (APPROVAL_HOURS - PROMISED_HOURS) * HOUR_MS),
    referenceBy: addDays(dateOf(now), REFERENCE_LATE_DAYS),
    visasBy: visasOn(hajj, hajj.lastDay),
    seasonEnd: hajj.lastDay,
  };
}

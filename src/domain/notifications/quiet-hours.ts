/** Quiet hours and the hour of the summary, by the wall clock of a person's own zone. */
import { MINUTE_MS } from "../durations.ts";
import { DAY_MINUTES, minutesOf, placeClock } from "../prayer/place-clock.ts";

/** Minutes of the day, 0–1439; from a later to an earlier one goes over midnight. Equal ones are never quiet. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Whether a text is the name of a zone with a history of its own, and not a bare distance such as `+03:00`. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export function isQuiet(instant: Date, { from, until, timeZone }: QuietHours): boolean {
  const minute = minuteOfDay(instant, timeZone);
  return from <= until ? from <= minute && minute < until : minute >= from || minute < until;
}

/** The first whole minute that is not quiet any more; null where it is not quiet now. */
export function quietUntil(now: Date, quiet: QuietHours): Date | null {
  if (!isQuiet(now, quiet)) return null;
  const minute = minuteOfDay(now, quiet.timeZone);
  const ahead = (quiet.until - minute + DAY_MINUTES) % DAY_MINUTES;
  const end = afterMinutes(now, ahead);
  // Where the clocks are changed in between, the end is not where counting says: it is looked for.
  const isPlain = minuteOfDay(end, quiet.timeZone) === quiet.until && sameOffset(now, end, quiet.timeZone);
  return isPlain ? end : firstMinute(now, (instant) => !isQuiet(instant, quiet));
}

/** The next instant, never `now`, at which the zone's clock shows this minute of the day, or the first after one that it leaves out. */
export function nextAt(now: Date, minute: number, timeZone: string): Date {
  const ahead = (minute - minuteOfDay(now, timeZone) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;
  const plain = afterMinutes(now, ahead);
  if (sameOffset(now, plain, timeZone)) return plain;
  return firstMinute(afterMinutes(now, 1), (instant) => {
    const [before, at] = [afterMinutes(instant, -1), instant].map((one) => minuteOfDay(one, timeZone));
    return at === minute || hasJumpedOver(minute, before ?? 0, at ?? 0);
  });
}

/** Whether the clock went from before the minute to after it in one step, forwards. */
function hasJumpedOver(minute: number, before: number, at: number): boolean {
  const step = (at - before + DAY_MINUTES) % DAY_MINUTES;
  const wanted = (minute - before + DAY_MINUTES) % DAY_MINUTES;
  return step < DAY_MINUTES / 2 && wanted > 0 && wanted <= step;
}

function minuteOfDay(instant: Date, timeZone: string): number {
  return minutesOf(placeClock(instant, timeZone).time);
}

/** The minute itself has no seconds. */
function afterMinutes(instant: Date, minutes: number): Date {
  return new Date((Math.floor(instant.getTime() / MINUTE_MS) + minutes) * MINUTE_MS);
}

/** Wall clock and time agree on how long it is from one to the other, dates counted in. */
function sameOffset(one: Date, other: Date, timeZone: string): boolean {
  return offsetOf(one, timeZone) === offsetOf(other, timeZone);
}

/** Minutes that the zone's clock is ahead of UTC. */
function offsetOf(instant: Date, timeZone: string): number {
  const { date, time } = placeClock(instant, timeZone);
  const shown = Date.parse(`${date}T${time}:00Z`);
  return (shown - Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS) / MINUTE_MS;
}

/** From `start` on; clocks that are changed shift by a day at most (the islands that moved the date line). */
function firstMinute(start: Date, isIt: (instant: Date) => boolean): Date {
  for (let ahead = 0; ahead <= 3 * DAY_MINUTES; ahead += 1) {
    const instant = afterMinutes(start, ahead);
    if (isIt(instant)) return instant;
  }
  throw new Error("No clock stands still for three days.");
}

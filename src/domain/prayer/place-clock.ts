/** The wall clock of a place: its date and minute of the day, whatever zone the machine itself is in. */
import type { IsoDate } from "../calendar.ts";

/** `HH:MM`, 24 hours. */
export type ClockTime = string;

export const DAY_MINUTES = 24 * 60;

export interface PlaceClock {
  readonly date: IsoDate;
  readonly time: ClockTime;
}

/** Making a formatter takes longer than all the rest; there are some four hundred zones. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}

/** What the clocks of an IANA zone show at an instant. Throws a RangeError for an unknown zone. */
export function placeClock(instant: Date, timeZone: string): PlaceClock {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  return {
    date: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** Minutes since midnight, 0–1439. */
export function minutesOf(time: ClockTime): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Minutes from one clock time until the next time the clock shows the other, 1–1440: never "now". */
export function minutesUntil(from: ClockTime, to: ClockTime): number {
  const ahead = (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;
  return ahead === 0 ? DAY_MINUTES : ahead;
}

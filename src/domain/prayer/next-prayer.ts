/** The five prayers of a day and which one comes next (SPEC §9). */
import { type ClockTime, DAY_MINUTES, minutesOf, minutesUntil } from "./place-clock.ts";

export const PRAYERS = ["fajr", "dhuhr", "asr", "maghrib", "isha"] as const;
type Prayer = (typeof PRAYERS)[number];

/** One day's times of a place, and the Fajr of the day after. */
export type DayTimes = Readonly<Record<Prayer | "nextFajr", ClockTime>>;

export interface NextPrayer {
  readonly prayer: Prayer;
  readonly time: ClockTime;
  /** From the place's clock until then, in minutes; at least 1. */
  readonly waitMinutes: number;
}

/**
 * The first of the five later than `now`, a clock time of the same place and day; after Isha tomorrow's Fajr.
 * In northern summers Isha lies past midnight: it then still comes after Maghrib.
 */
export function nextPrayer(times: DayTimes, now: ClockTime): NextPrayer {
  const candidates = PRAYERS.map((prayer) => {
    const isOver = prayer === "fajr" && minutesOf(times.fajr) <= minutesOf(now);
    return isOver
      ? tomorrowsFajr(times, now)
      : { prayer, time: times[prayer], waitMinutes: minutesUntil(now, times[prayer]) };
  });
  return candidates.reduce((soonest, other) => (other.waitMinutes < soonest.waitMinutes ? other : soonest));
}

function tomorrowsFajr({ nextFajr }: DayTimes, now: ClockTime): NextPrayer {
  return { prayer: "fajr", time: nextFajr, waitMinutes: DAY_MINUTES - minutesOf(now) + minutesOf(nextFajr) };
}

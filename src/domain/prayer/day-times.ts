/** A day's prayer times at a place as the clocks there show them: the one answer that server and browser give. */
import { addDays, hijriOf, type IsoDate } from "../calendar.ts";
import type { City } from "./cities.ts";
import { METHODS, type MethodName, methodOf } from "./methods.ts";
import type { DayTimes } from "./next-prayer.ts";
import { type ClockTime, placeClock } from "./place-clock.ts";
import type { HighLatitudeRule, Place } from "./places.ts";
import { sunTimes } from "./sun-times.ts";

export interface PlaceDay extends DayTimes {
  readonly sunrise: ClockTime;
  readonly highLatitudeRule: HighLatitudeRule | null;
  readonly estimated: boolean;
}

/** What a reader may choose; the method's own where left out. */
export interface DayChoice {
  readonly method: MethodName;
  /** Asr at twice the shadow's length. */
  readonly hanafiAsr?: boolean | undefined;
}

/** `date` is a day of the clocks of `timeZone` (IANA), whatever zone the machine is in. */
export function dayTimes(place: Place, timeZone: string, date: IsoDate, { method, hanafiAsr }: DayChoice): PlaceDay {
  const { hanafiAsr: own, ...rest } = METHODS[method];
  const chosen = (hanafiAsr ?? own) ? { ...rest, hanafiAsr: true as const } : rest;
  const { times, highLatitudeRule, estimated } = sunTimes(place, timeZone, date, chosen);
  const tomorrow = sunTimes(place, timeZone, addDays(date, 1), chosen).times;
  const time = (instant: Date) => placeClock(instant, timeZone).time;
  return {
    fajr: time(times.fajr),
    sunrise: time(times.sunrise),
    dhuhr: time(times.dhuhr),
    asr: time(times.asr),
    maghrib: time(times.maghrib),
    isha: time(times.isha),
    nextFajr: time(tomorrow.fajr),
    highLatitudeRule,
    estimated,
  };
}

/** A city's day by the method that is usual in its country. */
export function cityDay(city: City, date: IsoDate): PlaceDay & { readonly method: MethodName } {
  const method = methodOf(city.country);
  return { ...dayTimes(city, city.timeZone, date, { method }), method };
}

/** `1448-06-10` */
export function hijriText(date: IsoDate): string {
  const { year, month, day } = hijriOf(date);
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

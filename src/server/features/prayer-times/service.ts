/** Prayer times of a place for today or another day. */
import findTimeZone from "@photostructure/tz-lookup";
import { Coordinates, Qibla } from "adhan";
import type { z } from "zod";
import type { prayerTimes } from "#contract/prayer-times.ts";
import type { RouteResult } from "#contract/route.ts";
import { addDays, hijriOf, type IsoDate } from "#domain/calendar.ts";
import { METHODS, methodOf } from "#domain/prayer/methods.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { coarse, MAKKAH, type Place } from "#domain/prayer/places.ts";
import { countryOfZone } from "#domain/prayer/zone-country.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { sunTimes } from "./sun-times.ts";

export type PrayerTimesService = ReturnType<typeof prayerTimesService>;

type Query = z.output<(typeof prayerTimes)["query"]>;
type Answer = RouteResult<typeof prayerTimes>;

/** Days kept ready; past that the oldest goes. */
const KEPT_DAYS = 2_000;

export function prayerTimesService({ clock }: Pick<Platform, "clock">) {
  const kept = new Map<string, Answer>();
  return {
    at(query: Query): Answer {
      const place = coarse(placeOf(query));
      const timeZone = findTimeZone(place.latitude, place.longitude);
      const date = query.date ?? placeClock(clock(), timeZone).date;
      const key = `${place.latitude} ${place.longitude} ${date}`;
      const known = kept.get(key);
      if (known) return known;
      const answer = answerFor(place, timeZone, date);
      const oldest = kept.size < KEPT_DAYS ? undefined : kept.keys().next().value;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, answer);
      return answer;
    },
  };
}

/** Half a place is a mistake and no wish for Makkah. */
function placeOf({ lat, lng }: Query): Place {
  if (lat === undefined && lng === undefined) return MAKKAH;
  if (lat === undefined) throw new AppError("invalid_input", {}, { lat: { key: "required" } });
  if (lng === undefined) throw new AppError("invalid_input", {}, { lng: { key: "required" } });
  return { latitude: lat, longitude: lng };
}

function answerFor(place: Place, timeZone: string, date: IsoDate): Answer {
  const method = methodOf(countryOfZone(timeZone));
  const { times, highLatitudeRule, estimated } = sunTimes(place, timeZone, date, METHODS[method]);
  const tomorrow = sunTimes(place, timeZone, addDays(date, 1), METHODS[method]).times;
  const time = (instant: Date) => placeClock(instant, timeZone).time;
  return {
    fajr: time(times.fajr),
    dhuhr: time(times.dhuhr),
    asr: time(times.asr),
    maghrib: time(times.maghrib),
    isha: time(times.isha),
    sunrise: time(times.sunrise),
    nextFajr: time(tomorrow.fajr),
    date,
    hijriDate: hijriText(date),
    timeZone,
    method,
    highLatitudeRule,
    estimated,
    qibla: Math.round(Qibla(new Coordinates(place.latitude, place.longitude)) * 10) / 10,
  };
}

function hijriText(date: IsoDate): string {
  const { year, month, day } = hijriOf(date);
  return [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

/** Prayer times of a place for today or another day. */
import findTimeZone from "@photostructure/tz-lookup";
import type { z } from "zod";
import type { prayerTimes } from "#contract/prayer-times.ts";
import type { RouteResult } from "#contract/route.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { dayTimes, hijriText } from "#domain/prayer/day-times.ts";
import { methodOf } from "#domain/prayer/methods.ts";
import { placeClock } from "#domain/prayer/place-clock.ts";
import { coarse, MAKKAH, type Place } from "#domain/prayer/places.ts";
import { qiblaOf } from "#domain/prayer/qibla.ts";
import { countryOfZone } from "#domain/prayer/zone-country.ts";
import type { Platform } from "#server/platform/context.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

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
  return {
    ...dayTimes(place, timeZone, date, { method }),
    date,
    hijriDate: hijriText(date),
    timeZone,
    method,
    qibla: qiblaOf(place),
  };
}

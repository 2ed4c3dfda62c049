/** Prayer times of a place and a day: SPEC's path and its five times, with what they rest on. */
import { z } from "zod";
import { isPrayerDate } from "#domain/prayer/dates.ts";
import { PRAYER_METHODS } from "#domain/prayer/methods.ts";
import { HIGH_LATITUDE_RULES } from "#domain/prayer/places.ts";
import { DateText } from "./amounts.ts";
import { defineRoute } from "./route.ts";

const DECIMAL = /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** Degrees, from −`limit` to `limit`, written as a decimal number. */
const degrees = (limit: number) =>
  z.string().max(40).regex(DECIMAL).transform(Number).pipe(z.number().min(-limit).max(limit));

/** `HH:MM`, 24 hours, by the clocks of the place. */
const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const PrayerTimes = z
  .object({
    fajr: ClockTime,
    dhuhr: ClockTime,
    asr: ClockTime,
    maghrib: ClockTime,
    /** In northern summers this may lie past midnight. */
    isha: ClockTime,
    sunrise: ClockTime,
    /** Fajr of the next day: what comes after Isha. */
    nextFajr: ClockTime,
    /** The day at the place. */
    date: z.string(),
    /** The same day by the Umm al-Qura calendar, `1448-06-10`; subject to moon sighting. */
    hijriDate: z.string(),
    /** IANA name. */
    timeZone: z.string(),
    method: z.enum(PRAYER_METHODS),
    /** Only above 48 degrees, north or south. */
    highLatitudeRule: z.enum(HIGH_LATITUDE_RULES).nullable(),
    /** The sun gives no such times here on that day; these are a convention. */
    estimated: z.boolean(),
    /** Direction of the Kaaba, degrees clockwise from true north. */
    qibla: z.number(),
  })
  .meta({ id: "PrayerTimes" });

export const prayerTimes = defineRoute({
  method: "GET",
  path: "/api/prayer-times",
  who: "anyone",
  summary: "Prayer times in the place's own time zone; of Makkah when no place is named, of today when no date is.",
  query: z.object({
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
    date: DateText.refine(isPrayerDate, { error: "1900 to 2100" }).optional(),
  }),
  response: PrayerTimes,
});

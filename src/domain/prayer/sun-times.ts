/** One day's prayer times at a place, as instants: adhan's astronomy with the method and the high latitude rules of the domain. */
import { CalculationParameters, Coordinates, HighLatitudeRule, Madhab, PrayerTimes, Rounding } from "adhan";
import { addDays, daysBetween, hijriOf, type IsoDate } from "../calendar.ts";
import type { PrayerMethod } from "./methods.ts";
import { PRAYERS } from "./next-prayer.ts";
import { placeClock } from "./place-clock.ts";
import { HIGH_LATITUDE, type HighLatitudeRule as LatitudeRule, type Place } from "./places.ts";

const RAMADAN = 9;
/** From here on adhan takes a seventh of the night for the Moonsighting Committee, too. */
const SEASON_UP_TO = 55;

export interface SunTimes {
  readonly times: PrayerTimes;
  readonly highLatitudeRule: LatitudeRule | null;
  /** No times in order here on that day: those of 48 degrees stand in. */
  readonly estimated: boolean;
}

/** The instants of the day that the clocks of `timeZone` call `date`. */
export function sunTimes(place: Place, timeZone: string, date: IsoDate, method: PrayerMethod): SunTimes {
  const own = ofLocalDay(place, timeZone, date, method);
  if (inOrder(own)) return { times: own, highLatitudeRule: ruleAt(place, method), estimated: false };
  const latitude = Math.sign(place.latitude) * HIGH_LATITUDE;
  const times = ofLocalDay({ ...place, latitude }, timeZone, date, method);
  return { times, highLatitudeRule: "latitude_48", estimated: true };
}

/** Near the date line the sun's day and the clocks' day differ: what counts is the day on which noon falls. */
function ofLocalDay(place: Place, timeZone: string, date: IsoDate, method: PrayerMethod): PrayerTimes {
  const times = ofSolarDay(place, date, method);
  const shift = daysBetween(placeClock(times.dhuhr, timeZone).date, date);
  return shift === 0 ? times : ofSolarDay(place, addDays(date, shift), method);
}

function ofSolarDay(place: Place, date: IsoDate, method: PrayerMethod): PrayerTimes {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  // adhan reads year, month and day in the machine's own zone, so they are written in it; noon exists in every zone.
  const localNoon = new Date(year, month - 1, day, 12);
  return new PrayerTimes(new Coordinates(place.latitude, place.longitude), localNoon, parameters(place, date, method));
}

function parameters({ latitude }: Place, date: IsoDate, method: PrayerMethod): CalculationParameters {
  const made = new CalculationParameters(method.seasonal ? "MoonsightingCommittee" : "Other", method.fajrAngle);
  if ("angle" in method.isha) made.ishaAngle = method.isha.angle;
  else made.ishaInterval = hijriOf(date).month === RAMADAN ? method.isha.inRamadan : method.isha.minutesAfterMaghrib;
  made.maghribAngle = method.maghribAngle ?? 0;
  made.adjustments = { ...made.adjustments, ...method.offsets };
  made.rounding = method.roundsUp ? Rounding.Up : Rounding.Nearest;
  made.madhab = method.hanafiAsr ? Madhab.Hanafi : Madhab.Shafi;
  made.highLatitudeRule =
    Math.abs(latitude) > HIGH_LATITUDE ? HighLatitudeRule.SeventhOfTheNight : HighLatitudeRule.MiddleOfTheNight;
  return made;
}

function ruleAt({ latitude }: Place, { seasonal }: PrayerMethod): LatitudeRule | null {
  if (Math.abs(latitude) <= HIGH_LATITUDE) return null;
  return seasonal && latitude < SEASON_UP_TO ? "season" : "seventh_of_the_night";
}

/** Within the polar circles the formulas give no times, or times that follow each other wrongly. */
function inOrder(times: PrayerTimes): boolean {
  const instants = PRAYERS.map((prayer) => times[prayer].getTime());
  return instants.every((instant, index) => index === 0 || instant > (instants[index - 1] ?? Number.NaN));
}

/** The hours of prayer: of a city that is named, else of the asker's own place; worked out as the prayer page does. */
import { addDays } from "#domain/calendar.ts";
import type { City } from "#domain/prayer/cities.ts";
import { isPrayerDate } from "#domain/prayer/dates.ts";
import { cityDay } from "#domain/prayer/day-times.ts";
import type { MethodName } from "#domain/prayer/methods.ts";
import { type DayTimes, PRAYERS } from "#domain/prayer/next-prayer.ts";
import { type ClockTime, placeClock } from "#domain/prayer/place-clock.ts";
import type { Reading } from "../../reading/reading.ts";
import {
  type AskedPrayer,
  askedAnew,
  askedPrayer,
  isHour,
  type Prayer,
  prayerCity,
  prayerDayIn,
  prayersIn,
} from "../../reading/words/prayer-words.ts";
import { tokensOf } from "../../reading/words/tokens.ts";
import { isBefore } from "../../reading/words/turn-words.ts";
import { isAfterwards, isJoined } from "../acts/topic-facts.ts";
import { ACTIONS, type Asked, type Reply, say, type Value, whole } from "../reply.ts";

/** Whether an hour of prayer is asked for, and not how, where or with whom one prays. */
function asksPrayerTime({ tokens, titled, booked }: Reading, concepts: ReadonlySet<string>): boolean {
  const words = tokens.map(({ text }) => text);
  const named = prayersIn(words);
  if (titled.length + booked.length > 0 || ASIDE.some((one) => concepts.has(one)) || words.length > MOST_WORDS)
    return false;
  if (named.length === 0 && !concepts.has("prayer")) return false;
  // Whether prayers are joined, and what comes before or after one, is no question of its hour.
  if (words.some((word) => isJoined(word) || isBefore(word) || isAfterwards(word))) return false;
  const isShort = named.length > 0 && words.length <= FEW_WORDS;
  return (concepts.has("when") || words.some(isHour) || isShort) && prayerCity(tokens) !== null;
}

const MOST_WORDS = 14;
const FEW_WORDS = 6;
const ASIDE = ["hotel", "package", "distance", "flight", "rite", "seat", "wait_room", "document"];

/** Null: no hour is asked for that can be told here. */
export function prayerHours({ known, now, reading, concepts, earlier }: Asked): Reply | null {
  const said = askedPrayer(reading.tokens);
  const before = earlier.map((text) => askedPrayer(tokensOf(text)));
  const { city, prayers, when } = askedAnew([...before, said]) ?? said;
  const isGoingOn = before.length > 0 && reading.tokens.length <= FEW_WORDS;
  if (city) {
    const isAsked = isGoingOn || asksPrayerTime(reading, new Set(concepts));
    return isAsked ? inCity(now, { city, prayers, when }) : null;
  }
  if (!known.prayer?.method) return null;
  const { timeZone, method } = known.prayer;
  const here = placeClock(now, timeZone);
  const isToday = (prayerDayIn(when, here.date) ?? here.date) === here.date;
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  return isToday && prayers.length > 0 ? told({ place, day: here.date, method, prayers, times: known.prayer }) : null;
}

function inCity(now: Date, { city, prayers: asked, when }: AskedPrayer & { readonly city: City }): Reply {
  const here = placeClock(now, city.timeZone);
  const named = prayerDayIn(when, here.date);
  const prayers = asked.length > 0 ? asked : PRAYERS;
  const on = (day: string) => cityDay(city, day);
  const today = named !== null && isPrayerDate(named) ? named : here.date;
  const times = on(today);
  const place = { city: city.english, arabic: city.arabic };
  // What is over today is asked of tomorrow, where no day is named.
  const [only] = asked.length === 1 ? asked : [];
  if (named === null && only && isOver(times, only, here.time)) {
    const day = addDays(today, 1);
    const next = on(day);
    return told({ place, day, method: next.method, prayers, times: next });
  }
  return told({ place, day: today, method: times.method, prayers, times });
}

/** In northern summers Isha lies past midnight. */
function isOver(times: DayTimes, prayer: Prayer, now: ClockTime): boolean {
  const isPastMidnight = prayer === "isha" && times.isha < times.maghrib;
  return times[prayer] <= now && !isPastMidnight;
}

interface Told {
  readonly place: Value;
  readonly day: string;
  readonly method: MethodName;
  readonly prayers: readonly Prayer[];
  readonly times: DayTimes;
}

function told({ place, day, method, prayers, times }: Told): Reply {
  const list = prayers.map((prayer): Value => ({ prayer, at: times[prayer] }));
  return whole(
    [say("prayer.day", { place, date: { date: day }, list: { list }, method: { method } })],
    [ACTIONS.prayer],
  );
}

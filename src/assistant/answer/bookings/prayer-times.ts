/** The hours of prayer: of a city that is named, else of the asker's own place; worked out as the prayer page does. */
import { addDays } from "#domain/calendar.ts";
import type { City } from "#domain/prayer/cities.ts";
import { isPrayerDate } from "#domain/prayer/dates.ts";
import { type MethodName, methodOf } from "#domain/prayer/methods.ts";
import { type DayTimes, nextPrayer, PRAYERS } from "#domain/prayer/next-prayer.ts";
import { type ClockTime, placeClock } from "#domain/prayer/place-clock.ts";
import type { AskedPrayer, Prayer, Reading } from "../../reading/reading.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import {
  askedPrayer,
  asksHour,
  isPrayer,
  prayerCity,
  prayerDayIn,
  prayersIn,
} from "../../reading/words/prayer-words.ts";
import { ACTIONS, type Asked, type Composer, type Reply, reply, say, type Value } from "../reply.ts";

/** Whether an hour of prayer is asked for, and not how, where or with whom one prays. */
export function asksPrayerTime({ tokens, titled, booked }: Reading, concepts: ReadonlySet<string>): boolean {
  const words = tokens.map(({ text }) => text);
  const named = prayersIn(words);
  if (titled.length + booked.length > 0 || ASIDE.some((one) => concepts.has(one)) || words.length > MOST_WORDS)
    return false;
  if (named.length === 0 && !words.some(isPrayer)) return false;
  if (ASIDE_OF_HOUR(words)) return false;
  const isShort = named.length > 0 && words.length <= FEW_WORDS;
  return (asksHour(words) || isShort) && prayerCity(tokens) !== null;
}

/** Whether prayers are joined or shortened, and what comes before or after one, is no question of its hour. */
const ASIDE_OF_HOUR = phraseMatcher(
  "after before بعد قبل के_बाद کے_بعد পরে apres avant sonra setelah selepas sebelum после together join joined combine combined shorten* qasr jamak dijamak jama qashar جمع نجمع الجمع قصر نقصر ملا_کر ملاکر اکٹھی मिलाकर एक_साथ क़सर একসাথে জমা কসর cem* birlestir* kisalt* ensemble regroup* raccourci* gabung* digabung شکسته جمع_می* объедин* вместе сокращ* mila_kar ikathi",
);
const MOST_WORDS = 14;
const FEW_WORDS = 6;
const ASIDE = ["hotel", "package", "distance", "flight", "rite", "seat", "wait_room", "document"];

export const prayerNext: Composer = (asked) => {
  const { known, now, reading, dayTimes } = asked;
  const { city, prayers, when } = reading.prayer ?? askedPrayer(reading.tokens);
  if (city && dayTimes && (reading.prayer || asksPrayerTime(reading, new Set(asked.concepts))))
    return inCity(now, { city, prayers, when }, dayTimes);
  if (!known.prayer) return reply([say("prayer.notRead")], [ACTIONS.prayer]);
  const { timeZone, method } = known.prayer;
  const here = placeClock(now, timeZone);
  const day = prayerDayIn(when, here.date) ?? here.date;
  const place = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  if (method && prayers.length > 0 && day === here.date)
    return told({ place, day, method, prayers, times: known.prayer });
  const { prayer, time, waitMinutes } = nextPrayer(known.prayer, here.time);
  const values = { name: { prayer }, time: { clock: time }, minutes: waitMinutes, place };
  return reply([say("prayer.next", values)], [ACTIONS.prayer]);
};

function inCity(
  now: Date,
  { city, prayers: asked, when }: AskedPrayer & { readonly city: City },
  dayTimes: NonNullable<Asked["dayTimes"]>,
): Reply {
  const method = methodOf(city.country);
  const here = placeClock(now, city.timeZone);
  const named = prayerDayIn(when, here.date);
  const prayers = asked.length > 0 ? asked : PRAYERS;
  const on = (day: string) => dayTimes(city, city.timeZone, day, { method });
  const today = named !== null && isPrayerDate(named) ? named : here.date;
  const times = on(today);
  const place = { city: city.english };
  // What is over today is asked of tomorrow, where no day is named.
  const [only] = asked.length === 1 ? asked : [];
  if (named === null && only && isOver(times, only, here.time)) {
    const day = addDays(today, 1);
    return told({ place, day, method, prayers, times: on(day) });
  }
  return told({ place, day: today, method, prayers, times });
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
  return reply(
    [say("prayer.day", { place, date: { date: day }, list: { list }, method: { method } })],
    [ACTIONS.prayer],
  );
}

export const prayerDirection: Composer = ({ known }) =>
  known.prayer
    ? reply([say("prayer.qibla", { degrees: Math.round(known.prayer.qibla) })], [ACTIONS.prayer])
    : reply([say("prayer.notRead")], [ACTIONS.prayer]);

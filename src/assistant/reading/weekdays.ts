/** The last day that a question names without its month: "by Friday", "before the 20th". */
import { addDays } from "#domain/calendar.ts";
import type { Reading } from "./reading.ts";
import { wordMatcher } from "./words/number-words.ts";
import type { Token } from "./words/tokens.ts";

/** From Monday on. */
const WEEKDAYS: readonly ((word: string) => boolean)[] = [
  "monday الاثنين اثنين الاتنين پیر سوموار सोमवार সোমবার* pazartesi* lundi isnin دوشنبه понедельник* somwar somvar",
  "tuesday الثلاثاء التلات منگل मंगलवार মঙ্গলবার* sali mardi selasa سهشنبه вторник* mangal",
  "wednesday الاربعاء الاربع بدھ बुधवार বুধবার* carsamba* mercredi rabu چهارشنبه среда среду среде среды budh",
  "thursday الخميس جمعرات गुरुवार বৃহস্পতিবার* persembe* jeudi kamis khamis پنجشنبه четверг* jumerat",
  "friday الجمعه جمعه جمعے शुक्रवार जुमे শুক্রবার* cumaya cumadan vendredi jumat jumaat jummah juma جمعه пятниц*",
  "saturday السبت शनिवार শনিবার* cumartesi* samedi sabtu شنبه суббот*",
  "sunday weekend الاحد اتوار रविवार इतवार রবিবার* pazar pazara dimanche ahad یکشنبه воскресен* выходн* itwar",
].map(wordMatcher);
const isDayWord = wordMatcher(
  "th st nd rd date tarikh tareekh tarik تاريخ تاریخ तारीख তারিখ* tanggal tgl hb ayin числа число le der",
);
const WEEK = 7;

/** Null: none is named. `today` is `YYYY-MM-DD`; the next one of its kind is meant, today among them. */
export function lastDayIn(tokens: readonly Token[], today: string): string | null {
  const words = tokens.map(({ text }) => text);
  const weekday = WEEKDAYS.findIndex((is) => words.some(is));
  if (weekday >= 0) {
    const now = (new Date(`${today}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
    return addDays(today, (weekday - now + WEEK) % WEEK);
  }
  const at = tokens.findIndex(
    ({ value }, place) =>
      value !== null &&
      Number.isInteger(value) &&
      value >= 1 &&
      value <= 31 &&
      [words[place - 1], words[place + 1]].some((word) => word !== undefined && isDayWord(word)),
  );
  const day = tokens[at]?.value;
  return day === undefined || day === null ? null : nextOf(day, today);
}

/** Whether a question names days, by their months or without. */
export function namesDays({ when, tokens }: Pick<Reading, "when" | "tokens">): boolean {
  return when.length > 0 || lastDayIn(tokens, WHATEVER_DAY) !== null;
}

const WHATEVER_DAY = "2026-01-01";

/** The next day of the month with this number. */
function nextOf(day: number, today: string): string | null {
  const near = Array.from({ length: 62 }, (_, later) => addDays(today, later));
  return near.find((date) => Number(date.slice(8)) === day) ?? null;
}

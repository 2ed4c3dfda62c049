/** The days that a question speaks of: "last week", "this month", "the next ten days", "in March", "Ramadan". */
import { addDays } from "#domain/calendar.ts";
import { monthIn } from "../slots/months.ts";
import { wordMatcher } from "./words/number-words.ts";
import type { Token } from "./words/tokens.ts";

/** Both days belong to it, `YYYY-MM-DD`. */
export interface AskedPeriod {
  readonly first: string;
  readonly last: string;
  /** Asked of what is still to come. */
  readonly isAhead: boolean;
}

type Unit = "day" | "week" | "month" | "year";

const isLast = wordMatcher(
  "last past previous الماضي الماضيه الفائت الاخير الاخيره اخر پچھلے پچھلا گزشتہ पिछले पिछला पिछली गत গত gecen gectigimiz son dernier derniere derniers dernieres passe passee lalu kemarin lepas terakhir گذشته پیش прошл* последн* pichle pichla pichlay pichley pichli",
);
const isNext = wordMatcher(
  "next coming upcoming القادم القادمه الجاي اگلے اگلا अगले अगला आने আগামী gelecek onumuzdeki haftaya prochain prochaine prochains prochaines depan mendatang hadapan آینده بعد следующ* ближайш* agle agla",
);
const isToday = wordMatcher("today اليوم آج आज আজ আজকে bugun aujourd امروز сегодня aaj harini");
const isYesterday = wordMatcher("yesterday امس البارحه গতকাল dun hier kemarin semalam دیروز вчера");
const isRamadan = wordMatcher(
  "ramadan ramadhan ramadhaan ramazan رمضان رمضان रमज़ान रमजान रमदान রমজান* রমাদান* рамадан* рамазан*",
);
const UNITS: readonly (readonly [Unit, (word: string) => boolean])[] = [
  [
    "week",
    wordMatcher(
      "week weeks اسبوع الاسبوع ہفتہ ہفتے हफ्ते हफ़्ते हफ्ता सप्ताह সপ্তাহ* hafta* semaine* minggu هفته недел* hafte hafta",
    ),
  ],
  [
    "month",
    wordMatcher(
      "month months شهر الشهر مہینے مہینہ महीने महीना माह মাস* ay ayda ayin mois bulan ماه месяц* mahine mahina",
    ),
  ],
  [
    "year",
    wordMatcher(
      "year years season saal سنه السنه الموسم سال موسم साल मौसम बरस বছর* মৌসুম* yil yilda sezon* annee saison tahun musim год году сезон*",
    ),
  ],
  ["day", wordMatcher("day days ايام يوم دن دنوں दिन दिनों দিন* gun gunde jour jours hari روز дней день дня")],
];
const HIJRI_MONTH = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", { month: "numeric", timeZone: "UTC" });
const RAMADAN = 9;
const WEEK = 7;
const YEAR = 365;
/** A word that says which stands so near to its unit. */
const NEAR = 2;

/** Null: no time is named. `today` is `YYYY-MM-DD`; of a month without a year the next one is meant where `isToCome`. */
export function periodIn(tokens: readonly Token[], today: string, isToCome = false): AskedPeriod | null {
  const words = tokens.map(({ text }) => text);
  if (words.some(isRamadan)) return ramadanAfter(today);
  const inMonth = words.findIndex((word, at) => monthIn([word]) !== null && !isVerb(words, at));
  const month = monthIn(words.slice(inMonth, inMonth + 1));
  if (inMonth >= 0 && month !== null) {
    const whole = monthOf(month, today, isToCome || words.some(isNext));
    const before = tokens.slice(Math.max(0, inMonth - DAY_WITHIN), inMonth).filter(({ text }) => !BETWEEN.has(text));
    const day = [before.at(-1), tokens[inMonth + 1]].find((token) => isDayOfMonth(token?.value ?? null))?.value;
    if (!day) return whole;
    const date = `${whole.first.slice(0, 8)}${String(day).padStart(2, "0")}`;
    return { ...whole, first: date, last: date };
  }
  const at = words.findIndex((word) => unitOf(word) !== null);
  const unit = at < 0 ? null : unitOf(words[at] ?? "");
  if (unit) {
    const near = words.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    const count = tokens.slice(Math.max(0, at - NEAR), at).find(({ value }) => value !== null)?.value ?? null;
    const found = spanOf(unit, near, count, today);
    if (found) return found;
  }
  if (words.some(isToday)) return { first: today, last: today, isAhead: false };
  const before = addDays(today, -1);
  return words.some(isYesterday) ? { first: before, last: before, isAhead: false } : null;
}

function isDayOfMonth(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= 31;
}

/** "What may Bilal do": a month stands behind a small word, beside a number or alone. */
function isVerb(words: readonly string[], at: number): boolean {
  if (words[at] !== "may" || words.length === 1) return false;
  return (
    !BEFORE_MONTH.has(words[at - 1] ?? "") && ![words[at - 1], words[at + 1]].some((word) => /^\d/.test(word ?? ""))
  );
}

/** "The 12th of November." */
const BETWEEN = new Set("th st nd rd of de the er e го".split(" "));
const DAY_WITHIN = 3;
const BEFORE_MONTH = new Set(
  "in of this next last for by before after until till since and or during the from".split(" "),
);

/** Whether days are spoken of at all. */
export function namesPeriod(tokens: readonly Token[]): boolean {
  return periodIn(tokens, "2026-01-01") !== null;
}

function unitOf(word: string): Unit | null {
  return UNITS.find(([, is]) => is(word))?.[0] ?? null;
}

const DAYS: Readonly<Record<Unit, number>> = { day: 1, week: WEEK, month: 30, year: YEAR };

function spanOf(unit: Unit, near: readonly string[], count: number | null, today: string): AskedPeriod | null {
  const isBack = near.some(isLast);
  const isAhead = near.some(isNext);
  if (count !== null && count > 0) {
    const days = Math.round(count) * DAYS[unit];
    return isAhead
      ? { first: today, last: addDays(today, days), isAhead }
      : { first: addDays(today, -days), last: today, isAhead };
  }
  if (unit === "day") return null;
  const steps = isBack ? -1 : isAhead ? 1 : 0;
  if (unit === "week") {
    const first = addDays(today, -weekday(today) + steps * WEEK);
    return { first, last: addDays(first, WEEK - 1), isAhead };
  }
  if (unit === "year") {
    const year = Number(today.slice(0, 4)) + steps;
    return { first: `${year}-01-01`, last: `${year}-12-31`, isAhead };
  }
  const [year = 0, month = 1] = today.split("-").map(Number);
  return wholeMonth(new Date(Date.UTC(year, month - 1 + steps, 1)), isAhead);
}

/** 0: Monday. */
function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK;
}

/** The one nearest to today of those that have begun; the next one where what comes is asked. */
function monthOf(month: number, today: string, isAhead: boolean): AskedPeriod {
  const year = Number(today.slice(0, 4));
  const isLater = month > Number(today.slice(5, 7));
  const isNow = month === Number(today.slice(5, 7));
  const steps = isAhead ? (isLater || isNow ? 0 : 1) : isLater ? -1 : 0;
  return wholeMonth(new Date(Date.UTC(year + steps, month - 1, 1)), isAhead);
}

function wholeMonth(first: Date, isAhead: boolean): AskedPeriod {
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  return { first: first.toISOString().slice(0, 10), last: last.toISOString().slice(0, 10), isAhead };
}

/** The next one, or the one that runs, by the calendar of Umm al-Qura. */
function ramadanAfter(today: string): AskedPeriod {
  const days = Array.from({ length: YEAR + 30 }, (_, at) => addDays(today, at));
  const inIt = (day: string) =>
    Number(HIJRI_MONTH.format(new Date(`${day}T00:00:00Z`)).replace(/\D.*$/, "")) === RAMADAN;
  const from = days.findIndex(inIt);
  const until = days.findIndex((day, at) => at > from && !inIt(day));
  return { first: days[from] ?? today, last: days[until - 1] ?? today, isAhead: true };
}

/** What came in and went back, month by month and year by year, as the statements of an operator tell it. */
import { dateOf } from "#domain/calendar.ts";
import { type Currency, fromDecimal, toMajor } from "#domain/money.ts";
import type { KnownMonth } from "../../known.ts";
import { periodIn } from "../../reading/periods.ts";
import { wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { type Token, tokensOf } from "../../reading/words/tokens.ts";
import { isBefore } from "../../reading/words/turn-words.ts";
import { monthIn } from "../../slots/months.ts";
import { type Composer, moneyOf, type Reply, reply, type Sentence, say, type Value } from "../reply.ts";
import { isYearNumber, namesYear } from "./desk-acts.ts";
import { isAlike, isBalance, isCompared, isLeastWord, isMostWord, isRefunded, isStatement } from "./desk-words.ts";
import { DESK_ACTION } from "./operator-named.ts";

const MOST_LINES = 4;

/** What a text names of time. */
interface AskedTime {
  /** 1–12, each with the year beside it. */
  readonly months: readonly { readonly of: number; readonly year: number | null }[];
  readonly year: number | null;
  /** "That year", which is this one only where none was told of. */
  readonly isPlain: boolean;
  /** `YYYY-MM` of "last month". */
  readonly exact: string | null;
}

export const month: Composer = ({ known: { statements }, reading: { tokens }, now, earlier, concepts }) => {
  if (!statements) return ofDesk([say("operator.notRead")]);
  const today = dateOf(now);
  const words = tokens.map(({ text }) => text);
  const before = earlier.flatMap((text) => timeIn(tokensOf(text), today) ?? []).at(-1) ?? null;
  const spoken = timeIn(tokens, today);
  const isOfRefunds = concepts.includes("refund") || words.some(isRefunded);
  const wasOfRefunds = earlier.some((text) => tokensOf(text).some((token) => isRefunded(token.text)));
  const isOfBalance = [...words, ...earlier.flatMap((text) => tokensOf(text).map((token) => token.text))].some(
    (word) => isBalance(word) || isStatement(word),
  );
  const isMost = isMostWord(words);
  if (isMost || isLeastWord(words))
    return ofDesk(extreme(statements, spoken?.year ?? null, { isMost, isOfRefunds: isOfRefunds || wasOfRefunds }));
  const isOfBefore = words.some(isBefore) || isMonthBefore(words);
  // "And the month before?" is of the month that was told.
  const isFrom = before !== null && isOfBefore && spoken?.months.length === 0;
  const time = isFrom ? before : spoken ? withMonthOf(spoken, before, words) : before;
  if (time === null && isOfRefunds) return ofDesk(refundsIn(statements));
  if (time && time.months.length === 0 && time.exact === null && time.year !== null)
    return ofDesk(wholeYear(statements, time.year));
  const named = time ? monthsOf(time, statements, today) : [statements[0]?.month ?? today.slice(0, MONTH_LENGTH)];
  const isBack = (spoken === null || isFrom) && isOfBefore && !words.some(isCompared);
  const isAgainst = words.some(isCompared) && before !== null && spoken?.months.length === 1;
  // "More than in October?" sets what was told against it.
  const against = isAgainst ? monthsOf(before, statements, today).slice(0, 1) : [];
  const wanted = [...new Set([...against, ...(isBack ? named.map(monthBefore) : named)])];
  const rows = wanted.flatMap((one) => statements.find((row) => row.month === one) ?? []);
  const missing = wanted.filter((one) => !rows.some((row) => row.month === one));
  const none = missing.length > 0 ? [say("operator.noStatement", { months: { list: missing.map(monthValue) } })] : [];
  const told = rows.length > 0 ? rows : nearestTo(missing, statements);
  return ofDesk([
    ...none,
    ...told.flatMap((row) => [lineOf(row, today), ...(isOfBalance ? [balanceOf(row)] : [])].flat()),
    ...(words.some(isCompared) ? comparedWith(rows, statements) : []),
  ]);
};

const isMonthBefore = phraseMatcher(
  "month_before previous_month prior_month الشهر_اللي_قبله الشهر_السابق قبله اس_سے_پہلے उससे_पहले इससे_पहले তার_আগের আগের_মাস* bir_onceki onceki_ay mois_d_avant mois_precedent bulan_sebelumnya sebelum_itu bulan_sebelum ماه_قبل ماه_پیش предыдущ* до_этого us_se_pehle usse_pehle",
);

/** Since when nothing, or what, was taken. */
export function feesSince(statements: readonly KnownMonth[]): Sentence[] {
  const first = statements.at(-1);
  if (!first || statements.some(({ fee }) => fee.currency !== first.fee.currency)) return [];
  return [
    say("operator.feeSince", {
      month: monthValue(first.month),
      fee: sumOf(statements, ({ fee }) => fee),
    }),
  ];
}

function ofDesk(sentences: readonly Sentence[]): Reply {
  return reply(sentences.length > 0 ? sentences : [say("operator.noMonth")], [DESK_ACTION]);
}

const MONTH_LENGTH = 7;

function yearOf(token: Token | undefined): number | null {
  const value = token?.value ?? null;
  return value !== null && isYearNumber(value) ? value : null;
}

/** Null: no time is named. */
function timeIn(tokens: readonly Token[], today: string): AskedTime | null {
  const months = tokens.flatMap(({ text }, at) => {
    const of = monthIn([text]);
    const year = [tokens[at + 1], tokens[at - 1]].flatMap((one) => yearOf(one) ?? []).at(0) ?? null;
    return of === null ? [] : [{ of, year }];
  });
  const written = tokens.flatMap((token) => yearOf(token) ?? []).at(0);
  const period = periodIn(
    tokens.filter(({ text }) => monthIn([text]) === null),
    today,
  );
  const relative = period && namesYear(tokens) ? Number(period.first.slice(0, 4)) : null;
  const isPlain =
    written === undefined && relative === Number(today.slice(0, 4)) && !tokens.some(({ text }) => isThis(text));
  const year = written ?? relative;
  const exact = months.length === 0 && year === null && period ? period.first.slice(0, MONTH_LENGTH) : null;
  return months.length === 0 && year === null && exact === null ? null : { months, year, exact, isPlain };
}

/** "The same month last year?" is of the month before; "and in October?" of the year that was named. */
function withMonthOf(spoken: AskedTime, before: AskedTime | null, words: readonly string[]): AskedTime {
  if (!before) return spoken;
  const isSame = words.some((word) => isAlike([word])) || words.some(isOfMonth);
  if (spoken.months.length === 0 && spoken.year !== null && isSame) {
    const exact = before.exact ? [{ of: Number(before.exact.slice(5)), year: null }] : [];
    return { ...spoken, months: [...exact, ...before.months.map(({ of }) => ({ of, year: null }))] };
  }
  // "And refunds that year?" is of the year that was told.
  const isThatOne = spoken.isPlain && spoken.months.length === 0 && before.year !== null;
  if (isThatOne) return before;
  const isBare = spoken.months.length > 0 && spoken.year === null;
  return isBare && before.year !== null && before.months.length > 0 ? { ...spoken, year: before.year } : spoken;
}

const isThis = wordMatcher("this current هذه هذا هالسنه السنه اس इस এই এবছর bu cette ini امسال این этот этом этого is");
const isOfMonth = (word: string) =>
  /^(?:month|ال?شهر|مہین|महीन|মাস|ay(?:$|i|da)|mois|bulan|ماه|месяц|mahin)/u.test(word);

/** Of a month without a year the one that began last. */
function monthsOf({ months, year, exact }: AskedTime, statements: readonly KnownMonth[], today: string): string[] {
  if (exact !== null) return [exact];
  const now = today.slice(0, MONTH_LENGTH);
  return months.map(({ of, year: own }) => {
    const written = String(of).padStart(2, "0");
    const asked = own ?? year;
    if (asked !== null) return `${asked}-${written}`;
    const inYear = `${today.slice(0, 4)}-${written}`;
    const latest = inYear <= now ? inYear : `${Number(today.slice(0, 4)) - 1}-${written}`;
    // The month that has only begun has no statement yet.
    const isThere = statements.some((row) => row.month === latest);
    return !isThere && latest === now ? `${Number(latest.slice(0, 4)) - 1}-${written}` : latest;
  });
}

function monthBefore(of: string): string {
  const [year = 0, at = 1] = of.split("-").map(Number);
  return at === 1 ? `${year - 1}-12` : `${year}-${String(at - 1).padStart(2, "0")}`;
}

/** Where that month has no statement, the last one before it. */
function nearestTo(missing: readonly string[], statements: readonly KnownMonth[]): KnownMonth[] {
  const [first] = missing;
  const before = statements.find((row) => first === undefined || row.month < first) ?? statements[0];
  return before ? [before] : [];
}

function lineOf({ month: of, paid, refunded, fee, net }: KnownMonth, today: string): Sentence {
  const isThisYear = of.startsWith(today.slice(0, 4));
  return say("operator.month", {
    month: isThisYear ? { month: Number(of.slice(5)) } : monthValue(of),
    ...{ paid: moneyOf(paid), refunded: moneyOf(refunded), fee: moneyOf(fee), net: moneyOf(net) },
  });
}

function monthValue(of: string): Value {
  return { month: Number(of.slice(5)), year: Number(of.slice(0, 4)) };
}

function balanceOf({ month: of, opening, closing }: KnownMonth): Sentence[] {
  if (!opening || !closing) return [];
  return [say("operator.balance", { month: monthValue(of), opening: moneyOf(opening), closing: moneyOf(closing) })];
}

/** With the other one that is named, else with the month before. */
function comparedWith(rows: readonly KnownMonth[], statements: readonly KnownMonth[]): Sentence[] {
  const [one, other = statements.find((row) => one && row.month === monthBefore(one.month))] = rows;
  if (!one || !other || one.net.currency !== other.net.currency) return [];
  const apart = majorOf(one.net) - majorOf(other.net);
  const amount: Value = { money: Math.abs(apart), currency: one.net.currency };
  return [say(apart < 0 ? "operator.lessThan" : "operator.moreThan", { before: monthValue(other.month), amount })];
}

function extreme(
  all: readonly KnownMonth[],
  year: number | null,
  { isMost, isOfRefunds }: { readonly isMost: boolean; readonly isOfRefunds: boolean },
): Sentence[] {
  const within = year === null ? all : all.filter(({ month: of }) => of.startsWith(String(year)));
  const amountIn = (row: KnownMonth) => (isOfRefunds ? row.refunded : row.net);
  const [first] = within.toSorted(
    (one, other) => (majorOf(amountIn(one)) - majorOf(amountIn(other))) * (isMost ? -1 : 1),
  );
  if (!first) return [];
  const values = { month: monthValue(first.month), amount: moneyOf(amountIn(first)) };
  return [say(isMost ? "operator.mostIn" : "operator.leastIn", values)];
}

/** The newest in which something went back. */
function refundsIn(all: readonly KnownMonth[]): Sentence[] {
  const [newest] = all;
  const oldest = all.at(-1);
  if (!newest || !oldest) return [];
  const isOne = all.every(({ refunded }) => refunded.currency === newest.refunded.currency);
  const span = [...new Set([oldest, newest].map(({ month: of }) => of.slice(0, 4)))].join("–");
  const whole = say("operator.refundedIn", { month: span, amount: sumOf(all, ({ refunded }) => refunded) });
  const each = all
    .filter(({ refunded }) => majorOf(refunded) > 0)
    .slice(0, MOST_LINES)
    .map(({ month: of, refunded }) => say("operator.refundedIn", { month: monthValue(of), amount: moneyOf(refunded) }));
  return isOne ? [...each, whole] : each;
}

function wholeYear(all: readonly KnownMonth[], year: number): Sentence[] {
  const rows = all.filter(({ month: of }) => of.startsWith(`${year}-`));
  const currencies = [...new Set(rows.map(({ net }) => net.currency))];
  if (rows.length === 0) return [say("operator.noStatement", { months: { list: [String(year)] } })];
  if (currencies.length > 1) return rows.slice(0, MOST_LINES).map((row) => lineOf(row, ""));
  return [
    say("operator.month", {
      month: String(year),
      paid: sumOf(rows, ({ paid }) => paid),
      refunded: sumOf(rows, ({ refunded }) => refunded),
      fee: sumOf(rows, ({ fee }) => fee),
      net: sumOf(rows, ({ net }) => net),
    }),
  ];
}

type Sum = KnownMonth["net"];

function sumOf(rows: readonly KnownMonth[], of: (row: KnownMonth) => Sum): Value {
  const currency: Currency = rows[0]?.net.currency ?? "USD";
  return { money: rows.reduce((all, row) => all + majorOf(of(row)), 0), currency };
}

function majorOf({ amount }: Sum): number {
  return toMajor(fromDecimal(amount));
}

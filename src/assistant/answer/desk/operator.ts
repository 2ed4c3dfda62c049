/** Answers to operators, of their own desk. What an employee has no right to is not read, and said so. */

import { addDays, dateOf } from "#domain/calendar.ts";
import { toMajor } from "#domain/money.ts";
import type { Known, KnownAttention, KnownNumber, KnownSummary } from "../../known.ts";
import type { Reading } from "../../reading/reading.ts";
import { isDay, wordMatcher } from "../../reading/words/number-words.ts";
import { decimalsOf } from "../bookings/cards.ts";
import { type Composer, moneyOf, type Reply, reply, type Sentence, say, type Value } from "../reply.ts";
import { isYearNumber } from "./desk-acts.ts";
import { isDear, isLeastWord, isMostWord } from "./desk-words.ts";
import { isExpiring } from "./operator-bookings.ts";
import { calledGroups, DESK_ACTION, groupLine, waitingBeside } from "./operator-named.ts";
import { feesSince } from "./statements.ts";

const MOST_LINES = 4;

const notRead = () => reply([say("operator.notRead")], [DESK_ACTION]);

type AttentionRow = KnownAttention["bookings"][number];
type Rule = AttentionRow["reasons"][number]["rule"];

export const attention: Composer = ({ known, reading, concepts, now }) => {
  const { attention: found, numbers, summary } = known;
  if (!found) return notRead();
  // Whoever asks of bookings, or which of them runs out, is told of no questions.
  const isOfBookings = Boolean(reading.desk?.state) || concepts.includes("booking");
  const beside = isOfBookings || isExpiring(reading.tokens.map(({ text }) => text)) ? [] : waitingBeside(known);
  const toSee = (numbers ?? []).slice(0, MOST_LINES).map(numberLine);
  if (found.bookings.length === 0) {
    const open = [...toSee, ...beside];
    const quiet = [say("operator.nothing"), ...(summary ? [countsOf(summary)] : [])];
    return reply(open.length > 0 ? open : quiet, [DESK_ACTION]);
  }
  const lines = found.bookings.slice(0, MOST_LINES).flatMap((row) => lineOf(row, { now }));
  // A question that still has time is shown, and counts among none that need the operator.
  const head = found.count > 0 ? [say("operator.attention", { count: found.count })] : [];
  return reply([...head, ...lines, ...toSee, ...beside], [DESK_ACTION]);
};

function numberLine({ reference, customerName, packageName, references }: KnownNumber): Sentence {
  const list = references.filter((one) => one !== null);
  return say("operator.toSee", { reference, name: customerName, package: packageName, number: { list } });
}

/** The bookings that one rule flags. */
function flagged(rule: Rule, none: string): Composer {
  return ({ known: { attention: found, groups: all }, reading, now }) => {
    if (!found) return notRead();
    const { desk } = reading;
    const called = calledGroups(all ?? [], reading);
    const titles = [...(desk?.titles ?? []), ...called.flatMap(({ packageName }) => packageName ?? [])];
    const isAsked = ({ reference, packageName }: AttentionRow) =>
      (!desk?.named || desk.named.some((one) => one.reference === reference)) &&
      (titles.length === 0 || titles.includes(packageName));
    const rows = found.bookings.filter((row) => isAsked(row) && row.reasons.some((reason) => reason.rule === rule));
    const isNamed = titles.length > 0 || Boolean(desk?.named);
    if (rows.length === 0)
      return reply([say(none), ...(isNamed ? called.map(groupLine) : lateOf(found, now))], [DESK_ACTION]);
    const count = say(`operator.rules.${rule}`, { count: found.rules[rule] });
    return reply(
      [count, ...rows.slice(0, MOST_LINES).flatMap((row) => lineOf(row, { only: rule, now }))],
      [DESK_ACTION],
    );
  };
}

/** Where no payment is late, what else is. */
function lateOf({ rules, bookings }: KnownAttention, now: Date): Sentence[] {
  if (rules.approval_late === 0) return [];
  const [first] = bookings.filter(({ reasons }) => reasons.some(({ rule }) => rule === "approval_late"));
  return [
    say("operator.attention", { count: rules.approval_late }),
    ...(first ? lineOf(first, { only: "approval_late", now }) : []),
  ];
}

export const unpaid = flagged("payment_overdue", "operator.nobodyLate");
export const papers = flagged("passport_missing", "operator.papersThere");

const UNDATED: ReadonlySet<Rule> = new Set<Rule>(["passport_missing", "visa_missing", "number_waits"]);

function lineOf(
  { reference, customerName, packageName, seats, reasons }: AttentionRow,
  { only, now }: { readonly only?: Rule; readonly now: Date },
): Sentence[] {
  const reason = reasons.find(({ rule }) => only === undefined || rule === only);
  if (!reason) return [];
  const values: Record<string, Value> = {
    ...{ reference, name: customerName, package: packageName, seats, at: whenOf(reason) },
    // What waits longer than was promised may still be answered until its end.
    why: { word: `attention.${isStillOpen(reason, now) ? "approval_waits" : reason.rule}` },
    ...(reason.amount ? { amount: moneyOf(reason.amount) } : {}),
  };
  // The departure is no day by which papers are due.
  if (UNDATED.has(reason.rule)) return [say("operator.lineUndated", values)];
  return [say(reason.amount ? "operator.lineOwed" : "operator.line", values)];
}

function isStillOpen({ rule, at }: AttentionRow["reasons"][number], now: Date): boolean {
  return rule === "approval_late" && at > now.toISOString();
}

/** An answer is due at an instant, all else by a day of nobody's clock. */
function whenOf({ rule, at }: AttentionRow["reasons"][number]): Value {
  const isInstant = rule === "approval_late" || rule === "approval_waits";
  return isInstant ? { dateTime: at } : { date: at.slice(0, 10) };
}

export const revenue: Composer = ({ known: { summary }, slots, reading }) => {
  if (!summary) return notRead();
  const { total, changePercent, onNusuk, waiting } = summary.revenue;
  if (total === null) return reply([say("operator.noRevenue")], [DESK_ACTION]);
  const change =
    changePercent === null ? [] : [say("operator.change", { percent: { percent: changePercent }, days: summary.days })];
  return reply(
    [
      say("operator.revenue", { total: moneyOf(total) }),
      ...change,
      ...(slots.month !== null
        ? [say("packages.unused", { list: { list: [{ month: slots.month }] } })]
        : spansOf(reading)),
      say("operator.beside", { nusuk: moneyOf(onNusuk), waiting: moneyOf(waiting) }),
    ],
    [DESK_ACTION],
  );
};

/** "This month", "last week": the sum is of all that came in so far, and says so. */
function spansOf({ tokens }: Reading): Sentence[] {
  const spans = tokens.filter(({ text, value }) => value === null && isDay(text)).map(({ raw }) => raw);
  return spans.length === 0 ? [] : [say("packages.unused", { list: { list: spans } })];
}

export const counts: Composer = ({ known: { summary } }) => {
  return summary ? reply([countsOf(summary)], [DESK_ACTION]) : notRead();
};

function countsOf({ active, season: { confirmed, awaitingAnswer, attention: pressing } }: KnownSummary): Sentence {
  return say("operator.counts", { active: active.count, confirmed, waiting: awaitingAnswer, pressing });
}

export const licence: Composer = ({ known: { licences }, reading: { tokens } }) => {
  if (!licences) return notRead();
  if (licences.length === 0) return reply([say("operator.noLicence")], [DESK_ACTION]);
  const year = tokens.find(({ value }) => value !== null && isYearNumber(value))?.value;
  const end = year ? endOfHajjIn(year) : null;
  const isLong = licences.some(({ validUntil, status }) => status === "approved" && validUntil >= (end ?? ""));
  const lines = licences.slice(0, MOST_LINES).map(({ scheme, number, validUntil, status }) =>
    say("operator.licence", {
      ...{ scheme: scheme.toUpperCase(), number, date: { date: validUntil } },
      state: { word: `licences.${status}` },
    }),
  );
  return reply([...(end ? [say(isLong ? "answers.yes" : "answers.no")] : []), ...lines], [DESK_ACTION]);
};

/** The last day of Hajj in a year, by the calendar of Umm al-Qura. */
function endOfHajjIn(year: number): string {
  const days = Array.from({ length: DAYS }, (_, at) => addDays(`${year}-01-01`, at));
  const isLastOne = (day: string) => HIJRI_DAY.format(new Date(`${day}T00:00:00Z`)).startsWith(LAST_OF_HAJJ);
  return days.find(isLastOne) ?? `${year}-12-31`;
}
const DAYS = 366;
const LAST_OF_HAJJ = "12/13/";
const HIJRI_DAY = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  ...({ month: "numeric", day: "numeric", year: "numeric" } as const),
  timeZone: "UTC",
});

export const seats: Composer = ({ known: { listings: all }, reading: { wishes, tokens } }) => {
  if (!all) return notRead();
  const cities = wishes.search.departureCity ?? [];
  const there = all.filter(({ departureCity = "" }) => cities.includes(departureCity));
  const listings = there.some(({ status }) => status === "listed") ? there : all;
  const onSale = listings.filter(({ status }) => status === "listed");
  const sum = (of: (one: (typeof onSale)[number]) => number) => onSale.reduce((all, one) => all + of(one), 0);
  const isMostAsked = isMostWord(tokens.map(({ text }) => text));
  const told = listings
    .filter(({ status, availableSlots }) => status === "listed" && availableSlots > 0)
    .toSorted((a, b) => (isMostAsked ? -1 : 1) * (a.availableSlots - b.availableSlots))
    .slice(0, MOST_LINES);
  const soldOut = listings.filter(({ status, availableSlots }) => status === "listed" && availableSlots === 0).length;
  return reply(
    [
      ...told.map(({ title, availableSlots, capacity, departureDate }) =>
        say("operator.seats", { name: title, free: availableSlots, all: capacity, date: { date: departureDate } }),
      ),
      say("operator.soldOut", { count: soldOut }),
      say("operator.seatsAll", {
        ...{ free: sum(({ availableSlots }) => availableSlots), all: sum(({ capacity }) => capacity) },
        count: onSale.length,
      }),
    ],
    [DESK_ACTION],
  );
};

/** And what was taken so far. */
export const fee: Composer = ({ known: { serviceFee, statements } }) =>
  serviceFee === null
    ? reply([], [DESK_ACTION], ["freeForPilgrims"])
    : reply(
        [
          say("operator.fee", { percent: { percent: serviceFee, decimals: decimalsOf(serviceFee) } }),
          ...feesSince(statements ?? []),
        ],
        [DESK_ACTION],
      );

export const terms: Composer = ({ known: { terms: own }, reading }) => {
  if (!own) return notRead();
  if (own.cancellation.length === 0) return reply([say("operator.noTerms")], [DESK_ACTION]);
  const days = daysIn(reading.tokens);
  if (days !== null) return reply(refundAt(days, own.cancellation, reading), [DESK_ACTION]);
  const list = own.cancellation.map(
    ({ daysBefore, refundPercent }): Value => ({
      said: say("packages.refundStep", { days: daysBefore, percent: { percent: refundPercent } }),
    }),
  );
  return reply([say("operator.terms", { list: { list } })], [DESK_ACTION]);
};

/** What comes back so many days before, and of the booking that is meant. */
function refundAt(
  days: number,
  steps: NonNullable<Known["terms"]>["cancellation"],
  { desk }: Pick<Reading, "desk">,
): Sentence[] {
  const reached = steps.filter(({ daysBefore }) => days >= daysBefore).map(({ refundPercent }) => refundPercent);
  const percent = Math.max(0, ...reached);
  const told = say("operator.refundAt", { days, percent: { percent } });
  const meant = (desk?.named ?? []).filter(({ channel, phase }) => channel !== "nusuk" && phase !== "cancelled");
  if (meant.length > MOST_LINES) return [told];
  const ofEach = meant.map(({ reference, customerName: name, amount, currency }) => {
    const part: Value = { money: (amount * percent) / 100, currency };
    return say("operator.refundOf", { reference, name, part, amount: { money: amount, currency } });
  });
  return [told, ...ofEach];
}

/** So many days, weeks or months; a week is named without a number too. */
function daysIn(tokens: Reading["tokens"]): number | null {
  const unit = tokens.findIndex(({ text }) => isDay(text));
  if (unit < 0) return null;
  const near = [tokens[unit - 1], tokens[unit + 1]].find((one) => one?.value != null && Number.isInteger(one.value));
  const word = tokens[unit]?.text ?? "";
  const days = isWeek(word) ? WEEK : isWholeMonth(word) ? MONTH : 1;
  if (near?.value == null) return days > 1 && tokens.length <= FEW_WORDS ? days : null;
  return near.value * days;
}
const WEEK = 7;
const MONTH = 30;
const FEW_WORDS = 4;
const isWeek = wordMatcher(
  "week weeks اسبوع اسابيع ہفتہ ہفتے हफ्ते* हफ़्ते* सप्ताह সপ্তাহ* hafta* semaine* minggu هفته недел* hafte",
);
const isWholeMonth = wordMatcher("month months شهر اشهر مہینے مہینہ महीने महीना মাস* ay mois bulan ماه месяц*");

/** How many are on sale, and the drafts apart. */
export const listed: Composer = ({ known: { listings }, now, reading: { wishes, desk, tokens }, concepts }) => {
  if (!listings) return notRead();
  const today = dateOf(now);
  const onSale = listings.filter(({ status, departureDate }) => status === "listed" && departureDate > today);
  const cities = wishes.search.departureCity ?? [];
  const words = tokens.map(({ text }) => text);
  const isOfPrices =
    cities.length > 0 ||
    (desk?.titles.length ?? 0) > 0 ||
    concepts.some((one) => one === "price" || one === "cheap") ||
    words.some(isDear);
  const meant = onSale
    .filter(({ departureCity = "" }) => cities.length === 0 || cities.includes(departureCity))
    .filter(({ title }) => !desk?.titles.length || desk.titles.includes(title))
    .toSorted((a, b) => (a.priceMinor ?? 0) - (b.priceMinor ?? 0));
  const ordered = isMostWord(words) || words.some(isDear) ? meant.toReversed() : meant;
  const priced = ordered.slice(0, MOST_PRICED).flatMap(pricedLine);
  if (isOfPrices && priced.length > 0)
    return reply([say("operator.listed", { count: meant.length }), ...priced], [DESK_ACTION]);
  return reply([say("operator.listed", { count: onSale.length }), draftsOf(listings)], [DESK_ACTION]);
};

const MOST_PRICED = 8;

function pricedLine(offer: NonNullable<Known["listings"]>[number]): Sentence[] {
  const { title: name, priceMinor, currency, availableSlots: free, capacity: all, departureDate } = offer;
  if (priceMinor === undefined || currency === undefined) return [];
  const price: Value = { money: toMajor(priceMinor), currency };
  return [say("operator.priced", { name, price, free, all, date: { date: departureDate } })];
}

/** Packages that nobody sees yet. */
export const drafts: Composer = ({ known: { listings } }) =>
  listings ? reply([draftsOf(listings)], [DESK_ACTION]) : notRead();

function draftsOf(listings: NonNullable<Known["listings"]>): Sentence {
  const titles = listings.filter(({ status }) => status === "draft").map(({ title }) => title);
  return titles.length === 0
    ? say("operator.noDrafts")
    : say("operator.drafts", { count: titles.length, list: { list: titles } });
}

/** What would help the listings, what is worth the most first. */
export const improvements: Composer = ({ known: { improvements: found } }) => {
  if (!found) return notRead();
  if (found.length === 0) return reply([say("operator.allStated")], [DESK_ACTION]);
  return reply(
    found
      .slice(0, MOST_LINES)
      .map(({ rule, slow, count }) =>
        rule === "answers"
          ? say("operator.slow", { count: slow ?? count })
          : say("operator.unstated", { count, fact: { word: `listing.${rule}` } }),
      ),
    [DESK_ACTION],
  );
};

export const views: Composer = ({ known: { reach }, reading: { desk, tokens } }): Reply => {
  if (!reach) return notRead();
  const named = reach.packages.filter(({ title }) => desk?.titles.includes(title));
  const all = named.length > 0 ? named : reach.packages;
  const isLeast = isLeastWord(tokens.map(({ text }) => text));
  const ordered = all.toSorted((a, b) => (isLeast ? a.views - b.views : b.views - a.views));
  const most = ordered.slice(0, MOST_LINES);
  return reply(
    [
      say("operator.views", { days: reach.days, views: reach.views, enquiries: reach.enquiries }),
      ...most.map(({ title, views: seen }) => say("operator.viewed", { name: title, views: seen })),
    ],
    [DESK_ACTION],
  );
};

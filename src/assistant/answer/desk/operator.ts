/** Answers to operators, of their own desk. What an employee has no right to is not read, and said so. */

import { dateOf } from "#domain/calendar.ts";
import type { Known, KnownAttention, KnownNumber, KnownSummary } from "../../known.ts";
import { periodIn } from "../../reading/periods.ts";
import type { Reading } from "../../reading/reading.ts";
import { isDay } from "../../reading/words/number-words.ts";
import { monthIn } from "../../slots/months.ts";
import { decimalsOf } from "../bookings/cards.ts";
import { type Composer, moneyOf, type Reply, reply, type Sentence, say, type Value } from "../reply.ts";
import { isExpiring } from "./operator-bookings.ts";
import { calledGroups, DESK_ACTION, groupLine, waitingBeside } from "./operator-named.ts";

const MOST_LINES = 4;

const notRead = () => reply([say("operator.notRead")], [DESK_ACTION]);

type AttentionRow = KnownAttention["bookings"][number];
type Rule = AttentionRow["reasons"][number]["rule"];

export const attention: Composer = ({ known, reading, concepts }) => {
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
  const lines = found.bookings.slice(0, MOST_LINES).flatMap((row) => lineOf(row));
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
  return ({ known: { attention: found, groups: all }, reading }) => {
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
      return reply([say(none), ...(isNamed ? called.map(groupLine) : lateOf(found))], [DESK_ACTION]);
    const count = say(`operator.rules.${rule}`, { count: found.rules[rule] });
    return reply([count, ...rows.slice(0, MOST_LINES).flatMap((row) => lineOf(row, rule))], [DESK_ACTION]);
  };
}

/** Where no payment is late, what else is. */
function lateOf({ rules, bookings }: KnownAttention): Sentence[] {
  if (rules.approval_late === 0) return [];
  const [first] = bookings.filter(({ reasons }) => reasons.some(({ rule }) => rule === "approval_late"));
  return [say("operator.attention", { count: rules.approval_late }), ...(first ? lineOf(first, "approval_late") : [])];
}

export const unpaid = flagged("payment_overdue", "operator.nobodyLate");
export const papers = flagged("passport_missing", "operator.papersThere");

const UNDATED: ReadonlySet<Rule> = new Set<Rule>(["passport_missing", "visa_missing", "number_waits"]);

function lineOf({ reference, customerName, packageName, seats, reasons }: AttentionRow, only?: Rule): Sentence[] {
  const reason = reasons.find(({ rule }) => only === undefined || rule === only);
  if (!reason) return [];
  const values: Record<string, Value> = {
    ...{ reference, name: customerName, package: packageName, seats, at: whenOf(reason) },
    why: { word: `attention.${reason.rule}` },
    ...(reason.amount ? { amount: moneyOf(reason.amount) } : {}),
  };
  // The departure is no day by which papers are due.
  if (UNDATED.has(reason.rule)) return [say("operator.lineUndated", values)];
  return [say(reason.amount ? "operator.lineOwed" : "operator.line", values)];
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

export const licence: Composer = ({ known: { licences } }) => {
  if (!licences) return notRead();
  if (licences.length === 0) return reply([say("operator.noLicence")], [DESK_ACTION]);
  return reply(
    licences.slice(0, MOST_LINES).map(({ scheme, number, validUntil, status }) =>
      say("operator.licence", {
        ...{ scheme: scheme.toUpperCase(), number, date: { date: validUntil } },
        state: { word: `licences.${status}` },
      }),
    ),
    [DESK_ACTION],
  );
};

export const seats: Composer = ({ known: { listings } }) => {
  if (!listings) return notRead();
  const fewest = listings
    .filter(({ status, availableSlots }) => status === "listed" && availableSlots > 0)
    .toSorted((a, b) => a.availableSlots - b.availableSlots)
    .slice(0, MOST_LINES);
  const soldOut = listings.filter(({ status, availableSlots }) => status === "listed" && availableSlots === 0).length;
  return reply(
    [
      ...fewest.map(({ title, availableSlots, capacity, departureDate }) =>
        say("operator.seats", { name: title, free: availableSlots, all: capacity, date: { date: departureDate } }),
      ),
      say("operator.soldOut", { count: soldOut }),
    ],
    [DESK_ACTION],
  );
};

export const rating: Composer = ({ known: { reach } }) => {
  if (!reach) return notRead();
  if (reach.rating === null) return reply([say("operator.notRated")], [DESK_ACTION]);
  return reply([say("operator.rating", { rating: reach.rating, count: reach.reviewCount })], [DESK_ACTION]);
};

/** Of the months that are named, the newest of each; else of the one that the question's days begin in. */
export const month: Composer = ({ known: { statements }, reading: { when }, now }) => {
  if (!statements) return notRead();
  const today = dateOf(now);
  const named = [...new Set(when.flatMap(({ text }) => monthIn([text]) ?? []))];
  const asked = named.length > 0 ? named : [Number((periodIn(when, today)?.first ?? today).slice(5, 7))];
  const found = asked.flatMap((one) => statements.find((row) => Number(row.month.slice(5)) === one) ?? []);
  if (found.length === 0) return reply([say("operator.noMonth")], [DESK_ACTION]);
  return reply(
    found.map(({ month, paid, refunded, fee, net }) =>
      say("operator.month", {
        ...{ month: { month: Number(month.slice(5)) }, paid: moneyOf(paid), refunded: moneyOf(refunded) },
        ...{ fee: moneyOf(fee), net: moneyOf(net) },
      }),
    ),
    [DESK_ACTION],
  );
};

export const fee: Composer = ({ known: { serviceFee } }) =>
  serviceFee === null
    ? reply([], [DESK_ACTION], ["freeForPilgrims"])
    : reply(
        [say("operator.fee", { percent: { percent: serviceFee, decimals: decimalsOf(serviceFee) } })],
        [DESK_ACTION],
      );

export const terms: Composer = ({ known: { terms: own } }) => {
  if (!own) return notRead();
  if (own.cancellation.length === 0) return reply([say("operator.noTerms")], [DESK_ACTION]);
  const list = own.cancellation.map(
    ({ daysBefore, refundPercent }): Value => ({
      said: say("packages.refundStep", { days: daysBefore, percent: { percent: refundPercent } }),
    }),
  );
  return reply([say("operator.terms", { list: { list } })], [DESK_ACTION]);
};

/** How many are on sale, and the drafts apart. */
export const listed: Composer = ({ known: { listings }, now }) => {
  if (!listings) return notRead();
  const today = dateOf(now);
  const onSale = listings.filter(({ status, departureDate }) => status === "listed" && departureDate > today);
  return reply([say("operator.listed", { count: onSale.length }), draftsOf(listings)], [DESK_ACTION]);
};

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

export const views: Composer = ({ known: { reach } }): Reply => {
  if (!reach) return notRead();
  const most = reach.packages.slice(0, MOST_LINES);
  return reply(
    [
      say("operator.views", { days: reach.days, views: reach.views, enquiries: reach.enquiries }),
      ...most.map(({ title, views: seen }) => say("operator.viewed", { name: title, views: seen })),
    ],
    [DESK_ACTION],
  );
};

/** Answers to operators, of their own desk. What an employee has no right to is not read, and said so. */
import type { KnownAttention, KnownGroup } from "../known.ts";
import { isDay } from "../reading/number-words.ts";
import type { Reading } from "../reading/reading.ts";
import { isNamed } from "../reading/signs.ts";
import { isLast } from "../reading/turn-words.ts";
import { type Action, type Composer, moneyOf, type Reply, reply, type Sentence, say, type Value } from "./reply.ts";

const MOST_LINES = 4;
export const DESK: Action = { key: "desk", target: "open:/operator-dashboard" };

const notRead = () => reply([say("operator.notRead")], [DESK]);

type AttentionRow = KnownAttention["bookings"][number];
type Rule = AttentionRow["reasons"][number]["rule"];

export const attention: Composer = ({ known: { attention: found } }) => {
  if (!found) return notRead();
  if (found.bookings.length === 0) return reply([say("operator.nothing")], [DESK]);
  const lines = found.bookings.slice(0, MOST_LINES).flatMap((row) => lineOf(row));
  return reply([say("operator.attention", { count: found.count }), ...lines], [DESK]);
};

/** The bookings that one rule flags. */
function flagged(rule: Rule, none: string): Composer {
  return ({ known: { attention: found }, reading: { desk } }) => {
    if (!found) return notRead();
    const isAsked = ({ reference, packageName }: AttentionRow) =>
      (!desk?.named || desk.named.some((one) => one.reference === reference)) &&
      (!desk?.titles.length || desk.titles.includes(packageName));
    const rows = found.bookings.filter((row) => isAsked(row) && row.reasons.some((reason) => reason.rule === rule));
    if (rows.length === 0) return reply([say(none)], [DESK]);
    const count = say(`operator.rules.${rule}`, { count: found.rules[rule] });
    return reply([count, ...rows.slice(0, MOST_LINES).flatMap((row) => lineOf(row, rule))], [DESK]);
  };
}

export const unpaid = flagged("payment_overdue", "operator.nobodyLate");
export const papers = flagged("passport_missing", "operator.papersThere");

function lineOf({ reference, customerName, packageName, seats, reasons }: AttentionRow, only?: Rule): Sentence[] {
  const reason = reasons.find(({ rule }) => only === undefined || rule === only);
  if (!reason) return [];
  const values: Record<string, Value> = {
    ...{ reference, name: customerName, package: packageName, seats, at: { dateTime: reason.at } },
    why: { word: `attention.${reason.rule}` },
    ...(reason.amount ? { amount: moneyOf(reason.amount) } : {}),
  };
  return [say(reason.amount ? "operator.lineOwed" : "operator.line", values)];
}

export const revenue: Composer = ({ known: { summary }, slots, reading }) => {
  if (!summary) return notRead();
  const { total, changePercent, onNusuk, waiting } = summary.revenue;
  if (total === null) return reply([say("operator.noRevenue")], [DESK]);
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
    [DESK],
  );
};

/** "This month", "last week": the sum is of all that came in so far, and says so. */
function spansOf({ tokens }: Reading): Sentence[] {
  const spans = tokens.filter(({ text, value }) => value === null && isDay(text)).map(({ raw }) => raw);
  return spans.length === 0 ? [] : [say("packages.unused", { list: { list: spans } })];
}

export const counts: Composer = ({ known: { summary } }) => {
  if (!summary) return notRead();
  const { confirmed, awaitingAnswer, attention: pressing } = summary.season;
  const values = { active: summary.active.count, confirmed, waiting: awaitingAnswer, pressing };
  return reply([say("operator.counts", values)], [DESK]);
};

/** The groups that something is missing in, or those that are named. */
export const groups: Composer = ({ known, reading }) => {
  if (!known.groups) return notRead();
  const isCalled = (name: string) =>
    name.split(/\s+/).some((part) => part.length > 4 && reading.tokens.some(({ raw }) => isNamed(raw, part)));
  const called = known.groups.filter(({ name }) => isCalled(name));
  const open = known.groups.filter(({ members, named, unplaced }) => unplaced > 0 || named < members);
  if (called.length > 0) return reply(called.slice(0, MOST_LINES).map(groupLine), [DESK]);
  if (open.length === 0) return reply([say("operator.groupsDone")], [DESK]);
  const lines = open
    .toSorted((a, b) => b.unplaced - a.unplaced)
    .slice(0, MOST_LINES)
    .map(groupLine);
  return reply(lines, [DESK]);
};

function groupLine({ name, members, named, unplaced }: KnownGroup): Sentence {
  return say("operator.group", { name, members, named, unplaced });
}

export const enquiries: Composer = ({ known }) => {
  if (!known.enquiries) return notRead();
  const [oldest] = known.enquiries;
  if (!oldest) return reply([say("operator.noEnquiries")], [DESK]);
  const values = { count: known.enquiries.length, package: oldest.packageName, question: oldest.question };
  return reply([say("operator.enquiries", values)], [DESK]);
};

export const licence: Composer = ({ known: { licences } }) => {
  if (!licences) return notRead();
  if (licences.length === 0) return reply([say("operator.noLicence")], [DESK]);
  return reply(
    licences.slice(0, MOST_LINES).map(({ scheme, number, validUntil, status }) =>
      say("operator.licence", {
        ...{ scheme: scheme.toUpperCase(), number, date: { date: validUntil } },
        state: { word: `licences.${status}` },
      }),
    ),
    [DESK],
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
    [DESK],
  );
};

export const rating: Composer = ({ known: { reach } }) => {
  if (!reach) return notRead();
  if (reach.rating === null) return reply([say("operator.notRated")], [DESK]);
  return reply([say("operator.rating", { rating: reach.rating, count: reach.reviewCount })], [DESK]);
};

/** Of the month that is named; "last month" is the one before this. */
export const month: Composer = ({ known: { statements }, slots, reading, now }) => {
  if (!statements) return notRead();
  const asked = slots.month ?? monthBefore(now, reading.tokens.some(({ text }) => isLast(text)) ? 1 : 0);
  const found = statements.filter((one) => Number(one.month.slice(5)) === asked).slice(0, 1);
  if (found.length === 0) return reply([say("operator.noMonth")], [DESK]);
  return reply(
    found.map(({ paid, refunded, fee, net }) =>
      say("operator.month", {
        ...{ month: { month: asked }, paid: moneyOf(paid), refunded: moneyOf(refunded) },
        ...{ fee: moneyOf(fee), net: moneyOf(net) },
      }),
    ),
    [DESK],
  );
};

function monthBefore(now: Date, months: number): number {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).getUTCMonth() + 1;
}

/** Who may do what; where a right is named, who has it. */
export const team: Composer = ({ known: { team: members }, concepts }) => {
  if (!members) return notRead();
  const isOfMoney = concepts.some((one) => one === "money" || one === "refund" || one === "pay");
  const told = members.filter(({ isOwner, rights }) => isOwner || !isOfMoney || rights.includes("money"));
  return reply(
    told.map(({ name, isOwner, rights }) =>
      isOwner
        ? say("operator.owner", { name })
        : say("operator.member", {
            name,
            rights: { list: rights.length > 0 ? rights.map(rightWord) : [{ word: "rights.none" }] },
          }),
    ),
    [DESK],
  );
};

function rightWord(right: string): Value {
  return { word: `rights.${right}` };
}

/** All that are raised, of one customer where one is named. */
export const problems: Composer = ({ known: { problems: found }, reading }) => {
  if (!found) return notRead();
  const names = ({ customerName }: { readonly customerName: string }) =>
    customerName.split(/\s+/).some((part) => reading.tokens.some(({ raw }) => isNamed(raw, part)));
  const named = found.filter(names);
  const told = (named.length > 0 ? named : found).slice(0, MOST_LINES);
  if (told.length === 0) return reply([say("operator.noProblems")], [DESK]);
  return reply(
    told.map(({ reference, customerName: name, packageName, bookingReference: booking, state, dueAt }) => {
      const values = { reference, name, package: packageName, booking, state: { word: `problems.${state}` } };
      return dueAt
        ? say("operator.problemDue", { ...values, at: { dateTime: dueAt } })
        : say("operator.problem", values);
    }),
    [DESK],
  );
};

export const terms: Composer = ({ known: { terms: own } }) => {
  if (!own) return notRead();
  if (own.cancellation.length === 0) return reply([say("operator.noTerms")], [DESK]);
  const list = own.cancellation.map(
    ({ daysBefore, refundPercent }): Value => ({
      said: say("packages.refundStep", { days: daysBefore, percent: { percent: refundPercent } }),
    }),
  );
  return reply([say("operator.terms", { list: { list } })], [DESK]);
};

/** What would help the listings, what is worth the most first. */
export const improvements: Composer = ({ known: { improvements: found } }) => {
  if (!found) return notRead();
  if (found.length === 0) return reply([say("operator.allStated")], [DESK]);
  return reply(
    found
      .slice(0, MOST_LINES)
      .map(({ rule, slow, count }) =>
        rule === "answers"
          ? say("operator.slow", { count: slow ?? count })
          : say("operator.unstated", { count, fact: { word: `listing.${rule}` } }),
      ),
    [DESK],
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
    [DESK],
  );
};

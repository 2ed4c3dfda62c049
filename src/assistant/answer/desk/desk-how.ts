/** How things are done on a desk, and what comes of them. */
import { type Composer, moneyOf, reply, type Sentence, say } from "../reply.ts";
import { isLeastWord, isMostWord, isWriting } from "./desk-words.ts";
import { DESK_ACTION } from "./operator-named.ts";

const notRead = () => reply([say("operator.notRead")], [DESK_ACTION]);

/** Nothing is approved here; of the booking that is meant, or the next one, it is told until when. */
export const approve: Composer = ({ known: { attention, deskBookings }, reading: { desk }, concepts, now }) => {
  const named = desk?.named ?? [];
  const due = (deskBookings ?? []).filter(({ phase }) => phase === "awaiting_approval");
  const [one, other] = named.filter((booking) => due.includes(booking));
  const isOfNusuk = concepts.includes("nusuk") || one?.channel === "nusuk";
  const isOfBoth = !isOfNusuk && one === undefined;
  const ofMoney = [
    ...(isOfNusuk ? [] : [say("operator.approvePaid")]),
    ...(isOfNusuk || isOfBoth ? [say("operator.approveNusuk")] : []),
  ];
  if (one === undefined || other !== undefined || !one.approvalDueAt)
    return reply([say("operator.approve"), ...ofMoney], [DESK_ACTION]);
  const { id, reference, customerName: name, packageName, seats, approvalDueAt } = one;
  const isLate = attention !== null && approvalDueAt < now.toISOString();
  const line = say("operator.line", {
    ...{ reference, name, package: packageName, seats, at: { dateTime: approvalDueAt } },
    why: { word: isLate ? "attention.approval_late" : "attention.approval_waits" },
  });
  return reply(
    [line, say("operator.approve"), ...ofMoney],
    [DESK_ACTION, { key: "booking", target: `open:/operator-dashboard/bookings/${id}` }],
  );
};

/** With the one that runs out first. */
export const lapse: Composer = ({ known: { deskBookings } }) => {
  const [first] = (deskBookings ?? [])
    .filter(({ phase, approvalDueAt }) => phase === "awaiting_approval" && approvalDueAt)
    .toSorted((a, b) => ((a.approvalDueAt ?? "") < (b.approvalDueAt ?? "") ? -1 : 1));
  const next =
    first?.approvalDueAt === undefined || first.approvalDueAt === null
      ? []
      : [
          say("operator.line", {
            ...{ reference: first.reference, name: first.customerName, package: first.packageName, seats: first.seats },
            ...{ at: { dateTime: first.approvalDueAt }, why: { word: "attention.approval_waits" } },
          }),
        ];
  return reply([say("operator.lapse"), ...next], [DESK_ACTION]);
};

/** No desk knows the day: what is true for every pilgrim is told. */
export const visas: Composer = () => reply([], [DESK_ACTION], ["visaAfterBooking"]);

export const instalments: Composer = ({ known: { terms } }) => {
  const isStated = terms?.payment !== undefined && terms.payment !== null && "instalments" in terms.payment;
  const state: Sentence[] =
    terms?.payment === undefined ? [] : [say(isStated ? "operator.hasPlan" : "operator.noPlan")];
  return reply([...state, say("operator.planHow")], [DESK_ACTION]);
};

export const conversion: Composer = ({ known: { summary } }) => {
  if (!summary?.conversion || summary.conversion.percent === null) return notRead();
  const { percent, changePoints, completed, started } = summary.conversion;
  return reply(
    [
      say("operator.conversion", {
        ...{ started, completed, days: summary.days, percent: { percent, decimals: 1 } },
        change: Math.round((changePoints ?? 0) * 10) / 10,
      }),
    ],
    [DESK_ACTION],
  );
};

/** By the people of the bookings ahead. */
export const sellers: Composer = ({ known: { deskBookings }, reading: { tokens } }) => {
  if (!deskBookings) return notRead();
  const live = deskBookings.filter(({ phase }) => phase !== "cancelled" && phase !== "held");
  const sold = [...new Set(live.map(({ packageName }) => packageName))].map((name) => {
    const of = live.filter(({ packageName }) => packageName === name);
    return { name, count: of.length, seats: of.reduce((all, { seats }) => all + seats, 0) };
  });
  const way = isLeastWord(tokens.map(({ text }) => text)) ? 1 : -1;
  const ordered = sold.toSorted((a, b) => (a.seats - b.seats) * way);
  return reply(
    ordered.slice(0, MOST_LINES).map((one) => say("operator.soldBy", one)),
    [DESK_ACTION],
  );
};
const MOST_LINES = 4;

export const average: Composer = ({ known: { summary } }) => {
  if (!summary?.average?.value) return notRead();
  const { value, changePercent } = summary.average;
  const change =
    changePercent === null ? [] : [say("operator.change", { percent: { percent: changePercent }, days: summary.days })];
  return reply([say("operator.average", { amount: moneyOf(value) }), ...change], [DESK_ACTION]);
};

/** What was written in reviews is not read here. */
export const rating: Composer = ({ known: { reach }, reading: { desk, tokens } }) => {
  if (!reach) return notRead();
  const words = tokens.map(({ text }) => text);
  const isOfWords = words.some(isWriting);
  const named = reach.packages.flatMap(({ title, rating: of }) =>
    desk?.titles.includes(title) && of ? [say("operator.ratedOne", { name: title, rating: of })] : [],
  );
  if (named.length > 0) return reply(named, [DESK_ACTION]);
  const isLeast = isLeastWord(words);
  const rated = reach.packages.flatMap(({ title: name, rating: of }) => (of ? [{ name, rating: of }] : []));
  if ((isLeast || isMostWord(words)) && rated.length > 0) {
    const ordered = rated.toSorted((a, b) => (a.rating - b.rating) * (isLeast ? 1 : -1));
    return reply(
      ordered.slice(0, MOST_LINES).map((one) => say("operator.ratedOne", one)),
      [DESK_ACTION],
    );
  }
  const score =
    reach.rating === null
      ? say("operator.notRated")
      : say("operator.rating", { rating: reach.rating, count: reach.reviewCount });
  return reply([...(isOfWords ? [say("operator.reviewWords")] : []), score], [DESK_ACTION]);
};

/** An operator's own bookings, by all that the question names: customer, number, package, days, state. */
import { addDays, dateOf } from "#domain/calendar.ts";
import { fromDecimal, toMajor } from "#domain/money.ts";
import type { KnownDeskBooking } from "../../known.ts";
import type { DeskState } from "../../reading/desk.ts";
import { type AskedPeriod, periodIn } from "../../reading/periods.ts";
import { isPerson, wordMatcher } from "../../reading/words/number-words.ts";
import { phraseMatcher } from "../../reading/words/phrases.ts";
import { isNamed } from "../../reading/words/signs.ts";
import { isTomorrow } from "../../reading/words/turn-words.ts";
import { unusedIn } from "../../reading/words/unused-words.ts";
import { type Action, type Asked, type Composer, moneyOf, reply, type Sentence, say, type Value } from "../reply.ts";
import { isDealing, isMostWord } from "./desk-words.ts";
import { DESK_ACTION } from "./operator-named.ts";

const MOST_LINES = 4;
const SHORTEST = 3;
/** No other bookings are read. */
const AHEAD: Value = { said: say("operator.of.ahead") };

export const isDeparting = wordMatcher(
  "depart* departure* travel travelling traveling fly flying leave leaving go going يسافر* السفر سفر المغادره يغادر* سفر روانہ روانگی جا रवाना यात्रा जाने जा রওনা যাচ্ছে যাত্রা gidiyor hareket yolculuk cikis depart* partent voyagent berangkat bepergian bertolak berlepas حرکت عازم سفر выезж* вылет* едут летят поездк*",
);

const IN_STATE: Readonly<Record<DeskState, (booking: KnownDeskBooking) => boolean>> = {
  waiting: ({ phase }) => phase === "awaiting_approval",
  numberless: ({ phase }) => phase === "awaiting_reference",
  confirmed: ({ phase }) => phase === "confirmed" || phase === "awaiting_reference",
  cancelled: ({ phase }) => phase === "cancelled",
  held: ({ phase }) => phase === "held",
  unpaid: (booking) => isPaidHere(booking) && openOf(booking) > 0,
  overdue: ({ nextDue }) => nextDue?.isOverdue ?? false,
};

export const deskBookings: Composer = (asked) => {
  const { deskBookings: all, listings } = asked.known;
  const { desk } = asked.reading;
  if (!all || !desk) return reply([say("operator.notRead")], [DESK_ACTION]);
  const notFound =
    desk.unfound.length > 0 ? [say("operator.notFound", { list: { list: [...desk.unfound, AHEAD] } })] : [];
  if (desk.named?.length === 0) return reply(notFound, [DESK_ACTION]);
  const { found, conditions, isBrief, isOfColleague } = held(asked, all);
  const seats = (listings ?? [])
    .filter(({ title, status }) => desk.titles.includes(title) && status === "listed")
    .map(({ title, availableSlots, capacity, departureDate }) =>
      say("operator.seats", { name: title, free: availableSlots, all: capacity, date: { date: departureDate } }),
    );
  // Of a package that is named its free places come first, where they are all that is asked.
  const isOfSeats = asked.concepts.includes("seat") && desk.state === null && desk.named === null;
  const lines = isOfSeats
    ? [...seats, ...told(found, conditions, isBrief)]
    : [...told(found, conditions, isBrief), ...seats];
  const [one] = found;
  const isOfNobody = isDealing(asked.reading.tokens.map(({ text }) => text)) && one !== undefined && !one.assignee;
  const theirs = isOfColleague && found.length > 1 ? found.slice(0, MOST_LINES).flatMap(assignedTo) : [];
  const dealing = isOfNobody && found.length === 1 ? [say("operator.unassigned", { reference: one.reference })] : [];
  const unheard = conditions.every((one) => one === AHEAD) ? unheardOf(asked) : [];
  return reply(
    [...lines, ...theirs, ...dealing, ...notFound, ...unheard],
    [DESK_ACTION, ...found.slice(0, 1).map(openBooking)],
  );
};

/** Where all bookings are told, what was said of them and not understood is named: "by phone", "unclaimed". */
function unheardOf({ reading: { tokens, numbers } }: Asked): Sentence[] {
  const words = unusedIn(tokens, numbers, [], null, []).filter((one) => !isAll(one.toLowerCase()));
  return words.length === 0 ? [] : [say("packages.unused", { list: { list: words } })];
}

const isAll = wordMatcher(
  "bookings booking reservations list show حجوزات حجوزاتي الحجوزات حجز بکنگز بکنگ बुकिंग बुकिंग्स বুকিং rezervasyon* reservation* pemesanan pesanan tempahan رزرو* брон* список",
);

/** Those that every condition of the question holds for; without a state those that are not cancelled. */
function held({ reading: { desk, tokens, when }, concepts, now }: Asked, all: readonly KnownDeskBooking[]) {
  const today = dateOf(now);
  const { named = null, titles = [] } = desk ?? {};
  const isExpired = isExpiring(tokens.map(({ text }) => text)) && !OF_PAYMENT.some((one) => concepts.includes(one));
  // Nothing else runs out than what waits for an answer.
  const state = desk?.state ?? (isExpired ? "waiting" : null);
  const isLeaving = [...tokens, ...when].some(({ text }) => isDeparting(text));
  // What waits for an answer runs out on a day of its own.
  const isRunningOut = state === "waiting" && isExpired;
  const tomorrow = addDays(today, 1);
  const isNextDay = isRunningOut && tokens.some(({ text }) => isTomorrow(text));
  const made = isNextDay ? { first: tomorrow, last: tomorrow, isAhead: true } : periodIn(when, today, isLeaving);
  const isOfTravel =
    !isRunningOut &&
    (isLeaving || (made?.isAhead ?? false) || (made !== null && !all.some(({ date }) => isWithin(date, made))));
  // Days on which nobody booked are those of a departure.
  const period = isOfTravel ? periodIn(when, today, true) : made;
  const dayOf = ({ departureDate, date, approvalDueAt }: KnownDeskBooking) =>
    isRunningOut ? (approvalDueAt ?? "").slice(0, 10) : isOfTravel ? departureDate : date;
  const isOfColleague = isDealing(tokens.map(({ text }) => text));
  const isOfTheirs = ({ assignee }: KnownDeskBooking) =>
    (assignee?.name ?? "")
      .split(/[\s-]+/)
      .some((part) => part.length > SHORTEST && tokens.some(({ raw }) => isNamed(raw, part)));
  const isNamedThere = all.some(isOfTheirs);
  const isSomebodys = isOfColleague && named === null && all.some(({ assignee }) => assignee);
  const rows = (named ?? all).filter(
    (booking) =>
      (!isSomebodys || (isNamedThere ? isOfTheirs(booking) : Boolean(booking.assignee))) &&
      (titles.length === 0 || titles.includes(booking.packageName)) &&
      (period === null || isWithin(dayOf(booking), period)) &&
      // Of somebody who is named every booking is told, with its state.
      (named !== null || (state === null ? booking.phase !== "cancelled" : IN_STATE[state](booking))),
  );
  // What runs out first is the most pressing.
  const due = ({ approvalDueAt, departureDate }: KnownDeskBooking) =>
    state === "waiting" ? (approvalDueAt ?? "") : departureDate;
  const words = tokens.map(({ text }) => text);
  const size = concepts.includes("how_many") || isOfPeople(words) ? "seats" : "amount";
  const found = isMostWord(words)
    ? rows.toSorted((one, other) => other[size] - one[size] || other.amount - one.amount)
    : (state === "waiting" || state === "numberless") && named === null
      ? rows.toReversed().toSorted((one, other) => (due(one) < due(other) ? -1 : due(one) > due(other) ? 1 : 0))
      : rows;
  const conditions: Value[] = [
    ...(named === null ? [] : [...new Set(found.map(({ customerName }) => customerName))].slice(0, MOST_LINES)),
    ...titles,
    ...(state === null || named !== null ? [] : [stateWord(state)]),
    ...(period === null || isRunningOut ? [] : [spanned(period, isOfTravel)]),
  ];
  return {
    found,
    isOfColleague: isSomebodys,
    isBrief: isExpired || (state === "waiting" && found.length > 1),
    conditions: named === null && period === null ? [...conditions, AHEAD] : conditions,
  };
}

const isOfPeople = (words: readonly string[]) => words.some(isPerson);

/** Of these something else runs out. */
export const OF_PAYMENT = ["pay", "money", "instalment", "licence", "passport"];

export const isExpiring = phraseMatcher(
  "run_out runs_out running_out time_out expire* expiring lapse* lapsing deadline تنتهي ينتهي تخلص يخلص مهله ختم मियाद समाप्त खत्म ख़त्म শেষ dolan dolacak* doluyor bitiyor bitecek* suresi gecer expir* echeance habis berakhir tamat luput batas منقضی مهلت истека* срок* сгор* khatam khatm",
);

function stateWord(state: DeskState): Value {
  return state === "numberless" ? { word: "phases.awaiting_reference" } : { said: say(`operator.of.${state}`) };
}

function isWithin(day: string, { first, last }: AskedPeriod): boolean {
  return day >= first && day <= last;
}

function spanned({ first, last }: AskedPeriod, isOfTravel: boolean): Value {
  return {
    said: say(`operator.of.${isOfTravel ? "departing" : "made"}`, { first: { date: first }, last: { date: last } }),
  };
}

function told(found: readonly KnownDeskBooking[], conditions: readonly Value[], isBrief: boolean): Sentence[] {
  const list = { list: conditions };
  if (found.length === 0) return [say("operator.foundNone", { list })];
  const people = found.reduce((sum, { seats }) => sum + seats, 0);
  const only = found.length === 1;
  return [
    ...(only ? [] : [say("operator.found", { count: found.length, seats: people, list })]),
    ...(only ? [] : sumOf(found)),
    ...found
      .slice(0, MOST_LINES)
      .flatMap((booking) => [lineOf(booking, isBrief), ...(only ? [...dueOf(booking), ...answerDueOf(booking)] : [])]),
  ];
}

/** Until when the answer is waited for, and who of the business sees to it. */
function answerDueOf({ reference, phase, approvalDueAt, assignee }: KnownDeskBooking): Sentence[] {
  const due =
    phase === "awaiting_approval" && approvalDueAt
      ? [say("operator.answerDue", { at: { dateTime: approvalDueAt } })]
      : [];
  return [...due, ...assignedTo({ reference, assignee })];
}

function assignedTo({
  reference,
  assignee,
}: Pick<KnownDeskBooking, "reference"> & { readonly assignee?: KnownDeskBooking["assignee"] | undefined }): Sentence[] {
  return assignee ? [say("operator.assigned", { reference, name: assignee.name })] : [];
}

/** `isBrief`: of several that wait it is told until when. */
function lineOf(booking: KnownDeskBooking, isBrief: boolean): Sentence {
  const {
    reference,
    customerName: name,
    packageName,
    seats,
    phase,
    channel,
    paid,
    amount,
    currency,
    departureDate,
    approvalDueAt,
  } = booking;
  if (phase === "awaiting_approval" && approvalDueAt && isBrief)
    return say("operator.line", {
      ...{ reference, name, package: packageName, seats, at: { dateTime: approvalDueAt } },
      why: { word: "attention.approval_waits" },
    });
  return say(channel === "nusuk" ? "operator.bookingOnNusuk" : "operator.bookingLine", {
    ...{ reference, name, package: packageName, seats, paid: moneyOf(paid), amount: { money: amount, currency } },
    state: { word: phase === "awaiting_approval" ? "attention.approval_waits" : `phases.${phase}` },
    date: { date: departureDate },
  });
}

function dueOf({ nextDue }: KnownDeskBooking): Sentence[] {
  if (!nextDue) return [];
  const { amount, dueOn, isOverdue } = nextDue;
  return [say(isOverdue ? "operator.overdue" : "operator.nextDue", { amount: moneyOf(amount), date: { date: dueOn } })];
}

/** What they cost together, where it is all in one currency. */
function sumOf(found: readonly KnownDeskBooking[]): Sentence[] {
  const [currency, other] = [...new Set(found.map((booking) => booking.currency))];
  const live = found.filter(isPaidHere);
  if (!currency || other) return [];
  const onNusuk = found.filter(
    ({ phase, channel }) => channel === "nusuk" && phase !== "cancelled" && phase !== "held",
  );
  const nusuk = onNusuk.reduce((all, { amount }) => all + amount, 0);
  const beside = nusuk > 0 ? [say("operator.onNusuk", { amount: { money: nusuk, currency } })] : [];
  if (live.length === 0) return beside;
  const sum = (of: (booking: KnownDeskBooking) => number) => ({
    money: live.reduce((all, booking) => all + of(booking), 0),
    currency,
  });
  return [say("operator.paidOf", { paid: sum(paidOf), amount: sum(({ amount }) => amount) }), ...beside];
}

/** What is sold on Nusuk is paid there. */
function isPaidHere({ phase, channel }: KnownDeskBooking): boolean {
  return phase !== "cancelled" && phase !== "held" && channel !== "nusuk";
}

function paidOf({ paid }: KnownDeskBooking): number {
  return toMajor(fromDecimal(paid.amount));
}

function openOf(booking: KnownDeskBooking): number {
  return booking.amount - paidOf(booking);
}

function openBooking({ id }: KnownDeskBooking): Action {
  return { key: "booking", target: `open:/operator-dashboard/bookings/${id}` };
}

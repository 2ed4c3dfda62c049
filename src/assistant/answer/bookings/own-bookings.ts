/** What the asker's own bookings say: paid, due, coming back, tickets, numbers, rooms and all that the booked package states. */
import { ticketCase, ticketState } from "#domain/bookings/numbers/ticket.ts";
import { dateOf } from "#domain/calendar.ts";
import { fromDecimal, fromMajor, toMajor } from "#domain/money.ts";
import type { Known, KnownBooking, KnownPackage } from "../../known.ts";
import { periodIn } from "../../reading/periods.ts";
import { isSoFarPhrase } from "../../reading/words/thread-words.ts";
import { isSoFar, saysNotYet } from "../acts/account-acts.ts";
import { detailsOf } from "../packages/package-details.ts";
import {
  ACTIONS,
  type Action,
  type Asked,
  type Composer,
  moneyOf,
  type Reply,
  reply,
  type Sentence,
  say,
} from "../reply.ts";
import { liveOf, noneNow } from "./journeys.ts";
import { NOT_READ, planned, plansDone, plansLeft } from "./payments.ts";

const MOST_BOOKINGS = 3;
const MOST_DUE = 6;

/** Of each live booking of the asker's own one part; without any the rule answers. */
function ofOwn(tell: (booking: KnownBooking, asked: Asked) => readonly Sentence[], facts: Reply["facts"]): Composer {
  return (asked) => {
    if (!asked.known.bookings) return NOT_READ;
    const own = liveOf(asked)
      .filter(({ isMine }) => isMine)
      .slice(0, MOST_BOOKINGS);
    const sentences = own.flatMap((booking) => tell(booking, asked));
    return reply(
      [...noneNow(asked, own), ...sentences],
      own.length === 0 ? [ACTIONS.bookings] : own.slice(0, 2).map(openBooking),
      facts,
    );
  };
}

export function openBooking({ id }: KnownBooking): Action {
  return { key: "booking", target: `open:/bookings/${id}` };
}

export function named({ reference, packageName }: Pick<KnownBooking, "reference" | "packageName">) {
  return { reference, name: packageName };
}

/** All that stands, together and one by one; what was given back is not among it. */
export const paidSoFar: Composer = (asked) => {
  const { bookings } = asked.known;
  if (!bookings) return NOT_READ;
  const dated = paidWithin(asked);
  const own = bookings.filter(({ isMine, phase }) => isMine && phase !== "cancelled");
  const [first] = own;
  const others = bookings
    .filter(({ isMine, phase, completed }) => !isMine && phase !== "cancelled" && !completed)
    .slice(0, MOST_BOOKINGS)
    .map(({ reference, customerName: name }) => say("payments.byOther", { reference, name }));
  // Whoever sees no payment is kept from paying twice.
  const words = asked.reading.tokens.map(({ text }) => text);
  const isUnseen = saysNotYet(words) && !isSoFarPhrase(words);
  const beside = [...others, ...(isUnseen ? [say("payments.failed")] : [])];
  const places = [ACTIONS.payments, ACTIONS.bookings, ...(isUnseen ? [ACTIONS.person] : [])];
  const isOfPlan = isSoFarPhrase(words) || words.some(isSoFar);
  const none = [say("payments.nonePaid"), ...(isOfPlan ? [...plansDone(asked), ...plansLeft(asked)] : [])];
  if (!first) return reply([...(others.length > 0 ? [] : none), ...beside], places);
  const total = own.reduce((sum, { amountPaid }) => sum + fromDecimal(amountPaid.amount), 0);
  const isOneCurrency = own.every(({ amountPaid }) => amountPaid.currency === first.amountPaid.currency);
  const whole = { total: { money: toMajor(total), currency: first.amountPaid.currency } };
  return reply(
    [
      ...dated,
      ...(isOneCurrency ? [say("payments.paidTotal", whole)] : []),
      ...own.slice(0, MOST_BOOKINGS).map((booking) =>
        say("payments.paidOf", {
          ...{ ...named(booking), paid: moneyOf(booking.amountPaid) },
          total: { money: booking.totalAmount, currency: booking.currency },
        }),
      ),
      ...beside,
    ],
    places,
  );
};

/** Each payment of the days that the question names. */
function paidWithin({ known, reading, now }: Asked): Sentence[] {
  const period = periodIn(reading.when, dateOf(now));
  if (!period) return [];
  const paid = (known.bookings ?? []).flatMap(({ movements = [], ...booking }) =>
    movements
      .filter(({ kind, at }) => kind === "charge" && at.slice(0, 10) >= period.first && at.slice(0, 10) <= period.last)
      .map(({ amount, at }) =>
        say("payments.charged", { ...named(booking), amount: moneyOf(amount), at: { dateTime: at } }),
      ),
  );
  const days = { first: { date: period.first }, last: { date: period.last } };
  return paid.length > 0 ? paid : [say("payments.noneWithin", days)];
}

/** What is still due, each with how long the places wait for it. */
export function scheduleSentences({ reference, schedule }: KnownBooking): Sentence[] {
  return schedule
    .filter(({ state, open }) => state !== "paid" && fromDecimal(open.amount) > 0)
    .slice(0, MOST_DUE)
    .map(({ open, dueOn, keptUntil }) =>
      say("payments.scheduled", {
        ...{ reference, amount: moneyOf(open) },
        ...{ date: { date: dueOn }, until: { date: keptUntil } },
      }),
    );
}

/** Whoever has booked nothing and saves for the wallet is too late for the sale. */
export const latePayment: Composer = (asked) => {
  const wallet = liveOf(asked).length === 0 ? planned(asked) : [];
  return wallet.length > 0
    ? reply(wallet, [ACTIONS.payments], ["nusukSaleFast", "walletEarly"])
    : lateOfBookings(asked);
};

const lateOfBookings = ofOwn((booking) => scheduleSentences(booking).slice(0, 1), ["oweWhere"]);

/** Who has booked nothing is told where the money goes. */
export const payee: Composer = (asked) =>
  liveOf(asked).some(({ isMine }) => isMine)
    ? payeeOf(asked)
    : reply([], [ACTIONS.nusuk], ["protectNusukRule", "nusukCountries"]);

const payeeOf = ofOwn((booking) => [say("payments.to", { ...named(booking), operator: booking.operatorName })], 0);

/**
 * What would come back today, worked out by the rule that cancelling itself uses, and what has come back of bookings that
 * ended; where nothing of that is known, the rule alone.
 */
export const refundOf: Composer = (asked) => {
  const live = liveOf(asked).slice(0, 2);
  const ended = (asked.known.bookings ?? [])
    .filter((booking) => refundedOf(booking).length > 0)
    .slice(0, MOST_BOOKINGS);
  const today = liveOf(asked).flatMap((booking) => refundLine(booking, asked.known));
  const back = ended.flatMap(refundedOf);
  // "When": of what has come back, or is on its way.
  const isOfPast = asked.concepts.includes("when") && back.length > 0;
  const refunds = isOfPast ? back : [...today, ...back];
  const isOfWallet = asked.concepts.includes("wallet");
  if (refunds.length > 0 && !isOfWallet) return reply(refunds, [...live, ...ended].slice(0, 2).map(openBooking));
  const on = live.map(({ reference }) => say("bookings.refund", { reference }));
  return reply(
    isOfWallet ? [] : [...noneNow(asked, live), ...on],
    live.length > 0 ? live.map(openBooking) : [ACTIONS.bookings],
    isOfWallet ? 1 : ["refundBefore"],
  );
};

/** Each sum that went back of a booking that has ended, with its day. */
function refundedOf({ phase, isMine, movements = [], ...booking }: KnownBooking): Sentence[] {
  if (phase !== "cancelled" || !isMine) return [];
  return movements
    .filter(({ kind }) => kind === "refund")
    .map(({ amount, at, isDone }) =>
      say("bookings.refunded", {
        ...{ reference: booking.reference, name: booking.packageName, isDone: String(isDone) },
        ...{ refund: moneyOf(amount), at: { dateTime: at } },
      }),
    );
}

/** Whether it came: what is recorded, never the rule of how a booking is cancelled. */
export const refundArrived: Composer = (asked) => {
  const { bookings } = asked.known;
  if (!bookings) return NOT_READ;
  const back = bookings.flatMap(refundedOf).slice(0, MOST_BOOKINGS);
  return reply(
    back.length > 0 ? back : [say("bookings.noneBack")],
    [ACTIONS.payments, ACTIONS.bookings],
    back.length > 0 ? ["refundTime"] : [],
  );
};

function refundLine(booking: KnownBooking, { refunds }: Known): Sentence[] {
  const found = refunds?.find(({ bookingId }) => bookingId === booking.id);
  if (!found) return [];
  return [say("bookings.refundNow", { ...named(booking), refund: moneyOf(found.refund), paid: moneyOf(found.paid) })];
}

/** The ladder of the terms, and what it is counted from. */
export const refundReason: Composer = ofOwn(
  (booking, { known }) => {
    const offer = packagesOf(booking, known)[0];
    const total = { money: toMajor(fromMajor(booking.totalAmount) ?? 0), currency: booking.currency };
    return [
      ...(offer ? detailsOf(offer, ["refund"], null) : []),
      say("bookings.refundBasis", { total }),
      ...refundLine(booking, known),
    ];
  },
  ["refundBefore"],
);

/** Tickets that are ready, and how the others come: before what the booking stands on is done, the operator's own. */
export const tickets: Composer = (asked) => {
  const told = ofOwn(
    (booking) =>
      areTicketsReady(booking)
        ? [say("bookings.ticketsReady", { ...named(booking), count: booking.ticketCount })]
        : [say("bookings.tickets", { reference: booking.reference, operator: booking.operatorName })],
    1,
  )(asked);
  const isReady = liveOf(asked).some(areTicketsReady);
  return { ...told, actions: [...(isReady ? [ACTIONS.tickets] : []), ...told.actions], facts: isReady ? 0 : 1 };
};

function areTicketsReady(booking: KnownBooking): boolean {
  return booking.hasTickets && ticketState(ticketCase(booking)) === "ready";
}

/** Of who has made none that of the household's; where it is still to come, by when it has to be recorded. */
export const bookingNumber: Composer = (asked) => {
  if (!asked.known.bookings) return reply([], [ACTIONS.nusuk], ["nusukReference"]);
  const live = liveOf(asked);
  const own = live.filter(({ isMine }) => isMine);
  const told = (own.length > 0 ? own : live).slice(0, MOST_BOOKINGS);
  if (told.length === 0) return reply(noneNow(asked, told), [ACTIONS.packages], ["nusukReference"]);
  return reply(told.flatMap(numberOf), told.slice(0, 2).map(openBooking));
};

function numberOf(booking: KnownBooking): Sentence[] {
  const { nusukReference: number, referenceDueOn } = booking;
  if (number !== null) return [say("bookings.number", { ...named(booking), number })];
  const none = say("bookings.noNumber", named(booking));
  return referenceDueOn ? [none, say("payments.numberBy", { date: { date: referenceDueOn } })] : [none];
}

export const flightNumber: Composer = ofOwn(
  ({ reference, operatorName: operator }) => [say("bookings.flightNumber", { reference, operator })],
  ["ticketsCheck"],
);

/** What the booked package states of what the question asks for; `otherwise` where it names nothing, `own` the facts of whoever has booked nothing. */
export function bookedDetails(otherwise: string, own: Reply["facts"] = 1): Composer {
  return (asked) => {
    const live = liveOf(asked).slice(0, MOST_BOOKINGS);
    const isOfRooms = asked.concepts.includes("hotel") && !asked.concepts.includes("distance");
    const lines = live.flatMap((booking) => [
      ...(isOfRooms ? bookedRooms(booking) : []),
      ...packagesOf(booking, asked.known).flatMap((offer) => detailsAsked(offer, asked.concepts, otherwise)),
    ]);
    return reply(
      lines,
      live.length > 0 ? live.slice(0, 2).map(openBooking) : [ACTIONS.packages],
      live.length > 0 ? 0 : own,
    );
  };
}

function detailsAsked(offer: KnownPackage, concepts: readonly string[], otherwise: string): Sentence[] {
  const asked = detailsOf(offer, concepts, null);
  return asked.length > 0 ? asked : detailsOf(offer, [otherwise], null);
}

/** Each room that is booked. */
export function bookedRooms(booking: KnownBooking): Sentence[] {
  const rooms = booking.parts.flatMap(({ roomType }) => (roomType ? [{ word: `rooms.${roomType}` }] : []));
  if (rooms.length === 0) return [];
  return [say("bookings.rooms", { ...named(booking), seats: booking.seats, rooms: { list: rooms } })];
}

function packagesOf({ parts }: KnownBooking, { packages }: Known): KnownPackage[] {
  const ids = new Set(parts.map(({ packageId }) => packageId));
  return (packages ?? []).filter(({ id }) => ids.has(id));
}

/** Answers about money. Sums are made here of minor units, never in a sentence. */

import { fromDecimal, fromMajor, toMajor } from "#domain/money.ts";
import type { ActionOf, NextAction } from "#domain/obligations/action.ts";
import type { KnownBooking } from "../known.ts";
import { ACTIONS, type Asked, type Composer, reply, type Sentence, say } from "./reply.ts";
import { splitEvenly } from "./shares.ts";

/** So many dates are told; the page has them all. */
const MOST_DUE = 3;
/** After every date that a payment can have. */
const LAST_DAY = "9999-12-31";

const NOT_READ = reply([say("payments.notRead")], [ACTIONS.payments]);

export const paymentsOwed: Composer = (asked) =>
  withBookings(asked, (bookings) => bookings.map((booking) => openOf(booking)));

/** What is due of bookings and saved plans, the earliest first, and what is bought on Nusuk. */
export const nextPayment: Composer = ({ known }) => {
  if (!known.journey) return NOT_READ;
  const due = known.journey.obligations
    .flatMap(({ act }) => (isPayment(act) ? [act] : []))
    .toSorted((a, b) => (a.dueOn ?? LAST_DAY).localeCompare(b.dueOn ?? LAST_DAY));
  const bookings = known.bookings ?? [];
  const held = known.journey.obligations.flatMap(({ act }) => (act.kind === "secure_hold" ? [act] : []));
  const lines = [
    ...held.flatMap((act) => holdToSecure(act, bookings)),
    ...due.slice(0, MOST_DUE).flatMap((act) => paymentDue(act, bookings)),
  ];
  return reply(lines.length > 0 ? lines : [say("payments.nothingDue")], [ACTIONS.payments, ACTIONS.bookings]);
};

type Payment = ActionOf<"pay_amount"> | ActionOf<"pay_step"> | ActionOf<"record_reference">;

function isPayment(act: NextAction): act is Payment {
  return act.kind === "pay_amount" || act.kind === "pay_step" || act.kind === "record_reference";
}

/** What is held has not been paid or confirmed: its price is open, and its minutes count. */
function holdToSecure({ bookingId, until }: ActionOf<"secure_hold">, bookings: readonly KnownBooking[]): Sentence[] {
  const booking = bookings.find(({ id }) => id === bookingId);
  if (!booking) return [];
  return [openOf(booking), say("queue.heldUntil", { reference: booking.reference, at: { dateTime: until } })];
}

function paymentDue(act: Payment, bookings: readonly KnownBooking[]): Sentence[] {
  if (act.kind === "pay_step") {
    return [say(act.isLate ? "payments.stepLate" : "payments.step", { plan: act.title, date: { date: act.dueOn } })];
  }
  const booking = bookings.find(({ id }) => id === act.bookingId);
  if (act.kind === "record_reference") {
    const when = act.dueOn === null ? [] : [say("payments.numberBy", { date: { date: act.dueOn } })];
    return booking ? [openOf(booking), ...when] : [];
  }
  const date = { date: act.dueOn };
  const open = booking?.schedule.find(({ dueOn, state }) => dueOn === act.dueOn && state !== "paid")?.open;
  if (!booking || !open) return [];
  const amount = { money: toMajor(fromDecimal(open.amount)), currency: open.currency };
  return [say(act.isLate ? "payments.late" : "payments.next", { reference: booking.reference, amount, date })];
}

export const paymentSchedule: Composer = (asked) => {
  const answer = withBookings(asked, (bookings) =>
    bookings.map(({ reference, schedule }) => say("payments.parts", { reference, count: schedule.length })),
  );
  return { ...answer, facts: 1 };
};

export const paymentMethods: Composer = ({ known }) => {
  if (!known.methods) return reply([], [ACTIONS.payments], 1);
  if (known.methods.length === 0) return reply([say("payments.noMethods")], [ACTIONS.payments], 1);
  const list = known.methods.map(({ brand, lastFour }) => (lastFour ? `${brand} ·· ${lastFour}` : brand));
  return reply([say("payments.methods", { list: { list } })], [ACTIONS.payments], 1);
};

/** Even shares to the penny, where the question names a sum; otherwise the place that makes an exact plan. */
export const paymentSplit: Composer = ({ known, slots }) => {
  const family = known.families?.[0];
  const people = slots.count ?? family?.members.length ?? null;
  const minor = slots.amount === null ? null : fromMajor(slots.amount);
  if (minor === null || people === null) return reply([say("payments.splitHow")], [ACTIONS.payments], 1);
  const currency = slots.currency ?? "GBP";
  const { each, more } = splitEvenly(minor, people);
  const total = { money: toMajor(minor), currency };
  const values = { total, people, each: { money: toMajor(each), currency } };
  const sentence: Sentence =
    more === 0
      ? say("payments.splitEven", values)
      : say("payments.splitNearly", { ...values, more, higher: { money: toMajor(each + 1), currency } });
  return reply([sentence], [ACTIONS.payments], 1);
};

export const paymentFailed: Composer = (asked) => {
  const answer = withBookings(asked, (bookings) => {
    const open = bookings.flatMap(({ reference, openPayment }) =>
      openPayment
        ? [
            say("payments.open", {
              reference,
              number: openPayment.number,
              amount: {
                money: toMajor(fromDecimal(openPayment.amount.amount)),
                currency: openPayment.amount.currency,
              },
            }),
          ]
        : [],
    );
    return open.length > 0 ? open : [say("payments.noneOpen")];
  });
  return { ...answer, facts: 1 };
};

function withBookings(asked: Asked, tell: (bookings: readonly KnownBooking[]) => readonly Sentence[]) {
  const { bookings } = asked.known;
  if (!bookings) return NOT_READ;
  const standing = bookings.filter(({ phase }) => phase !== "cancelled");
  if (standing.length === 0) return reply([say("payments.noBooking")], [ACTIONS.packages]);
  const own = standing.filter(({ isMine }) => isMine);
  const others = standing.filter(({ isMine }) => !isMine);
  const paidByOthers = others.map(({ reference, customerName: name }) => say("payments.byOther", { reference, name }));
  return reply([...(own.length > 0 ? tell(own) : []), ...paidByOthers], [ACTIONS.payments, ACTIONS.bookings]);
}

/** What is left of a booking's price; in the channel nusuk it is paid there and not counted here. */
function openOf({ reference, totalAmount, currency, amountPaid, channel }: KnownBooking): Sentence {
  const total = fromMajor(totalAmount) ?? 0;
  const paid = amountPaid.currency === currency ? fromDecimal(amountPaid.amount) : 0;
  const price = { money: toMajor(total), currency };
  if (channel === "nusuk") return say("payments.onNusuk", { reference, total: price });
  const open = { money: toMajor(Math.max(0, total - paid)), currency };
  return say(total > paid ? "payments.owed" : "payments.allPaid", { reference, open, total: price });
}

/** What a booking asks for next, and what is waited for on it. */
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { addDays, dateOf, type IsoDate } from "#domain/calendar.ts";
import { REMIND_DAYS } from "#domain/payments/standing.ts";
import type { ActionOf, NextAction } from "./action.ts";
import { isInLine, isLiveHold, isWaitedFor, type JourneyBooking, type JourneyFacts } from "./facts.ts";

/** After every date that a schedule can have. */
const LAST_DAY: IsoDate = "9999-12-31";

/** A hold or a turn of the queue, whichever ends first: minutes count. */
export function beforeTimeIsUp({ tickets, now }: JourneyFacts, standing: readonly JourneyBooking[]): NextAction | null {
  const holds = standing.filter((booking) => booking.isMine && isLiveHold(booking, now));
  const ends = [
    ...holds.flatMap(({ id, channel, holdExpiresAt }) =>
      holdExpiresAt === null ? [] : [{ kind: "secure_hold" as const, bookingId: id, until: holdExpiresAt, channel }],
    ),
    ...tickets.flatMap((ticket) =>
      ticket.isMine && ticket.turnEndsAt !== null && ticket.state === "admitted" && isInLine(ticket, now)
        ? [{ kind: "take_turn" as const, windowId: ticket.windowId, until: ticket.turnEndsAt }]
        : [],
    ),
  ];
  return ends.sort((a, b) => Date.parse(a.until) - Date.parse(b.until))[0] ?? null;
}

/** The number of Nusuk or an amount, due within the days in which the payer is reminded: the earlier one. */
export function datedDuty(standing: readonly JourneyBooking[], today: IsoDate): NextAction | null {
  const until = addDays(today, REMIND_DAYS);
  const amount = amountToPay(standing, until);
  const next = referenceAhead(standing);
  const number = next && (next.dueOn ?? LAST_DAY) <= until ? next : null;
  if (!amount || !number) return amount ?? number;
  return amount.dueOn < (number.dueOn ?? LAST_DAY) ? amount : number;
}

/** The next number, whatever its day: the purchase that it comes of needs everybody's name and passport first. */
export function referenceAhead(standing: readonly JourneyBooking[]): ActionOf<"record_reference"> | null {
  const [first] = standing
    .filter(({ isMine, phase }) => isMine && phase === "awaiting_reference")
    .sort((a, b) => ((a.referenceDueOn ?? LAST_DAY) < (b.referenceDueOn ?? LAST_DAY) ? -1 : 1));
  return first ? { kind: "record_reference", bookingId: first.id, dueOn: first.referenceDueOn } : null;
}

/** The earliest open amount of what has been accepted, due by the day `until`; an overdue one is due as well. */
function amountToPay(standing: readonly JourneyBooking[], until: IsoDate): ActionOf<"pay_amount"> | null {
  const open = standing
    .filter(({ isMine, phase }) => isMine && phase === "awaiting_balance")
    .flatMap(({ id, schedule }) => {
      const next = schedule.find(({ state }) => state !== "paid");
      if (!next || next.dueOn > until) return [];
      return [{ kind: "pay_amount" as const, bookingId: id, dueOn: next.dueOn, isLate: next.state === "overdue" }];
    });
  return open.sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0] ?? null;
}

/** The next amount, however far ahead. */
export function amountAhead(standing: readonly JourneyBooking[]): NextAction | null {
  return amountToPay(standing, LAST_DAY);
}

/** Places of a taken booking that carry no name; they are needed for the purchase on Nusuk, elsewhere for the journey. */
export function peopleOnPlaces(ahead: readonly JourneyBooking[]): NextAction | null {
  const open = ahead
    .filter(({ isMine, phase }) => isMine && phase !== "held")
    .map((booking) => ({ booking, count: booking.seats - booking.parts.flatMap((part) => part.travellers).length }))
    .find(({ count }) => count > 0);
  if (!open) return null;
  const { id, phase, referenceDueOn, departureDate } = open.booking;
  const dueOn = phase === "awaiting_reference" ? (referenceDueOn ?? departureDate) : departureDate;
  return { kind: "name_people", bookingId: id, count: open.count, dueOn };
}

/** Who is on the way is asked for nothing more; who is home has arrived, unless in line for another journey. */
export function onTheWay({ tickets, now }: JourneyFacts, standing: readonly JourneyBooking[]): NextAction | null {
  const next = travelling(standing, dateOf(now));
  if (next?.kind === "home" && tickets.some((ticket) => isWaitedFor(ticket, now))) return null;
  return next?.kind === "await_travel" ? null : next;
}

export function travelling(standing: readonly JourneyBooking[], today: IsoDate): NextAction | null {
  const taken = standing
    .filter(({ phase }) => STATUS_OF_PHASE[phase] === "confirmed" || phase === "awaiting_balance")
    .sort((a, b) => (a.departureDate < b.departureDate ? -1 : 1));
  const coming = taken.find(({ returnDate }) => returnDate >= today);
  if (coming) {
    return coming.departureDate > today
      ? { kind: "await_travel", bookingId: coming.id, departureDate: coming.departureDate }
      : { kind: "travel", bookingId: coming.id, returnDate: coming.returnDate };
  }
  const isAnotherAsked = standing.some(({ returnDate }) => returnDate >= today);
  const last = taken.at(-1);
  return last && !isAnotherAsked ? { kind: "home", bookingId: last.id } : null;
}

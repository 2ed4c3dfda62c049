/** What bookings and turns ask for, and what is waited for on them. */
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import {
  isInLine,
  isLiveHold,
  isWaitedFor,
  type JourneyBooking,
  type JourneyFacts,
  type JourneyTicket,
  liveOthersHolds,
} from "#domain/obligations/papers/facts.ts";
import type { ActionOf, NextAction } from "./action.ts";
import { namesDate, purchaseDate } from "./papers/paper-dates.ts";

/** After every date that a schedule can have. */
const LAST_DAY: IsoDate = "9999-12-31";

/** Holds and turns of the queue, one's own and those of others of the household, whichever ends first: minutes count. */
export function endingInMinutes(facts: JourneyFacts, standing: readonly JourneyBooking[]): NextAction[] {
  const { tickets, now } = facts;
  const holds = standing.filter((booking) => booking.isMine && isLiveHold(booking, now));
  return [
    ...holds.flatMap(({ id, channel, seats, holdExpiresAt, offered }) =>
      holdExpiresAt === null
        ? []
        : [{ kind: "secure_hold" as const, bookingId: id, until: holdExpiresAt, seats, channel, offered }],
    ),
    ...liveOthersHolds(facts).map((hold) => ({ kind: "await_hold" as const, ...hold })),
    ...tickets.filter((ticket) => isInLine(ticket, now)).flatMap(turnOf),
  ].sort((a, b) => Date.parse(a.until) - Date.parse(b.until));
}

function turnOf({
  windowId,
  state,
  turnEndsAt: until,
  isMine,
  holder,
  rests,
  simulated,
}: JourneyTicket): ActionOf<"take_turn" | "await_household_turn">[] {
  if (state !== "admitted" || until === null || rests) return [];
  if (isMine) return [{ kind: "take_turn", windowId, until, ...(simulated && { simulated }) }];
  return holder === null ? [] : [{ kind: "await_household_turn", windowId, until, member: holder }];
}

type Dated = ActionOf<"record_reference"> | ActionOf<"pay_amount"> | ActionOf<"pay_step">;

/** The numbers and the next amount of each accepted booking and the steps of plans, by their dates; one without a date last. */
export function datedDuties({ planSteps, now }: JourneyFacts, ahead: readonly JourneyBooking[]): Dated[] {
  const own = ahead.filter(({ isMine }) => isMine);
  const today = dateOf(now);
  const steps = planSteps.map((step) => ({ kind: "pay_step" as const, ...step, isLate: step.dueOn < today }));
  return [...own.flatMap((booking) => numberToRecord(booking, today)), ...own.flatMap(amountToPay), ...steps].sort(
    (a, b) => {
      const [one, other] = [a.dueOn ?? LAST_DAY, b.dueOn ?? LAST_DAY];
      return one === other ? 0 : one < other ? -1 : 1;
    },
  );
}

function numberToRecord(booking: JourneyBooking, today: IsoDate): ActionOf<"record_reference">[] {
  return numberOwed(booking).map((owed) => {
    const { walletBy } = purchaseDate(booking);
    return { kind: "record_reference", ...owed, walletBy: walletBy < today ? null : walletBy };
  });
}

function numberOwed({ id, phase, referenceDueOn }: JourneyBooking) {
  return phase === "awaiting_reference" ? [{ bookingId: id, dueOn: referenceDueOn }] : [];
}

/** The earliest open amount of what has been accepted; an overdue one is due as well, and none to a suspended operator. */
function amountToPay({ id, phase, schedule, operatorStopped }: JourneyBooking): ActionOf<"pay_amount">[] {
  const next =
    phase === "awaiting_balance" && !operatorStopped ? schedule.find(({ state }) => state !== "paid") : undefined;
  return next ? [{ kind: "pay_amount", bookingId: id, dueOn: next.dueOn, isLate: next.state === "overdue" }] : [];
}

/** Places of taken bookings that carry no name. */
export function peopleOnPlaces(ahead: readonly JourneyBooking[]): ActionOf<"name_people">[] {
  return ahead
    .filter(({ isMine, phase }) => isMine && phase !== "held")
    .flatMap((booking) => peopleToPlace(booking, namesDate(booking)));
}

/** Of places won in a turn, without whose names they cannot be kept: by the end of their hold. */
export function peopleOfTurn(standing: readonly JourneyBooking[]): ActionOf<"name_people">[] {
  return standing
    .filter(({ isMine, passportsAsked }) => isMine && passportsAsked)
    .flatMap((booking) =>
      booking.holdExpiresAt === null
        ? []
        : peopleToPlace(booking, { dueOn: booking.holdExpiresAt, reason: "turn_hold", isForecast: false }),
    );
}

function peopleToPlace(
  { id, seats, parts }: JourneyBooking,
  date: Pick<ActionOf<"name_people">, "dueOn" | "reason" | "isForecast">,
): ActionOf<"name_people">[] {
  const count = seats - parts.flatMap((part) => part.travellers).length;
  return count > 0 ? [{ kind: "name_people", bookingId: id, count, ...date }] : [];
}

/** What the operators still have to answer. */
export function approvals(ahead: readonly JourneyBooking[]): ActionOf<"await_approval">[] {
  return ahead
    .filter(({ phase }) => phase === "awaiting_approval")
    .map(({ id, approvalDueAt: until, channel }) => ({ kind: "await_approval", bookingId: id, until, channel }));
}

/** What whoever booked still has to do for those of the household who travel along: nothing is ready before. */
export function bookersToAct(ahead: readonly JourneyBooking[]): ActionOf<"await_booker">[] {
  return ahead
    .filter(({ isMine }) => !isMine)
    .flatMap((booking) => [...numberOwed(booking), ...amountToPay(booking)])
    .map(({ bookingId, dueOn }) => ({ kind: "await_booker", bookingId, dueOn }));
}

/** Who is on the way is asked for nothing more; who is home has arrived, unless in line for another journey. */
export function onTheWay(
  { tickets, now }: JourneyFacts,
  standing: readonly JourneyBooking[],
  today: IsoDate,
): NextAction | null {
  const next = travelling(standing, today);
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

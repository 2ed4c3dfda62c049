/** Who is told what when something happens to a booking; with the transaction in which it happens. */
import { APPROVAL_HOURS, type BookingEvent, PROOF_HOURS } from "#domain/bookings/booking.ts";
import type { MessageSide } from "#domain/bookings/desk/message.ts";
import { amountOf, toDecimal } from "#domain/money.ts";
import type { NoticeKind, NoticeParams } from "#domain/notifications/notice.ts";
import { stepSubject } from "#domain/payments/plan-steps.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Notice } from "../../notifications/service.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import type { LockedBooking } from "../records/bookings.repository.ts";
import { type DueAmount, isToldOpen } from "../records/money/instalments.repository.ts";
import type { Payment } from "../records/money/payments.repository.ts";
import { type BookingFacts, findBookingFacts, othersOn, ownAccountsOf } from "./announcing.repository.ts";
import { answerSubject, dueSubject, holdSubject, numberSubject, walletSubject } from "./subjects.ts";

type Readers = Pick<LockedBooking, "id" | "userId" | "operatorId">;
export type Announcer = Pick<Dependencies, "live" | "notifications">;

interface Words {
  readonly pilgrim: NoticeKind | null;
  readonly operator: NoticeKind | null;
  /** The others of the pilgrim's household. */
  readonly household?: NoticeKind;
}

/** What each side reads; null: nothing, beside that their pages show the booking as it now is. */
const WORDS: Record<BookingEvent, Words> = {
  secure_for_approval: { pilgrim: "booking_sent", operator: "customer_waits", household: "household_booked" },
  secure_instantly_paid: { pilgrim: "booking_secured", operator: "customer_booked", household: "household_booked" },
  secure_instantly_in_part: { pilgrim: "booking_accepted", operator: "customer_booked", household: "household_booked" },
  secure_instantly_on_nusuk: { pilgrim: "booking_to_buy", operator: "customer_booked", household: "household_booked" },
  approve_paid: { pilgrim: "booking_approved", operator: null, household: "booking_approved" },
  approve_in_part: { pilgrim: "booking_accepted", operator: null, household: "booking_accepted" },
  pay_balance: { pilgrim: "booking_secured", operator: "customer_paid" },
  approve_on_nusuk: { pilgrim: "booking_to_buy", operator: null, household: "booking_to_buy" },
  record_reference: { pilgrim: "reference_recorded", operator: null, household: "reference_recorded" },
  withdraw_reference: { pilgrim: null, operator: null },
  decline: { pilgrim: "booking_declined", operator: null, household: "household_ended" },
  cancel: { pilgrim: "booking_withdrawn", operator: "customer_cancelled", household: "household_cancelled" },
  call_off: { pilgrim: "booking_called_off", operator: null, household: "household_ended" },
  call_off_by_staff: { pilgrim: "booking_ended_by_staff", operator: null, household: "household_ended" },
  expire: { pilgrim: "hold_expired", operator: null, household: "household_hold_over" },
  lapse: { pilgrim: "booking_lapsed", operator: "customer_lapsed", household: "household_ended" },
  release: { pilgrim: "booking_released", operator: "customer_released", household: "household_ended" },
  yield: { pilgrim: "booking_yielded", operator: "customer_yielded", household: "household_ended" },
  leave_unpaid: { pilgrim: "booking_unpaid", operator: "customer_unpaid", household: "household_ended" },
  forfeit: { pilgrim: "seat_lapsed", operator: "customer_seat_lapsed", household: "seat_lapsed" },
  retake: { pilgrim: null, operator: null },
  swap: { pilgrim: "traveller_swapped", operator: "customer_swapped" },
  change_rooms: { pilgrim: "rooms_changed", operator: "customer_rooms" },
  leave: { pilgrim: "traveller_left", operator: "customer_left" },
};

const PAYMENTS = "/payments?tab=history";

/** With these a hold is none any more: what was told of its end says so, by what each kind tells. */
const ENDING_HOLDS: Partial<Record<BookingEvent, NoticeKind>> = {
  secure_for_approval: "household_booked",
  secure_instantly_paid: "household_booked",
  secure_instantly_in_part: "household_booked",
  secure_instantly_on_nusuk: "household_booked",
  cancel: "household_cancelled",
  expire: "household_hold_over",
};

/** With these neither the operator's answer, nor a number and the money for it, is waited for; whoever was told so reads it. */
const ENDING_WAITS: Partial<Record<BookingEvent, NoticeKind>> = {
  ...{ approve_paid: "booking_approved", approve_in_part: "booking_accepted", approve_on_nusuk: "booking_to_buy" },
  ...{ decline: "booking_declined", lapse: "booking_lapsed", cancel: "booking_withdrawn" },
  ...{ yield: "booking_yielded", release: "booking_released" },
  record_reference: "reference_recorded",
  ...{ call_off: "booking_called_off", call_off_by_staff: "booking_ended_by_staff" },
};
const WAITING: ReadonlySet<NoticeKind> = new Set(["customer_waits", "customer_still_waits"]);

const NUMBERED: ReadonlySet<NoticeKind> = new Set([
  ...(["customer_paid", "customer_reported", "customer_corrected", "customer_withdrew"] as const),
]);

/** With these the booking is confirmed, and the pilgrim's mail brings it on paper. */
const CONFIRMING: ReadonlySet<BookingEvent> = new Set([
  "secure_instantly_paid",
  "secure_instantly_on_nusuk",
  "approve_paid",
  "approve_on_nusuk",
  "pay_balance",
]);

/** The same event of all these bookings. */
export async function announceEvent(
  deps: Announcer,
  tx: Db,
  bookingIds: readonly string[],
  event: BookingEvent,
): Promise<void> {
  const { pilgrim, operator, household } = WORDS[event];
  const bookings = await findBookingFacts(tx, bookingIds);
  const ending = ENDING_HOLDS[event];
  if (ending) await deps.notifications.settle(tx, bookingIds.map(holdSubject), ending);
  const answer = ENDING_WAITS[event];
  const waits = bookingIds.flatMap((id) => [answerSubject(id), numberSubject(id), walletSubject(id)]);
  if (answer) await deps.notifications.settle(tx, waits, answer);
  await announceChange(deps, tx, ...bookings);
  const paperOf = ({ id }: BookingFacts) =>
    CONFIRMING.has(event) ? { attach: { kind: "booking_confirmation" as const, id } } : {};
  const toPilgrims = pilgrim
    ? bookings.map((facts) => ({ ...pilgrimNotice(facts, wordOf(pilgrim, facts)), ...paperOf(facts) }))
    : [];
  const toOperators = operator ? bookings.map((facts) => operatorNotice(facts, operator)) : [];
  const toHousehold = household ? await othersNotices(tx, bookings, household) : [];
  await deps.notifications.notify(tx, ...toPilgrims, ...toOperators, ...toHousehold);
}

/** The same to everybody else who reads these bookings, with the name of who made them. */
async function othersNotices(
  tx: Db,
  bookings: readonly BookingFacts[],
  kind: NoticeKind,
  moreOf: (facts: BookingFacts) => NoticeParams = () => ({}),
): Promise<Notice[]> {
  const others = await othersOn(
    tx,
    bookings.map(({ id }) => id),
  );
  return others.flatMap(({ bookingId, userId, bookerId, booker }) =>
    bookings
      .filter(({ id }) => id === bookingId)
      .map((facts) => {
        const more = { ...moreOf(facts), name: booker };
        return { ...pilgrimNotice(facts, kind, more), userId, namesId: bookerId };
      }),
  );
}

/**
 * These travel on the booking no more, which its rows say already: who has an account of their own is told. Whoever read it by
 * being named alone reads it no longer, and nothing that was told before leads there any more.
 */
export async function announceTakenOff(
  { live, notifications }: Announcer,
  tx: Db,
  bookingId: string,
  { travellerIds, why }: { readonly travellerIds: readonly string[]; readonly why: "left" | "renamed" | "unproven" },
): Promise<void> {
  if (travellerIds.length === 0) return;
  const gone = await ownAccountsOf(tx, bookingId, travellerIds);
  const [facts] = gone.length > 0 ? await findBookingFacts(tx, [bookingId]) : [];
  if (!facts) return;
  const readers = new Set((await othersOn(tx, [bookingId])).map(({ userId }) => userId));
  const path = `/bookings/${bookingId}`;
  const noticeOf = ({ userId, bookerId, booker }: (typeof gone)[number]): Notice => ({
    ...pilgrimNotice(facts, "place_taken_off", { name: booker, why }),
    ...{ userId, namesId: bookerId },
    ...(!readers.has(userId) && { link: "/packages", closes: path }),
  });
  await notifications.notify(tx, ...gone.map(noticeOf));
  await live.tell(tx, ...gone.map(({ userId }) => ({ userId, type: "booking_update" as const, id: bookingId })));
}

/** Seats were held, or offered by the waitlist: the pages of the others show it, who can hear of an offer in time. */
export async function announceToOthers(
  { live, notifications }: Announcer,
  tx: Db,
  bookingId: string,
  offer?: { readonly hours: number },
): Promise<void> {
  const others = await othersOn(tx, [bookingId]);
  if (others.length === 0) return;
  await live.tell(tx, ...others.map(({ userId }) => ({ userId, type: "booking_update" as const, id: bookingId })));
  if (!offer) return;
  const facts = await findBookingFacts(tx, [bookingId]);
  const notices = await othersNotices(tx, facts, "household_offer", () => ({ hours: offer.hours }));
  const about = holdSubject(bookingId);
  await notifications.notify(tx, ...notices.map((notice) => ({ ...notice, about })));
}

export async function announceMoney(
  deps: Announcer,
  tx: Db,
  kind: "payment_received" | "payment_returned",
  {
    bookingId,
    amountMinor,
    currency,
    payerId,
    stepId,
  }: Pick<Payment, "bookingId" | "amountMinor" | "currency" | "payerId" | "stepId">,
): Promise<void> {
  const bookings = await findBookingFacts(tx, [bookingId]);
  await announceChange(deps, tx, ...bookings);
  if (kind === "payment_received" && stepId) await deps.notifications.settle(tx, [stepSubject(stepId)], kind);
  const sum = amountOf(amountMinor, currency);
  const isPaid = kind === "payment_received" && !(await isToldOpen(tx, bookingId));
  const settles = isPaid ? { settles: dueSubject(bookingId) } : {};
  const toBookers = bookings.map((facts) => ({ ...pilgrimNotice(facts, kind, sum), ...settles }));
  // Somebody else of the household has paid, and reads it where their own payments stand.
  const toPayers = toBookers.flatMap((notice) =>
    payerId === null || payerId === notice.userId ? [] : [{ ...notice, userId: payerId, link: PAYMENTS }],
  );
  await deps.notifications.notify(tx, ...toBookers, ...toPayers);
}

/** They have waited `hours` for the operator's answer. */
export async function remindOperators(
  deps: Announcer,
  tx: Db,
  bookingIds: readonly string[],
  hours: number,
): Promise<void> {
  if (bookingIds.length === 0) return;
  const bookings = await findBookingFacts(tx, bookingIds);
  await deps.notifications.notify(
    tx,
    ...bookings.map((facts) => operatorNotice(facts, "customer_still_waits", { waited: hours })),
  );
}

/** Their holds are about to end. */
export async function warnOfEnding(deps: Announcer, tx: Db, minutesLeft: ReadonlyMap<string, number>): Promise<void> {
  if (minutesLeft.size === 0) return;
  const bookings = await findBookingFacts(tx, [...minutesLeft.keys()]);
  const noticeOf = (facts: BookingFacts) => ({
    ...pilgrimNotice(facts, "hold_ending", { minutes: minutesLeft.get(facts.id) ?? 1 }),
    about: holdSubject(facts.id),
  });
  await deps.notifications.notify(tx, ...bookings.map(noticeOf));
}

/** The Nusuk reference is missing, which costs everybody on the booking their place; `daysLeft` of each booking's release date. */
export async function remindPilgrims(
  deps: Announcer,
  tx: Db,
  releaseDates: ReadonlyMap<string, string>,
  daysLeft: (releaseDate: string) => number,
): Promise<void> {
  if (releaseDates.size === 0) return;
  const bookings = await findBookingFacts(tx, [...releaseDates.keys()]);
  const daysOf = ({ id }: BookingFacts) => ({ days: daysLeft(releaseDates.get(id) ?? "") });
  const others = await othersNotices(tx, bookings, "household_reference_missing", daysOf);
  await deps.notifications.notify(
    tx,
    ...bookings.map((facts) => pilgrimNotice(facts, "reference_missing", daysOf(facts))),
    ...others,
  );
}

/** An instalment is due soon, or overdue; of the latter the operator hears too. */
export async function announceAmount(
  deps: Announcer,
  tx: Db,
  when: "ahead" | "overdue",
  { bookingId, openMinor, currency, dueOn, keptUntil }: DueAmount,
): Promise<void> {
  const bookings = await findBookingFacts(tx, [bookingId]);
  const what = { amount: toDecimal(openMinor), currency, dueOn, keptUntil };
  const told = bookings.map((facts) => pilgrimNotice(facts, `amount_${when}`, what));
  const operators = when === "overdue" ? bookings.map((facts) => operatorNotice(facts, "customer_overdue", what)) : [];
  await deps.notifications.notify(tx, ...told, ...operators);
}

/** A passport of somebody on seats that were won in a turn was refused: another one is wanted. */
export async function announceSeatRefused(deps: Announcer, tx: Db, bookingId: string): Promise<void> {
  const bookings = await findBookingFacts(tx, [bookingId]);
  const hours = { hours: PROOF_HOURS };
  const others = await othersNotices(tx, bookings, "seat_refused", () => hours);
  await deps.notifications.notify(
    tx,
    ...bookings.map((facts) => pilgrimNotice(facts, "seat_refused", hours)),
    ...others,
  );
}

/** The operator lets somebody else have a seat that was won in a turn. */
export async function announceSeatReleased(deps: Announcer, tx: Db, booking: Readers): Promise<void> {
  const bookings = await findBookingFacts(tx, [booking.id]);
  await announceChange(deps, tx, booking);
  await deps.notifications.notify(tx, ...bookings.map((facts) => pilgrimNotice(facts, "seat_released")));
}

/** Somebody has claimed a booking that was made for them by phone. */
export async function announceClaim(deps: Announcer, tx: Db, bookingId: string): Promise<void> {
  const bookings = await findBookingFacts(tx, [bookingId]);
  await deps.notifications.notify(tx, ...bookings.map((facts) => operatorNotice(facts, "customer_claimed")));
}

/** A pilgrim has bought on Nusuk: its number waits for the operator's eyes. */
export async function announceReported(deps: Announcer, tx: Db, bookingId: string): Promise<void> {
  const bookings = await findBookingFacts(tx, [bookingId]);
  await deps.notifications.notify(tx, ...bookings.map((facts) => operatorNotice(facts, "customer_reported")));
}

/** The operator has seen the numbers: nothing that told of one waits any more. */
export async function announceSeen(deps: Announcer, tx: Db, booking: Readers): Promise<void> {
  await deps.notifications.settle(tx, [numberSubject(booking.id)], "customer_reported");
  await announceChange(deps, tx, booking);
}

/** One side has put an official number right or taken it back: the other one is told. */
export async function announceNumber(
  deps: Announcer,
  tx: Db,
  booking: Pick<LockedBooking, "id" | "userId" | "operatorId">,
  { by, what }: { readonly by: "pilgrim" | "operator" | "staff"; readonly what: "correct" | "withdraw" },
): Promise<void> {
  const bookings = await findBookingFacts(tx, [booking.id]);
  await announceChange(deps, tx, booking);
  const noticeOf = (facts: BookingFacts) =>
    by === "operator"
      ? pilgrimNotice(facts, what === "correct" ? "number_corrected" : "number_withdrawn")
      : operatorNotice(facts, what === "correct" ? "customer_corrected" : "customer_withdrew");
  await deps.notifications.notify(tx, ...bookings.map(noticeOf));
}

/** `side` has written: the other one is told, and led to the message itself. */
export async function announceMessage(
  deps: Announcer,
  tx: Db,
  booking: Pick<LockedBooking, "id" | "userId" | "operatorId">,
  message: { readonly id: string; readonly side: MessageSide },
): Promise<void> {
  const bookings = await findBookingFacts(tx, [booking.id]);
  await announceChange(deps, tx, booking);
  const noticeOf = (facts: BookingFacts) =>
    message.side === "operator" ? pilgrimNotice(facts, "operator_wrote") : operatorNotice(facts, "customer_wrote");
  const toMessage = (notice: Notice) => ({ ...notice, link: `${notice.link}#message-${message.id}` });
  await deps.notifications.notify(tx, ...bookings.map((facts) => toMessage(noticeOf(facts))));
}

/** The pages of both sides, and of everybody else who reads them, fetch the bookings again; nobody gets a notification. */
export async function announceChange(
  { live }: Announcer,
  tx: Db,
  ...bookings: readonly Pick<LockedBooking, "id" | "userId" | "operatorId">[]
): Promise<void> {
  const others = await othersOn(
    tx,
    bookings.map(({ id }) => id),
  );
  const changes = bookings.flatMap(({ id, userId, operatorId }) => {
    const readers = others.filter(({ bookingId }) => bookingId === id).map((other) => other.userId);
    return [userId, operatorId, ...readers].map((side) => ({ userId: side, type: "booking_update" as const, id }));
  });
  await live.tell(tx, ...changes);
}

/** Nobody pressed anything for an offer of the waitlist: that it ran out is written to them. */
function wordOf(kind: NoticeKind, { offered }: BookingFacts): NoticeKind {
  return offered && kind === "hold_expired" ? "waitlist_lapsed" : kind;
}

/** They name a day; each tells a newer state of what the one before told. */
const DATED: ReadonlySet<NoticeKind> = new Set([
  ...(["reference_missing", "household_reference_missing", "amount_ahead", "amount_overdue"] as const),
]);
/** With these nothing that was told to be due is due any more. */
const ENDING_DUES: ReadonlySet<NoticeKind> = new Set([
  ...(["booking_secured", "booking_unpaid", "booking_released", "booking_yielded"] as const),
  ...(["booking_withdrawn", "booking_called_off", "booking_ended_by_staff", "reference_recorded"] as const),
]);

function pilgrimNotice(facts: BookingFacts, kind: NoticeKind, more: NoticeParams = {}): Notice {
  const subject = dueSubject(facts.id);
  return {
    ...{ userId: facts.userId, kind, params: { ...paramsOf(facts), ...more }, link: `/bookings/${facts.id}` },
    ...(DATED.has(kind) && { about: subject }),
    ...(kind === "booking_to_buy" && { about: numberSubject(facts.id) }),
    ...((DATED.has(kind) || ENDING_DUES.has(kind)) && { settles: subject }),
  };
}

function operatorNotice(facts: BookingFacts, kind: NoticeKind, more: NoticeParams = {}): Notice {
  const params = { ...paramsOf(facts), ...more };
  const link = `/operator-dashboard/bookings/${facts.id}`;
  // A reminder tells the newer state of what the first notice told.
  const subject = WAITING.has(kind) ? answerSubject(facts.id) : NUMBERED.has(kind) && numberSubject(facts.id);
  return { userId: facts.operatorId, kind, params, link, ...(subject && { about: subject, settles: subject }) };
}

function paramsOf({ reference, titles: [title = ""], seats }: BookingFacts): NoticeParams {
  return { reference, package: title, seats, hours: APPROVAL_HOURS };
}

/** Notices that name a date, a paper or an end: true while they stand, and marked once they are over. */
import { expect } from "vitest";
import { type Booking, listBookings } from "#contract/bookings.ts";
import { listNotifications, type Notification } from "#contract/notifications.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { actsOf, dueOf, isAway, papersIn, selfOf, type Told } from "../told.ts";

export async function agreesWithNotices(told: Told): Promise<Notification[]> {
  const { notifications } = await told.app.call(listNotifications, {}, told.reader.member.session);
  const bookings = await told.app.call(listBookings, {}, told.reader.member.session);
  const standing = notifications.filter(({ settledBy }) => settledBy === null);
  for (const notice of isAway(told) ? [] : standing) {
    const due = duesIn(told, bookings, notice);
    if (notice.kind === "household_reminder") expect(namesIn(told)).toContain(notice.params.name);
    if (due) expect(due.stands, `${notice.kind} ${JSON.stringify(notice.params)}`).toContain(due.said);
  }
  return standing;
}

/** Whoever reminds is one of the household. */
function namesIn({ page: { families } }: Told): string[] {
  return (families ?? []).flatMap(({ members }) => members.map(({ name }) => name));
}

/** What a notice says is due, and what is; null for those that tell of nothing due. */
function duesIn(told: Told, bookings: readonly Booking[], { kind, params, link, at }: Notification) {
  const bookingId = /\/bookings\/([\w-]+)/.exec(link ?? "")?.[1] ?? "";
  const isOthers = kind === "household_reference_missing";
  if (kind === "reference_missing" || isOthers) {
    const day = addDays(dateOf(new Date(at)), Number(params.days));
    // Who is named on none of its places yet has no act about it, and reads its day with the booking.
    const theirs = bookings.find(({ id }) => id === bookingId)?.referenceDueOn ?? null;
    return { said: day, stands: [isOthers ? theirs : dueOf(told, "record_reference", bookingId)] };
  }
  if (kind === "amount_ahead" || kind === "amount_overdue") {
    return { said: params.dueOn, stands: [dueOf(told, "pay_amount", bookingId)] };
  }
  if (kind === "wallet_due") {
    const days = actsOf(told, "record_reference").filter((act) => act.bookingId === bookingId);
    const isOver = String(params.dueOn) < dateOf(told.now);
    // Once its day is over the same is told without one.
    return { said: params.dueOn, stands: days.map(({ walletBy }) => walletBy ?? (isOver ? params.dueOn : null)) };
  }
  if (kind === "step_ahead" || kind === "payment_asked") {
    return { said: params.dueOn, stands: actsOf(told, "pay_step").map(({ dueOn }) => dueOn) };
  }
  if (kind === "household_reminder" && params.mark !== "travel_details") {
    const whose = /[?&]for=([\w-]+)/.exec(link ?? "")?.[1] ?? selfOf(told.reader);
    const said = `${params.mark} of ${whose}: ${params.state}`;
    return { said, stands: papersIn(told).map((line) => line.replace(/ by .*/, "")) };
  }
  return null;
}

/** One booking as its business sees it: the booking itself, whom to reach, its money, what has happened, and the notes. */
import type { z } from "zod";
import type { DeskBooking } from "#contract/booking-desk.ts";
import { MESSAGES_SHOWN } from "#domain/bookings/desk/message.ts";
import { type TimelineEntry, type TimelineSide, timelineEventOf, timelineOf } from "#domain/bookings/desk/timeline.ts";
import type { Currency } from "#domain/money.ts";
import { amountOf } from "#domain/money.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import { getBooking } from "../reading/reading.ts";
import { presentCard } from "../records/money/movements.ts";
import { leftIn, paidCharges } from "../records/money/payments.repository.ts";
import { presentAnswer } from "../records/open-answer.ts";
import { releasedOn } from "../travellers/turn-seats/turn-seats.repository.ts";
import type { Around } from "./whole.repository.ts";
import * as rows from "./whole.repository.ts";

type Whole = z.input<typeof DeskBooking>;

/** Throws AppError `not_found`. */
export async function readWholeBooking(
  deps: Dependencies,
  { id: readerId, operatorId }: BusinessActor,
  id: string,
): Promise<Whole> {
  const { db } = deps;
  const around = await rows.findAround(db, id, operatorId);
  if (!around) throw new AppError("not_found");
  const [booking, movements, acts, messages, notes, colleagues, charges, won, released] = await Promise.all([
    getBooking(deps, { id: readerId, operatorId, role: "operator" }, id),
    rows.findMovements(db, id),
    rows.findActs(db, id),
    rows.findMessageTimes(db, id),
    rows.findNotes(db, id, MESSAGES_SHOWN),
    rows.findColleagues(db, operatorId),
    paidCharges(db, [id]),
    deps.queue.asksForPassports(db, [id]),
    releasedOn(db, id),
  ]);
  const { currency } = around;
  const isCustomer = booking.phase !== "held" && booking.phase !== "cancelled";
  const line = timelineOf(
    [entry(around.createdAt, "make", booking.offered ? "product" : "pilgrim")],
    acts.flatMap(actEntry),
    movements.flatMap(moneyEntry),
    messages.map(messageEntry),
  );
  return {
    booking,
    answer: presentAnswer(around.answer),
    contact: isCustomer ? contactOf(around) : null,
    household: around.household === null ? null : { name: around.household, members: around.members },
    // Who only holds, or has left, is named to the operator by nothing that came later.
    householdSince: isCustomer && around.household === null ? around.foundedSince : null,
    source: { from: around.source, tag: around.sourceTag },
    movements: movements.map(({ cardToken, ...movement }) => ({
      ...presentMovement(movement, currency),
      card: presentCard(cardToken, deps.gateway.cards),
    })),
    refundable: amountOf(leftIn(charges), currency),
    timeline: line.map((happened) => presentEntry(happened, currency)),
    assignee: assigneeOf(around),
    colleagues: colleagues.map((one) => ({ id: one.id, name: nameOf(one) ?? "" })),
    released: won.has(id) ? released : null,
    notes: notes.map(presentNote),
  };
}

/** Of somebody who called and has not claimed the booking: what they told the operator. */
function contactOf(around: Around) {
  const { countryOfResidence: country, preferredLanguage: language } = around;
  return around.standsIn
    ? { email: around.contactEmail, phone: around.contactPhone, country, language }
    : { email: around.email, phone: around.phone, country, language };
}

export function assigneeOf({
  assigneeId,
  assigneeFirst,
  assigneeLast,
}: Pick<Around, "assigneeId" | "assigneeFirst" | "assigneeLast">) {
  return assigneeId === null ? null : { id: assigneeId, name: `${assigneeFirst} ${assigneeLast}` };
}

interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Null once the account is gone. */
function nameOf({ firstName, lastName }: Named): string | null {
  return firstName === null ? null : `${firstName} ${lastName ?? ""}`.trim();
}

type MovementRow = Omit<Awaited<ReturnType<typeof rows.findMovements>>[number], "cardToken">;

function presentMovement({ id, kind, status, amountMinor, createdAt, settledAt }: MovementRow, currency: Currency) {
  return { id, kind, status, amount: amountOf(amountMinor, currency), at: (settledAt ?? createdAt).toISOString() };
}

export function presentNote(note: { readonly id: string; readonly body: string; readonly createdAt: Date } & Named) {
  return { id: note.id, at: note.createdAt.toISOString(), author: nameOf(note), body: note.body };
}

function entry(
  at: Date,
  event: TimelineEntry["event"],
  by: TimelineSide,
  more: Partial<Pick<TimelineEntry, "name" | "amountMinor">> = {},
): TimelineEntry {
  return { at, event, by, name: null, amountMinor: null, ...more };
}

/** What no line of time speaks of is left out: naming, changes of the record itself. */
function actEntry(act: Awaited<ReturnType<typeof rows.findActs>>[number]): TimelineEntry[] {
  const event = timelineEventOf(act.action);
  if (event === null) return [];
  const by = act.role ?? "product";
  return [entry(act.at, event, by, { name: by === "operator" ? nameOf(act) : null })];
}

/** Only what has come or gone: an attempt that failed is no event of the booking. */
function moneyEntry({ kind, status, amountMinor, settledAt }: MovementRow): TimelineEntry[] {
  if (status !== "completed" || settledAt === null) return [];
  return [entry(settledAt, kind, kind === "charge" ? "pilgrim" : "product", { amountMinor })];
}

function messageEntry(message: Awaited<ReturnType<typeof rows.findMessageTimes>>[number]): TimelineEntry {
  const name = message.side === "operator" ? nameOf(message) : null;
  return entry(message.createdAt, "message", message.side, { name });
}

function presentEntry({ at, event, by, name, amountMinor }: TimelineEntry, currency: Currency) {
  return {
    at: at.toISOString(),
    event,
    by,
    name,
    amount: amountMinor === null ? null : amountOf(amountMinor, currency),
  };
}

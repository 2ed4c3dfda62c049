/** How far each step is, 0–100. */
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { dateOf, daysBetween } from "#domain/calendar.ts";
import { slotsOf } from "#domain/obligations/papers/document-slots.ts";
import { dueByNow } from "#domain/obligations/papers/papers.ts";
import { paidPercent } from "#domain/payments/schedules/standing.ts";
import { isInLine, type JourneyFacts, stands } from "../obligations/papers/facts.ts";
import type { JourneyStep, StepStatus } from "./steps.ts";

/** Four steps have something between nothing and all: the documents' check, the payment, the line and the journey itself. */
export function stepProgress(facts: JourneyFacts, step: JourneyStep, status: StepStatus): number {
  if (status !== "in_progress") return status === "completed" ? 100 : 0;
  if (step === "queue") return throughLine(facts);
  if (step === "payment") return paid(facts);
  if (step === "family") return 0;
  return step === "tracking" ? travelled(facts) : handedIn(facts);
}

/** The line is one half, behind whoever has a turn; the seats are the other. How long a line is, its own page tells. */
function throughLine({ tickets, now }: JourneyFacts): number {
  return tickets.some((ticket) => ticket.state === "admitted" && isInLine(ticket, now)) ? 50 : 0;
}

/** Of the price of the newest of one's bookings that are paid in parts, how much is paid, as its card tells. */
function paid({ bookings, now }: JourneyFacts): number {
  const begun = bookings.find((one) => one.isMine && stands(one, now) && Number(one.amountPaid.amount) > 0);
  return begun ? Math.floor(paidPercent(begun)) : 0;
}

/** Of the documents that are due, how many are verified or being checked. */
function handedIn(facts: JourneyFacts): number {
  const today = dateOf(facts.now);
  const slots = slotsOf(facts.documents, ...dueByNow(facts.travel, today));
  const due = slots.filter(({ state }) => state !== "not_due");
  const here = due.filter(({ state }) => state === "verified" || state === "pending");
  return Math.round((here.length / due.length) * 100);
}

/** Days since departure out of all the days away. */
function travelled({ bookings, now }: JourneyFacts): number {
  const today = dateOf(now);
  const away = bookings.find(
    (booking) =>
      stands(booking, now) &&
      STATUS_OF_PHASE[booking.phase] === "confirmed" &&
      booking.departureDate <= today &&
      booking.returnDate >= today,
  );
  if (!away) return 0;
  const days = daysBetween(away.departureDate, away.returnDate);
  return days === 0 ? 100 : Math.round((daysBetween(away.departureDate, today) / days) * 100);
}

/** What comes back when a booking is cancelled. */
import { daysBetween, type IsoDate } from "#domain/calendar.ts";
import { percentOf } from "#domain/money.ts";
import { refundPercent, type Terms } from "#domain/packages/package.ts";
import type { BookingPhase } from "./booking.ts";

export interface RefundCase {
  readonly phase: BookingPhase;
  readonly paidMinor: number;
  /** What the terms kept already, for people who have left; it stays with the operator. */
  readonly keptMinor?: number;
  /** Each with the terms that were agreed when it was booked. */
  readonly parts: readonly { readonly amountMinor: number; readonly terms: Terms }[];
  readonly departureDate: IsoDate;
  readonly today: IsoDate;
}

/** The operator has said yes: from here on the ladder of the terms counts. */
const ACCEPTED = new Set<BookingPhase>(["awaiting_balance", "confirmed"]);

/**
 * Minor units to give back, 0 to `paidMinor`: all of it until the operator has accepted, then what was paid beyond the
 * share of the price that each part's ladder leaves to the operator. A deposit alone can be less than that share.
 */
export function refundOnCancel(booking: RefundCase): number {
  const { phase, paidMinor, keptMinor = 0, parts, departureDate, today } = booking;
  if (!ACCEPTED.has(phase)) return paidMinor;
  const notice = daysBetween(today, departureDate);
  const kept = parts.reduce((sum, part) => sum + keptOf(part, notice), keptMinor);
  return Math.min(paidMinor, Math.max(0, paidMinor - kept));
}

function keptOf({ amountMinor, terms }: RefundCase["parts"][number], notice: number): number {
  return amountMinor - percentOf(amountMinor, refundPercent(terms, notice));
}

/** Whether a booking has tickets, and what a ticket is worth when somebody checks it. */
import type { IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import { fromDecimal } from "#domain/money.ts";
import type { BookingPhase } from "../booking.ts";

export const TICKET_STATES = [
  "cancelled",
  "not_confirmed",
  "number_missing",
  "payment_due",
  "names_missing",
  "ready",
] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export interface TicketCase {
  readonly phase: BookingPhase;
  readonly channel: Channel | null;
  /** The official number of each application, null where it is missing. */
  readonly references: readonly (string | null)[];
  /** What has come in and not gone back, and what had to come in by now. */
  readonly paidMinor: number;
  readonly dueMinor: number;
  /** How many of the seats have a name. */
  readonly named: number;
}

/**
 * Tickets are there once the booking is confirmed and what it stands on is done: where Nusuk sells, the number of every
 * application; where the operator sells, the money that is due by now. The operator's own number may follow later.
 * Seats without a name have no ticket yet; those with one have.
 */
export function ticketState(booking: TicketCase): TicketState {
  if (booking.phase === "cancelled") return "cancelled";
  if (booking.phase === "awaiting_reference") return "number_missing";
  // The operator's yes alone makes no ticket where Nusuk sells.
  if (booking.phase !== "confirmed") return booking.channel === "nusuk" ? "number_missing" : "not_confirmed";
  if (booking.channel === "nusuk" && booking.references.includes(null)) return "number_missing";
  if (booking.channel !== "nusuk" && booking.paidMinor < booking.dueMinor) return "payment_due";
  return booking.named === 0 ? "names_missing" : "ready";
}

/** The part of a booking's wire form that decides about tickets. */
export interface BookedView extends Pick<TicketCase, "phase" | "channel" | "references"> {
  /** Major units, as the calls of SPEC carry them. */
  readonly totalAmount: number;
  readonly amountPaid: { readonly amount: string };
  readonly parts: readonly { readonly travellers: readonly unknown[] }[];
}

/** The case that a booking is, as the server and the web know it. */
export function ticketCase({ phase, channel, references, totalAmount, amountPaid, parts }: BookedView): TicketCase {
  return {
    phase,
    channel,
    references,
    paidMinor: fromDecimal(amountPaid.amount),
    dueMinor: fromDecimal(String(totalAmount)),
    named: parts.reduce((sum, { travellers }) => sum + travellers.length, 0),
  };
}

/** A code has 114 characters; what is longer is refused unread. */
export const LONGEST_TICKET_CODE = 200;

export const TICKET_CHECKS = ["valid", "reported", "over", "cancelled", "unknown", "forged"] as const;
/**
 * `valid`: good for the journey; `reported`: the same, but the operator has yet to see the number that the pilgrim reported; `over`: the return date is past; `cancelled`: ours, but the booking was cancelled, is
 * not complete or no longer names the person; `unknown`: signed by us, and nothing is known of it; `forged`: not ours.
 */
export type TicketCheck = (typeof TICKET_CHECKS)[number];

/** The answer about a ticket that we have signed and know. `today` and `returnDate` are `YYYY-MM-DD`. */
export function checkTicket(
  ticket: {
    readonly state: TicketState;
    readonly isNamed: boolean;
    readonly isReported: boolean;
    readonly returnDate: IsoDate;
  },
  today: IsoDate,
): TicketCheck {
  if (ticket.state !== "ready" || !ticket.isNamed) return "cancelled";
  if (ticket.returnDate < today) return "over";
  return ticket.isReported ? "reported" : "valid";
}

/** Whether a booking stands on a number of Nusuk that its operator has yet to see: reported, and no more than that. */
export function isOnlyReported({
  channel,
  nusukReference,
  numbersSeen,
}: {
  readonly channel: Channel | null;
  readonly nusukReference: string | null;
  readonly numbersSeen: boolean;
}): boolean {
  return channel === "nusuk" && nusukReference !== null && !numbersSeen;
}

/** `A. R.`: enough to compare with the paper and the passport in hand, and no more. */
export function initialsOf({ surname, givenNames }: { readonly surname: string; readonly givenNames: string }): string {
  return [givenNames, surname].flatMap((name) => initialOf(name)).join(" ");
}

function initialOf(name: string): string[] {
  const [first] = name.trim();
  return first === undefined ? [] : [`${first.toUpperCase()}.`];
}

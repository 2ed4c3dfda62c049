/** What the journey is judged by: the user's documents and bookings at one moment. */
import type { BookingPhase, CancelReason, PaymentStatus } from "#domain/bookings/booking.ts";
import type { IsoDate } from "#domain/calendar.ts";
import type { DocumentStatus, DocumentType } from "#domain/documents/document.ts";
import type { Channel } from "#domain/packages/package.ts";
import type { AmountState } from "#domain/payments/standing.ts";
import type { TicketState } from "#domain/queue/ticket.ts";

export interface JourneyDocument {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
}

/** The part of a booking that the journey looks at; the wire's fuller shape fits. */
export interface JourneyBooking {
  readonly id: string;
  /** Made by this account: another's is neither theirs to pay nor to confirm. */
  readonly isMine: boolean;
  readonly phase: BookingPhase;
  readonly paymentStatus: PaymentStatus;
  /** When which part of the price is due, in order. */
  readonly schedule: readonly { readonly dueOn: IsoDate; readonly state: AmountState }[];
  readonly channel: Channel | null;
  /** UTC instants, ISO 8601. */
  readonly holdExpiresAt: string | null;
  readonly approvalDueAt: string | null;
  readonly nusukReference: string | null;
  readonly cancelReason: CancelReason | null;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
}

/** Who travels, as far as the account has told. */
export interface Told {
  /** The welcome has been answered or skipped. */
  readonly welcomed: boolean;
  /** Null until told. */
  readonly travelsAlone: boolean | null;
  /** People beside the account's owner. */
  readonly companions: number;
}

export interface Household extends Told {
  /** The account is in a family group. */
  readonly isInGroup: boolean;
}

/** Somebody whom the account has entered beside its owner: their papers are the account's to give. */
export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly documents: readonly JourneyDocument[];
}

/** A household's place in the line of a sale window, theirs or that of a household that they belong to. */
export interface JourneyTicket {
  readonly windowId: string;
  readonly state: TicketState;
  /** While admitted: until when seats may be held. UTC instant, ISO 8601. */
  readonly turnEndsAt: string | null;
}

export interface JourneyFacts {
  readonly household: Household;
  readonly documents: readonly JourneyDocument[];
  /** As they were entered. */
  readonly companions: readonly Companion[];
  /** Newest first. */
  readonly bookings: readonly JourneyBooking[];
  readonly tickets: readonly JourneyTicket[];
  readonly now: Date;
}

/** A hold that still keeps its seats: an expired one counts as gone even before the sweep has seen it. */
export function isLiveHold(booking: JourneyBooking, now: Date): boolean {
  return (
    booking.phase === "held" && booking.holdExpiresAt !== null && Date.parse(booking.holdExpiresAt) > now.getTime()
  );
}

/** Whether the booking still stands at `now`. */
export function stands(booking: JourneyBooking, now: Date): boolean {
  return booking.phase === "held" ? isLiveHold(booking, now) : booking.phase !== "cancelled";
}

/** Whether a ticket waits, or has a turn that is not over at `now`. */
export function isInLine({ state, turnEndsAt }: JourneyTicket, now: Date): boolean {
  if (state !== "admitted") return state === "waiting";
  return turnEndsAt !== null && Date.parse(turnEndsAt) > now.getTime();
}

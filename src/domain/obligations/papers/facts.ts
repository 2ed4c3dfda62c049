/** What the journey is judged by: the people, their papers, bookings and places in line at one moment. */
import type { BookingPhase, CancelReason, PaymentStatus } from "#domain/bookings/booking.ts";
import { dateOf, type IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/channel.ts";
import type { DocumentStatus, DocumentType } from "#domain/documents/document.ts";
import { HOUR_MS } from "#domain/durations.ts";
import type { PaperDate, PersonalDue, Travel } from "#domain/obligations/papers/paper-dates.ts";
import type { AmountState } from "#domain/payments/schedules/standing.ts";
import type { QueueTicketState } from "#domain/queue/ticket.ts";

export interface JourneyDocument {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  /** Of a health certificate that is too early for the travel: from this day on a new one can be made. */
  readonly renewFrom?: IsoDate | null | undefined;
}

/** The part of a booking that the journey looks at; the wire's fuller shape fits. */
export interface JourneyBooking {
  readonly id: string;
  /** Made by this account: another's is neither theirs to pay nor to confirm. */
  readonly isMine: boolean;
  /** Its seats were offered by the waitlist. */
  readonly offered: boolean;
  /** Staff have suspended its operator: nothing is paid there. */
  readonly operatorStopped: boolean;
  /** An offer of the waitlist that nobody can take for the time being. */
  readonly rests: boolean;
  readonly phase: BookingPhase;
  readonly paymentStatus: PaymentStatus;
  /** When which part of the price is due, in order. */
  readonly schedule: readonly { readonly dueOn: IsoDate; readonly state: AmountState }[];
  /** Of the price, in its currency. */
  readonly totalAmount: number;
  readonly amountPaid: { readonly amount: string };
  readonly channel: Channel | null;
  /** UTC instants, ISO 8601. */
  readonly holdExpiresAt: string | null;
  readonly approvalDueAt: string | null;
  readonly nusukReference: string | null;
  /** All its numbers are there and the operator has seen them; until then they are only reported. */
  readonly numbersSeen: boolean;
  /** Channel nusuk: the last day for its number; null where none is set. */
  readonly referenceDueOn: IsoDate | null;
  readonly seats: number;
  /** While places of a turn are held: they cannot be kept before everybody is named, each with a passport. */
  readonly passportsAsked?: boolean | undefined;
  /** With the people who are named for them. */
  readonly parts: readonly { readonly travellers: readonly { readonly id?: string }[] }[];
  readonly cancelReason: CancelReason | null;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
}

/** Who travels, as far as the account has told. */
export interface DeclaredParty {
  /** The welcome has been answered or skipped. */
  readonly welcomed: boolean;
  /** Null until told. */
  readonly travelsAlone: boolean | null;
  /** People beside the account's owner. */
  readonly companions: number;
}

export interface HouseholdFacts extends DeclaredParty {
  /** The account is in a family group. */
  readonly isInGroup: boolean;
}

/** Somebody whom the account has entered beside its owner: their papers are the account's to give. */
export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly documents: readonly JourneyDocument[];
  /** Null: nothing is booked for them. */
  readonly travel: Travel | null;
  /** A fact without which no application can be sent has not been told. */
  readonly lacksDetails: boolean;
  /** Null: not asked of them, or done. */
  readonly biometrics: PersonalDue | null;
  readonly injection: PersonalDue | null;
  /** No day of fingerprints and face is written down, and no visa tells of them, whether or not they are asked for. */
  readonly lacksBiometrics: boolean;
}

/** Who keeps their own papers, in a household that the account administers. */
export interface OtherMember {
  readonly name: string;
  readonly groupId: string;
  /** Something is theirs to do; what is only being checked is not. */
  readonly isIncomplete: boolean;
  /** Their passport is missing or was refused, and seats of a turn wait for it; null: neither. */
  readonly passportDue: Pick<PaperDate, "dueOn" | "reason" | "isForecast"> | null;
}

/** Into a household that the account administers, not answered yet. */
export interface OpenInvitation {
  readonly groupId: string;
  /** A UTC instant, ISO 8601. */
  readonly expiresAt: string;
}

/** A household's place in the line of a sale window, theirs or that of a household that they belong to. */
export interface JourneyTicket {
  readonly windowId: string;
  /** The account's to use: it joined alone, or administers the household that it waits for. */
  readonly isMine: boolean;
  /** The first name of who can act; null: nobody can at the moment. */
  readonly holder: string | null;
  readonly state: QueueTicketState;
  /** The line rests, as while its operator is suspended: nobody is let in, and a turn stands still. */
  readonly rests: boolean;
  /** While admitted: until when seats may be held. UTC instant, ISO 8601. */
  readonly turnEndsAt: string | null;
  /** When its places are drawn, a UTC instant; null once that is over. */
  readonly drawnAt: string | null;
  /** Nobody is let in for now. */
  readonly isPaused: boolean;
  /** Of a demonstration's simulated sale. */
  readonly simulated: boolean;
}

/** Places that somebody else of the household holds, or was offered by the waitlist. */
export interface OthersHold {
  readonly bookingId: string;
  /** A UTC instant, ISO 8601. */
  readonly until: string;
  readonly seats: number;
  readonly offered: boolean;
  /** The first name of who can secure them. */
  readonly member: string;
}

/** A step of a saved plan that the account pays or checks off, still open. */
export interface JourneyPlanStep {
  readonly planId: string;
  readonly stepId: string;
  /** The plan's. */
  readonly title: string;
  readonly dueOn: IsoDate;
}

export interface JourneyFacts {
  readonly household: HouseholdFacts;
  /** Who sells where the account lives; null until that is told, and where nobody does. */
  readonly homeChannel: Channel | null;
  readonly documents: readonly JourneyDocument[];
  /** Of the owner; null: nothing is booked for them. */
  readonly travel: Travel | null;
  /** As they were entered. */
  readonly companions: readonly Companion[];
  /** Of the owner; false while the owner has not entered themselves as a traveller. */
  readonly lacksDetails: boolean;
  /** Of the owner; null: not asked of them, or done, or the owner has not entered themselves as a traveller. */
  readonly biometrics: PersonalDue | null;
  readonly injection: PersonalDue | null;
  /** As of a companion; false while the owner has not entered themselves as a traveller. */
  readonly lacksBiometrics: boolean;
  /** Who administers the household and holds for it, by name; null: the reader does, or belongs to none. */
  readonly householdHolder: string | null;
  /** In the household's order. */
  readonly others: readonly OtherMember[];
  readonly invitations: readonly OpenInvitation[];
  /** Newest first. */
  readonly bookings: readonly JourneyBooking[];
  readonly othersHolds: readonly OthersHold[];
  readonly tickets: readonly JourneyTicket[];
  /** Those of an example, which nobody owes, are left out. */
  readonly planSteps: readonly JourneyPlanStep[];
  /** A saved payment plan covers the price. */
  readonly isPlanned: boolean;
  readonly now: Date;
}

type Standing = Pick<JourneyBooking, "phase" | "holdExpiresAt">;

/** A hold that still keeps its seats: an expired one counts as gone even before the sweep has seen it. */
export function isLiveHold(booking: Standing, now: Date): boolean {
  return (
    booking.phase === "held" && booking.holdExpiresAt !== null && Date.parse(booking.holdExpiresAt) > now.getTime()
  );
}

/** Ids of all who are named on these bookings. */
export function namedOn(bookings: readonly Pick<JourneyBooking, "parts">[]): ReadonlySet<string> {
  const people = bookings.flatMap(({ parts }) => parts.flatMap(({ travellers }) => travellers));
  return new Set(people.flatMap(({ id }) => id ?? []));
}

type Offered = Pick<JourneyBooking, "phase" | "offered">;

/** Seats that the waitlist offers and that nobody has taken up, whoever sells them to the booker: not chosen yet, and no places. */
export function isOpenOffer({ phase, offered }: Offered): boolean {
  return phase === "held" && offered;
}

/** Whether the booking has places at `now`: an offer that nobody has taken up has none. */
export function hasPlaces(booking: Standing & Offered, now: Date): boolean {
  return stands(booking, now) && !isOpenOffer(booking);
}

/** When the household leaves with places that carry no name yet, which may become the reader's; null: there are none. */
export function unnamedPlaces({ bookings, travel, now }: JourneyFacts): IsoDate | null {
  const today = dateOf(now);
  const isNamed = bookings.some((booking) => hasPlaces(booking, now) && booking.returnDate >= today);
  if (isNamed || !travel || travel.hasNoPlace || travel.departureDate === null) return null;
  return travel.departureDate > today ? travel.departureDate : null;
}

/** Holds of others that still keep their seats. */
export function liveOthersHolds({ othersHolds, now }: Pick<JourneyFacts, "othersHolds" | "now">): OthersHold[] {
  return othersHolds.filter(({ until }) => Date.parse(until) > now.getTime());
}

/** Whether the booking still stands at `now`. */
export function stands(booking: Standing, now: Date): boolean {
  return booking.phase === "held" ? isLiveHold(booking, now) : booking.phase !== "cancelled";
}

/** Whether a ticket waits, or has a turn that is not over at `now`. */
export function isInLine({ state, rests, turnEndsAt }: JourneyTicket, now: Date): boolean {
  if (state !== "admitted") return state === "waiting";
  return rests || (turnEndsAt !== null && Date.parse(turnEndsAt) > now.getTime());
}

/** Whether a waiting household's turn may come within the hour: people are let in, or soon are. A simulated sale presses nobody. */
export function mayComeSoon(ticket: JourneyTicket, now: Date): boolean {
  const { state, rests, isPaused, simulated, drawnAt } = ticket;
  if (state !== "waiting" || rests || isPaused || simulated) return false;
  return drawnAt === null || Date.parse(drawnAt) - now.getTime() <= HOUR_MS;
}

/** Whether all that the account can do about a ticket is to wait: for the turn, or for whoever may use it. */
export function isWaitedFor(ticket: JourneyTicket, now: Date): boolean {
  return isInLine(ticket, now) && !(ticket.isMine && ticket.state === "admitted" && !ticket.rests);
}

/** Journeys that one party could hardly make both: the same package again, or days in common. */
import type { IsoDate } from "../../calendar.ts";
import type { BookingPhase } from "../booking.ts";

/** A booking as its booker reads it. */
export interface BookedTrip {
  readonly phase: BookingPhase;
  readonly completed: boolean;
  /** ISO 8601 UTC; null unless held. */
  readonly holdExpiresAt: string | null;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  readonly parts: readonly {
    readonly packageId: string;
    readonly seats: number;
    readonly travellers: readonly { readonly id: string }[];
  }[];
}

export interface WantedJourney {
  readonly packageId: string;
  readonly departureDate: IsoDate;
  readonly returnDate: IsoDate;
  readonly travellerIds: readonly string[];
  /** People without a name. */
  readonly unnamed: number;
}

/**
 * Those that stand at `now`, share the package or a day, and may be for the same people: places without a name may be
 * anybody's. In their order.
 */
export function meetingJourneys<T extends BookedTrip>(booked: readonly T[], wanted: WantedJourney, now: Date): T[] {
  return booked.filter((one) => stands(one, now) && meets(one, wanted) && mayShareSomebody(one, wanted));
}

/** Those that stand at `now` and have places of this package, in their order. */
export function bookingsWith<T extends BookedTrip>(booked: readonly T[], packageId: string, now: Date): T[] {
  return booked.filter((one) => stands(one, now) && hasPlaces(one, packageId));
}

/** Whether this person is named on it. */
export function names({ parts }: Pick<BookedTrip, "parts">, travellerId: string): boolean {
  return parts.some(({ travellers }) => travellers.some(({ id }) => id === travellerId));
}

function stands({ phase, completed, holdExpiresAt }: BookedTrip, now: Date): boolean {
  const hasRunOut = holdExpiresAt !== null && Date.parse(holdExpiresAt) <= now.getTime();
  return phase !== "cancelled" && !completed && !hasRunOut;
}

function meets(booked: BookedTrip, wanted: WantedJourney): boolean {
  const sharesDays = booked.departureDate <= wanted.returnDate && wanted.departureDate <= booked.returnDate;
  return sharesDays || hasPlaces(booked, wanted.packageId);
}

/** Whether some of its places are of this package. */
export function hasPlaces({ parts }: Pick<BookedTrip, "parts">, packageId: string): boolean {
  return parts.some((part) => part.packageId === packageId);
}

function mayShareSomebody(booked: BookedTrip, { travellerIds, unnamed }: WantedJourney): boolean {
  const isOpen = booked.parts.some(({ seats, travellers }) => travellers.length < seats);
  return isOpen || unnamed > 0 || travellerIds.some((id) => names(booked, id));
}

/** A group of customers on one package: its limits, its state, and households that it would tear apart. */
import type { BookingPhase } from "#domain/bookings/booking.ts";

export const MAX_GROUP_NAME = 80;
export const MAX_LEADER = 100;
export const MAX_BUS = 60;
export const MAX_NOTE = 2000;
/** People in one group: ten coaches; a rooming list of more is nobody's. */
export const MAX_GROUP_SIZE = 500;
/** Standing groups of one operator. */
export const MAX_CUSTOMER_GROUPS = 1000;
export const MAX_ROOM_NAME = 30;
/** Pairs that stay together or apart, in one group. */
export const MAX_WISHES = 200;
/** A deleted group can be brought back for so long. */
export const KEEP_DELETED_HOURS = 24;

export const GROUP_STATUSES = ["active", "pending"] as const;
export type GroupStatus = (typeof GROUP_STATUSES)[number];

interface MemberBooking {
  readonly phase: BookingPhase;
  readonly seats: number;
  /** Of those seats, how many have a name. */
  readonly named: number;
}

/** SPEC's Active and Pending: active once somebody is in it, every place has a name and every booking its number and money. */
export function groupStatus(bookings: readonly MemberBooking[]): GroupStatus {
  const isComplete = ({ phase, seats, named }: MemberBooking) => phase === "confirmed" && named >= seats;
  return bookings.length > 0 && bookings.every(isComplete) ? "active" : "pending";
}

export interface GroupedBooking {
  readonly bookingId: string;
  /** Bookings of one family group are one household; a booking without one is its own. */
  readonly household: string;
  /** Null: in no group. */
  readonly groupId: string | null;
}

/** The bookings that stay behind when their household's others are in `groupId`: each in another group or in none. */
export function leftBehind<Booking extends GroupedBooking>(bookings: readonly Booking[], groupId: string): Booking[] {
  const here = new Set(bookings.filter((booking) => booking.groupId === groupId).map(({ household }) => household));
  return bookings.filter((booking) => booking.groupId !== groupId && here.has(booking.household));
}

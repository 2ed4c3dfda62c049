/** The operator's four figures and the counts of the bookings tab, from the bookings themselves. */
import { BOOKING_STATUSES, type BookingStatus, type PaymentStatus } from "#domain/bookings/booking.ts";
import type { IsoDate } from "#domain/calendar.ts";
import type { Channel } from "#domain/packages/package.ts";

/** Amounts in minor units of one currency: packages are priced in US dollars. */
export interface CountedBooking {
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly channel: Channel | null;
  readonly totalMinor: number;
  /** What the operator has kept: payments less refunds. */
  readonly paidMinor: number;
  readonly departureDate: IsoDate;
}

export interface OperatorFigures {
  /** Payments through the product's gateway less refunds; null before the first. */
  readonly revenueMinor: number | null;
  /** Bookings paid on Nusuk, counted when their reference is recorded. Shown apart, never added. */
  readonly nusukMinor: number;
  /** Pending and confirmed with departure ahead. */
  readonly active: number;
  /** Confirmed with payment completed ÷ all started, 0–100; null without a booking. */
  readonly conversionPercent: number | null;
  /** Revenue ÷ bookings with a completed payment; null without one. */
  readonly averageMinor: number | null;
}

/** The season on sale: bookings whose departure lies ahead. */
export function departuresAhead<T extends Pick<CountedBooking, "departureDate">>(
  bookings: readonly T[],
  today: IsoDate,
): T[] {
  return bookings.filter(({ departureDate }) => departureDate > today);
}

/** Whether bookings of the season may lie beyond a list that stops at `limit`: it is full, and its oldest still departs. */
export function mayMissSome(
  newestFirst: readonly Pick<CountedBooking, "departureDate">[],
  limit: number,
  today: IsoDate,
): boolean {
  const oldest = newestFirst.at(-1);
  return newestFirst.length >= limit && oldest !== undefined && oldest.departureDate > today;
}

export function operatorFigures(bookings: readonly CountedBooking[], today: IsoDate): OperatorFigures {
  const paid = bookings.filter((b) => b.paymentStatus === "completed" && b.channel !== "nusuk");
  const onNusuk = bookings.filter((b) => b.paymentStatus === "completed" && b.channel === "nusuk");
  const completed = bookings.filter((b) => b.status === "confirmed" && b.paymentStatus === "completed");
  const keptMinor = bookings.reduce((total, b) => total + (b.channel === "nusuk" ? 0 : b.paidMinor), 0);
  return {
    revenueMinor: paid.length === 0 && keptMinor === 0 ? null : keptMinor,
    nusukMinor: onNusuk.reduce((total, b) => total + b.totalMinor, 0),
    active: bookings.filter((b) => b.status !== "cancelled" && b.departureDate > today).length,
    conversionPercent: bookings.length === 0 ? null : (completed.length / bookings.length) * 100,
    averageMinor: paid.length === 0 ? null : Math.round(keptMinor / paid.length),
  };
}

/** How many bookings stand in each status. */
export function countByStatus(bookings: readonly { readonly status: BookingStatus }[]): Record<BookingStatus, number> {
  const counts = { pending: 0, confirmed: 0, cancelled: 0 };
  for (const status of BOOKING_STATUSES) counts[status] = bookings.filter((b) => b.status === status).length;
  return counts;
}

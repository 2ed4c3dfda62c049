/** Which bookings the table shows: by words and by status. */
import { BOOKING_STATUSES, type BookingStatus } from "#domain/bookings/booking.ts";

/** SPEC's filter: the statuses, and all of them. */
export type StatusFilter = BookingStatus | "all";

/** The filter that an address asks for; all of them when it asks for none that exists. */
export function statusFilterOf(text: string | null): StatusFilter {
  return BOOKING_STATUSES.find((status) => status === text) ?? "all";
}

interface Findable {
  readonly status: BookingStatus;
  readonly customerName: string;
  readonly packageName: string;
  readonly reference: string;
}

/** Bookings of the status whose customer, package or reference holds the text, ignoring case; the order stays. */
export function searchBookings<T extends Findable>(bookings: readonly T[], text: string, status: StatusFilter): T[] {
  const wanted = text.trim().toLowerCase();
  return bookings.filter(
    (booking) =>
      (status === "all" || booking.status === status) &&
      [booking.customerName, booking.packageName, booking.reference].some((word) =>
        word.toLowerCase().includes(wanted),
      ),
  );
}

const names = new Intl.Collator(["en", "ar"], { sensitivity: "base" });

/** One customer's bookings together, in the order in which they came. */
export function inCustomerOrder<T extends { readonly customerName: string }>(bookings: readonly T[]): T[] {
  return bookings.toSorted((a, b) => names.compare(a.customerName, b.customerName));
}

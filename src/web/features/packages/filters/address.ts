/** Filters written into the address in the words of the call, and read back; anything unknown there is left out. */
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { isIsoDate } from "#domain/calendar.ts";
import { CHANNELS } from "#domain/channel.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES, ROOM_TYPES } from "#domain/packages/package.ts";
import { DISTANCES, RATINGS } from "#domain/packages/search/facets.ts";
import { PRICE_BUCKETS, SORTS } from "#domain/packages/search/order.ts";
import { NO_FILTERS, type PackageFilters } from "./filters.ts";

/** The address part that opens the hold dialog of a package. */
const BOOK = "book";
/** The one that opens the way into its waitlist. */
const WAIT = "wait";

export function filtersFrom(address: URLSearchParams): PackageFilters {
  const oneOf = <T>(name: string, known: readonly T[]) => known.find((one) => String(one) === address.get(name));
  const text = (name: string, isRight: (value: string) => boolean) => {
    const value = address.get(name);
    return value && isRight(value) ? value : undefined;
  };
  const seats = Number(address.get("minSeats"));
  const filters: PackageFilters = {
    q: text("q", () => true),
    priceBucket: oneOf("priceBucket", PRICE_BUCKETS),
    accommodation: oneOf("accommodation", ACCOMMODATION_TYPES),
    departureCity: someOf(address.getAll("departureCity").filter(Boolean)),
    from: text("from", isIsoDate),
    to: text("to", isIsoDate),
    minSeats: Number.isInteger(seats) && seats >= 1 && seats <= MAX_PARTY ? seats : undefined,
    accessible: oneOf("accessible", [true]),
    maxDistance: oneOf("maxDistance", DISTANCES),
    campClass: someOf(CAMP_CLASSES.filter((one) => address.getAll("campClass").includes(one))),
    shifting: oneOf("shifting", [true, false]),
    roomType: oneOf("roomType", ROOM_TYPES),
    guideLanguage: text("guideLanguage", (value) => /^[a-z]{2}$/.test(value)),
    channel: oneOf("channel", CHANNELS),
    minRating: oneOf("minRating", RATINGS),
    instalments: oneOf("instalments", [true]),
    everywhere: oneOf("everywhere", [true as const]),
    sort: oneOf("sort", SORTS) ?? NO_FILTERS.sort,
  };
  return { ...NO_FILTERS, ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) };
}

/** Each once; nothing for none. */
function someOf<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? [...new Set(values)] : undefined;
}

/** Only what differs from the start stands in the address. */
export function filterAddress(filters: PackageFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (name === "sort" && value === NO_FILTERS.sort) continue;
    for (const one of [value].flat()) if (one !== undefined && one !== "") address.append(name, String(one));
  }
  return address;
}

/** The package whose hold dialog is open. */
export function bookedPackageIn(address: URLSearchParams): string | null {
  return address.get(BOOK);
}

/** The same address with the hold dialog of `packageId` open, or closed with null. */
export function withBooking(address: URLSearchParams, packageId: string | null): URLSearchParams {
  return withDialog(address, BOOK, packageId);
}

/** The package whose waitlist is about to be joined. */
export function waitedForIn(address: URLSearchParams): string | null {
  return address.get(WAIT);
}

export function withWaiting(address: URLSearchParams, packageId: string | null): URLSearchParams {
  return withDialog(address, WAIT, packageId);
}

/** One dialog at a time. */
function withDialog(address: URLSearchParams, name: string, packageId: string | null): URLSearchParams {
  const changed = new URLSearchParams(address);
  for (const one of [BOOK, WAIT]) changed.delete(one);
  if (packageId !== null) changed.set(name, packageId);
  return changed;
}

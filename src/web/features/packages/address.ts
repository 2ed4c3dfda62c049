/** Filters written into the address and read back; anything unknown there is left out. */
import { ACCOMMODATION_TYPES } from "#domain/packages/package.ts";
import { PRICE_BUCKETS, SORTS } from "#domain/packages/search.ts";
import { DISTANCES, type Filters, NO_FILTERS } from "./filters.ts";

/** The address part that opens the hold dialog of a package. */
const BOOK = "book";

export function filtersFrom(address: URLSearchParams): Filters {
  const within = Number(address.get("within"));
  return {
    q: address.get("q") || undefined,
    priceBucket: PRICE_BUCKETS.find((bucket) => bucket === address.get("price")),
    accommodation: ACCOMMODATION_TYPES.find((type) => type === address.get("stay")),
    sort: SORTS.find((sort) => sort === address.get("sort")) ?? NO_FILTERS.sort,
    cities: [...new Set(address.getAll("from").filter(Boolean))],
    within: DISTANCES.find((distance) => distance === within),
    stepFree: address.get("stepfree") === "1",
  };
}

/** Only what differs from the start stands in the address. */
export function addressOf(filters: Filters): URLSearchParams {
  const address = new URLSearchParams();
  if (filters.q) address.set("q", filters.q);
  if (filters.priceBucket) address.set("price", filters.priceBucket);
  if (filters.accommodation) address.set("stay", filters.accommodation);
  if (filters.sort !== NO_FILTERS.sort) address.set("sort", filters.sort);
  for (const city of filters.cities) address.append("from", city);
  if (filters.within !== undefined) address.set("within", String(filters.within));
  if (filters.stepFree) address.set("stepfree", "1");
  return address;
}

/** The package whose hold dialog is open. */
export function bookedIn(address: URLSearchParams): string | null {
  return address.get(BOOK);
}

/** The same address with the hold dialog of `packageId` open, or closed with null. */
export function withBooking(address: URLSearchParams, packageId: string | null): URLSearchParams {
  const changed = new URLSearchParams(address);
  changed.delete(BOOK);
  if (packageId !== null) changed.set(BOOK, packageId);
  return changed;
}

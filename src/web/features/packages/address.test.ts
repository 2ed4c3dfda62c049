/** Filters survive the address, and a strange address does no harm. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { ACCOMMODATION_TYPES } from "#domain/packages/package.ts";
import { PRICE_BUCKETS, SORTS } from "#domain/packages/search.ts";
import { addressOf, bookedIn, filtersFrom, withBooking } from "./address.ts";
import { DISTANCES, NO_FILTERS } from "./filters.ts";

const words = fc.string({ minLength: 1, maxLength: 12 });
const anyFilters = fc.record({
  q: fc.option(words, { nil: undefined }),
  priceBucket: fc.option(fc.constantFrom(...PRICE_BUCKETS), { nil: undefined }),
  accommodation: fc.option(fc.constantFrom(...ACCOMMODATION_TYPES), { nil: undefined }),
  sort: fc.constantFrom(...SORTS),
  cities: fc.uniqueArray(words, { maxLength: 3 }),
  within: fc.option(fc.constantFrom(...DISTANCES), { nil: undefined }),
  stepFree: fc.boolean(),
});

it("reads back every filter that it writes", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(filtersFrom(new URLSearchParams(addressOf(filters).toString()))).toEqual(filters);
    }),
  );
});

it("writes nothing for a list that is not narrowed", () => {
  expect(addressOf(NO_FILTERS).toString()).toBe("");
});

it("ignores what it does not know", () => {
  const strange = new URLSearchParams("price=free&stay=tent&sort=random&within=7&stepfree=yes&from=&q=");

  expect(filtersFrom(strange)).toEqual({
    ...NO_FILTERS,
    q: undefined,
    priceBucket: undefined,
    accommodation: undefined,
    within: undefined,
  });
});

it("opens and closes the dialog without touching the filters", () => {
  const open = withBooking(new URLSearchParams("q=zam&book=1"), "p2");

  expect(bookedIn(open)).toBe("p2");
  expect(withBooking(open, null).toString()).toBe("q=zam");
});

/** Filters survive the address, and a strange address does no harm. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { MAX_PARTY } from "#domain/bookings/booking.ts";
import { CHANNELS } from "#domain/channel.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES, ROOM_TYPES } from "#domain/packages/package.ts";
import { DISTANCES, RATINGS } from "#domain/packages/search/facets.ts";
import { PRICE_BUCKETS, SORTS } from "#domain/packages/search/order.ts";
import { bookedPackageIn, filterAddress, filtersFrom, withBooking } from "./address.ts";
import { NO_FILTERS } from "./filters.ts";

const words = fc.string({ minLength: 1, maxLength: 12 });
const day = fc.constantFrom("2027-04-30", "2027-05-05");
const anyFilters = fc.record(
  {
    q: words,
    priceBucket: fc.constantFrom(...PRICE_BUCKETS),
    accommodation: fc.constantFrom(...ACCOMMODATION_TYPES),
    departureCity: fc.uniqueArray(words, { minLength: 1, maxLength: 3 }),
    from: day,
    to: day,
    minSeats: fc.integer({ min: 1, max: MAX_PARTY }),
    accessible: fc.constant(true),
    maxDistance: fc.constantFrom(...DISTANCES),
    campClass: fc.subarray([...CAMP_CLASSES], { minLength: 1 }),
    shifting: fc.boolean(),
    roomType: fc.constantFrom(...ROOM_TYPES),
    guideLanguage: fc.constantFrom("ar", "ur"),
    channel: fc.constantFrom(...CHANNELS),
    minRating: fc.constantFrom(...RATINGS),
    instalments: fc.constant(true),
    everywhere: fc.constant(true as const),
    sort: fc.constantFrom(...SORTS),
  },
  { requiredKeys: ["sort"] },
);

it("reads back every filter that it writes", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(filtersFrom(new URLSearchParams(filterAddress(filters).toString()))).toEqual(filters);
    }),
  );
});

it("writes nothing for a list that is not narrowed", () => {
  expect(filterAddress(NO_FILTERS).toString()).toBe("");
});

it.each([
  "priceBucket=free&accommodation=tent&sort=random",
  "maxDistance=7&minRating=9&minSeats=0",
  "minSeats=11&minSeats=2.5&accessible=false&shifting=maybe&instalments=false",
  "departureCity=&q=&campClass=Z&roomType=tent&channel=shop",
  "from=2027-02-30&to=soon&guideLanguage=english",
])("ignores %s", (strange) => {
  expect(filtersFrom(new URLSearchParams(strange))).toEqual(NO_FILTERS);
});

it("opens and closes the dialog without touching the filters", () => {
  const open = withBooking(new URLSearchParams("q=zam&book=1"), "p2");

  expect(bookedPackageIn(open)).toBe("p2");
  expect(withBooking(open, null).toString()).toBe("q=zam");
});

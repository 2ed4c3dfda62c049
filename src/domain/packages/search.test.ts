/** Search, price buckets and the four orders of the catalogue. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACCOMMODATION_TYPES } from "./package.ts";
import {
  comparePositions,
  matchesFilter,
  matchesTrip,
  priceBucketOf,
  type Searchable,
  SORTS,
  sortPackages,
  type Trip,
} from "./search.ts";

const offer = fc.record<Searchable>({
  id: fc.uuid(),
  title: fc.string({ maxLength: 3 }),
  operatorId: fc.uuid(),
  price: fc.integer({ min: 1, max: 20 }).map((n) => n * 1000),
  accommodationType: fc.constantFrom(...ACCOMMODATION_TYPES),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((n) => n / 10)),
  bookingCount: fc.nat(3),
});
const offers = fc.uniqueArray(offer, { selector: ({ id }) => id, maxLength: 30 });
const sort = fc.constantFrom(...SORTS);

const sample: Searchable = {
  id: "1",
  title: "Nur al-Haram",
  operatorId: "Op-7F",
  price: 5000,
  accommodationType: "VIP",
  rating: null,
  bookingCount: 0,
};

describe("sortPackages", () => {
  it("keeps every package and adds none", () => {
    fc.assert(
      fc.property(offers, sort, (list, order) => {
        expect(new Set(sortPackages(list, order))).toEqual(new Set(list));
      }),
    );
  });

  it("gives the same order whatever the order before", () => {
    fc.assert(
      fc.property(offers, sort, (list, order) => {
        expect(sortPackages(list.toReversed(), order)).toEqual(sortPackages(list, order));
      }),
    );
  });

  it("never puts the worse before the better", () => {
    const badness = {
      popular: (item: Searchable) => -item.bookingCount,
      price_low: (item: Searchable) => item.price,
      price_high: (item: Searchable) => -item.price,
      rating: (item: Searchable) => -(item.rating ?? 0),
    };
    fc.assert(
      fc.property(offers, sort, (list, order) => {
        const measures = sortPackages(list, order).map(badness[order]);

        expect(measures).toEqual(measures.toSorted((a, b) => a - b));
      }),
    );
  });

  it("orders totally: two packages stand equal only when they are one", () => {
    fc.assert(
      fc.property(offer, offer, sort, (a, b, order) => {
        const compare = comparePositions(order);

        expect(compare(a, a)).toBe(0);
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
        expect(compare(a, b) === 0).toBe(a.id === b.id);
      }),
    );
  });
});

describe("priceBucketOf", () => {
  it.each([
    [0.01, "budget"],
    [4999.99, "budget"],
    [5000, "mid"],
    [9999.99, "mid"],
    [10000, "premium"],
  ] as const)("%d dollars is %s", (dollars, bucket) => {
    expect(priceBucketOf(dollars)).toBe(bucket);
  });
});

describe("matchesFilter", () => {
  it.each(["nur", "AL-HARAM", " haram ", "op-7f", ""])("finds title or operator by '%s'", (q) => {
    expect(matchesFilter(sample, { q })).toBe(true);
  });

  it.each([{ q: "safa" }, { priceBucket: "budget" }, { accommodation: "Deluxe" }] as const)(
    "leaves out by %o",
    (filter) => {
      expect(matchesFilter(sample, filter)).toBe(false);
    },
  );

  it("asks for all of several conditions", () => {
    expect(matchesFilter(sample, { q: "nur", priceBucket: "mid", accommodation: "VIP" })).toBe(true);
    expect(matchesFilter(sample, { q: "nur", priceBucket: "mid", accommodation: "Standard" })).toBe(false);
  });
});

describe("matchesTrip", () => {
  const trip: Trip = {
    departureCity: "London",
    departureDate: "2027-05-05",
    returnDate: "2027-05-23",
    availableSlots: 4,
    accessible: null,
  };

  it.each([
    [{}, true],
    [{ departureCity: " london " }, true],
    [{ departureCity: "Lond" }, false],
    [{ from: "2027-05-05" }, true],
    [{ from: "2027-05-06" }, false],
    [{ to: "2027-05-23" }, true],
    [{ to: "2027-05-22" }, false],
    [{ minSeats: 4 }, true],
    [{ minSeats: 5 }, false],
    [{ accessible: true }, false],
    [{ accessible: false }, true],
  ])("answers %j with %j", (filter, expected) => {
    expect(matchesTrip(trip, filter)).toBe(expected);
  });

  it("takes only what is stated as step-free", () => {
    expect(matchesTrip({ ...trip, accessible: true }, { accessible: true })).toBe(true);
  });
});

/** Price buckets and the four orders of the catalogue. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparePositions, type Position, priceBucketOf, SORTS, sortPackages } from "./order.ts";

const offer = fc.record<Position>({
  id: fc.uuid(),
  title: fc.string({ maxLength: 3 }),
  price: fc.integer({ min: 1, max: 20 }).map((n) => n * 1000),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((n) => n / 10)),
  bookingCount: fc.nat(3),
});
const offers = fc.uniqueArray(offer, { selector: ({ id }) => id, maxLength: 30 });
const sort = fc.constantFrom(...SORTS);

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
      popular: (item: Position) => -item.bookingCount,
      price_low: (item: Position) => item.price,
      price_high: (item: Position) => -item.price,
      rating: (item: Position) => -(item.rating ?? 0),
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

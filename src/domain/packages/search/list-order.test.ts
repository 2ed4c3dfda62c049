/** Operators take turns in the list, and what is sold where the reader lives stands first. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHANNELS } from "../../channel.ts";
import { soldInstead } from "../../countries.ts";
import { comparePlaces, type Listed, placePackages } from "./list-order.ts";
import { SORTS, sortPackages } from "./order.ts";

const offer = fc.record<Listed>({
  id: fc.uuid(),
  title: fc.string({ maxLength: 3 }),
  price: fc.integer({ min: 1, max: 20 }).map((n) => n * 1000),
  rating: fc.option(fc.integer({ min: 10, max: 50 }).map((n) => n / 10)),
  bookingCount: fc.nat(9),
  operatorId: fc.constantFrom("safa", "noor", "zam"),
  departureCity: fc.constantFrom("London", " manchester", "Jakarta", "Atlantis"),
  channels: fc.subarray([...CHANNELS], { minLength: 1 }),
});
const offers = fc.uniqueArray(offer, { selector: ({ id }) => id, maxLength: 30 });
const sort = fc.constantFrom(...SORTS);
const country = fc.constantFrom(null, "GB", "ID", "SA");

const shown = (list: readonly Listed[], ...how: [(typeof SORTS)[number], string | null]) =>
  placePackages(list, ...how).map(({ item }) => item);

describe("placePackages", () => {
  it("keeps every package once, whatever the order before, and in the order of its places", () => {
    fc.assert(
      fc.property(offers, sort, country, (list, order, home) => {
        const placed = placePackages(list, order, home);
        const compare = comparePlaces(order);

        expect(placed.map(({ item }) => item.id).toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        expect(shown(list.toReversed(), order, home)).toEqual(shown(list, order, home));
        placed.slice(1).forEach(({ place }, at) => {
          expect(compare(placed[at]?.place ?? place, place)).toBeLessThan(0);
        });
      }),
    );
  });

  it("puts nothing that is not sold to the reader before what is, and their own cities first", () => {
    fc.assert(
      fc.property(offers, fc.constantFrom("GB", "ID", "SA"), (list, home) => {
        const unsold = shown(list, "popular", home).map(({ channels }) => soldInstead(channels, home) !== null);

        expect(unsold).toEqual(unsold.toSorted());
      }),
    );
    const base = { title: "", price: 1, rating: null, operatorId: "safa", channels: [...CHANNELS] };
    const [far, near] = [
      { ...base, id: "far", bookingCount: 9, departureCity: "Toronto" },
      { ...base, id: "near", bookingCount: 0, departureCity: "Leeds" },
    ];
    expect(shown([far, near], "popular", "GB")).toEqual([near, far]);
    expect(shown([far, near], "popular", null)).toEqual([far, near]);
  });

  it("shows no operator again before each other one that still has some, the most booked of each first", () => {
    fc.assert(
      fc.property(offers, (list) => {
        const order = shown(list, "popular", null);

        for (const operatorId of new Set(list.map((one) => one.operatorId))) {
          const own = list.filter((one) => one.operatorId === operatorId);
          expect(order.filter((one) => one.operatorId === operatorId)).toEqual(sortPackages(own, "popular"));
        }
        order.forEach((one, at) => {
          const shownOf = (operatorId: string) => order.slice(0, at).filter((o) => o.operatorId === operatorId).length;
          const waiting = order.slice(at + 1).filter((other) => other.operatorId !== one.operatorId);
          for (const other of waiting) {
            expect(shownOf(one.operatorId)).toBeLessThanOrEqual(shownOf(other.operatorId));
          }
        });
      }),
    );
  });

  it("leaves the orders that somebody chose as they are", () => {
    fc.assert(
      fc.property(offers, fc.constantFrom("price_low", "price_high", "rating"), country, (list, order, home) => {
        expect(shown(list, order, home)).toEqual(sortPackages(list, order));
      }),
    );
  });
});

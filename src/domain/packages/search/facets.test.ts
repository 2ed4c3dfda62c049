/** Counts of further choices, and what comes closest when nothing fits. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { CHANNELS } from "../../channel.ts";
import { ACCOMMODATION_TYPES, CAMP_CLASSES, ROOM_TYPES } from "../package.ts";
import { closest, countFacets, DISTANCES, FACETS } from "./facets.ts";
import { PRICE_BUCKETS } from "./order.ts";
import { missedBy, type Search } from "./search.ts";

const offer = fc.record({
  id: fc.uuid(),
  title: fc.constant("Nur"),
  operatorId: fc.constant("op"),
  operatorName: fc.constant("Kervan"),
  price: fc.integer({ min: 1, max: 20 }).map((thousands) => thousands * 1000),
  accommodationType: fc.constantFrom(...ACCOMMODATION_TYPES),
  rating: fc.option(fc.constantFrom(3.9, 4, 4.4, 4.5, 5)),
  bookingCount: fc.nat(9),
  departureCity: fc.constantFrom("London", "Leeds", "Lahore"),
  departureDate: fc.constant("2027-05-05"),
  returnDate: fc.constant("2027-05-23"),
  availableSlots: fc.nat(5),
  distanceFromHaram: fc.constantFrom(100, ...DISTANCES, 9000),
  makkahHotel: fc.constant(null),
  madinahHotel: fc.constant(null),
  campClass: fc.option(fc.constantFrom(...CAMP_CLASSES)),
  shifting: fc.option(fc.boolean()),
  accessible: fc.option(fc.boolean()),
  roomTypes: fc.subarray(ROOM_TYPES.map((type) => ({ type }))),
  guideLanguages: fc.subarray(["ar", "en", "ur"]),
  channels: fc.subarray([...CHANNELS], { minLength: 1 }),
  terms: fc.constantFrom({ payment: null }, { payment: { deposit: { kind: "per_person" as const } } }),
});
type Offer = typeof offer extends fc.Arbitrary<infer T> ? T : never;
const offers = fc.uniqueArray(offer, { selector: ({ id }) => id, maxLength: 30 });
const search = fc.record(
  {
    priceBucket: fc.constantFrom(...PRICE_BUCKETS),
    accommodation: fc.constantFrom(...ACCOMMODATION_TYPES),
    departureCity: fc.subarray(["London", "Leeds"]),
    minSeats: fc.integer({ min: 1, max: 5 }),
    maxDistance: fc.constantFrom(...DISTANCES),
    campClass: fc.subarray([...CAMP_CLASSES]),
    shifting: fc.boolean(),
    roomType: fc.constantFrom(...ROOM_TYPES),
    guideLanguage: fc.constantFrom("ar", "fr"),
    channel: fc.constantFrom(...CHANNELS),
    minRating: fc.constantFrom(4, 4.5),
    instalments: fc.boolean(),
  },
  { requiredKeys: [] },
);

const judge = (list: Offer[], wanted: Search) =>
  list.map((one) => ({ offer: one, misses: missedBy(wanted, () => true)(one) }));
const fitting = (list: Offer[], wanted: Search) =>
  judge(list, wanted).filter(({ misses }) => misses.length === 0).length;

/** What a search becomes when a value of a facet is chosen in it. */
const CHOOSE: Record<string, (value: string) => Search> = {
  departureCity: (value) => ({ departureCity: [value] }),
  campClass: (value) => ({ campClass: CAMP_CLASSES.filter((one) => one === value) }),
  accessible: () => ({ accessible: true }),
  instalments: () => ({ instalments: true }),
  shifting: (value) => ({ shifting: value === "true" }),
  maxDistance: (value) => ({ maxDistance: Number(value) }),
  minRating: (value) => ({ minRating: Number(value) }),
};

it("says of each choice exactly how many packages it would leave", () => {
  fc.assert(
    fc.property(offers, search, (list, wanted) => {
      const counts = countFacets(judge(list, wanted));

      for (const facet of FACETS) {
        for (const [value, count] of Object.entries(counts[facet])) {
          const chosen = CHOOSE[facet]?.(value) ?? { [facet]: value };
          expect([facet, value, count]).toEqual([facet, value, fitting(list, { ...wanted, ...chosen })]);
        }
      }
    }),
  );
});

it("names every value on sale, also where nothing is left of it", () => {
  fc.assert(
    fc.property(offers, search, (list, wanted) => {
      const { departureCity } = countFacets(judge(list, wanted));

      expect(new Set(Object.keys(departureCity))).toEqual(new Set(list.map((one) => one.departureCity)));
    }),
  );
});

it("puts those that miss least first, and of those the most booked", () => {
  fc.assert(
    fc.property(offers, search, (list, wanted) => {
      const near = closest(judge(list, wanted), 3);

      const least = Math.min(...judge(list, wanted).map(({ misses }) => misses.length));
      expect(near).toHaveLength(Math.min(3, list.length));
      if (near[0]) expect(near[0].misses).toHaveLength(least);
      for (const [i, one] of near.entries()) {
        const next = near[i + 1];
        if (!next) continue;
        expect(one.misses.length).toBeLessThanOrEqual(next.misses.length);
        if (one.misses.length === next.misses.length)
          expect(one.offer.bookingCount).toBeGreaterThanOrEqual(next.offer.bookingCount);
      }
    }),
  );
});

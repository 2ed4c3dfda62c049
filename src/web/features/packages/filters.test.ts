/** Narrowing the list: filters, counts and the order. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { ACCOMMODATION_TYPES } from "#domain/packages/package.ts";
import { SORTS } from "#domain/packages/search.ts";
import {
  citiesOf,
  countOfMore,
  countWith,
  DISTANCES,
  type Filterable,
  isNarrowed,
  NO_FILTERS,
  narrow,
} from "./filters.ts";

const item = (overrides: Partial<Filterable> = {}): Filterable => ({
  id: "p1",
  title: "Zamzam Family",
  operatorId: "op-noor",
  price: 7950,
  accommodationType: "Deluxe",
  rating: 4.8,
  bookingCount: 12,
  departureCity: "London",
  distanceFromHaram: 800,
  accessible: true,
  ...overrides,
});

it("finds by name or operator id in any case, and by every further fact", () => {
  const list = [
    item(),
    item({ id: "p2", title: "Safa", departureCity: "Leeds" }),
    item({ id: "p3", title: "Marwah", accessible: null, distanceFromHaram: 1600 }),
  ];
  const ids = (change: object) => narrow(list, { ...NO_FILTERS, ...change }).map(({ id }) => id);

  expect(ids({ q: "ZAMZAM" })).toEqual(["p1"]);
  expect(ids({ q: "OP-NOOR" })).toHaveLength(3);
  expect(ids({ cities: ["Leeds", "York"] })).toEqual(["p2"]);
  expect(ids({ within: 1500 })).toEqual(["p2", "p1"]);
  expect(ids({ stepFree: true })).toEqual(["p2", "p1"]);
});

it("includes a package that lies exactly on the distance", () => {
  expect(narrow([item({ distanceFromHaram: 500 })], { ...NO_FILTERS, within: 500 })).toHaveLength(1);
});

it("names each city once and counts the filters in use", () => {
  expect(citiesOf([item(), item(), item({ departureCity: "Bradford" })])).toEqual(["Bradford", "London"]);
  expect(countOfMore({ ...NO_FILTERS, cities: ["London"], within: 500, stepFree: true })).toBe(3);
  expect(isNarrowed({ ...NO_FILTERS, q: "  ", sort: "rating" })).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, stepFree: true })).toBe(true);
});

const anyItem = fc
  .record({
    id: fc.uuid(),
    price: fc.integer({ min: 1, max: 30_000 }),
    accommodationType: fc.constantFrom(...ACCOMMODATION_TYPES),
    distanceFromHaram: fc.nat(5000),
    bookingCount: fc.nat(300),
    rating: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
  })
  .map((overrides) => item(overrides));

it("counts each kind of stay so that the counts add up to the list, and never loses a package by sorting", () => {
  fc.assert(
    fc.property(fc.array(anyItem), fc.constantFrom(...SORTS), fc.constantFrom(...DISTANCES), (list, sort, within) => {
      const filters = { ...NO_FILTERS, sort, within };
      const counts = ACCOMMODATION_TYPES.map((accommodation) => countWith(list, filters, { accommodation }));

      expect(counts.reduce((a, b) => a + b, 0)).toBe(narrow(list, filters).length);
    }),
  );
});

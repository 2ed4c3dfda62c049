/** Which wishes are made, and what is left when some are taken back. */
import { expect, it } from "vitest";
import { countOfMore, isNarrowed, NO_FILTERS, type PackageFilters, toggled, without } from "./filters.ts";

const filters: PackageFilters = { ...NO_FILTERS, q: "zam", departureCity: ["London"], shifting: false, minSeats: 4 };

it("counts what stands behind its button, and takes the order for no wish", () => {
  expect(countOfMore(filters)).toBe(3);
  expect(isNarrowed({ ...NO_FILTERS, sort: "rating" })).toBe(false);
});

it("takes wishes back and keeps the order", () => {
  expect(without({ ...filters, sort: "rating" }, ["q", "shifting"])).toEqual({
    sort: "rating",
    departureCity: ["London"],
    minSeats: 4,
  });
});

it("puts a value in and out", () => {
  expect(toggled(undefined, "London")).toEqual(["London"]);
  expect(toggled(["London", "Leeds"], "London")).toEqual(["Leeds"]);
  expect(toggled(["London"], "London")).toBeUndefined();
});

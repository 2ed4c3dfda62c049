/** The order of an operator's own packages. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { PACKAGE_STATUSES } from "#domain/packages/package.ts";
import { countStates, nextOrder, SORTS, type SortedRow, sortRows } from "./row-order.ts";

const row = (changes: Partial<SortedRow>): SortedRow => ({
  id: "a",
  title: "Zamzam",
  status: "listed",
  departureDate: "2027-05-05",
  availableSlots: 5,
  price: 7000,
  ...changes,
});

const anyRow = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom("Zamzam", "zamzam 2", "Zamzam 10", "Safa", "باقة"),
  status: fc.constantFrom(...PACKAGE_STATUSES),
  departureDate: fc.constantFrom("2027-05-05", "2027-05-07"),
  availableSlots: fc.integer({ min: 0, max: 3 }),
  price: fc.integer({ min: 1, max: 3 }),
});

it("has one order for the same rows, however they came", () => {
  const rows = fc.uniqueArray(anyRow, { selector: ({ id }) => id });
  fc.assert(
    fc.property(rows, fc.constantFrom(...SORTS), fc.boolean(), (all, by, down) => {
      expect(sortRows(all.toReversed(), { by, down })).toEqual(sortRows(all, { by, down }));
      expect(sortRows(all, { by, down })).toHaveLength(all.length);
    }),
  );
});

it("counts numbers in titles as numbers", () => {
  const titles = sortRows([row({ title: "Safa 10" }), row({ title: "Safa 9" })], { by: "title", down: false });

  expect(titles.map(({ title }) => title)).toEqual(["Safa 9", "Safa 10"]);
});

it("puts drafts before what is on sale, and closed ones last", () => {
  const rows = PACKAGE_STATUSES.map((status) => row({ status, id: status })).toReversed();

  expect(sortRows(rows, { by: "status", down: false }).map(({ status }) => status)).toEqual([
    "draft",
    "listed",
    "paused",
    "closed",
  ]);
});

it("turns round on the second press, and begins anew on another head", () => {
  const first = nextOrder({ by: "title", down: false }, "price");

  expect(first).toEqual({ by: "price", down: false });
  expect(nextOrder(first, "price")).toEqual({ by: "price", down: true });
});

it("counts the states", () => {
  expect(countStates([row({}), row({ status: "draft" })])).toEqual({ draft: 1, listed: 1, paused: 0, closed: 0 });
});

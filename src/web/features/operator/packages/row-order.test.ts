/** The order of an operator's own packages. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { PACKAGE_STATUSES } from "#domain/packages/package.ts";
import { packageStage } from "#domain/packages/sale.ts";
import { countStages, nextOrder, ROW_SORTS, type SortedRow, sortRows } from "./row-order.ts";

const TODAY = "2027-05-06";
const row = (changes: Partial<SortedRow>): SortedRow => ({
  id: "a",
  title: "Zamzam",
  status: "listed",
  departureDate: "2027-05-08",
  ...{ releaseDate: null, channels: ["operator"] },
  availableSlots: 5,
  price: 7000,
  ...changes,
});

const anyRow = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom("Zamzam", "zamzam 2", "Zamzam 10", "Safa", "باقة"),
  status: fc.constantFrom(...PACKAGE_STATUSES),
  departureDate: fc.constantFrom("2027-05-05", "2027-05-07"),
  releaseDate: fc.constantFrom(null, "2027-05-04"),
  channels: fc.constantFrom(["nusuk" as const], ["nusuk" as const, "operator" as const]),
  availableSlots: fc.integer({ min: 0, max: 3 }),
  price: fc.integer({ min: 1, max: 3 }),
});

it("has one order for the same rows, however they came", () => {
  const rows = fc.uniqueArray(anyRow, { selector: ({ id }) => id });
  fc.assert(
    fc.property(rows, fc.constantFrom(...ROW_SORTS), fc.boolean(), (all, by, down) => {
      expect(sortRows(all.toReversed(), { by, down }, TODAY)).toEqual(sortRows(all, { by, down }, TODAY));
      expect(sortRows(all, { by, down }, TODAY)).toHaveLength(all.length);
    }),
  );
});

it("counts numbers in titles as numbers", () => {
  const titles = sortRows([row({ title: "Safa 10" }), row({ title: "Safa 9" })], { by: "title", down: false }, TODAY);

  expect(titles.map(({ title }) => title)).toEqual(["Safa 9", "Safa 10"]);
});

it("puts drafts before what is on sale, then what is sold no more, what has departed, and closed ones last", () => {
  const over = row({ id: "over", channels: ["nusuk"], releaseDate: "2027-05-04" });
  const still = { ...over, id: "z", channels: ["nusuk", "operator"] } as const;
  const gone = row({ id: "gone", departureDate: TODAY });
  const rows = [...PACKAGE_STATUSES.map((status) => row({ status, id: status })), gone, over, still].toReversed();

  const sorted = sortRows(rows, { by: "status", down: false }, TODAY);
  expect(sorted.map((one) => packageStage(one, TODAY))).toEqual([
    "draft",
    "listed",
    "listed",
    "paused",
    "over",
    "departed",
    "closed",
  ]);
});

it("turns round on the second press, and begins anew on another head", () => {
  const first = nextOrder({ by: "title", down: false }, "price");

  expect(first).toEqual({ by: "price", down: false });
  expect(nextOrder(first, "price")).toEqual({ by: "price", down: true });
});

it("counts the stages, a departed package as departed, whatever was set", () => {
  const gone = { departureDate: TODAY };
  const rows = [row({}), row({ status: "draft" }), row(gone), row({ status: "paused", ...gone })];
  expect(countStages(rows, TODAY)).toEqual({ draft: 1, listed: 1, paused: 0, over: 0, departed: 2, closed: 0 });
});

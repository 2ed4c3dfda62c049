/** The table's state travels in the address and comes back as it was. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ASSIGNED_FILTERS,
  DIRECTIONS,
  STATUS_FILTERS,
  TABLE_SORTS,
  TABLE_VIEWS,
  WHEN_FILTERS,
} from "#domain/bookings/desk/table.ts";
import { orderedBy, readAsked, type TableRequest, writeAsked } from "./table-address.ts";

const anyAsked: fc.Arbitrary<TableRequest> = fc.record({
  by: fc.constantFrom(...TABLE_VIEWS),
  q: fc.string(),
  status: fc.constantFrom(...STATUS_FILTERS),
  when: fc.constantFrom(...WHEN_FILTERS),
  assigned: fc.constantFrom(...ASSIGNED_FILTERS),
  sort: fc.constantFrom(...TABLE_SORTS),
  direction: fc.constantFrom(...DIRECTIONS),
});

describe("the address of the table", () => {
  it("says again what was asked", () => {
    fc.assert(
      fc.property(anyAsked, (asked) => {
        expect(readAsked(new URLSearchParams(writeAsked(asked)))).toEqual(asked);
      }),
    );
  });

  it("is bare at the first look, and passes over what is no choice", () => {
    const first = readAsked(new URLSearchParams());

    expect(writeAsked(first)).toEqual({ tab: "bookings" });
    expect(readAsked(new URLSearchParams("status=odd&sort=price&direction=up&when=x&assigned=all"))).toEqual(first);
  });

  it("shows the customers where the menu asks for them", () => {
    expect(readAsked(new URLSearchParams("tab=bookings&by=customer")).by).toBe("customer");
  });

  it("turns the order round at the second click of a column", () => {
    const first = readAsked(new URLSearchParams());
    const byAmount = orderedBy(first, "amount");

    expect([byAmount.sort, byAmount.direction]).toEqual(["amount", "desc"]);
    expect(orderedBy(byAmount, "amount").direction).toBe("asc");
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lacksRight, OPERATOR_RIGHTS } from "./rights.ts";
import { hasBusiness, rightsInOrder, sameRights } from "./team.ts";

const anyRights = fc.array(fc.constantFrom(...OPERATOR_RIGHTS));

describe("rights", () => {
  it("are the same however they were ticked, and each counts once", () => {
    fc.assert(
      fc.property(anyRights, (rights) => {
        const kept = rightsInOrder(rights);

        expect(new Set(kept)).toEqual(new Set(rights));
        expect(kept).toHaveLength(new Set(rights).size);
        expect(sameRights(rights, rights.toReversed())).toBe(true);
      }),
    );
  });

  it("are lacked by an employee who was not given them, and never by anybody else", () => {
    fc.assert(
      fc.property(anyRights, fc.constantFrom(...OPERATOR_RIGHTS), (rights, right) => {
        const employment = { ownerName: "Salma Idris", rights };

        expect(lacksRight(employment, right)).toBe(!rights.includes(right));
        expect(lacksRight(employment, "owner")).toBe(true);
        expect(lacksRight(employment, undefined)).toBe(false);
        expect(lacksRight(null, right)).toBe(false);
      }),
    );
  });
});

it("counts anything that somebody has to act for as a business", () => {
  const nothing = { packages: 0, licences: 0, bookings: 0, employees: 0 };

  expect(hasBusiness(nothing)).toBe(false);
  for (const kind of ["packages", "licences", "bookings", "employees"] as const)
    expect(hasBusiness({ ...nothing, [kind]: 1 })).toBe(true);
});

/** Renewals of licences that end soon come first. */
import { expect, it } from "vitest";
import type { LicenceCase } from "../queries.ts";
import { dueRenewal, soonestFirst } from "./renewal.ts";

const TODAY = "2026-11-20";

function caseOf(id: string, holdsUntil: string | null): LicenceCase {
  const licence: LicenceCase["licence"] = {
    ...{ id, scheme: "atol", party: null, number: id, registerUrl: "https://www.atol.org/check", companyName: id },
    ...{ validUntil: "2028-01-01", status: "submitted", reason: null, hasFile: false, page: null },
    ...{ submittedAt: "2026-11-01T00:00:00.000Z", decidedAt: null },
  };
  const earlier = holdsUntil === null ? [] : [{ ...licence, status: "approved" as const, validUntil: holdsUntil }];
  return { licence, operator: { id, username: id, email: `${id}@example.org`, name: id }, earlier };
}

it.each([
  [null, null],
  ["2026-11-19", null],
  ["2026-11-20", 0],
  ["2027-01-19", 60],
  ["2027-01-20", null],
])("a licence that holds until %s is due in %s days", (holdsUntil, days) => {
  expect(dueRenewal(caseOf("a", holdsUntil), TODAY)?.days ?? null).toBe(days);
});

it("puts what ends first at the top and leaves the others in their order", () => {
  const cases = [
    caseOf("first", null),
    caseOf("late", "2027-01-10"),
    caseOf("far", "2027-09-01"),
    caseOf("soon", "2026-11-25"),
  ];

  expect(soonestFirst(cases, TODAY).map(({ licence }) => licence.id)).toEqual(["soon", "late", "first", "far"]);
});

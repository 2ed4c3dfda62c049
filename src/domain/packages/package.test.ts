/** A package's states edge by edge, and what comes back when a place is cancelled. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterPackageAction,
  discountPercent,
  PACKAGE_ACTIONS,
  PACKAGE_STATUSES,
  type PackageAction,
  type PackageStatus,
  refundPercent,
  STANDARD_TERMS,
} from "./package.ts";

const EDGES: [PackageStatus, PackageAction, PackageStatus][] = [
  ["draft", "publish", "listed"],
  ["listed", "pause", "paused"],
  ["listed", "close", "closed"],
  ["paused", "publish", "listed"],
  ["paused", "close", "closed"],
];

describe("the states of a package", () => {
  it.each(EDGES)("%s + %s = %s", (from, action, to) => {
    expect(afterPackageAction(from, action)).toBe(to);
  });

  it("has no other edges", () => {
    const open = PACKAGE_STATUSES.flatMap((status) =>
      PACKAGE_ACTIONS.filter((action) => afterPackageAction(status, action)).map((action) => `${status} ${action}`),
    );

    expect(open.toSorted()).toEqual(EDGES.map(([from, action]) => `${from} ${action}`).toSorted());
  });

  it("reaches every state from a draft", () => {
    const reached = new Set<PackageStatus>(["draft"]);
    for (const status of reached) {
      for (const action of PACKAGE_ACTIONS) reached.add(afterPackageAction(status, action) ?? status);
    }

    expect([...reached].toSorted()).toEqual([...PACKAGE_STATUSES].toSorted());
  });
});

describe("refundPercent", () => {
  it.each([
    [61, 90],
    [60, 90],
    [59, 50],
    [14, 25],
    [13, 0],
    [-1, 0],
  ])("gives, %i days before departure on standard terms, %i %%", (daysBefore, percent) => {
    expect(refundPercent(STANDARD_TERMS, daysBefore)).toBe(percent);
  });

  it("never falls with longer notice and stays between 0 and 100", () => {
    const step = fc.record({ daysBefore: fc.nat(730), refundPercent: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(step), fc.nat(800), fc.nat(800), (cancellation, a, b) => {
        const terms = { approval: "instant", cancellation } as const;
        const [short, long] = [refundPercent(terms, Math.min(a, b)), refundPercent(terms, Math.max(a, b))];

        expect(short).toBeGreaterThanOrEqual(0);
        expect(long).toBeGreaterThanOrEqual(short);
        expect(long).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it("gives a group the highest discount that it reaches, and none below the first step", () => {
  const steps = [
    { fromPeople: 5, percent: 4 },
    { fromPeople: 8, percent: 7 },
  ];

  expect([1, 4, 5, 7, 8, 10].map((people) => discountPercent(steps, people))).toEqual([0, 0, 4, 4, 7, 7]);
  expect(discountPercent([], 10)).toBe(0);
});

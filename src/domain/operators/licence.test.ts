/** The life of a licence and what an operator is told about it. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  afterLicenceEvent,
  LICENCE_EVENTS,
  LICENCE_SCHEMES,
  LICENCE_STATUSES,
  licenceProblems,
  licenceStanding,
  needsParty,
  REGISTER_ADDRESS,
} from "./licence.ts";

const TODAY = "2026-11-20";

describe("a licence", () => {
  it.each([
    ["submitted", "approve", "approved"],
    ["submitted", "return", "returned"],
    ["approved", "replace", "replaced"],
    ["approved", "expire", "expired"],
    ["approved", "withdraw", "withdrawn"],
    ["withdrawn", "reinstate", "approved"],
  ] as const)("that is %s goes by %s to %s", (status, event, next) => {
    expect(afterLicenceEvent(status, event)).toBe(next);
  });

  it("goes nowhere else", () => {
    const edges = LICENCE_STATUSES.flatMap((status) => LICENCE_EVENTS.map((event) => afterLicenceEvent(status, event)));

    expect(edges.filter(Boolean)).toHaveLength(6);
  });
});

describe("an application", () => {
  it("names a further party exactly where its scheme has one", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LICENCE_SCHEMES), fc.option(fc.constantFrom("Al Bait", "")), (scheme, party) => {
        const problems = licenceProblems({ scheme, party, validUntil: TODAY }, TODAY);
        expect(problems.some(({ field }) => field === "party")).toBe(needsParty(scheme) && !party);
      }),
    );
  });

  it("is valid on its last day and not on the day after", () => {
    const ends = { scheme: "atol", party: null, validUntil: TODAY } as const;

    expect(licenceProblems(ends, TODAY)).toEqual([]);
    expect(licenceProblems(ends, "2026-11-21")).toEqual([{ field: "validUntil", key: "in_the_past" }]);
  });

  it.each([
    ["https://www.caa.co.uk/atol?number=T7000", true],
    ["https://register.example:8443/a/b#c", true],
    ["http://register.example/1", false],
    ["https://user:secret@register.example", false],
    ["https://localhost/1", false],
    ["https://register.example/a b", false],
    ["javascript:alert(1)//https://a.example", false],
    [" https://register.example", false],
  ])("points to a register at %s: %s", (address, accepted) => {
    expect(REGISTER_ADDRESS.test(address)).toBe(accepted);
  });
});

describe("an operator's standing", () => {
  const standing = (
    statuses: readonly (typeof LICENCE_STATUSES)[number][],
    verified: boolean,
    validUntil = "2027-12-31",
  ) =>
    licenceStanding(
      statuses.map((status) => ({ status, validUntil })),
      { verified, renewFrom: "2027-01-19" },
    );

  it.each([
    [[], false, "none"],
    [["submitted"], false, "submitted"],
    [["returned"], false, "returned"],
    [["submitted", "returned"], false, "submitted"],
    [["approved"], true, "approved"],
    [["returned", "approved"], true, "returned"],
    [["expired"], false, "expired"],
    [["withdrawn"], false, "withdrawn"],
    [[], true, "approved"],
  ] as const)("of %j, licensed: %s, is %s", (statuses, verified, expected) => {
    expect(standing(statuses, verified)).toBe(expected);
  });

  it("asks for the next licence before the present one ends", () => {
    expect(standing(["approved"], true, "2027-01-19")).toBe("ending");
    expect(standing(["approved"], true, "2027-01-20")).toBe("approved");
  });
});

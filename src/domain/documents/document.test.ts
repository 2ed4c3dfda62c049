import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, maskNumber, requiredProgress, successRate } from "./document.ts";

const documents = fc.array(
  fc.record({ type: fc.constantFrom(...DOCUMENT_TYPES), status: fc.constantFrom(...DOCUMENT_STATUSES) }),
);

describe("requiredProgress", () => {
  it("counts each required type once and leaves out the vaccination", () => {
    const progress = requiredProgress([
      { type: "passport", status: "verified" },
      { type: "passport", status: "verified" },
      { type: "photo", status: "rejected" },
      { type: "vaccination", status: "verified" },
    ]);

    expect(progress).toEqual({ verified: 1, required: 4, percent: 25 });
  });

  it("stays between nothing and everything", () => {
    fc.assert(
      fc.property(documents, (list) => {
        const { verified, percent } = requiredProgress(list);

        expect(verified).toBeLessThanOrEqual(4);
        expect(percent).toBe(verified * 25);
      }),
    );
  });
});

describe("successRate", () => {
  it("is unknown below twenty verdicts", () => {
    expect(successRate({ passed: 19, decided: 19 }).percent).toBeNull();
    expect(successRate({ passed: 19, decided: 20 }).percent).toBe(95);
  });

  it("is a share of the decided documents", () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (passed, failed) => {
        const { percent } = successRate({ passed, decided: passed + failed });

        expect(percent === null).toBe(passed + failed < 20);
        expect(percent ?? 0).toBeGreaterThanOrEqual(0);
        expect(percent ?? 0).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("maskNumber", () => {
  it.each([
    ["X4R801726", "X4R••••26"],
    ["AB1234", "••••"],
    ["", "••••"],
  ])("writes %j as %j", (number, masked) => {
    expect(maskNumber(number)).toBe(masked);
  });

  it("hides at least two characters of any number", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,12}$/), (number) => {
        expect(maskNumber(number).replaceAll("•", "").length).toBeLessThanOrEqual(Math.max(0, number.length - 2));
      }),
    );
  });
});

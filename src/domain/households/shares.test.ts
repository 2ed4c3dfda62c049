/** Shares to the penny: cases by hand, sums and bounds for every household. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divide, SHARE_KINDS, type Share, splitTotal, WHOLE } from "./shares.ts";

const share = (memberId: string, kind: Share["kind"], value = 0, heads = 1): Share => ({
  memberId,
  kind,
  value,
  heads,
});

describe("the split of a price", () => {
  it.each([
    [
      "evenly, the odd penny to the first",
      100_00,
      [share("a", "even"), share("b", "even"), share("c", "even")],
      [3334, 3333, 3333],
      0,
    ],
    [
      "by heads: who brings three pays three parts",
      100_00,
      [share("a", "even", 0, 3), share("b", "even")],
      [7500, 2500],
      0,
    ],
    [
      "an amount first, the rest evenly",
      100_00,
      [share("a", "amount", 40_01), share("b", "even"), share("c", "even")],
      [4001, 3000, 2999],
      0,
    ],
    ["a percentage of the whole price", 99_99, [share("a", "percent", 3333), share("b", "even")], [3333, 6666], 0],
    [
      "three thirds that leave a hundredth",
      100_00,
      [share("a", "percent", 3333), share("b", "percent", 3333), share("c", "percent", 3333)],
      [3333, 3333, 3333],
      1,
    ],
    ["too little promised", 100_00, [share("a", "amount", 60_00), share("b", "none")], [6000, 0], 4000],
    [
      "too much promised",
      100_00,
      [share("a", "amount", 80_00), share("b", "percent", 4000), share("c", "even")],
      [8000, 4000, 0],
      -2000,
    ],
    ["nobody", 100_00, [], [], 10_000],
  ] as const)("is %s", (_, total, shares, parts, open) => {
    const split = splitTotal(total, shares);

    expect(split.parts.map(({ minor }) => minor)).toEqual(parts);
    expect(split.openMinor).toBe(open);
  });
});

const anyShare = fc.record({
  memberId: fc.uuid(),
  kind: fc.constantFrom(...SHARE_KINDS),
  value: fc.nat({ max: WHOLE }),
  heads: fc.integer({ min: 1, max: 10 }),
});
const anyTotal = fc.nat({ max: 1_000_000_00 });

it("comes to the price with what is open, and nobody pays less than nothing", () => {
  fc.assert(
    fc.property(anyTotal, fc.array(anyShare, { maxLength: 10 }), (total, shares) => {
      const { parts, openMinor } = splitTotal(total, shares);

      expect(parts.reduce((sum, { minor }) => sum + minor, 0) + openMinor).toBe(total);
      for (const { minor } of parts) expect(minor).toBeGreaterThanOrEqual(0);
      if (openMinor > 0) expect(shares.some(({ kind }) => kind === "even")).toBe(false);
    }),
  );
});

it("divides exactly, and nobody is a penny away from their part", () => {
  fc.assert(
    fc.property(anyTotal, fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 10 }), (total, weights) => {
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      fc.pre(whole > 0);
      const parts = divide(total, weights);

      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
      parts.forEach((part, at) => {
        expect(Math.abs(part - (total * (weights[at] ?? 0)) / whole)).toBeLessThan(1 + 1e-6);
      });
    }),
  );
});

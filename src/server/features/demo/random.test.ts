/** Chance that repeats itself. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitByRevenue } from "./bookings/revenue-split.ts";
import { randomFrom } from "./random.ts";

describe("a stream of a seed", () => {
  it("repeats itself, and differs from that of another seed", () => {
    const draw = (seed: string) => Array.from({ length: 20 }, randomFrom(seed).next);

    expect(draw("one")).toEqual(draw("one"));
    expect(draw("one")).not.toEqual(draw("two"));
  });

  it("draws whole numbers inside their bounds", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(100), (seed, from, width) => {
        const drawn = randomFrom(seed).int(from, from + width);
        return Number.isInteger(drawn) && drawn >= from && drawn <= from + width;
      }),
    );
  });

  it("shuffles without losing or adding anything", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
        const sorted = (items: readonly number[]) => [...items].sort((a, b) => a - b);
        expect(sorted(randomFrom(seed).shuffled(list))).toEqual(sorted(list));
      }),
    );
  });

  it("gives identifiers in the form of a version 4 UUID", () => {
    const { uuid } = randomFrom("ids");

    expect(uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

describe("a split by revenue", () => {
  it("takes exactly as many amounts as asked, each once", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 1, maxLength: 20 }), fc.nat(20), (amounts, count) => {
        const places = splitByRevenue(amounts, Math.min(count, amounts.length), 1.125);
        expect(places.size).toBe(Math.min(count, amounts.length));
        expect([...places].every((place) => place < amounts.length)).toBe(true);
      }),
    );
  });

  it("finds the growth where it can be had", () => {
    const amounts = [100, 200, 300, 400, 500, 600];

    const later = [...splitByRevenue(amounts, 3, 2)].reduce((sum, place) => sum + (amounts[place] ?? 0), 0);

    expect(later).toBe(1400);
  });
});

/** Counting to seven. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Count,
  countFrom,
  countOne,
  NOTHING_COUNTED,
  nextHill,
  ROUNDS,
  TOUCH_APART_MS,
  takeBack,
} from "./rounds.ts";

const START = Date.parse("2027-05-16T06:00:00Z");

it("goes up to seven and no further, whatever is touched and taken back", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 60 }), (touches) => {
      let count: Count = NOTHING_COUNTED;
      for (const [index, isOne] of touches.entries()) {
        const before = count.done;
        count = isOne ? countOne(count, new Date(START + index * TOUCH_APART_MS)) : takeBack(count);

        expect(Math.abs(count.done - before)).toBeLessThanOrEqual(1);
        expect(count.done).toBeGreaterThanOrEqual(0);
        expect(count.done).toBeLessThanOrEqual(ROUNDS);
        expect(count.at).toHaveLength(count.done);
      }
    }),
  );
});

it("takes two touches in a moment for one", () => {
  const one = countOne(NOTHING_COUNTED, new Date(START));

  expect(countOne(one, new Date(START + TOUCH_APART_MS - 1)).done).toBe(1);
  expect(countOne(one, new Date(START + TOUCH_APART_MS)).done).toBe(2);
});

it("is the same after a reload", () => {
  const two = countOne(countOne(NOTHING_COUNTED, new Date(START)), new Date(START + 600_000));

  expect(countFrom(JSON.parse(JSON.stringify(two)))).toEqual(two);
});

it.each([null, 7, "seven", {}, { at: 3 }, { at: [1, "never"] }])("starts anew from %j", (kept) => {
  expect(countFrom(kept)).toEqual(NOTHING_COUNTED);
});

describe("sa'i", () => {
  it("begins at Safa and ends at Marwah", () => {
    const ways = [0, 1, 2, 3, 4, 5, 6, 7].map(nextHill);

    expect(ways).toEqual(["marwah", "safa", "marwah", "safa", "marwah", "safa", "marwah", null]);
  });
});

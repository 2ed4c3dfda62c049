/** Places stay right however many leave, in any order, while ranks are added. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { places } from "./places.ts";

it("a place is the rank less those before it who have left", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 700 })), fc.integer({ min: 0, max: 64 }), (left, first) => {
      const line = places(first);
      const gone = new Set(left);
      for (const rank of left) line.leave(rank);
      for (const rank of [1, 2, 63, 64, 65, 350, 700, 5_000]) {
        const before = [...gone].filter((other) => other < rank).length;
        expect(line.of(rank)).toBe(rank - before);
      }
    }),
  );
});

it("the first of a new line is first", () => {
  expect(places().of(1)).toBe(1);
});

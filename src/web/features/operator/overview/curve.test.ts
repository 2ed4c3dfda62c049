/** The path of a small curve. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { curveThrough } from "./curve.ts";

const BOX = { width: 100, height: 20, margin: 2 };

it("goes from the lowest value at the foot to the highest at the top", () => {
  expect(curveThrough([0, 10, 5], BOX)).toEqual({
    line: "M2 18L50 2L98 10",
    area: "M2 18L50 2L98 10L98 20L2 20Z",
    end: "M98 10h0",
  });
});

it("passes over what is unknown, and has no path where nothing is known", () => {
  expect(curveThrough([1, null, 3], BOX).line).toBe("M2 18L98 2");
  expect(curveThrough([null], BOX)).toEqual({ line: "", area: "", end: "" });
});

it("stays inside its box, whatever the values are", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer()), { minLength: 2, maxLength: 20 }), (values) => {
      const numbers = curveThrough(values, BOX).line.match(/-?[\d.]+/g) ?? [];
      numbers.forEach((text, i) => {
        expect(Number(text)).toBeGreaterThanOrEqual(BOX.margin);
        expect(Number(text)).toBeLessThanOrEqual((i % 2 === 0 ? BOX.width : BOX.height) - BOX.margin);
      });
    }),
  );
});

import fc from "fast-check";
import { expect, it } from "vitest";
import { guidePlace } from "./guide-place.ts";

it("stands inside the picture, in its middle, in the page's own shape", () => {
  const side = fc.integer({ min: 200, max: 4000 });
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), side, side, (ratio, width, height) => {
      const place = guidePlace(ratio, { width, height });

      expect(place.left).toBeGreaterThan(0);
      expect(place.top).toBeGreaterThan(0);
      expect(place.left * 2 + place.width).toBeCloseTo(1);
      expect(place.top * 2 + place.height).toBeCloseTo(1);
      expect((place.width * width) / (place.height * height)).toBeCloseTo(ratio);
    }),
  );
});

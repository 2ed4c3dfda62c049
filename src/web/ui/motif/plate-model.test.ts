/** The plate's scale: farther is never drawn nearer. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { clearRadius } from "./plate-model.ts";

it("never draws a farther hotel nearer", () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(20_000), (a, b) => {
      const [near, far] = [Math.min(a, b), Math.max(a, b)];

      expect(clearRadius(far)).toBeGreaterThanOrEqual(clearRadius(near));
      expect(clearRadius(far)).toBeLessThanOrEqual(118);
    }),
  );
});

/** The way to the Kaaba from cities, and how far to turn. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { qiblaOf, turnTo } from "./qibla.ts";

/** By the great circle formula, worked out apart from the library. */
it.each([
  ["London", 51.5074, -0.1278, 119],
  ["Jakarta", -6.2088, 106.8456, 295.2],
  ["New York", 40.7128, -74.006, 58.5],
  ["Cape Town", -33.9249, 18.4241, 23.4],
  ["Istanbul", 41.0082, 28.9784, 151.6],
])("lies from %s as the great circle does", (_, latitude, longitude, bearing) => {
  expect(qiblaOf({ latitude, longitude })).toBeCloseTo(bearing, 0);
});

it("is reached by the turn it names, never the long way round", () => {
  const degrees = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(degrees, degrees, (bearing, heading) => {
      const turn = turnTo(bearing, heading);

      expect(Math.abs(turn)).toBeLessThanOrEqual(180);
      const off = Math.abs((((heading + turn - bearing) % 360) + 360) % 360);
      expect(Math.min(off, 360 - off)).toBeLessThan(1e-9);
    }),
  );
});

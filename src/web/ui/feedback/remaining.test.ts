/** Time left: counts down to zero and no further. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR_MS } from "#domain/durations.ts";
import { remaining } from "./remaining.ts";

it("reads like a clock", () => {
  expect(remaining(758_000, 0)).toEqual({ seconds: 758, clock: "12:38", minutes: 13 });
  expect(remaining(5_000, 0).clock).toBe("0:05");
  expect(remaining(86_399_000, 0).clock).toBe("23:59:59");
  expect(remaining(HOUR_MS, 0).clock).toBe("1:00:00");
});

it("is never negative and never grows as time passes", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (until, now, later) => {
      const first = remaining(until, now);
      const second = remaining(until, now + later);

      expect(second.seconds).toBeGreaterThanOrEqual(0);
      expect(second.seconds).toBeLessThanOrEqual(first.seconds);
      expect(first.minutes * 60).toBeGreaterThanOrEqual(first.seconds);
    }),
  );
});

/** The promised wait: the specification's figures, what is not known, and how often the promise holds. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { announcedWait, estimateWait, FIRST_DRIFT, fitDrift } from "./wait.ts";

/** A window whose pace has not drifted in the past. */
const STEADY = { perMinute: new Array<number>(10).fill(12), drift: 0 };

describe("a promised wait", () => {
  it("is 23 minutes for place 247 at twelve a minute, between 17 and 25", () => {
    const estimate = estimateWait(247, STEADY);

    expect(estimate?.minutes).toBe(23);
    expect(estimate?.p50).toBeCloseTo(20.5);
    expect(estimate?.p10).toBeGreaterThan(17);
    expect(estimate?.p90).toBeLessThan(25);
  });

  it.each([
    ["nobody was admitted yet", []],
    ["fewer than twenty were admitted", [6, 6, 7]],
    ["less than three minutes are known", [12, 12]],
    ["nobody has been admitted for ten minutes", new Array<number>(10).fill(0)],
  ])("is not known while %s", (_, perMinute) => {
    expect(estimateWait(10, { ...STEADY, perMinute })).toBeNull();
  });

  it("never falls with the place, and its interval is in order", () => {
    const counts = fc.array(fc.integer({ min: 3, max: 40 }), { minLength: 7, maxLength: 30 });
    fc.assert(
      fc.property(
        counts,
        fc.integer({ min: 1, max: 900_000 }),
        fc.integer({ min: 1, max: 90_000 }),
        (perMinute, place, more) => {
          const [near, far] = [place, place + more].map((at) => estimateWait(at, { perMinute, drift: 0.02 }));
          expect(far?.minutes).toBeGreaterThanOrEqual(near?.minutes ?? 0);
          expect(near?.p10).toBeLessThanOrEqual(near?.p50 ?? 0);
          expect(near?.p50).toBeLessThanOrEqual(near?.minutes ?? 0);
          expect(near?.p50).toBeLessThanOrEqual(near?.p90 ?? 0);
        },
      ),
    );
  });

  it("is longer where people come in batches than one by one at the same rate", () => {
    const batches = { ...STEADY, perMinute: [0, 24, 0, 24, 0, 24, 0, 24, 0, 24] };

    expect(estimateWait(247, batches)?.minutes).toBeGreaterThan(23);
  });
});

describe("the drift", () => {
  it("is the first guess while outcomes are few", () => {
    expect(fitDrift([{ place: 100, perMinute: STEADY.perMinute, waited: 90 }])).toBe(FIRST_DRIFT);
  });

  it("is nothing where every wait was what was measured, and larger the further they went off", () => {
    const outcomes = (factor: number) =>
      Array.from({ length: 60 }, (_, at) => ({
        place: 121,
        perMinute: STEADY.perMinute,
        waited: at % 2 === 0 ? 10 * factor : 10 / factor,
      }));

    expect(fitDrift(outcomes(1))).toBe(0);
    expect(fitDrift(outcomes(1.6))).toBeGreaterThan(fitDrift(outcomes(1.3)));
  });
});

it("is told by the announced pace before the window has shown its own, and is never less than a minute", () => {
  expect([1, 2, 25, 664].map((place) => announcedWait(place, 4))).toEqual([1, 1, 6, 166]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 600 }), (place, pace) => {
      const minutes = announcedWait(place, pace);
      expect(minutes).toBeGreaterThanOrEqual(1);
      expect(announcedWait(place + 1, pace)).toBeGreaterThanOrEqual(minutes);
      expect(minutes * pace).toBeGreaterThanOrEqual(place - 1);
    }),
  );
});

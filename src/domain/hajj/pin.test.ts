/** What may be a PIN, and what wrong ones cost. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countTry, isLastTry, MAX_WRONG, NO_WRONG_PINS, pinProblem, type WrongPins, waitBeforeTry } from "./pin.ts";

describe("a PIN", () => {
  it.each([
    ["", "too_short"],
    ["12345", "too_short"],
    ["111111", "too_simple"],
    ["123456", "too_simple"],
    ["١٢٣٤٥٦", "too_simple"],
    ["۱۲३৪56", "too_simple"],
    ["987654", "too_simple"],
    ["x".repeat(33), "too_long"],
    ["271828", null],
    ["112233", null],
    ["حج مبرور ١", null],
  ])("%j is %s", (pin, problem) => {
    expect(pinProblem(pin)).toBe(problem);
  });
});

describe("wrong PINs", () => {
  const START = Date.parse("2027-05-15T09:00:00Z");
  const givenWrong = (count: number): WrongPins => ({ count, lastAt: START });

  it("cost nothing at first, then ever more", () => {
    const pauses = Array.from({ length: MAX_WRONG }, (_, count) => waitBeforeTry(givenWrong(count), START) / 1000);

    expect(pauses).toEqual([0, 0, 0, 30, 60, 120, 300, 600, 900, 1800]);
  });

  it("make an end at the tenth", () => {
    let wrong = NO_WRONG_PINS;
    for (let turn = 1; turn <= MAX_WRONG; turn += 1) {
      expect(isLastTry(wrong)).toBe(false);
      wrong = countTry(wrong, START);
    }

    expect(isLastTry(wrong)).toBe(true);
  });

  it("wait the whole pause when the clock is set back, and never longer than the pause", () => {
    const counts = fc.integer({ min: 0, max: MAX_WRONG });
    fc.assert(
      fc.property(counts, fc.integer({ min: -1e10, max: 1e10 }), (count, shift) => {
        const full = waitBeforeTry(givenWrong(count), START);

        const wait = waitBeforeTry(givenWrong(count), START + shift);

        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(full);
        if (shift < 0) expect(wait).toBe(full);
      }),
    );
  });
});

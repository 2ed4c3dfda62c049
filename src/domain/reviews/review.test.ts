import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/durations.ts";
import { EDIT_DAYS, editableUntil, meanStars, reportDue, reviewCount, STARS, shownName } from "./review.ts";

const WRITTEN = new Date("2026-07-01T10:00:00Z");
const daysLater = (days: number) => new Date(WRITTEN.getTime() + days * DAY_MS);
const life = { createdAt: WRITTEN, isAnswered: false, isHidden: false };
const counts = fc.record({ 1: fc.nat(500), 2: fc.nat(500), 3: fc.nat(500), 4: fc.nat(500), 5: fc.nat(500) });

describe("a review", () => {
  it("may be changed for fourteen days, to the minute", () => {
    expect(editableUntil(life, daysLater(EDIT_DAYS - 0.001))).toEqual(daysLater(14));
    expect(editableUntil(life, daysLater(EDIT_DAYS))).toBeNull();
  });

  it("may not be changed once it is answered or hidden", () => {
    expect(editableUntil({ ...life, isAnswered: true }, WRITTEN)).toBeNull();
    expect(editableUntil({ ...life, isHidden: true }, WRITTEN)).toBeNull();
  });

  it("is decided about within 72 hours of a report", () => {
    expect(reportDue(WRITTEN)).toEqual(daysLater(3));
  });
});

describe("a rating", () => {
  it("is nothing without a review, and 4.7 for 1,466 stars of 312 reviews", () => {
    expect(meanStars({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 })).toBeNull();
    expect(meanStars({ 5: 242, 4: 52, 3: 14, 2: 2, 1: 2 })).toBe(4.7);
  });

  it("lies within a twentieth of the mean of all stars, and between the fewest and the most given", () => {
    fc.assert(
      fc.property(counts, (given) => {
        const all = STARS.flatMap((stars) => Array.from({ length: given[stars] }, () => stars));
        const mean = meanStars(given);

        expect(reviewCount(given)).toBe(all.length);
        if (mean === null) return expect(all).toEqual([]);
        const exact = all.reduce<number>((sum, stars) => sum + stars, 0) / all.length;
        expect(Math.abs(mean - exact)).toBeLessThanOrEqual(0.0500001);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...all));
        expect(mean).toBeLessThanOrEqual(Math.max(...all));
      }),
    );
  });
});

describe("a reviewer's name", () => {
  it("is the given name with one letter of the last", () => {
    expect(shownName("Amina", "Rahman")).toBe("Amina R.");
    expect(shownName("ليلى", "منصور")).toBe("ليلى م.");
    expect(shownName("Sukarno", " ")).toBe("Sukarno");
    expect(shownName("Ines", "𝒳avier")).toBe("Ines 𝒳.");
  });
});

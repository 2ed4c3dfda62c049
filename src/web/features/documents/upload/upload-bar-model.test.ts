import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filledBeads, nextPercent, PHASES, phaseAt } from "./upload-bar-model.ts";

describe("the upload bar", () => {
  it("climbs by ten to ninety and stays there until the answer", () => {
    const seen = Array.from({ length: 12 }).reduce<number[]>((way) => [...way, nextPercent(way.at(-1) ?? 0)], [0]);

    expect(seen).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90, 90]);
  });

  it.each([
    [0, "uploading"],
    [29, "uploading"],
    [30, "scanning"],
    [59, "scanning"],
    [60, "analysing"],
    [89, "analysing"],
    [90, "finalising"],
    [100, "finalising"],
  ])("says at %i percent: %s", (percent, name) => {
    expect(phaseAt(percent).name).toBe(name);
  });

  it("has one phase for every percent, and never more beads than ten", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (percent) => {
        const fitting = PHASES.filter(({ from, to }) => percent >= from && (percent < to || to === 100));

        expect(fitting).toEqual([phaseAt(percent)]);
        expect(filledBeads(percent)).toBeLessThanOrEqual(10);
      }),
    );
  });
});

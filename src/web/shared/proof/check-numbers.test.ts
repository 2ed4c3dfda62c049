import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Check } from "#contract/documents.ts";
import { anchorsOf, numbered } from "./check-numbers.ts";

function given(box: Check["box"]): Check {
  return {
    ruleId: "mrz_found",
    outcome: "pass",
    mandatory: true,
    weight: 1,
    evidence: {},
    title: "",
    sentence: "",
    remedy: null,
    remedySteps: [],
    source: null,
    box,
    page: 1,
  };
}

const corner = fc.record({
  x: fc.double({ min: -0.2, max: 1.2, noNaN: true }),
  y: fc.double({ min: -0.2, max: 1.2, noNaN: true }),
});

describe("anchorsOf", () => {
  it("leaves out rules that have no place, and keeps the numbers of the list", () => {
    const checks = numbered([
      given(null),
      given([
        { x: 0.1, y: 0.2 },
        { x: 0.5, y: 0.2 },
        { x: 0.5, y: 0.3 },
      ]),
    ]);

    expect(anchorsOf(checks)).toMatchObject([
      { check: { number: 2 }, anchor: { xPercent: 50, yPercent: 20, column: 0 } },
    ]);
  });

  it("puts the marks of a second line below it, those of the first above", () => {
    const line = (top: number) => [
      { x: 0.1, y: top },
      { x: 0.9, y: top + 0.04 },
    ];

    const sides = anchorsOf(numbered([given(line(0.8)), given(line(0.87))])).map(({ anchor }) => anchor.side);

    expect(sides).toEqual(["above", "below"]);
  });

  it("sets marks that would overlap beside each other, and those that stand apart where they are", () => {
    const columns = (...places: (readonly [number, number])[]) =>
      anchorsOf(numbered(places.map(([x, y]) => given([{ x, y }])))).map(({ anchor }) => anchor.column);

    expect(columns([0.5, 0.5], [0.5, 0.5], [0.5, 0.5])).toEqual([0, 1, 2]);
    expect(columns([0.2, 0.5], [0.28, 0.5], [0.36, 0.5], [0.9, 0.5])).toEqual([0, 1, 0, 0]);
    // Lines of a certificate, three in a hundred of the page apart.
    expect(columns([0.5, 0.3], [0.52, 0.33], [0.45, 0.36], [0.5, 0.6])).toEqual([0, 1, 2, 0]);
  });

  it("lets no two marks on one side stand at one place", () => {
    fc.assert(
      fc.property(fc.array(fc.array(corner, { minLength: 1, maxLength: 4 })), (boxes) => {
        const places = anchorsOf(numbered(boxes.map(given))).map(
          ({ anchor: { xPercent, yPercent, side, column } }) => `${xPercent} ${yPercent} ${side} ${column}`,
        );
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  it("keeps every mark on the page", () => {
    fc.assert(
      fc.property(fc.array(fc.array(corner, { minLength: 1, maxLength: 4 })), (boxes) => {
        for (const { anchor } of anchorsOf(numbered(boxes.map(given)))) {
          expect(anchor.xPercent).toBeGreaterThanOrEqual(0);
          expect(anchor.xPercent).toBeLessThanOrEqual(100);
          expect(anchor.yPercent).toBeGreaterThanOrEqual(0);
          expect(anchor.yPercent).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

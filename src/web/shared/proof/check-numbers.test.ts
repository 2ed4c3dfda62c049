import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Check } from "#contract/documents.ts";
import { anchorsOf, numberedChecks } from "./check-numbers.ts";

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

const PAGE = { width: 700, height: 1000 };

describe("anchorsOf", () => {
  it("leaves out rules that have no place, and keeps the numbers of the list", () => {
    const checks = numberedChecks([
      given(null),
      given([
        { x: 0.1, y: 0.2 },
        { x: 0.5, y: 0.2 },
        { x: 0.5, y: 0.3 },
      ]),
    ]);

    expect(anchorsOf(checks, PAGE)).toMatchObject([
      { check: { number: 2 }, anchor: { xPercent: 50, yPercent: 20, column: 0 } },
    ]);
  });

  it("puts the marks of a second line below it, those of the first above", () => {
    const line = (top: number) => [
      { x: 0.1, y: top },
      { x: 0.9, y: top + 0.04 },
    ];

    const sides = anchorsOf(numberedChecks([given(line(0.8)), given(line(0.87))]), PAGE).map(
      ({ anchor }) => anchor.side,
    );

    expect(sides).toEqual(["above", "below"]);
  });

  it("sets marks that would overlap beside each other, and those that stand apart where they are", () => {
    const columns = (...places: (readonly [number, number])[]) =>
      anchorsOf(numberedChecks(places.map(([x, y]) => given([{ x, y }]))), PAGE).map(({ anchor }) => anchor.column);

    expect(columns([0.5, 0.5], [0.5, 0.5], [0.5, 0.5])).toEqual([0, 1, 2]);
    expect(columns([0.2, 0.5], [0.28, 0.5], [0.36, 0.5], [0.9, 0.5])).toEqual([0, 1, 0, 0]);
    // Lines of a certificate, three in a hundred of the page apart.
    expect(columns([0.5, 0.3], [0.52, 0.33], [0.45, 0.36], [0.5, 0.6])).toEqual([0, 1, 2, 0]);
  });

  it("sets marks of a low page beside each other that stand apart on a high one", () => {
    const checks = numberedChecks([
      given([{ x: 0.5, y: 0.5 }]),
      given([{ x: 0.5, y: 0.62 }]),
      given([{ x: 0.4, y: 0.62 }]),
    ]);

    const columns = (page: typeof PAGE) => anchorsOf(checks, page).map(({ anchor }) => anchor.column);

    expect(columns(PAGE)).toEqual([0, 0, 1]);
    expect(columns({ width: 1000, height: 700 })).toEqual([0, 1, 2]);
  });

  it("lets no mark cover another on a phone", () => {
    fc.assert(
      fc.property(fc.array(fc.array(corner, { minLength: 1, maxLength: 4 })), (boxes) => {
        const anchors = anchorsOf(numberedChecks(boxes.map(given)), { width: 100, height: 70 }).map(
          ({ anchor }) => anchor,
        );
        const covering = anchors.filter((one, index) =>
          anchors.slice(0, index).some((other) => {
            const x = one.xPercent - one.column * 11 - (other.xPercent - other.column * 11);
            const y = one.yPercent - other.yPercent;
            return one.side === other.side && Math.abs(x) < 10.9 && Math.abs(y) < 15.6;
          }),
        );
        expect(covering).toEqual([]);
      }),
    );
  });

  it("lets no two marks on one side stand at one place", () => {
    fc.assert(
      fc.property(fc.array(fc.array(corner, { minLength: 1, maxLength: 4 })), (boxes) => {
        const places = anchorsOf(numberedChecks(boxes.map(given)), PAGE).map(
          ({ anchor: { xPercent, yPercent, side, column } }) => `${xPercent} ${yPercent} ${side} ${column}`,
        );
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  it("keeps every mark on the page", () => {
    fc.assert(
      fc.property(fc.array(fc.array(corner, { minLength: 1, maxLength: 4 })), (boxes) => {
        for (const { anchor } of anchorsOf(numberedChecks(boxes.map(given)), PAGE)) {
          expect(anchor.xPercent).toBeGreaterThanOrEqual(0);
          expect(anchor.xPercent).toBeLessThanOrEqual(100);
          expect(anchor.yPercent).toBeGreaterThanOrEqual(0);
          expect(anchor.yPercent).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

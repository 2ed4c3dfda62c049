import { describe, expect, it } from "vitest";
import type { Gray } from "../picture/gray.ts";
import { turnsToTry } from "./slope.ts";
import { straighten } from "./straighten.ts";

/** A page of short upright strokes in lines that run downwards by so many degrees. */
function lined(degrees: number): Gray {
  const [width, height] = [800, 600];
  const angle = (degrees * Math.PI) / 180;
  const data = new Uint8Array(width * height).fill(250);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x - width / 2) * Math.cos(angle) + (y - height / 2) * Math.sin(angle);
      const down = (y - height / 2) * Math.cos(angle) - (x - width / 2) * Math.sin(angle);
      const inLine = ((down % 36) + 36) % 36 < 14;
      if (inLine && ((along % 9) + 9) % 9 < 3) data[y * width + x] = 30;
    }
  }
  return { width, height, data };
}

describe("the slope of a page", () => {
  it.each([0, 3, -7.5, 14])("of %d degrees is found", (degrees) => {
    expect(turnsToTry(lined(degrees))[0]).toBeCloseTo(degrees, 0);
  });

  it("is tried upside down and on both sides as well", () => {
    const turns = turnsToTry(lined(4)).map((degrees) => ((Math.round(degrees / 90) % 4) + 4) % 4);

    expect(turns.toSorted()).toEqual([0, 1, 2, 3]);
  });
});

describe("a straightened page", () => {
  it("has its places where they lie on the page, at any turn and size", () => {
    const page = lined(10);
    for (const degrees of [0, 10, 90, 187, -90]) {
      const { picture, toPage } = straighten(page, degrees, 1000);
      const middle = toPage({ x: picture.width / 2, y: picture.height / 2 });

      expect(middle.x).toBeCloseTo(page.width / 2, 6);
      expect(middle.y).toBeCloseTo(page.height / 2, 6);
    }
  });

  it("runs along the lines", () => {
    const { picture } = straighten(lined(10), 10, 1000);

    expect(turnsToTry(picture).some((degrees) => Math.abs(degrees) < 0.5)).toBe(true);
  });
});

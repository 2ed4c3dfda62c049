import fc from "fast-check";
import { expect, it } from "vitest";
import { type GrayFrame, grayOf, judgeFrame, sharpness } from "./frame-quality.ts";

const WIDTH = 64;
const HEIGHT = 40;

function frame(value: (x: number, y: number) => number): GrayFrame {
  const gray = Uint8ClampedArray.from({ length: WIDTH * HEIGHT }, (_, at) => value(at % WIDTH, Math.floor(at / WIDTH)));
  return { width: WIDTH, height: HEIGHT, gray };
}

/** Strokes of a page: dark lines, two pixels wide, on paper. */
const page = (paper: number, ink: number) => frame((x) => (x % 6 < 2 ? ink : paper));

it("takes a sharp page in daylight", () => {
  expect(judgeFrame(page(205, 60))).toBe("good");
});

it.each([
  ["dark", page(50, 20)],
  ["glare", frame((x, y) => (x < 20 && y < 30 ? 255 : x % 6 < 2 ? 60 : 205))],
  ["blurred", frame((x) => 150 + 30 * Math.sin(x / 8))],
  ["dark", { width: 0, height: 0, gray: new Uint8ClampedArray() }],
] as const)("says %s", (quality, shown) => {
  expect(judgeFrame(shown)).toBe(quality);
});

it("finds no edge where there is none, whatever the light", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 255 }), (value) => {
      expect(sharpness(frame(() => value))).toBe(0);
    }),
  );
});

it("weighs the colours as the eye does", () => {
  expect([...grayOf(Uint8ClampedArray.from([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]))]).toEqual([76, 150, 29]);
});

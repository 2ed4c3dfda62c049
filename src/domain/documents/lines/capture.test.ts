import fc from "fast-check";
import { expect, it } from "vitest";
import type { CaptureFacts } from "../seen/facts.ts";
import { causeOf } from "./capture.ts";

const GOOD: CaptureFacts = {
  cut: null,
  letters: 22,
  brightness: 239,
  blur: 1.1,
  glare: null,
  print: 9,
  isLined: true,
  ink: 90,
};

it.each<[Partial<CaptureFacts>, object, string]>([
  [{ cut: "left", letters: 5 }, { cause: "cut", edge: "left" }, "retake_whole"],
  [{ letters: 5, brightness: 40 }, { cause: "small", letters: 5, needed: 8 }, "retake_closer"],
  [{ brightness: 55, blur: 3 }, { cause: "dark" }, "retake_lighter"],
  [{ blur: 2.8, glare: "somewhere" }, { cause: "blurred" }, "retake_sharper"],
  [{ glare: { line: 2, from: 11, to: 14 } }, { cause: "glare", line: 2, from: 11, to: 14 }, "retake_glare"],
  [{ glare: "somewhere" }, { cause: "glare", from: 0 }, "retake_glare"],
  [{ print: 60 }, { cause: "beside" }, "retake_alone"],
  [{}, { cause: "unclear" }, "retake_page"],
])("names one cause and one remedy: %o", (measured, evidence, remedyKey) => {
  expect(causeOf({ ...GOOD, ...measured })).toMatchObject({ evidence, remedyKey });
});

it("always names one, and only where the lines run out of the picture that they are cut", () => {
  const facts = fc.record({
    cut: fc.constantFrom(null, "left", "right", "top", "bottom"),
    letters: fc.nat(60),
    brightness: fc.nat(255),
    blur: fc.double({ min: 0, max: 9, noNaN: true }),
    glare: fc.constantFrom(null, "somewhere"),
    print: fc.nat(60),
    isLined: fc.boolean(),
    ink: fc.nat(255),
  });

  fc.assert(
    fc.property(facts, (measured) => {
      expect(causeOf(measured).evidence.cause === "cut").toBe(measured.cut !== null);
    }),
  );
});

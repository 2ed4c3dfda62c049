/** The hundred dots: as many for a cause as its share says, each in a place of its own. */
import { expect, it } from "vitest";
import { shareDots } from "./causes/causes-model.ts";
import { FAILURE_CAUSES } from "./sample-figures.ts";

it("gives each cause as many dots as its share, each in a place of its own", () => {
  const dots = shareDots(FAILURE_CAUSES.map(({ share }) => share));

  const counts = FAILURE_CAUSES.map((_, cause) => dots.filter((dot) => dot.cause === cause).length);
  expect(counts).toEqual([40, 25, 20, 15]);
  expect(new Set(dots.map(({ x, y }) => `${x} ${y}`)).size).toBe(100);
});

it("refuses shares that leave dots without a cause", () => {
  expect(() => shareDots([40, 25, 20])).toThrow("must make a hundred");
});

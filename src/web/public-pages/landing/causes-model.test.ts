/** The hundred dots: as many for a cause as its share says, and none on top of another. */
import { expect, it } from "vitest";
import { shareDots } from "./causes-model.ts";
import { CAUSES } from "./sample-figures.ts";

it("gives each cause as many dots as its share", () => {
  const dots = shareDots(CAUSES.map(({ share }) => share));

  const counts = CAUSES.map((_, cause) => dots.filter((dot) => dot.cause === cause).length);
  expect(counts).toEqual([40, 25, 20, 15]);
});

it("lets no dot touch another", () => {
  const dots = shareDots(CAUSES.map(({ share }) => share));

  for (const [index, one] of dots.entries())
    for (const other of dots.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);
});

it("refuses shares that leave dots without a cause", () => {
  expect(() => shareDots([40, 25, 20])).toThrow("must make a hundred");
});

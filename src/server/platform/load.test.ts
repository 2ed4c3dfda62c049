/** How strained a node is, and that it notices it of itself. */
import { afterAll, expect, it } from "vitest";
import { soon } from "../../../test/soon.ts";
import { fadedLateness, measureLoad, pressureOf } from "./load.ts";

it.each([
  [0, 0, 0],
  [499, 149, 0],
  [500, 0, 1],
  [0, 150, 1],
  [1_500, 0, 2],
  [0, 600, 2],
  [5_000, 0, 3],
  [0, 3_000, 3],
])("late by %i ms with %i who wait is a pressure of %i", (lateMs, waiting, pressure) => {
  expect(pressureOf({ lateMs, waiting })).toBe(pressure);
});

it("forgets a stumble tick by tick, and never counts an early tick", () => {
  expect(fadedLateness(0, 700)).toBe(600);
  expect(fadedLateness(600, 100)).toBeCloseTo(420);
  expect(fadedLateness(0, 90)).toBe(0);
});

it("is felt while the loop stands still, and is over soon after", async () => {
  const load = measureLoad(() => 0);
  afterAll(() => load.close());
  await soon(() => expect(load.pressure()).toBe(0));

  const end = performance.now() + 2_500;
  while (performance.now() < end);

  await soon(() => expect(load.pressure()).toBeGreaterThan(0));
  await soon(() => expect(load.pressure()).toBe(0));
});

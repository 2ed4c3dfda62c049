/** How strained a node is, and that it notices it of itself. */
import { afterAll, expect, it } from "vitest";
import { soon } from "../../../../test/soon.ts";
import { LONGEST_LINE, lateness, measureLoad, pressureOf, secondsFor } from "./load.ts";

it.each([
  [0, 0, 0],
  [499, 499, 0],
  [500, 0, 1],
  [0, 500, 1],
  [1_500, 0, 2],
  [700, 1_500, 2],
  [3_500, 0, 3],
  [0, 3_500, 3],
])("late by %i ms with a wait of %i is a pressure of %i", (lateMs, waitMs, pressure) => {
  expect(pressureOf({ lateMs, waitMs, waiting: 1 })).toBe(pressure);
});

it("passes over a single stumble, sees what lasts, and forgets it", () => {
  const after = (before: number, ticks: readonly number[]) => ticks.reduce(lateness, before);

  expect(pressureOf({ lateMs: after(0, [4_000]), waitMs: 0, waiting: 0 })).toBe(0);
  expect(pressureOf({ lateMs: after(0, Array(20).fill(800)), waitMs: 0, waiting: 0 })).toBe(1);
  expect(pressureOf({ lateMs: after(600, Array(5).fill(100)), waitMs: 0, waiting: 0 })).toBe(0);
  expect(lateness(0, 90)).toBe(0);
});

it("is the greatest where the line is full, however short the wait was so far", () => {
  expect(pressureOf({ lateMs: 0, waitMs: 0, waiting: LONGEST_LINE - 1 })).toBe(0);
  expect(pressureOf({ lateMs: 0, waitMs: 0, waiting: LONGEST_LINE })).toBe(3);
});

it.each([
  [0, 0, 0],
  [1, 100, 1],
  [300, 100, 3],
  [301, 100, 4],
  [1, 0, 60],
  [500, 1, 60],
])("a line of %i that moves by %i a second takes %i seconds", (waiting, perSecond, seconds) => {
  expect(secondsFor(waiting, perSecond)).toBe(seconds);
});

it("grows while one waits for a pool, is of that pool alone, and is over when the wait is", async () => {
  const sales = { isWaiting: true, letGo: () => undefined as unknown };
  const queueUp = () => new Promise((resolve) => Object.assign(sales, { letGo: resolve }));
  const load = measureLoad({
    reading: { waiting: () => 0, given: () => 0, queueUp: async () => undefined },
    sales: { waiting: () => (sales.isWaiting ? 1 : 0), given: () => 0, queueUp },
  });
  afterAll(() => load.close());

  await soon(() => expect(load.pressure("sales")).toBeGreaterThan(0));
  expect(load.pressure()).toBe(load.pressure("sales"));
  expect([load.pressure("reading"), load.pressure("memory")]).toEqual([0, 0]);
  expect([load.secondsInLine("sales"), load.secondsInLine("reading")]).toEqual([60, 0]);
  sales.isWaiting = false;
  sales.letGo();

  await soon(() => expect(load.pressure()).toBe(0));
});

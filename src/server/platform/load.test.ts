/** How strained a node is, and that it notices it of itself. */
import { afterAll, expect, it } from "vitest";
import { soon } from "../../../test/soon.ts";
import { lateness, measureLoad, pressureOf } from "./load.ts";

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
  expect(pressureOf({ lateMs, waitMs })).toBe(pressure);
});

it("passes over a single stumble, sees what lasts, and forgets it", () => {
  const after = (before: number, ticks: readonly number[]) => ticks.reduce(lateness, before);

  expect(pressureOf({ lateMs: after(0, [4_000]), waitMs: 0 })).toBe(0);
  expect(pressureOf({ lateMs: after(0, Array(20).fill(800)), waitMs: 0 })).toBe(1);
  expect(pressureOf({ lateMs: after(600, Array(5).fill(100)), waitMs: 0 })).toBe(0);
  expect(lateness(0, 90)).toBe(0);
});

it("grows while one waits for the database, and is over when the wait is", async () => {
  const pool = { waiting: 1, letGo: () => undefined as unknown };
  const queueUp = () => new Promise((resolve) => Object.assign(pool, { letGo: resolve }));
  const load = measureLoad({ waiting: () => pool.waiting, queueUp });
  afterAll(() => load.close());

  await soon(() => expect(load.pressure()).toBeGreaterThan(0));
  pool.waiting = 0;
  pool.letGo();

  await soon(() => expect(load.pressure()).toBe(0));
});

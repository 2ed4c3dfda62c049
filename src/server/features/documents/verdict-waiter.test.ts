import { expect, it } from "vitest";
import { verdictWaiter } from "./verdict-waiter.ts";

it("ends at once when the verdict already stands", async () => {
  expect(await verdictWaiter().wait("a", 1_000, async () => true)).toBe(true);
});

it("wakes every sleeper of that document alone", async () => {
  const waiter = verdictWaiter();
  let decided = false;
  const started = performance.now();
  const waiting = [1, 2].map(() => waiter.wait("a", 5_000, async () => decided));
  const other = waiter.wait("b", 50, async () => false);
  await Promise.resolve();

  decided = true;
  waiter.wake("b");
  await Promise.resolve();
  waiter.wake("a");

  expect(await Promise.all(waiting)).toEqual([true, true]);
  expect(performance.now() - started).toBeLessThan(450);
  expect(await other).toBe(false);
});

it("sees a verdict of another node without being woken", async () => {
  let looks = 0;

  const decided = await verdictWaiter().wait("a", 5_000, async () => {
    looks += 1;
    return looks > 1;
  });

  expect(decided).toBe(true);
});

it("gives up when the time is over", async () => {
  expect(await verdictWaiter().wait("a", 20, async () => false)).toBe(false);
});

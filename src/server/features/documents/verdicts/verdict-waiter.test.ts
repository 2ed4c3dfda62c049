import { expect, it } from "vitest";
import { verdictWaiter } from "./verdict-waiter.ts";

const whether = (read: () => Promise<boolean>) => ({ read, isDecided: (decided: boolean) => decided });

it("ends at once when the verdict already stands", async () => {
  expect(
    await verdictWaiter().wait(
      "a",
      1_000,
      whether(async () => true),
    ),
  ).toBe(true);
});

it("wakes every sleeper of that document alone", async () => {
  const waiter = verdictWaiter();
  let decided = false;
  const started = performance.now();
  const waiting = [1, 2].map(() =>
    waiter.wait(
      "a",
      5_000,
      whether(async () => decided),
    ),
  );
  const other = waiter.wait(
    "b",
    50,
    whether(async () => false),
  );
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

  const read = async () => {
    looks += 1;
    return looks;
  };
  const seen = await verdictWaiter().wait("a", 5_000, { read, isDecided: (look) => look > 1 });

  expect(seen).toBe(2);
});

it("gives up when the time is over", async () => {
  expect(
    await verdictWaiter().wait(
      "a",
      20,
      whether(async () => false),
    ),
  ).toBe(false);
});

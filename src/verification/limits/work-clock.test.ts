import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { workClock } from "./work-clock.ts";

it("counts work and no waiting: a busy machine reads the same documents as an idle one", async () => {
  const usage = { user: 3_000, system: 1_000 };
  const worked = workClock(() => ({ ...usage }));
  await sleep(30);
  expect(worked()).toBe(0);
  usage.user += 2_500;
  usage.system += 500;
  expect(worked()).toBe(3);
});

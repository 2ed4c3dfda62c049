import { afterAll, expect, it } from "vitest";
import { openCpu } from "./cpu.ts";

const cpu = openCpu();
afterAll(() => cpu.close());
const worker = new URL("../../../test/task.worker.ts", import.meta.url);

it("answers from a thread, and goes on after a task that threw or ended its thread", async () => {
  await expect(cpu.run(worker, "throw")).rejects.toThrow("the task failed");
  await expect(cpu.run(worker, "exit")).rejects.toThrow();

  expect(await cpu.run(worker, 21)).toBe(42);
});

it("stops a task that never ends", async () => {
  await expect(cpu.run(worker, "spin", { signal: AbortSignal.timeout(300) })).rejects.toThrow();

  expect(await cpu.run(worker, 2)).toBe(4);
});

import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { soon } from "../../../../test/soon.ts";
import { CPU_WORKERS, openCpu } from "./cpu.ts";
import { LineFull } from "./line.ts";

const cpu = openCpu();
afterAll(() => cpu.close());
const worker = new URL("../../../../test/task.worker.ts", import.meta.url);

it("answers, and goes on after a task that threw, ended its process or was ended as a fault of the engine ends it", async () => {
  await expect(cpu.run(worker, "throw")).rejects.toThrow("the task failed");
  await expect(cpu.run(worker, "exit")).rejects.toThrow();
  await expect(cpu.run(worker, "break")).rejects.toThrow();

  expect(await cpu.run(worker, 21)).toBe(42);
});

it("stops a task that never ends", async () => {
  await expect(cpu.run(worker, "spin", { signal: AbortSignal.timeout(300) })).rejects.toThrow();

  expect(await cpu.run(worker, 2)).toBe(4);
});

it("survives the end of a process that nobody waits for", async () => {
  const pid = Number(await cpu.run(worker, "process"));
  process.kill(pid, "SIGKILL");
  await sleep(100);

  expect(await cpu.run(worker, 3)).toBe(6);
});

it("leaves no process behind when the server is killed, even one that has something to do", async () => {
  const server = fork(new URL("../../../../test/killed-server.ts", import.meta.url), { execArgv: [] });
  const [pid] = await once(server, "message");
  onTestFinished(() => void spawnSync("kill", ["-9", String(pid)]));

  server.kill("SIGKILL");

  await soon(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"));
});

it("tells its processes none of the settings", async () => {
  process.env.SECRET_OF_A_TEST = "a key";

  expect(await cpu.run(worker, "environment")).not.toContain("SECRET_OF_A_TEST");

  delete process.env.SECRET_OF_A_TEST;
});

it("refuses what is too much, lets nobody wait past their time, and then goes on", async () => {
  const spinning = Array.from({ length: 60 }, () => cpu.run(worker, "spin", { signal: AbortSignal.timeout(800) }));

  const outcomes = await Promise.allSettled(spinning);

  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(outcomes.filter((one) => one.status === "rejected" && /Too many/.test(String(one.reason)))).not.toEqual([]);
  expect(await cpu.run(worker, 4)).toBe(8);
});

it("tells a task that broke its process from one for which there was no room", async () => {
  expect(await cpu.attempt(worker, 21)).toEqual({ answer: 42 });
  expect(await cpu.attempt(worker, "throw")).toMatchObject({ broke: { message: "the task failed" } });
  expect(await cpu.attempt(worker, "break")).toMatchObject({ broke: { message: expect.stringMatching(/SIGTRAP/) } });

  const spin = () => cpu.attempt(worker, "spin", { signal: AbortSignal.timeout(800) });
  const spinning = Array.from({ length: CPU_WORKERS }, spin);

  await expect(cpu.attempt(worker, 1, { signal: AbortSignal.timeout(200) })).rejects.toThrow(LineFull);
  for (const outcome of await Promise.all(spinning)) expect(outcome).toMatchObject({ broke: { name: "TimeoutError" } });
});

it("tells who starts a process that cannot start, and whoever waits behind", async () => {
  const nowhere = new URL("no-such.worker.ts", import.meta.url);

  const outcomes = await Promise.allSettled([cpu.run(nowhere, 1), cpu.run(nowhere, 2), cpu.run(nowhere, 3)]);

  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
});

it("goes on with those who wait when the process before them breaks", async () => {
  const outcomes = await Promise.allSettled([
    cpu.run(worker, "break"),
    cpu.run(worker, 5),
    cpu.run(worker, "exit"),
    cpu.run(worker, 6),
  ]);

  expect(outcomes.map((one) => (one.status === "fulfilled" ? one.value : "broken"))).toEqual([
    "broken",
    10,
    "broken",
    12,
  ]);
});

/** Second start to ready, as `npm start` does it, against a bare `node:http` that begins to listen. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { middle } from "./ground/middle.ts";

const TURNS = 5;
const BARE = 'require("node:http").createServer().listen(0, "127.0.0.1", () => console.log("ready: bare"))';

const folder = await mkdtemp(join(tmpdir(), "rihla-bench-"));
const settings = { PORT: "0", HOST: "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "silent" };

const first = await timeToReady(["scripts/boot.mjs", "start"]);
const bare: number[] = [];
const product: number[] = [];
for (let turn = 0; turn < TURNS; turn += 1) {
  bare.push(await timeToReady(["-e", BARE]));
  product.push(await timeToReady(["scripts/boot.mjs", "start"]));
}
await rm(folder, { recursive: true, force: true });

console.log(`first start on an empty data folder, with the demonstration world: ${Math.round(first)} ms`);
console.log(`second start to ready: ${Math.round(middle(product))} ms`);
console.log(
  `node:http to listening: ${Math.round(middle(bare))} ms (ratio ${(middle(product) / middle(bare)).toFixed(1)})`,
);

/** Milliseconds from the process's begin to its line; then it is stopped and waited for. */
async function timeToReady(args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH: process.env.PATH, ...settings },
  });
  const exited = once(child, "exit");
  let tookMs: number | null = null;
  for await (const line of createInterface(child.stdout)) {
    if (!/\bready: /.test(line)) continue;
    tookMs = performance.now() - startedAt;
    child.kill("SIGTERM");
  }
  await exited;
  if (tookMs === null) throw new Error("it ended before it was ready");
  return tookMs;
}

/** A server in a process of its own, measured from outside: what it answers a second and what that costs it. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import autocannon from "autocannon";
import type { z } from "zod";
import { Started, type Task, Usage } from "./parent.ts";

const CONNECTIONS = 20;

export interface Measured {
  readonly perSecond: number;
  /** Of the server alone; holds on a machine that is busy with something else too. */
  readonly cpuMicroseconds: number;
}

/** `file` stands in this folder and calls `serveBench`. */
export async function startMeasured(file: string, task?: z.input<typeof Task>) {
  const child = fork(join(import.meta.dirname, file));
  if (task) child.send(task);
  const { port } = Started.parse((await once(child, "message"))[0]);
  const origin = `http://127.0.0.1:${port}`;

  async function usedCpu(): Promise<number> {
    child.send("usage");
    return Usage.parse((await once(child, "message"))[0]).cpuMicroseconds;
  }

  return {
    origin,
    async measure(path: string, seconds: number, headers = {}): Promise<Measured> {
      const before = await usedCpu();
      const { errors, requests } = await autocannon({
        url: origin + path,
        connections: CONNECTIONS,
        duration: seconds,
        headers,
      });
      if (errors > 0) throw new Error(`${errors} requests failed`);
      return { perSecond: requests.average, cpuMicroseconds: ((await usedCpu()) - before) / requests.total };
    },
    async stop(): Promise<void> {
      const exited = once(child, "exit");
      child.send("stop");
      await exited;
    },
  };
}

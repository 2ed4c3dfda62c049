/** The real server as a process of its own, on a test's database, so that it can be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Connection } from "#server/platform/embedded-postgres/embedded-postgres.ts";

const READY_WITHIN_MS = 20_000;

export interface ServerProcess {
  readonly origin: string;
  /** Ends it without a word to it, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts the server and waits until it answers. */
export async function startServer(connection: Connection, dataDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: addressOf(connection),
      SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
      RATE_LIMITS: "off",
      LOG_LEVEL: "silent",
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin);
  return {
    origin,
    async kill() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

/** A connection by socket folder, written as an address. */
function addressOf({ host, user, password, database }: Connection): string {
  const secret = encodeURIComponent(password);
  return `postgres://${user}:${secret}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(`${origin}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await sleep(25);
  }
  child.kill("SIGKILL");
  throw new Error("The server did not become ready.");
}

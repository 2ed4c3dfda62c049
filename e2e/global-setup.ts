/** Starts the product as a person would, on a free port and an empty data folder, and stops it after the journeys. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../test/free-port.ts";
import { SURVIVING } from "../test/surroundings/surviving.ts";

const READY = /^Rihla is ready: (\S+)/;
/** Shown once, by the start that makes the demonstration. */
const STAFF = /staff_demo with the password (\S+)$/;

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-e2e-"));
  // Of a push service that the journey which needs one opens itself.
  const pushService = `http://127.0.0.1:${await freePort()}`;
  const settings = {
    ...{ PORT: String(await freePort()), HOST: "127.0.0.1", DATA_DIR: folder, RATE_LIMITS: "off", LOG_LEVEL: "warn" },
    PUSH_SERVICE_URL: pushService,
  };
  const server = spawn(process.execPath, ["src/server/main.ts"], {
    env: { ...SURVIVING, ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { address, staffPassword } = await announced(server.stdout);
  process.env.E2E_URL = address;
  process.env.E2E_STAFF_PASSWORD = staffPassword;
  process.env.E2E_PUSH_SERVICE = pushService;
  process.env.E2E_OUTBOX = join(folder, "outbox");
  return async () => {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true });
  };
}

/** Where it listens, and the password of the demonstration's staff. */
async function announced(output: NodeJS.ReadableStream): Promise<{ address: string; staffPassword: string }> {
  let address: string | undefined;
  for await (const line of createInterface(output)) {
    address ??= READY.exec(line)?.[1];
    const staffPassword = STAFF.exec(line)?.[1];
    if (!address || !staffPassword) continue;
    output.resume();
    return { address, staffPassword };
  }
  throw new Error("The server ended before it was ready.");
}

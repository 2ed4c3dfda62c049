import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "rihla-main-"));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { HOST: "127.0.0.1", LOG_LEVEL: "warn", DEMO: "off" };

function startServer(
  given: Record<string, string>,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  return spawn(process.execPath, ["src/server/main.ts"], {
    env: { PATH: process.env.PATH, ...settings, ...given },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /^Rihla is ready: (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error("The server ended before it was ready.");
}

/** The sentence of a start that fails, without the empty lines around it. */
async function refusalOf(given: Record<string, string>): Promise<string> {
  const server = startServer(given);
  const [sentence] = await Promise.all([text(server.stderr), once(server, "exit")]);
  expect(server.exitCode).toBe(1);
  return sentence.trim();
}

it("starts, refuses to share its port and its folder in one sentence each, and stops cleanly on a signal", async () => {
  const server = startServer({ PORT: "0", DATA_DIR: join(folder, "one") });
  const address = new URL(await readyAddress(server.stdout));

  const [portTaken, folderTaken] = [
    await refusalOf({ PORT: address.port, DATA_DIR: join(folder, "two") }),
    await refusalOf({ PORT: "0", DATA_DIR: join(folder, "one") }),
  ];
  const healthy = await fetch(new URL("/api/health/ready", address));
  server.kill("SIGTERM");
  await once(server, "exit");

  expect(portTaken).toBe(`Port ${address.port} is already taken; stop that program or set PORT to another number.`);
  expect(folderTaken).toBe(
    `The data folder ${join(folder, "one")} is already in use by another running copy of this program; stop that one or set DATA_DIR to another folder.`,
  );
  expect(healthy.status).toBe(200);
  expect(server.exitCode).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

it.each([
  [{ PORT: "web" }, 'The setting PORT is "web" but it must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: "postgres://127.0.0.1:1/x", SECRET_KEY: Buffer.alloc(32).toString("base64") },
    "The database at DATABASE_URL does not answer (ECONNREFUSED); start it or correct the setting.",
  ],
  [
    { DATA_DIR: "/dev/null/data" },
    "The data folder /dev/null/data cannot be written (ENOTDIR); give this user the rights or set DATA_DIR to another folder.",
  ],
])("does not start with %o and says why", async (given, sentence) => {
  expect(await refusalOf({ DATA_DIR: join(folder, "three"), PORT: "0", ...given })).toBe(sentence);
});

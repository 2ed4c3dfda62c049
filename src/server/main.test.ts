import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { SURVIVING } from "../../test/surroundings/surviving.ts";

const folder = mkdtempSync(join(tmpdir(), "rihla-main-"));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = { HOST: "127.0.0.1", LOG_LEVEL: "warn", DEMO: "off" };

function startServer(
  given: Record<string, string>,
): ChildProcess & { stdout: NodeJS.ReadableStream; stderr: NodeJS.ReadableStream } {
  return spawn(process.execPath, ["src/server/main.ts"], {
    env: { ...SURVIVING, ...settings, ...given },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  return said(output, /^Rihla is ready: (\S+)/);
}

/** The group of the pattern in the first line that matches it. */
async function said(output: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  for await (const line of createInterface(output)) {
    const found = pattern.exec(line)?.[1];
    if (found) return found;
  }
  throw new Error(`The server ended without saying ${pattern}.`);
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

it("answers what it has begun when it is told to stop, and sends everything new away", async () => {
  const server = startServer({ PORT: "0", DATA_DIR: join(folder, "one") });
  const address = new URL(await readyAddress(server.stdout));
  const body = JSON.stringify({ username: "nobody", password: "x" });
  const running = connect(Number(address.port), address.hostname);
  const head = ["POST /api/login HTTP/1.1", "host: x", "content-type: application/json", "expect: 100-continue"];
  running.write([...head, "connection: close", `content-length: ${body.length}`, "", ""].join("\r\n"));
  // The server has the request once it asks for the body.
  await once(running, "data");

  server.kill("SIGTERM");
  const refused = await firstRefusal(new URL("/api/site", address));
  running.write(body);
  const [answer] = await Promise.all([text(running), once(server, "exit")]);

  expect(refused.headers.get("retry-after")).toBe("2");
  expect(await refused.json()).toMatchObject({ status: 503, code: "unavailable" });
  expect(answer).toContain("HTTP/1.1 401 Unauthorized");
  expect(server.exitCode).toBe(0);
});

/** Two servers are begun one after the other, and the second makes the demonstration. */
const TWO_STARTS_MS = 180_000;

it(
  "makes no demonstration world for an address that is taken: staff's password would be shown to nobody",
  async () => {
    const holder = createServer().listen(0, settings.HOST);
    await once(holder, "listening");
    const { port } = z.object({ port: z.number() }).parse(holder.address());
    const given = { DEMO: "on", DATA_DIR: join(folder, "four") };

    await refusalOf({ ...given, PORT: String(port) });
    holder.close();
    const server = startServer({ ...given, PORT: "0" });
    const staff = await said(server.stdout, /^For staff, shown only this once: (\S+)/);
    server.kill("SIGTERM");
    await once(server, "exit");

    expect(staff).toBe("staff_demo");
  },
  TWO_STARTS_MS,
);

/** The signal may take a moment to arrive; as long as a request runs, somebody answers. */
async function firstRefusal(address: URL): Promise<Response> {
  for (;;) {
    const answer = await fetch(address);
    if (!answer.ok) return answer;
    await answer.body?.cancel();
  }
}

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
  [
    { DATA_DIR: "/proc/rihla/data" },
    "The data folder /proc/rihla/data cannot be written (ENOENT); give this user the rights or set DATA_DIR to another folder.",
  ],
  [
    { DATA_DIR: "/dev/null" },
    "The data folder /dev/null cannot be written (ENOTDIR); give this user the rights or set DATA_DIR to another folder.",
  ],
  [{ HOST: "no-host.invalid" }, "This machine has no address no-host.invalid; set HOST to one that it has."],
])("does not start with %o and says why", async (given, sentence) => {
  expect(await refusalOf({ DATA_DIR: join(folder, "three"), PORT: "0", ...given })).toBe(sentence);
});

import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { readyAddress, refusalOf, startProgram } from "../../test/program.ts";

const folder = mkdtempSync(join(tmpdir(), "rihla-main-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("starts, refuses to share its port and its folder in one sentence each, and stops cleanly on a signal", async () => {
  const server = startProgram({ PORT: "0", DATA_DIR: join(folder, "one") });
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
  const server = startProgram({ PORT: "0", DATA_DIR: join(folder, "one") });
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

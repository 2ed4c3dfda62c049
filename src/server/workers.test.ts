import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { freePort } from "../../test/free-port.ts";
import { readyAddress, refusalOf, startProgram } from "../../test/program.ts";
import { soon } from "../../test/soon.ts";

const WORKERS = 2;
/** What a network may send to an open form in a minute. */
const CHANGES = 60;

const folder = mkdtempSync(join(tmpdir(), "rihla-workers-"));
const settings = { PORT: String(await freePort()), DATA_DIR: folder, WORKERS: String(WORKERS), LOG_LEVEL: "silent" };
const server = startProgram(settings);
afterAll(async () => {
  // A test that failed in the middle has left it.
  if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
  rmSync(folder, { recursive: true });
});

it("are one product: they count together, one that dies is followed by another, and all stop on a signal", async () => {
  const address = new URL(await readyAddress(server.stdout));
  const pids = childrenOf(server.pid);

  const sent = await Promise.all(Array.from({ length: CHANGES + 5 }, () => sendNothing(address)));
  const counted = await answeredBy(address);
  process.kill(pids[0] ?? 0, "SIGKILL");
  await soon(() => expect(childrenOf(server.pid).filter((pid) => !pids.includes(pid))).toHaveLength(1));
  // A connection to the one that died may be found broken first.
  await soon(async () => expect((await fetch(new URL("/api/health/ready", address))).status).toBe(200));
  server.kill("SIGTERM");
  await once(server, "exit");

  expect(pids).toHaveLength(WORKERS);
  expect(sent.filter((status) => status === 429)).toHaveLength(5);
  expect(counted).toBe(CHANGES);
  expect(server.exitCode).toBe(0);
  await expect(fetch(address)).rejects.toThrow();
});

it("end at once, in one sentence, where the first cannot start", async () => {
  const database = "postgres://nobody:x@127.0.0.1:1/none?sslmode=disable";
  const given = { PORT: "0", DATA_DIR: folder, WORKERS: "2", DATABASE_URL: database, SECRET_KEY: "A".repeat(43) };
  expect(await refusalOf({ ...given, SECRET_KEY: `${given.SECRET_KEY}=` })).toBe(
    "The database at DATABASE_URL does not answer (ECONNREFUSED); start it or correct the setting.",
  );
});

/** Calls that all of them have answered, by their metrics. */
async function answeredBy(address: URL): Promise<number> {
  const metrics = await (await fetch(new URL("/api/metrics", address))).text();
  return Number(/^rihla_http_request_seconds_count\{[^}]*"\/api\/contact",status="400"\} (\d+)/m.exec(metrics)?.[1]);
}

/** On a connection of its own, which any of them may take. */
async function sendNothing(address: URL): Promise<number> {
  const answer = await fetch(new URL("/api/contact", address), {
    ...{ method: "POST", body: "{}" },
    headers: { "content-type": "application/json", origin: address.origin, connection: "close" },
  });
  await answer.body?.cancel();
  return answer.status;
}

/** The workers among them: the database's programs are no node. */
function childrenOf(pid = 0): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("main.ts"));
}

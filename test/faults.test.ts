/** Server, database or both are killed in the middle of holds, payments, lines and uploads: what was answered with success stays. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getDocumentFile } from "#contract/documents.ts";
import { MINUTE_MS } from "#domain/durations.ts";
import { settleForgottenJob } from "#server/features/bookings/records/money/payments.job.ts";
import { openInstallation } from "./installation.ts";
import { requestFor } from "./request.ts";
import { casesOf, series } from "./series.ts";
import { endLeftServers, type ServerProcess, startServer } from "./server-process.ts";
import { givenTrading, type Trading } from "./trading.ts";

const ROUNDS = series(1, 3);

/** Nothing here measures speed, and the machine may be busy. */
const PATIENCE_MS = 600_000;

const BLOWS: Readonly<Record<string, (server: ServerProcess) => Promise<void>>> = {
  server: (server) => server.kill("server"),
  "server and database": (server) => server.kill("server and database"),
  async database(server) {
    server.killDatabase();
    // It comes back under the running server, which goes on selling; a verdict under way may have to wait for its turn.
    await trading.more(["held", "paid", "queued"]);
    await server.kill("server");
  },
};

const folder = mkdtempSync(join(tmpdir(), "rihla-faults-"));
afterAll(endLeftServers);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let trading: Trading;

beforeAll(async () => {
  const installation = await openInstallation(folder);
  trading = await givenTrading(installation);
  await installation.close();
});

const TRIED = casesOf(Object.keys(BLOWS), (what) => what === "server and database");

it.each(TRIED.flatMap((what) => Array.from({ length: ROUNDS }, (_, round) => [what, round + 1] as const)))(
  "the next start needs no hand after the %s was killed (%i)",
  async (what) => {
    const server = await startServer(folder);
    const end = trading.begin(server.origin);

    await trading.more();
    await BLOWS[what]?.(server);
    await end();
  },
  PATIENCE_MS,
);

it(
  "nothing that was answered is lost, and nothing is left half done",
  async () => {
    const later = () => new Date(Date.now() + MINUTE_MS);
    const { app, platform, close } = await openInstallation(folder, later);
    const { db, jobs } = platform;
    await jobs.enqueue(db, settleForgottenJob, {});
    while ((await jobs.open(db)) > 0) await sleep(50);

    await trading.expectKept(db);
    await trading.expectPagesOpen(async ({ id, by }) => {
      const { statusCode } = await app.inject(requestFor(getDocumentFile, { params: { id } }, by.session));
      return statusCode;
    });
    expect(await db.selectFrom("payments").select("id").where("status", "=", "pending").execute()).toEqual([]);
    await close();
  },
  PATIENCE_MS,
);

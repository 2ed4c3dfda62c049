/** The disk below database and files is full, or slow: what cannot be kept is refused in words, what was answered stays. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { uploadDocument } from "#contract/documents.ts";
import { picture } from "#server/features/documents/test-files.ts";
import { expectJobsToHold } from "./books.ts";
import { givenCrowd, type Member } from "./factories/bookings.ts";
import { series } from "./series.ts";
import { databaseProcesses, endLeftServers, type ServerProcess, startServer } from "./server-process.ts";
import { soon } from "./soon.ts";
import { turn } from "./surroundings/dial.ts";
import { canMount, fill, seenBy, smallDisk } from "./surroundings/small-disk.ts";
import { wayInto } from "./surroundings/way-in.ts";
import { givenTrading } from "./trading.ts";

/** Nothing here measures speed, and the machine may be busy. */
const PATIENCE_MS = 600_000;
const rounds = (number: number) => Array.from({ length: number }, (_, round) => round + 1);
/** An empty database takes about 70, and the first log that it writes ahead 16 more. */
const DISK_MEGABYTES = 200;
const FULL_FOR_MS = 3_000;
const SLOW_FOR_MS = 4_000;
const FILE_DELAY_MS = 400;
/** The database's processes stand still for most of the time, as they do while a disk does not answer. */
const PULSE_MS = { still: 300, going: 60 };
/** Longer than anybody waits for a connection (platform/database.ts). */
const STANDSTILL_MS = 6_000;

const slowDisk = new URL("surroundings/slow-disk.ts", import.meta.url).href;

afterAll(endLeftServers);

it.skipIf(!canMount()).each(rounds(series(1, 3)))(
  "a full disk refuses in words, leaves nothing half written, and goes on (%i)",
  async () => {
    const folder = givenFolder();
    const server = await startServer(folder, {}, { under: smallDisk(folder, DISK_MEGABYTES) });
    const seen = seenBy(server, folder);
    const deps = wayInto(seen);
    const [uploader] = await givenCrowd(deps, 1);
    const trading = await givenTrading(deps);
    const end = trading.begin(server.origin);
    await trading.more();

    fill(join(seen, "ballast"));
    const refused = await uploadedBy(server, uploader);
    await sleep(FULL_FOR_MS);
    expect(refused).toMatchObject({ status: 503, code: "unavailable" });
    expect((await fetch(`${server.origin}/api/health/live`)).status).toBe(200);
    expect(await (await fetch(`${server.origin}/api/health/ready`)).json()).toMatchObject({ writes: "refused" });
    rmSync(join(seen, "ballast"));

    await trading.more();
    await end();
    expect(trading.unexplained).toEqual([]);
    expect(halvesIn(seen)).toEqual([]);
    await soon(async () => trading.expectKept(deps.platform.db), PATIENCE_MS / 3);
    await trading.expectPagesOpen(pageStatus(server));
    await expectJobsToHold(deps.platform.db);
    await server.kill("server and database");
  },
  PATIENCE_MS,
);

it.each(rounds(series(canMount() ? 0 : 1, 3)))(
  "a slow disk delays answers and changes none (%i)",
  async () => {
    const folder = givenFolder();
    const dial = join(folder, "dial");
    turn(dial, 0);
    const server = await startServer(folder, { SLOW_DISK: dial }, { preload: slowDisk });
    const deps = wayInto(folder);
    const trading = await givenTrading(deps);
    const end = trading.begin(server.origin);
    await trading.more();

    turn(dial, FILE_DELAY_MS);
    const until = performance.now() + SLOW_FOR_MS;
    while (performance.now() < until) await standStill(folder, PULSE_MS.still).then(() => sleep(PULSE_MS.going));
    await standStill(folder, STANDSTILL_MS);
    turn(dial, 0);

    await trading.more();
    await end();
    expect(trading.unexplained).toEqual([]);
    expect(halvesIn(folder)).toEqual([]);
    await soon(async () => trading.expectKept(deps.platform.db), PATIENCE_MS / 3);
    await trading.expectPagesOpen(pageStatus(server));
    await expectJobsToHold(deps.platform.db);
    await server.kill("server and database");
  },
  PATIENCE_MS,
);

function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "rihla-disk-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every process of the database is stopped for so long. */
async function standStill(folder: string, milliseconds: number): Promise<void> {
  const processes = databaseProcesses(join(folder, "postgres"));
  signal(processes, "SIGSTOP");
  await sleep(milliseconds);
  signal(processes, "SIGCONT");
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // Ended meanwhile.
    }
  }
}

async function uploadedBy({ origin }: ServerProcess, member: Member | undefined) {
  const form = new FormData();
  form.set("type", "photo");
  form.set("document", new Blob([new Uint8Array(await picture(800, 600))]), "a.png");
  const answer = await fetch(origin + uploadDocument.path, {
    method: "POST",
    headers: { ...member?.session },
    body: form,
  });
  return answer.json();
}

const pageStatus =
  ({ origin }: ServerProcess) =>
  async ({ id, by }: { id: string; by: Member }) =>
    (await fetch(`${origin}/api/documents/${id}/file`, { headers: { ...by.session } })).status;

/** What was begun below the folder of files and not ended. */
function halvesIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, "files"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.includes("-half-"),
  );
}

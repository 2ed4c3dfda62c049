/** Another PostgreSQL than the one that comes along: the newest that this machine has, in a temporary folder. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const OLDEST_MAJOR = 15;
const NOBODY = { uid: 65534, gid: 65534 };
const READY_WITHIN_MS = 60_000;
/** A test database may be lost with the machine. */
const SETTINGS = [
  "listen_addresses=",
  "max_connections=200",
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
];

export interface SystemPostgres {
  /** As in TEST_DATABASE_URL: the superuser's address. */
  readonly url: string;
  stop(): Promise<void>;
}

/** The folder with its programs; null where there is none of version 15 or newer. */
export function findSystemPostgres(): string | null {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const [newest] = versions.filter((version) => version >= OLDEST_MAJOR).sort((a, b) => b - a);
  const folder = join(root, String(newest), "bin");
  return newest !== undefined && existsSync(join(folder, "initdb")) ? folder : null;
}

/** Runs as an ordinary user also when we are root, which PostgreSQL refuses to be. */
export async function startSystemPostgres(programs: string): Promise<SystemPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "rihla-external-"));
  const owner = process.getuid?.() === 0 ? NOBODY : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: { LC_ALL: "C" } };
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...settings], { ...options, stdio: "ignore" });
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);
  return {
    url,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilReady(connectionString: string): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString });
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (connected) return;
    if (performance.now() > end) throw new Error("The other PostgreSQL did not become ready.");
    await sleep(50);
  }
}

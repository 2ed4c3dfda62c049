/**
 * A PostgreSQL with a synchronous standby that takes over by itself: Patroni and etcd of this machine's packages, the
 * members as processes in a folder of their own, and one address that leads to whichever is primary.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { freePort } from "../../test/free-port.ts";
import { findSystemPostgres } from "../../test/system-postgres.ts";
import { openBalancer } from "./balancer.ts";

const PASSWORD = "only-on-this-machine";
/** PostgreSQL refuses to run as root. */
const NOBODY = 65534;
const MEMBERS = ["a", "b"];
/** The shortest that Patroni allows: so long a primary that has died keeps its lock. */
const TTL_SECONDS = 20;
const LOOK_EVERY_MS = 200;
const READY_WITHIN_MS = 120_000;

interface Member {
  readonly name: string;
  readonly port: number;
  readonly restPort: number;
  process: ChildProcess | null;
}

export interface StandbyCluster {
  /** As in DATABASE_URL: the product's empty database at the primary, wherever that is. */
  readonly url: string;
  /** Kills the primary with all its processes and what watches over it, as if its machine had died. */
  killPrimary(): Promise<void>;
  /** Starts what was killed, and waits until there is a synchronous standby again. */
  bringBack(): Promise<void>;
  close(): Promise<void>;
}

/** What has to be installed and is not; empty where all is there. */
export function missingPrograms(): string[] {
  const programs = ["/usr/bin/patroni", "/usr/bin/etcd"].filter((path) => !existsSync(path));
  return findSystemPostgres() ? programs : [...programs, "/usr/lib/postgresql"];
}

/** In `folder`, which is empty; returns once the standby is synchronous. */
export async function openStandbyCluster(folder: string): Promise<StandbyCluster> {
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (name: string, program: string, args: readonly string[]): ChildProcess => {
    const log = openSync(join(folder, `${name}.log`), "a", 0o644);
    const child = spawn(program, args, {
      ...owner,
      cwd: folder,
      env: { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C", HOME: folder },
      stdio: ["ignore", log, log],
    });
    closeSync(log);
    return child;
  };

  const etcdPort = await freePort();
  const etcd = run("etcd", "/usr/bin/etcd", etcdArguments(join(folder, "etcd"), etcdPort, await freePort()));
  const members: Member[] = [];
  for (const name of MEMBERS) members.push({ name, port: await freePort(), restPort: await freePort(), process: null });
  const start = (member: Member) => {
    const [own, file] = [join(folder, member.name), join(folder, `${member.name}.json`)];
    mkdirSync(own, { recursive: true, mode: 0o700 });
    writeFileSync(file, JSON.stringify(configuration(own, member, etcdPort)));
    if (owner) for (const path of [own, file]) chownSync(path, owner.uid, owner.gid);
    member.process = run(`patroni-${member.name}`, "/usr/bin/patroni", [file]);
  };
  for (const member of members) start(member);

  const balancer = await openBalancer();
  const watch = new AbortController();
  const watching = followPrimary(members, balancer.aim, watch.signal);
  const close = async () => {
    watch.abort();
    await watching;
    balancer.close();
    for (const member of members) kill(folder, member);
    etcd.kill("SIGKILL");
    if (etcd.exitCode === null && etcd.signalCode === null) await once(etcd, "exit");
  };
  try {
    await until(() => isSynchronous(members));
    return {
      url: await prepare(balancer.origin),
      async killPrimary() {
        const primary = await primaryOf(members);
        if (!primary) throw new Error("There is no primary to kill.");
        kill(folder, primary);
      },
      async bringBack() {
        for (const member of members) if (member.process === null) start(member);
        await until(() => isSynchronous(members));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function etcdArguments(data: string, port: number, peerPort: number): string[] {
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  return [
    ...["--name", "one", "--data-dir", data, "--initial-cluster", `one=${peers}`],
    ...["--listen-client-urls", clients, "--advertise-client-urls", clients],
    ...["--listen-peer-urls", peers, "--initial-advertise-peer-urls", peers],
  ];
}

/** Patroni reads YAML, of which this is one form. */
function configuration(own: string, { name, port, restPort }: Member, etcdPort: number): object {
  const at = (number: number) => ({ listen: `127.0.0.1:${number}`, connect_address: `127.0.0.1:${number}` });
  const as = (username: string) => ({ username, password: PASSWORD });
  return {
    scope: "rihla",
    name,
    restapi: at(restPort),
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...{ ttl: TTL_SECONDS, loop_wait: 2, retry_timeout: 3 },
        // A commit is answered when both have it; only the one that has everything may take over.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200, wal_log_hints: "on" } },
      },
      initdb: [{ encoding: "UTF8" }, "data-checksums"],
    },
    postgresql: {
      ...at(port),
      data_dir: join(own, "data"),
      bin_dir: findSystemPostgres(),
      pgpass: join(own, "pgpass"),
      authentication: { superuser: as("postgres"), replication: as("replicator"), rewind: as("rewinder") },
      pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication replicator 127.0.0.1/32 scram-sha-256"],
      parameters: { unix_socket_directories: own, password_encryption: "scram-sha-256" },
    },
  };
}

/** As a proxy that asks Patroni does (docs/scaling.md): connections go to the primary, or nowhere. */
async function followPrimary(
  members: readonly Member[],
  aim: (origins: readonly string[]) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const primary = await primaryOf(members);
    aim(primary ? [`postgres://127.0.0.1:${primary.port}`] : []);
    await sleep(LOOK_EVERY_MS);
  }
}

async function primaryOf(members: readonly Member[]): Promise<Member | null> {
  const found = await Promise.all(members.map((member) => answers(member, "primary")));
  return members.find((_, at) => found[at]) ?? null;
}

async function isSynchronous(members: readonly Member[]): Promise<boolean> {
  const found = await Promise.all(members.map((member) => answers(member, "synchronous")));
  return found.includes(true) && (await primaryOf(members)) !== null;
}

/** What Patroni says of a member at this path of its own. */
async function answers({ restPort }: Member, path: string): Promise<boolean> {
  const asked = { signal: AbortSignal.timeout(2_000) };
  const answer = await fetch(`http://127.0.0.1:${restPort}/${path}`, asked).catch(() => null);
  return answer?.status === 200;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + READY_WITHIN_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error("The cluster does not come up; its logs lie in its folder.");
    await sleep(LOOK_EVERY_MS);
  }
}

/** The product's own role and database; replication brings both to the standby. */
async function prepare(origin: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const address = (user: string, database: string) => `postgres://${user}:${PASSWORD}@${hostname}:${port}/${database}`;
  const client = new pg.Client({ connectionString: address("postgres", "postgres") });
  await client.connect();
  await client.query(`create role app login password '${PASSWORD}'`);
  await client.query("create database app owner app");
  await client.end();
  return address("app", "app");
}

const Postmaster = z.coerce.number().int().positive();

/** Patroni first, or it would start the database again; then every process of the member's database. */
function kill(folder: string, member: Member): void {
  member.process?.kill("SIGKILL");
  member.process = null;
  const file = join(folder, member.name, "data", "postmaster.pid");
  if (!existsSync(file)) return;
  const main = Postmaster.parse(readFileSync(file, "utf8").split("\n", 1)[0]);
  for (const pid of [main, ...childrenOf(main)]) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // Ended meanwhile.
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number);
}

/** The fourth field; the second, in brackets, may have blanks of its own. */
function parentOf(pid: string): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return null;
  }
}

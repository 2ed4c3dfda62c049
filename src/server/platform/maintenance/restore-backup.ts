/** Brings an installation back from a backup, into an empty place only. */
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { z } from "zod";
import type { Config } from "../config/config.ts";
import { prepareDataFolder } from "../config/data-folder.ts";
import { EmbeddedPostgres } from "../database/embedded/embedded-postgres.ts";
import type { Ways } from "../database/pools/ways.ts";
import { openStorage } from "../files/open-storage.ts";
import type { FileStorage } from "../files/storage.ts";
import { masterKeyFingerprints } from "../secrets/keys.ts";
import { loadTables } from "./load-tables.ts";
import { BackupRefused, type Manifest, verifiedManifest } from "./manifest.ts";

/** Everything grows here and gets its place when it is whole; what a killed restore leaves can be overwritten. */
const WORKSHOP = "restoring";

const KeptJobs = z.array(z.object({ name: z.string(), data: z.unknown() }));

export type KeptJob = z.output<typeof KeptJobs>[number];

/** Puts the jobs back that waited when the backup was taken. */
type Requeue = (config: Config, ways: Ways, jobs: readonly KeptJob[]) => Promise<void>;

/** Throws BackupRefused, with nothing touched, for a damaged backup, a place that is not empty, or a missing master key. */
export async function restoreBackup(config: Config, folder: string, requeue: Requeue): Promise<Manifest> {
  const manifest = await verifiedManifest(folder);
  await requireEmpty(config.dataDir);
  requireKeys(config, folder, manifest);
  const workshop = join(config.dataDir, WORKSHOP);
  const files = await openStorage({ ...config, dataDir: workshop });
  await requireOwnBucket(config, files, manifest);
  prepareDataFolder(config.dataDir);
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { mode: 0o700 });
  try {
    if (!config.secretKeys) await copyKey(folder, workshop, manifest);
    await copyFiles(folder, files, manifest);
    await restoreDatabase({ ...config, dataDir: workshop }, folder, manifest, requeue);
  } catch (error) {
    await rm(workshop, { recursive: true, force: true });
    throw error;
  }
  for (const name of await readdir(workshop)) await rename(join(workshop, name), join(config.dataDir, name));
  await rm(workshop, { recursive: true });
  return manifest;
}

async function requireEmpty(dataDir: string): Promise<void> {
  const there = await readdir(dataDir).catch(() => []);
  if (there.some((name) => name !== WORKSHOP))
    throw new BackupRefused(`The data folder ${dataDir} is not empty; set DATA_DIR to an empty one.`);
}

function requireKeys({ secretKeys }: Config, folder: string, manifest: Manifest): void {
  const brought = manifest.pieces.some(({ path }) => path === "secret-key");
  const known = secretKeys || brought ? masterKeyFingerprints({ secretKeys, dataDir: folder }) : [];
  if (!manifest.masterKeys.every((key) => known.includes(key)))
    throw new BackupRefused("The files of this backup were sealed with a key that is not in SECRET_KEY; add it there.");
}

/** Nothing of another installation may lie there; what a killed restore of this backup left is overwritten. */
async function requireOwnBucket({ bucket }: Config, files: FileStorage, manifest: Manifest): Promise<void> {
  if (!bucket) return;
  const ours = new Set(filesIn(manifest).map(([, id]) => id));
  if ((await files.list("")).some((id) => !ours.has(id)))
    throw new BackupRefused(`The bucket ${bucket.name} holds other files already; set S3_BUCKET to an empty one.`);
}

async function copyKey(folder: string, workshop: string, { pieces }: Manifest): Promise<void> {
  if (pieces.some(({ path }) => path === "secret-key"))
    await cp(join(folder, "secret-key"), join(workshop, "secret-key"), { preserveTimestamps: true });
}

async function copyFiles(folder: string, to: FileStorage, manifest: Manifest): Promise<void> {
  for (const [path, id] of filesIn(manifest)) await to.write(id, await readFile(join(folder, path)));
}

/** Path below the backup's folder, and id. */
function filesIn({ pieces }: Manifest): [string, string][] {
  return pieces.filter(({ path }) => path.startsWith("files/")).map(({ path }) => [path, basename(path)]);
}

async function restoreDatabase(config: Config, folder: string, manifest: Manifest, requeue: Requeue): Promise<void> {
  const jobs = KeptJobs.parse(JSON.parse(await readFile(join(folder, "jobs.json"), "utf8")));
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseOwnerUrl ?? config.databaseUrl };
    await loadTables(connection, folder, manifest);
    await requeue(config, { connection, serving: { connectionString: config.databaseUrl } }, jobs);
    return;
  }
  const database = await EmbeddedPostgres.open(join(config.dataDir, "postgres"));
  try {
    await loadTables(database.connection, folder, manifest);
    await requeue(config, database, jobs);
  } finally {
    await database.close();
  }
}

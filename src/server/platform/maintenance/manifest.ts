/** What a backup consists of: every piece with its size and hash, and what is needed to use them. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";

const MANIFEST = "manifest.json";
/** Written last: a backup without it was cut short. */
const SEAL = "manifest.sha256";

/** A backup, or a place for one, that cannot be used; the message is the whole sentence for the person at the terminal. */
export class BackupRefused extends Error {}

/** Below the backup's folder, and nowhere else. */
const PiecePath = z.string().regex(/^(?:tables|files)\/[\w/-]+(?:\.copy\.gz)?$|^jobs\.json$|^secret-key$/);

const Piece = z.strictObject({ path: PiecePath, sizeBytes: z.int().min(0), sha256: z.string() });

export type BackupPiece = z.output<typeof Piece>;

const Manifest = z.strictObject({
  /** Of this description; raised when an older program could not read the backup. */
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The migrations that the tables have seen. */
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int(), path: PiecePath })),
  /** Fingerprints of the master keys that open the files. */
  masterKeys: z.array(z.string()),
  /** Files that the tables name and that were no longer there when the backup was taken. */
  lostFiles: z.array(z.string()),
  pieces: z.array(Piece),
});

export type Manifest = z.output<typeof Manifest>;

/** Ends a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600, flush: true });
  await writeFile(join(folder, SEAL), `${sha256(text)}\n`, { mode: 0o600, flush: true });
}

/** Reads a backup and compares every byte of it. Throws BackupRefused with what is wrong. */
export async function verifiedManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const piece of manifest.pieces) {
    const found = await describePiece(folder, piece.path).catch(() => null);
    if (!found) throw new BackupRefused(`The backup in ${folder} is not whole: ${piece.path} is missing.`);
    if (found.sha256 !== piece.sha256 || found.sizeBytes !== piece.sizeBytes)
      throw new BackupRefused(`The backup in ${folder} was changed or cut: ${piece.path} is not what was written.`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => null);
  const seal = await readFile(join(folder, SEAL), "utf8").catch(() => null);
  if (text === null || seal === null) throw new BackupRefused(`In ${folder} there is no complete backup.`);
  if (seal.trim() !== sha256(text))
    throw new BackupRefused(`The backup in ${folder} was changed: its list is not what was written.`);
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupRefused(`The backup in ${folder} comes from another version of this program.`);
  return parsed.data;
}

/** Size and hash of what lies there. */
export async function describePiece(folder: string, path: string): Promise<BackupPiece> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  await pipeline(createReadStream(join(folder, path)), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      sizeBytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { path, sizeBytes, sha256: hash.digest("hex") };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

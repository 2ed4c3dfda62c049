/** Compresses at build time what the server then only sends: a script is read thousands of times and written once. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Faces and films are compressed in themselves; below this size the headers weigh more than is saved. */
const KINDS = /\.(js|css|svg|html|bin)$|^assets\/.*\.(?:json|txt)$/;
const SMALLEST_BYTES = 1024;

const ENCODINGS = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;

export function compressedAssets(): Plugin {
  return {
    name: "compressed-assets",
    apply: "build",
    async writeBundle({ dir = "." }, bundle) {
      const files = Object.keys(bundle).filter((name) => KINDS.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  };
}

/** Writes `<file>.br` and `<file>.gz` beside the file. */
async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const written = Object.entries(ENCODINGS).map(async ([ending, encode]) =>
    writeFile(`${file}.${ending}`, await encode(content)),
  );
  await Promise.all(written);
}

/** Tesseract on the whole picture, as it is used without any reader of zones: what to compare with. */

import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker } from "tesseract.js";

const require = createRequire(import.meta.url);
/** The language data come from a package, never from the network. */
const LANGUAGE_FOLDER = join(dirname(require.resolve("@tesseract.js-data/eng/package.json")), "4.0.0_best_int");

export interface PlainTesseract {
  /** The lines that look like a zone's, joined by a newline; "" when there are none. */
  read(picture: Buffer): Promise<string>;
  close(): Promise<void>;
}

export async function openTesseract(): Promise<PlainTesseract> {
  const worker = await createWorker("eng", 1, { langPath: LANGUAGE_FOLDER, cacheMethod: "none", gzip: true });
  return {
    async read(picture) {
      const { data } = await worker.recognize(picture);
      return zoneOf(data.text);
    },
    async close() {
      await worker.terminate();
    },
  };
}

/** The last two or three lines of one length that zones have. */
function zoneOf(text: string): string {
  const lines = text.split("\n").map((line) => line.replace(/\s/g, "").toUpperCase());
  for (const [length, count] of [
    [30, 3],
    [44, 2],
    [36, 2],
  ] as const) {
    const found = lines.filter((line) => line.length === length && /^[A-Z0-9<]+$/.test(line));
    if (found.length >= count) return found.slice(-count).join("\n");
  }
  return "";
}

/** Weighs what each screen fetches before it is drawn, by the build's own list of files, and fails over the targets. */
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { screenSources } from "./screen-sources.ts";

const BUILD = "dist/web";
const APP = "app.html";
const BYTES_A_KB = 1000;

/** What reading may add to any screen, in KB: the formatter of messages, numbers in any digits, where words and screens lie, and the names of eleven languages. */
const READING = 14.9;

/** KB of compressed script without words: each screen together with the shell, and the shell alone. Dashboard and queue reckon one's place. */
const TARGETS: Readonly<Record<string, number>> = {
  "/auth": 151.6,
  "/packages": 158.9,
  "/dashboard": 160.5,
  "/documents": 163.4,
  "/queue": 166.2,
  "/family": 161.6,
  "/payments": 158,
  "/operator-dashboard": 170,
};
const SHELL_TARGET = 129.9;

const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));
const manifest = Manifest.parse(JSON.parse(await readFile(`${BUILD}/.vite/manifest.json`, "utf8")));

const screens = screenSources();

await weigh("the shell", SHELL_TARGET, APP);
for (const [path, target] of Object.entries(TARGETS)) await weigh(path, target, APP, screenAt(path));

async function weigh(name: string, target: number, ...entries: string[]): Promise<void> {
  const files = await Promise.all([...withImports(entries)].map(kilobytesOf));
  const sum = files.reduce((all, one) => all + one, 0);
  const fits = sum <= target + READING;
  if (!fits) process.exitCode = 1;
  console.log(`${fits ? "fits" : "OVER"}  ${sum.toFixed(1)} of ${(target + READING).toFixed(1)} KB  ${name}`);
}

/** The file that the router fetches for an address, as the build's list names it. */
function screenAt(path: string): string {
  const file = screens.get(path);
  if (!file) throw new Error(`the router has no screen at ${path}`);
  return file;
}

/** The entries and what they import without waiting to be asked, each once. */
function withImports(entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const part = manifest[name];
    if (!part) throw new Error(`${name} is not in the build`);
    if (found.has(part.file)) return;
    found.add(part.file);
    part.imports.forEach(add);
  };
  entries.forEach(add);
  return found;
}

async function kilobytesOf(file: string): Promise<number> {
  return gzipSync(await readFile(`${BUILD}/${file}`), { level: 9 }).length / BYTES_A_KB;
}

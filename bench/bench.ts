/** Runs the benches one after the other, each in a process of its own: all, or those named as arguments. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** A bench that takes longer has got stuck. */
const MAX_MS = 10 * 60_000;

const named = process.argv.slice(2);
const benches = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== basename(import.meta.filename))
  .filter((file) => named.length === 0 || named.includes(basename(file, ".ts")))
  .toSorted();

for (const file of benches) {
  console.log(`\n${basename(file, ".ts")}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], { stdio: "inherit", timeout: MAX_MS });
  const [code] = await once(child, "exit");
  if (code !== 0) process.exitCode = 1;
}

/**
 * Runs the benches one after the other, each in a process of its own: all, or those named as arguments. With `--write`
 * what each of them says takes the place of its figures in docs/.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { basename, join } from "node:path";
import { MINUTE_MS } from "#domain/durations.ts";
import { writeFigures } from "./ground/figures.ts";

/** A bench that takes longer has got stuck. */
const MAX_MS = 20 * MINUTE_MS;
const WRITE = "--write";

const named = process.argv.slice(2).filter((argument) => argument !== WRITE);
const writes = process.argv.includes(WRITE);
const benches = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== basename(import.meta.filename))
  .map((file) => basename(file, ".ts"))
  .filter((name) => named.length === 0 || named.includes(name))
  .toSorted();

for (const name of benches) {
  console.log(`\n${name}`);
  const [load = 0] = loadavg();
  const said = await run(name);
  if (said === null) process.exitCode = 1;
  else if (writes) await writeFigures({ name, said, load, at: new Date() });
}

/** What it says, which is shown meanwhile too; null where it fails. */
async function run(name: string): Promise<string | null> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    stdio: ["ignore", "pipe", "inherit"],
    timeout: MAX_MS,
  });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    process.stdout.write(text);
  });
  const [code] = await once(child, "close");
  return code === 0 ? said : null;
}

/**
 * `npm run walks`: walks as users on an empty installation, and writes what each of them reads at every stop into .walks,
 * which git ignores: to be read from the first line to the last by somebody who looks for two sentences of which at most
 * one can be true. `npm run walks -- a b` walks only those.
 */
import { join } from "node:path";
import { openGround } from "./ground.ts";
import { Recorder } from "./recorder.ts";
import type { Walk } from "./walk.ts";
import { WALKS } from "./walks.ts";

const FOLDER = ".walks";
/** The season of the walks is that of 2027, and no walk goes over midnight. */
const START = "2026-11-25T08:00:00Z";

const asked = process.argv.slice(2);
for (const [name, walk] of Object.entries(WALKS)) if (asked.length === 0 || asked.includes(name)) await go(name, walk);

async function go(name: string, walk: Walk): Promise<void> {
  const ground = await openGround(START);
  try {
    await walk(ground, await Recorder.open(join(FOLDER, name), ground));
  } finally {
    await ground.close();
  }
}

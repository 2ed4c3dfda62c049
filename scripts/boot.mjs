/**
 * The way in: installs what is missing, builds what has changed, then hands over to Node 24.
 * Runs on any Node from 20 on and before anything is installed, so: built-ins only.
 */
import { existsSync } from "node:fs";
import { buildWeb } from "./boot/build-web.mjs";
import { install, node24 } from "./boot/install.mjs";
import { becomeChild } from "./boot/run.mjs";
import { stopWith } from "./boot/say.mjs";

/** What each command needs and runs. */
const COMMANDS = {
  start: { tools: false, build: true, run: ["src/server/main.ts"] },
  dev: { tools: true, build: false, run: ["scripts/boot/dev.ts"] },
  test: { tools: true, build: false, run: ["scripts/test/test.ts", "all"] },
  validate: { tools: true, build: false, run: ["scripts/test/test.ts", "static"] },
  unit: { tools: true, build: false, run: ["scripts/test/test.ts", "unit"] },
  e2e: { tools: true, build: false, run: ["scripts/test/test.ts", "e2e"] },
  "demo:clear": { tools: false, build: false, run: ["src/server/commands/clear-demo.ts"] },
  screens: { tools: true, build: true, run: ["scripts/screens/screens.ts"] },
  walks: { tools: true, build: true, run: ["scripts/walks/command.ts"] },
  browsers: { tools: true, build: true, run: ["scripts/browsers/browsers.ts"] },
  staff: { tools: false, build: false, run: ["src/server/commands/make-staff.ts"] },
  "second-factor-off": { tools: false, build: false, run: ["src/server/commands/second-factor-off.ts"] },
  backup: { tools: false, build: false, run: ["src/server/commands/backup.ts"] },
  rekey: { tools: false, build: false, run: ["src/server/commands/rekey.ts"] },
  restore: { tools: false, build: false, run: ["src/server/commands/restore.ts"] },
  specimens: { tools: false, build: false, run: ["scripts/makers/specimens.ts"] },
  "train:mrz": { tools: false, build: false, run: ["scripts/train/mrz.ts"] },
  "train:looks": { tools: false, build: false, run: ["scripts/train/looks.ts"] },
  "train:assistant": { tools: false, build: false, run: ["scripts/train/assistant.ts"] },
  "bench:assistant": { tools: false, build: false, run: ["bench/assistant.ts"] },
  where: { tools: false, build: false, run: ["scripts/where/where.ts"] },
  words: { tools: true, build: false, run: ["scripts/words/words.ts"] },
  "bench:documents": { tools: false, build: false, run: ["bench/documents.ts"] },
  external: { tools: true, build: false, run: ["scripts/test/test.ts", "external"] },
  long: { tools: true, build: false, run: ["scripts/test/test.ts", "long"] },
  "two-nodes": { tools: true, build: true, run: ["scripts/nodes/two-nodes.ts"] },
  standby: { tools: true, build: false, run: ["scripts/nodes/standby.ts"] },
  bench: { tools: true, build: true, run: ["bench/bench.ts"] },
};

const command = COMMANDS[process.argv[2] ?? "start"];
if (!command) stopWith(`There is no command ${process.argv[2]}; there are ${Object.keys(COMMANDS).join(", ")}.`);
if (!existsSync("package-lock.json")) stopWith("Start this in the folder that holds package.json.");

await install({ tools: command.tools });
if (command.build) await buildWeb();
becomeChild(node24(), [...command.run, ...process.argv.slice(3)]);

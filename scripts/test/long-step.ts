/** `npm run test:long`: series of drawn papers, random worlds, races, faults and hostile rounds, of which `npm test` runs a telling case. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { MINUTE_MS } from "#domain/durations.ts";
import { findBrowser } from "../browser.ts";
import type { Step } from "./step.ts";
import { runVitest } from "./unit-step.ts";

const FOLDERS = ["src", "test", "scripts", "bench"];
/** A round that kills what runs waits for it to come back, and a series of them is one test. */
const PATIENCE_MS = 15 * MINUTE_MS;

export const longTests: Step = {
  name: "long tests",
  async run() {
    const { environment } = await findBrowser();
    const files = await longFiles();
    return runVitest([`--testTimeout=${PATIENCE_MS}`, ...files], { ...environment, TESTS: "long" });
  },
};

/** Files of their own, and those that ask test/series.ts how far to go. */
async function longFiles(): Promise<string[]> {
  const found = await Promise.all(FOLDERS.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })));
  const tests = found
    .flat()
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => /\.test\.tsx?$/.test(file));
  const chosen = await Promise.all(tests.map(isLong));
  return tests.filter((_, at) => chosen[at]);
}

async function isLong(file: string): Promise<boolean> {
  return /\.long\.test\.tsx?$/.test(file) || (await readFile(file, "utf8")).includes('/series.ts"');
}

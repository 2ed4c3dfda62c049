/** No folder of code has more entries than somebody takes in at a glance. */
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { type Outcome, outcomeOf, type Step } from "../step.ts";

const FILES = "{src,scripts,bench}/**/*.{ts,tsx,mjs,js}";
const OF_TESTS = /\.test\.tsx?$/;
const MOST_ENTRIES = 14;

/** Folders that may have more, each for its reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  bench: "one entry a bench",
  "src/server/features": "one entry a feature",
  "src/web/features": "one entry a feature",
};

/** Folders still to be divided; none is to join them. */
const NOT_YET: readonly string[] = ["src/contract", "src/domain", "src/server/platform"];

/** One line for each folder with too many entries: its files of code but tests, and its folders. */
export function folderFaults(files: readonly string[], allowed: readonly string[]): string[] {
  return [...entriesOf(files)]
    .filter(([folder, entries]) => entries.size > MOST_ENTRIES && !allowed.includes(folder))
    .map(([folder, { size }]) => `${folder} has ${size} entries, at most ${MOST_ENTRIES}: group them by subject.`);
}

function entriesOf(files: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files.filter((path) => !OF_TESTS.test(path))) {
    for (let entry = file; dirname(entry) !== "."; entry = dirname(entry)) {
      const folder = dirname(entry);
      found.set(folder, (found.get(folder) ?? new Set()).add(entry));
    }
  }
  return found;
}

export const fullFolders: Step = {
  name: "entries of folders",
  async run(): Promise<Outcome> {
    const faults = folderFaults(globSync(FILES), [...Object.keys(ALLOWED), ...NOT_YET]);
    return outcomeOf(faults);
  },
};

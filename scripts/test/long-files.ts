/** No file of code or tests is longer than somebody reads in one go. */
import { globSync, readFileSync } from "node:fs";
import type { Outcome, Step } from "./step.ts";

const FOLDERS = "{src,scripts,bench,e2e,test}";
const MOST_LINES = 400;

/** Longer ones, each with its reason. */
const LONGER: Readonly<Record<string, string>> = {
  "src/server/features/demo/loaded-world.test.ts": "each file of it would load the demonstration once more",
  "src/assistant/answer/answer.test.ts": "not yet split",
};

/** One line for each file that is too long without a reason, or has one that it does not need any more. */
export function lengthFaults(
  lines: ReadonlyMap<string, number>,
  longer: Readonly<Record<string, string>> = LONGER,
): string[] {
  const long = [...lines].filter(([path, count]) => count > MOST_LINES && !(path in longer));
  const needless = Object.keys(longer).filter((path) => (lines.get(path) ?? 0) <= MOST_LINES);
  return [
    ...long.map(([path, count]) => `${path} has ${count} lines, at most ${MOST_LINES}: split it by subject.`),
    ...needless.map((path) => `${path} is gone or short enough: take it off the list in scripts/test/long-files.ts.`),
  ];
}

export const longFiles: Step = {
  name: "length of files",
  async run(): Promise<Outcome> {
    const paths = globSync(`${FOLDERS}/**/*.{ts,tsx,mjs,js}`);
    const faults = lengthFaults(
      new Map(paths.map((path) => [path, readFileSync(path, "utf8").split("\n").length - 1])),
    );
    return { passed: faults.length ? 0 : 1, failed: faults.length ? 1 : 0, output: faults.join("\n") };
  },
};

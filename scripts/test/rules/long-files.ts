/** No file of code or tests is longer than somebody reads in one go. */
import { globSync, readFileSync } from "node:fs";
import { type Outcome, outcomeOf, type Step } from "../step.ts";

const FOLDERS = "{src,scripts,bench,e2e,test}";
const MOST_LINES = 400;

/** One line for each file that is too long. */
export function lengthFaults(lines: ReadonlyMap<string, number>): string[] {
  return [...lines]
    .filter(([, count]) => count > MOST_LINES)
    .map(([path, count]) => `${path} has ${count} lines, at most ${MOST_LINES}: split it by subject.`);
}

export const longFiles: Step = {
  name: "length of files",
  async run(): Promise<Outcome> {
    const paths = globSync(`${FOLDERS}/**/*.{ts,tsx,mjs,js}`);
    const faults = lengthFaults(
      new Map(paths.map((path) => [path, readFileSync(path, "utf8").split("\n").length - 1])),
    );
    return outcomeOf(faults);
  },
};

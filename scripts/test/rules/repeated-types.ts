/** A type that is exported has a name of its own within its layer, so that a search for it finds one thing. */
import { globSync, readFileSync } from "node:fs";
import { type Outcome, outcomeOf, type Step } from "../step.ts";

const FILES = "src/**/*.{ts,tsx}";
const OF_TESTS = /\.test\.tsx?$/;
const EXPORTED_TYPE = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;

interface Source {
  readonly path: string;
  readonly text: string;
}

/** One line for each name that two files of a layer (a folder of `src`) give to a type. */
export function repeatedTypes(sources: readonly Source[]): string[] {
  const files = new Map<string, string[]>();
  for (const { path, text } of sources) {
    const layer = path.split("/")[1];
    for (const [, name] of text.matchAll(EXPORTED_TYPE)) {
      const key = `${name} of ${layer}`;
      files.set(key, [...(files.get(key) ?? []), path]);
    }
  }
  return [...files]
    .filter(([, found]) => new Set(found).size > 1)
    .map(([key, found]) => `${key} is exported by ${found.join(" and ")}: give each a name that says which it is.`);
}

export const repeatedTypeNames: Step = {
  name: "names of types",
  async run(): Promise<Outcome> {
    const paths = globSync(FILES).filter((path) => !OF_TESTS.test(path));
    return outcomeOf(repeatedTypes(paths.map((path) => ({ path, text: readFileSync(path, "utf8") }))));
  },
};

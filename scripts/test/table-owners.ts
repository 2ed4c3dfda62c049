/** Which server features write which tables: one owner each, and every other feature through the owner's functions. */
import { globSync, readFileSync } from "node:fs";
import type { Outcome, Step } from "./step.ts";

export interface Source {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

const FEATURE = /^src\/server\/features\/([^/]+)\//;
/** Erasure deletes by the database's own catalogue; the demonstration makes and clears whole worlds. */
const EXCEPTED: ReadonlySet<string> = new Set(["privacy", "demo"]);

/** Accounts that stand in for callers, and their people, are made and forgotten by bookings by phone: not yet through their owners. */
const NOT_YET: ReadonlySet<string> = new Set(["users", "travellers"]);

/** In the query builder, in this project's `inserting`, and in plain SQL. */
const BUILT = /\b(?:insertInto|updateTable|deleteFrom|inserting)\(\s*"(\w+)/g;
const PLAIN = /\b(?:insert into|update|delete from)\s+([a-z_]+)\b/g;

/** By table, in the database's spelling, the features that write it, in alphabetical order. */
export function writersOf(sources: readonly Source[], tables: ReadonlySet<string>): Map<string, string[]> {
  const writers = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const feature = FEATURE.exec(path)?.[1];
    if (feature === undefined || EXCEPTED.has(feature)) continue;
    for (const table of [...text.matchAll(BUILT), ...text.matchAll(PLAIN)].map(([, name = ""]) => snake(name))) {
      if (tables.has(table)) writers.set(table, (writers.get(table) ?? new Set()).add(feature));
    }
  }
  return new Map([...writers].map(([table, features]) => [table, [...features].sort()]));
}

/** One line for each table with several writers. */
export function sharedTables(writers: ReadonlyMap<string, readonly string[]>): string[] {
  return [...writers]
    .filter(([table, features]) => features.length > 1 && !NOT_YET.has(table))
    .map(([table, features]) => `${table} is written by ${features.join(" and ")}`);
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const SCHEMA = "src/server/platform/database/schema/schema.ts";

export const tableOwners: Step = {
  name: "one owner a table",
  async run(): Promise<Outcome> {
    const database = /interface Database \{\n([\s\S]*?)\n\}/.exec(readFileSync(SCHEMA, "utf8"))?.[1] ?? "";
    const tables = new Set([...database.matchAll(/^ {2}(\w+):/gm)].map(([, name = ""]) => snake(name)));
    const paths = globSync("src/server/features/**/*.ts").filter((path) => !path.endsWith(".test.ts"));
    const writers = writersOf(
      paths.map((path) => ({ path, text: readFileSync(path, "utf8") })),
      tables,
    );
    const faults = sharedTables(writers);
    if (writers.size < tables.size / 2) faults.push(`Only ${writers.size} of ${tables.size} tables have a writer.`);
    return { passed: faults.length ? 0 : 1, failed: faults.length ? 1 : 0, output: faults.join("\n") };
  },
};

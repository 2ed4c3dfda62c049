/** Whose each table is, by where its type stands, and that nobody else writes it: others go through the owner's functions. */
import { globSync, readFileSync } from "node:fs";
import { type Outcome, outcomeOf, type Step } from "../step.ts";

export interface Source {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

const PLACE = /^src\/server\/(?:features\/([^/]+)|platform)\//;
/** Erasure deletes by the database's own catalogue; the demonstration makes and clears whole worlds. */
const EXCEPTED: ReadonlySet<string> = new Set(["privacy", "demo"]);

/**
 * Accounts that stand in for callers, and their people, are made and forgotten by bookings by phone, and an account's own person is
 * named with it: not yet through their owners. The platform notes at sign-in since when a second factor is due.
 */
const NOT_YET: Readonly<Record<string, readonly string[]>> = {
  users: ["bookings", "platform"],
  travellers: ["accounts", "bookings"],
};

/** In the query builder, in this project's `inserting`, and in plain SQL. */
const BUILT = /\b(?:insertInto|updateTable|deleteFrom|inserting)\(\s*"(\w+)/g;
const PLAIN = /\b(?:insert into|update|delete from)\s+([a-z_]+)\b/g;

/** By table, in the database's spelling, who declares it. */
export function ownersOf(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of sources) {
    const declared = /interface Database \{\n([\s\S]*?)\n *\}/.exec(text)?.[1] ?? "";
    for (const [, name = ""] of declared.matchAll(/^ +(\w+): \w+;$/gm)) owners.set(snake(name), placeOf(path));
  }
  return owners;
}

/** One line for each table and whoever writes it without owning it, in alphabetical order. */
export function foreignWrites(sources: readonly Source[], owners: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  for (const { path, text } of sources) {
    const place = placeOf(path);
    if (EXCEPTED.has(place)) continue;
    for (const table of [...text.matchAll(BUILT), ...text.matchAll(PLAIN)].map(([, name = ""]) => snake(name))) {
      const owner = owners.get(table);
      if (owner === undefined || owner === place || NOT_YET[table]?.includes(place)) continue;
      found.add(`${table} belongs to ${owner} and is written by ${place}`);
    }
  }
  return [...found].sort();
}

function placeOf(path: string): string {
  const found = PLACE.exec(path);
  return found ? (found[1] ?? "platform") : "the server";
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const read = (path: string): Source => ({ path, text: readFileSync(path, "utf8") });

export const tableOwners: Step = {
  name: "one owner a table",
  async run(): Promise<Outcome> {
    const paths = globSync("src/server/**/*.ts").filter((path) => !path.endsWith(".test.ts"));
    const owners = ownersOf(paths.filter((path) => /\/(tables|schema)\.ts$/.test(path)).map(read));
    const faults = owners.size > 0 ? foreignWrites(paths.map(read), owners) : ["No table has an owner."];
    return outcomeOf(faults);
  },
};

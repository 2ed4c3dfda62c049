/** Entries of one folder (its files, and its folders with all that they hold) that import one another in a circle. */
import { basename, dirname } from "node:path";

export interface Import {
  /** Paths from the root of the project. */
  readonly from: string;
  readonly to: string;
}

export interface Knot {
  readonly folder: string;
  readonly entries: readonly string[];
}

const FOLDERS = /^src\/(?:domain|web|server\/platform|(?:server|web)\/features\/[^/]+)$/;
/** What serves tests alone composes the whole app. */
const OF_TESTS = /\.test\.tsx?$|\/testing(?:\.tsx?$|\/)/;

/** All knots in the folders whose entries are to stand above one another; entries in alphabetical order. */
export function knotsOf(imports: readonly Import[]): Knot[] {
  const below = new Map<string, Map<string, Set<string>>>();
  for (const { from, to } of imports.filter((one) => !OF_TESTS.test(one.from))) {
    for (const { folder, entry } of placesOf(from)) {
      const other = entryIn(folder, to);
      if (other === null || other === entry) continue;
      const entries = below.get(folder) ?? new Map<string, Set<string>>();
      below.set(folder, entries.set(entry, (entries.get(entry) ?? new Set()).add(other)));
    }
  }
  return [...below].flatMap(([folder, entries]) =>
    circlesOf(entries).map((circle) => ({ folder, entries: circle.map((entry) => basename(entry)).sort() })),
  );
}

/** The judged folders above a file, each with its entry that holds the file. */
function placesOf(file: string): { folder: string; entry: string }[] {
  const places: { folder: string; entry: string }[] = [];
  for (let entry = file; entry !== "."; entry = dirname(entry)) {
    const folder = dirname(entry);
    if (FOLDERS.test(folder)) places.push({ folder, entry });
  }
  return places;
}

function entryIn(folder: string, file: string): string | null {
  return file.startsWith(`${folder}/`) ? `${folder}/${file.slice(folder.length + 1).split("/")[0]}` : null;
}

/** Sets of two entries and more of which each reaches each. */
function circlesOf(entries: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reached = new Map([...entries.keys()].map((entry) => [entry, reachedFrom(entry, entries)]));
  const together = (a: string, b: string) => reached.get(a)?.has(b) && reached.get(b)?.has(a);
  const circles = new Map<string, string[]>();
  for (const entry of entries.keys()) {
    const circle = [...entries.keys()].filter((other) => together(entry, other)).sort();
    if (circle.length > 1) circles.set(circle.join("\n"), circle);
  }
  return [...circles.values()];
}

function reachedFrom(start: string, entries: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    for (const next of entries.get(entry) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

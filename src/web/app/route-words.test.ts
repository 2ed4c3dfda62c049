/** A screen lists the areas that it and what it is drawn with at first say; what comes later brings its own: one too few would flicker, one too many is weight. */
import { expect, it } from "vitest";
import { SHELL_AREAS } from "../lib/words/areas.ts";
import { ROUTE_WORDS } from "./route-words.ts";

const SOURCES: Record<string, string> = import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The address of a screen and its file, as the router writes them. */
const PAGES = Array.from(
  (SOURCES["./router.tsx"] ?? "").matchAll(/pages?\(\s*(\[[^\]]+\]|"[^"]+"),\s*\(\) => import\("([^"]+)"\)/g),
  ([, paths = "", file = ""]) =>
    Array.from(paths.matchAll(/"([^"]+)"/g), ([, path = ""]) => ({ path, file: fileAt("./router.tsx", file) })),
).flat();

/** Paths of the sources are as the glob gives them: `./` for this folder, `../` for the others. */
function fileAt(from: string, to: string): string {
  const folder = new URL(from, "file:///web/app/");
  const { pathname } = new URL(to.replace(/^#web\//, "file:///web/"), folder);
  return pathname.startsWith("/web/app/") ? `./${pathname.slice(9)}` : `../${pathname.slice(5)}`;
}

function areasSaid(file: string, seen: Set<string>): string[] {
  const source = SOURCES[file];
  if (source === undefined || seen.has(file)) return [];
  seen.add(file);
  const imported = Array.from(source.matchAll(/from\s+"((?:\.|#web)[^"]+)"/g), ([, to = ""]) => fileAt(file, to));
  return [...areasIn(source), ...imported.flatMap((next) => areasSaid(next, seen))];
}

function areasIn(source: string): string[] {
  return Array.from(source.matchAll(/useTranslations\("(\w+)"\)/g), ([, area = ""]) => area);
}

it("lists every screen of the router and no other", () => {
  expect(PAGES.length).toBeGreaterThan(10);
  expect(PAGES.map(({ path }) => path).sort()).toEqual(Object.keys(ROUTE_WORDS).sort());
});

it.each(PAGES)("lists for $path what it says", ({ path, file }) => {
  const shell: readonly string[] = SHELL_AREAS;
  const said = new Set(areasSaid(file, new Set()).filter((area) => !shell.includes(area)));

  expect([...(ROUTE_WORDS[path] ?? [])].sort()).toEqual([...said].sort());
});

it("lets nothing say an area that neither the shell nor a screen nor a later part fetches", () => {
  const fetching = Object.values(SOURCES).filter((source) => source.includes("wantWords("));
  const later = fetching.flatMap((source) =>
    Array.from(source.matchAll(/\["\w+"(?:, "\w+")*\]/g), ([list]) => list.match(/\w+/g) ?? []).flat(),
  );
  const fetched = new Set<string>([
    ...SHELL_AREAS,
    ...Object.values(ROUTE_WORDS).flatMap((areas) => areas ?? []),
    ...later,
  ]);

  const said = Object.values(SOURCES).flatMap(areasIn);
  expect(said.filter((area) => !fetched.has(area))).toEqual([]);
});

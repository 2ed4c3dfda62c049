import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const list = /const SOURCES = \[([^\]]*)\]/.exec(readFileSync("scripts/boot/build-web.mjs", "utf8"))?.[1] ?? "";
const SOURCES = Array.from(list.matchAll(/"([^"]+)"/g), ([, path = ""]) => path);

const TYPES_ALONE = /^import type [^;]*;$/gm;
const IMPORT = /(?:from |import |import\(|new URL\()"([#.][^"?]+)/g;

/** Every file of ours that the build of the web reaches. */
function reached(): Set<string> {
  const found = new Set<string>();
  const open = ["vite.config.ts", ...filesOf("src/web")];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(file, "utf8").replaceAll(TYPES_ALONE, "");
    for (const [, named = ""] of text.matchAll(IMPORT)) open.push(...fileAt(dirname(file), named));
  }
  return found;
}

function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /(?<!\.test)\.tsx?$/.test(name)).map((name) => join(folder, name));
}

function fileAt(folder: string, named: string): string[] {
  const path = named.startsWith("#") ? join("src", named.slice(1)) : join(folder, named);
  return /\.[a-z]+$/.test(path) && existsSync(path) ? [path] : [];
}

it("builds the web anew when any file changes that it is made from", () => {
  const files = [...reached()];

  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !SOURCES.some((source) => file === source || file.startsWith(`${source}/`)))).toEqual(
    [],
  );
});

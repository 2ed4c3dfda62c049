/** Which file draws each screen, as the router of the app says it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROUTER = fileURLToPath(new URL("../../src/web/app/router.tsx", import.meta.url));

/** By the screen's address; files as the build's list names them, below `src/web`. */
export function screenSources(): ReadonlyMap<string, string> {
  const router = readFileSync(ROUTER, "utf8");
  const pages = Array.from(router.matchAll(/pages?\(\s*(\[[^\]]+\]|"[^"]+"),\s*\(\) => import\("([^"]+)"\)/g));
  return new Map(
    pages.flatMap(([, paths = "", file = ""]) =>
      Array.from(paths.matchAll(/"([^"]+)"/g), ([, path = ""]): [string, string] => [path, join("app", file)]),
    ),
  );
}

/** Which file draws each screen, as the router of the app says it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROUTER = fileURLToPath(new URL("../src/web/app/router.tsx", import.meta.url));

/** By the screen's address; files as the build's list names them, below `src/web`. */
export function screenSources(): ReadonlyMap<string, string> {
  const router = readFileSync(ROUTER, "utf8");
  const pages = router.matchAll(/page\(\s*"([^"]+)",\s*\(\) => import\("([^"]+)"\)/g);
  return new Map(Array.from(pages, ([, path = "", file = ""]) => [path, join("app", file)]));
}

/** Builds the web app when one of its sources has changed since the last time. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { node24 } from "./install.mjs";
import { runToEnd } from "./run.mjs";
import { begin, stopAfter } from "./say.mjs";

const STAMP = "dist/web/.built-from";
/** Everything that the build reads; build-web.test.ts follows its imports. */
const SOURCES = [
  "config/site.json",
  "src/web",
  "src/assistant",
  "src/contract",
  "src/domain",
  "src/i18n",
  "src/verification",
  "src/server/platform/config/site.ts",
  "src/server/platform/config/config.ts",
  "src/server/platform/config/settings.ts",
  "vite.config.ts",
  "scripts/build/compressed-assets.ts",
  "scripts/build/contract-shapes.ts",
  "scripts/build/bundle-imports.ts",
  "scripts/build/first-files.ts",
  "scripts/build/lean-contract.ts",
  "scripts/build/public-pages.ts",
  "scripts/build/ready-messages.ts",
  "scripts/build/screen-sources.ts",
  "scripts/build/service-worker.ts",
  "scripts/build/social-pictures.ts",
  "package-lock.json",
];

export async function buildWeb() {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  const done = begin("Building the web app");
  const { code, output } = await runToEnd(node24(), [resolve("node_modules/vite/bin/vite.js"), "build"], process.env);
  if (code !== 0) stopAfter("Building the web app", output);
  writeFileSync(STAMP, sources);
  done("done");
}

function fingerprint() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(filesUnder)) hash.update(`${path}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

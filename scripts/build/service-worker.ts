/** Builds the site's service worker with the list of files that start the offline screens, each with its digest. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import type { OfflineFiles } from "../../src/web/service-worker/offline-files.ts";
import { withImports } from "./bundle-imports.ts";

const WORKER = fileURLToPath(new URL("../../src/web/service-worker/worker.ts", import.meta.url));
const FILE = "worker.js";
/** The first one is where a reader without a network is led. */
const SCREENS = ["/hajj", "/prayer"];
/** Sources whose files, and all that they import at once, are kept: the app, the offline screens, what the shell opens. */
const KEPT = [
  "/src/web/main.tsx",
  "/src/web/features/hajj/",
  "/src/web/features/prayer/",
  "/node_modules/@photostructure/tz-lookup/",
  "/src/web/app/navigation/slide-out-menu.tsx",
  "/src/web/ui/actions/look-button.tsx",
  "/src/web/ui/feedback/toaster.tsx",
  "/src/web/ui/surfaces/dialog-window.tsx",
];
/** Of the shell and of the offline screens, in every language; scripts/build/ready-messages.ts names them. */
const WORDS = /^assets\/words-[^/]+\/\w+\/(shell|hajj|looks|prayerPage)\.json$/;
/** The faces of Latin and Arabic letters; without a network the others are drawn in the device's own. */
const FACES = /(source-sans-3-latin-wght|source-serif-4-latin-wght|vazirmatn-arabic-wght)-normal-[^/]+\.woff2$/;
const STYLES = /\/app-[^/]+\.css$/;
/** Named the same in every build. */
const PLAIN = ["app.html", "before-paint.js", "favicon.svg", "manifest.webmanifest", "icons/icon-192.png"];

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle({ dir = "." }, bundle) {
      const names = [...PLAIN, ...scriptsOf(bundle), ...Object.keys(bundle).filter(isKeptAsset)];
      const list = await listed(dir, [...new Set(names)].sort());
      await writeFile(join(dir, FILE), await bundledWorker(list));
    },
  };
}

function isKeptAsset(name: string): boolean {
  return FACES.test(name) || WORDS.test(name) || STYLES.test(`/${name}`);
}

/** Names of the chunks that hold a kept source or stand for it, with what they import at once. */
function scriptsOf(bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set<string>();
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type !== "chunk") continue;
    // A source that others share lies in a chunk of its own; who asks for it later gets it through an empty one.
    if ([chunk.facadeModuleId ?? "", ...chunk.moduleIds].some(isKeptSource)) withImports(bundle, name, found);
  }
  return found;
}

function isKeptSource(id: string): boolean {
  return KEPT.some((part) => id.includes(part));
}

async function listed(folder: string, names: readonly string[]): Promise<OfflineFiles> {
  const files = await Promise.all(
    names.map(async (name) => ({ path: `/${name}`, integrity: `sha256-${await digestOf(join(folder, name))}` })),
  );
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
  return { version, screens: SCREENS, files };
}

async function digestOf(file: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(file))
    .digest("base64");
}

/** One file that stands alone, as older browsers want a worker. */
async function bundledWorker(list: OfflineFiles): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { OFFLINE_FILES: JSON.stringify(list) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: WORKER, output: { format: "iife" } },
    },
  });
  const [result] = [output].flat();
  const chunk = result && "output" in result ? result.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("the service worker has not been built");
  return chunk.code;
}

/** Lists for the server what each screen fetches before it is drawn, so that its page can name it at once. */
import type { Plugin, Rolldown } from "vite";
import type { FirstFiles } from "../../src/server/platform/pages/first-files.ts";
import { ROUTE_WORDS } from "../../src/web/app/route-words.ts";
import { withImports } from "./bundle-imports.ts";
import { inVite } from "./public-pages.ts";
import { screenSources } from "./screen-sources.ts";

const LIST = "pages/first-files.json";
const FRAMES = "/app/frames/first-frames.tsx";
const ENTRY = "app";
const WORDS = /^assets\/words-\w+(?=\/)/;

export function firstFiles(): Plugin {
  return {
    name: "first-files",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const frames = await drawnFrames();
        this.emitFile({ type: "asset", fileName: LIST, source: JSON.stringify({ ...listed(bundle), frames }) });
      },
    },
  };
}

function drawnFrames(): Promise<FirstFiles["frames"]> {
  return inVite(async (server) => (await server.ssrLoadModule(FRAMES)).firstFrames());
}

function listed(bundle: Rolldown.OutputBundle): Omit<FirstFiles, "frames"> {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === ENTRY);
  const [words] = Object.keys(bundle).flatMap((file) => WORDS.exec(file) ?? []);
  if (!entry || !words) throw new Error("the app has not been built");
  const atOnce = withImports(bundle, entry.fileName);
  const screens = Array.from(screenSources(), ([path, source]): [string, FirstFiles["screens"][string]] => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
    if (!chunk) throw new Error(`${source} is not in the build`);
    const scripts = [...withImports(bundle, chunk.fileName)].filter((file) => !atOnce.has(file));
    return [path, { scripts: scripts.map((file) => `/${file}`), areas: [...(ROUTE_WORDS[path] ?? [])] }];
  });
  return { words: `/${words}`, screens: Object.fromEntries(screens) };
}

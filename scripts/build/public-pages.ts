/** Draws the static pages: in the build into `dist/web/pages`, in development at every request. */
import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, createServer, type Plugin, type Rolldown, type UserConfig, type ViteDevServer } from "vite";
import type { Site } from "../../src/contract/site.ts";
import type { Locale } from "../../src/i18n/locales.ts";
import { loadSite } from "../../src/server/platform/config/site.ts";
import type { PageAddress, PageFiles } from "../../src/web/public-pages/page.ts";
import { contractShapes } from "./contract-shapes.ts";
import { drawSocialPicture, type SocialPicture } from "./social-pictures.ts";

const ROOT = fileURLToPath(new URL("../../src/web", import.meta.url));
const PAGES = "/public-pages/";
const RENDERER = `${PAGES}render-page.tsx`;
const SCRIPT = `${PAGES}script/main.ts`;
const CHAT = `${PAGES}chat/visitor-chat.ts`;
const WEIGHTS = "assistant.bin";
const SPELLINGS_FOLDER = fileURLToPath(new URL("../../src/assistant/weights/spellings/", import.meta.url));
const WEIGHTS_FILE = fileURLToPath(new URL(`../../src/assistant/weights/${WEIGHTS}`, import.meta.url));
const FORMATTER = "use-intl/format-message";
/** The captions as they were recorded: they hold the moments of the scenes. */
const RECORDED = `${ROOT}/public/film/demo-en.vtt`;
/** What the server reads to know the pages' addresses, files and style hashes. */
const LIST = "pages/pages.json";

/** Of the file names of the faces; what the first screen of a language needs. */
const LATIN = ["source-sans-3-latin-wght", "source-serif-4-latin-wght"];
/** Other scripts take their spaces and digits from the Latin one. */
const ARABIC = ["vazirmatn-arabic-wght", "source-sans-3-latin-wght"];
const FIRST_FACES: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  ar: ARABIC,
  fa: ARABIC,
  ur: ARABIC,
  hi: ["noto-sans-devanagari-devanagari-wght", "source-sans-3-latin-wght"],
  bn: ["noto-sans-bengali-bengali-wght", "source-sans-3-latin-wght"],
  ru: ["source-sans-3-cyrillic-wght", "source-serif-4-cyrillic-wght"],
};

/** The plugin's own input: the pages' style sheets, which it takes out of the bundle again. */
export const PUBLIC_STYLES = Object.fromEntries(
  globSync("pages/*/*.css", { cwd: ROOT + PAGES }).map((file) => [
    `page-${basename(file, ".css")}`,
    ROOT + PAGES + file,
  ]),
);

interface Renderer {
  publicAddresses(): PageAddress[];
  renderPage(address: string, files: object, installation: Site): string;
  socialPicturePlans(): (SocialPicture & { file: string })[];
  filmCaptions(recorded: string): { file: string; text: string }[];
}

export function publicPages(): Plugin {
  return {
    name: "public-pages",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const emitted = (name: string, source: string) =>
          `/${this.getFileName(this.emitFile({ type: "asset", name, source }))}`;
        const files = {
          script: emitted("public.js", await bundledScript()),
          chat: emitted("visitor-chat.js", await bundledChat(bundle)),
          weights: `/${weightsIn(bundle)}`,
          spellings: spellingFiles((file) => emitted(file, readFileSync(SPELLINGS_FOLDER + file, "utf8"))),
        };
        const pages = await withRenderer((renderer) => drawAll(renderer, bundle, files));
        for (const { file, html } of pages) this.emitFile({ type: "asset", fileName: file, source: html });
        const list = pages.map(({ html, ...listed }) => listed);
        this.emitFile({ type: "asset", fileName: LIST, source: JSON.stringify(list) });
        for (const [fileName, source] of await socialPictures()) this.emitFile({ type: "asset", fileName, source });
        const captions = await withRenderer(({ filmCaptions }) => filmCaptions(readFileSync(RECORDED, "utf8")));
        for (const { file, text } of captions) this.emitFile({ type: "asset", fileName: file, source: text });
      },
    },
    configureServer: serveInDevelopment,
  };
}

/** One for each page and language, and for the market. */
async function socialPictures(): Promise<[fileName: string, picture: Buffer][]> {
  const planned = await withRenderer(({ socialPicturePlans }) => socialPicturePlans());
  return Promise.all(
    planned.map(async ({ file, ...picture }): Promise<[string, Buffer]> => [file, await drawSocialPicture(picture)]),
  );
}

/** One file that stands alone: a chunk shared with the app would be a second request. */
function bundledScript(): Promise<string> {
  return standingAlone({ build: { rolldownOptions: { input: ROOT + SCRIPT } } });
}

/** The visitors' chat: a chunk of the app would bring the app's shell with it. It takes the words that the app's build has laid out. */
function bundledChat(bundle: Rolldown.OutputBundle): Promise<string> {
  const folder = Object.keys(bundle).flatMap((file) => /^assets\/words-\w+(?=\/)/.exec(file) ?? [])[0];
  if (!folder) throw new Error("the words of the app have not been laid out");
  return standingAlone({
    define: { WORDS_FOLDER: JSON.stringify(`/${folder}`) },
    resolve: {
      alias: [
        { find: FORMATTER, replacement: `${FORMATTER}/format-only` },
        { find: /^\.\/bundled-words\.ts$/, replacement: `${ROOT}/lib/words/fetched-words.ts` },
        {
          find: /^\.{1,2}\/(?:acts\/account-acts|account-acts|(?:[\w./]+\/)?thread-words)\.ts$/,
          replacement: `${ROOT}${PAGES}chat/no-account.ts`,
        },
      ],
    },
    // What the app fetches when it is asked for stands in this one file.
    build: {
      rolldownOptions: { input: ROOT + CHAT, preserveEntrySignatures: "strict", output: { codeSplitting: false } },
    },
  });
}

/** Where the spellings of each language lie that is often typed in Latin letters. */
function spellingFiles(addressOf: (file: string) => string): Record<string, string> {
  const files = readdirSync(SPELLINGS_FOLDER).sort();
  return Object.fromEntries(files.map((file) => [basename(file, ".txt"), addressOf(file)]));
}

function weightsIn(bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find(
    (file) => file.type === "asset" && file.originalFileNames.some((name) => name.endsWith(WEIGHTS)),
  );
  if (!found) throw new Error(`${WEIGHTS} is missing in the build`);
  return found.fileName;
}

async function standingAlone(config: UserConfig): Promise<string> {
  const output = await build({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { ...config.build, write: false, modulePreload: false },
  });
  const [result] = [output].flat();
  const [chunk, ...others] = result && "output" in result ? result.output : [];
  if (chunk?.type !== "chunk" || others.some(({ type }) => type === "chunk"))
    throw new Error("the script of the static pages has not been built");
  return chunk.code;
}

/** Vite's own server reads the components as the app's build does, and is closed before the build goes on. */
export async function inVite<T>(use: (server: ViteDevServer) => Promise<T>): Promise<T> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    appType: "custom",
    resolve: { alias: [contractShapes] },
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}

function withRenderer<T>(use: (renderer: Renderer) => T): Promise<T> {
  return inVite(async (server) => use(await rendererOf(server)));
}

async function rendererOf(server: ViteDevServer): Promise<Renderer> {
  const { publicAddresses, renderPage, socialPicturePlans, filmCaptions } = await server.ssrLoadModule(RENDERER);
  return { publicAddresses, renderPage, socialPicturePlans, filmCaptions };
}

function drawAll(
  { publicAddresses, renderPage }: Renderer,
  bundle: Rolldown.OutputBundle,
  files: Pick<PageFiles, "script" | "chat" | "weights" | "spellings">,
) {
  const installation = loadSite();
  const sheets = new Map<string, string>();
  return publicAddresses().map(({ address, language, page }) => {
    const text = sheets.get(page.styles) ?? takeStyles(bundle, page.styles);
    sheets.set(page.styles, text);
    const fonts = fontsOf(text, language);
    const html = renderPage(address, { ...files, styles: { text }, fonts }, installation);
    const styleHash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
    return {
      address,
      language,
      path: page.path,
      isAnswer: page.isAnswer ?? false,
      file: `pages${address.replace(/\/$/, "/index")}.html`,
      html,
      styleHash,
    };
  });
}

function takeStyles(bundle: Rolldown.OutputBundle, styles: string): string {
  const source = `public-pages/pages/${styles}`;
  const found = Object.values(bundle).find(
    (file) => file.type === "asset" && file.originalFileNames.some((name) => name.endsWith(source)),
  );
  if (found?.type !== "asset") throw new Error(`${source} is missing in the build`);
  delete bundle[found.fileName];
  // Inside a style element the text would end at a closing tag.
  return String(found.source).trim().replaceAll("</", "<\\/");
}

function fontsOf(styles: string, language: Locale): string[] {
  const addresses = [...styles.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, address = ""]) => address);
  return (FIRST_FACES[language] ?? LATIN).flatMap((face) => addresses.find((address) => address.includes(face)) ?? []);
}

function serveInDevelopment(server: ViteDevServer): void {
  server.middlewares.use(async (request, response, next) => {
    const address = (request.url ?? "").split("?")[0] ?? "";
    const renderer = await rendererOf(server);
    const found = renderer.publicAddresses().find((one) => one.address === address);
    if (!found) return next();
    const styles = { href: `${PAGES}pages/${found.page.styles}` };
    const spellings = spellingFiles((file) => `/@fs${SPELLINGS_FOLDER}${file}`);
    const files = { styles, script: SCRIPT, fonts: [], chat: CHAT, weights: `/@fs${WEIGHTS_FILE}`, spellings };
    const html = renderer.renderPage(address, files, loadSite());
    response.setHeader("content-type", "text/html; charset=utf-8").end(html);
  });
}

/** Parses the messages when the app is built, and writes them beside it: no browser carries the parser or a list of areas. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { TRANSLATED, type Translated } from "../../src/i18n/locales.ts";
import { messages } from "../../src/i18n/messages/en.ts";
import { SHELL_AREAS } from "../../src/web/lib/words/areas.ts";

const FORMATTER = "use-intl/format-message";
const FETCHED = fileURLToPath(new URL("../../src/web/lib/words/fetched-words.ts", import.meta.url));

/** The words of the screens; what the server alone says is not among them. */
const AREAS = Object.keys(messages);
const SHELL: readonly string[] = SHELL_AREAS;

interface WordFile {
  /** Below the folder of all words: `<language>/<area>.json`, the shell's areas together. */
  readonly path: string;
  readonly source: string;
}

/** In development and in tests the library parses them itself; the static pages are drawn by the library as it is. */
export function readyMessages(): Plugin {
  let files: readonly WordFile[] = [];
  let folder = "";
  return {
    name: "ready-messages",
    apply: "build",
    enforce: "pre",
    async config() {
      files = (await Promise.all(TRANSLATED.map(wordFiles))).flat();
      folder = `assets/words-${digestOf(files)}`;
      return {
        define: { WORDS_FOLDER: JSON.stringify(`/${folder}`) },
        resolve: {
          alias: [
            { find: FORMATTER, replacement: `${FORMATTER}/format-only` },
            { find: /^\.\/bundled-words\.ts$/, replacement: FETCHED },
          ],
        },
      };
    },
    generateBundle() {
      for (const { path, source } of files) this.emitFile({ type: "asset", fileName: `${folder}/${path}`, source });
    },
  };
}

/** One name for all of them: the shell carries it in place of a list, and no file is ever changed under its name. */
function digestOf(files: readonly WordFile[]): string {
  return createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 12);
}

async function wordFiles(language: Translated): Promise<WordFile[]> {
  const parsed = await Promise.all(AREAS.map(async (area) => [area, await parsedArea(language, area)] as const));
  const isShells = ([area]: readonly [string, unknown]): boolean => SHELL.includes(area);
  const files = [
    { name: "shell", areas: parsed.filter(isShells) },
    ...parsed.filter((one) => !isShells(one)).map((one) => ({ name: one[0], areas: [one] })),
  ];
  return files.map(({ name, areas }) => ({
    path: `${language}/${name}.json`,
    source: JSON.stringify(Object.fromEntries(areas)),
  }));
}

async function parsedArea(language: Translated, area: string): Promise<unknown> {
  const file = new URL(`../../src/i18n/messages/${language}/${area}.json`, import.meta.url);
  return ready(JSON.parse(await readFile(file, "utf8")));
}

function ready(message: unknown): unknown {
  if (typeof message === "string") return compile(message);
  return Object.fromEntries(Object.entries(Object(message)).map(([name, inner]) => [name, ready(inner)]));
}

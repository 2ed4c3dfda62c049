/** What a screen fetches before it is drawn, named in its page: the browser asks for all of it before a script has run. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Translated } from "#i18n/locales.ts";
import { escapeHtml } from "./page-slots.ts";

const LIST = "pages/first-files.json";
/** The shell's areas lie in one file. */
const SHELL = "shell";

/** As the build writes it (scripts/build/first-files.ts). */
const FirstFiles = z.object({
  /** The folder of all words. */
  words: z.string(),
  /** By the screen's address: its scripts beside the app's own, and the areas of words that it says. */
  screens: z.record(z.string(), z.object({ scripts: z.array(z.string()), areas: z.array(z.string()) })),
  /** By language and the screen's address: what stands in the page until its scripts have run, as HTML. */
  frames: z.record(z.string(), z.record(z.string(), z.string())),
});
export type FirstFiles = z.output<typeof FirstFiles>;

/** Of the built web app in `root`. */
export function readFirstFiles(root: string): FirstFiles {
  const file = join(root, LIST);
  return existsSync(file)
    ? FirstFiles.parse(JSON.parse(readFileSync(file, "utf8")))
    : { words: "", screens: {}, frames: {} };
}

/** For whoever will see the screen: anybody else is led away from it. Empty where it has none. */
export function frameOf({ frames }: FirstFiles, screen: string, language: Translated): string {
  return frames[language]?.[screen] ?? "";
}

export function withFrame(page: string, frame: string): string {
  return page.replace('<div id="root"></div>', () => `<div id="root">${frame}</div>`);
}

/** Names calls that the browser is to make at once; with the cookie, as the app makes them (web/lib/calls/api.ts). */
export function withCalls(page: string, calls: readonly string[]): string {
  const links = calls.map(
    (href) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(href)}">`,
  );
  return page.replace("</head>", () => `${links.join("")}</head>`);
}

/** The page that starts the app, for one screen in one language; as it is for an address that is no screen. */
export function withFirstFiles(page: string, files: FirstFiles, screen: string, language: Translated): string {
  const own = files.screens[screen];
  if (!own) return page;
  const words = [SHELL, ...own.areas].map((area) => `${files.words}/${language}/${area}.json`);
  const links = [
    ...own.scripts.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`),
    ...words.map((href) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(href)}">`),
  ];
  return page.replace("</head>", () => `${links.join("")}</head>`);
}

/** The built web app: hashed files that never change, the static pages, and the page that starts the app. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Translated } from "#i18n/locales.ts";
import { bareAppPage, readAppPage } from "./app-page.ts";
import { installBuiltFiles } from "./built-files.ts";
import { frameOf, readFirstFiles, withFirstFiles } from "./first-files.ts";
import { type Installed, installNoPages, installPublicPages, PUBLIC_PAGE_FILES } from "./public-pages.ts";
import { type SendScreen, screenPages } from "./screen-pages.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The page that starts the app at this screen (an address of `SCREENS`). */
    appPage(screen: string, language: Translated): string;
    /** What stands in that page until its scripts have run; empty where nothing has been built. */
    appFrame(screen: string, language: Translated): string;
    /** Null where nothing has been built. */
    readonly sendScreen: SendScreen | null;
  }
}

const ROOT = join(import.meta.dirname, "../../../../dist/web");

/** When nothing has been built, as in tests of the API, only the API answers. */
export async function installWebFiles(app: FastifyInstance, installed: Installed): Promise<void> {
  if (!existsSync(join(ROOT, "app.html"))) {
    installNoPages(app);
    app.decorate("appPage", bareAppPage);
    app.decorate("appFrame", () => "");
    app.decorate("sendScreen", null);
    return;
  }
  await installBuiltFiles(app, ROOT, PUBLIC_PAGE_FILES);
  installPublicPages(app, ROOT, installed);
  const page = readAppPage(ROOT);
  const files = readFirstFiles(ROOT);
  app.decorate("appPage", (screen, language) => withFirstFiles(page, files, screen, language));
  app.decorate("appFrame", (screen, language) => frameOf(files, screen, language));
  app.decorate("sendScreen", screenPages(app, page, files));
}

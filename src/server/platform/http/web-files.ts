/** The built web app: hashed files that never change, the static pages, and the page that starts the app. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { bareAppPage, readAppPage } from "./app-page.ts";
import { installNoPages, installPublicPages, PUBLIC_PAGE_FILES } from "./public-pages.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The page that starts the app, as it was built. */
    readonly appPage: string;
  }
}

const ROOT = join(import.meta.dirname, "../../../../dist/web");
const YEAR_SECONDS = 365 * 86_400;

/** False when nothing has been built, as in tests of the API: then only the API answers. */
export async function installWebFiles(app: FastifyInstance, publicUrl: string): Promise<boolean> {
  if (!existsSync(join(ROOT, "app.html"))) {
    installNoPages(app);
    app.decorate("appPage", bareAppPage());
    return false;
  }
  await app.register(fastifyStatic, {
    root: ROOT,
    wildcard: false,
    index: false,
    globIgnore: [PUBLIC_PAGE_FILES, "**/*.{br,gz}"],
    preCompressed: true,
    setHeaders(reply, path) {
      const forever = path.includes("/assets/");
      reply.header("cache-control", forever ? `public, max-age=${YEAR_SECONDS}, immutable` : "no-cache");
    },
  });
  installPublicPages(app, ROOT, publicUrl);
  app.decorate("appPage", readAppPage(ROOT));
  return true;
}

/** The static pages: whole files in every language, made ready for the reader's language, appearance and session mark. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { Prepared, sendPrepared } from "./prepared.ts";

const FOLDER = "pages";

/** As the build writes it (scripts/public-pages.ts). */
const Page = z.object({
  address: z.string(),
  /** The English address, which all languages of a page share. */
  path: z.string(),
  language: z.string(),
  file: z.string(),
  styleHash: z.string(),
});
type Page = z.output<typeof Page>;

/** Stands in the files where this site's origin belongs; search engines want whole addresses. */
const ORIGIN = /https:\/\/site-origin\.invalid/g;
const THEMES = new Set(["light", "dark"]);

/** Pages stand in no description of the API. */
const NO_CALL = { schema: { hide: true } };

/** Below `root`, the built web app's folder. The files themselves are not to be had under their own names. */
export const PUBLIC_PAGE_FILES = `${FOLDER}/**`;

export function installPublicPages(app: FastifyInstance, root: string, publicUrl: string): void {
  const pages = z.array(Page).parse(JSON.parse(readFileSync(join(root, FOLDER, "pages.json"), "utf8")));
  for (const page of pages) {
    const html = readFileSync(join(root, page.file), "utf8").replace(ORIGIN, new URL(publicUrl).origin);
    const marked = new Map<string, Prepared>();
    app.get(page.address, NO_CALL, (request, reply) => {
      const elsewhere = inChosenLanguage(pages, page, request);
      reply.header("vary", "cookie");
      if (elsewhere) return reply.header("cache-control", "no-cache").redirect(elsewhere, 302);
      allowStyle(reply, page.styleHash);
      const marks = marksOf(request);
      const prepared =
        marked.get(marks) ?? new Prepared(html.replace("<html", `<html${marks}`), "text/html; charset=utf-8");
      marked.set(marks, prepared);
      return sendPrepared(prepared, request, reply);
    });
    if (page.address.length > 1 && page.address.endsWith("/"))
      app.get(page.address.slice(0, -1), NO_CALL, (_, reply) => reply.redirect(page.address, 308));
  }
}

/** Only the English address gives way to a remembered choice: another one names its language itself. */
function inChosenLanguage(pages: readonly Page[], page: Page, { cookies }: FastifyRequest): string | null {
  if (page.address !== page.path || cookies.lang === page.language) return null;
  return pages.find(({ path, language }) => path === page.path && language === cookies.lang)?.address ?? null;
}

/** Attributes that are right before the first paint; a handful of combinations, so that each is kept. */
function marksOf({ cookies: { theme = "", signed_in } }: FastifyRequest): string {
  const appearance = THEMES.has(theme) ? ` data-theme="${theme}"` : "";
  return signed_in === "1" ? `${appearance} data-session="asking"` : appearance;
}

/** Stricter than the app's: the one style element of the page and no other. */
function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader("content-security-policy"));
  reply.header("content-security-policy", policy.replace(/style-src [^;]*/, `style-src '${hash}'`));
}

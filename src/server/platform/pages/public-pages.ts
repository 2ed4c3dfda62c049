/** The static pages: whole files in every language, made ready for the reader's language, appearance and session mark. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isbot } from "isbot";
import { z } from "zod";
import { MARKED_LOOKS } from "#domain/looks.ts";
import { LANGUAGE_CHOICE, matchLocale } from "#i18n/locales.ts";
import { onceEach } from "../database/once-each.ts";
import { Prepared, sendPrepared } from "../http/answers/prepared.ts";
import { openCookie, saysSignedIn } from "../http/session.ts";
import { fillSlots, hasSlots, type PageSlots } from "./page-slots.ts";

const FOLDER = "pages";
const HTML = "text/html; charset=utf-8";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** As the build writes it (scripts/build/public-pages.ts). */
const Page = z.object({
  address: z.string(),
  /** The English address, which all languages of a page share. */
  path: z.string(),
  language: z.string(),
  file: z.string(),
  styleHash: z.string(),
  /** Sent as the answer to a form, and at no address of its own. */
  isAnswer: z.boolean(),
});
type Page = z.output<typeof Page>;

/** Stands in the files where this site's origin belongs; search engines want whole addresses. */
const ORIGIN = /https:\/\/site-origin\.invalid/g;
/** On the pages of a server without a demonstration, which lead to none (`no-demo:` in public.css). */
const NO_DEMO = ' data-demo="off"';
/** Of one page: no reader makes more than a few, but anybody can send every combination of cookies. */
const MOST_KEPT = 8;

/** Pages stand in no description of the API. */
const NO_CALL = { schema: { hide: true } };

/** What a form is answered with: the page at this English path, in the reader's language. */
export interface PageAnswer {
  readonly path: string;
  readonly language: string;
  readonly status: number;
  readonly values: Readonly<Record<string, string>>;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Filled by the features whose values they are. */
    readonly pageSlots: PageSlots;
    answerPage(request: FastifyRequest, reply: FastifyReply, answer: PageAnswer): Promise<FastifyReply>;
    /** The pages' addresses in each language; none where nothing has been built. */
    readonly publicPages: readonly PublicAddress[];
  }
}

/** A page in one language. */
export interface PublicAddress {
  readonly address: string;
  readonly path: string;
  readonly language: string;
}

/** Below `root`, the built web app's folder. The files themselves are not to be had under their own names. */
export const PUBLIC_PAGE_FILES = `${FOLDER}/**`;

/** Without a built web app forms are answered with the bare values, as in tests of the API. */
export function installNoPages(app: FastifyInstance): void {
  app.decorate("pageSlots", new Map()).decorate("publicPages", []);
  app.decorate("answerPage", async (_request, reply, { status, values }) =>
    reply.code(status).type("text/plain; charset=utf-8").send(Object.values(values).join("\n")),
  );
}

/** What the pages say of this installation. */
export interface Installed {
  readonly publicUrl: string;
  /** Whether there is a demonstration to sign in to. */
  readonly demo: boolean;
}

export function installPublicPages(app: FastifyInstance, root: string, { publicUrl, demo }: Installed): void {
  const built = pagesIn(root, new URL(publicUrl).origin, demo ? "" : NO_DEMO);
  const pages = built.map(({ page }) => page);
  app.decorate("pageSlots", new Map()).decorate("publicPages", pages.filter(isShown));
  for (const one of built) if (isShown(one.page)) routePage(app, one, pages);
  app.decorate("answerPage", async (request, reply, { path, language, status, values }) => {
    const found = built.find(({ page }) => page.path === path && page.language === language);
    if (!found) throw new Error(`There is no page ${path} in ${language}.`);
    allowStyle(reply, found.page.styleHash);
    reply.code(status).header("cache-control", "no-store").type(HTML);
    return reply.send(fillSlots(marked(found.html, marksOf(request)), (name) => values[name]));
  });
}

function isShown({ isAnswer }: Page): boolean {
  return !isAnswer;
}

interface BuiltPage {
  readonly page: Page;
  readonly html: string;
  readonly isFilled: boolean;
}

const pagesIn = onceEach((root = "", origin = "", demo = ""): readonly BuiltPage[] => {
  const pages = z.array(Page).parse(JSON.parse(readFileSync(join(root, FOLDER, "pages.json"), "utf8")));
  return pages.map((page) => {
    const html = readFileSync(join(root, page.file), "utf8").replace(ORIGIN, origin).replace("<html", `<html${demo}`);
    return { page, html, isFilled: hasSlots(html) };
  });
});

function routePage(app: FastifyInstance, { page, html, isFilled }: BuiltPage, pages: readonly Page[]): void {
  const send = isFilled ? sendFilled(app, html) : sendKept(html);
  const isPlain = page.address === page.path;
  app.get(page.address, NO_CALL, (request, reply) => {
    reply.header("vary", isPlain ? "accept-language, cookie" : "cookie");
    const elsewhere = isPlain ? (keptChoice(page, request, reply) ?? inReadersLanguage(pages, page, request)) : null;
    if (elsewhere) return reply.header("cache-control", "no-store").redirect(elsewhere, 302);
    allowStyle(reply, page.styleHash);
    return send(request, reply);
  });
  const slip = addressSlip(page.address);
  if (slip) app.get(slip, NO_CALL, (request, reply) => reply.redirect(page.address + queryOf(request.url), 308));
}

/** The address with its last stroke forgotten or one too many; null for the root, which cannot be mistaken. */
function addressSlip(address: string): string | null {
  return address.endsWith("/") ? address.slice(0, -1) || null : `${address}/`;
}

function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The same bytes for everybody with the same marks: made once, and again once other marks have taken their room. */
function sendKept(html: string): Send {
  const kept = new Map<string, Prepared>();
  return (request, reply) => {
    const marks = marksOf(request);
    const prepared = kept.get(marks) ?? new Prepared(marked(html, marks), HTML);
    kept.delete(marks);
    kept.set(marks, prepared);
    const [longestUnasked] = kept.keys();
    if (kept.size > MOST_KEPT && longestUnasked !== undefined) kept.delete(longestUnasked);
    return sendPrepared(prepared, request, reply);
  };
}

/** Other bytes each time. */
function sendFilled(app: FastifyInstance, html: string): Send {
  return (request, reply) => {
    const filled = fillSlots(html, (name) => app.pageSlots.get(name)?.(request));
    return sendPrepared(new Prepared(marked(filled, marksOf(request)), HTML), request, reply);
  };
}

function marked(html: string, marks: string): string {
  return html.replace("<html", () => `<html${marks}`);
}

/** Whoever chose the language of the plain address on a page of another one: without scripts, too, they keep it. */
function keptChoice({ address, language }: Page, { url }: FastifyRequest, reply: FastifyReply): string | null {
  const query = new URLSearchParams(queryOf(url));
  if (query.get(LANGUAGE_CHOICE) !== language) return null;
  query.delete(LANGUAGE_CHOICE);
  const { secure } = reply.server;
  reply.setCookie("lang", language, { path: "/", maxAge: YEAR_SECONDS, sameSite: "lax", secure });
  return query.size > 0 ? `${address}?${query}` : address;
}

/**
 * Only the plain address gives way, to a remembered choice or else to the browser's languages; another one names its language
 * itself. Programs that read pages for others find each language at its own address.
 */
function inReadersLanguage(pages: readonly Page[], page: Page, request: FastifyRequest): string | null {
  const inLanguage = (wanted: string) =>
    pages.find(({ path, language }) => path === page.path && language === wanted) ?? null;
  const chosen = inLanguage(openCookie(request, "lang") ?? "");
  const reader = chosen || !isBrowsing(request) ? chosen : inLanguage(matchLocale(languagesOf(request)) ?? "");
  return reader && reader !== page ? reader.address + queryOf(request.url) : null;
}

function isBrowsing({ method, headers }: FastifyRequest): boolean {
  const browser = headers["user-agent"] ?? "";
  return method === "GET" && (headers.accept ?? "").includes("text/html") && browser !== "" && !isbot(browser);
}

function languagesOf({ headers }: FastifyRequest): string {
  return headers["accept-language"] ?? "";
}

/** Attributes that are right before the first paint. */
function marksOf(request: FastifyRequest): string {
  const looks = MARKED_LOOKS.map(([name, choices]) => {
    const choice = openCookie(request, name) ?? "";
    return choices.includes(choice) ? ` data-${name}="${choice}"` : "";
  }).join("");
  return saysSignedIn(request) ? `${looks} data-session="asking"` : looks;
}

/** Stricter than the app's: the one style element of the page and no other. */
function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader("content-security-policy"));
  reply.header("content-security-policy", policy.replace(/style-src [^;]*/, `style-src '${hash}'`));
}

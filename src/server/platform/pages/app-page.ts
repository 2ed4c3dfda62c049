/** The page that starts the app, with a head and a plain text of its own where an address has something to say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "./page-slots.ts";

/** Where nothing has been built, as in tests of the API. */
const BARE = `<!doctype html><html lang="en" dir="ltr"><head><title></title><meta name="description" content=""></head><body><div id="root"></div></body></html>`;

export interface AppPageHead {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly description: string;
  /** Whole address. */
  readonly canonical: string;
  /** Whole address of the picture beside a link. */
  readonly picture: string;
  /** schema.org */
  readonly facts: object;
  /** HTML, shown to whoever has no scripts. */
  readonly plain: string;
  /** HTML, shown to all others until the scripts have run. */
  readonly frame: string;
}

export function readAppPage(root: string): string {
  return readFileSync(join(root, "app.html"), "utf8");
}

export function bareAppPage(): string {
  return BARE;
}

/** Every text is escaped here but `plain` and `frame`, which are markup already. */
export function fillAppPage(page: string, head: AppPageHead): string {
  const { language, direction, title, description, plain, frame } = head;
  return page
    .replace(/<html[^>]*>/, () => `<html lang="${escapeHtml(language)}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => meta("name", "description", description))
    .replace("</head>", () => `${tagsOf(head)}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root"><div class="plain">${plain}</div>${frame}</div>`);
}

function tagsOf({ language, title, description, canonical, picture, facts }: AppPageHead): string {
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "Rihla"),
    meta("property", "og:locale", language),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", canonical),
    meta("property", "og:image", picture),
    meta("name", "twitter:card", "summary_large_image"),
    // Inside a script element a text would end at a closing tag.
    `<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`,
  ].join("");
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

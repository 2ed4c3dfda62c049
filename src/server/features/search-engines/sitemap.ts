/** What search engines are told about the site as a whole: all its addresses, and those that are not for them. */
import { SCREENS } from "#contract/screens.ts";
import type { PublicAddress } from "#server/platform/pages/public-pages.ts";

/** `paths` are those that stand in one address for all languages. */
export function sitemapXml(origin: string, pages: readonly PublicAddress[], paths: readonly string[]): string {
  const entries = [
    ...pages.map(({ address, path }) => entryOf(origin, address, linksOf(origin, pages, path))),
    ...paths.map((path) => entryOf(origin, path, "")),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function entryOf(origin: string, path: string, links: string): string {
  return `<url><loc>${origin}${path}</loc>${links}</url>`;
}

/** English is also for readers of whatever other language. */
function linksOf(origin: string, pages: readonly PublicAddress[], path: string): string {
  return pages
    .filter((page) => page.path === path)
    .flatMap(({ language, address }) =>
      (language === "en" ? [language, "x-default"] : [language]).map((tag) => ({ tag, address })),
    )
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${address}"/>`)
    .join("");
}

/** The market, which is there for everybody. */
const FOR_ENGINES: readonly string[] = ["/packages", "/compare"];

/** Signed-in places show nothing to a visitor, and a link that was sent to somebody is theirs; calls are no pages. */
const NOT_FOR_ENGINES = ["/api/", ...new Set(SCREENS.map(firstPart).filter((path) => !FOR_ENGINES.includes(path)))];

function firstPart(path: string): string {
  return path.replace(/^(\/[^/]+).*/, "$1");
}

export function robotsTxt(origin: string): string {
  const lines = [
    "User-agent: *",
    ...NOT_FOR_ENGINES.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}

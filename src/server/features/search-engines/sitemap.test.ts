import { expect, it } from "vitest";
import { robotsTxt, sitemapXml } from "./sitemap.ts";

it("names each page in each language, with all the others beside it", () => {
  const pages = [
    { address: "/about", path: "/about", language: "en" },
    { address: "/ar/about", path: "/about", language: "ar" },
  ];

  const xml = sitemapXml("https://hajj.example", pages, ["/packages"]);

  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    "<loc>https://hajj.example/about",
    "<loc>https://hajj.example/ar/about",
    "<loc>https://hajj.example/packages",
  ]);
  expect(xml.match(/hreflang="(en|ar|x-default)"/g)).toHaveLength(6);
  expect(xml).toContain('hreflang="x-default" href="https://hajj.example/about"');
});

it("keeps search engines out of every signed-in place and of links that were sent to somebody", () => {
  const lines = robotsTxt("https://hajj.example").split("\n");

  for (const path of ["/api/", "/auth", "/settings", "/staff", "/travellers", "/bookings", "/family", "/invitations"])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines.some((line) => /^Disallow: \/(packages|compare)?$/.test(line))).toBe(false);
});

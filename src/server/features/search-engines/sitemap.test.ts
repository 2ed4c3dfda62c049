import { expect, it } from "vitest";
import { sitemapXml } from "./sitemap.ts";

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

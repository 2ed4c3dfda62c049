/** docs/architecture.md against the tree: the table of where to change what leads somewhere. */
import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOCALES } from "../src/i18n/locales.ts";

const page = readFileSync("docs/architecture.md", "utf8");
const table = page.slice(page.indexOf("## Where do I change"), page.indexOf("## What keeps a promise"));
const paths = Array.from(table.matchAll(/`(src\/[^`]+)`/g), ([, path = ""]) => path);

it("says where to change what by files that are there, words in every language", () => {
  const files = paths.flatMap((path) => LOCALES.map((language) => path.replace("<language>", language)));

  expect(paths.length).toBeGreaterThan(15);
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
});

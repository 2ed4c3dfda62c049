import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { SETTING_NAMES } from "../src/server/platform/config/settings.ts";

const readme = readFileSync("README.md", "utf8");
const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

/** The words in code type in the first column of the table below a heading. */
function firstColumn(heading: string): string[] {
  const section = readme.split(`## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word));
}

describe("the README", () => {
  it("names no setting that the program does not read", () => {
    const named = firstColumn("Settings");

    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  });

  it("names every command, and no other", () => {
    const commands = firstColumn("Commands").map((words) => words.replace(/^npm (run )?/, "").split(" ")[0]);

    expect(commands.sort()).toEqual(Object.keys(scripts.scripts).sort());
  });
});

it("docs/walks.md names tests that are there, or a reason, in each row of what was found", () => {
  const page = readFileSync("docs/walks.md", "utf8").split("## Left")[0] ?? "";
  const rows = page.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| Found"));
  const named = rows.map((row) => row.match(/[\w./-]+\.(test|spec)\.tsx?/g) ?? []);
  const tests = globSync("{src,test,e2e,scripts}/**/*.{test,spec}.{ts,tsx}");

  expect(rows.length).toBeGreaterThan(80);
  expect(named.flat().filter((path) => !tests.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual([]);
  expect(rows.filter((row, at) => named[at]?.length === 0 && !/Reason:|words alone/.test(row))).toEqual([]);
});

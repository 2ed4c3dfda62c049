import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { prepareDataFolder, UnusableDataFolder } from "./data-folder.ts";

const root = mkdtempSync(join(tmpdir(), "rihla-folder-"));
afterAll(() => rmSync(root, { recursive: true }));

it("is made with every folder above it, for this user only, and left empty", () => {
  const folder = join(root, "srv", "rihla", "data");

  prepareDataFolder(folder);
  prepareDataFolder(folder);

  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(readdirSync(folder)).toEqual([]);
});

it("may be a link to a folder that is there", () => {
  mkdirSync(join(root, "disk"));
  symlinkSync(join(root, "disk"), join(root, "link"));

  prepareDataFolder(join(root, "link"));

  expect(readdirSync(join(root, "disk"))).toEqual([]);
});

it("is refused where it is a file, lies below one, or is a link to nothing", () => {
  writeFileSync(join(root, "file"), "mine");
  symlinkSync(join(root, "nowhere"), join(root, "broken"));

  for (const wrong of ["file", "file/data", "broken"])
    expect(() => prepareDataFolder(join(root, wrong)), wrong).toThrow(UnusableDataFolder);
});

import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { cutLog } from "./server-log.ts";

const folder = mkdtempSync(join(tmpdir(), "rihla-log-"));
const file = join(folder, "postgres.log");
afterAll(() => rmSync(folder, { recursive: true }));

it("stays as it is up to the limit, and where there is none", () => {
  writeFileSync(file, "short\n");

  cutLog(file, 6);
  cutLog(join(folder, "none.log"), 6);

  expect(readFileSync(file, "utf8")).toBe("short\n");
});

it("keeps the last long one beside it, and what a server that holds it open writes next", () => {
  writeFileSync(`${file}.1`, "the one before\n");
  writeFileSync(file, "");
  const held = openSync(file, "a");
  appendFileSync(file, "a long line\n");

  cutLog(file, 6);
  writeSync(held, "new\n");
  closeSync(held);

  expect(readFileSync(file, "utf8")).toBe("new\n");
  expect(readFileSync(`${file}.1`, "utf8")).toBe("a long line\n");
});

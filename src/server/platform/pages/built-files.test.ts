/** The built app's files: hashed ones kept for good, compressed where the browser can read it, and nothing beside them. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { installBuiltFiles } from "./built-files.ts";

const app = Fastify();
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "rihla-hashed-"));
  await mkdir(join(root, "assets/words"), { recursive: true });
  await writeFile(join(root, "secret.txt"), "not for anybody");
  await writeFile(join(root, "assets/app-1a2b.js"), "plain");
  await writeFile(join(root, "assets/app-1a2b.js.br"), "small");
  await writeFile(join(root, "assets/words/en.json"), "{}");
  await writeFile(join(root, "favicon.svg"), "<svg/>");
  await installBuiltFiles(app, root, "secret.*");
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

it("sends a file to be kept for good, compressed for who can read it", async () => {
  const plain = await app.inject({ url: "/assets/app-1a2b.js" });
  const small = await app.inject({ url: "/assets/app-1a2b.js", headers: { "accept-encoding": "br" } });

  expect([plain.body, small.body]).toEqual(["plain", "small"]);
  expect(small.headers["content-encoding"]).toBe("br");
  for (const { headers } of [plain, small]) {
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toBe("application/javascript; charset=utf-8");
  }
  const again = { url: "/assets/app-1a2b.js", headers: { "if-none-match": String(plain.headers.etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
  expect((await app.inject({ url: "/assets/words/en.json" })).body).toBe("{}");
  expect((await app.inject({ method: "HEAD", url: "/assets/app-1a2b.js" })).statusCode).toBe(200);
});

it("has all others asked for anew each time", async () => {
  expect((await app.inject({ url: "/favicon.svg" })).headers["cache-control"]).toBe("no-cache");
});

it.each([
  "/secret.txt",
  "/assets/",
  "/assets/words",
  "/assets/words/",
  "/assets/app-9z9z.js",
  "/assets/app-1a2b.js.br",
  "/assets/../secret.txt",
  "/assets/..%2fsecret.txt",
  "/assets/%2e%2e/secret.txt",
  "/assets//app-1a2b.js",
])("has nothing at %s", async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});

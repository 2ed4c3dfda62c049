/** The static pages as the server sends them: marks before the first paint, languages, and a policy for their one style. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { installSecurityHeaders } from "../http/guards/security-headers.ts";
import { installPublicPages } from "./public-pages.ts";

const app = Fastify();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rihla-pages-"));
  await mkdir(join(folder, "pages"));
  const pages = ["en", "ar"].map((language) => ({
    address: language === "en" ? "/" : "/ar/",
    path: "/",
    language,
    file: `pages/${language}.html`,
    styleHash: "sha256-abc=",
    isAnswer: false,
  }));
  const others = [
    { address: "/form", file: "pages/form.html", isAnswer: false },
    { address: "/form/sent", file: "pages/sent.html", isAnswer: true },
  ].map((page) => ({ ...page, path: page.address, language: "en", styleHash: "sha256-abc=" }));
  await writeFile(join(folder, "pages/pages.json"), JSON.stringify([...pages, ...others]));
  await writeFile(join(folder, "pages/form.html"), '<html lang="en"><input value="%slot:token%">');
  await writeFile(join(folder, "pages/sent.html"), '<html lang="en"><p>%slot:reason%</p>');
  for (const { language, file } of pages)
    await writeFile(join(folder, file), `<html lang="${language}"><link href="https://site-origin.invalid/">`);
  await app.register(cookie);
  await installSecurityHeaders(app, false);
  installPublicPages(app, folder, { publicUrl: "https://hajj.example/", demo: true });
  app.get("/answered", (request, reply) =>
    app.answerPage(request, reply, {
      path: "/form/sent",
      language: "en",
      status: 422,
      values: { reason: "<b>no</b>" },
    }),
  );
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

it("names the site's own origin in the page's links", async () => {
  const { body, statusCode, headers } = await get("/");

  expect(statusCode).toBe(200);
  expect(body).toBe('<html lang="en"><link href="https://hajj.example/">');
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

it("marks the pages of a server without a demonstration, which lead to none", async () => {
  const bare = Fastify();
  await bare.register(cookie);
  await installSecurityHeaders(bare, false);
  installPublicPages(bare, folder, { publicUrl: "https://hajj.example/", demo: false });

  const { body } = await bare.inject({ url: "/" });
  await bare.close();

  expect(body).toBe('<html data-demo="off" lang="en"><link href="https://hajj.example/">');
});

it("allows the page's one style and no other", async () => {
  const { headers } = await get("/");

  expect(headers["content-security-policy"]).toContain("style-src 'sha256-abc=';");
  expect(headers["content-security-policy"]).not.toContain("unsafe-inline");
});

it.each([
  { sent: "theme=dark", marks: ' data-theme="dark"' },
  { sent: "theme=system", marks: "" },
  { sent: "theme=%22%3E%3Cscript%3E", marks: "" },
  { sent: "theme=light; signed_in=1", marks: ' data-theme="light" data-session="asking"' },
  { sent: "signed_in=yes", marks: "" },
  { sent: "text=150; plain=on; theme=dark", marks: ' data-theme="dark" data-text="150" data-plain="on"' },
  { sent: "text=100; plain=off", marks: "" },
  { sent: "text=900; plain=%22", marks: "" },
])("marks the page for $sent", async ({ sent, marks }) => {
  const { body, headers } = await get("/", { cookie: sent });

  expect(body).toMatch(new RegExp(`^<html${marks} lang="en">`));
  expect(headers.vary).toBe("accept-language, cookie, accept-encoding");
});

it.each([
  { address: "/", lang: "ar", to: "/ar/" },
  { address: "/", lang: "en", to: null },
  { address: "/", lang: "xx", to: null },
  { address: "/ar/", lang: "en", to: null },
])("answers $address to a reader of $lang", async ({ address, lang, to }) => {
  const { statusCode, headers } = await get(address, { cookie: `lang=${lang}` });

  expect(statusCode).toBe(to ? 302 : 200);
  expect(headers.location).toBe(to ?? undefined);
});

const PHONE = "Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36";

/** As a browser that opens an address. */
function open(url: string, language: string, more: Record<string, string> = {}) {
  return get(url, { accept: "text/html,*/*;q=0.8", "accept-language": language, "user-agent": PHONE, ...more });
}

it.each([
  ["ar-EG,ar;q=0.9,en;q=0.8", "/ar/"],
  ["de-DE,ar;q=0.4,en;q=0.2", "/ar/"],
  ["en;q=0.3,ar", "/ar/"],
  ["en-GB,en;q=0.9,ar;q=0.8", null],
  ["ar;q=0,en;q=0.1", null],
  ["ar;q=0", null],
  ["*", null],
  ["*;q=0.9, ar;q=0.1", "/ar/"],
  ["tlh,x-pirate", null],
  ["", null],
  [";q=;,,=\u00ff ar;q=1e999", null],
  [`${"xx-XX;q=0.9,".repeat(600)}ar;q=0.1`, "/ar/"],
])("leads a browser that asks for %.40j to %s", async (language, to) => {
  const { statusCode, headers } = await open("/", language);

  expect([statusCode, headers.location]).toEqual(to ? [302, to] : [200, undefined]);
  expect(headers.vary).toMatch(/^accept-language, cookie/);
  if (to) expect(headers["cache-control"]).toBe("no-store");
});

it("leads nobody who chose a language, no program, and from no address that names one", async () => {
  const stays = [
    await open("/", "ar", { cookie: "lang=en" }),
    await open("/", "ar", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }),
    await open("/", "ar", { "user-agent": "" }),
    await open("/", "ar", { accept: "*/*" }),
    await open("/ar/", "en"),
    await app.inject({ method: "HEAD", url: "/", headers: { "accept-language": "ar", "user-agent": PHONE } }),
  ];

  expect(stays.map(({ statusCode }) => statusCode)).toEqual(stays.map(() => 200));
});

it("keeps the query, and answers with no page that was kept before the languages changed", async () => {
  const { headers } = await open("/", "en");

  expect((await open("/?from=mail&x=%22", "ar")).headers.location).toBe("/ar/?from=mail&x=%22");
  expect((await open("/", "ar", { "if-none-match": String(headers.etag) })).statusCode).toBe(302);
  expect((await open("/", "en", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
});

it("remembers English that was chosen on another page, also without scripts", async () => {
  const chosen = await open("/?language=en&from=mail", "ar");
  const cookies = chosen.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

  expect([chosen.statusCode, chosen.headers.location, cookies]).toEqual([302, "/?from=mail", "lang=en"]);
  expect((await open("/?from=mail", "ar", { cookie: cookies })).statusCode).toBe(200);
  expect((await open("/?language=xx", "en")).cookies).toEqual([]);
});

it.each([
  ["/ar", "/ar/"],
  ["/form/", "/form"],
  ["/form/?kind=privacy", "/form?kind=privacy"],
])("leads %s to the page itself, %s", async (url, to) => {
  const { statusCode, headers } = await get(url);

  expect(statusCode).toBe(308);
  expect(headers.location).toBe(to);
});

it("fills the slots of a page for each reader anew, as text", async () => {
  let filled = 0;
  app.pageSlots.set("token", () => `<${++filled}>`);

  const first = await get("/form");
  const second = await get("/form");

  expect(first.body).toContain('value="&lt;1&gt;"');
  expect(second.body).toContain('value="&lt;2&gt;"');
});

it("keeps an answer to a form at no address of its own", async () => {
  expect((await get("/form/sent")).statusCode).toBe(404);

  const { statusCode, body, headers } = await get("/answered");

  expect(statusCode).toBe(422);
  expect(body).toContain("&lt;b&gt;no&lt;/b&gt;");
  expect(headers["cache-control"]).toBe("no-store");
});

it("sends the same page once, and compressed", async () => {
  const first = await get("/", { "accept-encoding": "gzip" });
  const again = await get("/", { "if-none-match": String(first.headers.etag) });

  expect(first.headers["content-encoding"]).toBe("gzip");
  expect(again.statusCode).toBe(304);
});

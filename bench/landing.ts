/** The static pages against an empty React page built by Vite: script, whole weight, LCP and Lighthouse on a phone. */
import { gzipSync } from "node:zlib";
import lighthouse from "lighthouse";
import { z } from "zod";
import { openDebuggedBrowser } from "./ground/debugged-browser.ts";
import { serveEmptyReactPage } from "./ground/empty-react-page.ts";
import { middle } from "./ground/middle.ts";
import { openProduct } from "./ground/open-product.ts";

/** Odd, so that a middle one stands for all: the machine may be busy with something else in some. */
const TURNS = 3;
const OTHERS = [
  "/about",
  "/platform-features",
  "/for-operators",
  "/for-pilgrims",
  "/trust-security",
  "/contact",
  "/privacy",
  "/terms",
  "/ar/about",
  "/ar/terms",
  "/ar/for-pilgrims",
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const Measured = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  audits: z.object({
    "largest-contentful-paint": z.object({ numericValue: z.number() }),
    "cumulative-layout-shift": z.object({ numericValue: z.number() }),
    "total-byte-weight": z.object({ numericValue: z.number() }),
    "network-requests": z.object({
      details: z.object({ items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })) }),
    }),
  }),
});
type Measured = z.output<typeof Measured>;

const product = await openProduct();
const origin = await product.app.listen({ port: 0, host: "127.0.0.1" });
const empty = await serveEmptyReactPage();
const browser = await openDebuggedBrowser();
try {
  console.log(`Lighthouse, phone, simulated slow 4G, the middle of ${TURNS}`);
  console.log("                          script KB   page KB   LCP s    CLS   perf  access  practice  seo");
  for (const [name, url] of [
    ["empty React page", empty.url],
    ["landing, English", `${origin}/`],
    ["landing, Arabic", `${origin}/ar/`],
  ] as const)
    await show(name, url, TURNS);
  console.log("the other pages, once each");
  for (const path of OTHERS) await show(path, origin + path, 1);
} finally {
  await browser.close();
  await empty.close();
  await product.close();
}

async function show(name: string, url: string, count: number): Promise<void> {
  const turns: Measured[] = [];
  for (let turn = 0; turn < count; turn += 1) turns.push(await measure(url));
  const audit = (id: "largest-contentful-paint" | "cumulative-layout-shift" | "total-byte-weight") =>
    middle(turns.map(({ audits }) => audits[id].numericValue));
  const scores = CATEGORIES.map((category) =>
    middle(turns.map((turn) => (turn.categories[category]?.score ?? 0) * 100)),
  );
  const cells = [
    (await scriptBytes(turns)) / 1024,
    audit("total-byte-weight") / 1024,
    audit("largest-contentful-paint") / 1000,
    audit("cumulative-layout-shift"),
  ].map((value, index) => value.toFixed(index === 3 ? 3 : 1).padStart(8));
  console.log(
    `${name.padEnd(27)}${cells.join("  ")}  ${scores.map((score) => score.toFixed(0).padStart(5)).join("  ")}`,
  );
}

async function measure(url: string): Promise<Measured> {
  const result = await lighthouse(url, {
    port: browser.port,
    onlyCategories: [...CATEGORIES],
    // Also the language that the page before left in a cookie.
    clearStorageTypes: ["cookies", "file_systems", "shader_cache", "service_workers", "cache_storage"],
    logLevel: "error",
  });
  return Measured.parse(result?.lhr);
}

/** As gzip makes them, whatever the server sends, so that both pages are weighed alike. */
async function scriptBytes(turns: readonly Measured[]): Promise<number> {
  const requests = turns[0]?.audits["network-requests"].details.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  const bodies = await Promise.all(scripts.map(async ({ url }) => Buffer.from(await (await fetch(url)).arrayBuffer())));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

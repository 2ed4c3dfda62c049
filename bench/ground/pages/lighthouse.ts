/** What Lighthouse says of a page on a phone with simulated slow 4G, a line a page. */
import { gzipSync } from "node:zlib";
import lighthouse from "lighthouse";
import { z } from "zod";
import { middle } from "../middle.ts";

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

export const HEAD = "                          script KB   page KB   LCP s    CLS   perf  access  practice  seo";

/** Also the language that the page before left in a cookie goes; for a signed-in page cookies stay. */
const STORES = ["file_systems", "shader_cache", "service_workers", "cache_storage"] as const;

interface Browser {
  /** Of its tools. */
  readonly port: number;
  readonly keepsCookies?: boolean;
}

/** Prints the middle of `count` turns. */
export async function showPage(browser: Browser, name: string, url: string, count: number): Promise<void> {
  const turns: Measured[] = [];
  for (let turn = 0; turn < count; turn += 1) turns.push(await measure(browser, url));
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

async function measure({ port, keepsCookies = false }: Browser, url: string): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    clearStorageTypes: keepsCookies ? [...STORES] : ["cookies", ...STORES],
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

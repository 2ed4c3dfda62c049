/** A cold start of the offline guide: the browser opened anew with no network, against the same start on line. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { lineTo } from "../e2e/support/severed-line.ts";
import { findBrowser } from "../scripts/browser.ts";
import { middle } from "./ground/middle.ts";
import { openProduct } from "./ground/open-product.ts";

const TURNS = 5;
const GUIDE = "h2";

const { environment } = await findBrowser();
const executablePath = environment.BROWSER_EXE ?? "";
const product = await openProduct();
const line = await lineTo(await product.app.listen({ port: 0, host: "127.0.0.1" }));
const profile = await mkdtemp(join(tmpdir(), "rihla-bench-"));
try {
  await prepare();
  const online = await turns();
  await line.cut();
  const offline = await turns();
  console.log(`the middle of ${TURNS} cold starts, from asking for /hajj to the plan of the days`);
  console.log(`  with the network     ${online.toFixed(0)} ms`);
  console.log(`  without the network  ${offline.toFixed(0)} ms (ratio ${(offline / online).toFixed(2)})`);
} finally {
  await product.close();
  await rm(profile, { recursive: true });
}

function open() {
  return chromium.launchPersistentContext(profile, { executablePath, env: { ...process.env, ...environment } });
}

/** Visits once, until the copy is whole. */
async function prepare(): Promise<void> {
  const browser = await open();
  const page = await browser.newPage();
  await page.goto(`${line.origin}/hajj`);
  await page.evaluate("navigator.serviceWorker.ready");
  await browser.close();
}

async function turns(): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const browser = await open();
    const page = await browser.newPage();
    const startedAt = performance.now();
    await page.goto(`${line.origin}/hajj`);
    await page.locator(GUIDE).first().waitFor();
    took.push(performance.now() - startedAt);
    await browser.close();
  }
  return middle(took);
}

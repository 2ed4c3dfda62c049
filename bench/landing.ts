/** The static pages against an empty React page built by Vite: script, whole weight, LCP and Lighthouse on a phone. */

import { openProduct } from "./ground/open-product.ts";
import { openDebuggedBrowser } from "./ground/pages/debugged-browser.ts";
import { serveEmptyReactPage } from "./ground/pages/empty-react-page.ts";
import { HEAD, showPage } from "./ground/pages/lighthouse.ts";

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
const product = await openProduct();
const origin = await product.app.listen({ port: 0, host: "127.0.0.1" });
const empty = await serveEmptyReactPage();
const browser = await openDebuggedBrowser();
try {
  console.log(`Lighthouse, phone, simulated slow 4G, the middle of ${TURNS}`);
  console.log(HEAD);
  for (const [name, url] of [
    ["empty React page", empty.url],
    ["landing, English", `${origin}/`],
    ["landing, Arabic", `${origin}/ar/`],
  ] as const)
    await showPage(browser, name, url, TURNS);
  console.log("the other pages, once each");
  for (const path of OTHERS) await showPage(browser, path, origin + path, 1);
} finally {
  await browser.close();
  await empty.close();
  await product.close();
}

/** The pilgrim's four main screens, signed in, against an empty React page built by Vite in the same run. */
import { chromium } from "playwright-core";
import { openDebuggedBrowser } from "./ground/debugged-browser.ts";
import { serveEmptyReactPage } from "./ground/empty-react-page.ts";
import { HEAD, showPage } from "./ground/lighthouse.ts";
import { openProduct } from "./ground/open-product.ts";

const TURNS = 3;
const SCREENS = ["/dashboard", "/documents", "/queue", "/payments"];

const product = await openProduct({ demo: "on" });
const origin = await product.app.listen({ port: 0, host: "127.0.0.1" });
const empty = await serveEmptyReactPage();
const browser = await openDebuggedBrowser();
try {
  await signIn();
  console.log(`Lighthouse, phone, simulated slow 4G and a processor four times slower, the middle of ${TURNS}`);
  console.log(HEAD);
  const signedIn = { ...browser, keepsCookies: true };
  await showPage(signedIn, "empty React page", empty.url, TURNS);
  for (const path of SCREENS) await showPage(signedIn, path, origin + path, TURNS);
} finally {
  await browser.close();
  await empty.close();
  await product.close();
}

/** In the browser that Lighthouse steers. */
async function signIn(): Promise<void> {
  const steered = await chromium.connectOverCDP(`http://127.0.0.1:${browser.port}`);
  const [context] = steered.contexts();
  const page = await context?.newPage();
  await page?.goto(`${origin}/auth`);
  const answer = await page?.request.post(`${origin}/api/login`, {
    data: { username: "pilgrim_demo", password: "Labbayk-1448" },
  });
  if (!answer?.ok()) throw new Error(`pilgrim_demo cannot sign in: ${answer?.status()}`);
  await page?.close();
}

/** The pilgrim's main screens, signed in, against an empty React page built by Vite in the same run. */
import { setTimeout } from "node:timers/promises";
import { type APIRequestContext, chromium } from "playwright-core";
import { listDocuments } from "#contract/documents.ts";
import { openProduct } from "./ground/open-product.ts";
import { openDebuggedBrowser } from "./ground/pages/debugged-browser.ts";
import { serveEmptyReactPage } from "./ground/pages/empty-react-page.ts";
import { HEAD, showPage } from "./ground/pages/lighthouse.ts";

const TURNS = 5;
const READ_EVERY_MS = 500;
const SCREENS = ["/dashboard", "/packages", "/documents", "/queue", "/payments"];

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
  if (!context) throw new Error("the browser has no window");
  const answer = await context.request.post(`${origin}/api/login`, {
    data: { username: "pilgrim_demo", password: "Labbayk-1448" },
  });
  if (!answer.ok()) throw new Error(`pilgrim_demo cannot sign in: ${answer.status()}`);
  await untilRead(context.request);
}

/** The demonstration's papers are read in its first seconds: what is measured is a screen, not a server at other work. */
async function untilRead(request: APIRequestContext): Promise<void> {
  const papers = listDocuments.response.parse(await (await request.get(origin + listDocuments.path)).json());
  if (papers.every(({ stage }) => stage === "done")) return;
  await setTimeout(READ_EVERY_MS);
  return untilRead(request);
}

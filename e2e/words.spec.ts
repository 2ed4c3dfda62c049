/** The words of a screen on their way: kept for good, asked for again, and never missed by a page that is older than the server. */
import { expect, type Page, test } from "@playwright/test";
import { visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const SCREEN = { language: "en", width: 390 } as const;
const WORDS_OF_PACKAGES = "**/assets/words-*/en/packages.json";

/** How often the page itself was asked for, counted from now on. */
function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** The first `times` requests for the words of packages are answered as a newer server does. */
async function takeAway(page: Page, times: number): Promise<void> {
  await page.route(WORDS_OF_PACKAGES, (route) => route.fulfill({ status: 404, body: "" }), { times });
}

test("words come packed, are kept for good, and the shell's are one file", async ({ browser, baseURL }) => {
  const context = await visitor(browser, baseURL ?? "", SCREEN);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, file] = /\/assets\/words-\w+\/(.+)$/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  const answer = page.waitForResponse(WORDS_OF_PACKAGES);
  await page.goto("/packages");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  expect(asked.slice(0, 2)).toEqual(["en/shell.json", "en/packages.json"]);
  expect(new Set(asked).size).toBe(asked.length);
  const { "cache-control": cache, "content-encoding": encoding, "content-type": type } = (await answer).headers();
  expect(cache).toContain("immutable");
  expect(encoding).toMatch(/^(br|gzip)$/);
  expect(type).toContain("application/json");
  await context.close();
});

test("words that get lost once are asked for again", async ({ browser, baseURL }) => {
  const context = await visitor(browser, baseURL ?? "", SCREEN);
  const page = await context.newPage();
  const loads = loadsOf(page);
  await page.route(WORDS_OF_PACKAGES, (route) => route.abort(), { times: 1 });
  await page.goto("/packages");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads()).toBe(1);
  await context.close();
});

test("a page that is older than the server is loaded anew, once", async ({ browser, baseURL }) => {
  const context = await visitor(browser, baseURL ?? "", SCREEN);
  const page = await context.newPage();
  const loads = loadsOf(page);
  await takeAway(page, 2);
  await page.goto("/packages");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(loads()).toBe(2);

  await takeAway(page, 100);
  await page.reload();
  await expect(page.getByRole("heading", { name: words("en")("common")("errorPage.title") })).toBeVisible();
  expect(loads()).toBe(3);
  await expect(page.getByText(/packages\.\w+/)).toHaveCount(0);
  await context.close();
});

import { type BrowserContext, expect, test } from "@playwright/test";
import { demoUser } from "./support/people.ts";

test("the first page draws without a fault, and an unknown one is not found", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));

  const first = await page.goto("/");
  await expect(page.locator("#main")).toBeVisible();
  const unknown = await page.request.get("/no-such-page", { headers: { accept: "text/html" } });

  expect(first?.status()).toBe(200);
  expect(unknown.status()).toBe(404);
  expect(faults).toEqual([]);
});

test("while it is looked up who is here, the page says that it loads", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/user", async (route) => {
    await held;
    await route.continue();
  });

  await page.goto("/auth");
  await expect(page.getByRole("status")).toHaveText("Loading...");
  letGo();

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the app's script comes compressed and is kept for good", async ({ page }) => {
  const script = page.waitForResponse((response) => /\/assets\/shell-.+\.js$/.test(response.url()));
  await page.goto("/packages");

  const headers = await (await script).allHeaders();

  expect(headers["content-encoding"]).toMatch(/^(br|gzip)$/);
  expect(headers["cache-control"]).toContain("immutable");
});

/** A node that has more to do than a page's first answers lets pages ask for themselves for ten seconds. */
const ONCE_UNBUSY = { intervals: [11_000], timeout: 120_000 };

test("a screen finds its first answers in its page, and the next screen asks for its own", async ({
  browser,
  baseURL,
}) => {
  const context = await demoUser(browser, baseURL ?? "", { language: "en", width: 1440 }, "pilgrim_demo");
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await expect(async () => {
    asked.length = 0;
    await page.goto("/queue");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(asked).not.toContain("/api/user");
    expect(asked).not.toContain("/api/queue/status");
  }).toPass(ONCE_UNBUSY);
  await page.goto("/documents");
  await page.getByRole("link", { name: "Family" }).first().click();
  await expect(page).toHaveURL(/\/family$/);

  await expect.poll(() => asked).toContain("/api/family");
  await context.close();
});

test("the market finds its first packages in its page; a visitor's browser asks for each answer once", async ({
  browser,
  baseURL,
}) => {
  const pilgrim = await demoUser(browser, baseURL ?? "", { language: "en", width: 390 }, "pilgrim_demo");
  const visitor = await browser.newContext(baseURL ? { baseURL } : {});

  const asked = [await askedOfMarket(pilgrim), await askedOfMarket(visitor)];

  const first = ["/api/packages/facets", "/api/packages?sort=popular&limit=12"];
  expect(asked.map((calls) => calls.toSorted())).toEqual([[], first]);
  await Promise.all([pilgrim.close(), visitor.close()]);
});

/** What the market asks for until its first card stands. */
async function askedOfMarket(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/packages(\/facets)?$/.test(pathname)) asked.push(pathname + search);
  });
  await page.goto("/packages");
  await expect(page.getByRole("article").first()).toBeVisible();
  return [...asked];
}

for (const language of ["en", "ar"] as const)
  test(`the page of a screen begins with the heading that the screen has (${language})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await demoUser(browser, baseURL ?? "", { language, width: 390 }, "pilgrim_demo");
    const page = await context.newPage();
    for (const path of ["/dashboard", "/documents", "/queue", "/payments", "/bookings", "/journey"]) {
      await expect(async () => {
        const html = await (await page.request.get(path, { headers: { accept: "text/html" } })).text();
        const [, framed] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? [];

        await page.goto(path);

        await expect(page.locator("#main h1"), path).toHaveText(framed ?? "no heading", { timeout: 10_000 });
      }).toPass(ONCE_UNBUSY);
    }
    await context.close();
  });

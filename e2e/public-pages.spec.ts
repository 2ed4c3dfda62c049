/** The public pages of SPEC §2: every link and button with its target, clicked; without scripts, in both languages, by axe. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, test } from "@playwright/test";
import { follow } from "./support/follow.ts";
import { FOOTER, HEADER, PUBLIC_PAGES, type Target, TILES } from "./support/public-targets.ts";
import { tierOf } from "./support/tier.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** As a browser that was told to keep nothing. */
const NO_STORAGE = `for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });`;

test.use({ viewport: DESK });

/** One of each kind: cards, a form, a long text. */
const TELLING: readonly string[] = ["/for-operators", "/contact", "/terms"];

for (const { path, heading, targets } of PUBLIC_PAGES)
  test.describe(path, () => {
    test("every link between header and footer stands in the table", async ({ page }) => {
      await page.goto(path);

      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectLinks(page.locator("main"), targets);
    });

    // The demonstrations' own test follows them to the end.
    const followed = targets.filter(({ name }) => !name.startsWith("Try Pilgrim") && !name.startsWith("Try Op"));
    for (const [at, target] of followed.entries())
      test(`'${target.name}' leads to ${target.ends ?? target.href}${tierOf(at === 0 && TELLING.includes(path))}`, async ({
        page,
        baseURL,
      }) => {
        await page.goto(path);
        await follow(page, page.locator("main"), target, baseURL);
      });

    test(`is whole without scripts${tierOf(TELLING.includes(path))}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: DESK, baseURL: baseURL ?? "" });
      const page = await context.newPage();
      await page.goto(path);

      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      for (const section of await page.locator("main section").all()) await expect(section).toBeVisible();
      await expectLinks(page.locator("main"), targets);
      await context.close();
    });

    for (const [language, size, colorScheme] of [
      ["en", DESK, "light"],
      ["ar", PHONE, "dark"],
    ] as const)
      test(`in ${language} at ${size.width} px: axe finds nothing and nothing overflows${tierOf(size === PHONE && TELLING.includes(path))}`, async ({
        page,
      }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.goto(language === "en" ? path : `/${language}${path}`);

        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();

        await expect(page.locator("html")).toHaveAttribute("lang", language);
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(size.width);
      });
  });

for (const [place, targets] of [
  ["header", HEADER],
  ["footer", FOOTER],
] as const)
  for (const [at, target] of targets.entries())
    test(`'${target.name}' in the ${place} leads to ${target.ends ?? target.href}${tierOf(at === 1)}`, async ({
      page,
      baseURL,
    }) => {
      await page.goto("/for-pilgrims");
      await follow(page, page.locator(place), target, baseURL);
    });

for (const [at, target] of TILES.entries())
  test(`the tile '${target.name}' leads to ${target.ends ?? target.href}${tierOf(at === 1)}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/for-operators");
    await page.getByRole("button", { name: "Menu" }).click();
    await follow(page, page.getByRole("dialog", { name: "Menu" }), target, baseURL);
  });

test("an Arabic page leads to Arabic pages, and to the app that remembers the language", async ({ page, baseURL }) => {
  await page.goto("/ar/for-pilgrims");
  await page.locator("footer").getByRole("link", { name: "ما يناله المنظم" }).click();
  await expect(page).toHaveURL(`${baseURL}/ar/for-operators`);

  await page.locator("main").getByRole("link", { name: "شاهد العرض" }).first().click();

  await expect(page).toHaveURL(`${baseURL}/packages`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
});

test("signed in, a page stays and greets", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Try Pilgrim Demo" }).click();
  await page.waitForURL("**/dashboard");

  await page.goto("/for-pilgrims");

  const header = page.locator("header");
  await expect(header.getByText(/^Welcome, \w+/)).toBeVisible();
  await expect(header.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect(header.getByRole("link", { name: "LOGIN" })).toBeHidden();
  await header.getByRole("button", { name: "Logout" }).click();
  await expect(header.getByRole("link", { name: "LOGIN" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/for-pilgrims");
});

test.describe("under hard conditions", () => {
  test("a page is read without its faces and without storage", async ({ page }) => {
    const faults: Error[] = [];
    page.on("pageerror", (error) => faults.push(error));
    await page.route("**/*.woff2", (route) => route.abort());
    await page.addInitScript({ content: NO_STORAGE });

    for (const { path, heading } of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    }

    expect(faults).toEqual([]);
  });

  for (const address of ["/xx/about", "/ar/no-such-page"])
    test(`${address} is answered as not there`, async ({ request }) => {
      const answer = await request.get(address, { headers: { accept: "text/html" } });

      expect(answer.status()).toBe(404);
    });
});

/** Exactly these links, as often as the table says, each to its address. */
async function expectLinks(place: Locator, targets: readonly Target[]): Promise<void> {
  for (const { name, href, count = 1 } of targets) {
    const links = place.getByRole("link", { name, exact: true });
    await expect(links, name).toHaveCount(count);
    await expect(links.first(), name).toHaveAttribute("href", href);
  }
  const listed = new Set(targets.map(({ href }) => href));
  const found = await Promise.all(
    (await place.locator("a:not([popover] a)").all()).map((link) => link.getAttribute("href")),
  );
  expect(found.filter((href) => href === null || !(listed.has(href) || /^(tel|mailto):/.test(href)))).toEqual([]);
}

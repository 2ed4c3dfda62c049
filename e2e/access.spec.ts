/**
 * The main screens as somebody sees them who has enlarged the page four times (a window of 1,280 px then holds 320), light
 * and dark, from left and from right: no rule of WCAG 2.2 AA that a program can judge is broken, nothing is cut off
 * sideways, and every control is large enough for a shaking hand. The same on a phone with larger text and in plain mode.
 * `npm run screens` judges all screens and states; the long tier the main ones in more looks.
 */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { judged } from "./support/access.ts";
import { type Screen, signIn, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";

/** What is seen four times enlarged in dark too. */
const FEWER = ["/packages", "/auth", "/dashboard", "/documents", "/queue", "/payments", "/operator-dashboard"];
const VISITOR = ["/packages", "/auth", "/auth?mode=register", "/prayer", "/hajj"];
const PILGRIM = ["/dashboard", "/documents", "/queue", "/family", "/payments", "/journey", "/bookings", "/settings"];
const OPERATOR = ["/operator-dashboard", "/operator-dashboard?tab=bookings"];

for (const { language, isDark } of [
  { language: "en", isDark: false },
  { language: "ar", isDark: true },
] as const)
  test(`the main screens, four times enlarged, in ${language} and ${isDark ? "dark" : "light"} @long`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const screen: Screen = { language, width: 320 };
    const some = (paths: readonly string[]) => (isDark ? paths.filter((path) => FEWER.includes(path)) : paths);
    const open = async (username?: "pilgrim_demo" | "operator_demo") => {
      const context = await visitor(browser, baseURL ?? "", screen, { drawn: true });
      await context.addCookies([{ name: "theme", value: isDark ? "dark" : "light", url: baseURL ?? "" }]);
      if (username) await signIn(context.request, username);
      return context;
    };

    expect([
      ...(await faultsOf(await open(), some(VISITOR))),
      ...(await faultsOf(await open("pilgrim_demo"), some(PILGRIM))),
      ...(await faultsOf(await open("operator_demo"), some(OPERATOR))),
    ]).toEqual([]);
  });

const PUBLIC = ["/", "/contact", "/terms"];

const LARGE: readonly (Pick<Screen, "language"> & { readonly isDark: boolean; readonly only?: readonly string[] })[] = [
  { language: "ur", isDark: true, only: ["/packages", "/dashboard", "/queue", "/operator-dashboard"] },
  { language: "en", isDark: false },
  { language: "ur", isDark: true },
  { language: "ru", isDark: false },
];

for (const { language, isDark, only } of LARGE)
  test(`on a phone, text of 150 % in plain mode, in ${language} and ${isDark ? "dark" : "light"}${only ? ", in short" : tierOf(false)}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const some = (paths: readonly string[]) => (only ? paths.filter((path) => only.includes(path)) : paths);
    const open = async (username?: "pilgrim_demo" | "operator_demo") => {
      const context = await visitor(browser, baseURL ?? "", { language, width: 390 }, { drawn: true });
      const looks = { text: "150", plain: "on", theme: isDark ? "dark" : "light" };
      await context.addCookies(Object.entries(looks).map(([name, value]) => ({ name, value, url: baseURL ?? "" })));
      if (username) await signIn(context.request, username);
      return context;
    };

    expect([
      ...(await faultsOf(await open(), some([...PUBLIC, ...VISITOR]))),
      ...(await faultsOf(await open("pilgrim_demo"), some(PILGRIM))),
      ...(await faultsOf(await open("operator_demo"), some(OPERATOR))),
    ]).toEqual([]);
  });

test("text size and plain mode are chosen once, and stand before anything is drawn", async ({ page }) => {
  const root = page.locator("html");
  await page.goto("/packages");
  const usual = await sizeOfText(page);
  await page.locator("header").getByRole("button", { name: "Text size and appearance" }).click();
  await page.getByRole("dialog").getByText("150%", { exact: true }).click();
  await page.getByRole("dialog").getByLabel("Plain mode").check();

  await expect(root).toHaveAttribute("data-text", "150");
  expect((await sizeOfText(page)) / usual).toBeCloseTo(1.5, 2);
  // Whatever the app's own scripts would do late has not run when the document is there.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/auth", { waitUntil: "commit" });
  await expect(root).toHaveAttribute("data-plain", "on");
  await page.goto("/about");
  await expect(root).toHaveAttribute("data-text", "150");
});

test("where no cookie is kept the choice holds until the page is closed", async ({ page }) => {
  await page.addInitScript('Object.defineProperty(document, "cookie", { get: () => "", set: () => undefined })');
  await page.goto("/packages");
  await page.locator("header").getByRole("button", { name: "Text size and appearance" }).click();
  await page.getByRole("dialog").getByLabel("Plain mode").check();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "LOGIN", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-plain", "on");
});

function sizeOfText(page: Page): Promise<number> {
  return page.evaluate<number>("parseFloat(getComputedStyle(document.body).fontSize)");
}

async function faultsOf(context: BrowserContext, paths: readonly string[]): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await quiet(page);
    faults.push(...(await judged(page)).map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  return faults;
}

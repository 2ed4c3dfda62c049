/**
 * The main screens as somebody sees them who has enlarged the page four times (a window of 1,280 px then holds 320), light
 * and dark, from left and from right: no rule of WCAG 2.2 AA that a program can judge is broken, nothing is cut off
 * sideways, and every control is large enough for a shaking hand. `npm run screens` judges all screens and states.
 */
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type Screen, signIn, visitor } from "./support/people.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Of the second look, which differs in colour and side alone. */
const FEWER = ["/packages", "/auth", "/dashboard", "/documents", "/queue", "/payments", "/operator-dashboard"];
const VISITOR = ["/packages", "/auth", "/auth?mode=register", "/prayer", "/hajj"];
const PILGRIM = ["/dashboard", "/documents", "/queue", "/family", "/payments", "/journey", "/bookings", "/settings"];
const OPERATOR = ["/operator-dashboard", "/operator-dashboard?tab=bookings"];

/** WCAG 2.5.8: 24 by 24 CSS px, but for links within a sentence. Runs in the page. */
const TOO_SMALL = `[...document.querySelectorAll("button, [role=tab], [role=switch], select, input:not([type=hidden])")]
  .filter((control) => control.checkVisibility() && !control.closest(".sr-only") && !control.matches(".sr-only"))
  .map((control) => [control, (control.closest("label") ?? control).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < 24 || height < 24))
  .map(([control]) => control.outerHTML.slice(0, 120))`;

for (const { language, isDark } of [
  { language: "en", isDark: false },
  { language: "ar", isDark: true },
] as const)
  test(`the main screens, four times enlarged, in ${language} and ${isDark ? "dark" : "light"}`, async ({
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

async function faultsOf(context: BrowserContext, paths: readonly string[]): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    faults.push(...(await judged(page)).map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  return faults;
}

async function judged(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const sideways = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  const small = await page.evaluate<string[]>(TOO_SMALL);
  return [
    ...violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    ...(sideways > 0 ? [`is ${sideways} px too wide`] : []),
    ...small.map((control) => `too small: ${control}`),
  ];
}

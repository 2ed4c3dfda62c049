/** Wishes of a visitor: stated on the list, explained on a card, still there after a reload and on the package's own page. */
import { expect, test } from "@playwright/test";
import { visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const SCREEN = { language: "en", width: 390 } as const;

test("stated wishes explain how a package fits, on its card and on its page", async ({ browser, baseURL }) => {
  const context = await visitor(browser, baseURL ?? "", SCREEN);
  const page = await context.newPage();
  const t = words(SCREEN.language)("wishes");
  const match = page.locator("summary").filter({ hasText: t("match", { met: 1, count: 2 }) });

  await page.goto("/packages");
  await page.getByRole("button", { name: t("title") }).click();
  await page.getByLabel(t("field.budget")).fill("100000");
  await page.getByLabel(t("field.distance")).fill("1");
  await page.keyboard.press("Escape");
  await match.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("sum", { points: 65 })).first()).toBeVisible();

  await page.reload();
  await expect(match.first()).toBeVisible();
  await page.locator("article h3 a").first().click();
  await page.waitForURL(/\/packages\/.+/);
  await expect(match).toHaveCount(1);
  await match.click();
  await expect(page.getByText(t("sum", { points: 65 }))).toBeVisible();
  await context.close();
});

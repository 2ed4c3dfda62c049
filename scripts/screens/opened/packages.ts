/** What is opened on the market before it is drawn. */
import type { Page } from "playwright-core";

export async function openMoreFilters(page: Page): Promise<void> {
  await page.locator("search button[aria-expanded]:not([role=combobox])").first().click();
}

export async function openComparison(page: Page): Promise<void> {
  const buttons = page.locator("article button[aria-pressed]");
  for (const place of [0, 1, 4]) await buttons.nth(place).click();
  await page.locator("a[href^='/compare']").click();
  await page.waitForURL(/\/compare/);
}

export async function openFirstPackage(page: Page): Promise<void> {
  await page.locator("main a[href^='/packages/']").first().click();
  await page.waitForURL(/\/packages\/.+/);
}

export async function openFirstHold(page: Page): Promise<void> {
  await page.locator("main article button").first().click();
  await page.getByRole("dialog").waitFor();
}

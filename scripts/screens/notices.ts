/** What is done before the pictures of the settings. */
import type { Page } from "playwright-core";

/** Parts that come when their reader nears them. */
export async function fetchParts(page: Page): Promise<void> {
  for (const id of ["notices", "visibility", "consents", "views"]) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await page.locator(`#${id} h2`).waitFor();
  }
  await page.evaluate("window.scrollTo(0, 0)");
}

export async function openSubscribe(page: Page): Promise<void> {
  await page.locator("main button[aria-haspopup=dialog]", { hasText: /Subscribe|مشترك|اشترك/ }).click();
  await page.getByRole("dialog").waitFor();
}

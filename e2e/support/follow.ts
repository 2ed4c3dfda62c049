/** Presses a link of the tables of public pages, and sees where it ends. */
import { expect, type Locator, type Page } from "@playwright/test";
import type { Target } from "./public-targets.ts";

export async function follow(page: Page, place: Locator, { name, href, ends }: Target, baseURL = ""): Promise<void> {
  await place.getByRole("link", { name, exact: true }).first().click();
  await expect(page).toHaveURL(baseURL + (ends ?? href));
  await expect(page.getByRole("heading").first()).toBeVisible();
}

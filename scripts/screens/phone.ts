/** Bookings by phone on their pages: the form half filled, and a link that has just been made. */
import type { Page } from "playwright-core";

export async function enterByPhone(page: Page): Promise<void> {
  await page.locator("main button.w-auto, main header button").first().click();
  const form = page.locator("main form");
  await form.locator("input").nth(0).fill("Hafsa");
  await form.locator("input").nth(1).fill("Malik");
  await form.locator("input").nth(2).fill("+44 20 7946 0018");
  await form.locator("select").nth(0).selectOption("GB");
  await form.locator("select").nth(2).selectOption({ index: 1 });
  await form.locator("select").nth(3).selectOption("2");
}

export async function openLink(page: Page): Promise<void> {
  await page.locator("main li button").first().click({ timeout: 10_000 });
  await page.getByRole("dialog").waitFor();
}

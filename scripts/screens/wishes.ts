/** States wishes on the list, weighs one, and opens how the first package meets them. */
import type { Page } from "playwright-core";

export async function openMatch(page: Page): Promise<void> {
  const card = page.locator("main details").first();
  await card.locator("summary").click();
  await card.locator("input[type=number]").first().fill("7000");
  await card.locator("input[type=number]").nth(1).fill("600");
  await card.locator("input[type=date]").first().fill("2027-05-01");
  await card.locator("input[type=checkbox]").check();
  await card.locator("select:has(option[value='Deluxe'])").selectOption("Deluxe");
  await card.locator("select:has(option[value='London'])").selectOption("London");
  await page.locator("article details summary").first().click();
}

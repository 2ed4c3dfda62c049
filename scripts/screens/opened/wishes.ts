/** States wishes on the list, weighs one, and opens how the first package meets them. */
import type { Page } from "playwright-core";

export async function openMatch(page: Page): Promise<void> {
  await page.locator("button[aria-controls]:has(.lucide-list-checks)").click();
  await page.locator("input[inputmode=numeric]").first().fill("7000");
  await page.locator("input[inputmode=numeric]").nth(1).fill("600");
  await page.locator("input[type=date]").first().fill("2027-05-01");
  await page.locator("input[type=checkbox]").check();
  await page.locator("select:has(option[value='Deluxe'])").selectOption("Deluxe");
  await page.locator("select:has(option[value='London'])").selectOption("London");
  await page.keyboard.press("Escape");
  await page.locator("article details summary").first().click();
}

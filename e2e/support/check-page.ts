/** A page without a fault that a program finds. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function checkPage(page: Page): Promise<void> {
  // Judged is what stands there: before its first words arrive, any page is one without a heading.
  await page.locator("h1").first().waitFor({ state: "attached" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

/** An operator asks where a figure comes from: from the card and from the analysis to the bookings, and back with Esc. */
import { expect, type Page, test } from "@playwright/test";
import { demoUser } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

for (const screen of [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
] as const) {
  test(`a figure opens its bookings, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const operator = words(screen.language)("operator");
    const analytics = words(screen.language)("analytics");
    const page = await (await demoUser(browser, baseURL ?? "", screen, "operator_demo")).newPage();
    await page.goto("/operator-dashboard");

    const card = page
      .getByRole("region", { name: operator("figures.label") })
      .getByRole("definition")
      .first();
    const shown = await card.innerText();
    await page.getByRole("link", { name: operator("figures.revenue") }).press("Enter");
    const behind = page.getByRole("dialog", { name: analytics("behind.title.revenue") });
    await expect(behind.getByText(shown, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/behind=revenue/);
    await page.keyboard.press("Escape");
    await expect(behind).toBeHidden();

    await page.getByRole("tab", { name: operator("tabs.analytics") }).click();
    await traceMonth(page, { table: analytics("tables.months"), title: analytics("behind.title.revenue") });
  });
}

/** The sum of the newest month that had any, in the table and above its bookings. */
async function traceMonth(page: Page, { table, title }: { table: string; title: string }): Promise<void> {
  const card = page.locator("section", { has: page.getByRole("heading", { name: table }) });
  await card.getByRole("radio").last().check({ force: true });
  const link = card.getByRole("row").last().getByRole("link").first();
  const amount = await link.innerText();
  await link.click();
  await expect(page.getByRole("dialog", { name: title }).getByText(amount, { exact: true }).first()).toBeVisible();
}

/** On paper: what a screen says stays, what is only for pressing goes, and nothing is black on black. */
import { expect, test } from "@playwright/test";
import { demoUser } from "./support/people.ts";
import { words } from "./support/words.ts";

const t = words("en");

test("a screen prints what it says and none of its controls", async ({ browser, baseURL }) => {
  const context = await demoUser(browser, baseURL ?? "", { language: "en", width: 1440 }, "pilgrim_demo");
  const page = await context.newPage();
  await page.goto("/journey");
  const steps = page.getByRole("main").getByRole("navigation").getByRole("listitem");
  await expect(steps).toHaveCount(10);
  await page.emulateMedia({ media: "print" });

  for (const step of await steps.all()) await expect(step).toBeVisible();
  await expect(page.locator("header nav:visible, header button:visible")).toHaveCount(0);

  await page.goto("/hajj");
  const pillar = page.getByRole("main").getByText(t("hajj")("standing.pillar"), { exact: true }).first();
  await expect(pillar).toBeVisible();
  await expect(pillar).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await context.close();
});

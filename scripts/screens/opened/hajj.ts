/** The days of Hajj before they are drawn. */
import type { Page } from "playwright-core";

const PIN = "271828";
const APART_MS = 1_600;

/** Once for each browser: the second screen finds them locked. */
export async function keepPapers(page: Page): Promise<void> {
  const pins = page.locator("input[type=password]");
  await pins.first().waitFor();
  const isNew = (await pins.count()) === 2;
  await pins.first().fill(PIN);
  if (isNew) await pins.last().fill(PIN);
  await page.locator("form button[type=submit]").click();
  await pins.first().waitFor({ state: "detached" });
}

/** The card of whoever's papers are open. */
export async function openCard(page: Page): Promise<void> {
  await page.goto("/hajj?part=papers");
  await keepPapers(page);
  await page.locator("[role=tab]").nth(2).click();
  await page.locator("section[lang=ar]").waitFor();
}

/** Three rounds, each a moment after the other. */
export async function countThree(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await page.locator("button.touch-manipulation").click();
    await page.waitForTimeout(APART_MS);
  }
}

export async function chooseLondon(page: Page): Promise<void> {
  await page.locator("input[type=search]").fill("London");
  await page.keyboard.press("Enter");
}

/** Two-step sign-in of somebody who has just registered: the square that an app scans, and the codes to put away. */
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { PASSWORD } from "../shell.ts";

export async function openSquare(page: Page): Promise<void> {
  const card = page.locator("#second-factor");
  await card.scrollIntoViewIfNeeded();
  await card.getByRole("button").click();
  await card.locator("input[name=password]").fill(PASSWORD);
  await card.locator("button[type=submit]").click();
  await card.locator("input[name=code]").waitFor();
  await card.scrollIntoViewIfNeeded();
}

export async function turnOn(page: Page): Promise<void> {
  await openSquare(page);
  const card = page.locator("#second-factor");
  const secret = Secret.fromBase32((await card.locator("dd").innerText()).replaceAll(" ", ""));
  await card.locator("input[name=code]").fill(new TOTP({ secret }).generate());
  await card.locator("button[type=submit]").click();
  await card.locator("li").first().waitFor();
  await card.scrollIntoViewIfNeeded();
}

/** From a registration by the mails of the outbox to a new password and back in. */
import { expect, type Page, test } from "@playwright/test";
import { linkIn, mailsTo } from "../test/outbox.ts";

const EMAIL = "forgetful@example.org";

/** The path of the newest link of a kind, once its mail has been written. */
async function linkTo(prefix: string): Promise<string> {
  const read = async () => linkIn(await mailsTo(process.env.E2E_OUTBOX ?? "", EMAIL), prefix);
  await expect.poll(() => read().catch(() => ""), { timeout: 15_000 }).toContain(prefix);
  return read();
}

async function register(page: Page): Promise<void> {
  await page.goto("/auth?mode=register");
  await page.getByLabel("First name").fill("Maryam");
  await page.getByLabel("Last name").fill("Siddiqui");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Username").fill("forgetful");
  await page.getByLabel("Password", { exact: true }).fill("the first one");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/dashboard");
}

test("who has forgotten the password gets in again by two mails", async ({ page, browser }) => {
  await register(page);
  await page.goto(await linkTo("/auth/verify/"));
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/auth");
  await elsewhere.getByRole("link", { name: "Forgotten your password?" }).click();
  await elsewhere.getByLabel("Username or email").fill(EMAIL);
  await elsewhere.getByRole("button", { name: "Send the link" }).click();
  await expect(elsewhere.getByText("If there is such an account")).toBeVisible();
  await elsewhere.goto(await linkTo("/auth/reset/"));
  await elsewhere.getByLabel("New password", { exact: true }).fill("a second one");
  await elsewhere.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings&ended=1$/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();

  await elsewhere.getByRole("link", { name: "Sign in" }).click();
  await elsewhere.getByLabel("Username or email").fill("forgetful");
  await elsewhere.getByLabel("Password", { exact: true }).fill("a second one");
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await elsewhere.waitForURL("**/dashboard");

  await elsewhere.getByRole("button", { name: /^Notifications/ }).click();
  await expect(elsewhere.getByRole("link", { name: /^Unread Your password was changed/ })).toBeVisible();
});

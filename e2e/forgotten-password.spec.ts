/** From a registration by the mails of the outbox to a new password and back in. */
import { expect, type Page, test } from "@playwright/test";
import { linkIn, mailsTo } from "../test/outbox.ts";

interface Forgetful {
  readonly username: string;
  readonly email: string;
}

/** Of its own at each try. */
function somebody(): Forgetful {
  const username = `forgetful-${Date.now()}`;
  return { username, email: `${username}@example.org` };
}

/** The path of the newest link of a kind, once its mail has been written. */
async function linkTo(prefix: string, { email }: Forgetful): Promise<string> {
  const read = async () => linkIn(await mailsTo(process.env.E2E_OUTBOX ?? "", email), prefix);
  await expect.poll(() => read().catch(() => ""), { timeout: 15_000 }).toContain(prefix);
  return read();
}

async function register(page: Page, { username, email }: Forgetful): Promise<void> {
  await page.goto("/auth?mode=register");
  await page.getByLabel("First name").fill("Maryam");
  await page.getByLabel("Last name").fill("Siddiqui");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("the first one");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL("**/dashboard");
}

test("who has forgotten the password gets in again by two mails", async ({ page, browser }) => {
  const who = somebody();
  await register(page, who);
  await page.goto(await linkTo("/auth/verify#", who));
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByText("Your email address is confirmed.")).toBeVisible();
  await page.goto("/settings");
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto("/auth");
  await elsewhere.getByRole("link", { name: "Forgotten your password?" }).click();
  // The form before it has a field of the same name, and stays until this one has come.
  await expect(elsewhere.getByRole("heading", { name: "A new password" })).toBeVisible();
  await elsewhere.getByLabel("Username or email").fill(who.email);
  await elsewhere.getByRole("button", { name: "Send the link" }).click();
  await expect(elsewhere.getByText("If there is such an account")).toBeVisible();
  await elsewhere.goto(await linkTo("/auth/reset#", who));
  await elsewhere.getByLabel("New password", { exact: true }).fill("a second one");
  await elsewhere.getByRole("button", { name: "Save the password" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings&ended=1$/);
  await expect(page.getByText("Your session has ended.")).toBeVisible();

  await elsewhere.getByRole("link", { name: "Sign in" }).click();
  await elsewhere.getByLabel("Username or email").fill(who.username);
  await elsewhere.getByLabel("Password", { exact: true }).fill("a second one");
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await elsewhere.waitForURL("**/dashboard");

  await elsewhere.getByRole("button", { name: /^Notifications/ }).click();
  await expect(elsewhere.getByRole("link", { name: /^Unread Your password was changed/ })).toBeVisible();
});

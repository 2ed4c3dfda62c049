/** A pilgrim makes a passkey in the settings, signs in with it and nothing else, and removes it; a weak password is made up for by one. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { checkPage } from "./support/check-page.ts";
import { type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const PASSWORD = "three calm words";

const SCREENS: readonly Screen[] = [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
];

for (const screen of SCREENS) {
  test(`a pilgrim signs in with a passkey (${screen.language}, ${screen.width})${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const t = words(screen.language)("secondFactor");
    const auth = words(screen.language)("auth");
    // A browser binds no passkey to a bare number.
    const context = await visitor(browser, (baseURL ?? "").replace("127.0.0.1", "localhost"), screen);
    await register(context, `passkey-${screen.language}-${Date.now()}`, PASSWORD);
    const page = await context.newPage();
    await plugIn(page);

    await page.goto("/settings#passkeys");
    const card = page.locator("#passkeys");
    await card.getByRole("button", { name: t("passkeys.add") }).click();
    await card.getByLabel(t("password"), { exact: true }).fill(PASSWORD);
    await card.getByRole("textbox", { name: t("passkeys.name") }).fill("Blue phone");
    await checkPage(page);
    await card.getByRole("button", { name: t("passkeys.submit") }).click();
    await expect(card.getByText("Blue phone")).toBeVisible();

    await context.clearCookies({ name: /rihla_session|signed_in/ });
    await page.goto("/auth?next=%2Fsettings%23passkeys");
    await expect(page.getByRole("button", { name: auth("passkey.submit") })).toBeVisible();
    await checkPage(page);
    await page.getByRole("button", { name: auth("passkey.submit") }).click();
    await page.waitForURL("**/settings#passkeys");

    await card.getByRole("button", { name: t("passkeys.removeLabel", { name: "Blue phone" }) }).click();
    await card.getByLabel(t("password"), { exact: true }).fill(PASSWORD);
    await card.getByRole("button", { name: t("passkeys.remove"), exact: true }).click();
    await expect(card.getByText("Blue phone")).toBeHidden();

    await context.clearCookies({ name: /rihla_session|signed_in/ });
    await page.goto("/auth");
    await page.getByRole("button", { name: auth("passkey.submit") }).click();
    const refused = words(screen.language)("errors")("passkey_refused");
    // The toast is read out too, a moment later.
    await expect(page.getByText(refused).first()).toBeVisible();
    await context.close();
  });
}

async function register({ request }: BrowserContext, username: string, password: string): Promise<void> {
  const data = { username, email: `${username}@example.org`, password, firstName: "Salma", lastName: "Idris" };
  expect((await request.post("/api/register", { data })).status()).toBe(201);
}

/** A device of the browser's own, which says yes to everything. */
async function plugIn(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

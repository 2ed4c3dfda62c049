/** An operator turns two-step sign-in on, signs in with the app and with a recovery code, makes new codes, and turns it off again. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { checkPage } from "./support/check-page.ts";
import { type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const STEP_MS = 30_000;
/** For a busy machine to type a code and press the button. */
const ENOUGH_MS = 15_000;
const PASSWORD = "three calm words";

const SCREENS: readonly Screen[] = [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
];

for (const screen of SCREENS) {
  test(`an operator signs in with a code besides the password (${screen.language}, ${screen.width})${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    // Twice a step of the codes is waited for.
    test.slow();
    const t = words(screen.language)("secondFactor");
    const username = `careful-${screen.language}-${Date.now()}`;
    const office = await visitor(browser, baseURL ?? "", screen);
    const elsewhere = await visitor(browser, baseURL ?? "", screen);
    await register(office, username);

    const desk = await office.newPage();
    const { secret, codes } = await turnOn(desk, screen);
    const page = await elsewhere.newPage();
    await typePassword(page, screen, username);
    await expect(page.getByRole("textbox", { name: t("signIn.code") })).toBeFocused();
    await checkPage(page);
    await page.keyboard.type("000000");
    await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
    const wrong = words(screen.language)("fields")("wrong_code");
    await expect(page.getByRole("textbox", { name: t("signIn.code") })).toHaveAccessibleDescription(wrong);
    // The code that confirmed the app is used up, and each lives no longer than the app shows it.
    await page.waitForTimeout(leftOfStep());
    await page.getByRole("textbox", { name: t("signIn.code") }).fill(codeNow(secret));
    await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
    await page.waitForURL("**/operator-dashboard");

    await elsewhere.clearCookies({ name: "rihla_session" });
    await typePassword(page, screen, username);
    await page.getByRole("button", { name: t("signIn.useRecovery") }).click();
    await page.getByRole("textbox", { name: t("signIn.recoveryCode") }).fill(codes[0] ?? "");
    await page.getByRole("button", { name: t("signIn.submit"), exact: true }).click();
    await page.waitForURL("**/operator-dashboard");

    const anew = await makeNewCodes(desk, screen, codes[1] ?? "");
    await turnOff(desk, screen, anew[0] ?? "");
    await Promise.all([office.close(), elsewhere.close()]);
  });
}

/** And a moment, for timers that are early. */
const leftOfStep = () => STEP_MS - (Date.now() % STEP_MS) + 100;

const codeNow = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function register({ request }: BrowserContext, username: string): Promise<void> {
  const names = { firstName: "Salma", lastName: "Idris", role: "operator" };
  const data = { username, email: `${username}@example.org`, password: PASSWORD, ...names };
  expect((await request.post("/api/register", { data })).status()).toBe(201);
}

async function turnOn(page: Page, { language }: Screen): Promise<{ secret: string; codes: string[] }> {
  const t = words(language)("secondFactor");
  await page.goto("/operator-dashboard/settings");
  await page.getByRole("link", { name: words(language)("business")("own") }).click();
  const card = page.locator("#second-factor");
  // It is fetched when it is near.
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(t("off"), { exact: true })).toBeVisible();
  await card.getByRole("button", { name: t("open") }).click();
  await card.getByLabel(t("password"), { exact: true }).fill(PASSWORD);
  await card.getByRole("button", { name: t("begin.submit") }).click();
  await expect(card.getByRole("img", { name: t("scan.square") })).toBeVisible();
  await checkPage(page);
  const secret = (await card.locator("dd").innerText()).replaceAll(" ", "");
  if (leftOfStep() < ENOUGH_MS) await page.waitForTimeout(leftOfStep());
  await card.getByRole("textbox", { name: t("scan.code") }).fill(codeNow(secret));
  await card.getByRole("button", { name: t("scan.submit") }).click();
  return { secret, codes: await keepCodes(page, language) };
}

/** The codes that are shown, put away. */
async function keepCodes(page: Page, language: Screen["language"]): Promise<string[]> {
  const t = words(language)("secondFactor");
  const card = page.locator("#second-factor");
  const codes = card.getByRole("list", { name: t("codes.title") }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await checkPage(page);
  const shown = await codes.allInnerTexts();
  await card.getByRole("button", { name: t("codes.kept") }).click();
  await expect(card.getByText(t("codesLeft", { count: 10 }))).toBeVisible();
  return shown;
}

async function typePassword(page: Page, { language }: Screen, username: string): Promise<void> {
  const t = words(language)("auth");
  await page.goto("/auth");
  await page.getByLabel(t("login.username")).fill(username);
  await page.getByLabel(t("login.password"), { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t("login.submit"), exact: true }).click();
}

async function makeNewCodes(page: Page, { language }: Screen, code: string): Promise<string[]> {
  const t = words(language)("secondFactor");
  await page.reload();
  const card = page.locator("#second-factor");
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(t("codesLeft", { count: 9 }))).toBeVisible();
  await card.getByRole("button", { name: t("renew.open") }).click();
  await card.getByLabel(t("password"), { exact: true }).fill(PASSWORD);
  await card.getByRole("textbox", { name: t("remove.code") }).fill(code);
  await checkPage(page);
  await card.getByRole("button", { name: t("renew.open") }).click();
  return keepCodes(page, language);
}

async function turnOff(page: Page, { language }: Screen, code: string): Promise<void> {
  const t = words(language)("secondFactor");
  const card = page.locator("#second-factor");
  await card.getByRole("button", { name: t("remove.open") }).click();
  await card.getByLabel(t("password"), { exact: true }).fill(PASSWORD);
  await card.getByRole("textbox", { name: t("remove.code") }).fill(code);
  await card.getByRole("button", { name: t("remove.open") }).click();
  await expect(card.getByText(t("off"), { exact: true })).toBeVisible();
}

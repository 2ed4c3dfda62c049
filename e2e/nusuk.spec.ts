/** Two people from verified papers through the hand-off to the recorded Nusuk reference. */
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { addMotherAndDaughter, book } from "./support/nusuk-household.ts";
import { newOffer } from "./support/offers.ts";
import { done } from "./support/papers.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const SCREENS: readonly Screen[] = [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
];
const REFERENCE = "NH-1448-77120";

for (const screen of SCREENS) {
  test(`a household of two prepares for Nusuk and records its reference in ${screen.language}${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const operator = await demoUser(browser, baseURL ?? "", screen, "operator_demo");
    const staff = await demoUser(browser, baseURL ?? "", screen, "staff_demo");
    const offer = await newOffer(operator.request);
    const context = await visitor(browser, baseURL ?? "", screen);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();

    await register(page.request, screen.language);
    const travellerIds = await addMotherAndDaughter(page.request, staff.request, 2);
    const booking = await book(page.request, operator.request, { packageId: offer.id, travellerIds });
    await seeChecks(page, screen);
    await copy(page, screen);
    await doApp(page, screen);
    await record(page, screen);

    const { nusukReference }: { nusukReference: string } = await (
      await done(page.request.get(`/api/bookings/${booking}`))
    ).json();
    expect(nusukReference).toBe(REFERENCE);
    await Promise.all([context.close(), operator.close(), staff.close()]);
  });
}

async function register(request: APIRequestContext, preferredLanguage: Screen["language"]): Promise<void> {
  const username = `nusuk-${Date.now()}`;
  const account = { username, email: `${username}@example.org`, password: "three calm words", preferredLanguage };
  await done(request.post("/api/register", { data: { ...account, firstName: "Samira", lastName: "Karimova" } }));
}

async function seeChecks(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("handoff");
  await page.goto("/journey/nusuk");
  await page.getByRole("link", { name: words(language)("journey")("step.nusuk.tool") }).click();
  await expect(page.getByText(t("official.title"))).toBeVisible();
  await expect(page.getByText(t("checks.open"), { exact: true })).toHaveCount(1);
}

async function copy(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("handoff");
  const name = "ZARINA KARIMOVA";
  await page.getByRole("tab", { name: t("step.copy") }).click();
  const what = t("copy.fields.givenNames");
  await page.getByRole("button", { name: t("copy.copyLabel", { what, name }) }).click();
  await expect(page.getByText(t("copy.copied", { what, name }))).toBeVisible();
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe("ZARINA");
  await page.getByRole("button", { name: t("copy.showLabel", { name }) }).click();
  await expect(page.getByText("A71938261", { exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("copy.photoGet", { name }) }).click();
  expect((await download).suggestedFilename()).toBe("nusuk-photo.jpg");
}

async function doApp(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("handoff");
  await page.getByRole("tab", { name: t("step.app") }).click();
  for (const name of ["SAMIRA KARIMOVA", "ZARINA KARIMOVA"]) {
    await page.getByRole("button", { name: t("app.markLabel", { name }) }).click();
    await expect(page.getByRole("button", { name: t("app.undoLabel", { name }) })).toBeVisible();
  }
  await page.getByRole("tab", { name: t("step.check") }).click();
  await expect(page.getByText(t("checks.open"), { exact: true })).toHaveCount(0);
}

async function record(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("handoff");
  const bookings = words(language)("bookings");
  await page.getByRole("tab", { name: t("step.record") }).click();
  await page.getByLabel(bookings("record.pilgrim.label")).fill(REFERENCE);
  await page.getByRole("button", { name: bookings("record.pilgrim.save") }).click();
  await expect(page.getByText(t("record.done"))).toBeVisible();
}

/** An operator from the first click to the market: registers, hands in the licence, staff check it, the package is published. */
import { expect, type Page, test } from "@playwright/test";
import { checkPage } from "./support/check-page.ts";
import { passportPicture } from "./support/passport.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { SEASON } from "./support/season.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const SCREENS: readonly Screen[] = [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
];
const REGISTER = "https://register.example.org/operators/journey";

for (const screen of SCREENS) {
  test(`an operator gets licensed and publishes in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const address = baseURL ?? "";
    const company = `Journey House ${screen.language} ${Date.now()}`;
    const context = await visitor(browser, address, screen);
    const page = await context.newPage();
    const desk = await demoUser(browser, address, screen, "staff_demo");

    await joinAsOperator(page, screen);
    const packageId = await draftOf(page, company);
    await handInLicence(page, screen, company);
    await approve(await desk.newPage(), screen, company);
    await publish(page, screen, company);
    await seeLicence(page, screen, packageId);

    await Promise.all([context.close(), desk.close()]);
  });
}

for (const screen of SCREENS) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the staff desk has no fault that axe finds in ${screen.language}, ${colorScheme}${tierOf(screen.width === 390 && colorScheme === "dark")}`, async ({
      browser,
      baseURL,
    }) => {
      const desk = await demoUser(browser, baseURL ?? "", screen, "staff_demo");
      const page = await desk.newPage();
      await page.emulateMedia({ colorScheme });
      for (const tab of ["licences", "documents", "messages", "record"]) {
        await page.goto(`/staff?tab=${tab}`);
        await expect(page.getByRole("tabpanel")).toBeVisible();
        await expect(page.getByText(words(screen.language)("common")("loading"))).toHaveCount(0);
        await checkPage(page);
      }
      await desk.close();
    });
  }
}

test("the staff desk is closed to everybody else", async ({ browser, baseURL }) => {
  const [screen] = SCREENS;
  if (!screen) throw new Error("there is a screen");
  const operator = await demoUser(browser, baseURL ?? "", screen, "operator_demo");
  const page = await operator.newPage();

  await page.goto("/staff");

  await expect(page).toHaveURL(/\/operator-dashboard$/);
  await expect(page.getByText(words("en")("common")("wrongRole.operator"))).toBeVisible();
  await operator.close();
});

async function joinAsOperator(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("auth");
  const unique = `house-${language}-${Date.now()}`;
  await page.goto("/api/login?role=operator");
  await expect(page).toHaveURL(/\/auth\?mode=register&role=operator$/);
  await page.getByLabel(t("register.firstName")).fill("Idris");
  await page.getByLabel(t("register.lastName")).fill("Bello");
  await page.getByLabel(t("register.email")).fill(`${unique}@example.org`);
  await page.getByLabel(t("register.username")).fill(unique);
  await page.getByLabel(t("register.password"), { exact: true }).fill("three calm words");
  await page.getByRole("button", { name: t("register.submit") }).click();
  await expect(page).toHaveURL(/\/operator-dashboard$/);
}

/** A draft, whose publishing is still refused. */
async function draftOf(page: Page, company: string): Promise<string> {
  const draft = await page.request.post("/api/packages", {
    data: {
      title: `${company} Hajj`,
      price: 6400,
      duration: 18,
      distanceFromHaram: 700,
      accommodationType: "Deluxe",
      capacity: 12,
      departureCity: "London",
      ...SEASON,
    },
  });
  const { id } = await draft.json();
  expect((await page.request.post(`/api/packages/${id}/publish`)).status()).toBe(403);
  return id;
}

async function handInLicence(page: Page, { language }: Screen, company: string): Promise<void> {
  const t = words(language)("licences");
  await page.getByRole("button", { name: t("notice.none.action") }).click();
  await page.getByRole("button", { name: t("form.submit"), exact: true }).click();
  await expect(page.getByText(t("form.required")).first()).toBeVisible();
  await checkPage(page);
  await page.getByLabel(t("form.scheme")).selectOption("nusuk_agent");
  await page.getByLabel(t("form.agentOf")).fill("Utopia Guests");
  await page.getByLabel(t("number")).fill("DEMO 90001");
  await page.getByLabel(t("form.url")).fill(REGISTER);
  await page.getByLabel(t("company")).fill(company);
  await page.getByLabel(t("validUntil")).fill("2028-12-31");
  const { bytes } = await passportPicture();
  await page.getByLabel(t("form.file")).setInputFiles({ name: "licence.jpg", mimeType: "image/jpeg", buffer: bytes });
  await page.getByRole("button", { name: t("form.submit"), exact: true }).click();
  await expect(page.getByText(t("notice.submitted.title"))).toBeVisible();
  await expect(page.getByText(t("notice.submitted.missing"))).toBeHidden();
}

async function approve(page: Page, { language }: Screen, company: string): Promise<void> {
  const t = words(language)("staff");
  await page.goto("/staff");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: company }) });
  await expect(card.getByRole("link", { name: REGISTER })).toHaveAttribute("rel", /noreferrer/);
  await card.getByRole("button", { name: t("licences.page") }).click();
  const picture = card.getByRole("img", { name: t("licences.pageOf", { company }) });
  const width = () => picture.evaluate((image) => ("naturalWidth" in image ? Number(image.naturalWidth) : 0));
  await expect.poll(width).toBeGreaterThan(0);
  await card.getByRole("button", { name: t("licences.approve") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("licences.approve") })
    .click();
  await expect(page.getByText(t("licences.approved", { company }), { exact: true })).toBeVisible();
  await expect(card).toBeHidden();
}

async function publish(page: Page, { language }: Screen, company: string): Promise<void> {
  const t = words(language)("operator");
  await page.goto("/operator-dashboard?tab=packages");
  await expect(page.getByText(words(language)("licences")("notice.submitted.title"))).toBeHidden();
  await page
    .getByRole("button", { name: t("packages.action.publish.open") })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("packages.action.publish.open") })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("link", { name: `${company} Hajj` })).toBeVisible();
}

async function seeLicence(page: Page, { language }: Screen, packageId: string): Promise<void> {
  const t = words(language)("licences");
  await page.goto(`/packages/${packageId}`);
  await expect(page.getByText("DEMO 90001")).toBeVisible();
  await expect(page.getByRole("link", { name: t("openRegister") })).toHaveAttribute("href", REGISTER);
}

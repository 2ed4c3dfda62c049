/** The main job, whole: from a visitor who looks at a package to a pilgrim who sees the booking confirmed, by both channels. */
import { expect, type Page, test } from "@playwright/test";
import { newOffer } from "./support/offers.ts";
import { passportPicture } from "./support/passport.ts";
import { demoUser, SCREENS, type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const COUNTRY = { operator: "ID", nusuk: "GB" } as const;
type Channel = keyof typeof COUNTRY;

const SEATS = 3;
const REFERENCE = "NH-1448-55213";

/** These journeys see what moves; the others ask for less of it. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Each channel, language and width once. */
function isTelling({ language, width }: Screen, channel: Channel): boolean {
  return channel === "operator" ? language === "en" && width === 1440 : language === "ar" && width === 390;
}

for (const screen of SCREENS) {
  for (const channel of ["operator", "nusuk"] as const) {
    test(`a pilgrim books by ${channel} in ${screen.language} at ${screen.width} px${tierOf(isTelling(screen, channel))}`, async ({
      browser,
      baseURL,
    }) => {
      test.slow();
      const address = baseURL ?? "";
      const operator = await demoUser(browser, address, screen, "operator_demo");
      const { title } = await newOffer((await operator.newPage()).request);
      const context = await visitor(browser, address, screen);
      const page = await context.newPage();

      await openPackageAsVisitor(page, screen, title);
      await register(page, screen, `${channel}-${screen.language}-${screen.width}`);
      await expect(page.getByRole("dialog")).toContainText(title);
      await uploadPassport(page, screen);
      await holdSeats(page, screen, title, channel);
      await secure(page, screen, channel);
      await approve(await operator.newPage(), screen, title);
      await seeConfirmed(page, screen, channel);

      await Promise.all([context.close(), operator.close()]);
    });
  }
}

async function openPackageAsVisitor(page: Page, { language }: Screen, title: string): Promise<void> {
  const t = words(language)("packages");
  await page.goto("/packages");
  await page.getByLabel(t("filters.search")).fill(title);
  const book = page.getByRole("link", { name: t("book.login") });
  await expect(book).toHaveCount(1);
  await book.click();
  await expect(page).toHaveURL(/\/auth\?next=/);
}

async function register(page: Page, { language }: Screen, name: string): Promise<void> {
  const t = words(language)("auth");
  const unique = `${name}-${Date.now()}`;
  await page.getByLabel(t("register.firstName")).fill("Samira");
  await page.getByLabel(t("register.lastName")).fill("Karimova");
  await page.getByLabel(t("register.email")).fill(`${unique}@example.org`);
  await page.getByLabel(t("register.username")).fill(unique);
  await page.getByLabel(t("register.password"), { exact: true }).fill("three calm words");
  await page.getByRole("button", { name: t("register.submit") }).click();
  await expect(
    page.getByText(words(language)("toasts")("registrationSuccessful.title"), { exact: true }),
  ).toBeVisible();
}

async function uploadPassport(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("documents");
  const { bytes, content } = await passportPicture();
  await page.goto("/documents");
  await page.getByRole("radio", { name: t("types.passport") }).check();
  await page
    .getByLabel(t("upload.file"), { exact: true })
    .locator("input[accept*=pdf]")
    .setInputFiles({ name: "passport.jpg", mimeType: "image/jpeg", buffer: bytes });
  // Beside other work a verdict may come after the page has stopped waiting for it: then its own page hears of it.
  await page.getByRole("link", { name: t("result.seeProof") }).click({ timeout: 100_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("verdict.accepted"), { timeout: 100_000 });
  await expect(page.getByText(content.surname.toUpperCase(), { exact: true })).toBeVisible();
  await expect(page.getByText(content.givenNames.toUpperCase(), { exact: true })).toBeVisible();
}

async function holdSeats(page: Page, { language }: Screen, title: string, channel: Channel): Promise<void> {
  const t = words(language)("packages");
  await page.goto(`/packages?q=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: t("book.now") }).click();
  await tellCountry(page, { language }, channel);
  await page.getByLabel(t("hold.seats")).fill(String(SEATS));
  await page.getByRole("button", { name: t("hold.submit", { seats: SEATS }) }).click();
  await expect(page).toHaveURL(/\/dashboard\?hold=/);
  await page
    .getByRole("main")
    .getByRole("link", { name: words(language)("dashboard")("next.secure_hold.button") })
    .click();
  await expect(page).toHaveURL(/\/bookings\//);
}

/** The country decides who sells, so it is asked before anything is held. */
async function tellCountry(page: Page, { language }: Pick<Screen, "language">, channel: Channel): Promise<void> {
  const t = words(language)("bookings");
  await page.getByLabel(t("country.label")).selectOption(COUNTRY[channel]);
  await page.getByRole("button", { name: t("country.save") }).click();
}

async function secure(page: Page, { language }: Screen, channel: Channel): Promise<void> {
  const t = words(language)("bookings");
  if (channel === "nusuk") {
    await page.getByRole("button", { name: t("confirm.submit") }).click();
  } else {
    await page
      .getByRole("radio", { name: words(language)("gateway")("outcome.refused") })
      .first()
      .check();
    await page.getByRole("button", { name: payWords(t) }).click();
    await expect(page.getByText(words(language)("errors")("payment_refused", { reason: "declined" }))).toBeVisible();
    await page
      .getByRole("radio", { name: words(language)("gateway")("outcome.succeeds") })
      .first()
      .check();
    await page.getByRole("button", { name: payWords(t) }).click();
  }
  await expect(page.getByRole("heading", { name: t("approval.title") })).toBeVisible();
}

/** The pay button without its amount. */
function payWords(t: (key: string, values?: Record<string, string>) => string): RegExp {
  return new RegExp(t("pay.submit", { amount: "" }).trim());
}

async function approve(page: Page, { language }: Screen, title: string): Promise<void> {
  const t = words(language)("answers");
  await page.goto(`/operator-dashboard?tab=bookings&q=${encodeURIComponent(title)}`);
  const answer = page.locator("tbody").getByRole("button", { name: t("approve") });
  // Before the search has come the table may hold others' bookings.
  await expect(answer).toHaveCount(1);
  await answer.click();
  // The pilgrim would hear of it a minute later.
  await page.getByRole("button", { name: t("now") }).click();
  await expect(page.getByRole("button", { name: t("undo") })).toHaveCount(0);
}

async function seeConfirmed(page: Page, { language }: Screen, channel: Channel): Promise<void> {
  const t = words(language)("bookings");
  await page.reload();
  if (channel === "nusuk") {
    await page.getByLabel(t("record.pilgrim.label")).fill(REFERENCE);
    await page.getByRole("button", { name: t("record.pilgrim.save") }).click();
    await expect(page.getByText(REFERENCE).first()).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: t("confirmed.title") })).toBeVisible();
  const paid = channel === "nusuk" ? "money.payment.reported" : "money.payment.completed";
  await expect(page.getByText(t(paid))).toBeVisible();
}

/** Who travels: from the welcome of a new account over two people entered once to their names on a booking. */
import { expect, type Page, test } from "@playwright/test";
import { type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const TOGETHER = 2;

for (const screen of [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
] as const) {
  test(`two people are entered once and named on a booking, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await visitor(browser, baseURL ?? "", screen);
    const page = await context.newPage();
    await register(page, screen);

    await answerWelcome(page, screen);
    await addTwo(page, screen);
    await holdForBoth(page, screen);

    // What leaves the screen may name them too for a moment.
    await expect(page.getByText("Samira Karimova", { exact: true }).first()).toBeVisible();
    await expect(page.getByText("Timur Karimov", { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText(words(screen.language)("travellers")("booking.named", { named: TOGETHER, seats: TOGETHER })),
    ).toBeVisible();
    await context.close();
  });
}

async function register(page: Page, { language }: Screen): Promise<void> {
  const username = `samira-${language}-${Date.now()}`;
  const person = { firstName: "Samira", lastName: "Karimova", preferredLanguage: language };
  const account = { ...person, username, password: "three calm words", email: `${username}@example.org` };
  const answer = await page.request.post("/api/register", { data: account });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function answerWelcome(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("welcome");
  await page.goto("/dashboard");
  await page.getByRole("radio", { name: t("family") }).check();
  await page.getByLabel(t("country")).selectOption("GB");
  await page.getByRole("button", { name: t("save") }).click();
  await page.getByRole("link", { name: words(language)("dashboard")("next.add_travellers.button") }).click();
  await expect(page).toHaveURL(/\/travellers$/);
}

async function addTwo(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("travellers");
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: t("empty.addSelf") }).click();
  await expect(dialog.getByLabel(t("form.surname"))).toHaveValue("Karimova");
  await dialog.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByRole("heading", { name: "Samira Karimova" })).toBeVisible();

  await page.getByRole("button", { name: t("add") }).click();
  await dialog.getByLabel(t("form.surname")).fill("كريموف");
  await dialog.getByRole("button", { name: t("form.save") }).click();
  await expect(dialog.getByText(words(language)("fields")("not_latin"))).toBeVisible();
  await dialog.getByLabel(t("form.surname")).fill("Karimov");
  await dialog.getByLabel(t("form.givenNames")).fill("Timur");
  await expect(dialog.getByText(/^KARIMOV<<TIMUR<+$/)).toBeVisible();
  await dialog.getByRole("button", { name: t("form.save") }).click();
  await expect(page.getByRole("heading", { name: "Timur Karimov" })).toBeVisible();
}

interface Listed {
  readonly id: string;
  readonly availableSlots: number;
  readonly saleWindowId: string | null;
}

async function holdForBoth(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("packages");
  const packages: Listed[] = await (await page.request.get("/api/packages?channel=nusuk")).json();
  const roomy = packages.find(({ availableSlots, saleWindowId }) => availableSlots > TOGETHER && saleWindowId === null);
  await page.goto(`/packages/${roomy?.id}?book=${roomy?.id}`);
  await page.getByRole("checkbox", { name: /Samira Karimova/ }).check();
  await page.getByRole("checkbox", { name: /Timur Karimov/ }).check();
  await page.getByRole("button", { name: t("hold.submit", { seats: TOGETHER }) }).click();
  await page
    .getByRole("main")
    .getByRole("link", { name: words(language)("dashboard")("next.secure_hold.button") })
    .click();
  await expect(page).toHaveURL(/\/bookings\//);
}

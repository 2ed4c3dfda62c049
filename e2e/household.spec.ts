/** A household: a group is made, somebody is invited, joins by way of registering, and is named on one hold for both. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { type Screen, visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const TOGETHER = 2;

for (const screen of [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
] as const) {
  test(`an invited member joins and is named on a hold, in ${screen.language} at ${screen.width} px`, async ({
    browser,
    baseURL,
  }) => {
    const address = baseURL ?? "";
    const amina = await pageOf(browser, address, screen);
    await register(amina, screen, { firstName: "Samira", lastName: "Karimova" });
    await makeGroup(amina, screen);
    const link = await invite(amina, screen);

    const timur = await pageOf(browser, address, screen);
    await accept(timur, screen, link);

    await holdForBoth(amina, screen);
    await expect(amina.getByText("Timur Karimov", { exact: true })).toBeVisible();
    await seesTheBooking(timur, screen);
    await expectUsed(browser, address, screen, link);
  });
}

async function pageOf(browser: Browser, address: string, screen: Screen): Promise<Page> {
  return (await visitor(browser, address, screen)).newPage();
}

async function register(page: Page, { language }: Screen, person: { firstName: string; lastName: string }) {
  const username = `${person.firstName.toLowerCase()}-${language}-${Date.now()}`;
  const data = { ...person, username, email: `${username}@example.org`, preferredLanguage: language };
  const answer = await page.request.post("/api/register", { data: { ...data, password: "three calm words" } });
  expect(answer.status(), await answer.text()).toBe(201);
  await enterOneself(page, person);
}

/** As the dialog of /travellers does; that one has its own journey. */
async function enterOneself(page: Page, { firstName, lastName }: { firstName: string; lastName: string }) {
  const data = { relationship: "self", surname: lastName, givenNames: firstName };
  expect((await page.request.post("/api/travellers", { data })).status()).toBe(201);
}

async function makeGroup(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("family");
  const toasts = words(language)("toasts");
  await page.goto("/family");
  await page.getByRole("button", { name: t("create.open") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: t("create.submit") })).toBeDisabled();
  await dialog.getByLabel(t("create.name")).fill("Karimov");
  await dialog.getByRole("button", { name: t("create.submit") }).click();
  await expect(page.getByText(toasts("familyCreated.text")).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Karimov", exact: true })).toBeVisible();
}

/** The path of the link, which is shown this once. */
async function invite(page: Page, { language }: Screen): Promise<string> {
  const t = words(language)("family");
  await page.getByRole("button", { name: t("add.open") }).click();
  await page.getByRole("button", { name: t("add.invite") }).click();
  await page.getByRole("button", { name: t("invite.submit") }).click();
  const link = page.getByRole("dialog").getByText(/\/invitations\//);
  await expect(link).toBeVisible();
  const path = new URL((await link.textContent()) ?? "").pathname;
  await page.getByRole("button", { name: t("invite.done") }).click();
  return path;
}

/** Signed out at first: the invitation leads to making an account and back. */
async function accept(page: Page, screen: Screen, link: string): Promise<void> {
  const t = words(screen.language)("family");
  await page.goto(link);
  const way = page.getByRole("link", { name: t("invitation.register") });
  await expect(way).toHaveAttribute("href", `/auth?next=${encodeURIComponent(link)}&mode=register`);
  await register(page, screen, { firstName: "Timur", lastName: "Karimov" });
  await page.goto(link);
  await page.getByRole("button", { name: t("invitation.accept", { group: "Karimov" }) }).click();
  await expect(page).toHaveURL(/\/family$/);
  await expect(page.getByRole("heading", { name: "Samira Karimova" })).toBeVisible();
}

async function holdForBoth(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("packages");
  const packages: { id: string; availableSlots: number }[] = await (await page.request.get("/api/packages")).json();
  const roomy = packages.find(({ availableSlots }) => availableSlots > TOGETHER);
  await page.goto(`/packages/${roomy?.id}?book=${roomy?.id}`);
  await page.getByRole("checkbox", { name: /Samira Karimova/ }).check();
  await page.getByRole("checkbox", { name: /Timur Karimov/ }).check();
  await page.getByRole("button", { name: t("hold.submit", { seats: TOGETHER }) }).click();
  await page.getByRole("link", { name: words(language)("dashboard")("next.secure_hold.button") }).click();
  await expect(page).toHaveURL(/\/bookings\//);
}

async function seesTheBooking(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("bookings");
  const [booking]: { id: string; isMine: boolean }[] = await (await page.request.get("/api/bookings")).json();
  expect(booking?.isMine).toBe(false);
  await page.goto(`/bookings/${booking?.id}`);
  await expect(page.getByRole("heading", { name: t("household.title", { name: "Samira Karimova" }) })).toBeVisible();
}

async function expectUsed(browser: Browser, address: string, screen: Screen, link: string): Promise<void> {
  const stranger = await pageOf(browser, address, screen);
  await stranger.goto(link);
  await expect(
    stranger.getByText(words(screen.language)("family")("invitation.used", { name: "Samira" })),
  ).toBeVisible();
}

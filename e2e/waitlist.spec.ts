/** The line of a sold-out package: one joins it, another gives their places back, the offer comes by itself and is taken. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { SEASON } from "./support/season.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const SEATS = 2;

for (const screen of [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
] as const) {
  test(`places that come back go to who waits, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const address = baseURL ?? "";
    const { id, title } = await newOffer(browser, address, screen);
    const holder = await pilgrim(browser, address, screen, "Timur");
    const bookingId = await holdAll(holder, id);
    const waiting = await pilgrim(browser, address, screen, "Samira");

    await join(waiting, screen, title);
    await seePlace(waiting, screen, title);
    const cancelled = await holder.request.post(`/api/bookings/${bookingId}/cancel`);
    expect(cancelled.status()).toBe(200);
    await take(waiting, screen);
  });
}

/** A package of just enough seats, on sale. */
async function newOffer(browser: Browser, address: string, screen: Screen): Promise<{ id: string; title: string }> {
  const operator = await demoUser(browser, address, screen, "operator_demo");
  const title = `Line ${screen.language} of ${Date.now()}`;
  const draft = await operator.request.post("/api/packages", {
    data: {
      ...{ title, price: 6400, duration: 18, distanceFromHaram: 700, accommodationType: "Deluxe", capacity: SEATS },
      ...{ departureCity: "London", ...SEASON },
    },
  });
  expect(draft.status(), await draft.text()).toBe(201);
  const { id } = await draft.json();
  expect((await operator.request.post(`/api/packages/${id}/publish`)).status()).toBe(200);
  await operator.close();
  return { id, title };
}

/** Somebody with an account of their own who lives where Nusuk sells. */
async function pilgrim(browser: Browser, address: string, screen: Screen, firstName: string): Promise<Page> {
  const page = await (await visitor(browser, address, screen)).newPage();
  const username = `${firstName.toLowerCase()}-line-${screen.language}-${Date.now()}`;
  const person = { firstName, lastName: "Karimov", username, email: `${username}@example.org` };
  const data = { ...person, password: "three calm words", preferredLanguage: screen.language };
  expect((await page.request.post("/api/register", { data })).status()).toBe(201);
  const profile = { countryOfResidence: "GB", travelsAlone: true };
  expect((await page.request.patch("/api/user", { data: profile })).status()).toBe(200);
  return page;
}

async function holdAll(page: Page, packageId: string): Promise<string> {
  const held = await page.request.post("/api/bookings", { data: { parts: [{ packageId, seats: SEATS }] } });
  expect(held.status(), await held.text()).toBe(201);
  return (await held.json()).id;
}

async function join(page: Page, { language }: Screen, title: string): Promise<void> {
  const t = words(language);
  await page.goto(`/packages?q=${encodeURIComponent(title)}`);
  await page.getByRole("button", { name: t("packages")("waitlist.join") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("waitlist")("join.seats")).selectOption(String(SEATS));
  await dialog.getByRole("button", { name: t("waitlist")("join.submit", { seats: SEATS }) }).click();
  await expect(dialog.getByText(t("waitlist")("joined.title", { position: 1 }))).toBeVisible();
  await dialog.getByRole("link", { name: t("waitlist")("joined.button") }).click();
}

async function seePlace(page: Page, { language }: Screen, title: string): Promise<void> {
  const t = words(language)("waitlist");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await expect(page.getByText(t("card.position", { position: 1, waiting: 1 }))).toBeVisible();
}

/** Without a reload: the offer comes over the live channel. */
async function take(page: Page, { language }: Screen): Promise<void> {
  const t = words(language);
  await expect(page.getByRole("heading", { name: t("waitlist")("offer.title", { seats: SEATS }) })).toBeVisible();
  await page.getByRole("link", { name: t("waitlist")("offer.take") }).click();
  await expect(page).toHaveURL(/\/bookings\//);
  await expect(page.getByRole("timer")).toHaveText(t("common")("countdown.leftHours", { hours: 24 }));
  await page.getByRole("button", { name: t("bookings")("confirm.submit") }).click();
  await expect(page.getByRole("heading", { name: t("bookings")("approval.title") })).toBeVisible();
}

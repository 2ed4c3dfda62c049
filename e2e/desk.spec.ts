/** The operator's desk: a yes taken back and given again, a message that the pilgrim answers, and the file of what was found. */
import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { newOffer } from "./support/offers.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

for (const screen of [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
] as const) {
  test(`a booking is answered, talked about and saved, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const address = baseURL ?? "";
    const business = await demoUser(browser, address, screen, "operator_demo");
    const desk = await business.newPage();
    const offer = await newOffer(desk.request);
    const customer = await visitor(browser, address, screen);
    const pilgrim = await customer.newPage();
    const bookingId = await book(pilgrim.request, screen, offer.id);

    await approveTwice(desk, screen, offer.title);
    await desk.getByRole("link", { name: "Idris Halimi" }).click();
    await expect(desk).toHaveURL(new RegExp(`/operator-dashboard/bookings/${bookingId}$`));
    await write(desk, screen, "operator", "Would a room near the lift suit you?");

    await pilgrim.goto(`/bookings/${bookingId}#messages`);
    await expect(pilgrim.getByText("Would a room near the lift suit you?")).toBeVisible();
    await write(pilgrim, screen, "pilgrim", "=Yes, thank you!");
    await expect(desk.getByText("=Yes, thank you!")).toBeVisible();

    await save(desk, screen, offer.title);
    await Promise.all([business.close(), customer.close()]);
  });
}

/** By Nusuk, so that nothing has to be paid; the operator is asked. */
async function book(request: APIRequestContext, { language }: Screen, packageId: string): Promise<string> {
  const username = `idris-${language}-${Date.now()}`;
  const person = { firstName: "Idris", lastName: "Halimi", username, email: `${username}@example.org` };
  const account = { ...person, password: "three calm words", preferredLanguage: language };
  expect((await request.post("/api/register", { data: account })).status()).toBe(201);
  const profile = { countryOfResidence: "GB", travelsAlone: true };
  expect((await request.patch("/api/user", { data: profile })).status()).toBe(200);
  const held = await request.post("/api/bookings", { data: { parts: [{ packageId, seats: 2 }] } });
  const { id } = await held.json();
  expect((await request.post(`/api/bookings/${id}/confirm`)).status()).toBe(200);
  return id;
}

/** Chosen by its tick, taken back within the minute, and given again. */
async function approveTwice(page: Page, { language }: Screen, title: string): Promise<void> {
  const [t, answers] = [words(language)("desk"), words(language)("answers")];
  await page.goto("/operator-dashboard?tab=bookings");
  await page.getByRole("searchbox").fill(title);
  await page.getByRole("checkbox", { name: t("batch.all", { count: 1 }) }).check();
  await page.getByRole("button", { name: t("batch.approve", { count: 1 }) }).click();
  await expect(page.getByText(t("batch.approved", { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: answers("undo") }).click();
  await page
    .locator("tbody")
    .getByRole("button", { name: answers("approve") })
    .click();
  await expect(page.getByText(answers("given.approve"))).toBeVisible();
}

async function write(page: Page, { language }: Screen, side: "operator" | "pilgrim", text: string): Promise<void> {
  const t = words(language)("thread");
  await page.getByLabel(t(`label.${side}`)).fill(text);
  await page.getByRole("button", { name: t("send"), exact: true }).click();
  await expect(page.getByLabel(t(`label.${side}`))).toHaveValue("");
}

async function save(page: Page, { language }: Screen, title: string): Promise<void> {
  const t = words(language)("desk");
  await page.goto(`/operator-dashboard?tab=bookings&q=${encodeURIComponent(title)}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("export.csv"), exact: true }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const [heads, row, ...others] = text.trim().split("\r\n");
  expect(heads).toContain(words(language)("sheets")("bookings.reference"));
  expect(row).toContain("Idris Halimi");
  expect(others).toEqual([]);
}

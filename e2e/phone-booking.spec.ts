/** Somebody calls: the operator keeps their seats, a new pilgrim takes the booking over, and both see it. */
import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { pathOf } from "./support/links.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const SCREEN: Screen = { language: "en", width: 1440 };
const PHONE: Screen = { language: "en", width: 390 };

test("a booking by phone is claimed by a new pilgrim", async ({ browser, baseURL }) => {
  test.slow();
  const address = baseURL ?? "";
  const name = `Caller${randomUUID().slice(0, 6).replace(/\d/g, "x")}`;
  const office = await demoUser(browser, address, SCREEN, "operator_demo");
  const desk = await office.newPage();
  const link = await enter(desk, name);

  const home = await visitor(browser, address, PHONE);
  const phone = await home.newPage();
  const t = words("en")("claims");
  await phone.goto(pathOf(link));
  await expect(phone.getByRole("link", { name: t("register") })).toBeVisible();
  await register(home);
  await phone.reload();
  await phone.getByRole("button", { name: t("claim") }).click();
  await expect(phone).toHaveURL(/\/bookings\/[\w-]+$/);
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();

  const p = words("en")("phone");
  await desk.reload();
  const takenOver = desk.getByRole("list", { name: p("claim.claimed") });
  await expect(takenOver.getByRole("heading", { name: "Hafsa Malik" }).first()).toBeVisible();
  await Promise.all([office.close(), home.close()]);
});

/** The link that the operator reads out. */
async function enter(page: Page, lastName: string): Promise<string> {
  const t = words("en")("phone");
  await page.goto("/operator-dashboard?tab=bookings");
  await page.getByRole("link", { name: words("en")("desk")("byPhone") }).click();
  await page.getByRole("button", { name: t("enter") }).click();
  await page.getByLabel(t("caller.firstName")).fill("Hafsa");
  await page.getByLabel(t("caller.lastName")).fill(lastName);
  await page.getByLabel(t("caller.country")).selectOption("GB");
  const offers = page.getByLabel(t("journey.package"));
  const open = await offers.locator("option:not([disabled])").nth(1).getAttribute("value");
  await offers.selectOption(open ?? "");
  await page.getByRole("button", { name: t("submit") }).click();
  const dialog = page.getByRole("dialog");
  const link = await dialog.getByText(/\/claim#/).textContent();
  await dialog.getByRole("button", { name: t("link.done") }).click();
  return link ?? "";
}

/** The session lands in the context, so that every page of it is signed in. */
async function register(context: BrowserContext): Promise<void> {
  const username = `caller-${randomUUID().slice(0, 8)}`;
  const names = { firstName: "Hafsa", lastName: "Malik", role: "pilgrim" };
  const data = { username, email: `${username}@example.org`, password: randomUUID(), ...names };
  expect((await context.request.post("/api/register", { data })).status()).toBe(201);
}

/** The way of a newcomer from the front page to seats that are confirmed: what is pressed and what is typed, by hand. */
import { expect, type Locator, test } from "@playwright/test";
import { newOffer } from "./support/offers.ts";
import { visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

/** No more than this; a choice of a list is one tap. */
const MOST = { taps: 8, fields: 5 } as const;

test("asks a newcomer for eight taps and five fields", async ({ browser, baseURL }) => {
  const screen = { language: "en", width: 390 } as const;
  const context = await visitor(browser, baseURL ?? "", screen, { touch: true });
  const other = await visitor(browser, baseURL ?? "", screen);
  const { title } = await newOffer(other.request);
  const page = await context.newPage();
  const [auth, packages, bookings] = [words("en")("auth"), words("en")("packages"), words("en")("bookings")];
  const count = { taps: 0, fields: 0 };
  const tap = async (target: Locator) => {
    await target.tap();
    count.taps += 1;
  };
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text);
    count.fields += 1;
  };
  const username = `newcomer-${Date.now()}`;

  await page.goto("/");
  await tap(page.getByRole("link", { name: words("en")("landing")("hero.explore") }).first());
  // Whoever looks for one package of many does so in a filter, which is no part of the way that was counted.
  await page.getByLabel(packages("filters.search")).fill(title);
  await expect(page.getByRole("link", { name: packages("book.login") })).toHaveCount(1);
  await tap(page.getByRole("link", { name: packages("book.login") }));
  await type(auth("register.firstName"), "Samira");
  await type(auth("register.lastName"), "Karimova");
  await type(auth("register.email"), `${username}@example.org`);
  await type(auth("register.username"), username);
  await type(auth("register.password"), "three calm words");
  await tap(page.getByRole("button", { name: auth("register.submit") }));
  await page.getByLabel(bookings("country.label")).selectOption("GB");
  count.taps += 1;
  await tap(page.getByRole("button", { name: bookings("country.save") }));
  await tap(page.getByRole("button", { name: packages("hold.submit", { seats: 1 }) }));
  await expect(page).toHaveURL(/\/dashboard\?hold=/);
  await tap(page.getByRole("main").getByRole("link", { name: words("en")("dashboard")("next.secure_hold.button") }));
  await tap(page.getByRole("button", { name: bookings("confirm.submit") }));
  await expect(page.getByRole("heading", { name: bookings("approval.title") })).toBeVisible();

  expect(count).toEqual(MOST);
  await Promise.all([context.close(), other.close()]);
});

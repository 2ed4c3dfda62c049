/** The fair queue of the demonstration: one's place, the draw recomputed in the browser, joining a window and leaving it. */
import { expect, test } from "@playwright/test";
import { newOffer } from "./support/offers.ts";
import { demoUser, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

for (const screen of [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
] as const) {
  test(`a place is seen and its draw recomputed, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const say = words(screen.language)("queue");
    const context = await demoUser(browser, baseURL ?? "", screen, "pilgrim_demo");
    const page = await context.newPage();
    await page.goto("/queue");
    await expect(page.getByRole("heading", { level: 1, name: say("title") })).toBeVisible();
    await expect(page.getByText(say("place.label"), { exact: true })).toBeVisible();

    await page.getByText(say("draw.title"), { exact: true }).click();
    await page.getByRole("button", { name: say("draw.check") }).click();

    await expect(page.getByText(say("draw.marks.yes"))).toHaveCount(5);
    await expect(page.getByText(say("draw.checks.noBeacon.text"))).toBeVisible();
    await context.close();
  });
}

test("a household joins a window, and gives its place up", async ({ browser, baseURL }) => {
  const screen = { language: "en", width: 390 } as const;
  const say = words(screen.language)("queue");
  const context = await visitor(browser, baseURL ?? "", screen);
  const username = `queue-${Date.now()}`;
  const account = {
    username,
    password: "a long one",
    email: `${username}@rihla.example`,
    firstName: "Timur",
    lastName: "Azimov",
  };
  expect((await context.request.post("/api/register", { data: account })).status()).toBe(201);
  const page = await context.newPage();
  await page.goto("/queue");

  await page
    .getByRole("button", { name: say("join.open") })
    .last()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("join.submit") })
    .click();
  await expect(page.getByText(say("windows.in"))).toBeVisible();

  await page.getByRole("button", { name: say("leave.open") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("leave.submit") })
    .click();
  await expect(page.getByText(say("windows.in"))).toBeHidden();
  await context.close();
});

test("an operator announces a window for a package, which then leads to the queue, and ends it", async ({
  browser,
  baseURL,
}) => {
  const screen = { language: "en", width: 1440 } as const;
  const say = words(screen.language)("queue");
  const context = await demoUser(browser, baseURL ?? "", screen, "operator_demo");
  const { id, title } = await newOffer(context.request);
  const page = await context.newPage();
  await page.goto("/operator-dashboard?tab=packages");

  await page.getByRole("button", { name: say("own.announce") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: title }).check();
  await dialog.getByLabel(say("own.opensAt")).fill(`${new Date().getFullYear() + 1}-01-05T09:00`);
  await dialog.getByRole("button", { name: say("own.submit") }).click();

  const row = page.getByRole("article").filter({ hasText: title });
  await expect(row).toContainText(say("windows.announced"));
  const visitorPage = await (await visitor(browser, baseURL ?? "", screen)).newPage();
  await visitorPage.goto(`/packages/${id}`);
  const line = words("en")("packages")("queued.line");
  await expect(visitorPage.getByText(line)).toBeVisible();
  const pilgrim = await demoUser(browser, baseURL ?? "", screen, "pilgrim_demo");
  const held = await pilgrim.newPage();
  await held.goto(`/packages/${id}`);
  await held.getByRole("button", { name: words("en")("packages")("book.now") }).click();
  await expect(held.getByRole("dialog").getByRole("button", { name: say("join.submit") })).toBeVisible();
  await pilgrim.close();

  await row.getByRole("button", { name: say("own.end"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("own.endSubmit") })
    .click();
  await expect(row).toContainText(say("windows.closed"));
  await context.close();
});

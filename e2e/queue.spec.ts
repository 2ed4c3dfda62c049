/** The fair queue of the demonstration: one's place, the draw recomputed in the browser, joining a window and leaving it. */
import { expect, test } from "@playwright/test";
import { demoUser, visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

for (const screen of [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
] as const) {
  test(`a place is seen and its draw recomputed, in ${screen.language} at ${screen.width} px`, async ({
    browser,
    baseURL,
  }) => {
    const say = words(screen.language)("queue");
    const context = await demoUser(browser, baseURL ?? "", screen, "pilgrim_demo");
    const page = await context.newPage();
    await page.goto("/queue");
    await expect(page.getByRole("heading", { level: 1, name: say("title") })).toBeVisible();
    await expect(page.getByText(say("place.label"), { exact: true })).toBeVisible();

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

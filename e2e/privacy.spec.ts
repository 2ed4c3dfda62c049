/** The policy's six rights, each from its link on the public page to what its button does; and who has seen a document. */
import { readFile } from "node:fs/promises";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { ASKED_RIGHTS, PRIVACY_RIGHTS, type PrivacyRight } from "../src/domain/contact/privacy-rights.ts";
import { done } from "./support/papers.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const PASSWORD = "three calm words";

async function givenPilgrim(context: BrowserContext, { language }: Screen): Promise<string> {
  const username = `rights-${language}-${Date.now()}`;
  const person = { firstName: "Idris", lastName: "Halimi", username, email: `${username}@example.org` };
  const data = { ...person, password: PASSWORD, preferredLanguage: language };
  await done(context.request.post("/api/register", { data }));
  return username;
}

/** From the policy's own link to the right on the settings page, which has the focus. */
async function follow(page: Page, { language }: Screen, right: PrivacyRight) {
  await page.goto("/privacy");
  await page.getByRole("link", { name: words(language)("privacy")(`rights.${right}.action`) }).click();
  const title = words(language)("settings")(`privacy.${right}.title`);
  const place = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
  return place;
}

for (const screen of [
  { language: "en", width: 1440 },
  { language: "ar", width: 390 },
] as const)
  test(`each of the six rights does what it says, in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    const say = words(screen.language)("settings");
    const context = await visitor(browser, baseURL ?? "", screen);
    const username = await givenPilgrim(context, screen);
    const page = await context.newPage();
    const tried: PrivacyRight[] = [];

    for (const right of ["access", "portability"] as const) {
      const place = await follow(page, screen, right);
      const saving = page.waitForEvent("download");
      await place.getByRole("link", { name: say(`privacy.${right}.action`) }).click();
      const copy = await readFile(await (await saving).path());
      expect(copy.subarray(0, 2).toString()).toBe(right === "access" ? "PK" : "{\n");
      if (right === "portability") expect(JSON.parse(copy.toString()).account.username).toBe(username);
      tried.push(right);
    }

    for (const right of ASKED_RIGHTS) {
      const place = await follow(page, screen, right);
      await place.getByRole("button", { name: say(`privacy.${right}.action`), exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(say("privacy.ask.label")).fill("A wish about my data.");
      await dialog.getByRole("button", { name: say("privacy.ask.send"), exact: true }).click();
      await expect(dialog.getByRole("status")).toContainText(/C-\d+/);
      tried.push(right);
    }

    const place = await follow(page, screen, "erase");
    await place.getByRole("button", { name: say("privacy.erase.action"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(say("privacy.erasing.password"), { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: say("privacy.erasing.submit") }).click();
    await expect(page).toHaveURL(/\/$/);
    const again = await context.request.post("/api/login", { data: { username, password: PASSWORD } });
    expect(again.status()).toBe(401);
    tried.push("erase");

    expect(tried.toSorted()).toEqual(PRIVACY_RIGHTS.toSorted());
    await context.close();
  });

test("a look of staff at a document stands in the owner's settings, with its reason", async ({ browser, baseURL }) => {
  test.setTimeout(240_000);
  const screen = { language: "en", width: 1440 } as const;
  const say = words("en")("records");
  const staff = await demoUser(browser, baseURL ?? "", screen, "staff_demo");
  const context = await visitor(browser, baseURL ?? "", screen);
  await givenPilgrim(context, screen);
  const page = await context.newPage();
  await page.goto("/settings#views");
  await expect(page.getByText(say("views.none"))).toBeVisible();

  const buffer = await page.screenshot({ type: "jpeg" });
  const document = { name: "health.jpg", mimeType: "image/jpeg", buffer };
  const multipart = { type: "health_certificate", document };
  const answer = await done(context.request.post("/api/documents/upload", { multipart, timeout: 60_000 }));
  const { id } = (await answer.json()).document;
  await expect
    .poll(async () => (await (await context.request.get(`/api/documents/${id}`)).json()).stage, { timeout: 150_000 })
    .toBe("done");
  await done(staff.request.get(`/api/staff/documents/${id}`));

  await page.reload();
  await expect(page.getByText(say("views.reasons.decides"))).toBeVisible();
  await expect(page.getByText(say("views.none"))).toBeHidden();
  await Promise.all([staff.close(), context.close()]);
});

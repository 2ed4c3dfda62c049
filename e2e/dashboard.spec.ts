/** The pilgrim's home: of somebody who has nothing yet, and of the demonstration's household. */
import { expect, test } from "@playwright/test";
import { demoUser, visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const t = words("en")("dashboard");

test("leads somebody new from the welcome to the first paper, with nothing that is empty", async ({
  browser,
  baseURL,
}) => {
  const context = await visitor(browser, baseURL ?? "", { language: "en", width: 390 });
  const name = `home${Date.now()}`;
  const account = { username: name, email: `${name}@example.org`, firstName: "Layla", lastName: "Mansour" };
  await context.request.post("/api/register", { data: { ...account, password: "a long enough one" } });
  const page = await context.newPage();

  await page.goto("/dashboard");
  await page.getByRole("button", { name: words("en")("welcome")("skip") }).click();

  await expect(page.getByRole("heading", { name: "Upload your passport" })).toBeVisible();
  await expect(page.getByText(t("next.for.self"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("tracking.count", { done: 1, of: 10 }), { exact: true })).toBeVisible();
  await page.goto("/dashboard#timeline");
  await expect(page.getByText(t("timeline.counts", { done: 1, current: 1, upcoming: 8, passed: 0 }))).toBeVisible();
  await expect(page.getByText(t("live"), { exact: true }).last()).toBeVisible();
  await page.goto("/dashboard#family");
  await page.getByRole("link", { name: t("family.make") }).click();
  await expect(page).toHaveURL(/\/family$/);
  await context.close();
});

test("shows the demonstration's household: seven of ten parts complete, and whose passport everybody waits for", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const context = await demoUser(browser, baseURL ?? "", { language: "en", width: 1440 }, "pilgrim_demo");
  const page = await context.newPage();

  await expect(async () => {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Upload Ibrahim Rahman’s passport" })).toBeVisible();
  }).toPass();
  await expect(page.getByText(t("next.for.other", { name: "Ibrahim Rahman" }), { exact: true })).toBeVisible();
  await page.getByText(t("next.why.label")).click();
  await expect(page.getByText(t("next.why.upload_document"))).toBeVisible();
  await page.goto("/dashboard#family");
  const missing = words("en")("family")("next.missing", { mark: "passport" });
  await expect(page.getByText(new RegExp(`Ibrahim Rahman\\W+${missing}`))).toBeVisible();
  // A fresh installation reads the household's twelve papers one after the other, beside what other journeys hand in.
  await expect(page.getByRole("progressbar", { name: t("family.complete") })).toHaveAttribute("aria-valuenow", "70", {
    timeout: 120_000,
  });
  await page.getByRole("link", { name: t("next.upload_document.button", { who: "other" }) }).click();
  await expect(page).toHaveURL(/\/documents\?for=/);
  await context.close();
});

/** What nobody means to type: names with marks, right-to-left text and control signs, ten thousand characters in each form. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";

const PHONE: Screen = { language: "en", width: 390 };
const LONG = "w".repeat(10_000);
/** Arabic, Vietnamese with marks of its own, a name that runs both ways, and one that would be code. */
const NAMES = ["أمينة الرَّحمن", "Nguyễn Thị Ánh", "Noor \u202Eعمر\u202C Ö́", "<b>O'Hara</b>"];

/** Somebody signed in who has typed these names at registering. */
async function registered(context: BrowserContext, firstName = "Layla"): Promise<{ page: Page; username: string }> {
  const username = `typist-${Date.now()}`;
  const data = {
    username,
    email: `${username}@example.org`,
    password: "a long enough one",
    firstName,
    lastName: "Mansour",
  };
  expect((await context.request.post("/api/register", { data })).status()).toBe(201);
  return { page: await context.newPage(), username };
}

/** Nothing is wider than the phone, and the server has not stumbled. */
async function expectCalm(page: Page, statuses: readonly number[]): Promise<void> {
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
}

function statusesOf(page: Page): number[] {
  const statuses: number[] = [];
  page.on("response", (response) => statuses.push(response.status()));
  return statuses;
}

async function fillAll(page: Page, scope: string, text: string): Promise<void> {
  for (const field of await page
    .locator(`${scope} :is(input, textarea):not([type=checkbox], [type=radio], [type=date], [type=file])`)
    .all())
    await field.fill((await field.getAttribute("type")) === "email" ? `${text}@example.org` : text);
}

const FORMS = [
  { name: "the registration", path: "/auth?mode=register", scope: "form", send: "Create account", isVisitor: true },
  { name: "the sign-in", path: "/auth", scope: "form", send: "Sign in", isVisitor: true },
  { name: "the forgotten password", path: "/auth?mode=forgot", scope: "form", send: /Send/, isVisitor: true },
  { name: "the profile", path: "/settings", scope: "form:has([name=firstName])", send: "Save the profile" },
  { name: "a traveller", path: "/travellers", open: "Add yourself", scope: "[role=dialog]", send: "Save" },
] as const;

for (const form of FORMS)
  test(`${form.name} takes ten thousand characters calmly${tierOf(form.name === "a traveller")}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await visitor(browser, baseURL ?? "", PHONE);
    const page = "isVisitor" in form ? await context.newPage() : (await registered(context)).page;
    const statuses = statusesOf(page);
    await page.goto(form.path);
    if ("open" in form) await page.getByRole("button", { name: form.open }).first().click();
    await page.locator(form.scope).first().waitFor();

    await fillAll(page, form.scope, LONG);
    await page.locator(form.scope).or(page.getByRole("dialog")).first().waitFor();
    await page.getByRole("button", { name: form.send, exact: true }).last().click();
    await quiet(page);

    await expectCalm(page, statuses);
    await context.close();
  });

for (const name of NAMES)
  test(`the name ${JSON.stringify(name)} stands everywhere as it was typed${tierOf(name === NAMES.at(-1))}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await visitor(browser, baseURL ?? "", PHONE);
    const { page } = await registered(context, name);
    const statuses = statusesOf(page);

    await page.goto("/settings");
    await expect(page.getByLabel("First name")).toHaveValue(name);
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog")).toContainText(name);

    await expectCalm(page, statuses);
    await context.close();
  });

test("a session that ends while one types leads back to what was typed", async ({ browser, baseURL }) => {
  const context = await visitor(browser, baseURL ?? "", PHONE);
  const { page, username } = await registered(context);
  await page.goto("/settings");
  await page.getByLabel("Last name").fill("Mansour الرحمن");

  await context.request.post("/api/logout");
  // The live channel tells the page at once; where it was not open yet, the press finds out.
  await page
    .getByRole("button", { name: "Save the profile" })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill("a long enough one");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();

  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByLabel("Last name")).toHaveValue("Mansour الرحمن");
  await context.close();
});

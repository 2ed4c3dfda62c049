/** Back on a phone: it closes what lies over the page, one after the other, and what was typed there is not lost. */
import { expect, type Page, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { newOffer } from "./support/offers.ts";
import { demoUser, visitor } from "./support/people.ts";
import { words } from "./support/words.ts";

const PHONE = { language: "en", width: 390 } as const;
const common = words("en")("common");
const packages = words("en")("packages");
const travellers = words("en")("travellers");
const voices = words("en")("voices");

test("Back closes a dialog, keeps its text and the page's place, and reopens nothing that was sent", async ({
  browser,
  baseURL,
}) => {
  const page = await newcomer(await visitor(browser, baseURL ?? "", PHONE));
  const offer = await offerOf(await demoUser(browser, baseURL ?? "", PHONE, "operator_demo"));
  await page.goto("/packages");
  await page.goto(`/packages/${offer.id}`);
  const open = page.getByRole("button", { name: voices("questions.ask") });
  // What is far down is drawn when somebody comes near.
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(open).toBeVisible({ timeout: 500 });
  }).toPass();
  await quiet(page);
  await open.click();
  const text = page.getByRole("dialog").getByLabel(voices("questions.label"));
  await text.fill("How far is the camp from the station?");
  await page.getByRole("checkbox", { name: voices("questions.public") }).uncheck();
  const placeNow = () => page.locator("#questions").evaluate(placeOf);
  const place = await placeNow();

  await page.goBack();

  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/packages/${offer.id}$`));
  await expect.poll(async () => Math.abs((await placeNow()) - place)).toBeLessThan(3);

  // Forward leads nowhere, and leaves nothing behind.
  await page.goForward();
  await expect(page.getByRole("dialog")).toBeHidden();
  await open.click();
  await expect(text).toHaveValue("How far is the camp from the station?");
  await expect(page.getByRole("checkbox", { name: voices("questions.public") })).not.toBeChecked();
  await page.getByRole("button", { name: voices("questions.submit") }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await open.click();
  await expect(text).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goBack();

  await expect(page).toHaveURL(/\/packages$/);
});

test("a dialog over a dialog closes first, also where an address has opened it", async ({ browser, baseURL }) => {
  const page = await newcomer(await visitor(browser, baseURL ?? "", PHONE));
  const offer = await offerOf(await demoUser(browser, baseURL ?? "", PHONE, "operator_demo"));
  await page.goto(`/packages/${offer.id}?book=${offer.id}`);
  const hold = page.getByRole("dialog", { name: offer.title });
  await hold.getByRole("button", { name: travellers("add") }).click();
  const person = page.getByRole("dialog", { name: travellers("form.addTitle") });
  await person.getByLabel(travellers("form.surname")).fill("Karimova");

  await page.goBack();
  await expect(person).toBeHidden();
  await expect(hold).toBeVisible();
  await hold.getByRole("button", { name: travellers("add") }).click();
  await expect(person.getByLabel(travellers("form.surname"))).toHaveValue("Karimova");
  await page.goBack();
  await expect(person).toBeHidden();

  await page.goBack();

  await expect(hold).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/packages/${offer.id}$`));
  await page.reload();
  await expect(page.getByRole("button", { name: packages("book.now") }).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the menu closes by Back, and a page that it led to by one more", async ({ browser, baseURL }) => {
  const page = await newcomer(await visitor(browser, baseURL ?? "", PHONE));
  await page.goto("/bookings");
  await page.goto("/travellers");
  const menu = page.getByRole("dialog", { name: common("menu") });
  const openMenu = page.getByRole("button", { name: common("menu") }).first();

  await openMenu.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await openMenu.click();
  await menu.getByRole("link", { name: common("settings") }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/travellers$/);
  await expect(menu).toBeHidden();

  // A reload leaves no entry that does nothing.
  await openMenu.click();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(openMenu).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/bookings$/);
});

/** How far an element is from the top of the screen. */
function placeOf(part: { getBoundingClientRect?(): { top: number } }): number {
  return part.getBoundingClientRect?.().top ?? Number.NaN;
}

type Context = Awaited<ReturnType<typeof visitor>>;

async function newcomer(context: Context): Promise<Page> {
  const username = `back-${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const account = { firstName: "Samira", lastName: "Karimova", username, password: "three calm words" };
  const data = { ...account, email: `${username}@example.org`, preferredLanguage: "en" };
  const answer = await context.request.post("/api/register", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const lives = await context.request.patch("/api/user", { data: { countryOfResidence: "GB" } });
  expect(lives.status(), await lives.text()).toBe(200);
  return context.newPage();
}

async function offerOf(operator: Context) {
  const offer = await newOffer(operator.request);
  await operator.close();
  return offer;
}

/** Done twice is done once: the answer is lost after the server has done it, and whoever cannot know presses again. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { newOffer } from "./support/offers.ts";
import { demoUser, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const PHONE = { language: "en", width: 390 } as const;
const family = words("en")("family");
const travellers = words("en")("travellers");
const voices = words("en")("voices");

/** A form that is sent: where it is, how it is opened and filled in, and what the server has of it afterwards. */
interface Form {
  readonly name: string;
  readonly path: string;
  readonly call: string;
  open(page: Page): Promise<void>;
  fill(page: Page): Promise<void>;
  readonly submit: string;
  made(page: Page): Promise<number>;
}

const TRAVELLER: Form = {
  name: "a traveller",
  path: "/travellers",
  call: "/api/travellers",
  open: (page) =>
    page
      .getByRole("button", { name: travellers("empty.addSelf") })
      .first()
      .click(),
  fill: (page) => page.getByRole("dialog").getByLabel(travellers("form.surname")).fill("Karimova"),
  submit: travellers("form.save"),
  made: (page) => countOf(page, "/api/travellers"),
};

const HOUSEHOLD: Form = {
  name: "a household",
  path: "/family",
  call: "/api/family",
  open: (page) =>
    page
      .getByRole("button", { name: family("create.open") })
      .first()
      .click(),
  fill: (page) => page.getByRole("dialog").getByLabel(family("create.name")).fill("The Karimovs"),
  submit: family("create.submit"),
  made: (page) => countOf(page, "/api/family"),
};

const QUESTION: Form = {
  name: "a question",
  path: "/packages/:offer",
  call: "/api/packages/*/enquiries",
  async open(page) {
    const ask = page.getByRole("button", { name: voices("questions.ask") });
    // What is far down is drawn when somebody comes near.
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(ask).toBeVisible({ timeout: 500 });
    }).toPass();
    await ask.click();
  },
  fill: (page) =>
    page.getByRole("dialog").getByLabel(voices("questions.label")).fill("How far is the camp from the station?"),
  submit: voices("questions.submit"),
  made: (page) => page.getByText("How far is the camp from the station?").count(),
};

test(`a household whose answer was lost is one after a reload and another press${tierOf(true)}`, async ({
  browser,
  baseURL,
}) => {
  const page = await newcomer(browser, baseURL ?? "");
  await page.goto(HOUSEHOLD.path);
  await sendWithoutAnswer(page, HOUSEHOLD);
  await page.reload();
  await HOUSEHOLD.open(page);
  await HOUSEHOLD.fill(page);
  await send(page, HOUSEHOLD);

  expect(await HOUSEHOLD.made(page)).toBe(1);
});

for (const form of [TRAVELLER, HOUSEHOLD, QUESTION]) {
  test(`${form.name} is one when its answer was lost and the form left by Back is sent again${tierOf(false)}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await newcomer(browser, baseURL ?? "");
    await page.goto(await addressOf(browser, baseURL ?? "", form));
    await sendWithoutAnswer(page, form);
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await form.open(page);
    await send(page, form);

    expect(await form.made(page)).toBe(1);
  });

  test(`${form.name} is one for two presses in one frame${tierOf(false)}`, async ({ browser, baseURL }) => {
    const page = await newcomer(browser, baseURL ?? "");
    await page.goto(await addressOf(browser, baseURL ?? "", form));
    await form.open(page);
    await form.fill(page);
    const button = page.getByRole("dialog").getByRole("button", { name: form.submit });
    await button.evaluate(pressTwice);
    await expect(page.getByRole("dialog")).toBeHidden();

    expect(await form.made(page)).toBe(1);
  });
}

/** The server does it, and its answer never arrives. */
async function sendWithoutAnswer(page: Page, form: Form): Promise<void> {
  await form.open(page);
  await form.fill(page);
  let status = 0;
  await page.route(`**${form.call}`, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    status = (await route.fetch()).status();
    return route.abort();
  });
  await page.getByRole("dialog").getByRole("button", { name: form.submit }).click();
  await expect.poll(() => status).toBe(201);
  // What it says of a lost answer.
  await expect(page.getByRole("dialog").getByRole("button", { name: form.submit })).toBeEnabled();
  await page.unroute(`**${form.call}`);
}

function pressTwice(button: { click?(): void }): void {
  button.click?.();
  button.click?.();
}

async function send(page: Page, form: Form): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: form.submit }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

async function addressOf(browser: Browser, baseURL: string, { path }: Form): Promise<string> {
  if (!path.includes(":offer")) return path;
  const operator = await demoUser(browser, baseURL, PHONE, "operator_demo");
  const { id } = await newOffer(operator.request);
  await operator.close();
  return path.replace(":offer", id);
}

async function countOf(page: Page, path: string): Promise<number> {
  const found: unknown[] = await (await page.request.get(path)).json();
  return found.length;
}

async function newcomer(browser: Browser, baseURL: string): Promise<Page> {
  const context = await visitor(browser, baseURL, PHONE);
  const username = `twice-${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const account = { firstName: "Samira", lastName: "Karimova", username, password: "three calm words" };
  const data = { ...account, email: `${username}@example.org`, preferredLanguage: "en" };
  const answer = await context.request.post("/api/register", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return context.newPage();
}

/** A letter from a visitor to staff and back: with the script, without it, and what goes wrong on the way. */
import { expect, type Page, test } from "@playwright/test";
import { mailsTo } from "../test/outbox.ts";
import { demoUser, SCREENS, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const outbox = () => process.env.E2E_OUTBOX ?? "";

const LETTER = {
  firstName: "Layla",
  lastName: "Mansour",
  email: "layla.writes@example.org",
  phone: "+44 20 7946 0123",
  subject: "Rooms <for four>",
  message: "Is there a room for four of us?\nWe travel in May.",
};

async function fill(page: Page, changes: Partial<typeof LETTER> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...LETTER, ...changes })) await page.locator(`[name=${name}]`).fill(text);
}

async function mailWith(address: string, text: string) {
  const find = async () => (await mailsTo(outbox(), address)).find((mail) => mail.text.includes(text));
  await expect.poll(async () => Boolean(await find()), { timeout: 15_000 }).toBe(true);
  return find();
}

for (const screen of SCREENS.filter(({ width }) => width === 1440))
  test(`a visitor writes in ${screen.language} and staff answer by mail${tierOf(screen.language === "ar")}`, async ({
    browser,
    baseURL,
  }) => {
    const say = words(screen.language)("contact");
    const desk = words(screen.language)("staff");
    const email = `layla.${screen.language}@example.org`;
    const context = await visitor(browser, baseURL ?? "", screen);
    const page = await context.newPage();
    await page.goto("/contact");
    await fill(page, { email, message: `${LETTER.message} ${screen.language}` });
    // Nobody writes six fields faster; the form says how to go on if somebody does.
    await page.waitForTimeout(3_000);
    await page.getByRole("button", { name: say("form.send") }).click();
    await expect(page.getByRole("heading", { name: say("form.sentTitle") })).toBeFocused();
    const [reference = ""] = /C-\d+/.exec(await page.locator("[data-sent]").innerText()) ?? [];
    await mailWith(email, reference);
    await mailWith("staff@rihla.example", "/staff?tab=messages");

    const staff = await demoUser(browser, baseURL ?? "", screen, "staff_demo");
    const office = await staff.newPage();
    await office.goto("/staff?tab=messages");
    await office.getByRole("button", { name: `${desk("messages.answer")} ${reference}` }).click();
    await office.getByLabel(desk("messages.answerLabel")).fill("There is one in three packages.");
    await office.getByRole("button", { name: desk("messages.send") }).click();
    await expect(office.getByText(desk("messages.sent", { reference }), { exact: true })).toBeVisible();

    const answer = await mailWith(email, "There is one in three packages.");
    expect(answer?.headers.subject).toContain(reference);
    expect(answer?.headers.references).toContain(reference);
    await staff.close();
    await context.close();
  });

test("without scripts the form is a plain POST and the answer a page with the reference", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_URL ?? "" });
  const page = await context.newPage();
  await page.goto("/contact");
  await fill(page, { email: "plain@example.org", message: "Without any script." });
  await page.waitForTimeout(3_000);

  await page.getByRole("button", { name: "Send message" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "We have received your message" })).toBeVisible();
  await expect(page.getByText(/^C-\d+$/)).toBeVisible();
  await context.close();
});

test("the browser asks for the fields of SPEC and checks the mail address itself", async ({ page }) => {
  await page.goto("/contact");
  for (const name of ["firstName", "lastName", "email", "subject", "message"])
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute("required", "");
  await expect(page.locator("[name=phone]")).not.toHaveAttribute("required");
  await expect(page.locator("[name=phone]")).toHaveAttribute("type", "tel");
  await expect(page.locator("[name=message]")).toHaveAttribute("rows", "6");
  await expect(page.locator("[name=message]")).toHaveCSS("resize", "vertical");
  await fill(page, { email: "nobody" });

  await page.getByRole("button", { name: "Send message" }).click();

  await expect(page.locator("[name=email]:invalid")).toBeFocused();
  await expect(page.locator("[data-receipt]")).toBeHidden();
});

test("what the server refuses stands at its field, and the text is kept", async ({ page }) => {
  await page.goto("/contact");
  await fill(page, { email: "a@b" });

  await page.getByRole("button", { name: "Send message" }).click();

  await expect(page.locator("[name=email]")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#contact-email-problem")).not.toBeEmpty();
  await expect(page.locator("[name=message]")).toHaveValue(LETTER.message);
});

test("when nothing answers, the page says so and loses nothing", async ({ page }) => {
  await page.route("**/api/contact", (route) => route.abort());
  await page.goto("/contact");
  await fill(page);

  await page.getByRole("button", { name: "Send message" }).click();

  await expect(page.getByRole("alert").filter({ hasText: "could not be sent" })).toBeVisible();
  await expect(page.locator("[name=message]")).toHaveValue(LETTER.message);
});

test("a letter about privacy is promised within 48 hours", async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("link", { name: "Write about your data" }).click();
  await expect(page.getByText("a person answers by mail within 48 hours.")).toBeVisible();
  await expect(page.locator("[name=kind]")).toHaveValue("privacy");
});

test("while the chat cannot be fetched its panel leads to the form", async ({ page }) => {
  await page.route("**/assets/visitor-chat*", (route) => route.abort());
  await page.goto("/contact");
  await page.getByRole("button", { name: "Start live chat" }).click();
  const panel = page.getByRole("dialog", { name: "Help" });
  await expect(panel).toContainText("Nobody is in the chat today");

  await panel.getByRole("link", { name: "Leave a message" }).click();

  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/contact#message$/);
});

test("each office says whether it is open by the clock of its place", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-20T09:30:00Z");
  await page.goto("/contact");

  const states = page.locator("[data-office]");
  await expect(states.nth(0)).toHaveText("Open now, until 6:00\u00a0PM");
  await expect(states.nth(1)).toHaveText("Closed now, opens Sun at 9:00\u00a0AM");
  await expect(states.nth(2)).toHaveText("Closed now, opens Sun at 9:00\u00a0AM");
});

test("every telephone number is a link", async ({ page }) => {
  await page.goto("/contact");

  for (const number of ["911", "1966", "937", "+966110000999", "+442079460144", "+97140000144"])
    await expect(page.locator(`a[href="tel:${number}"]`).first(), number).toBeVisible();
  await expect(page.getByText("Arabic, English, Urdu, Hindi, Bengali, Turkish and French")).toBeVisible();
});

for (const screen of SCREENS.filter(({ width }) => width === 390))
  test(`the live chat answers in the page in ${screen.language}, and hands over by the form${tierOf(screen.language === "ar")}`, async ({
    browser,
    baseURL,
  }) => {
    const say = words(screen.language)("contact");
    const question = { en: "which vaccinations do I need for hajj", ar: "ما هي التطعيمات المطلوبة للحج" }[
      screen.language === "ar" ? "ar" : "en"
    ];
    const context = await visitor(browser, baseURL ?? "", screen);
    const page = await context.newPage();
    await page.goto(screen.language === "ar" ? "/ar/contact" : "/contact");
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(request.url());
    });

    await page.getByRole("button", { name: say("channels.chat.action") }).click();
    const field = page.getByRole("textbox", { name: say("chat.question") });
    await expect(field).toBeFocused();
    await expect(page.getByText(say("chat.unmeasured"))).toBeVisible();
    await field.fill("   ");
    await field.press("Enter");
    await expect(page.getByRole("log").getByRole("article")).toHaveCount(0);
    await field.fill(`${question} <b>?`);
    await field.press("Enter");

    const bubbles = page.getByRole("log").getByRole("article");
    await expect(bubbles).toHaveCount(2);
    await expect(bubbles.first()).toContainText("<b>?");
    await expect(bubbles.last().getByRole("link").first()).toHaveAttribute("href", /^(https:|\/)/);
    await expect(bubbles.last()).toHaveAttribute("lang", screen.language);
    expect(await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
    expect(sent).toEqual([]);

    // Arabic in Latin letters is read in its own, and answered in it.
    await field.fill("shu el far2 bein tamattu3 w qiran");
    await field.press("Enter");
    await expect(bubbles).toHaveCount(4);
    await expect(bubbles.last()).toHaveAttribute("lang", "ar");
    await expect(bubbles.last()).toContainText("تمتع");

    await page.getByRole("button", { name: say("chat.handOver") }).click();
    await expect(page.locator("[name=firstName]")).toBeFocused();
    await expect(page.locator("[name=subject]")).toHaveValue(say("chat.subject"));
    await expect(page.locator("[name=message]")).toHaveValue(new RegExp(`^${say("chat.you")}: ${question}`));
    expect(sent).toEqual([]);
    await context.close();
  });

/**
 * Browsers and people as they also are: storage refused, faces blocked, a language nobody has, names and messages that run
 * both ways, with pictures and with words of two hundred letters. Every screen stands, and nothing is wider than a phone.
 */
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { misfitsOf } from "./support/misfits.ts";
import { newOffer } from "./support/offers.ts";
import { type Screen, signIn, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const PHONE: Screen = { language: "en", width: 390 };
const PASSWORD = "a long enough one";

/** As with "block all cookies", but that ours are still sent: the very names throw. */
const REFUSED = `for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });`;

const VISITOR = ["/packages", "/auth?mode=register", "/prayer", "/hajj", "/hajj?part=rounds"];
const PILGRIM = [
  ...["/dashboard", "/documents", "/queue?tab=settings", "/family", "/payments", "/journey", "/bookings"],
  ...["/travellers", "/settings", "/hajj?part=papers"],
];
const OPERATOR = ["/operator-dashboard", "/operator-dashboard?tab=packages", "/operator-dashboard/settings"];

/** One word of two hundred letters, one of pictures that are one sign each, and a line that runs both ways. */
const WORD = "Llanfair".repeat(25);
const PICTURES = "👨‍👩‍👧‍👦🕋🇸🇦".repeat(16);
const BOTH_WAYS = `ذهب Noor إلى \u202Eعرفات\u202C (2 × 7) ${PICTURES}`;

test.describe("where the browser refuses to keep anything", () => {
  test(`every main screen stands${tierOf(false)}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const faults = [
      ...(await walk(await refusing(browser, baseURL ?? ""), VISITOR)),
      ...(await walk(await refusing(browser, baseURL ?? "", "pilgrim_demo"), PILGRIM)),
      ...(await walk(await refusing(browser, baseURL ?? "", "operator_demo"), OPERATOR)),
    ];

    expect(faults).toEqual([]);
  });

  test("wishes hold as long as the page @long", async ({ browser, baseURL }) => {
    const context = await refusing(browser, baseURL ?? "");
    const page = await context.newPage();
    const t = words("en")("wishes");
    await page.goto("/packages");
    const wishes = page.getByRole("button", { name: t("title") });
    await wishes.click();

    await page.getByLabel(t("field.budget")).fill("100000");
    await page.keyboard.press("Escape");

    await expect(
      page
        .locator("summary")
        .filter({ hasText: t("match", { met: 1, count: 1 }) })
        .first(),
    ).toBeVisible();
    await page.reload();
    await wishes.click();
    await expect(page.getByLabel(t("field.budget"))).toHaveValue("");
    await context.close();
  });

  test("somebody registers, changes the profile and signs out, from each place to where it leads", async ({
    browser,
    baseURL,
  }) => {
    const context = await refusing(browser, baseURL ?? "");
    const page = await context.newPage();
    const faults = faultsOf(page);
    const t = words("en")("auth");
    const username = `refused-${Date.now()}`;
    await page.goto("/auth?mode=register");
    await page.getByLabel(t("register.firstName")).fill("Layla");
    await page.getByLabel(t("register.lastName")).fill("Mansour");
    await page.getByLabel(t("register.email")).fill(`${username}@example.org`);
    await page.getByLabel(t("register.username")).fill(username);
    await page.getByLabel(t("register.password"), { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: t("register.submit") }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto("/settings");
    await page.getByLabel("Last name").fill("Rahman");
    await page.getByRole("button", { name: "Save the profile" }).click();
    await expect(page.getByText(words("en")("settings")("profile.saved"), { exact: true }).first()).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL(/\/auth$/);

    await context.request.post("/api/login", { data: { username, password: PASSWORD } });
    await page.goto("/dashboard");
    await signOut(page);
    await expect(page).toHaveURL(`${baseURL}/`);
    expect(faults).toEqual([]);
    await context.close();
  });
});

test("without its faces every script is still read, and fits @long", async ({ browser, baseURL }) => {
  const faults: string[] = [];
  for (const language of ["en", "ur", "bn"] as const) {
    const context = await visitor(browser, baseURL ?? "", { language, width: 390 });
    await signIn(context.request, "pilgrim_demo");
    await context.route("**/*.woff2", (route) => route.abort());
    faults.push(...(await walk(context, ["/packages", "/dashboard"])).map((fault) => `${language} ${fault}`));
  }

  expect(faults).toEqual([]);
});

test.describe("a language that nobody has", () => {
  test("in the address is a page that is not there, in the account a refusal that names the field", async ({
    request,
  }) => {
    const account = { username: "klingon", email: "klingon@example.org", firstName: "Worf", lastName: "Mogh" };

    for (const path of ["/tlh/about", "/tlh/", "/en-GB/about"])
      expect((await request.get(path, { headers: { accept: "text/html" } })).status(), path).toBe(404);
    for (const preferredLanguage of ["tlh", "", "ar\u0000", "../en"]) {
      const answer = await request.post("/api/register", {
        data: { ...account, password: PASSWORD, preferredLanguage },
      });
      expect(answer.status(), preferredLanguage).toBe(400);
      expect(await answer.text()).toContain("preferredLanguage");
    }
  });

  for (const [told, cookie, spoken] of [
    ["tlh", "", "en"],
    ["tlh,x-pirate;q=2,*;q=0", "", "en"],
    ["ur", "tlh", "ur"],
    ["ur", "%E0%A4%A", "ur"],
    ["", "ar%00", "ar"],
  ] as const)
    test(`told ${JSON.stringify(told)} and by the cookie ${JSON.stringify(cookie)}, the app opens in ${spoken}${tierOf(told === "ur" && cookie !== "tlh")}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        ...{ baseURL: baseURL ?? "", serviceWorkers: "block" },
        ...(/^[a-z]+$/.test(told) ? { locale: told } : { extraHTTPHeaders: { "accept-language": told } }),
      });
      if (cookie) await context.addCookies([{ name: "lang", value: cookie, url: baseURL ?? "" }]);
      const page = await context.newPage();
      const faults = faultsOf(page);

      await page.goto("/auth");

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(spoken)("auth")("login.title"));
      await expect(page.locator("html")).toHaveAttribute("lang", spoken);
      expect(faults).toEqual([]);
      await context.close();
    });
});

test("names and messages of every kind stand as they were typed, and nothing is wider than the phone", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const operator = await visitor(browser, baseURL ?? "", PHONE);
  const { id } = await newOffer(operator.request);
  const context = await visitor(browser, baseURL ?? "", { language: "ar", width: 390 });
  await register(context.request, { firstName: WORD, lastName: BOTH_WAYS.slice(0, 120) });
  const bookingId = await fillWith(context.request, id);

  const faults = [
    ...(await ask(await context.newPage())),
    ...(await readThread(await context.newPage(), bookingId)),
    ...(await walk(context, [
      "/dashboard",
      "/family",
      "/family?tab=coordination",
      "/travellers",
      "/bookings",
      "/settings",
    ])),
    ...(await walk(operator, ["/operator-dashboard", "/operator-dashboard?tab=bookings&when=always"])),
  ];

  expect(faults).toEqual([]);
});

test("a letter of one long word is sent as it is, and read by staff on a phone @long", async ({ browser, baseURL }) => {
  const context = await visitor(browser, baseURL ?? "", PHONE);
  const page = await context.newPage();
  await page.goto("/contact");
  const letter = {
    firstName: WORD,
    lastName: BOTH_WAYS.slice(0, 120),
    subject: WORD,
    message: `${BOTH_WAYS}\n${WORD}`,
  };
  for (const [name, text] of Object.entries(letter)) await page.locator(`[name=${name}]`).fill(text);
  await page.locator("[name=email]").fill("long@example.org");
  expect(await misfitsOf(page)).toEqual([]);
  // Nobody writes four fields faster; the form says how to go on if somebody does.
  await page.waitForTimeout(3_000);
  await page.getByRole("button", { name: words("en")("contact")("form.send") }).click();
  await expect(page.getByRole("heading", { name: words("en")("contact")("form.sentTitle") })).toBeVisible();
  await context.close();

  const desk = await visitor(browser, baseURL ?? "", PHONE);
  await signIn(desk.request, "staff_demo");
  expect(await walk(desk, ["/staff?tab=messages"])).toEqual([]);
});

/** A browser that keeps nothing but cookies. */
async function refusing(browser: Browser, address: string, username?: string): Promise<BrowserContext> {
  const context = await visitor(browser, address, PHONE);
  await context.addInitScript({ content: REFUSED });
  if (username) await signIn(context.request, username);
  return context;
}

/** What is thrown in the page, gathered from now on. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

/** What each screen throws, and what does not fit it; a screen that has fallen shows the error page's heading. */
async function walk(context: BrowserContext, paths: readonly string[]): Promise<string[]> {
  const page = await context.newPage();
  const thrown = faultsOf(page);
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 }).first();
    await expect(heading, path).toBeVisible();
    await quiet(page);
    if ((await heading.textContent()) === words("en")("common")("errorPage.title")) faults.push(`${path} has fallen`);
    faults.push(...(await misfitsOf(page)).map((misfit) => `${path} ${misfit}`));
  }
  await context.close();
  return [...faults, ...thrown];
}

async function signOut(page: Page): Promise<void> {
  const t = words("en")("common");
  await page
    .getByRole("banner")
    .getByRole("button", { name: t("menu") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("signOut") })
    .click();
}

async function register(request: APIRequestContext, names: { firstName: string; lastName: string }): Promise<void> {
  const username = `odd-${Date.now()}`;
  const data = { ...names, username, email: `${username}@example.org`, password: PASSWORD, preferredLanguage: "ar" };
  expect((await request.post("/api/register", { data })).status()).toBe(201);
  await request.patch("/api/user", { data: { welcomeSkipped: true } });
}

/** A household and a booking with a message, all with words like these; the booking's id. */
async function fillWith(request: APIRequestContext, packageId: string): Promise<string> {
  const post = async (path: string, data: Record<string, unknown>) => {
    const answer = await request.post(path, { data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201);
    return answer.json();
  };
  await post("/api/travellers", { relationship: "self", surname: WORD.slice(0, 100), givenNames: "" });
  const son = await post("/api/travellers", {
    ...{ relationship: "son", surname: WORD.slice(0, 100), givenNames: "Nguyễn ".repeat(14).trim() },
  });
  const group = await post("/api/family", { name: WORD.slice(0, 60) });
  await post(`/api/family/${group.id}/members`, { travellerId: son.id });
  await post(`/api/family/${group.id}/todos`, { text: WORD.slice(0, 160) });
  const booking = await post("/api/bookings", { parts: [{ packageId, seats: 2 }] });
  await request.patch("/api/user", { data: { countryOfResidence: "GB" } });
  expect((await request.post(`/api/bookings/${booking.id}/confirm`)).ok()).toBe(true);
  await post(`/api/bookings/${booking.id}/messages`, { body: `${WORD}\n${BOTH_WAYS}` });
  return booking.id;
}

/** The message stands letter by letter, and its page fits. */
async function readThread(page: Page, bookingId: string): Promise<string[]> {
  await page.goto(`/bookings/${bookingId}#messages`);
  const message = page.getByRole("main").getByText(BOTH_WAYS);
  await expect(message).toBeVisible();
  await expect(message).toContainText(WORD);
  return misfitsOf(page);
}

/** The assistant is asked with the same words, and says something. */
async function ask(page: Page): Promise<string[]> {
  const t = words("ar")("chat");
  await page.goto("/dashboard#assistant");
  const chat = page.getByRole("log");
  await page.getByLabel(t("input.label")).fill(`${WORD} ${BOTH_WAYS}`);
  await page.getByLabel(t("input.label")).press("Enter");
  await expect(chat.getByRole("article")).toHaveCount(2);
  await expect(chat.getByText(WORD).first()).toBeVisible();
  return misfitsOf(page);
}

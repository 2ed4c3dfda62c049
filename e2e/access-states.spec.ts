/**
 * What stands on a screen only at times: a dialog, a refused form, an empty list, waiting, a screen that is not there, not
 * for this reader or not to be had. Each is judged by axe, light and dark, from left and from right, on a phone; said to
 * whoever hears the page; and still told apart where readers have set their own few colours.
 */
import { type Browser, type BrowserContext, expect, type Page, request, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { judged } from "./support/access.ts";
import { walk } from "./support/keyboard.ts";
import { newOffer } from "./support/offers.ts";
import { type Screen, signIn, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { type Language, type Words, words } from "./support/words.ts";

interface State {
  readonly name: string;
  readonly path: string;
  /** Before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Leads the opened page into the state and waits for it. */
  readonly act: (page: Page, say: (area: string) => Words) => Promise<unknown>;
}

/** The page's own pictures are let go: a page that waits for one has not loaded. */
const NOTHING_COMES = async (page: Page) =>
  page.route("**/api/packages**", (route) =>
    route.request().resourceType() === "image" ? route.abort() : new Promise(() => undefined),
  );
const NOTHING_WORKS = async (page: Page) =>
  page.route("**/api/packages**", (route) => route.fulfill({ status: 500, json: { code: "internal" } }));
const NO_WORDS = async (page: Page) =>
  page.route("**/assets/words-*/*/packages.json", (route) => route.fulfill({ status: 404, body: "" }));

const VISITOR: readonly State[] = [
  {
    name: "a sign-in without anything typed",
    path: "/auth",
    act: async (page, say) => {
      await page.getByRole("button", { name: say("auth")("login.submit"), exact: true }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
    },
  },
  {
    name: "a registration without anything typed",
    path: "/auth?mode=register",
    act: async (page, say) => {
      await page.getByRole("button", { name: say("auth")("register.submit") }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeFocused();
    },
  },
  { name: "packages on their way", path: "/packages", before: NOTHING_COMES, act: waitForStatus },
  { name: "packages that could not be had", path: "/packages", before: NOTHING_WORKS, act: waitForAlert },
  { name: "nothing found", path: "/packages?q=nothing-has-this-name&minSeats=4", act: waitForHeadings },
  { name: "a screen without words", path: "/packages", before: NO_WORDS, act: waitForHeadings },
  { name: "a screen that is not there", path: "/no-such-page", act: waitForHeadings },
  { name: "a ticket that is forged", path: "/tickets/somebody-made-this-up", act: waitForHeadings },
];

const NEWCOMER: readonly State[] = [
  { name: "no documents", path: "/documents?tab=status", act: waitForHeadings },
  { name: "no bookings", path: "/bookings", act: waitForHeadings },
  { name: "a screen of operators", path: "/operator-dashboard", act: waitForStatus },
  {
    name: "a dialog with a refused form",
    path: "/travellers",
    act: async (page, say) => {
      await page.getByRole("main").getByRole("button").first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("textbox").first().fill("");
      await dialog.getByRole("button", { name: say("travellers")("form.save"), exact: true }).click();
      await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "a dialog that asks before it destroys",
    path: "/settings?right=erase",
    act: async (page, say) => {
      await page.getByRole("button", { name: say("settings")("privacy.erase.action") }).click();
      await expect(page.getByRole("dialog").getByLabel(say("settings")("privacy.erasing.password"))).toBeVisible();
    },
  },
  {
    name: "the menu",
    path: "/family",
    act: async (page, say) => {
      await page
        .getByRole("banner")
        .getByRole("button", { name: say("common")("menu") })
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "no network",
    path: "/family",
    act: async (page, say) => {
      // Whatever of the screen is not there by then never comes.
      await waitForHeadings(page);
      await page.context().setOffline(true);
      await expect(page.getByRole("status").filter({ hasText: say("common")("offline") })).toBeVisible();
    },
  },
];

/** One of each kind: refused, waiting, not there; a refused dialog, one that asks, and no network. */
const FEWER: readonly string[] = [
  "a sign-in without anything typed",
  "packages on their way",
  "a screen that is not there",
  "a dialog with a refused form",
  "a dialog that asks before it destroys",
  "no network",
];

interface Round {
  readonly language: Language;
  readonly shades: readonly ("light" | "dark")[];
  readonly only?: readonly string[];
}

/** From the right in dark alone: the side changes no colour. */
const ROUNDS: readonly Round[] = [
  { language: "ar", shades: ["dark"], only: FEWER },
  { language: "en", shades: ["light", "dark"] },
  { language: "ar", shades: ["dark"] },
];

for (const { language, shades, only } of ROUNDS)
  test(`states that come and go, in ${language}, ${shades.join(" and ")}${only ? ", in short" : tierOf(false)}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const screen: Screen = { language, width: 390 };
    const some = (states: readonly State[]) => (only ? states.filter(({ name }) => only.includes(name)) : states);
    const guest = await visitor(browser, baseURL ?? "", screen, { drawn: true });

    expect([
      ...(await faultsOf(guest, some(VISITOR), language, shades)),
      ...(await faultsOf(await newcomer(browser, baseURL ?? "", screen), some(NEWCOMER), language, shades)),
    ]).toEqual([]);
  });

test("what goes wrong, what is done and where one stands is said aloud", async ({ browser, baseURL }) => {
  const screen: Screen = { language: "en", width: 1440 };
  const context = await newcomer(browser, baseURL ?? "", screen);
  const page = await context.newPage();

  await test.step("a refused form names each field with its fault", async () => {
    const guest = await (await visitor(browser, baseURL ?? "", screen, { drawn: true })).newPage();
    await guest.goto("/auth");
    await guest.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(guest.getByRole("textbox", { name: "Username" })).toHaveAccessibleDescription(/\w/);
    await guest.getByRole("textbox", { name: "Username" }).fill("nobody-of-this-name");
    await guest.getByRole("textbox", { name: "Password" }).fill("wrong");
    await guest.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(guest.getByRole("textbox", { name: "Password" })).toHaveAccessibleDescription(/\w/);
    await guest.context().close();
  });

  await test.step("a toast is a status in a region of its own", async () => {
    await page.goto("/family");
    await page
      .getByRole("button", { name: words("en")("family")("create.open") })
      .first()
      .click();
    await page.getByRole("dialog").getByLabel(words("en")("family")("create.name")).fill("Karimov");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: words("en")("family")("create.submit") })
      .click();
    await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("listitem")).toBeVisible();
  });

  await test.step("the place in the queue is said without its drawing", async () => {
    const waiting = await visitor(browser, baseURL ?? "", screen, { drawn: true });
    await signIn(waiting.request, "pilgrim_demo");
    const queue = await waiting.newPage();
    await queue.goto("/queue");
    await expect(queue.getByRole("main")).toMatchAriaSnapshot(`
      - heading "Smart Queue Intelligence Dashboard" [level=1]
      - tablist "Queue":
        - tab "Intelligence" [selected]
    `);
    await expect(queue.getByRole("paragraph").filter({ hasText: /^Your place$/ })).toBeVisible();
    await expect(queue.getByRole("paragraph").filter({ hasText: /^[\d,]+$/ })).toHaveCount(1);
    await waiting.close();
  });
  await context.close();
});

test("the main job is whole in the accessibility tree @long", async ({ browser, baseURL }) => {
  const operator = await request.newContext({ baseURL: baseURL ?? "" });
  const { title } = await newOffer(operator);
  const context = await newcomer(browser, baseURL ?? "", { language: "en", width: 1440 });
  const page = await context.newPage();
  await page.goto(`/packages?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading /Packages for Hajj \\d+/ [level=1]
      - search:
        - searchbox "Search packages"
      - status:
        - heading /1 package fits/ [level=2]
      - list:
        - listitem:
          - article:
            - heading "${title}" [level=3]:
              - link "${title}"
            - button "Book Now"
  `);

  await page
    .getByRole("article")
    .getByRole("button", { name: words("en")("packages")("book.now") })
    .click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "${title}":
      - heading "${title}" [level=2]
      - heading "Where do you live?" [level=2]
      - combobox "Country of residence"
      - button "Go on"
  `);
  await page.getByRole("dialog").getByLabel("Country of residence").selectOption("GB");
  await page.getByRole("dialog").getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("dialog")).toMatchAriaSnapshot(`
    - dialog "${title}":
      - heading "${title}" [level=2]
      - button "Hold 1 place"
  `);
  await page.getByRole("dialog").getByRole("button", { name: "Hold 1 place" }).click();
  await expect(page).toHaveURL(/\/dashboard\?hold=/);
  await page
    .getByRole("main")
    .getByRole("link", { name: words("en")("dashboard")("next.secure_hold.button") })
    .click();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "${title}" [level=1]
      - timer: /minutes left/
      - heading "1 place is held for you" [level=2]
      - heading "How you secure your places" [level=2]
      - 'button "You live in: United Kingdom. Change"'
      - button "Confirm free of charge"
  `);
  await Promise.all([context.close(), operator.dispose()]);
});

test("with few colours of the reader's own, focus and choice are still told apart @long", async ({
  browser,
  baseURL,
}) => {
  const context = await visitor(browser, baseURL ?? "", { language: "en", width: 1440 }, { drawn: true });
  await signIn(context.request, "pilgrim_demo");
  const page = await context.newPage();
  await page.emulateMedia({ forcedColors: "active" });
  const faults: string[] = [];
  for (const path of ["/queue?tab=settings", "/documents", "/payments", "/family"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await quiet(page);
    const { length, unlike } = await page.evaluate<{ length: number; unlike: string[] }>(CHOSEN);
    expect(length, `${path} has something chosen`).toBeGreaterThan(0);
    faults.push(...unlike.map((chosen) => `${path}: ${chosen} looks like what is not chosen`));
    faults.push(...(await page.evaluate<string[]>(BARS)).map((bar) => `${path}: ${bar} shows no length`));
    const unmarked = (await walk(page)).filter(({ isMarked }) => !isMarked);
    faults.push(...unmarked.map(({ what }) => `${path}: nobody sees the focus at ${what}`));
  }

  expect(faults).toEqual([]);
  await context.close();
});

/** Each chosen tab, button and radio beside its neighbours: what their looks differ in besides the weight of letters. Runs in the page. */
const CHOSEN = `(() => {
  const look = (element) => { const style = getComputedStyle(element); return [style.backgroundColor, style.color, style.outline, style.borderBottomColor].join(); };
  const groups = [...document.querySelectorAll("[role=tablist], fieldset")]
    .map((group) => [...group.querySelectorAll("[role=tab], label:has(> .sr-only[type=radio])")].filter((one) => one.checkVisibility()))
    .filter((group) => group.length > 1);
  const isChosen = (one) => one.matches("[aria-selected=true], :has(:checked)");
  const unlike = groups.flatMap((group) => group.filter(isChosen).filter((one) => group.some((other) => !isChosen(other) && look(other) === look(one))));
  return { length: groups.length, unlike: unlike.map((one) => one.textContent.trim().slice(0, 40)) };
})()`;

/** Bars whose filled part has the ground's colour. Runs in the page. */
const BARS = `[...document.querySelectorAll("[role=progressbar]")]
  .filter((bar) => bar.checkVisibility() && bar.firstElementChild)
  .filter((bar) => getComputedStyle(bar).backgroundColor === getComputedStyle(bar.firstElementChild).backgroundColor)
  .map((bar) => bar.getAttribute("aria-label"))`;

let people = 0;

/** Somebody who has only just registered and passed over the welcome. */
async function newcomer(browser: Browser, address: string, screen: Screen): Promise<BrowserContext> {
  const context = await visitor(browser, address, screen, { drawn: true });
  people += 1;
  const username = `states-${screen.language}-${people}-${Date.now()}`;
  const person = { firstName: "Layla", lastName: "Mansour", username, email: `${username}@example.org` };
  const data = { ...person, password: "three calm words", preferredLanguage: screen.language };
  expect((await context.request.post("/api/register", { data })).status()).toBe(201);
  await context.request.patch("/api/user", { data: { welcomeSkipped: true } });
  return context;
}

async function faultsOf(
  context: BrowserContext,
  states: readonly State[],
  language: Language,
  shades: readonly ("light" | "dark")[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, path, before, act } of states) {
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await before?.(page);
    await page.goto(path);
    await act(page, words(language));
    for (const shade of shades) {
      await page.emulateMedia({ colorScheme: shade, reducedMotion: "reduce" });
      faults.push(...(await judged(page)).map((fault) => `${name}, ${shade}: ${fault}`));
    }
    await page.context().setOffline(false);
    await page.close();
  }
  await context.close();
  return faults;
}

async function waitForHeadings(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await quiet(page);
}

async function waitForStatus(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: /./ }).first()).toBeVisible();
}

async function waitForAlert(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
}

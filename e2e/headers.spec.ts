/** SPEC's headers, menus and ways out, as tables: what each kind of person finds, on which screen. */
import { type Browser, type BrowserContext, expect, type Locator, test } from "@playwright/test";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";

const DESK: Screen = { language: "en", width: 1440 };
const PHONE: Screen = { language: "en", width: 390 };

type Who = "visitor" | "pilgrim" | "operator" | "staff";

const SIX = ["/", "/documents", "/packages", "/queue", "/family", "/payments"];
const DESK_PARTS = ["/staff?tab=licences", "/staff?tab=documents", "/staff?tab=messages", "/staff?tab=record"];
const BUSINESS = [
  "/operator-dashboard",
  "/operator-dashboard?tab=packages",
  "/operator-dashboard?tab=bookings&by=customer",
  "/operator-dashboard?tab=analytics",
  "/contact",
  "/operator-dashboard/settings",
];
const TABS = { visitor: SIX, pilgrim: SIX, operator: BUSINESS, staff: DESK_PARTS };
const QUICK = ["/documents", "/packages"];

/** What anybody may want on the way. */
const GUIDE = ["/hajj", "/prayer"];

/** The slide-out menu: navigation tiles, quick actions, the person's own places; SPEC §2 and `Sign Out` for who is signed in. */
const MENUS: readonly { who: Who; links: readonly string[] }[] = [
  { who: "visitor", links: [...SIX, ...QUICK, ...GUIDE, "/auth?next=%2Fpackages"] },
  {
    who: "pilgrim",
    links: [...SIX, ...QUICK, "/journey", "/bookings", "/travellers", "/assistant", ...GUIDE, "/settings"],
  },
  { who: "operator", links: [...BUSINESS, "/packages", "/assistant", ...GUIDE] },
  { who: "staff", links: [...DESK_PARTS, ...GUIDE, "/settings"] },
];

/** The marketplace's own grid under 768 px. */
const GRIDS: readonly { who: Who; tiles: readonly string[] }[] = [
  { who: "visitor", tiles: ["Home", "Packages", "Login", "About", "Support"] },
  { who: "pilgrim", tiles: ["Home", "Packages", "Dashboard", "About", "Support", "Logout"] },
  { who: "operator", tiles: ["Home", "Packages", "Dashboard", "About", "Support", "Logout"] },
];

function browserOf(browser: Browser, baseURL: string | undefined, who: Who, screen: Screen): Promise<BrowserContext> {
  const address = baseURL ?? "";
  return who === "visitor" ? visitor(browser, address, screen) : demoUser(browser, address, screen, `${who}_demo`);
}

/** Where the links lead, in their order. */
async function targetsOf(links: Locator): Promise<(string | null)[]> {
  return Promise.all((await links.all()).map((link) => link.getAttribute("href")));
}

for (const who of ["visitor", "pilgrim", "operator", "staff"] as const)
  test(`the header leads a ${who} through their own tabs${tierOf(who === "visitor" || who === "pilgrim")}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browserOf(browser, baseURL, who, DESK);
    const page = await context.newPage();
    await page.goto("/packages");
    const tabs = page.getByRole("navigation", { name: "Main navigation" }).getByRole("link");
    await expect(tabs.first()).toBeVisible();

    expect(await targetsOf(tabs)).toEqual(TABS[who]);
    await expect(page.getByRole("banner").getByRole("link", { name: "LOGIN" })).toHaveCount(who === "visitor" ? 1 : 0);
    await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveCount(who === "visitor" ? 0 : 1);
    await expect(page.getByText(/^profile \d+%$/)).toHaveCount(who === "pilgrim" ? 1 : 0);
    await context.close();
  });

for (const { who, links } of MENUS)
  test(`the slide-out menu of a ${who} has its tiles, quick actions and the way out${tierOf(who === "pilgrim")}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browserOf(browser, baseURL, who, PHONE);
    const page = await context.newPage();
    await page.goto("/packages");
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link").first()).toBeVisible();

    await expect(menu.getByRole("button", { name: "Sign Out" })).toHaveCount(who === "visitor" ? 0 : 1);
    expect(await targetsOf(menu.getByRole("link"))).toEqual(links);
    await context.close();
  });

for (const { who, tiles } of GRIDS)
  test(`the marketplace's grid of a ${who} opens and closes${tierOf(who === "pilgrim")}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browserOf(browser, baseURL, who, PHONE);
    const page = await context.newPage();
    await page.goto("/packages");
    const grid = page
      .getByRole("navigation")
      .filter({ has: page.getByRole("button", { expanded: false }) })
      .first();
    await grid.getByRole("button").first().click();

    await expect(page.getByRole("main").locator("nav ul li").filter({ visible: true })).toHaveText([...tiles]);
    await context.close();
  });

test("the landing page signs out where it stands, and only logs what failed", async ({ browser, baseURL }) => {
  const context = await browserOf(browser, baseURL, "pilgrim", DESK);
  const page = await context.newPage();
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await page.route("**/dashboard", (route) => route.fulfill({ status: 204 }));
  await page.route("**/api/logout", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await page.goto("/", { waitUntil: "commit" });
  const logout = page.locator("header").getByRole("button", { name: "Logout" });

  await logout.click();
  await expect.poll(() => logged.some((text) => text.includes("Logout failed"))).toBe(true);
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("listitem")).toHaveCount(0);
  await logout.click();

  await expect(page.locator("header").getByRole("link", { name: "LOGIN" })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
  await context.close();
});

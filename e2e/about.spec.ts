/** About's header: six tabs and a slide-out menu as static markup, filled once it is known who is here. */
import { expect, type Page, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { follow } from "./support/follow.ts";
import { signIn } from "./support/people.ts";
import { QUICK_ACTIONS, TABS } from "./support/public-targets.ts";
import { tierOf } from "./support/tier.ts";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test.use({ viewport: DESK });

for (const [at, tab] of [...TABS, { name: "LOGIN", href: "/auth" }, { name: "Rihla, home page", href: "/" }].entries())
  test(`'${tab.name}' in the header leads to ${tab.ends ?? tab.href}${tierOf(at === 1)}`, async ({ page, baseURL }) => {
    await page.goto("/about");
    await follow(page, page.locator("header"), tab, baseURL);
  });

for (const [at, tile] of [...TABS, ...QUICK_ACTIONS, { name: "LOGIN", href: "/auth" }].entries())
  test(`'${tile.name}' in the slide-out menu leads to ${tile.ends ?? tile.href}${tierOf(at === TABS.length)}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await follow(page, page.getByRole("dialog", { name: "Menu" }), tile, baseURL);
  });

test("a visitor is asked nothing and costs no call", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));

  await page.goto("/about");
  await quiet(page);

  expect(calls).toEqual([]);
  await expect(page.locator("[data-prayer]")).toBeHidden();
});

test("a pilgrim finds greeting, profile and the next prayer", async ({ page }) => {
  await signIn(page.request, "pilgrim_demo");
  await page.goto("/about");

  const header = page.locator("header");
  await expect(header.getByText("Peace be with you, Amina").first()).toBeVisible();
  await expect(header.getByText(/^profile \d+%$/).first()).toBeVisible();
  await expect(header.getByText(/Next prayer: (Fajr|Dhuhr|Asr|Maghrib|Isha) \d{1,2}:\d{2}\s[AP]M/)).toBeVisible();
  await expect(header.getByText("Makkah time (location off)")).toBeVisible();
  await expect(header.getByRole("link", { name: "LOGIN" })).toBeHidden();
});

test("an operator has no profile and no pilgrim's tabs, but a prayer", async ({ page }) => {
  await signIn(page.request, "operator_demo");
  await page.goto("/about");

  await expect(page.locator("[data-prayer-time]")).toHaveText(/M$/);
  await expect(page.locator("header").getByText(/profile/)).toHaveCount(0);
  await expect(page.locator("header").getByRole("link", { name: "Dashboard" })).toBeVisible();
  for (const name of ["Documents", "Queue", "Family", "Payments"])
    await expect(page.locator("header").getByRole("link", { name, exact: true })).toBeHidden();
});

test("signing out leads to the sign-in screen; a failure is told", async ({ page, baseURL }) => {
  await signIn(page.request, "pilgrim_demo");
  await page.goto("/about");
  const button = page.locator("header").getByRole("button", { name: "Sign Out" });
  await failLogout(page, button.click.bind(button));

  await button.click();

  await expect(page).toHaveURL(`${baseURL}/auth`);
});

async function failLogout(page: Page, press: () => Promise<void>): Promise<void> {
  await page.route("**/api/logout", (route) => route.fulfill({ status: 500, body: "no" }));
  await press();
  await expect(page.getByText("Logout failed")).toBeVisible();
  await page.unroute("**/api/logout");
}

/** The landing page: every control with its target, without scripts too, for whoever is signed in, and by axe. */
import { gzipSync } from "node:zlib";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { OWN_NAMES, TRANSLATED } from "#i18n/locales.ts";
import { quiet } from "../scripts/screens/quiet.ts";
import { FOOTER, TILES } from "./support/public-targets.ts";
import { tierOf } from "./support/tier.ts";

const MAX_SCRIPT_BYTES = 5 * 1024;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** SPEC §2: what is on the page, and where it leads. */
const TARGETS = [
  ...FOOTER.map(({ name, href }) => ({ name, href, within: "footer" })),
  { name: "Browse Packages", href: "/packages", within: "header" },
  { name: "LOGIN", href: "/auth", within: "header" },
  { name: "Rihla, home page", href: "/", within: "header" },
  { name: "Start Your Journey", href: "/auth?mode=register", within: "main" },
  { name: "Explore Packages", href: "/packages", within: "main" },
  { name: "Try Pilgrim Demo", href: "/dashboard", within: "main" },
  { name: "Try Operator Demo", href: "/operator-dashboard", within: "main" },
  { name: "View packages", href: "/packages", within: "main", count: 3 },
  { name: "Browse All 200+ Tour Operators", href: "/packages", within: "main" },
  { name: "Try Live Demo", href: "/auth", within: "main" },
  { name: "Get Started Now", href: "/auth?mode=register", within: "main" },
  { name: "English", href: "/", within: "footer" },
  { name: "العربية", href: "/ar/", within: "footer" },
  { name: "اردو", href: "/ur/", within: "footer" },
  { name: "हिन्दी", href: "/hi/", within: "footer" },
  { name: "Français", href: "/fr/", within: "footer" },
];

/** Each example leads to what it rests on. */
const REASONS = "#rests";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: DESK });

    test("every link leads where SPEC says", async ({ page }) => {
      await page.goto("/");

      for (const { name, href, within, ...more } of TARGETS) {
        const links = page.locator(within).getByRole("link", { name, exact: true });
        await expect(links, name).toHaveCount("count" in more ? more.count : 1);
        await expect(links.first(), name).toBeVisible();
        await expect(links.first(), name).toHaveAttribute("href", href);
      }
    });

    test(`no link is left out of the table${tierOf(javaScriptEnabled)}`, async ({ page }) => {
      await page.goto("/");

      const listed = new Set<string>([...TARGETS.map(({ href }) => href), REASONS, "#main"]);
      const links = await page.locator("a:not([popover] a)").all();
      const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));

      expect(hrefs.filter((href) => href === null || !listed.has(href))).toEqual([]);
    });

    test(`the header's menu names every language in itself, and leads to it${tierOf(javaScriptEnabled)}`, async ({
      page,
    }) => {
      await page.goto("/");
      await page.locator("header").getByRole("button", { name: "Languages: English" }).click();

      for (const language of TRANSLATED) {
        const link = page.locator("header").getByRole("link", { name: OWN_NAMES[language], exact: true });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute("href", language === "en" ? "/" : `/${language}/`);
      }
      await page.keyboard.press("Escape");
      await expect(page.locator("header").getByRole("link", { name: "العربية" })).toBeHidden();
    });

    test(`every target answers${tierOf(javaScriptEnabled)}`, async ({ page, request }) => {
      await page.goto("/");
      for (const href of new Set(TARGETS.map((target) => target.href)))
        if (href.startsWith("/#")) await expect(page.locator(href.slice(1))).toHaveCount(1);
        else expect((await request.get(href)).status(), href).toBe(200);
    });

    test(`the menu of a phone opens and its tiles lead on${tierOf(javaScriptEnabled)}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto("/");

      await page.getByRole("button", { name: "Menu" }).click();

      const menu = page.getByRole("dialog", { name: "Menu" });
      for (const { name, href } of TILES)
        await expect(menu.getByRole("link", { name, exact: true }), name).toHaveAttribute("href", href);
      await menu.getByRole("link", { name: "Support" }).click();
      await expect(page).toHaveURL(/\/contact$/);
    });
  });

test("the page has all sections in SPEC's order", async ({ page }) => {
  await page.goto("/");

  const sections = await page.locator("main section").all();
  const ids = await Promise.all(sections.map((section) => section.getAttribute("id")));

  expect(ids).toEqual("top process official causes biometric features journey demo video plans voices".split(" "));
});

for (const { path, size } of ["/", "/ar/"].flatMap((path) => [PHONE, DESK].map((size) => ({ path, size }))))
  for (const colorScheme of ["light", "dark"] as const)
    test(`${path} at ${size.width} px, ${colorScheme}: axe finds nothing and nothing overflows${tierOf((path === "/") === (colorScheme === "light") && (size === PHONE) === (path !== "/"))}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(path);

      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();

      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(size.width);
    });

test("one script of at most 5 KB moves the page, under a policy without inline script or style", async ({ page }) => {
  const scripts: string[] = [];
  const faults: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));

  const answer = await page.goto("/");
  await quiet(page);

  expect(scripts).toHaveLength(1);
  const script = await page.request.get(scripts[0] ?? "");
  expect(gzipSync(await script.body()).length).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(answer?.headers()["content-security-policy"]).not.toContain("unsafe-inline");
  expect(faults).toEqual([]);
});

test("a visitor costs no request to the server's calls", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => request.url().includes("/api/") && calls.push(request.url()));

  await page.goto("/");
  await quiet(page);

  expect(calls).toEqual([]);
});

for (const { button, dashboard } of [
  { button: "Try Pilgrim Demo", dashboard: "/dashboard" },
  { button: "Try Operator Demo", dashboard: "/operator-dashboard" },
])
  test(`'${button}' signs in on the way, and the page then knows who it is`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: button }).click();
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    await expect(page.getByText("Login successful").first()).toBeVisible();

    await page.route(`**${dashboard}`, (route) => route.fulfill({ status: 204 }));
    await page.goto("/", { waitUntil: "commit" });

    await expect(page.getByText("Redirecting...")).toBeVisible();
    await expect(page.locator("header").getByText(/^Welcome, \w+/)).toBeVisible();
    await expect(page.locator("header").getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", dashboard);
    await expect(page.locator("header").getByRole("button", { name: "Logout" })).toBeVisible();
    await expect(page.getByRole("link", { name: "LOGIN" })).toBeHidden();
    await page.unroute(`**${dashboard}`);
    await page.goto("/");
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
  });

test("without a demonstration its buttons lead to signing in and back", async ({ page }) => {
  await page.route("**/api/demo-accounts", (route) => route.fulfill({ json: [] }));
  await page.goto("/");

  await page.getByRole("link", { name: "Try Operator Demo" }).click();

  await expect(page).toHaveURL(/\/auth\?next=%2Foperator-dashboard$/);
});

test("a session that has ended leaves the page to the visitor", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "signed_in", value: "1", url: baseURL ?? "" }]);

  await page.goto("/");

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "LOGIN" })).toBeVisible();
});

test("signing out leads here with the farewell, which goes after its time", async ({ page }) => {
  await page.goto("/");
  await carry(page, { title: "Logged out successfully", description: "See you next time!" });
  await page.clock.install();
  await page.reload();

  const toast = page.getByRole("region", { name: "Notifications (F8)" });
  await expect(toast).toContainText("See you next time!");
  await page.keyboard.press("F8");
  await expect(toast).toBeFocused();
  await page.clock.runFor(5100);
  await expect(toast.getByText("See you next time!")).toBeHidden();
  await page.reload();
  await expect(toast.getByText("See you next time!")).toBeHidden();
});

test("a toast is swept away to the right", async ({ page }) => {
  await page.goto("/");
  await carry(page, { title: "Logged out successfully" });
  await page.reload();
  const title = page.getByText("Logged out successfully");
  const box = await title.boundingBox();
  if (!box) throw new Error("no toast to sweep");

  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 5);
  await page.mouse.up();

  await expect(title).toBeHidden();
});

test("another language opens at the section that was being read, and is remembered", async ({ page }) => {
  await page.goto("/");
  await page.evaluate("document.querySelector('#biometric').scrollIntoView()");
  // Pressed where it stands: bringing it into sight first would end the reading.
  await page.locator("footer").getByRole("link", { name: "العربية" }).dispatchEvent("click");

  await expect(page).toHaveURL(/\/ar\/#biometric$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.goto("/");
  await expect(page).toHaveURL(/\/ar\/$/);
  await page.locator("header").getByRole("button", { name: "اللغات: العربية" }).click();
  await page.locator("header").getByRole("link", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

/** Not as the tests' own browser, which says that it is a program. */
const PHONE_BROWSER =
  "Mozilla/5.0 (Linux; Android 14; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";

for (const javaScriptEnabled of [true, false])
  test(`${javaScriptEnabled ? "with" : "without"} scripts a browser's own language comes first, and English by choice`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      ...{ baseURL: baseURL ?? "", locale: "ar-EG", userAgent: PHONE_BROWSER, javaScriptEnabled },
    });
    const page = await context.newPage();

    await page.goto("/about");
    await expect(page).toHaveURL(`${baseURL}/ar/about`);
    await page.locator("footer").getByRole("link", { name: "English" }).click();

    // With scripts the place in the page is kept.
    await expect(page).toHaveURL(/\/about(#.*)?$/);
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL(`${baseURL}/`);
    await context.close();
  });

test("whoever was led to their language begins the journey in it", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "", locale: "ar-EG", userAgent: PHONE_BROWSER });
  const page = await context.newPage();

  await page.goto("/");
  await expect(page).toHaveURL(`${baseURL}/ar/`);
  await page.locator("main a[href='/auth?mode=register']").first().click();

  await expect(page).toHaveURL(/\/auth\?mode=register$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await context.close();
});

test("the appearance is remembered before the first paint", async ({ page }) => {
  await page.goto("/");
  await page.locator("footer").getByRole("button", { name: "Text size and appearance" }).click();
  await page.getByText("Dark", { exact: true }).click();
  await page.getByText("125%", { exact: true }).click();
  await page.getByLabel("Plain mode").check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  const html = await (await page.request.get("/")).text();

  expect(html).toContain('<html data-theme="dark" data-text="125" data-plain="on"');
});

function carry(page: Page, toast: object): Promise<void> {
  return page.evaluate(`sessionStorage.setItem("rihla.toast", ${JSON.stringify(JSON.stringify(toast))})`);
}

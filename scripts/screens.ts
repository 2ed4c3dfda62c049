/**
 * `npm run screens`: draws every screen into docs/screens, and fails on axe violations and on pages that scroll sideways.
 * `npm run screens -- hold` draws only the screens whose name begins so.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import startProduct from "../e2e/global-setup.ts";
import { SCREENS, type Screen, signIn, visitor } from "../e2e/support/people.ts";
import { findBrowser, openBrowser } from "./browser.ts";
import { openCamera, openRefused, openReview } from "./screens/papers.ts";

const FOLDER = "docs/screens";
const WANTED = process.argv[2] ?? "";
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const QUIET_MS = 400;

const PEOPLE = ["visitor", "pilgrim_demo", "pilgrim_demo_id", "operator_demo", "staff_demo"] as const;
type Who = (typeof PEOPLE)[number];

interface Shot {
  readonly name: string;
  readonly who: Who;
  readonly path: string;
  /** Only what is in sight: a dialog lies over the window, not over the whole page. */
  readonly inSight?: boolean;
  /** What is done on the page before it is drawn. */
  readonly act?: (page: Page) => Promise<void>;
}

const SHOTS: readonly Shot[] = [
  { name: "home", who: "visitor", path: "/" },
  { name: "sign-in", who: "visitor", path: "/auth" },
  { name: "register", who: "visitor", path: "/auth?mode=register" },
  { name: "packages-visitor", who: "visitor", path: "/packages" },
  {
    name: "packages-filters",
    who: "visitor",
    path: "/packages?departureCity=London&shifting=false",
    act: openMoreFilters,
  },
  { name: "packages-empty", who: "visitor", path: "/packages?q=nothing-has-this-name&minSeats=4" },
  { name: "not-found", who: "visitor", path: "/no-such-page" },
  { name: "dashboard", who: "pilgrim_demo", path: "/dashboard" },
  { name: "packages-compare", who: "visitor", path: "/packages", act: openComparison },
  { name: "package", who: "pilgrim_demo", path: "/packages", act: openFirstPackage },
  { name: "hold", who: "pilgrim_demo", path: "/packages", act: openFirstHold, inSight: true },
  { name: "booking", who: "pilgrim_demo_id", path: "/dashboard", act: openFirst("/bookings/") },
  { name: "documents-upload", who: "pilgrim_demo", path: "/documents" },
  { name: "documents-status", who: "pilgrim_demo", path: "/documents?tab=status" },
  { name: "documents-verdict", who: "pilgrim_demo", path: "/documents?tab=status", act: openFirstVerdict },
  { name: "documents-refused", who: "pilgrim_demo_id", path: "/documents", act: openRefused },
  { name: "documents-camera", who: "pilgrim_demo_id", path: "/documents", act: openCamera, inSight: true },
  { name: "documents-review", who: "staff_demo", path: "/staff", act: openReview },
  { name: "documents-requirements", who: "pilgrim_demo", path: "/documents?tab=requirements" },
  { name: "travellers", who: "pilgrim_demo", path: "/travellers" },
  { name: "settings", who: "pilgrim_demo", path: "/settings" },
  { name: "queue", who: "pilgrim_demo", path: "/queue" },
  { name: "family", who: "pilgrim_demo", path: "/family" },
  { name: "payments", who: "pilgrim_demo", path: "/payments" },
  { name: "operator-overview", who: "operator_demo", path: "/operator-dashboard" },
  { name: "operator-packages", who: "operator_demo", path: "/operator-dashboard?tab=packages" },
  { name: "operator-bookings", who: "operator_demo", path: "/operator-dashboard?tab=bookings" },
  { name: "operator-groups", who: "operator_demo", path: "/operator-dashboard?tab=groups" },
  { name: "operator-analytics", who: "operator_demo", path: "/operator-dashboard?tab=analytics" },
  { name: "operator-marketplace", who: "operator_demo", path: "/operator-dashboard?tab=marketplace" },
];

const found = await findBrowser();
const stop = await startProduct();
const faults: string[] = [];
try {
  await emptyFolder();
  const browser = await openBrowser(found);
  const address = process.env.E2E_URL ?? "";
  for (const screen of SCREENS) {
    for (const who of PEOPLE) {
      const context = await visitor(browser, address, screen);
      if (who !== "visitor") await signIn(context.request, who);
      for (const shot of SHOTS.filter((one) => one.who === who && one.name.startsWith(WANTED)))
        faults.push(...(await draw(context, shot, screen)));
      await context.close();
    }
  }
  await browser.close();
} finally {
  await stop();
}
console.log(faults.length === 0 ? "No faults." : faults.join("\n"));
process.exitCode = faults.length === 0 ? 0 : 1;

async function emptyFolder(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const old = (await readdir(FOLDER)).filter((file) => file.startsWith(WANTED) && file.endsWith(".png"));
  for (const file of old) await rm(`${FOLDER}/${file}`);
}

/** Draws one screen; its faults, each with the screen's name. */
async function draw(context: BrowserContext, shot: Shot, { language, width }: Screen): Promise<string[]> {
  const name = `${shot.name}-${width}-${language}`;
  const page = await context.newPage();
  try {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(shot.path);
    await settle(page);
    if (shot.act) {
      await shot.act(page);
      await settle(page);
    }
    const picture = await page.screenshot({ fullPage: !shot.inSight, animations: "disabled" });
    await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(`${FOLDER}/${name}.png`);
    return (await faultsOf(page)).map((fault) => `${name}: ${fault}`);
  } catch (error) {
    return [`${name}: ${String(error).split("\n")[0]}`];
  } finally {
    await page.close();
  }
}

/** Nothing loads any more: no request, no place holder, no face. A click inside the app starts requests a moment later. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState("networkidle");
  await page.waitForFunction("!document.querySelector('.breathing')");
  await page.evaluate("document.fonts.ready");
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `axe ${id} at ${nodes[0]?.target.join(" ")}`);
  const sideways = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  return sideways > 0 ? [...found, `scrolls ${sideways} px sideways`] : found;
}

async function openMoreFilters(page: Page): Promise<void> {
  await page.locator("search button[aria-expanded]").click();
}

async function openComparison(page: Page): Promise<void> {
  const buttons = page.locator("article button[aria-pressed]");
  for (const place of [0, 1, 4]) await buttons.nth(place).click();
  await page.locator("a[href^='/compare']").click();
  await page.waitForURL(/\/compare/);
}

async function openFirstPackage(page: Page): Promise<void> {
  await page.locator("main a[href^='/packages/']").first().click();
  await page.waitForURL(/\/packages\/.+/);
}

async function openFirstHold(page: Page): Promise<void> {
  await page.locator("main article button").first().click();
  await page.getByRole("dialog").waitFor();
}

function openFirst(prefix: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(`main a[href^='${prefix}']`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(prefix));
  };
}

async function openFirstVerdict(page: Page): Promise<void> {
  await page.locator("main a[href*='document=']").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Draws a screen into a folder that git ignores, and looks for faults in it. */
import { existsSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { BUDGETED, overBudget } from "./budgets/budgets.ts";
import { measure } from "./budgets/measure.ts";
import { quiet } from "./quiet.ts";
import type { Look, Shot } from "./shot.ts";

export const FOLDER = ".screens";

/** What pages of the documentation show; a picture there is renewed with its screen. */
const SHOWN = "docs/pictures";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const QUIET_MS = 400;

const BUDGETS: Readonly<Partial<Record<Shot["who"], readonly string[]>>> = BUDGETED;

/** Draws one screen; its faults, each with the screen's name. */
export async function draw(context: BrowserContext, shot: Shot, { language, width, isDark }: Look): Promise<string[]> {
  const name = `${shot.name}-${width}-${language}${isDark ? "-dark" : ""}`;
  const page = await context.newPage();
  try {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(shot.path);
    await settle(page);
    const isBudgeted = !isDark && (BUDGETS[shot.who]?.includes(shot.path) ?? false);
    const over = !isBudgeted ? [] : overBudget(shot.path, width, await measure(page));
    if (shot.act) {
      await shot.act(page);
      await settle(page);
    }
    if (!shot.inSight) await showWhole(page);
    const picture = await page.screenshot({ animations: "disabled" });
    await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(`${FOLDER}/${name}.png`);
    const shown = `${SHOWN}/${name}.webp`;
    if (existsSync(shown)) await sharp(picture).webp({ effort: 6 }).toFile(shown);
    return [...over, ...(await faultsOf(page))].map((fault) => `${name}: ${fault}`);
  } catch (error) {
    return [`${name}: ${String(error).split("\n")[0]}`];
  } finally {
    await page.close();
  }
}

/** A window as high as the page: what is fixed to the window's end then stands at the page's end. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate<number>("document.documentElement.scrollHeight");
  const size = page.viewportSize();
  if (size) await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
}

/** Nothing loads any more: no request, no place holder, no face. A click inside the app starts requests a moment later. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await quiet(page);
  await page.waitForSelector(".breathing", { state: "detached" });
  await page.evaluate("document.fonts.ready");
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `axe ${id} at ${nodes[0]?.target.join(" ")}`);
  const sideways = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  return sideways > 0 ? [...found, `scrolls ${sideways} px sideways`] : found;
}

/**
 * The main screens as they are drawn, in both directions, on a phone and a desk, light and dark: nothing to press or read
 * lies on another thing, dark changes colours and moves nothing, and Arabic is the mirror of English. In place of comparing
 * pixels (docs/decisions/0077-boxes-in-place-of-pixels.md).
 */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { quiet } from "../scripts/screens/quiet.ts";
import { type Screen, signIn, visitor } from "./support/people.ts";

const SCREENS = {
  visitor: ["/packages", "/auth"],
  pilgrim_demo: ["/dashboard", "/documents", "/queue", "/family", "/payments"],
  operator_demo: ["/operator-dashboard"],
} as const;
type Who = keyof typeof SCREENS;

interface Box {
  readonly what: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * What is pressed, filled in or read as a heading, where it is drawn whole; of links their words, since the room round them
 * is only for the finger. A button within its own field belongs to it. Runs in the page.
 */
const BOXES = `(() => {
  const parts = [...document.querySelectorAll("#root :is(a, button, input, select, textarea, summary, h1, h2, h3)")];
  const isDrawn = (part) => part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !part.closest(".sr-only") && !part.matches(".sr-only");
  const isLaid = (part) => getComputedStyle(part).position === "absolute";
  const belong = (one, other) => one.contains(other) || other.contains(one) || (one.parentElement === other.parentElement && (isLaid(one) || isLaid(other)));
  const isWhole = (part) => {
    const own = part.getBoundingClientRect();
    for (let at = part.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === "fixed" || style.position === "sticky") return false;
      const box = at.getBoundingClientRect();
      if (style.overflowX !== "visible" && (own.left < box.left - 1 || own.right > box.right + 1)) return false;
    }
    return own.width > 1 && own.height > 1 && !["fixed", "sticky"].includes(getComputedStyle(part).position);
  };
  return parts.filter(isDrawn).filter(isWhole).map((part) => {
    const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(part);
    const room = part.matches("a") ? [paddingLeft, paddingRight, paddingTop, paddingBottom].map(parseFloat) : [0, 0, 0, 0];
    const box = part.getBoundingClientRect();
    const [left, right, top, bottom] = [box.left + room[0], box.right - room[1], box.top + room[2], box.bottom - room[3]];
    const inside = parts.filter((other) => other !== part && belong(other, part)).map((other) => parts.indexOf(other));
    const label = part.getAttribute("aria-label") ?? part.textContent;
    return { what: part.localName + " " + label.trim().replaceAll(/[\\d:]+/g, "#").slice(0, 40), left, top: top + scrollY, right, bottom: bottom + scrollY, id: parts.indexOf(part), inside };
  });
})()`;

interface Found extends Box {
  readonly id: number;
  /** Of what contains it, is contained or laid into the same frame. */
  readonly inside: readonly number[];
}

/** Each width from one side: the sides differ in nothing else. */
for (const { width, language } of [
  { width: 390, language: "ar" },
  { width: 1440, language: "en" },
] as const)
  test(`main screens at ${width} px in ${language}: nothing lies on another thing, and dark moves nothing @long`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    for (const who of ["visitor", "pilgrim_demo", "operator_demo"] as const) {
      const context = await contextOf(await visitor(browser, baseURL ?? "", { language, width }), who);
      const page = await context.newPage();
      for (const path of SCREENS[who]) faults.push(...(await faultsOf(page, path)).map((fault) => `${path}: ${fault}`));
      await context.close();
    }

    expect(faults).toEqual([]);
  });

test("Arabic mirrors the frame of a screen, and leaves what must not turn", async ({ browser, baseURL }) => {
  const frames: Record<string, { menu: number; heading: number }> = {};
  for (const language of ["en", "ar"] as const) {
    const screen: Screen = { language, width: 1440 };
    const context = await contextOf(await visitor(browser, baseURL ?? "", screen), "pilgrim_demo");
    const page = await context.newPage();
    await opened(page, "/queue");
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    const menu = await page.getByRole("banner").getByRole("link").first().boundingBox();
    frames[language] = { heading: startOf(heading, language), menu: startOf(menu, language) };
    await context.close();
  }

  expect(frames.ar?.heading).toBeCloseTo(frames.en?.heading ?? Number.NaN, -1);
  expect(frames.ar?.menu).toBeCloseTo(frames.en?.menu ?? Number.NaN, -1);
});

/** From the edge at which lines begin. */
function startOf(box: { x: number; width: number } | null, language: "en" | "ar"): number {
  if (!box) return Number.NaN;
  return language === "en" ? box.x : 1440 - box.x - box.width;
}

async function contextOf(context: BrowserContext, who: Who): Promise<BrowserContext> {
  if (who !== "visitor") await signIn(context.request, who);
  return context;
}

async function opened(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await quiet(page);
  await page.evaluate("document.fonts.ready");
}

async function faultsOf(page: Page, path: string): Promise<string[]> {
  await opened(page, path);
  const light = await page.evaluate<Found[]>(BOXES);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await page.evaluate<Found[]>(BOXES);
  expect(light.length, path).toBeGreaterThan(3);
  return [...overlaps(light), ...moved(light, dark)];
}

function overlaps(boxes: readonly Found[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => !one.inside.includes(other.id) && lieOnEachOther(one, other))
      .map((other) => `${one.what} lies on ${other.what}`),
  );
}

/** By more than the edge's roundness. */
function lieOnEachOther(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 2 && down > 2;
}

/** A live figure may come or go meanwhile, so only what stands in both is compared. */
function moved(light: readonly Box[], dark: readonly Box[]): string[] {
  const before = new Map(light.map((box) => [box.what, box]));
  return dark
    .filter(({ what, left, right }) => {
      const box = before.get(what);
      return (
        box &&
        light.filter((one) => one.what === what).length === 1 &&
        Math.abs(box.left - left) + Math.abs(box.right - right) > 2
      );
    })
    .map(({ what }) => `${what} moves when it grows dark`);
}

/** What a screen asks of its reader: how far down its main act stands, how long it is, how many words, what it says twice. */
import type { BrowserContext, Page } from "playwright-core";
import { quiet } from "../quiet.ts";

export interface Measured {
  /** Bottom edge of the first filled button of `main`, in px from the top of the page; null where a screen has none. */
  readonly actBottom: number | null;
  /** Of the whole page after it has been read to its end, in px. */
  readonly height: number;
  /** Of the longest list or table of `main`. */
  readonly rows: number;
  /**
   * Words of `main` that can be read without unfolding, people's own (`bdi`, `dir=auto`) and lists of choices apart. What the rows of
   * a list or table repeat, whatever its figures, is read once: how many rows there are is held by `height` or `rows`.
   */
  readonly words: number;
  /** Cumulative layout shift at load and while the page is scrolled to its end. */
  readonly shift: number;
  /** Headings of `main` and labelled figures that stand there more than once. */
  readonly twice: readonly string[];
  /** Height of everything that stays in sight while the page is scrolled, in px. */
  readonly fixed: number;
  /** By how much the page is wider than its window, in px. */
  readonly sideways: number;
}

/** Sums the shifts that nobody's hand has caused. Has to be there before the page. */
const WATCH = `{ globalThis.shiftSum = 0; new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) globalThis.shiftSum += one.value; }).observe({ type: "layout-shift", buffered: true }); }`;

const FIRST = `(() => {
  const main = document.querySelector("main");
  const seen = (part) => part.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !part.closest(".sr-only, select, script, style, svg");
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const rows = new Map();
  const repeats = (at, text) => {
    let list;
    for (let row = at.closest("li, tbody tr"); row; row = list.closest("li, tbody tr")) list = row.parentElement;
    if (!list) return false;
    const told = rows.get(list) ?? rows.set(list, new Set()).get(list);
    const form = text.trim().replaceAll(/\\p{N}+/gu, "0");
    return told.has(form) || !told.add(form);
  };
  let words = 0;
  while (texts.nextNode()) {
    const at = texts.currentNode.parentElement;
    const text = texts.currentNode.data;
    if (seen(at) && !at.closest("bdi, [dir=auto]") && !repeats(at, text)) words += text.split(/\\s+/).filter((word) => /\\p{L}/u.test(word)).length;
  }
  const act = [...main.querySelectorAll(":is(a, button):is(.bg-brand, .bg-brass)")].find(seen);
  return { words, actBottom: act ? Math.round(act.getBoundingClientRect().bottom + scrollY) : null };
})()`;

const WHOLE = `(() => {
  const main = document.querySelector("main");
  const seen = (part) => part.checkVisibility() && !part.closest(".sr-only");
  const plain = (part) => part.textContent.trim().replaceAll(/\\s+/g, " ");
  const headings = [...main.querySelectorAll("h1, h2, h3")].filter(seen).map(plain);
  const figures = [...main.querySelectorAll("dt")].filter((term) => seen(term) && !term.closest("li") && term.nextElementSibling).map((term) => plain(term) + ": " + plain(term.nextElementSibling));
  const all = [...headings, ...figures];
  const edges = new Uint8Array(innerHeight);
  for (const part of document.querySelectorAll("body *")) {
    const { position } = getComputedStyle(part);
    const box = part.getBoundingClientRect();
    const stays = position === "fixed" || (position === "sticky" && (Math.abs(box.top - parseFloat(getComputedStyle(part).top)) < 1 || Math.abs(innerHeight - box.bottom) < 1));
    if (stays && part.textContent.trim() !== "" && part.checkVisibility() && box.width > innerWidth / 2) edges.fill(1, Math.max(0, Math.round(box.top)), Math.max(0, Math.min(innerHeight, Math.round(box.bottom))));
  }
  return {
    height: document.documentElement.scrollHeight,
    rows: Math.max(0, ...[...main.querySelectorAll("ul, ol, tbody")].filter(seen).map((list) => list.children.length)),
    shift: Math.round(globalThis.shiftSum * 1000) / 1000,
    twice: [...new Set(all.filter((one, index) => one !== "" && all.indexOf(one) !== index))],
    fixed: edges.reduce((sum, one) => sum + one, 0),
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
})()`;

/** One step down, and whether the end is reached. */
const STEP = `(() => { scrollBy(0, innerHeight * 0.8); return scrollY + innerHeight >= document.documentElement.scrollHeight - 2; })()`;

/** The longest page has some forty screenfuls. */
const MOST_STEPS = 60;
const STEP_MS = 60;

/** Before the first page of a browser. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(WATCH);
}

/** Of a page that stands; leaves it at its top. */
export async function measure(page: Page): Promise<Measured> {
  const first = await page.evaluate<Pick<Measured, "words" | "actBottom">>(FIRST);
  await readToEnd(page);
  const whole = await page.evaluate<Omit<Measured, "words" | "actBottom">>(WHOLE);
  await page.evaluate("scrollTo(0, 0)");
  return { ...first, ...whole };
}

/** Parts that come when they are near make the page longer, so its end is asked for again. */
async function readToEnd(page: Page): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isEnd = await page.evaluate<boolean>(STEP);
    if (!isEnd) await page.waitForTimeout(STEP_MS);
    else {
      await quiet(page);
      if (await page.evaluate<boolean>(STEP)) return;
    }
  }
}

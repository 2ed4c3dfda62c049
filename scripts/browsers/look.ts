/** What is looked at on a screen: its heading, sideways scrolling, rows that fade, bars that stand, faces and pictures. */
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "./engine.ts";
import { TROUBLES, type WatchedLine } from "./line.ts";

const POLL_MS = 200;
const WITHIN_MS = 60_000;
/** So long nothing has been fetched, then nothing will be. */
const QUIET_MS = 600;

/** Script: nothing is fetched or awaited any more. */
const SETTLED = `(() => {
  const fetched = performance.getEntriesByType("resource");
  const last = Math.max(0, ...fetched.map(({ responseEnd }) => responseEnd));
  return document.readyState === "complete" && document.querySelector("h1") !== null && document.querySelector("main .breathing") === null && document.fonts.status === "loaded" && performance.now() - last > ${QUIET_MS};
})()`;

/** Script: what is wrong with the screen as it stands; rows that fade and bars are tried out. */
const FAULTS = `(async () => {
  const faults = [];
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const name = (part) => part.localName + " " + (part.getAttribute("aria-label") ?? part.textContent.trim().slice(0, 30));
  const heading = [...document.querySelectorAll("h1")].find((one) => one.checkVisibility());
  const place = heading?.getBoundingClientRect();
  if (!place || place.bottom <= 0 || place.top >= innerHeight || place.right <= 0 || place.left >= innerWidth) faults.push("no main heading in sight");
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push("scrolls " + (root.scrollWidth - root.clientWidth) + " px sideways");
  for (const sign of [1, -1]) {
    scrollTo(sign * 9999, 0);
    if (Math.abs(scrollX) > 0) faults.push("goes " + scrollX + " px sideways");
    scrollTo(0, 0);
  }
  for (const row of document.querySelectorAll(".fading-edges")) {
    if (!row.checkVisibility() || getComputedStyle(row).maskImage === "none") continue;
    const room = row.scrollWidth - row.clientWidth;
    const sign = getComputedStyle(row).direction === "rtl" ? -1 : 1;
    const before = row.scrollLeft;
    for (const [at, part] of [["begin", 0], ["middle", 0.5], ["end", 1]]) {
      row.scrollTo({ left: sign * room * part, behavior: "instant" });
      await drawn();
      const style = getComputedStyle(row);
      const [behind, ahead] = ["--fade-before", "--fade-after"].map((edge) => parseFloat(style.getPropertyValue(edge)) > 1);
      // An engine that cannot tell how far a row is scrolled fades nothing.
      const knows = CSS.supports("animation-timeline", "scroll()") && room > 1;
      const [wantsBehind, wantsAhead] = [knows && part > 0, knows && part < 1];
      if (behind !== wantsBehind || ahead !== wantsAhead) faults.push("the row " + name(row) + " at its " + at + " fades " + (behind ? "before " : "") + (ahead ? "after" : "") + (behind || ahead ? "" : "nowhere"));
    }
    row.scrollLeft = before;
  }
  for (const row of document.querySelectorAll("body *")) {
    const extra = row.scrollHeight - row.clientHeight;
    const { overflowX, overflowY } = getComputedStyle(row);
    if (extra > 0 && extra < 8 && overflowX === "auto" && overflowY === "auto" && row.checkVisibility() && row.clientHeight > 0) faults.push("the row " + name(row) + " scrolls " + extra + " px up and down");
  }
  const bars = [...document.querySelectorAll("body *")].filter((part) => getComputedStyle(part).position === "fixed" && part.checkVisibility() && part.getBoundingClientRect().width > innerWidth / 2 && part.textContent.trim() !== "" && getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)" && !part.matches("[role=dialog], [data-lock-scroll]"));
  for (const depth of [0, 0.5, 1]) {
    scrollTo({ top: depth * root.scrollHeight, behavior: "instant" });
    await drawn();
    const bottoms = bars.map((bar) => bar.getBoundingClientRect()).filter(({ top }) => top > innerHeight / 2).map(({ top, bottom }) => [top, bottom]);
    let edge = innerHeight;
    for (const [top, bottom] of bottoms.sort((one, other) => other[1] - one[1])) {
      if (Math.abs(bottom - edge) > 1.5) faults.push("a bar ends at " + bottom + " of " + edge + " where the page is scrolled by " + scrollY);
      edge = top;
    }
    if (innerWidth < 700 && document.querySelector("nav.fixed.bottom-0") && bottoms.length === 0) faults.push("no bar at the bottom");
  }
  scrollTo({ top: 0, behavior: "instant" });
  // Those that stand in "meanwhile" are this machine's own, which it may lack.
  for (const face of document.fonts) if (face.status === "error" && !face.family.includes("meanwhile")) faults.push("the face " + face.family + " is not loaded");
  for (const image of document.images) if (image.complete && image.naturalWidth === 0 && image.checkVisibility()) faults.push("the picture " + image.currentSrc + " is not drawn");
  return faults;
})()`;

/** Until an expression, or what it promises, comes to something true in the page. */
export async function until(page: Page, expression: string, what: string, withinMs = WITHIN_MS): Promise<void> {
  const end = Date.now() + withinMs;
  while (Date.now() < end) {
    if (await page.run<boolean>(`Promise.resolve(${expression}).then(Boolean)`)) return;
    await wait(POLL_MS);
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Until nothing of the screen is awaited any more. */
export function settled(page: Page): Promise<void> {
  return until(page, SETTLED, "the screen to be whole");
}

/** The faults of the screen that stands, and what it and its line complained of. */
export async function faultsOf(page: Page, line: WatchedLine): Promise<string[]> {
  await settled(page);
  const faults = await page.run<string[]>(FAULTS);
  return [...faults, ...(await page.run<string[]>(TROUBLES)), ...line.refusals()];
}

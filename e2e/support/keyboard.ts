/** What a person without a mouse has: the Tab key, and a sign of where they are. */
import { expect, type Locator, type Page } from "@playwright/test";

/** More than any screen has. */
const MOST_STOPS = 300;

export interface Stop {
  /** The same for the same element of a page. */
  readonly id: number;
  readonly what: string;
  /** Whether it, or what is drawn for it, stands out while it has the focus. */
  readonly isMarked: boolean;
  readonly isInSight: boolean;
  /** Day, month and year of one field are stops of their own. */
  readonly hasParts: boolean;
  /** Whether it comes after the stop before it in the document. */
  readonly isAfter: boolean;
}

/** Where the focus is; null on the page itself. A hidden radio or file field is marked by its label or neighbour. */
const HERE = `(() => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return null;
  const known = (window.stops ??= new Map());
  if (!known.has(at)) known.set(at, known.size);
  const before = window.stopBefore;
  window.stopBefore = at;
  const stands = (element) => {
    const style = getComputedStyle(element);
    return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0) || style.boxShadow.includes("inset") ||
      style.boxShadow.includes("0px 0px 0px");
  };
  const near = [at, at.nextElementSibling, at.parentElement, at.closest("label"), at.parentElement?.parentElement, at.closest("fieldset")];
  const box = (at.labels?.[0] && at.getBoundingClientRect().width <= 1 ? at.labels[0] : at).getBoundingClientRect();
  return {
    id: known.get(at),
    what: at.tagName.toLowerCase() + " " + (at.getAttribute("aria-label") || at.name || at.textContent || at.value || "").trim().slice(0, 50),
    hasParts: ["date", "time", "month", "datetime-local"].includes(at.type),
    isMarked: near.some((element) => element && stands(element)),
    isInSight: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
    isAfter: !before || !before.isConnected || Boolean(before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING),
  };
})()`;

/** Every stop from the top of the page to its end. Fails where Tab never gets out again. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate<Stop | null>(HERE);
    if (stop === null || (stops.length > 0 && stop.id === stops[0]?.id)) return stops;
    const stays = stop.id === stops.at(-1)?.id;
    if (stays && !stop.hasParts) throw new Error(`Tab stays at ${stop.what}`);
    if (!stays) stops.push(stop);
  }
  throw new Error(`Tab has not come to the end after ${MOST_STOPS} stops, the last at ${stops.at(-1)?.what}`);
}

/** Goes there by Tab alone, from wherever the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const reached = target.and(page.locator(":focus"));
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    if ((await reached.count()) > 0) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

export async function pressAt(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

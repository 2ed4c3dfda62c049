/** What does not fit its place: a page wider than its window, a label cut off at its own edge. */
import type { Page } from "@playwright/test";

/** Labels that reach over their own edge, by their text. Runs in the page. */
const CUT_OFF = `[...document.querySelectorAll("a, button, [role=tab], label, h1, h2, h3")]
  .filter((label) => label.checkVisibility() && label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 0)
  .filter((label) => getComputedStyle(label).textOverflow !== "ellipsis" && getComputedStyle(label).display !== "inline")
  .filter((label) => !label.closest(".sr-only"))
  .map((label) => label.textContent.trim().slice(0, 60))`;

/** What reaches over the page's edge, innermost first; nothing that a frame clips makes the page wider. */
const TOO_WIDE = `[...document.querySelectorAll("body *")]
  .filter((part) => part.checkVisibility() && (part.getBoundingClientRect().right > innerWidth + 1 || part.getBoundingClientRect().left < -1))
  .filter((part) => { for (let at = part.parentElement; at; at = at.parentElement) if (getComputedStyle(at).overflowX !== "visible") return at === document.documentElement; return true; })
  .reverse().slice(0, 3).map((part) => part.localName + "." + part.getAttribute("class")?.slice(0, 60))`;

/** Each in a few words; none when everything fits. */
export async function misfitsOf(page: Page): Promise<string[]> {
  const [sideways, wide, cut] = await Promise.all([
    page.evaluate<number>("document.documentElement.scrollWidth - innerWidth"),
    page.evaluate<string[]>(TOO_WIDE),
    page.evaluate<string[]>(CUT_OFF),
  ]);
  return [
    ...(sideways > 0 ? [`is ${sideways} px too wide: ${wide.join(", ")}`] : []),
    ...cut.map((label) => `cuts off ${JSON.stringify(label)}`),
  ];
}

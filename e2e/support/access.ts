/** What a program can judge of WCAG 2.2 AA on a page as it stands. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** WCAG 2.5.8: 24 by 24 CSS px, but for links within a sentence. Runs in the page. */
const TOO_SMALL = `[...document.querySelectorAll("button, [role=tab], [role=switch], select, input:not([type=hidden])")]
  .filter((control) => control.checkVisibility() && !control.closest(".sr-only") && !control.matches(".sr-only"))
  .map((control) => [control, (control.closest("label") ?? control).getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && (width < 24 || height < 24))
  .map(([control]) => control.outerHTML.slice(0, 120))`;

/** Faults in a few words each; none on a page as it should be. Needs a browser that may run our own expressions. */
export async function judged(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const sideways = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  const small = await page.evaluate<string[]>(TOO_SMALL);
  return [
    ...violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
    ...(sideways > 0 ? [`is ${sideways} px too wide`] : []),
    ...small.map((control) => `too small: ${control}`),
  ];
}

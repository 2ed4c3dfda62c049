/** What a screen says once nothing loads any more: as it opens, what its folds hold, and each of its tabs. */
import type { Page } from "playwright-core";
import { quiet } from "../screens/quiet.ts";

const QUIET_MS = 250;
const SETTLED_WITHIN_MS = 60_000;

/** The text of the page under the name of each of its tabs; one without tabs has the name "". */
export async function textsOf(page: Page): Promise<[tab: string, text: string][]> {
  await settle(page);
  const rows = page.locator("main [role=tablist]");
  const tabs = (await rows.count()) === 1 ? await rows.getByRole("tab").all() : [];
  if (tabs.length === 0) return [["", await mainText(page)]];
  const texts: [string, string][] = [];
  for (const tab of tabs) {
    await tab.click();
    texts.push([oneLine(await tab.innerText()), await mainText(page)]);
  }
  return texts;
}

/** The header with what it counts, notices at the top, and the bar of the moment. */
export async function frameText(page: Page): Promise<string> {
  const parts = [
    page.locator("header[data-no-print]"),
    page.locator("div:not(main) > [role=status]"),
    page.locator("[data-moment]"),
  ];
  const texts = await Promise.all(parts.map(async (part) => (await part.allInnerTexts()).map(oneLine)));
  return texts.flat().filter(Boolean).join("\n");
}

export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await quiet(page);
  await page.locator("main .breathing").first().waitFor({ state: "detached", timeout: SETTLED_WITHIN_MS });
}

export async function mainText(page: Page): Promise<string> {
  await settle(page);
  await page.evaluate("document.querySelectorAll('main details').forEach((fold) => (fold.open = true))");
  // What is drawn only when it comes into sight.
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
  await settle(page);
  return textOf(page);
}

/** Lines without the empty ones between them, and what fields hold. */
async function textOf(page: Page): Promise<string> {
  const lines = (await page.evaluate<string>(WORDS)).split("\n").map((line) => line.trim());
  const fields = await page.evaluate<string[]>(FIELDS);
  return [...lines.filter(Boolean), ...fields.map((field) => `[field] ${field}`)].join("\n");
}

/** Script: the words of the page without what a closed list would offer. */
const WORDS = `(() => {
  const lists = [...document.querySelectorAll("main select")];
  for (const list of lists) list.style.display = "none";
  const words = document.querySelector("main").innerText;
  for (const list of lists) list.style.display = "";
  return words;
})()`;

/** Script: what the visible fields of the page hold; a box that is not ticked holds nothing. */
const FIELDS = `[...document.querySelectorAll("main input, main select, main textarea")]
  .filter((field) => field.checkVisibility())
  .map((field) => {
    if (field.type !== "checkbox" && field.type !== "radio") return field.selectedOptions?.[0]?.text ?? field.value;
    return field.checked ? "chosen: " + (field.labels?.[0]?.innerText.split("\\n")[0] ?? field.value) : "";
  })
  .filter(Boolean)`;

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

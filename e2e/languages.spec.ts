/** Every language on the narrowest phone: the page says its language and direction, no word is missing, nothing is cut off. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { directionOf, TRANSLATED } from "#i18n/locales.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";

interface Places {
  readonly published: readonly string[];
  readonly anybody: readonly string[];
  readonly pilgrim: readonly string[];
  readonly operator: readonly string[];
}

const EVERYTHING: Places = {
  published: ["/", "/about", "/for-pilgrims", "/for-operators", "/platform-features", "/trust-security", "/contact"],
  anybody: ["/packages", "/auth", "/auth?mode=register", "/prayer", "/hajj"],
  pilgrim: ["/dashboard", "/documents", "/queue", "/family", "/payments", "/journey", "/bookings", "/settings"],
  operator: ["/operator-dashboard", "/operator-dashboard/settings"],
};
const MAIN: Places = {
  published: ["/"],
  anybody: ["/packages"],
  pilgrim: ["/dashboard", "/documents", "/payments"],
  operator: ["/operator-dashboard"],
};
/** The first, one that runs from right to left in its own face, and the one with the longest words are read whole. */
const READ_WHOLE: readonly string[] = ["en", "ur", "ru"];

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

for (const language of TRANSLATED)
  test(`${language} fits a phone of 320 px, every word of it there`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const screen: Screen = { language, width: 320 };
    const address = baseURL ?? "";
    const prefix = language === "en" ? "" : `/${language}`;

    const places = READ_WHOLE.includes(language) ? EVERYTHING : MAIN;
    const open = [...places.published.map((path) => `${prefix}${path}`), ...places.anybody];
    const faults = [
      ...(await readAll(await visitor(browser, address, screen), language, open)),
      ...(await readAll(await demoUser(browser, address, screen, "pilgrim_demo"), language, places.pilgrim)),
      ...(await readAll(await demoUser(browser, address, screen, "operator_demo"), language, places.operator)),
    ];
    expect(faults).toEqual([]);
  });

async function readAll(
  context: BrowserContext,
  language: Screen["language"],
  paths: readonly string[],
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (line) => {
    if (/MISSING_MESSAGE|FORMATTING_ERROR|INVALID_MESSAGE/.test(line.text())) faults.push(line.text());
  });
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    faults.push(...(await faultsOf(page, language)).map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  return faults;
}

async function faultsOf(page: Page, language: Screen["language"]): Promise<string[]> {
  const [lang, dir, sideways, wide, cut] = await Promise.all([
    page.evaluate<string>("document.documentElement.lang"),
    page.evaluate<string>("document.documentElement.dir || 'ltr'"),
    page.evaluate<number>("document.documentElement.scrollWidth - innerWidth"),
    page.evaluate<string[]>(TOO_WIDE),
    page.evaluate<string[]>(CUT_OFF),
  ]);
  return [
    ...(lang === language ? [] : [`says it is in ${lang}`]),
    ...(dir === directionOf(language) ? [] : [`runs ${dir}`]),
    ...(sideways > 0 ? [`is ${sideways} px too wide: ${wide.join(", ")}`] : []),
    ...cut.map((label) => `cuts off ${JSON.stringify(label)}`),
  ];
}

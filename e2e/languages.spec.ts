/** Every language on the narrowest phone: the page says its language and direction, no word is missing, nothing is cut off. */
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { directionOf, TRANSLATED } from "#i18n/locales.ts";
import { quiet } from "../scripts/screens/quiet.ts";
import { misfitsOf } from "./support/misfits.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";

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
/** One that runs from right to left in its own face and the one with the longest words are read whole; for English see access.spec.ts. */
const READ_WHOLE: readonly Screen["language"][] = ["ur", "ru"];

/** In `npm test` the first of them on the main screens; in the long tier every language. */
const TRIED = [
  ...READ_WHOLE.slice(0, 1).map((language) => ({ language, places: MAIN, isTelling: true })),
  ...TRANSLATED.map((language) => ({
    ...{ language, isTelling: false },
    places: READ_WHOLE.includes(language) ? EVERYTHING : MAIN,
  })),
];

for (const { language, places, isTelling } of TRIED)
  test(`${language} fits a phone of 320 px, every word of it there${isTelling ? " on the main screens" : tierOf(false)}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const screen: Screen = { language, width: 320 };
    const address = baseURL ?? "";
    const prefix = language === "en" ? "" : `/${language}`;

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
    await quiet(page);
    faults.push(...(await faultsOf(page, language)).map((fault) => `${path}: ${fault}`));
  }
  await context.close();
  return faults;
}

async function faultsOf(page: Page, language: Screen["language"]): Promise<string[]> {
  const [lang, dir, misfits] = await Promise.all([
    page.evaluate<string>("document.documentElement.lang"),
    page.evaluate<string>("document.documentElement.dir || 'ltr'"),
    misfitsOf(page),
  ]);
  return [
    ...(lang === language ? [] : [`says it is in ${lang}`]),
    ...(dir === directionOf(language) ? [] : [`runs ${dir}`]),
    ...misfits,
  ];
}

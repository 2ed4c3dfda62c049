/** An operator's spreadsheet from the first look to packages that everyone can book. */
import { expect, type Page, test } from "@playwright/test";
import { checkPage } from "./support/check-page.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { SEASON } from "./support/season.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const SCREENS: readonly Screen[] = [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
];

const YEAR = Number(SEASON.departureDate.slice(0, 4));
const HEADS = "Tour code;Package;Price (USD);Hub;Departs;Returns;Category;Haram distance;Pax;Colour";

for (const screen of SCREENS) {
  test(`a spreadsheet becomes packages on sale in ${screen.language} at ${screen.width} px${tierOf(screen.width === 390)}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const address = baseURL ?? "";
    const unique = `Sheet ${screen.language} ${Date.now()}`;
    const context = await demoUser(browser, address, screen, "operator_demo");
    const page = await context.newPage();

    await openBulkUpload(page, screen);
    await chooseSheet(page, screen, sheet(unique, "many"));
    await matchCity(page, screen);
    await answerDates(page, screen);
    await seeWhatIsWrong(page, screen, unique);
    await chooseAnother(page, screen, sheet(unique, "25"));
    await publish(page, screen);
    // Whoever has published sees it, and from then on everybody.
    await page.request.get("/api/packages?limit=1");

    const guest = await visitor(browser, address, screen);
    const market = await guest.newPage();
    await market.goto(`/packages?q=${encodeURIComponent(unique)}`);
    await expect(market.getByRole("article")).toHaveCount(2);
    await Promise.all([context.close(), guest.close()]);
  });
}

/** Two packages as a spreadsheet of another country writes them: semicolons, decimal commas, the day first. */
function sheet(unique: string, seats: string): string {
  const row = (number: number, pax: string) =>
    `${unique}-${number};${unique} ${number};7.950,50;London;3/5/${YEAR};6/6/${YEAR};Deluxe;800 m;${pax};green`;
  return [HEADS, row(1, "40"), row(2, seats)].join("\r\n");
}

async function openBulkUpload(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("operator");
  await page.goto("/operator-dashboard?tab=packages");
  await page.getByRole("link", { name: t("packages.upload") }).click();
  await expect(page).toHaveURL(/\/operator-dashboard\/import$/);
  await checkPage(page);
}

async function chooseSheet(page: Page, { language }: Screen, text: string): Promise<void> {
  const t = words(language)("imports");
  const file = { name: "packages.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await expect(page.getByRole("button", { name: t("match.open") })).toBeVisible();
}

/** One head that nobody could guess. */
async function matchCity(page: Page, { language }: Screen): Promise<void> {
  const fields = words(language)("offers");
  await expect(page.getByRole("alert")).toContainText(fields("fields.departureCity"));
  await page.getByLabel("Hub").selectOption("departureCity");
}

async function answerDates(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("imports");
  await expect(page.getByRole("heading", { name: t("questions.dateOrder", { example: `3/5/${YEAR}` }) })).toBeVisible();
  await checkPage(page);
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { month: "long", timeZone: "UTC" }).format(
    Date.UTC(YEAR, 4, 3),
  );
  await page
    .getByRole("button", { name: new RegExp(`3.*(${day}|May|مايو).*${YEAR}`) })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: t("questions.dateOrder", { example: `3/5/${YEAR}` }) })).toBeHidden();
}

async function seeWhatIsWrong(page: Page, { language }: Screen, unique: string): Promise<void> {
  const t = words(language)("imports");
  const row = page.getByRole("row").filter({ hasText: `${unique} 2` });
  await expect(row).toContainText("many");
  await expect(page.getByText(t("allOrNothing"))).toBeVisible();
  await expect(page.getByRole("button", { name: t("saveDrafts", { rows: 1 }) })).toBeDisabled();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("mendFile", { rows: 1 }) }).click();
  expect((await download).suggestedFilename()).toBe("rows-to-mend.csv");
  await checkPage(page);
}

async function chooseAnother(page: Page, screen: Screen, text: string): Promise<void> {
  const t = words(screen.language)("imports");
  await page.getByRole("button", { name: t("another") }).click();
  await chooseSheet(page, screen, text);
  await matchCity(page, screen);
  await answerDates(page, screen);
}

async function publish(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("imports");
  await page.getByText(t("listed.label")).click();
  await page.getByRole("button", { name: t("saveListed", { rows: 2 }) }).click();
  await expect(page.getByRole("heading", { name: t("done.title") })).toBeVisible();
  await page.getByRole("link", { name: t("done.see") }).click();
  await expect(page).toHaveURL(/tab=packages$/);
}

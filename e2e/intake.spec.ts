/** Five photographs at once: from registration to a household of five with judged passports, in few taps and fewer words. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { judged } from "./support/access.ts";
import { passportPicture } from "./support/passport.ts";
import { visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";
import { type Language, words } from "./support/words.ts";

const MOST_TAPS = 30;
const MOST_FIELDS = 6;
const LANGUAGES: readonly Language[] = ["en", "ar", "ur"];

/** The first is the account’s owner, by name. */
const FAMILY = [
  { givenNames: "Samira", sex: "F", dateOfBirth: "1984-02-14", relationship: "self" },
  { givenNames: "Timur", sex: "M", dateOfBirth: "1951-06-01", relationship: "father" },
  { givenNames: "Zarina", sex: "F", dateOfBirth: "1955-11-30", relationship: "mother" },
  { givenNames: "Rustam", sex: "M", dateOfBirth: "1979-01-09", relationship: "spouse" },
  { givenNames: "Nilufar", sex: "F", dateOfBirth: "2008-08-21", relationship: "daughter" },
] as const;
const SURNAME = "Karimov";

for (const language of LANGUAGES) {
  test(`five passports become five travellers in ${language} at 390 px${tierOf(language === "en")}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await visitor(browser, baseURL ?? "", { language, width: 390 }, { touch: true, drawn: true });
    const page = await context.newPage();
    const hand = handOn(page);

    await register(hand, language);
    await handInAll(hand, language);
    await agree(hand, language);

    const travellers: Traveller[] = await (await page.request.get("/api/travellers")).json();
    expect(
      travellers.map(({ givenNames, relationship, birthDate }) => [givenNames, relationship, birthDate]).toSorted(),
    ).toEqual(
      FAMILY.map(({ givenNames, relationship, dateOfBirth }) => [givenNames, relationship, dateOfBirth]).toSorted(),
    );
    await expect.poll(() => statesOf(page), { timeout: 100_000 }).toEqual(FAMILY.map(() => "verified"));
    expect(hand.taps()).toBeLessThanOrEqual(MOST_TAPS);
    expect(hand.fields()).toBeLessThanOrEqual(MOST_FIELDS);
    await context.close();
  });
}

interface Traveller {
  readonly givenNames: string;
  readonly relationship: string;
  readonly birthDate: string | null;
}

type Hand = ReturnType<typeof handOn>;

/** A hand that counts what it does. */
function handOn(page: Page) {
  let taps = 0;
  let fields = 0;
  return {
    page,
    async tap(what: Locator) {
      taps += 1;
      await what.tap();
    },
    async type(where: Locator, text: string) {
      fields += 1;
      await where.fill(text);
    },
    /** Opening the list and choosing from it. */
    async choose(where: Locator, value: string) {
      taps += 2;
      await where.selectOption(value);
    },
    /** Opening the phone's pictures, marking each and handing them over. */
    async pick(button: Locator, files: Parameters<Locator["setInputFiles"]>[0] & readonly unknown[]) {
      taps += 1 + files.length + 1;
      const chooser = page.waitForEvent("filechooser");
      await button.tap();
      await (await chooser).setFiles(files);
    },
    taps: () => taps,
    fields: () => fields,
  };
}

async function register({ page, type, tap }: Hand, language: Language): Promise<void> {
  const t = words(language)("auth");
  const username = `intake-${language}-${Date.now()}`;
  await page.goto("/auth?mode=register");
  await type(page.getByLabel(t("register.firstName"), { exact: true }), FAMILY[0].givenNames);
  await type(page.getByLabel(t("register.lastName"), { exact: true }), SURNAME);
  await type(page.getByLabel(t("register.email"), { exact: true }), `${username}@example.org`);
  await type(page.getByLabel(t("register.username"), { exact: true }), username);
  await type(page.getByLabel(t("register.password"), { exact: true }), "three calm words");
  await tap(page.getByRole("button", { name: t("register.submit") }));
  await expect(page).toHaveURL(/\/dashboard/);
}

async function handInAll({ page, tap, pick }: Hand, language: Language): Promise<void> {
  const t = words(language);
  await tap(page.locator('a[href="/documents"]:visible').first());
  await tap(page.getByRole("link", { name: t("documents")("together") }));
  const pictures = await Promise.all(
    FAMILY.map(async ({ relationship: _, ...holder }, at) => {
      const { bytes } = await passportPicture({ ...holder, surname: SURNAME, documentNumber: `A7193826${at}` });
      return { name: `IMG_000${at}.jpg`, mimeType: "image/jpeg", buffer: bytes };
    }),
  );
  await pick(page.getByRole("button", { name: t("intake")("drop.choose") }), pictures);
  // What is on its way goes on after a reload, and nothing comes twice.
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.reload();
  await expect(page.getByText(t("intake")("progress.done", { all: FAMILY.length }), { exact: true })).toBeVisible({
    timeout: 100_000,
  });
}

async function agree({ page, choose, tap }: Hand, language: Language): Promise<void> {
  const [t, people] = [words(language)("intake"), words(language)("travellers")];
  const yours = t("yourPaper", { kind: "passport" });
  await expect(page.getByText(yours, { exact: true })).toBeVisible();
  expect(await judged(page)).toEqual([]);
  for (const { givenNames, relationship } of FAMILY.slice(1)) {
    const card = page.locator("section").filter({ has: page.getByRole("heading", { name: givenNames }) });
    await choose(card.getByLabel(people("form.relationship")), relationship);
  }
  await tap(page.getByRole("button", { name: t("agree.all", { papers: FAMILY.length }) }));
  await expect(page.getByRole("heading", { name: t("filed.title", { count: FAMILY.length }) })).toBeVisible();
  // Whose each is, in the words of a family; a notice of the verdict may say it too.
  for (const whose of ["father", "mother", "spouse", "daughter"])
    await expect(
      page.getByText(t("paperOf", { kind: "passport", whose: t(`yours.${whose}`) }), { exact: true }).first(),
    ).toBeVisible();
}

async function statesOf(page: Page): Promise<string[]> {
  const documents: { status: string }[] = await (await page.request.get("/api/documents")).json();
  return documents.map(({ status }) => status);
}

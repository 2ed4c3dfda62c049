/** The document centre on a phone: a passport that fails, is photographed again, replaced, reviewed by staff and deleted. */
import { readFile } from "node:fs/promises";
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { addDays } from "#domain/calendar.ts";
import { drawPortrait } from "#verification/specimens/papers/portraits.ts";
import { cameraShowing } from "./support/camera.ts";
import { checkPage } from "./support/check-page.ts";
import { passportPicture } from "./support/passport.ts";
import { demoUser, type Screen, visitor } from "./support/people.ts";
import { TODAY } from "./support/season.ts";
import { tierOf } from "./support/tier.ts";
import { words } from "./support/words.ts";

const PHONES: readonly Screen[] = [
  { language: "en", width: 390 },
  { language: "ar", width: 390 },
];
const executablePath = process.env.BROWSER_EXE;
/** A picture may first be turned into another kind, on a machine that does much else. */
const UPLOADED_WITHIN_MS = 100_000;
const SOON = { expiryDate: addDays(TODAY, 60) };

test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: await cameraShowing((await passportPicture()).bytes),
  },
});

for (const screen of PHONES) {
  test(`a passport is refused with its proof, photographed again and deleted in ${screen.language}${tierOf(screen.language === "ar")}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const t = words(screen.language)("documents");
    const { context, page } = await pilgrim(browser, baseURL, screen);
    await page.goto("/documents");
    await page.getByRole("radio", { name: t("types.passport") }).check();
    await choose(page, screen, { name: "old.jpg", bytes: (await passportPicture(SOON)).bytes });
    await page.getByRole("link", { name: t("result.seeProof") }).click();

    await seeProof(page, screen);
    await takeAgain(page, screen);
    await confirmName(page, screen);
    await seeHistory(page, screen);
    await deleteOpen(page, screen);

    await context.close();
  });
}

test("a phone's HEIC picture is turned into JPEG and read", async ({ browser, baseURL }) => {
  const [screen] = PHONES;
  if (!screen) throw new Error("there is a screen");
  const t = words("en")("documents");
  test.slow();
  const { context, page } = await pilgrim(browser, baseURL, screen);
  await page.goto("/documents?type=passport");

  await choose(page, screen, { name: "IMG_0042.HEIC", bytes: await readFile("test/fixtures/passport.heic") });
  await page.getByRole("link", { name: t("result.seeProof") }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("verdict.accepted"));
  await expect(page.getByText("KARIMOVA").first()).toBeVisible();
  await context.close();
});

test("files chosen while one is at work wait, can be taken back, and the same file is kept once", async ({
  browser,
  baseURL,
}) => {
  const [screen] = PHONES;
  if (!screen) throw new Error("there is a screen");
  const t = words("en")("documents");
  const { context, page } = await pilgrim(browser, baseURL, screen);
  const { bytes } = await passportPicture(SOON);
  await page.goto("/documents?type=passport");

  for (const name of ["one.jpg", "two.jpg", "three.jpg"]) await give(page, screen, { name, bytes });
  await page.getByRole("button", { name: t("upload.takeBack", { name: "three.jpg" }) }).click();

  await expect(page.getByText(t("upload.waiting", { count: 1 }), { exact: true })).toBeVisible();
  await expect(page.getByText(t("result.duplicate"))).toBeVisible({ timeout: 60_000 });
  const list = await (await page.request.get("/api/documents")).json();
  expect(list).toHaveLength(1);
  await context.close();
});

test("a portrait is kept as Nusuk takes it, and the requirements are printed without buttons @long", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [screen] = PHONES;
  if (!screen) throw new Error("there is a screen");
  const t = words("en")("documents");
  const { context, page } = await pilgrim(browser, baseURL, screen);
  const { document } = await upload(context.request, "photo", await drawPortrait(8_000_000, "good"));
  await page.goto(`/documents?document=${document.id}`);

  const link = page.getByRole("link", { name: t("nusukPhoto.download") });
  await expect(link).toBeVisible({ timeout: UPLOADED_WITHIN_MS });
  const download = page.waitForEvent("download");
  await link.click();
  const kept = await readFile(await (await download).path());
  expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 200, height: 200 });
  expect(kept.length).toBeLessThan(18 * 1024);

  await page.goto("/documents?tab=requirements");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: t("types.health_certificate"), exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("requirements.print") })).toBeHidden();
  await expect(page.getByRole("tab").first()).toBeHidden();
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
  await context.close();
});

test("a camera that is refused is explained, and a file can be chosen instead", async ({ browser, baseURL }) => {
  const [screen] = PHONES;
  if (!screen) throw new Error("there is a screen");
  const t = words("en")("documents");
  const { context, page } = await pilgrim(browser, baseURL, screen);
  await page.addInitScript({
    content: 'navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", "NotAllowedError"));',
  });
  await page.goto("/documents?type=passport");

  await page.getByRole("button", { name: t("upload.camera") }).press("Enter");

  await expect(page.getByRole("alert")).toContainText(t("camera.refused.title"));
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: t("camera.other") }).press("Enter");
  expect((await chooser).isMultiple()).toBe(false);
  await context.close();
});

test("staff decide about what the engine left open; the slower one is told, the owner reads the reason", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [screen] = PHONES;
  if (!screen) throw new Error("there is a screen");
  const t = words("en")("documents");
  const desk = words("en")("staff");
  const owner = await pilgrim(browser, baseURL, screen);
  const { bytes } = await passportPicture({ documentNumber: "A71938999" });
  const { document } = await upload(owner.context.request, "passport", bytes);
  await owner.context.request.post(`/api/documents/${document.id}/dispute-name`);
  const wide: Screen = { language: "en", width: 1440 };
  const staff = await demoUser(browser, baseURL ?? "", wide, "staff_demo");
  const [first, second] = [await staff.newPage(), await staff.newPage()];
  for (const page of [first, second]) await openForReview(page, document.id);
  await owner.page.goto(`/documents?document=${document.id}`);
  await expect(owner.page.getByRole("heading", { level: 1 })).toHaveText(t("verdict.review"));

  await expect(first.getByText(desk("documents.nameDisputedText"))).toBeVisible();
  await checkPage(first);
  await first.getByRole("button", { name: desk("documents.reject"), exact: true }).click();
  await first.getByRole("button", { name: desk("documents.presets.cut") }).click();
  await first.getByRole("button", { name: desk("documents.rejectSubmit") }).click();
  await expect(first.getByText(desk("documents.rejected"), { exact: true }).first()).toBeVisible();
  await second.getByRole("button", { name: desk("documents.approve"), exact: true }).click();
  await expect(second.getByRole("alert")).toContainText(desk("documents.already"));

  // The open page hears of it without being loaded again.
  await expect(owner.page.getByText(desk("documents.presets.cut"))).toBeVisible();
  await owner.page.getByText(t("history.title"), { exact: true }).click();
  await expect(owner.page.getByText(t("history.events.opened")).first()).toBeVisible();
  const notices = await (await owner.context.request.get("/api/notifications")).json();
  expect(JSON.stringify(notices)).toContain("document_rejected");
  await Promise.all([owner.context.close(), staff.close()]);
});

test("nobody else reaches a document, its page, its history or its end", async ({ browser, baseURL }) => {
  const [screen] = PHONES;
  if (!screen) throw new Error("there is a screen");
  const owner = await pilgrim(browser, baseURL, screen);
  const other = await pilgrim(browser, baseURL, screen);
  const operator = await demoUser(browser, baseURL ?? "", screen, "operator_demo");
  const { document } = await upload(owner.context.request, "passport", (await passportPicture()).bytes);
  const path = `/api/documents/${document.id}`;

  for (const { request } of [other.context, operator]) {
    for (const part of ["", "/file", "/history"]) expect((await request.get(`${path}${part}`)).status()).toBe(404);
    expect((await request.delete(path)).status()).toBe(404);
    expect((await request.get(`/api/staff/documents/${document.id}/file`)).status()).toBe(403);
  }
  expect((await owner.context.request.get(`${path}/file`)).status()).toBe(200);
  await Promise.all([owner.context.close(), other.context.close(), operator.close()]);
});

/** A new account whose name stands on the drawn passport, on a phone with a touch screen. */
async function pilgrim(
  browser: Browser,
  baseURL: string | undefined,
  screen: Screen,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await visitor(browser, baseURL ?? "", screen, { touch: true });
  const unique = `centre-${screen.language}-${Date.now()}-${Math.trunc(performance.now())}`;
  const data = { username: unique, email: `${unique}@example.org`, password: "three calm words" };
  const answer = await context.request.post("/api/register", {
    data: { ...data, firstName: "Samira", lastName: "Karimova", preferredLanguage: screen.language },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { context, page: await context.newPage() };
}

interface GivenFile {
  readonly name: string;
  readonly bytes: Buffer;
}

async function give(page: Page, { language }: Screen, { name, bytes }: GivenFile): Promise<void> {
  const t = words(language)("documents");
  await page
    .getByLabel(t("upload.file"), { exact: true })
    .locator("input[accept*=pdf]")
    .setInputFiles({ name, mimeType: /heic$/i.test(name) ? "image/heic" : "image/jpeg", buffer: bytes });
}

async function choose(page: Page, screen: Screen, file: GivenFile): Promise<void> {
  const t = words(screen.language)("documents");
  await give(page, screen, file);
  await expect(page.getByRole("link", { name: t("result.seeProof") }).first()).toBeVisible({
    timeout: UPLOADED_WITHIN_MS,
  });
}

async function upload(request: APIRequestContext, type: string, bytes: Buffer) {
  const answer = await request.post("/api/documents/upload", {
    multipart: { type, document: { name: "page.jpg", mimeType: "image/jpeg", buffer: bytes } },
    timeout: UPLOADED_WITHIN_MS,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** The reason first, its place on the page enlarged, the sum of a check digit written out. */
async function seeProof(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("documents");
  const verdicts = words(language)("verdicts");
  const title = verdicts("rules.passport_expiry.title");
  await expect(page.getByRole("img", { name: t("scan.alt", { type: t("typesInSentence.passport") }) })).toBeVisible();
  const mark = page.getByRole("button", { name: `${t("verdict.mark", { number: 1 })}: ${title}` });
  await mark.press("Enter");
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("img", { name: t("scan.enlarged", { rule: title }) }).first()).toBeVisible();
  await page.getByText(verdicts("rules.mrz_check_digits.title")).first().click();
  await page.getByText(t("sums.open")).click();
  await expect(page.getByText(/\d+·7 \+ /).first()).toBeVisible();
  await checkPage(page);
}

async function takeAgain(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("documents");
  await page
    .getByRole("link", { name: t("verdict.uploadNew", { type: "passport" }) })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // Nobody presses: the lines are read in the live picture, and the clearest of several is taken.
  await expect(page.getByRole("img", { name: t("camera.taken") })).toBeVisible({ timeout: 90_000 });
  await checkPage(page);
  await page.getByRole("button", { name: t("camera.use") }).click();
  await expect(page.getByText(t("toasts.uploaded"), { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole("link", { name: t("result.seeProof") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("verdict.accepted"));
}

async function confirmName(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("documents");
  await expect(page.getByRole("heading", { name: t("name.question") })).toBeVisible();
  await expect(page.getByText("SAMIRA KARIMOVA", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("name.yes") }).click();
  await expect(page.getByText(t("name.confirmed"))).toBeVisible();
}

/** The refused page lies behind the new one, with its verdict. */
async function seeHistory(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("documents");
  await page.getByRole("link", { name: "old.jpg" }).click();
  await expect(page.getByText(t("history.replaced"))).toBeVisible();
  await page.getByRole("link", { name: t("history.openNewer") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("verdict.accepted"));
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("download.actionFor", { name: "passport.jpg" }) }).click();
  expect((await download).suggestedFilename()).toBe("passport.jpg");
}

async function deleteOpen(page: Page, { language }: Screen): Promise<void> {
  const t = words(language)("documents");
  await page.getByRole("button", { name: t("delete.actionFor", { name: "passport.jpg" }) }).click();
  await page.getByRole("button", { name: t("delete.confirm") }).click();
  await expect(page.getByText(t("toasts.deleted"), { exact: true }).first()).toBeVisible();
  const list: { fileName: string; replacedBy: string | null }[] = await (
    await page.request.get("/api/documents")
  ).json();
  expect(list.map(({ fileName, replacedBy }) => [fileName, replacedBy])).toEqual([["old.jpg", null]]);
}

async function openForReview(page: Page, id: string): Promise<void> {
  const desk = words("en")("staff");
  await page.goto(`/staff?tab=documents&document=${id}`);
  await expect(page.getByRole("heading", { name: desk("documents.sideBySide") })).toBeVisible();
}

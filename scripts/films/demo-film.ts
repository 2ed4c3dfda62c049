/**
 * Records the demo film in English and Arabic out of the real product with its demonstration: a visitor looks, registers,
 * has a passport read, holds seats, and the operator accepts. `node scripts/films/demo-film.ts ar` makes only one of them.
 * Needs the built web app, a browser and ffmpeg; the results are committed.
 */
import { readFileSync } from "node:fs";
import type { Browser, BrowserContext, Page } from "playwright-core";
import startProduct from "../../e2e/global-setup.ts";
import { passportPicture } from "../../e2e/support/passport.ts";
import { demoUser, type Screen, visitor } from "../../e2e/support/people.ts";
import { words } from "../../e2e/support/words.ts";
import { findBrowser, openBrowser } from "../browser.ts";
import { Recorder } from "./recorder.ts";

const SEATS = 3;
const OFFER = {
  price: 6400,
  duration: 18,
  distanceFromHaram: 700,
  accommodationType: "Deluxe",
  capacity: 12,
  departureCity: "London",
  departureDate: "2027-05-05",
  returnDate: "2027-05-23",
  hijriYear: 1448,
};

const TITLES = { en: "Eighteen nights, everyone on one floor", ar: "ثماني عشرة ليلة والجميع في طابق واحد" };

/** What a film is made with. */
interface Set {
  language: "en" | "ar";
  page: Page;
  operator: Page;
  recorder: Recorder;
  /** The sentence of a scene. */
  says: (scene: string) => string;
}

const [, , wanted] = process.argv;
const LANGUAGES = (["en", "ar"] as const).filter((language) => !wanted || wanted === language);

const found = await findBrowser();
const stop = await startProduct();
try {
  const browser = await openBrowser(found);
  for (const language of LANGUAGES) await film(browser, language);
  await browser.close();
} finally {
  await stop();
}

async function film(browser: Browser, language: Set["language"]): Promise<void> {
  const screen: Screen = { language, width: 1440 };
  const address = process.env.E2E_URL ?? "";
  const desk = await demoUser(browser, address, screen, "operator_demo");
  const context: BrowserContext = await visitor(browser, address, screen);
  const recorder = new Recorder();
  const set = {
    language,
    page: await context.newPage(),
    operator: await desk.newPage(),
    recorder,
    says: scenesOf(language),
  };
  await publishOffer(set);
  await lookAround(set);
  await register(set);
  await readPassport(set);
  await holdSeats(set);
  await secure(set);
  await accept(set);
  await recorder.finish(`demo-${language}`);
  await Promise.all([context.close(), desk.close()]);
}

function scenesOf(language: Set["language"]): Set["says"] {
  const file = new URL(`../../src/i18n/messages/${language}/landing.json`, import.meta.url);
  const { video } = JSON.parse(readFileSync(file, "utf8"));
  return (scene) => String(video.scenes[scene]);
}

async function publishOffer({ operator, language }: Set): Promise<void> {
  const draft = await operator.request.post("/api/packages", { data: { ...OFFER, title: TITLES[language] } });
  const { id } = await draft.json();
  await operator.request.post(`/api/packages/${id}/publish`);
}

async function lookAround({ page, recorder, says, language }: Set): Promise<void> {
  const t = words(language)("packages");
  await page.goto("/packages");
  await recorder.scroll(page, 5, says("packages"));
  await page.getByLabel(t("filters.search")).fill(TITLES[language]);
  const book = page.getByRole("link", { name: t("book.login") });
  await page.locator("main article").nth(1).waitFor({ state: "detached" });
  await recorder.hold(page, 3, says("choose"), book);
  await book.click();
}

async function register({ page, recorder, says, language }: Set): Promise<void> {
  const t = words(language)("auth");
  await page.getByLabel(t("register.firstName")).fill("Samira");
  await page.getByLabel(t("register.lastName")).fill("Karimova");
  await page.getByLabel(t("register.email")).fill(`samira-${language}@example.org`);
  await page.getByLabel(t("register.username")).fill(`samira-${language}`);
  await page.getByLabel(t("register.password"), { exact: true }).fill("three calm words");
  const submit = page.getByRole("button", { name: t("register.submit") });
  await recorder.hold(page, 4, says("account"), submit);
  await submit.click();
  await page.getByRole("dialog").waitFor();
}

async function readPassport({ page, recorder, says, language }: Set): Promise<void> {
  const t = words(language)("documents");
  const { bytes } = await passportPicture();
  await page.goto("/documents");
  await page.getByRole("radio", { name: t("types.passport") }).check();
  await recorder.hold(page, 3, says("upload"));
  const input = page.getByLabel(t("upload.file"), { exact: true }).locator("input[accept*=pdf]");
  await input.setInputFiles({ name: "passport.jpg", mimeType: "image/jpeg", buffer: bytes });
  const proof = page.getByRole("link", { name: t("result.seeProof") });
  await proof.click({ timeout: 60_000 });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await recorder.scroll(page, 7, says("verdict"));
}

async function holdSeats({ page, recorder, says, language }: Set): Promise<void> {
  const t = words(language)("packages");
  await page.goto(`/packages?q=${encodeURIComponent(TITLES[language])}`);
  await page.getByRole("button", { name: t("book.now") }).click();
  await page.getByLabel(t("hold.seats")).fill(String(SEATS));
  const submit = page.getByRole("button", { name: t("hold.submit", { seats: SEATS }) });
  await recorder.hold(page, 5, says("hold"), submit);
  await submit.click();
  await page.waitForURL(/\/dashboard\?hold=/);
  const next = page
    .getByRole("main")
    .getByRole("link", { name: words(language)("dashboard")("next.secure_hold.button") });
  await recorder.hold(page, 5, says("next"), next);
  await next.click();
  await page.waitForURL(/\/bookings\//);
}

/** By Nusuk, as in the United Kingdom: no money passes through Rihla. */
async function secure({ page, recorder, says, language }: Set): Promise<void> {
  const t = words(language)("bookings");
  await page.getByLabel(t("country.label")).selectOption("GB");
  await page.getByRole("button", { name: t("country.save") }).click();
  const confirm = page.getByRole("button", { name: t("confirm.submit") });
  await recorder.hold(page, 5, says("nusuk"), confirm);
  await confirm.click();
  await page.getByRole("heading", { name: t("approval.title") }).waitFor();
}

async function accept({ page, operator, recorder, says, language }: Set): Promise<void> {
  const t = words(language)("answers");
  await operator.goto("/operator-dashboard");
  await recorder.hold(operator, 4, says("operator"));
  await operator.goto(`/operator-dashboard?tab=bookings&q=${encodeURIComponent(TITLES[language])}`);
  const approve = operator.locator("tbody").getByRole("button", { name: t("approve") });
  await recorder.hold(operator, 3, says("operator"), approve.first());
  await approve.first().click();
  await operator
    .getByRole("button", { name: t("now") })
    .first()
    .click();
  await operator.waitForLoadState("networkidle");
  await page.reload();
  await recorder.hold(page, 5, says("kept"));
}

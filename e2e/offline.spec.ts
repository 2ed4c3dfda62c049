/** The days of Hajj without a network: prepared, the network cut, the browser closed and opened again, and it is all there. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, request, test } from "@playwright/test";
import { newOffer } from "./support/offers.ts";
import { type Line, lineTo } from "./support/severed-line.ts";
import { tierOf } from "./support/tier.ts";
import { type Language, type Words, words } from "./support/words.ts";

const PIN = "271828";
/** Longer than the worker waits for a silent network. */
const SILENCE_TEST_MS = 90_000;

test.setTimeout(SILENCE_TEST_MS);

for (const { language, width } of [
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
] as const) {
  test(`tickets and guide are there after a restart without a network, in ${language} at ${width} px${tierOf(width === 390)}`, async ({
    baseURL,
  }) => {
    const t = words(language)("hajj");
    const line = await lineTo(baseURL ?? "");
    const profile = await mkdtemp(join(tmpdir(), "rihla-offline-"));
    const device = { profile, language, width, line };
    const surname = `Offline${language}`;

    const first = await open(device);
    await first.addCookies([{ name: "lang", value: language, url: line.origin, expires: Date.now() / 1000 + 86_400 }]);
    await bookTicket(first, line.origin, surname);
    await prepare(await first.newPage(), line.origin, t);
    await first.close();
    await line.cut();

    const second = await open(device);
    const page = await second.newPage();
    await page.goto(`${line.origin}/hajj`);
    await expect(page.getByRole("heading", { name: t("title") })).toBeVisible();
    await expect(page.getByRole("heading", { name: t("acts.ihram.title") })).toBeVisible();
    await openPapers(page, t);
    await expect(page.getByRole("img", { name: new RegExp(surname, "i") })).toBeVisible();
    await page.goto(`${line.origin}/prayer`);
    await expect(page.getByRole("heading", { name: words(language)("prayerPage")("title") })).toBeVisible();
    await expect(page.getByRole("row")).not.toHaveCount(0);
    await second.close();
    await rm(profile, { recursive: true });
  });
}

test("a silent network is not waited for, and signing out erases the papers", async ({ baseURL }) => {
  const t = words("en")("hajj");
  const line = await lineTo(baseURL ?? "");
  const profile = await mkdtemp(join(tmpdir(), "rihla-offline-"));
  const device = { profile, language: "en", width: 390, line } as const;

  const context = await open(device);
  await bookTicket(context, line.origin, "Silentia");
  const page = await context.newPage();
  await prepare(page, line.origin, t);
  await page.getByRole("button", { name: words("en")("common")("menu") }).click();
  await page.getByRole("button", { name: words("en")("common")("signOut") }).click();
  await page.waitForURL(/\/auth/);
  expect(await page.evaluate("indexedDB.databases()")).not.toContainEqual(
    expect.objectContaining({ name: "rihla-vault" }),
  );

  line.fallSilent();
  await page.goto(`${line.origin}/hajj?part=papers`);
  await expect(page.getByText(t("papers.visitor"))).toBeVisible();
  await context.close();
  await line.cut();
  await rm(profile, { recursive: true });
});

interface Device {
  readonly profile: string;
  readonly language: Language;
  readonly width: number;
  readonly line: Line;
}

function open({ profile, width }: Device): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...(process.env.BROWSER_EXE && { executablePath: process.env.BROWSER_EXE }),
    viewport: { width, height: 900 },
    serviceWorkers: "allow",
  });
}

/** Somebody with a confirmed place for themselves. */
async function bookTicket(context: BrowserContext, origin: string, lastName: string): Promise<void> {
  const api = context.request;
  const username = `offline-${Date.now()}`;
  const person = { firstName: "Samira", lastName, username, email: `${username}@example.org` };
  const registered = await api.post(`${origin}/api/register`, { data: { ...person, password: "three calm words" } });
  expect(registered.status(), await registered.text()).toBe(201);
  const profile = { countryOfResidence: "PK", travelsAlone: true };
  expect((await api.patch(`${origin}/api/user`, { data: profile })).status()).toBe(200);
  const traveller = await api.post(`${origin}/api/travellers`, {
    data: {
      ...{ relationship: "self", surname: lastName, givenNames: "Samira", birthDate: "1980-06-01", sex: "F" },
      ...{ nationality: "PK", countryOfResidence: "PK", phone: "+923001234567" },
    },
  });
  expect(traveller.status(), await traveller.text()).toBe(201);
  const operator = await request.newContext({ baseURL: origin });
  const offer = await newOffer(operator);
  const parts = [{ packageId: offer.id, travellerIds: [(await traveller.json()).id] }];
  const held = await api.post(`${origin}/api/bookings`, { data: { parts } });
  expect(held.status(), await held.text()).toBe(201);
  const { id } = await held.json();
  const paid = await api.post(`${origin}/api/bookings/${id}/pay`, { data: { card: "sandbox_visa" } });
  expect(paid.status(), await paid.text()).toBe(200);
  expect((await operator.post(`/api/bookings/${id}/approve`)).status()).toBe(200);
  await operator.dispose();
}

async function prepare(page: Page, origin: string, t: Words): Promise<void> {
  await page.goto(`${origin}/hajj?part=papers`);
  await expect(page.getByText(t("offline.ready"))).toBeVisible();
  await page.getByLabel(t("papers.prepare.pin"), { exact: true }).fill(PIN);
  await page.getByLabel(t("papers.prepare.again")).fill(PIN);
  await page.getByRole("button", { name: t("papers.prepare.submit") }).click();
  await expect(page.getByRole("button", { name: t("papers.lock") })).toBeVisible();
  await expect(page.getByText(t("papers.showToCheck"))).toBeVisible();
}

async function openPapers(page: Page, t: Words): Promise<void> {
  await page.getByRole("tab", { name: t("parts.papers") }).click();
  await page.getByLabel(t("papers.locked.pin")).fill("000111");
  await page.getByRole("button", { name: t("papers.locked.open") }).click();
  await expect(page.getByText(t("papers.locked.wrong", { left: 9 }))).toBeVisible();
  await page.getByLabel(t("papers.locked.pin")).fill(PIN);
  await page.getByRole("button", { name: t("papers.locked.open") }).click();
}

/** A phone with the site's worker, which is switched off and on again where there is no network. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { lineTo } from "../../e2e/support/severed-line.ts";
import { words } from "../../e2e/support/words.ts";
import { findBrowser, openPersistent } from "../browser.ts";
import type { Ground } from "./ground.ts";
import { mainText, settle, textsOf } from "./page-text.ts";
import { aheadBy, type Person, PHONE } from "./person.ts";

const PIN = "271828";
/** The worker waits for a network before it answers by itself. */
const SCREENS = ["/hajj", "/prayer", "/bookings", "/dashboard", "/documents"];

export interface Device {
  /** Encrypts the papers under a PIN; what the page of papers says then. */
  keepPapers(): Promise<string>;
  cut(): Promise<void>;
  /** Each screen after a cold start, and the papers behind the PIN. */
  read(): Promise<[name: string, text: string][]>;
  close(): Promise<void>;
}

/** Signed in as this person, with the ground's clock. */
export async function openDevice(ground: Ground, person: Person): Promise<Device> {
  const line = await lineTo(ground.origin);
  const profile = await mkdtemp(join(tmpdir(), "rihla-device-"));
  const t = words(person.language)("hajj");
  const open = async () => {
    const { timeZone: timezoneId } = person;
    const context = await openPersistent(await findBrowser(), profile, { ...PHONE, timezoneId });
    await context.addInitScript({ content: aheadBy(ground.ahead()) });
    return context;
  };
  let context = await open();
  await person.signIn(context, line.origin);
  return {
    async keepPapers() {
      const page = await context.newPage();
      await page.goto(`${line.origin}/hajj?part=papers`);
      await page.getByText(t("offline.ready")).waitFor();
      await page.getByLabel(t("papers.prepare.pin"), { exact: true }).fill(PIN);
      await page.getByLabel(t("papers.prepare.again")).fill(PIN);
      await page.getByRole("button", { name: t("papers.prepare.submit") }).click();
      await page.getByText(t("papers.showToCheck")).first().waitFor();
      return mainText(page);
    },
    async cut() {
      await context.close();
      await line.cut();
      context = await open();
    },
    read: () => readAll(context, line.origin, t),
    async close() {
      await context.close();
      await rm(profile, { recursive: true });
    },
  };
}

async function readAll(context: BrowserContext, origin: string, t: ReturnType<ReturnType<typeof words>>) {
  const read: [string, string][] = [];
  for (const path of SCREENS) {
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    const header = await page.locator("header").first().innerText();
    read.push([`${path} header`, header]);
    for (const [tab, text] of await textsOf(page)) read.push([`${path} ${tab}`, text]);
    await page.close();
  }
  return [
    ...read,
    ["papers behind the PIN", await openedPapers(await context.newPage(), origin, t)] as [string, string],
  ];
}

async function openedPapers(page: Page, origin: string, t: ReturnType<ReturnType<typeof words>>): Promise<string> {
  await page.goto(`${origin}/hajj?part=papers`);
  await page.getByLabel(t("papers.locked.pin")).fill("000111");
  await page.getByRole("button", { name: t("papers.locked.open") }).click();
  const wrong = page.getByText(t("papers.locked.wrong", { left: 9 }));
  await wrong.waitFor();
  await page.getByLabel(t("papers.locked.pin")).fill(PIN);
  await page.getByRole("button", { name: t("papers.locked.open") }).click();
  await page.getByText(t("papers.showToCheck")).first().waitFor();
  await settle(page);
  return mainText(page);
}

/** The main ways through the product, by hand: from the front page to confirmed places, and a passport to its verdict. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "playwright-core";
import { newOffer } from "../../e2e/support/offers.ts";
import { passportPicture } from "../../e2e/support/passport.ts";
import { words } from "../../e2e/support/words.ts";
import type { Engine, Page } from "./engine.ts";
import { Hand } from "./hand.ts";
import { type WatchedLine, watchedLine } from "./line.ts";
import { faultsOf, settled } from "./look.ts";
import { type Checked, FOLDER, PHONE } from "./screens.ts";
import { ask, type Language, openVisit } from "./visit.ts";

const PASSWORD = "three calm words";
/** On a machine that does much else. */
const READ_WITHIN_MS = 120_000;

interface Way {
  readonly page: Page;
  readonly hand: Hand;
  readonly line: WatchedLine;
  readonly language: Language;
}

/** Each answers the faults of where it ends; what it waits for in vain is thrown. */
const WAYS = { newcomer, passport, camera, offline } as const;
type Name = keyof typeof WAYS;

/** Walks all of them on a phone, in both directions of writing. */
export async function walkWays(engine: Engine): Promise<Checked> {
  await mkdir(FOLDER, { recursive: true });
  const faults: string[] = [];
  let checks = 0;
  for (const name of ["newcomer", "passport", "camera", "offline"] as const) {
    for (const language of ["en", "ar"] as const) {
      const found = await walk(engine, name, language);
      faults.push(...found.map((fault) => `${engine.name} ${name} ${language}: ${fault}`));
      checks += 1;
    }
  }
  return { checks, faults };
}

/** With a line of its own. */
async function walk(engine: Engine, name: Name, language: Language): Promise<readonly string[]> {
  const line = await watchedLine(process.env.E2E_URL ?? "");
  const page = await openVisit(engine, line, { language, size: PHONE });
  try {
    return await WAYS[name]({ page, hand: new Hand(page), line, language });
  } catch (error) {
    await writeFile(`${FOLDER}/${engine.name}-${name}-${language}.png`, await page.picture());
    return [String(error).split("\n")[0] ?? ""];
  } finally {
    await page.close();
    await line.cut();
  }
}

/** Registers on the way to a package, says where they live, holds a place and confirms it. */
async function newcomer({ page, hand, line, language }: Way): Promise<readonly string[]> {
  const t = words(language);
  const [auth, packages, bookings] = [t("auth"), t("packages"), t("bookings")];
  const operator = await request.newContext({ baseURL: process.env.E2E_URL ?? "" });
  const { title } = await newOffer(operator);
  await operator.dispose();
  const username = `engine-${Date.now()}`;
  await page.open(`${line.origin}/`);
  await hand.press(t("landing")("hero.explore"));
  await hand.fill(packages("filters.search"), title);
  const offers = `[...document.querySelectorAll("main a")].filter((one) => one.innerText.trim() === ${JSON.stringify(packages("book.login"))})`;
  await hand.see(`${offers}.length === 1`, "the one package");
  await hand.press(packages("book.login"));
  await hand.fill(auth("register.firstName"), "Samira");
  await hand.fill(auth("register.lastName"), "Karimova");
  await hand.fill(auth("register.email"), `${username}@example.org`);
  await hand.fill(auth("register.username"), username);
  await hand.fill(auth("register.password"), PASSWORD);
  await hand.press(auth("register.submit"), "button");
  await hand.choose(bookings("country.label"), "GB");
  await hand.press(bookings("country.save"));
  await hand.press(packages("hold.submit", { seats: 1 }));
  await hand.press(t("dashboard")("next.secure_hold.button"), "main a");
  await hand.press(bookings("confirm.submit"));
  await hand.seeHeading(bookings("approval.title"));
  return faultsOf(page, line);
}

/** A picture of a passport in the reader's own name is accepted. */
async function passport({ page, hand, line, language }: Way): Promise<readonly string[]> {
  const t = words(language)("documents");
  await register(page, language);
  await page.open(`${line.origin}/documents?type=passport`);
  await settled(page);
  const folder = await mkdtemp(join(tmpdir(), "rihla-browsers-"));
  const file = join(folder, "passport.jpg");
  await writeFile(file, (await passportPicture()).bytes);
  const field = await page.part(`document.querySelector("input[type=file][accept*=pdf]")`);
  await field?.give(file);
  const proof = `[...document.querySelectorAll("a")].some((one) => one.innerText.trim() === ${JSON.stringify(t("result.seeProof"))})`;
  await hand.see(proof, "the result", READ_WITHIN_MS);
  await rm(folder, { recursive: true });
  await hand.press(t("result.seeProof"));
  await hand.seeHeading(t("verdict.accepted"));
  return faultsOf(page, line);
}

/** Where there is none, its window says so and offers a file; an engine without live pictures offers the device's own way. */
async function camera({ page, hand, line, language }: Way): Promise<readonly string[]> {
  const t = words(language)("documents");
  await register(page, language);
  await page.open(`${line.origin}/documents?tab=upload&type=passport&photograph=1`);
  await settled(page);
  const faults = await faultsOf(page, line);
  if (!(await page.run<boolean>(`typeof navigator.mediaDevices?.getUserMedia === "function"`))) {
    await hand.see(`document.querySelector("input[type=file][capture]")`, "the device's own camera");
    return faults;
  }
  const told = [t("camera.missing.title"), t("camera.refused.title")];
  const alerts = `[...document.querySelectorAll("[role=alert]")].map((one) => one.innerText).join()`;
  await hand.see(`${JSON.stringify(told)}.some((one) => ${alerts}.includes(one))`, "the word that no camera answers");
  const offered = `[...document.querySelectorAll("[role=dialog] button")].some((one) => one.innerText.trim() === ${JSON.stringify(t("camera.other"))})`;
  await hand.see(offered, "the way to a file");
  return faults;
}

/** The guide starts without a network, and every other page leads to it. */
async function offline({ page, hand, line, language }: Way): Promise<readonly string[]> {
  const title = words(language)("hajj")("title");
  await page.open(`${line.origin}/hajj`);
  await settled(page);
  await hand.see("navigator.serviceWorker.getRegistration().then((one) => one?.active)", "the site's worker");
  await page.open(`${line.origin}/hajj`);
  await settled(page);
  const faults = await faultsOf(page, line);
  await line.cut();
  for (const path of ["/hajj", "/packages"]) {
    await page.open(`${line.origin}${path}`);
    await hand.seeHeading(title);
  }
  return faults;
}

async function register(page: Page, language: Language): Promise<void> {
  const username = `engine-${language}-${Date.now()}`;
  await ask(page, "/api/register", {
    ...{ username, email: `${username}@example.org`, password: PASSWORD, preferredLanguage: language },
    ...{ firstName: "Samira", lastName: "Karimova" },
  });
}

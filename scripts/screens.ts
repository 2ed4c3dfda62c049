/**
 * `npm run screens`: draws every screen into docs/screens, and fails on axe violations and on pages that scroll sideways.
 * `npm run screens -- hold staff` draws only the screens whose name begins so, `npm run screens -- dark` only the dark ones,
 * `npm run screens -- languages` the ten main ones on a phone in all other languages.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import startProduct from "../e2e/global-setup.ts";
import { SCREENS, type Screen, signIn, visitor } from "../e2e/support/people.ts";
import { TRANSLATED } from "../src/i18n/locales.ts";
import { findBrowser, openBrowser } from "./browser.ts";
import { askAssistant, askLiveChat, openVoice } from "./screens/assistant.ts";
import { answerValid, checkTicket, openInstalments, unfoldPeople } from "./screens/bookings.ts";
import { openCreateGroup, openFamilies, openMove, openPaper } from "./screens/groups.ts";
import { chooseLondon, countThree, keepPapers, openCard } from "./screens/hajj.ts";
import { fetchAll, openSubscribe } from "./screens/notices.ts";
import { prepareForNusuk } from "./screens/nusuk.ts";
import { openCamera, openReadCertificate, openRefused, openReview, openTwoFaces } from "./screens/papers.ts";
import {
  askTooMuch,
  describeMethods,
  openMethod,
  openNewPlan,
  openPayment,
  planBooking,
  savePlan,
} from "./screens/payments.ts";
import { choosePassengers, enterByPhone, openLink } from "./screens/phone.ts";
import { divideHousehold, openChange } from "./screens/rooms.ts";
import { fetchCards, openEmailChange, openMenu, openNotifications, passToCards, register } from "./screens/shell.ts";
import { openOffer, openWaitlist } from "./screens/waitlist.ts";
import { openMatch } from "./screens/wishes.ts";

const FOLDER = "docs/screens";
const WORDS = process.argv.slice(2);
const ONLY_DARK = WORDS.includes("dark");
const EVERY_LANGUAGE = WORDS.includes("languages");
const WANTED = WORDS.filter((word) => word !== "dark" && word !== "languages");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const QUIET_MS = 400;

const PEOPLE = [
  "visitor",
  "pilgrim_demo",
  "pilgrim_demo_id",
  "pilgrim_demo_home",
  "operator_demo",
  "staff_demo",
  "newcomer",
] as const;
type Who = (typeof PEOPLE)[number];

/** The main screens are drawn dark as well, on fewer sizes. */
interface Look extends Screen {
  readonly isDark: boolean;
}

/** What is drawn in every language. */
const MAIN = [
  "home",
  "sign-in",
  "packages-visitor",
  "dashboard",
  "documents-upload",
  "queue",
  "family",
  "payments",
  "journey-steps",
  "operator-overview",
  "assistant-chat",
  "assistant-voice",
  "contact-chat",
];
const DRAWN_WHOLE = new Set<string>(SCREENS.map(({ language }) => language));
const OTHER_LANGUAGES: readonly Look[] = TRANSLATED.filter((language) => !DRAWN_WHOLE.has(language)).map(
  (language) => ({ language, width: 390, isDark: false }),
);

const LOOKS: readonly Look[] = [
  ...SCREENS.map((screen) => ({ ...screen, isDark: false })),
  { language: "en", width: 1440, isDark: true },
  { language: "en", width: 390, isDark: true },
  { language: "ar", width: 390, isDark: true },
];

interface Shot {
  readonly name: string;
  readonly who: Who;
  readonly path: string;
  /** Only what is in sight: a dialog lies over the window, not over the whole page. */
  readonly inSight?: boolean;
  /** A main screen. */
  readonly alsoDark?: boolean;
  /** What only a phone has. */
  readonly onlyPhone?: boolean;
  /** What is done on the page before it is drawn. */
  readonly act?: (page: Page) => Promise<void>;
}

const GROUPS = "/operator-dashboard?tab=groups";

const SHOTS: readonly Shot[] = [
  { name: "home", who: "visitor", path: "/", alsoDark: true },
  { name: "about", who: "visitor", path: "/about", alsoDark: true },
  { name: "platform-features", who: "visitor", path: "/platform-features", alsoDark: true },
  { name: "for-operators", who: "visitor", path: "/for-operators", alsoDark: true },
  { name: "for-pilgrims", who: "visitor", path: "/for-pilgrims", alsoDark: true },
  { name: "sign-in", who: "visitor", path: "/auth", alsoDark: true },
  { name: "contact", who: "visitor", path: "/contact" },
  { name: "contact-chat", who: "visitor", path: "/contact", act: askLiveChat, inSight: true },
  { name: "trust-security", who: "visitor", path: "/trust-security", alsoDark: true },
  { name: "privacy", who: "visitor", path: "/privacy" },
  { name: "terms", who: "visitor", path: "/terms" },
  { name: "register", who: "visitor", path: "/auth?mode=register" },
  { name: "packages-visitor", who: "visitor", path: "/packages", alsoDark: true },
  {
    name: "packages-filters",
    who: "visitor",
    path: "/packages?departureCity=London&shifting=false",
    act: openMoreFilters,
  },
  { name: "packages-empty", who: "visitor", path: "/packages?q=nothing-has-this-name&minSeats=4" },
  { name: "forgot", who: "visitor", path: "/auth?mode=forgot" },
  { name: "reset", who: "visitor", path: "/auth/reset/a-link-of-a-mail" },
  { name: "verify", who: "visitor", path: "/auth/verify/a-link-of-a-mail" },
  { name: "not-found", who: "visitor", path: "/no-such-page", alsoDark: true },
  { name: "dashboard", who: "pilgrim_demo", path: "/dashboard", act: fetchCards, alsoDark: true },
  { name: "assistant-chat", who: "pilgrim_demo", path: "/dashboard#assistant", act: askAssistant, inSight: true },
  { name: "assistant-voice", who: "pilgrim_demo", path: "/dashboard", act: openVoice, inSight: true },
  { name: "packages-compare", who: "visitor", path: "/packages", act: openComparison },
  { name: "packages-match", who: "visitor", path: "/packages", act: openMatch },
  { name: "package", who: "pilgrim_demo", path: "/packages", act: openFirstPackage, alsoDark: true },
  { name: "hold", who: "pilgrim_demo", path: "/packages", act: openFirstHold, inSight: true, alsoDark: true },
  { name: "waitlist-join", who: "pilgrim_demo", path: "/packages", act: openWaitlist, inSight: true, alsoDark: true },
  {
    name: "hold-rooms",
    who: "pilgrim_demo",
    path: "/packages?q=zamzam",
    act: divideHousehold,
    inSight: true,
    alsoDark: true,
  },
  { name: "change-rooms", who: "pilgrim_demo_id", path: "/dashboard", act: openChange("rooms"), inSight: true },
  { name: "change-leave", who: "pilgrim_demo_id", path: "/dashboard", act: openChange("leave"), inSight: true },
  { name: "booking", who: "pilgrim_demo_id", path: "/dashboard", act: openFirst("/bookings/"), alsoDark: true },
  { name: "booking-instalments", who: "pilgrim_demo_id", path: "/bookings", act: openInstalments, alsoDark: true },
  { name: "bookings", who: "pilgrim_demo_id", path: "/bookings", act: unfoldPeople, alsoDark: true },
  { name: "bookings-cancelled", who: "pilgrim_demo_id", path: "/bookings?show=cancelled" },
  { name: "bookings-empty", who: "pilgrim_demo", path: "/bookings" },
  { name: "bookings-past", who: "pilgrim_demo_home", path: "/bookings?show=past" },
  { name: "ticket-over", who: "pilgrim_demo_home", path: "/bookings?show=past", act: checkTicket },
  { name: "ticket-valid", who: "visitor", path: "/tickets/a-code", act: answerValid, alsoDark: true },
  { name: "ticket-forged", who: "visitor", path: "/tickets/somebody-made-this-up" },
  { name: "ticket-check", who: "visitor", path: "/tickets" },
  { name: "package-voices", who: "pilgrim_demo", path: "/packages", act: openVoices, alsoDark: true },
  { name: "review-write", who: "pilgrim_demo_home", path: "/dashboard", act: openOwnBooking, alsoDark: true },
  { name: "problem-raise", who: "pilgrim_demo_home", path: "/dashboard", act: openProblemDialog, inSight: true },
  { name: "staff-reviews", who: "staff_demo", path: "/staff?tab=reviews" },
  { name: "staff-problems", who: "staff_demo", path: "/staff?tab=problems" },
  { name: "documents-upload", who: "pilgrim_demo", path: "/documents", alsoDark: true },
  { name: "documents-status", who: "pilgrim_demo", path: "/documents?tab=status", alsoDark: true },
  {
    name: "documents-verdict",
    who: "pilgrim_demo",
    path: "/documents?tab=status",
    act: openFirstVerdict,
    alsoDark: true,
  },
  { name: "documents-refused", who: "pilgrim_demo_id", path: "/documents", act: openRefused },
  { name: "documents-words", who: "pilgrim_demo_id", path: "/documents", act: openReadCertificate },
  { name: "documents-faces", who: "pilgrim_demo_id", path: "/documents", act: openTwoFaces },
  { name: "documents-camera", who: "pilgrim_demo_id", path: "/documents", act: openCamera, inSight: true },
  { name: "documents-review", who: "staff_demo", path: "/staff", act: openReview },
  { name: "documents-requirements", who: "pilgrim_demo", path: "/documents?tab=requirements" },
  { name: "travellers", who: "pilgrim_demo", path: "/travellers", alsoDark: true },
  { name: "settings", who: "pilgrim_demo", path: "/settings", act: fetchAll, alsoDark: true },
  { name: "settings-subscribe", who: "pilgrim_demo", path: "/dashboard#timeline", act: openSubscribe, inSight: true },
  { name: "notifications", who: "pilgrim_demo", path: "/queue", act: openNotifications, inSight: true, alsoDark: true },
  { name: "menu", who: "pilgrim_demo", path: "/queue", act: openMenu, inSight: true, alsoDark: true, onlyPhone: true },
  { name: "menu-staff", who: "staff_demo", path: "/staff", act: openMenu, inSight: true, onlyPhone: true },
  { name: "staff-licences", who: "staff_demo", path: "/staff?tab=licences", alsoDark: true },
  { name: "staff-documents", who: "staff_demo", path: "/staff?tab=documents" },
  { name: "staff-messages", who: "staff_demo", path: "/staff?tab=messages" },
  { name: "staff-record", who: "staff_demo", path: "/staff?tab=record" },
  { name: "welcome", who: "newcomer", path: "/dashboard", alsoDark: true },
  { name: "settings-account", who: "newcomer", path: "/settings", act: openEmailChange, alsoDark: true },
  { name: "empty-documents", who: "newcomer", path: "/documents?tab=status" },
  { name: "empty-travellers", who: "newcomer", path: "/travellers" },
  { name: "empty-notifications", who: "newcomer", path: "/family", act: openNotifications, inSight: true },
  { name: "empty-dashboard", who: "newcomer", path: "/dashboard", act: passToCards },
  { name: "waitlist-offer", who: "newcomer", path: "/dashboard", act: openOffer, alsoDark: true },
  { name: "settings-right", who: "pilgrim_demo", path: "/settings?right=object", act: openRight, inSight: true },
  { name: "journey-steps", who: "pilgrim_demo", path: "/journey", alsoDark: true },
  { name: "journey-step", who: "pilgrim_demo", path: "/journey/upload", alsoDark: true },
  { name: "nusuk-none", who: "pilgrim_demo", path: "/nusuk" },
  { name: "nusuk-check", who: "newcomer", path: "/nusuk?step=check", act: prepareForNusuk, alsoDark: true },
  { name: "nusuk-copy", who: "newcomer", path: "/nusuk?step=copy", act: prepareForNusuk, alsoDark: true },
  { name: "nusuk-app", who: "newcomer", path: "/nusuk?step=app", act: prepareForNusuk, alsoDark: true },
  { name: "nusuk-sale", who: "newcomer", path: "/nusuk?step=sale", act: prepareForNusuk, alsoDark: true },
  { name: "nusuk-record", who: "newcomer", path: "/nusuk?step=record", act: prepareForNusuk, alsoDark: true },
  { name: "hajj-days", who: "pilgrim_demo_id", path: "/hajj", alsoDark: true },
  { name: "hajj-prepare", who: "pilgrim_demo_id", path: "/hajj?part=papers" },
  { name: "hajj-papers", who: "pilgrim_demo_id", path: "/hajj?part=papers", act: keepPapers, alsoDark: true },
  { name: "hajj-card", who: "pilgrim_demo_id", path: "/hajj?part=card", act: openCard, alsoDark: true },
  { name: "hajj-help", who: "visitor", path: "/hajj?part=help", alsoDark: true },
  { name: "hajj-rounds", who: "visitor", path: "/hajj?part=rounds", act: countThree, alsoDark: true },
  { name: "hajj-words", who: "visitor", path: "/hajj?part=words" },
  { name: "hajj-map", who: "visitor", path: "/hajj?part=map", alsoDark: true },
  { name: "prayer", who: "pilgrim_demo", path: "/prayer", act: chooseLondon, alsoDark: true },
  { name: "queue", who: "pilgrim_demo", path: "/queue", alsoDark: true },
  { name: "queue-family", who: "pilgrim_demo", path: "/queue?tab=family" },
  { name: "queue-analytics", who: "pilgrim_demo", path: "/queue?tab=analytics" },
  { name: "queue-settings", who: "pilgrim_demo", path: "/queue?tab=settings" },
  { name: "family", who: "pilgrim_demo", path: "/family", act: waitForPapers },
  { name: "family-coordination", who: "pilgrim_demo", path: "/family?tab=coordination", alsoDark: true },
  { name: "family-documents", who: "pilgrim_demo", path: "/family?tab=documents" },
  { name: "family-settings", who: "pilgrim_demo", path: "/family?tab=settings" },
  { name: "payments", who: "pilgrim_demo", path: "/payments", alsoDark: true },
  { name: "payments-short", who: "pilgrim_demo", path: "/payments", act: askTooMuch },
  { name: "payments-booking", who: "pilgrim_demo_id", path: "/payments", act: planBooking, alsoDark: true },
  {
    name: "payments-methods",
    who: "pilgrim_demo_id",
    path: "/payments?tab=methods",
    act: describeMethods,
    alsoDark: true,
  },
  { name: "payments-methods-none", who: "newcomer", path: "/payments?tab=methods" },
  { name: "payments-method", who: "pilgrim_demo_id", path: "/payments?tab=methods", act: openMethod, inSight: true },
  { name: "payments-divide", who: "pilgrim_demo_id", path: "/payments?tab=split", act: openNewPlan, inSight: true },
  { name: "payments-split", who: "pilgrim_demo_id", path: "/payments?tab=split", act: savePlan, alsoDark: true },
  { name: "payments-pay", who: "pilgrim_demo_id", path: "/payments?tab=split", act: openPayment, inSight: true },
  { name: "payments-split-none", who: "newcomer", path: "/payments?tab=split" },
  { name: "payments-history", who: "pilgrim_demo_id", path: "/payments?tab=history", alsoDark: true },
  { name: "payments-history-none", who: "newcomer", path: "/payments?tab=history" },
  { name: "operator-overview", who: "operator_demo", path: "/operator-dashboard", alsoDark: true },
  { name: "operator-packages", who: "operator_demo", path: "/operator-dashboard?tab=packages", inSight: true },
  {
    name: "operator-manage",
    who: "operator_demo",
    path: "/operator-dashboard?tab=packages",
    act: openManage,
    inSight: true,
  },
  {
    name: "operator-menu",
    who: "operator_demo",
    path: "/operator-dashboard",
    act: openMenu,
    inSight: true,
    onlyPhone: true,
  },
  {
    name: "operator-import",
    who: "operator_demo",
    path: "/operator-dashboard/import",
    act: chooseSheet,
    alsoDark: true,
  },
  { name: "operator-phone", who: "operator_demo", path: "/operator-dashboard/phone", alsoDark: true },
  { name: "operator-phone-entry", who: "operator_demo", path: "/operator-dashboard/phone", act: enterByPhone },
  {
    name: "operator-phone-link",
    who: "operator_demo",
    path: "/operator-dashboard/phone",
    act: openLink,
    inSight: true,
  },
  {
    name: "operator-passengers",
    who: "operator_demo",
    path: "/operator-dashboard/import-passengers",
    act: choosePassengers,
  },
  { name: "operator-new-package", who: "operator_demo", path: "/operator-dashboard/packages/new" },
  {
    name: "operator-edit-package",
    who: "operator_demo",
    path: "/operator-dashboard?tab=packages",
    act: openFirstForm,
    alsoDark: true,
  },
  { name: "operator-bookings", who: "operator_demo", path: "/operator-dashboard?tab=bookings", alsoDark: true },
  { name: "operator-customers", who: "operator_demo", path: "/operator-dashboard?tab=bookings&by=customer" },
  {
    name: "operator-booking",
    who: "operator_demo",
    path: "/operator-dashboard?tab=bookings&when=always&status=confirmed&assigned=me",
    act: openFirstBooking,
    alsoDark: true,
  },
  { name: "operator-groups", who: "operator_demo", path: GROUPS, alsoDark: true },
  { name: "operator-group-new", who: "operator_demo", path: GROUPS, act: openCreateGroup, inSight: true },
  { name: "operator-group", who: "operator_demo", path: GROUPS, act: openFamilies, alsoDark: true },
  { name: "operator-group-move", who: "operator_demo", path: GROUPS, act: openMove, inSight: true },
  { name: "operator-group-paper", who: "operator_demo", path: GROUPS, act: openPaper },
  { name: "operator-analytics", who: "operator_demo", path: "/operator-dashboard?tab=analytics", alsoDark: true },
  {
    name: "operator-behind",
    who: "operator_demo",
    path: "/operator-dashboard?tab=overview&behind=revenue",
    inSight: true,
  },
  { name: "operator-marketplace", who: "operator_demo", path: "/operator-dashboard?tab=marketplace" },
  {
    name: "operator-windows",
    who: "operator_demo",
    path: "/operator-dashboard?tab=packages",
    act: scrollToEnd,
    inSight: true,
  },
  ...["team", "company", "licence", "terms", "statements", "notices"].map((part) => ({
    name: `operator-settings-${part}`,
    who: "operator_demo" as const,
    path: `/operator-dashboard/settings?part=${part}`,
  })),
];

const found = await findBrowser();
const stop = await startProduct();
const faults: string[] = [];
try {
  await emptyFolder();
  const browser = await openBrowser(found);
  const address = process.env.E2E_URL ?? "";
  for (const look of EVERY_LANGUAGE ? OTHER_LANGUAGES : LOOKS) {
    for (const who of PEOPLE) {
      const shots = SHOTS.filter((shot) => shot.who === who && isDrawn(shot, look));
      if (shots.length === 0) continue;
      const context = await visitor(browser, address, look, { worker: true, drawn: true });
      if (look.isDark) await context.addCookies([{ name: "theme", value: "dark", url: address }]);
      if (who === "newcomer") await register(context.request, look.language);
      else if (who !== "visitor") await signIn(context.request, who);
      for (const shot of shots) faults.push(...(await draw(context, shot, look)));
      await context.close();
    }
  }
  await browser.close();
} finally {
  await stop();
}
console.log(faults.length === 0 ? "No faults." : faults.join("\n"));
process.exitCode = faults.length === 0 ? 0 : 1;

function isDrawn({ name, alsoDark = false, onlyPhone = false }: Shot, { isDark, width }: Look): boolean {
  if (isDark ? !alsoDark : ONLY_DARK) return false;
  if (onlyPhone && width !== 390) return false;
  if (EVERY_LANGUAGE && !MAIN.includes(name)) return false;
  return WANTED.length === 0 || WANTED.some((word) => name.startsWith(word));
}

/** A whole drawing leaves no picture of a screen that is gone. */
async function emptyFolder(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  if (WORDS.length > 0) return;
  const old = (await readdir(FOLDER)).filter((file) => file.endsWith(".png"));
  for (const file of old) await rm(`${FOLDER}/${file}`);
}

/** Draws one screen; its faults, each with the screen's name. */
async function draw(context: BrowserContext, shot: Shot, { language, width, isDark }: Look): Promise<string[]> {
  const name = `${shot.name}-${width}-${language}${isDark ? "-dark" : ""}`;
  const page = await context.newPage();
  try {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(shot.path);
    await settle(page);
    if (shot.act) {
      await shot.act(page);
      await settle(page);
    }
    if (!shot.inSight) await showWhole(page);
    const picture = await page.screenshot({ animations: "disabled" });
    await sharp(picture).png({ palette: true, compressionLevel: 9 }).toFile(`${FOLDER}/${name}.png`);
    return (await faultsOf(page)).map((fault) => `${name}: ${fault}`);
  } catch (error) {
    return [`${name}: ${String(error).split("\n")[0]}`];
  } finally {
    await page.close();
  }
}

/** A window as high as the page: what is fixed to the window's end then stands at the page's end. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate<number>("document.documentElement.scrollHeight");
  const size = page.viewportSize();
  if (size) await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
}

/** Nothing loads any more: no request, no place holder, no face. A click inside the app starts requests a moment later. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.waitForLoadState("networkidle");
  await page.waitForSelector(".breathing", { state: "detached" });
  await page.evaluate("document.fonts.ready");
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `axe ${id} at ${nodes[0]?.target.join(" ")}`);
  const sideways = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  return sideways > 0 ? [...found, `scrolls ${sideways} px sideways`] : found;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate("scrollTo(0, document.documentElement.scrollHeight)");
}

async function openRight(page: Page): Promise<void> {
  await page.locator("li.bg-brand-soft button").click();
  await page.getByRole("dialog").waitFor();
}

async function openMoreFilters(page: Page): Promise<void> {
  await page.locator("search button[aria-expanded]").click();
}

async function openComparison(page: Page): Promise<void> {
  const buttons = page.locator("article button[aria-pressed]");
  for (const place of [0, 1, 4]) await buttons.nth(place).click();
  await page.locator("a[href^='/compare']").click();
  await page.waitForURL(/\/compare/);
}

async function openFirstForm(page: Page): Promise<void> {
  await page.locator("tbody a[href^='/operator-dashboard/packages/']").first().click();
  await page.waitForURL(/\/operator-dashboard\/packages\//);
}

async function openFirstBooking(page: Page): Promise<void> {
  await page.locator("tbody a[href^='/operator-dashboard/bookings/']").first().click();
  await page.waitForURL(/\/operator-dashboard\/bookings\//);
}

async function openManage(page: Page): Promise<void> {
  await page.locator("tbody tr button").nth(1).click();
  await page.getByRole("dialog").waitFor();
}

/** A sheet with something to ask and something to mend. */
async function chooseSheet(page: Page): Promise<void> {
  const text = [
    "Code;Package;Price USD;From;Departs;Returns;Category;Distance;Pax;Makkah hotel",
    "LDS-1;Leeds Family;7.950,00;Leeds;3/5/2027;6/6/2027;Deluxe;800 m;44;Dar Sakinah Hotel",
    "LDS-2;Leeds Essentials;4.650,00;Leeds;5/5/2027;5/6/2027;Standard;3,200;many;Wadi Rest Towers",
    "LDS-3;Leeds Signature;14.900,00;Leeds;4/5/2027;;VIP;150;24;Qasr Yaqut",
    "LDS-4;Leeds Step-free;9.400,00;Leeds;14/5/2027;1/6/2027;Deluxe;420;30;Ajyad Lantern Hotel",
  ].join("\n");
  const file = { name: "packages-1448.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.locator("tbody tr").first().waitFor();
}

async function openFirstPackage(page: Page): Promise<void> {
  await page.locator("main a[href^='/packages/']").first().click();
  await page.waitForURL(/\/packages\/.+/);
}

/** Of the operator whose earlier seasons have been reviewed most. */
async function openVoices(page: Page): Promise<void> {
  const answer = await page.request.get("/api/packages?q=Al-Safa&minRating=4&limit=1");
  const [{ id }] = await answer.json();
  await page.goto(`/packages/${id}#questions`);
  await page.locator("#reviews").scrollIntoViewIfNeeded();
}

async function openOwnBooking(page: Page): Promise<void> {
  const answer = await page.request.get("/api/bookings/user");
  const [{ id }] = await answer.json();
  await page.goto(`/bookings/${id}#problems`);
}

async function openProblemDialog(page: Page): Promise<void> {
  await openOwnBooking(page);
  await page.locator("#problems button").first().click();
  await page.getByRole("dialog").waitFor();
}

async function openFirstHold(page: Page): Promise<void> {
  await page.locator("main article button").first().click();
  await page.getByRole("dialog").waitFor();
}

function openFirst(prefix: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator(`main a[href^='${prefix}']`).first().click();
    await page.waitForURL((url) => url.pathname.startsWith(prefix));
  };
}

/** The world's papers are read in the first minute of its life. */
async function waitForPapers(page: Page): Promise<void> {
  const isRead = () => page.getByRole("heading", { name: /2 of 5|2 من 5/ }).isVisible();
  for (const end = Date.now() + 90_000; !(await isRead()) && Date.now() < end; await page.waitForTimeout(1000)) {
    await page.reload();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
  }
}

async function openFirstVerdict(page: Page): Promise<void> {
  await page.locator("main a[href*='document=']").first().click();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

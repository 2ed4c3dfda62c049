/**
 * `npm run screens`: draws every screen into .screens, and fails on axe violations, on pages that scroll
 * sideways and on screens over their budget (scripts/screens/budgets).
 * `npm run screens -- hold staff` draws only the screens whose name begins so, `npm run screens -- dark` only the dark ones,
 * `npm run screens -- languages` the ten main ones on a phone in all other languages, `npm run screens -- 820 ar` only that
 * width and that language; a tablet (820) and a low laptop (1366) are drawn only when named.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import startProduct from "../../e2e/global-setup.ts";
import { SCREENS, type Screen, signIn, visitor } from "../../e2e/support/people.ts";
import { TRANSLATED } from "../../src/i18n/locales.ts";
import { findBrowser, openBrowser } from "../browser.ts";
import { watchShifts } from "./budgets/measure.ts";
import { draw, FOLDER } from "./draw.ts";
import { OPERATORS } from "./operators/shots-of-operators.ts";
import { register } from "./shell.ts";
import { type Look, PEOPLE, type Shot } from "./shot.ts";
import { PILGRIMS } from "./shots-of-pilgrims.ts";
import { STAFF } from "./shots-of-staff.ts";
import { VISITORS } from "./shots-of-visitors.ts";

const WORDS = process.argv.slice(2);
const ONLY_DARK = WORDS.includes("dark");
const EVERY_LANGUAGE = WORDS.includes("languages");
const WIDTHS = WORDS.filter((word) => /^\d+$/.test(word)).map(Number);
const LANGUAGES = WORDS.filter((word) => word === "en" || word === "ar");
const WANTED = WORDS.filter((word) => !/^(dark|languages|en|ar|\d+)$/.test(word));

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

const BETWEEN: readonly Screen[] = [
  { language: "en", width: 820 },
  { language: "ar", width: 820 },
  { language: "en", width: 1366 },
  { language: "ar", width: 1366 },
];

const LOOKS: readonly Look[] = [
  ...[...SCREENS, ...BETWEEN.filter(({ width }) => WIDTHS.includes(width))].map((screen) => ({
    ...screen,
    isDark: false,
  })),
  { language: "en", width: 1440, isDark: true },
  { language: "en", width: 390, isDark: true },
  { language: "ar", width: 390, isDark: true },
];

const SHOTS = [...VISITORS, ...PILGRIMS, ...OPERATORS, ...STAFF];

const found = await findBrowser();
const stop = await startProduct();
const faults: string[] = [];
try {
  await emptyFolder();
  const browser = await openBrowser(found);
  const address = process.env.E2E_URL ?? "";
  for (const who of PEOPLE) {
    for (const look of EVERY_LANGUAGE ? OTHER_LANGUAGES : LOOKS.filter(isAsked)) {
      const shots = SHOTS.filter((shot) => shot.who === who && isDrawn(shot, look));
      if (shots.length === 0) continue;
      const context = await visitor(browser, address, look, { worker: true, drawn: true });
      await watchShifts(context);
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

function isAsked({ language, width }: Look): boolean {
  if (LANGUAGES.length > 0 && !LANGUAGES.some((one) => one === language)) return false;
  return WIDTHS.length === 0 || WIDTHS.includes(width);
}

function isDrawn({ name, alsoDark = false, onlyPhone = false }: Shot, { isDark, width }: Look): boolean {
  if (isDark ? !alsoDark : ONLY_DARK) return false;
  if (onlyPhone && width !== 390) return false;
  if (EVERY_LANGUAGE && !MAIN.includes(name)) return false;
  return WANTED.length === 0 || WANTED.some((word) => name.startsWith(word));
}

/** A whole drawing leaves no picture of a screen that is gone; those in other languages are drawn by a command of their own. */
async function emptyFolder(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  if (WORDS.length > 0) return;
  const kept = OTHER_LANGUAGES.map(({ language }) => `-${language}.png`);
  const old = (await readdir(FOLDER)).filter(
    (file) => file.endsWith(".png") && !kept.some((ending) => file.endsWith(ending)),
  );
  for (const file of old) await rm(`${FOLDER}/${file}`);
}

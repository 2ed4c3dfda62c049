/**
 * The app in a language that nobody speaks (scripts/words/pseudo.ts), which lives in this test alone: whatever a screen
 * still says in plain letters is in no catalogue and in no answer of the server, and what is cut off now would be cut off
 * in a language that needs more room.
 */
import { type BrowserContext, expect, test } from "@playwright/test";
import { CITIES } from "#domain/prayer/cities.ts";
import { LOCALES, OWN_NAMES } from "#i18n/locales.ts";
import { quiet } from "../scripts/screens/quiet.ts";
import { pseudoWords } from "../scripts/words/pseudo.ts";
import { misfitsOf } from "./support/misfits.ts";
import { type Screen, signIn, visitor } from "./support/people.ts";
import { tierOf } from "./support/tier.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const PHONE: Screen = { language: "en", width: 390 };

const SCREENS = {
  visitor: ["/packages", "/auth", "/auth?mode=register", "/prayer", "/hajj", "/hajj?part=help", "/no-such-page"],
  pilgrim_demo: [
    ...["/dashboard", "/documents", "/documents?tab=status", "/queue", "/family", "/family?tab=coordination"],
    ...["/payments", "/journey", "/bookings", "/travellers", "/settings"],
  ],
  operator_demo: [
    ...["/operator-dashboard", "/operator-dashboard?tab=packages", "/operator-dashboard?tab=bookings"],
    ...["/operator-dashboard?tab=analytics", "/operator-dashboard/settings"],
  ],
  staff_demo: ["/staff?tab=documents", "/staff?tab=messages"],
} as const;

/** What is written the same in every language: marks, units, demonstration accounts, a key, the address that is not there. */
const SAME_EVERYWHERE: readonly string[] = [
  "rihla",
  "pdf",
  "csv",
  "xlsx",
  "km",
  "pilgrim_demo",
  "operator_demo",
  "no-such-page",
  "f8",
];

/** Everything that is read or read out, but what says that it is in another language. Runs in the page. */
const SAID = `(() => {
  const said = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest("script, style, noscript, textarea, body [lang]")) said.push(node.textContent);
  for (const name of ["aria-label", "aria-description", "placeholder", "title", "alt"])
    for (const element of document.querySelectorAll("[" + name + "]")) said.push(element.getAttribute(name));
  return said;
})()`;

/** Words of plain letters in a row. */
const PHRASE = /[A-Za-z]\w+(?:[ '’./-]+[A-Za-z]\w*)*/g;
/** Initials, currencies, countries. */
const CODE = /^[A-Z]{2,3}$/;

/** The screens with most of a pilgrim's words. */
const FEWER: readonly string[] = ["/dashboard", "/documents?tab=status", "/queue", "/family", "/payments"];

interface Round {
  readonly who: keyof typeof SCREENS;
  readonly only?: readonly string[];
}

const ROUNDS: readonly Round[] = [
  { who: "pilgrim_demo", only: FEWER },
  ...(["visitor", "pilgrim_demo", "operator_demo", "staff_demo"] as const).map((who) => ({ who })),
];

for (const { who, only } of ROUNDS)
  test(`every word that ${who} reads is in a catalogue, and has room for a longer one${only ? ", in short" : tierOf(false)}`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const context = await visitor(browser, baseURL ?? "", PHONE);
    await speakPseudo(context);
    if (who !== "visitor") await signIn(context.request, who);
    const page = await context.newPage();
    const known = await answersOf(context);
    const faults: string[] = [];

    for (const path of only ?? SCREENS[who]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first(), path).toBeVisible();
      await quiet(page);
      const said = await page.evaluate<string[]>(SAID);
      expect(said.join(), path).toContain("⟦");
      faults.push(...[...strangers(said, known())].map((phrase) => `${path}: ${JSON.stringify(phrase)}`));
      faults.push(...(await misfitsOf(page)).map((misfit) => `${path} ${misfit}`));
    }

    expect(faults).toEqual([]);
    await context.close();
  });

/** The English words on their way to the page become those of nobody. */
async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route("**/assets/words-*/en/*.json", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: pseudoWords(await answer.json()) });
  });
}

/** What the server has answered so far. */
interface Known {
  /** All texts, in small letters. */
  readonly texts: string;
  /** Texts of one word with a capital: a first name, a city, a bank. */
  readonly names: ReadonlySet<string>;
}

/** Asked for in the page's place, since a browser does not hand out again what it had kept; the first ones lie in the page. */
async function answersOf(context: BrowserContext): Promise<() => Known> {
  const texts: string[] = [];
  await context.route("**/api/**", async (route) => {
    const answer = await route.fetch();
    texts.push(...textsIn(await answer.text()));
    await route.fulfill({ response: answer });
  });
  await context.route(
    (address) => !/^\/(api|assets)\//.test(address.pathname),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const answer = await route.fetch();
      const [, first = ""] = /id="first-answers">(.*?)<\/script>/s.exec(await answer.text()) ?? [];
      texts.push(...textsIn(first));
      return route.fulfill({ response: answer });
    },
  );
  return () => {
    const names = texts.filter((text) => /^[A-Z][\w-]*$/.test(text)).map(plain);
    return { texts: texts.map(plain).join(" | "), names: new Set(names) };
  };
}

/** Codes, which screens must not show as they are, are left out. */
function textsIn(json: string): string[] {
  const texts: string[] = [];
  const gather = (_: string, value: unknown) => {
    if (typeof value === "string" && !/^[a-z]+(_[a-z]+)*$/.test(value)) texts.push(value);
    return value;
  };
  try {
    JSON.parse(json, gather);
  } catch {
    return [];
  }
  return texts;
}

function strangers(said: readonly string[], { texts, names }: Known): Set<string> {
  const phrases = said.map(withoutOwnNames).flatMap((text) => text.match(PHRASE) ?? []);
  const isKnown = (phrase: string): boolean =>
    CODE.test(phrase) ||
    [texts, INTL, ...SAME_EVERYWHERE].some((known) => known.includes(plain(phrase))) ||
    plain(phrase)
      .split(" ")
      .every((word) => names.has(word) || word === JOIN) ||
    joined(phrase).some((parts) => parts.every(isKnown));
  return new Set(phrases.filter((phrase) => !isKnown(phrase)));
}

/** `Intl` joins a list with it. */
const JOIN = "and";

/** Each way in which the phrase may be a list of two; what it joins may have the word in itself. */
function joined(phrase: string): [string, string][] {
  const words = phrase.split(" ");
  return words.flatMap((word, at): [string, string][] =>
    word === JOIN ? [[words.slice(0, at).join(" "), words.slice(at + 1).join(" ")]] : [],
  );
}

/** The names of languages stand in themselves, everywhere. */
function withoutOwnNames(text: string): string {
  return Object.values(OWN_NAMES).reduce((rest, name) => rest.replaceAll(name, ""), text);
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, " ").trim();
}

const COUNTRIES = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));

/** What the browser itself says in every language, and the cities, which have one list for all. */
const INTL = plain(
  [
    ...datesOfIntl(),
    ...namesOfIntl("region", COUNTRIES),
    ...namesOfIntl("language", [...LOCALES, "de", "ha", "es", "sw", "so", "uz"]),
    ...Intl.supportedValuesOf("timeZone").map((zone) => `${zone} | ${zone.replaceAll("_", " ")}`),
    ...CITIES.map(({ english }) => english),
  ].join(" | "),
);

/** Each month of both calendars, each day, each half of the day, alone and together, short and long. */
function datesOfIntl(): string[] {
  const days = Array.from({ length: 400 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day, day % 24)));
  const formats = ["en-GB", "en-US", "en-GB-u-ca-islamic-umalqura"].flatMap((tag) =>
    (["short", "long"] as const).flatMap((style) => [
      new Intl.DateTimeFormat(tag, { weekday: style }),
      new Intl.DateTimeFormat(tag, { day: "numeric", month: style, year: "numeric", timeZone: "UTC" }),
      new Intl.DateTimeFormat(tag, { hour: "numeric", hour12: true }),
    ]),
  );
  const written = formats.flatMap((format) => days.map((day) => format.format(day)));
  return [...new Set(written.map((date) => date.replaceAll(/\d+/g, "").trim()))];
}

function namesOfIntl(type: "region" | "language", codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames("en", { type });
  return codes.map((code) => names.of(code) ?? code);
}

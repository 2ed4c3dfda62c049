/** Browsers of the journey's people: a new visitor in a language and size, and the demonstration's own people. */
import type { APIRequestContext, Browser, BrowserContext } from "@playwright/test";
import type { Language } from "./words.ts";

/** CSS pixels, by width. */
const HEIGHT = { 320: 568, 390: 844, 820: 1180, 1366: 768, 1440: 900 } as const;

export interface Screen {
  readonly language: Language;
  /** CSS pixels. */
  readonly width: keyof typeof HEIGHT;
}

interface Manner {
  readonly touch?: boolean;
  readonly worker?: boolean;
  readonly drawn?: boolean;
}

const DEMO_PASSWORD = "Labbayk-1448";

export const SCREENS: readonly Screen[] = [
  { language: "en", width: 1440 },
  { language: "en", width: 390 },
  { language: "ar", width: 1440 },
  { language: "ar", width: 390 },
];

/** A browser of its own, in the asked language from the first page on; with a finger in place of a mouse, with the site's worker if asked; `drawn`: for pictures, where the tool's own expressions must run on any page. */
export async function visitor(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  { touch = false, worker = false, drawn = false }: Manner = {},
): Promise<BrowserContext> {
  const { language, width } = screen;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHT[width] },
    serviceWorkers: worker ? "allow" : "block",
    hasTouch: touch,
    isMobile: touch,
    bypassCSP: drawn,
  });
  await context.addCookies([{ name: "lang", value: language, url: baseURL }]);
  return context;
}

/** The same, signed in with one of the demonstration's accounts. */
export async function demoUser(
  browser: Browser,
  baseURL: string,
  screen: Screen,
  username: "pilgrim_demo" | "operator_demo" | "staff_demo",
): Promise<BrowserContext> {
  const context = await visitor(browser, baseURL, screen);
  await signIn(context.request, username);
  return context;
}

export async function signIn(request: APIRequestContext, username: string): Promise<void> {
  const password = username === "staff_demo" ? process.env.E2E_STAFF_PASSWORD : DEMO_PASSWORD;
  const answer = await request.post("/api/login", { data: { username, password } });
  if (!answer.ok()) throw new Error(`${username} cannot sign in: ${answer.status()}`);
}

/** The machine's own Firefox by WebDriver BiDi, without a window. */
import puppeteer, { type ElementHandle, type Page as FirefoxPage } from "puppeteer-core";
import type { Engine, Page, Part } from "./engine.ts";

const PROGRAM = "/usr/bin/firefox-esr";
/** On a machine that does much else. */
const WITHIN_MS = 120_000;

/** Starts it; the caller closes it. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    ...{ browser: "firefox", executablePath: PROGRAM, headless: true, protocolTimeout: WITHIN_MS },
    // A worker, which some screens have, is no different for what is asked here; what moves would be drawn half-way.
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  return {
    name: "firefox",
    version: (await browser.version()).replace("firefox/", "Firefox "),
    async page(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      page.setDefaultTimeout(WITHIN_MS);
      return pageOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function pageOf(page: FirefoxPage, close: () => Promise<void>): Page {
  return {
    open: (address) => go(page, address),
    run: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    async part(expression) {
      const handle = await page.evaluateHandle(expression);
      const element = handle.asElement();
      return element && partOf(element as ElementHandle<Element>);
    },
    picture: () => page.screenshot(),
    close,
  };
}

/** Seen once in many and not explained: Firefox calls off the way to a page, and goes it when asked again. */
async function go(page: FirefoxPage, address: string): Promise<void> {
  try {
    await page.goto(address);
  } catch (error) {
    if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
    await page.goto(address);
  }
}

function partOf(element: ElementHandle<Element>): Part {
  return {
    press: () => element.click(),
    type: (text) => element.type(text),
    choose: async (value) => void (await element.select(value)),
    give: (path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
  };
}

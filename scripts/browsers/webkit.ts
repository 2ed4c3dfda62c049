/** The machine's own WebKitGTK by W3C WebDriver, in a window as large as a screen that nobody sees. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../test/free-port.ts";
import { SURVIVING } from "../../test/surroundings/surviving.ts";
import type { Engine, Page, Part, Size } from "./engine.ts";
import { WebDriver } from "./webdriver.ts";

/** Comes with the library; a full screen of it has no bars. */
const BROWSER = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser";
const ARGUMENTS = ["--automation", "--full-screen"];
const TRIES = 50;
const PAUSE_MS = 200;

interface Driver {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts nothing that lasts but the driver of each size; the caller closes it. */
export async function openWebKit(): Promise<Engine> {
  const drivers = new Map<string, Driver>();
  const open = async (size: Size) => {
    const name = `${size.width}x${size.height}`;
    const driver = drivers.get(name) ?? (await startDriver(name));
    drivers.set(name, driver);
    const [binary] = globSync(BROWSER);
    const browser = await WebDriver.open(driver.origin, { "webkitgtk:browserOptions": { binary, args: ARGUMENTS } });
    await browser.resize(size);
    return browser;
  };
  const first = await open({ width: 390, height: 844 });
  await first.close();
  return {
    name: "webkit",
    version: `WebKitGTK ${first.version}`,
    page: async (size) => pageOf(await open(size)),
    async close() {
      for (const driver of drivers.values()) await driver.close();
    },
  };
}

/** On a screen of its own. */
async function startDriver(size: string): Promise<Driver> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${size}x24`, "-nolisten", "tcp"], {
    env: SURVIVING,
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const env = { ...SURVIVING, ...definedHome(), DISPLAY: `:${display}` };
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/status`);
  return {
    origin,
    async close() {
      await ended(driver);
      await ended(screen);
    },
  };
}

function definedHome(): Record<string, string> {
  const { HOME, XDG_RUNTIME_DIR } = process.env;
  return { ...(HOME && { HOME }), ...(XDG_RUNTIME_DIR && { XDG_RUNTIME_DIR }) };
}

async function firstLine(stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) return line;
  throw new Error("Xvfb has opened no screen.");
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(PAUSE_MS);
  }
  throw new Error("WebKitWebDriver does not answer.");
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

function pageOf(browser: WebDriver): Page {
  return {
    open: (address) => browser.go(address),
    run: async <T>(expression: string) => (await browser.run(expression)) as T,
    async part(expression) {
      const id = await browser.find(expression);
      return id === null ? null : partOf(browser, id);
    },
    picture: () => browser.picture(),
    close: () => browser.close(),
  };
}

function partOf(browser: WebDriver, id: string): Part {
  return {
    press: () => browser.click(id),
    type: (text) => browser.type(id, text),
    choose: async (value) => browser.click(await browser.option(id, value)),
    give: (path) => browser.type(id, path),
  };
}

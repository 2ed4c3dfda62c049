/** Finds a browser that really opens a page; the first of a fixed list of places that does. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { type BrowserContext, chromium, type Browser as RunningBrowser } from "playwright-core";

export interface Browser {
  /** For child processes: BROWSER_EXE, and where its libraries and fonts lie when it brings its own. */
  readonly environment: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly name: string;
  find(): Promise<Readonly<Record<string, string>> | null>;
}

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const OTHER_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const CANDIDATES: readonly Candidate[] = [
  { name: "BROWSER_EXE", find: async () => executable(process.env.BROWSER_EXE) },
  { name: "Playwright's own", find: async () => executable(chromium.executablePath()) },
  { name: "Chromium from npm", find: npmChromium },
  { name: "a browser of this machine", find: async () => executable(onPath() ?? OTHER_PLACES.find(existsSync)) },
  { name: "Chromium by apt-get", find: async () => executable(installedByApt()) },
];

let found: Promise<Browser> | null = null;

/** Looked for once in a run. Throws with the reasons and the remedy when there is none. */
export function findBrowser(): Promise<Browser> {
  found ??= search();
  return found;
}

async function search(): Promise<Browser> {
  const reasons: string[] = [];
  for (const { name, find } of CANDIDATES) {
    try {
      const environment = await find();
      if (environment) return await proven(environment);
      reasons.push(`${name}: not here`);
    } catch (error) {
      reasons.push(`${name}: ${String(error).split("\n")[0]}`);
    }
  }
  throw new Error(`No browser for the tests. Run: npx playwright install chromium\n${reasons.join("\n")}`);
}

/** Opens the browser that was found; the caller closes it. */
export function openBrowser(found: Browser): Promise<RunningBrowser> {
  return chromium.launch(startOf(found));
}

/** The same with a folder of its own, in which everything lies when it is opened again: what a phone has kept. */
export function openPersistent(
  found: Browser,
  profile: string,
  options: Parameters<typeof chromium.launchPersistentContext>[1],
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...startOf(found), serviceWorkers: "allow", ...options });
}

/** Which program is started, and with what around it. */
function startOf({ environment }: Browser) {
  return { executablePath: environment.BROWSER_EXE ?? "", env: { ...definedEnvironment(), ...environment } };
}

async function proven(environment: Readonly<Record<string, string>>): Promise<Browser> {
  const browser = await openBrowser({ environment });
  try {
    const page = await browser.newPage();
    await page.setContent("<title>ready</title>");
    if ((await page.title()) !== "ready") throw new Error("it draws no page");
  } finally {
    await browser.close();
  }
  return { environment };
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function executable(path: string | undefined): Record<string, string> | null {
  return path && existsSync(path) ? { BROWSER_EXE: path } : null;
}

/** Unpacked once into a folder of this user alone: the package's own place is shared, and root's copy shuts others out. */
async function npmChromium(): Promise<Record<string, string> | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const folder = join(tmpdir(), `rihla-browser-${process.getuid?.()}`);
  if (!existsSync(folder)) await unpackChromium(folder);
  const fonts = existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_PATH: join(folder, "fonts") };
  return { BROWSER_EXE: join(folder, "chromium"), LD_LIBRARY_PATH: join(folder, "al2023/lib"), ...fonts };
}

/** The package unpacks into the temporary folder; another one is put in its place meanwhile. Renamed when complete. */
async function unpackChromium(folder: string): Promise<void> {
  const before = process.env.TMPDIR;
  const half = mkdtempSync(`${folder}-`);
  process.env.TMPDIR = half;
  try {
    const { default: npm, inflate } = await import("@sparticuz/chromium");
    const packed = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "../bin/al2023.tar.br");
    await Promise.all([npm.executablePath(), inflate(packed)]);
    renameSync(half, folder);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** The last resort, for root on Debian alone. */
function installedByApt(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { stdio: "ignore" });
  return onPath();
}

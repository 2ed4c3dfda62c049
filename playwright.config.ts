/** Journeys in a real browser against the real server; `npm test` has found the browser and built the web app. */
import { defineConfig } from "@playwright/test";

/** They change nothing that another journey looks at, so they run beside the others. */
const READERS = [
  "about",
  "access",
  "access-states",
  "films",
  "headers",
  "landing",
  "layout",
  "languages",
  "print",
  "pseudo-locale",
  "public-pages",
  "routes",
  "search-engines",
];
const READING = READERS.map((name) => `${name}.spec.ts`);

/**
 * The demonstration's household is let in some twenty minutes after the start, and its place in line is gone; and its operator
 * has more on the first screen with each booking that a journey makes.
 */
const EARLY = ["budgets.spec.ts", "queue.spec.ts"];

/** They make the people and packages that they change, so they run beside the others too. */
const OWN = [
  "assistant",
  "back",
  "bad-input",
  "documents",
  "forgotten-password",
  "household",
  "instalments",
  "intake",
  "newcomer",
  "nusuk",
  "odd-browsers",
  "offline",
  "passkeys",
  "payment-plan",
  "ready-household",
  "rooms",
  "second-factor",
  "start",
  "team",
  "travellers",
  "twice",
  "wishes",
  "words",
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: "e2e",
  // One after the other within each, for they share the demonstration's people.
  projects: [
    { name: "early", testMatch: EARLY, workers: 1 },
    { name: "doing", testIgnore: [...READING, ...EARLY, ...OWN], workers: 1 },
    { name: "reading", testMatch: READING, workers: 1 },
    { name: "own", testMatch: OWN, workers: 1 },
  ],
  globalSetup: "./e2e/global-setup.ts",
  // A deadline bounds what hangs; how fast a page is, the benches and budgets tell.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One more than the cores of a small machine: it works while others wait for a page's last call.
  workers: 3,
  // On a machine at its limits a deadline is missed for no fault of ours; `npm test` names whoever needed it.
  retries: 1,
  use: {
    baseURL: process.env.E2E_URL ?? "",
    launchOptions: process.env.BROWSER_EXE ? { executablePath: process.env.BROWSER_EXE } : {},
    serviceWorkers: "block",
    // What moves is drawn anew sixty times a second; films.spec.ts and main-job.spec.ts are about, or keep, what moves.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
    // Of every try it costs a good part of the run; what fails once is tried again anyway.
    trace: "on-first-retry",
  },
  outputDir: "test-results",
});

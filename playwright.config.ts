/** Journeys in a real browser against the real server; `npm test` has found the browser and built the web app. */
import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/global-setup.ts",
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  // On a machine at its limits a deadline is missed for no fault of ours; `npm test` names whoever needed it.
  retries: 1,
  use: {
    baseURL: process.env.E2E_URL ?? "",
    launchOptions: process.env.BROWSER_EXE ? { executablePath: process.env.BROWSER_EXE } : {},
    serviceWorkers: "block",
    actionTimeout: 15_000,
    trace: "retain-on-failure",
  },
  outputDir: "test-results",
});

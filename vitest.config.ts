/** All tests but the journeys: pure rules, the server on a real database, components in a real browser. */
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { contractShapes } from "./scripts/build/contract-shapes.ts";

/** Starting a database and hashing passwords take their time on a busy machine. */
const SERVER_TIMEOUT_MS = 180_000;

const SERVER_PATIENCE_MS = 15_000;

const DRAWN_ALIKE = "test/drawn-alike.ts";

/** About passwords themselves: at their full cost. The server's other tests hash a thousand of them, at a small one. */
const FULL_COST = "src/server/features/accounts/passwords/passwords.test.ts";
const QUICK_ARGON2 = fileURLToPath(new URL("test/quick-argon2.ts", import.meta.url));

const COMPONENT_PATIENCE_MS = 15_000;

/** Giving the browser a file of ten megabytes has taken fourteen seconds beside other workers. */
const COMPONENT_TIMEOUT_MS = 60_000;

/** A page that is drawn and read takes seconds where every core has more than one worker. */
const READING_TIMEOUT_MS = 90_000;

/** Only `npm run test:long` runs them, and whoever names one. */
const LONG_FILES = "**/*.long.test.{ts,tsx}";
const isLongAsked = process.env.TESTS === "long" || process.argv.some((word) => word.includes(".long"));

export default defineConfig({
  test: {
    // Server tests wait for the database and components for the browser, which are other processes.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    exclude: isLongAsked ? [] : [LONG_FILES],
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          setupFiles: DRAWN_ALIKE,
          include: ["src/{assistant,domain,contract,i18n,verification}/**/*.test.ts", "test/assistant/**/*.test.ts"],
          // They stub nothing, so none leaves anything behind; a worker for each cost more than most of them take.
          isolate: false,
          testTimeout: READING_TIMEOUT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          setupFiles: DRAWN_ALIKE,
          include: ["src/web/**/*.test.ts", "scripts/**/*.test.ts", "bench/**/*.test.ts", FULL_COST],
          // A worker for each of 70 files took longer than their tests; what one stubs is taken back after each test.
          isolate: false,
          unstubGlobals: true,
          testTimeout: READING_TIMEOUT_MS,
          // Style sheets are emptied by default; the contrast test reads these.
          css: { include: /(tokens|looks)\.css/ },
        },
      },
      {
        extends: true,
        resolve: { alias: { "@node-rs/argon2": QUICK_ARGON2 } },
        test: {
          name: "api",
          // What is gathered for a second before it is written is no fault in the second after.
          expect: { poll: { timeout: SERVER_PATIENCE_MS } },
          setupFiles: DRAWN_ALIKE,
          include: ["src/server/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["test/assistant/**", FULL_COST],
          // Loading the server anew for each file took longer than its tests; each has its own database and data folder anyway.
          isolate: false,
          globalSetup: "test/global-setup.ts",
          testTimeout: SERVER_TIMEOUT_MS,
          hookTimeout: 4 * SERVER_TIMEOUT_MS,
        },
      },
      {
        plugins: [react(), tailwind()],
        resolve: { alias: [contractShapes] },
        // Reached by `import()` alone: found late, they would be bundled anew under the running tests.
        optimizeDeps: { include: ["react-dropzone", "radix-ui", "adhan", "qr", "@photostructure/tz-lookup"] },
        test: {
          name: "components",
          include: ["src/web/**/*.test.tsx"],
          setupFiles: "src/web/testing/setup.ts",
          unstubGlobals: true,
          testTimeout: COMPONENT_TIMEOUT_MS,
          // As long as the locators wait: a screen that is fetched on a busy machine takes more than a second.
          expect: { poll: { timeout: COMPONENT_PATIENCE_MS } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              ...(process.env.BROWSER_EXE ? { launchOptions: { executablePath: process.env.BROWSER_EXE } } : {}),
              // What moves is drawn anew sixty times a second: a fifth of the processor for nothing that is asked here.
              contextOptions: { reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
});

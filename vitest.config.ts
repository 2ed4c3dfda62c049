/** The tests that need no browser page of their own: pure rules, and the server on a real database. */
import { defineConfig } from "vitest/config";

/** Starting a database and hashing passwords take their time on a busy machine. */
const SERVER_TIMEOUT_MS = 30_000;

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "src/{domain,contract,i18n,verification}/**/*.test.ts",
            "src/web/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
          // Style sheets are emptied by default; the contrast test reads the tokens.
          css: { include: /tokens\.css/ },
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["src/server/**/*.test.ts", "test/**/*.test.ts"],
          globalSetup: "test/global-setup.ts",
          testTimeout: SERVER_TIMEOUT_MS,
          hookTimeout: SERVER_TIMEOUT_MS,
        },
      },
    ],
  },
});
